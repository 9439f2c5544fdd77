// The file a match grows in, the rows of a deal at a time.
#pragma once

#include "lab/growing_file.h"
#include "lab/match_text.h"

namespace scoundrel {

class MatchFile {
  public:
    // Opens or begins it. A row cut short at its end is dropped; the file of another match, one
    // that another program has open, or no match at all is refused and stays as it is.
    static Result<MatchFile> open(const std::string& path, const MatchHead& head);

    // Those that were there, in the order of the file.
    const std::vector<MatchRow>& rows() const { return rows_; }

    // One write; if it fails, the file ends as it did before.
    Result<void> append(const std::vector<MatchRow>& rows);
    Result<void> sync() { return file_.sync(); }

  private:
    MatchFile(GrowingFile file, std::vector<MatchRow> rows)
        : file_(std::move(file)), rows_(std::move(rows)) {}

    GrowingFile file_;
    std::vector<MatchRow> rows_;
};

}  // namespace scoundrel
