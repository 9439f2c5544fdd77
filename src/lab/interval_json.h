// Shares, means and the like as JSON.
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

// Of one case alone there is no interval, of none no mean either.
inline Json mean_json(std::uint64_t cases, double mean, double error) {
    const bool known = cases >= 2;
    return {{"mean", cases == 0 ? Json() : Json(rounded(mean))},
            {"low", known ? Json(rounded(mean - error)) : Json()},
            {"high", known ? Json(rounded(mean + error)) : Json()}};
}
inline Json mean_json(const Mean& mean) {
    return mean_json(mean.count(), mean.mean(), mean.error());
}
inline Json mean_json(const Ratio& ratio) {
    return mean_json(ratio.count(), ratio.ratio(), ratio.error());
}

inline Json lead_json(ShareLead lead) {
    return {{"mean", rounded(lead.mean)}, {"low", rounded(lead.low)}, {"high", rounded(lead.high)}};
}

}  // namespace scoundrel
