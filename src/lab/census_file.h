// The file a census grows in: locked against a second program, appended to a whole row at a time,
// and good to go on with whenever its program was killed.
#pragma once

#include <string>

#include "lab/census.h"

namespace scoundrel {

class CensusFile {
  public:
    // Opens or begins it. A row cut short at its end is dropped; a file of other rules, one that
    // another program has open, or no census at all is refused and stays as it is.
    static Result<CensusFile> open(const std::string& path, const CensusHead& head);

    CensusFile(CensusFile&& other) noexcept;
    CensusFile& operator=(CensusFile&&) = delete;
    ~CensusFile();

    // Those that were there, in the order of the file.
    const std::vector<CensusRow>& rows() const { return rows_; }

    // One write; if it fails, the file ends as it did before.
    Result<void> append(const CensusRow& row);
    Result<void> sync();

  private:
    CensusFile(std::string path, int fd) : path_(std::move(path)), fd_(fd) {}
    Result<std::string> read() const;
    Result<void> add(std::string_view text);

    std::string path_;
    int fd_;
    std::size_t end_ = 0;
    std::vector<CensusRow> rows_;
};

// Whether a program is at work on the file.
bool census_in_use(const std::string& path);

}  // namespace scoundrel
