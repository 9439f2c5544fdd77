#include "storage/check_note.h"

#include "notation/numbers.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel check 1\n";
constexpr std::size_t digits = 20;  // of the largest number

constexpr std::size_t hash_digits = 16;

std::string printed_hash(std::string_view text) { return print_hex(hash_of(text).value()); }

}  // namespace

Fnv1a hash_of(std::string_view text) {
    Fnv1a hash;
    hash.add_text(text);
    return hash;
}

CheckNote note_of(std::uint64_t bytes, const Fnv1a& hash) {
    return {bytes, print_hex(hash.value())};
}

std::string print_check(const CheckNote& note) {
    const std::string bytes = std::to_string(note.bytes);
    const std::string said = std::string(digits - bytes.size(), '0') + bytes + " " + note.hash;
    return std::string(first_line) + said + " " + printed_hash(said) + "\n";
}

// There is one way to write a note, so it is read by writing it again.
std::optional<CheckNote> parse_check(std::string_view text) {
    constexpr std::size_t hash_at = first_line.size() + digits + 1;
    if (text.size() < hash_at + hash_digits) return {};
    const auto bytes = parse_number(text.substr(first_line.size(), digits));
    if (!bytes) return {};
    const CheckNote note{*bytes, std::string(text.substr(hash_at, hash_digits))};
    if (!text.starts_with(print_check(note))) return {};
    return note;
}

Check check_against(const std::optional<CheckNote>& note, std::string_view text) {
    if (!note) return Check::none;
    if (note->bytes > text.size()) return Check::changed;
    return printed_hash(text.substr(0, note->bytes)) == note->hash ? Check::good : Check::changed;
}

}  // namespace scoundrel
