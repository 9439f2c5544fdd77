// Shares and means as JSON.
#pragma once

#include "json/json.h"
#include "lab/interval.h"

namespace scoundrel {

// Six decimals say more than any sample knows, and are the same on every machine.
inline double rounded(double number) { return std::round(number * 1e6) / 1e6; }

inline Json share_json(Share share) {
    return {{"share", rounded(share.share)},
            {"low", rounded(share.low)},
            {"high", rounded(share.high)}};
}

inline Json mean_json(const Mean& mean) {
    Json json{{"mean", rounded(mean.mean())}, {"low", nullptr}, {"high", nullptr}};
    if (mean.count() < 2) return json;
    json["low"] = rounded(mean.mean() - mean.error());
    json["high"] = rounded(mean.mean() + mean.error());
    return json;
}

}  // namespace scoundrel
