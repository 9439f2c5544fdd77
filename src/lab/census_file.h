// The file a census grows in, a row at a time.
#pragma once

#include <string>

#include "lab/census.h"
#include "lab/growing_file.h"

namespace scoundrel {

class CensusFile {
  public:
    // Opens or begins it. A row cut short at its end is dropped; a file of other rules, one that
    // another program has open, or no census at all is refused and stays as it is.
    static Result<CensusFile> open(const std::string& path, const CensusHead& head);

    // Those that were there, in the order of the file.
    const std::vector<CensusRow>& rows() const { return rows_; }

    // One write; if it fails, the file ends as it did before.
    Result<void> append(const CensusRow& row) { return file_.add(print_census_row(row) + "\n"); }
    Result<void> sync() { return file_.sync(); }

  private:
    CensusFile(GrowingFile file, std::vector<CensusRow> rows)
        : file_(std::move(file)), rows_(std::move(rows)) {}

    GrowingFile file_;
    std::vector<CensusRow> rows_;
};

}  // namespace scoundrel
