// The one door to files: whatever the program opens, it opens here, so that no path with a NUL byte
// reaches the system (which would take it for a shorter one), nothing that is not a file is taken
// for one, and nothing waits.
#pragma once

#include <cerrno>
#include <string>
#include <string_view>

#include "notation/error.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// "PATH: why", why being what the system said last if it is not given.
std::unexpected<Error> file_error(const std::string& path);
std::unexpected<Error> file_error(const std::string& path, const std::string& why);
std::unexpected<Error> file_error(const std::string& path, Phrase why);

// Whether the system would take the path as it is; and the error if not.
bool is_path(const std::string& path);
std::unexpected<Error> no_path();

// A call of the system, again whenever a signal came in between.
template <class Call>
auto uninterrupted(Call call) {
    auto done = call();
    while (done < 0 && errno == EINTR) done = call();
    return done;
}

class OpenFile {
  public:
    enum class What {
        file,       // an ordinary one: directories, pipes, sockets and devices are refused
        directory,  // to be synced
        anything,   // to be written to, as the user says
    };
    // The flags of open(2); a file that is made is its owner's alone, or, where `shared`, as the
    // user's mask has it.
    static Result<OpenFile> open(const std::string& path, int flags, What what = What::file,
                                 bool shared = false);

    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile();

    int fd() const { return fd_; }

    // What it holds from its beginning on; an error if that is more than `most` bytes.
    Result<std::string> read(std::size_t most) const;

    // False, and errno says why, if not all of it could be written.
    bool write(std::string_view text, std::size_t at) const;

    bool sync() const;        // contents and size
    bool sync_whole() const;  // all that the system knows of it

  private:
    OpenFile(std::string path, int fd) : path_(std::move(path)), fd_(fd) {}

    std::string path_;
    int fd_;
};

// "it is larger than 64 KiB"
std::string too_large(std::size_t most);

}  // namespace scoundrel
