// Lines that each end in a check (notation.md, "Checks"): the hash of all lines so far. Whoever
// reads them can tell a line that was changed, taken out, put in or moved from a last one cut short
// in writing. It guards against accidents and careless edits, not against a forger.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/lines.h"
#include "notation/error.h"
#include "phrases/catalogue.h"
#include "rules/random.h"

namespace scoundrel {

inline constexpr std::uint64_t no_lines_yet = Fnv1a().value();

// What the checks of a text say.
struct Checks {
    bool there = false;                 // a text of format 1 has none
    std::vector<std::size_t> failed{};  // the numbers of lines, from 1
    std::uint64_t last = no_lines_yet;  // of the last line, to go on from

    friend bool operator==(const Checks&, const Checks&) = default;
};

// For JSON: `good`, `failed`, or `none` of format 1.
std::string_view checks_text(const Checks& checks);

// Gives each of some whole lines its check, and goes on with `last`.
std::string with_checks(std::string_view lines, std::uint64_t& last);

// Whole lines, one after the other; without checks where there are to be none.
class LineReader {
  public:
    LineReader(std::string_view text, bool checked) : size_(text.size()), rest_(text) {
        checks_.there = checked;
    }

    // Without its check; nothing after the last whole line.
    std::optional<std::string_view> next();

    // Of the line given last.
    bool good() const { return good_; }
    std::size_t number() const { return number_; }
    std::size_t used() const { return size_ - rest_.size(); }  // bytes up to its end
    const Checks& checks() const { return checks_; }

  private:
    std::string_view without_check(std::string_view line);

    std::size_t size_;
    std::string_view rest_;
    Checks checks_;
    std::size_t number_ = 0;
    bool good_ = true;
};

// The rows of a text to its end. A line that is no row is an error, unless its check says already
// that it was changed; `row_of` says what it should be a row of.
template <class Row, class Parse>
Result<std::vector<Row>> read_rows(LineReader& lines, Phrase row_of, Parse parse) {
    std::vector<Row> rows;
    while (const auto line = lines.next()) {
        if (auto row = parse(*line))
            rows.push_back(std::move(*row));
        else if (lines.good())
            return fail(ErrorCode::bad_record,
                        say({}, Phrase::error_row,
                            {{"line", std::uint64_t{lines.number()}}, {"what", say({}, row_of)}}));
    }
    return rows;
}

// Lines that fail are an error: for those who would go on from them.
Result<void> require_good(const Checks& checks);

// A text that goes on with another head than the one wanted: the first line in which they differ
// tells why. `other` names {there} and {wanted}.
struct HeadPhrases {
    Phrase other, damaged;
};
std::unexpected<Error> another_head(HeadPhrases phrases, std::string_view there,
                                    std::string_view wanted);

// Rows that long work goes on with, under a head that must be this one to the letter.
template <class Row>
struct ResumedRows {
    std::vector<Row> rows{};
    std::size_t used = 0;  // bytes up to the end of the last whole row; 0: it begins again
    Checks checks{};
};
struct ResumePhrases {
    Phrase none;  // where the first line is another: names the {line} it should be
    HeadPhrases head;
    Phrase row_of;
};

// `head`: whole lines without checks, the last of which says what the columns are. A text cut short
// within its head, or empty, begins again. Another head, or lines that fail their checks, are
// errors.
template <class Row, class Parse>
Result<ResumedRows<Row>> resume_rows(std::string_view text, std::string_view head,
                                     const ResumePhrases& phrases, Parse parse) {
    ResumedRows<Row> read;
    std::uint64_t last = no_lines_yet;
    const std::string whole = with_checks(head, last);
    if (whole.starts_with(text) && whole != text) return read;
    const std::string_view first_line = head.substr(0, head.find('\n'));
    const std::string_view columns = head.substr(head.rfind('\n', head.size() - 2) + 1);
    LineReader lines(text, true);
    if (lines.next() != first_line)
        return fail(ErrorCode::bad_record,
                    say({}, phrases.none, {{"line", std::string(first_line)}}));
    std::string there = std::string(first_line) + "\n";
    while (const auto line = lines.next()) {
        there.append(*line).append("\n");
        if (std::string(*line) + "\n" == columns) break;
    }
    if (there != head) return another_head(phrases.head, there, head);
    auto rows = read_rows<Row>(lines, phrases.row_of, parse);
    if (!rows) return std::unexpected(rows.error());
    if (const auto good = require_good(lines.checks()); !good) return std::unexpected(good.error());
    return ResumedRows<Row>{std::move(*rows), lines.used(), lines.checks()};
}

}  // namespace scoundrel
