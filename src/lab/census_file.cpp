#include "lab/census_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace scoundrel {

namespace {

std::unexpected<Error> refused(const std::string& path, const std::string& why) {
    return fail(ErrorCode::storage, path + ": " + why);
}

std::unexpected<Error> failed(const std::string& path) {
    return refused(path, std::strerror(errno));
}

}  // namespace

CensusFile::CensusFile(CensusFile&& other) noexcept
    : path_(std::move(other.path_)),
      fd_(std::exchange(other.fd_, -1)),
      end_(other.end_),
      rows_(std::move(other.rows_)) {}

CensusFile::~CensusFile() {
    if (fd_ >= 0) ::close(fd_);
}

Result<CensusFile> CensusFile::open(const std::string& path, const CensusHead& head) {
    constexpr mode_t for_everyone = 0666;  // less what the user's mask takes away
    CensusFile file(path, ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK,
                                 for_everyone));
    if (file.fd_ < 0) return failed(path);
    struct stat status{};
    if (::fstat(file.fd_, &status) != 0) return failed(path);
    if (!S_ISREG(status.st_mode)) return refused(path, "it is no ordinary file");
    if (::flock(file.fd_, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? refused(path, "another program is at work on this census")
                                    : failed(path);
    const auto text = file.read();
    if (!text) return std::unexpected(text.error());
    auto census = resume_census(*text, head);
    if (!census) return refused(path, census.error().message);
    file.rows_ = std::move(census->rows);
    file.end_ = census->used;
    if (::ftruncate(file.fd_, static_cast<off_t>(file.end_)) != 0) return failed(path);
    if (file.end_ == 0)
        if (const auto begun = file.add(print_census_head(head)); !begun)
            return std::unexpected(begun.error());
    return file;
}

Result<std::string> CensusFile::read() const {
    std::string text;
    char buffer[1 << 16];
    while (true) {
        const ssize_t got = ::pread(fd_, buffer, sizeof buffer, static_cast<off_t>(text.size()));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failed(path_);
        if (got == 0) return text;
        text.append(buffer, static_cast<std::size_t>(got));
    }
}

Result<void> CensusFile::add(std::string_view text) {
    ssize_t written = -1;
    do written = ::pwrite(fd_, text.data(), text.size(), static_cast<off_t>(end_));
    while (written < 0 && errno == EINTR);
    if (written != static_cast<ssize_t>(text.size())) {
        if (written >= 0) errno = ENOSPC;  // a part fits, and no more
        const auto error = failed(path_);
        (void)!::ftruncate(fd_, static_cast<off_t>(end_));
        return error;
    }
    end_ += text.size();
    return {};
}

Result<void> CensusFile::append(const CensusRow& row) { return add(print_census_row(row) + "\n"); }

Result<void> CensusFile::sync() {
    struct stat status{};
    if (::fstat(fd_, &status) != 0 || ::fdatasync(fd_) != 0) return failed(path_);
    if (status.st_nlink == 0) return refused(path_, "it was deleted while the census went on");
    if (static_cast<std::size_t>(status.st_size) < end_)
        return refused(path_, "it was cut short while the census went on");
    return {};
}

bool census_in_use(const std::string& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (fd < 0) return false;
    const bool held = ::flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(fd);
    return held;
}

}  // namespace scoundrel
