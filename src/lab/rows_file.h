// The file that long work adds its rows to: resumed where it was left, or begun.
#pragma once

#include <span>

#include "lab/census.h"
#include "lab/growing_file.h"
#include "lab/puzzle_search.h"
#include "lab/times_text.h"
#include "lab/trial_text.h"

namespace scoundrel {

// What a format is called, and how its head and rows are read and written.
struct CensusFormat {
    using Head = CensusHead;
    using Row = CensusRow;
    static constexpr Phrase what = Phrase::this_census;
    static constexpr auto resume = resume_census;
    static constexpr auto print_head = print_census_head;
    static constexpr auto print_row = print_census_row;
};
struct MatchFormat {
    using Head = MatchHead;
    using Row = MatchRow;
    static constexpr Phrase what = Phrase::this_match;
    static constexpr auto resume = resume_match;
    static constexpr auto print_head = print_match_head;
    static constexpr auto print_row = print_match_row;
};
struct TimesFormat {
    using Head = TimesHead;
    using Row = TimesRow;
    static constexpr Phrase what = Phrase::this_match;
    static constexpr auto resume = resume_times;
    static constexpr auto print_head = print_times_head;
    static constexpr auto print_row = print_times_row;
};

struct PuzzlesFormat {
    using Head = Variant;
    using Row = Puzzle;
    static constexpr Phrase what = Phrase::this_puzzles;
    static constexpr auto resume = resume_puzzles;
    static constexpr auto print_head = print_puzzles_head;
    static constexpr auto print_row = print_puzzle;
};

struct TrialFormat {
    using Head = TrialPlan;
    using Row = Trial;
    static constexpr Phrase what = Phrase::this_comparison;
    static constexpr auto resume = resume_trials;
    static constexpr auto print_head = print_trial_head;
    static constexpr auto print_row = print_trial;
};

template <class Format>
class RowsFile {
  public:
    using Row = typename Format::Row;

    // A row cut short at its end is dropped; a file with another head, with lines that fail their
    // checks, one that another program has open, or one of another kind is refused and stays as it
    // is. One of format 1 is read, and does not grow.
    static Result<RowsFile> open(const std::string& path, const typename Format::Head& head) {
        auto file = GrowingFile::open(path, Format::what);
        if (!file) return std::unexpected(file.error());
        const auto text = file->read();
        if (!text) return std::unexpected(text.error());
        auto read = Format::resume(*text, head);
        if (!read) return file->refused(read.error().message);
        const bool begun = read->used > 0;
        RowsFile rows(std::move(*file), std::move(read->rows), std::move(read->checks), begun);
        if (!rows.checked()) return rows;
        auto ready = rows.file_.go_on_from(read->used);
        if (ready && !begun) ready = rows.add(Format::print_head(head));
        if (!ready) return std::unexpected(ready.error());
        return rows;
    }

    // Those that were there, in the order of the file.
    std::vector<Row>& rows() { return rows_; }
    const std::vector<Row>& rows() const { return rows_; }

    const Checks& checks() const { return checks_; }
    bool checked() const { return checks_.there; }
    // An error that says what to do, where the format is an old one.
    Result<void> may_grow() const {
        if (checked()) return {};
        return file_.refused(Phrase::error_old_format);
    }

    // One write; if it fails, the file ends as it did before.
    Result<void> append(const Row& row) { return append(std::span(&row, 1)); }
    Result<void> append(std::span<const Row> rows) {
        std::string lines;
        for (const Row& row : rows) lines += Format::print_row(row) + "\n";
        return add(lines);
    }
    Result<void> sync() { return file_.sync(); }

  private:
    RowsFile(GrowingFile file, std::vector<Row> rows, Checks checks, bool begun)
        : file_(std::move(file)), rows_(std::move(rows)), checks_(std::move(checks)) {
        checks_.there |= !begun;
    }

    Result<void> add(std::string_view lines) {
        if (const auto may = may_grow(); !may) return may;
        std::uint64_t last = checks_.last;
        const auto added = file_.add(with_checks(lines, last));
        if (added) checks_.last = last;
        return added;
    }

    GrowingFile file_;
    std::vector<Row> rows_;
    Checks checks_;
};

using CensusFile = RowsFile<CensusFormat>;
using PuzzlesFile = RowsFile<PuzzlesFormat>;
using TrialFile = RowsFile<TrialFormat>;

// A match, and beside it in FILE.times how long players thought: what is lost of that, when a
// program is killed between the two, is not known any more and nothing else.
class MatchFile {
  public:
    static Result<MatchFile> open(const std::string& path, const MatchHead& head);

    const std::vector<MatchRow>& rows() const { return match_.rows(); }  // with their times
    const Checks& checks() const { return match_.checks(); }
    Result<void> may_grow() const { return match_.may_grow(); }
    Result<void> append(std::span<const MatchRow> rows);
    Result<void> sync();

  private:
    using Times = RowsFile<TimesFormat>;
    MatchFile(RowsFile<MatchFormat> match, std::optional<Times> times)
        : match_(std::move(match)), times_(std::move(times)) {}

    RowsFile<MatchFormat> match_;
    std::optional<Times> times_;  // in format 1 they are among the rows
};

// Where the times of a match are.
std::string times_path(const std::string& match);

}  // namespace scoundrel
