// The file that long work adds its rows to: resumed where it was left, or begun.
#pragma once

#include <span>

#include "lab/census.h"
#include "lab/growing_file.h"
#include "lab/match_text.h"

namespace scoundrel {

// What a format calls itself, and how its head and rows are read and written.
struct CensusFormat {
    using Head = CensusHead;
    using Row = CensusRow;
    static constexpr std::string_view what = "census";
    static constexpr auto resume = resume_census;
    static constexpr auto print_head = print_census_head;
    static constexpr auto print_row = print_census_row;
};
struct MatchFormat {
    using Head = MatchHead;
    using Row = MatchRow;
    static constexpr std::string_view what = "match";
    static constexpr auto resume = resume_match;
    static constexpr auto print_head = print_match_head;
    static constexpr auto print_row = print_match_row;
};

template <class Format>
class RowsFile {
  public:
    using Row = typename Format::Row;

    // A row cut short at its end is dropped; a file with another head, one that another program has
    // open, or one of another kind is refused and stays as it is.
    static Result<RowsFile> open(const std::string& path, const typename Format::Head& head) {
        auto file = GrowingFile::open(path, Format::what);
        if (!file) return std::unexpected(file.error());
        const auto text = file->read();
        if (!text) return std::unexpected(text.error());
        auto read = Format::resume(*text, head);
        if (!read) return file->refused(read.error().message);
        auto ready = file->go_on_from(read->used);
        if (ready && read->used == 0) ready = file->add(Format::print_head(head));
        if (!ready) return std::unexpected(ready.error());
        return RowsFile(std::move(*file), std::move(read->rows));
    }

    // Those that were there, in the order of the file.
    const std::vector<Row>& rows() const { return rows_; }

    // One write; if it fails, the file ends as it did before.
    Result<void> append(const Row& row) { return append(std::span(&row, 1)); }
    Result<void> append(std::span<const Row> rows) {
        std::string text;
        for (const Row& row : rows) text += Format::print_row(row) + "\n";
        return file_.add(text);
    }
    Result<void> sync() { return file_.sync(); }

  private:
    RowsFile(GrowingFile file, std::vector<Row> rows)
        : file_(std::move(file)), rows_(std::move(rows)) {}

    GrowingFile file_;
    std::vector<Row> rows_;
};

using CensusFile = RowsFile<CensusFormat>;
using MatchFile = RowsFile<MatchFormat>;

}  // namespace scoundrel
