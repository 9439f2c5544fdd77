#include "lab/checked_lines.h"

#include <algorithm>

#include "notation/numbers.h"

namespace scoundrel {

namespace {

constexpr std::size_t check_digits = 16;

std::uint64_t check_after(std::uint64_t last, std::string_view line) {
    Fnv1a hash(last);
    hash.add_text(line);
    hash.add('\n');
    return hash.value();
}

}  // namespace

std::string with_checks(std::string_view lines, std::uint64_t& last) {
    std::string text;
    while (const auto line = next_line(lines)) {
        last = check_after(last, *line);
        text.append(*line).append(" ").append(print_hex(last)).append("\n");
    }
    return text;
}

std::optional<std::string_view> LineReader::next() {
    const auto line = next_line(rest_);
    if (!line) return {};
    ++number_;
    return checks_.there ? without_check(*line) : *line;
}

// The line after one that fails is held against the check that stands there, so that it need not
// fail with it.
std::string_view LineReader::without_check(std::string_view line) {
    const bool has_room = line.size() > check_digits && line[line.size() - check_digits - 1] == ' ';
    const auto stated =
        has_room ? parse_hex(line.substr(line.size() - check_digits)) : std::nullopt;
    if (stated) line.remove_suffix(check_digits + 1);
    const std::uint64_t check = check_after(checks_.last, line);
    good_ = stated == check;
    if (!good_) checks_.failed.push_back(number_);
    checks_.last = stated.value_or(check);
    return line;
}

std::string_view checks_text(const Checks& checks) {
    return !checks.there ? "none" : checks.failed.empty() ? "good" : "failed";
}

Result<void> require_good(const Checks& checks) {
    if (checks.failed.empty()) return {};
    const Arguments arguments{{"line", std::uint64_t{checks.failed.front()}},
                              {"more", std::uint64_t{checks.failed.size() - 1}}};
    return fail(
        ErrorCode::bad_record,
        say({}, checks.failed.size() > 1 ? Phrase::error_checks_failed : Phrase::error_check_failed,
            arguments));
}

std::unexpected<Error> another_head(HeadPhrases phrases, std::string_view there,
                                    std::string_view wanted) {
    while (const auto line = next_line(wanted)) {
        const auto other = next_line(there);
        if (other != line)
            return fail(ErrorCode::bad_record, say({}, phrases.other,
                                                   {{"there", std::string(other.value_or(""))},
                                                    {"wanted", std::string(*line)}}));
    }
    return fail(ErrorCode::bad_record, say({}, phrases.damaged));
}

}  // namespace scoundrel
