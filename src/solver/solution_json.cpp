#include "solver/solution_json.h"

#include "notation/moves.h"

namespace scoundrel {

namespace {

Json number_or_null(std::optional<int> number) { return number ? Json(*number) : Json(); }

// A limit; nothing if the request does not set it.
Result<std::optional<std::uint64_t>> limit_field(const Json& request, const char* name) {
    const auto at = request.find(name);
    if (at == request.end()) return std::nullopt;
    if (!at->is_number_unsigned() || at->get<std::uint64_t>() < 1)
        return fail(ErrorCode::bad_request,
                    "'" + std::string(name) + "' must be a whole number of at least 1");
    return at->get<std::uint64_t>();
}

}  // namespace

std::string_view verdict_text(Verdict verdict) {
    switch (verdict) {
        case Verdict::won: return "won";
        case Verdict::lost: return "lost";
        case Verdict::unknown: return "unknown";
    }
    return "unknown";
}

std::string_view limit_text(Limit limit) {
    switch (limit) {
        case Limit::none: return "none";
        case Limit::memory: return "memory";
        case Limit::nodes: return "nodes";
        case Limit::time: return "time";
        case Limit::chance: return "chance";
    }
    return "none";
}

Json solution_json(const Solution& solution) {
    Json line = Json::array();
    for (const Move move : solution.line) line.push_back(print_move(move));
    Json json{{"verdict", verdict_text(solution.verdict)},
              {"best_score", number_or_null(solution.best_score)},
              {"line", std::move(line)},
              {"avoids", number_or_null(solution.avoids)},
              {"nodes", solution.nodes}};
    if (solution.limit != Limit::none) json["limit"] = limit_text(solution.limit);
    if (solution.at_least) json["at_least"] = *solution.at_least;
    return json;
}

std::function<bool()> stop_after(std::chrono::milliseconds time) {
    using Clock = std::chrono::steady_clock;
    const auto now = Clock::now();
    const auto most = std::chrono::floor<std::chrono::milliseconds>(Clock::time_point::max() - now);
    return [end = now + std::min(time, most)] { return Clock::now() >= end; };
}

Result<Json> answer_solve(const Variant& variant, const Game& game,
                          const std::optional<Deck>& order, const Json& request) {
    const auto ms = limit_field(request, "ms");
    if (!ms) return std::unexpected(ms.error());
    const auto nodes = limit_field(request, "nodes");
    if (!nodes) return std::unexpected(nodes.error());
    if (!order)
        return fail(ErrorCode::not_available,
                    "nobody knows the order of the unseen cards at a real table");
    Limits limits;
    if (*nodes) limits.nodes = **nodes;
    if (*ms) {
        using std::chrono::milliseconds;
        const auto most = static_cast<std::uint64_t>(milliseconds::max().count());
        limits.stop = stop_after(milliseconds(std::min(**ms, most)));
    }
    return solution_json(solve(variant.rules, game.position, *order, game.account.stats.slain_value,
                               Question::everything, limits));
}

}  // namespace scoundrel
