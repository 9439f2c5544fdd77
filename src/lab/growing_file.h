// A file that long work adds to: locked against a second program, grown by whole pieces, and good
// to go on with whenever its program was killed. What the pieces are is for others to say.
#pragma once

#include <string>
#include <string_view>

#include "notation/error.h"
#include "phrases/catalogue.h"

namespace scoundrel {

class GrowingFile {
  public:
    // Opens or begins it. One that another program has open is refused; `what` it is, "this
    // census", is said then.
    static Result<GrowingFile> open(const std::string& path, Phrase what);

    GrowingFile(GrowingFile&& other) noexcept;
    GrowingFile& operator=(GrowingFile&&) = delete;
    ~GrowingFile();

    Result<std::string> read() const;
    // Goes on from here: what comes after, cut short in writing, is dropped.
    Result<void> go_on_from(std::size_t end);
    // One write; if it fails, the file ends as it did before.
    Result<void> add(std::string_view text);
    Result<void> sync();

    // An error that names the file.
    std::unexpected<Error> refused(const std::string& why) const;
    std::unexpected<Error> refused(Phrase why, const Arguments& arguments = {}) const;

  private:
    GrowingFile(std::string path, int fd) : path_(std::move(path)), fd_(fd) {}
    std::unexpected<Error> failed() const;

    std::string path_;
    int fd_;
    std::size_t end_ = 0;
};

// Whether a program is at work on the file.
bool growing_file_in_use(const std::string& path);

}  // namespace scoundrel
