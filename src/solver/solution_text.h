// The words that formats have for verdicts and limits.
#pragma once

#include <string_view>

#include "solver/solver.h"

namespace scoundrel {

constexpr std::string_view verdict_text(Verdict verdict) {
    switch (verdict) {
        case Verdict::won: return "won";
        case Verdict::lost: return "lost";
        case Verdict::unknown: return "unknown";
    }
    return "unknown";
}

constexpr std::string_view limit_text(Limit limit) {
    switch (limit) {
        case Limit::none: return "none";
        case Limit::memory: return "memory";
        case Limit::nodes: return "nodes";
        case Limit::time: return "time";
        case Limit::chance: return "chance";
    }
    return "none";
}

}  // namespace scoundrel
