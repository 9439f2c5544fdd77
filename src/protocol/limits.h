// What one request may hold, and how long it may take. Told by `hello`.
#pragma once

#include <cstddef>
#include <cstdint>

namespace scoundrel {

inline constexpr std::size_t largest_request = std::size_t{16} << 20;  // bytes
inline constexpr int deepest_json = 64;              // more would only serve to exhaust the stack
inline constexpr std::size_t most_values = 200'000;  // in its JSON
// Milliseconds that work may take: where `ms` says nothing, and the most that it may say.
inline constexpr std::uint64_t usual_work = 600'000, longest_work = 3'600'000;

}  // namespace scoundrel
