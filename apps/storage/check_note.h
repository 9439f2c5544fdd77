// The note beside a stored game, `NAME.check`: how many bytes of it were written here, and their
// hash. It tells an accident (a disk that forgets, an editor, a careless copy) and no forger.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/random.h"

namespace scoundrel {

// Goes on with more bytes, as a game does.
Fnv1a hash_of(std::string_view text);

struct CheckNote {
    std::uint64_t bytes = 0;  // from the beginning; what comes after them is not covered
    std::string hash{};       // FNV-1a of these, 16 hex digits

    friend bool operator==(const CheckNote&, const CheckNote&) = default;
};

// Always of the same length, so that it is written over in its place. Its last word is a hash of
// the two before it: a note that was cut in writing is no note.
CheckNote note_of(std::uint64_t bytes, const Fnv1a& hash);
std::string print_check(const CheckNote& note);
std::optional<CheckNote> parse_check(std::string_view text);

enum class Check : std::uint8_t {
    none,     // no note: an older version's game, or a kill before the note was written
    good,     // what the note covers is as it was written
    changed,  // it is not
};

Check check_against(const std::optional<CheckNote>& note, std::string_view text);

}  // namespace scoundrel
