// How much of a long test is done. The sanitizers make everything several times slower, and look
// for other faults than wrong numbers: the build without them does the whole, theirs a part.
#pragma once

namespace scoundrel::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
inline constexpr bool sanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool sanitized = false;
#endif

// So many, or an eighth of them.
constexpr int thorough(int whole) { return sanitized ? (whole + 7) / 8 : whole; }

}  // namespace scoundrel::test
