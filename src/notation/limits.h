// How much is taken from outside, wherever it comes from; what is more is `too_large`, or
// `too_long` where a game would go on for ever. Reading takes time in proportion to these, never
// more.
#pragma once

#include <cstddef>

namespace scoundrel {

inline constexpr std::size_t largest_record = std::size_t{16} << 20;  // bytes
inline constexpr std::size_t longest_text = std::size_t{64} << 10;    // bytes of a seed, a remark
inline constexpr std::size_t most_events = 100'000;                   // in a log
inline constexpr int longest_line = 10'000;                           // moves not taken back

}  // namespace scoundrel
