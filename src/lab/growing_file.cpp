#include "lab/growing_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "phrases/system_error.h"

namespace scoundrel {

std::unexpected<Error> GrowingFile::refused(const std::string& why) const {
    return fail(ErrorCode::storage, say({}, Phrase::named_part, {{"whole", path_}, {"part", why}}));
}

std::unexpected<Error> GrowingFile::refused(Phrase why, const Arguments& arguments) const {
    return refused(say({}, why, arguments));
}

std::unexpected<Error> GrowingFile::failed() const { return refused(say_system_error(errno)); }

GrowingFile::GrowingFile(GrowingFile&& other) noexcept
    : path_(std::move(other.path_)), fd_(std::exchange(other.fd_, -1)), end_(other.end_) {}

GrowingFile::~GrowingFile() {
    if (fd_ >= 0) ::close(fd_);
}

Result<GrowingFile> GrowingFile::open(const std::string& path, Phrase what) {
    constexpr mode_t for_everyone = 0666;  // less what the user's mask takes away
    constexpr int flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
    GrowingFile file(path, ::open(path.c_str(), flags, for_everyone));
    if (file.fd_ < 0) return file.failed();
    struct stat status{};
    if (::fstat(file.fd_, &status) != 0) return file.failed();
    if (!S_ISREG(status.st_mode)) return file.refused(Phrase::error_no_ordinary_file);
    if (::flock(file.fd_, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? file.refused(Phrase::error_at_work, {{"what", say({}, what)}})
                                    : file.failed();
    return file;
}

Result<std::string> GrowingFile::read() const {
    constexpr std::size_t largest = std::size_t{4} << 30;  // a hundred million rows
    struct stat status{};
    if (::fstat(fd_, &status) != 0) return failed();
    if (static_cast<std::size_t>(status.st_size) > largest)
        return refused(Phrase::error_larger, {{"size", "4 GiB"}});
    std::string text;
    char buffer[1 << 16];
    while (text.size() <= largest) {
        const ssize_t got = ::pread(fd_, buffer, sizeof buffer, static_cast<off_t>(text.size()));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failed();
        if (got == 0) return text;
        text.append(buffer, static_cast<std::size_t>(got));
    }
    return refused(Phrase::error_larger, {{"size", "4 GiB"}});
}

Result<void> GrowingFile::go_on_from(std::size_t end) {
    if (::ftruncate(fd_, static_cast<off_t>(end)) != 0) return failed();
    end_ = end;
    return {};
}

Result<void> GrowingFile::add(std::string_view text) {
    ssize_t written = -1;
    do written = ::pwrite(fd_, text.data(), text.size(), static_cast<off_t>(end_));
    while (written < 0 && errno == EINTR);
    if (written != static_cast<ssize_t>(text.size())) {
        if (written >= 0) errno = ENOSPC;  // a part fits, and no more
        const auto error = failed();
        (void)!::ftruncate(fd_, static_cast<off_t>(end_));
        return error;
    }
    end_ += text.size();
    return {};
}

Result<void> GrowingFile::sync() {
    struct stat status{};
    if (::fstat(fd_, &status) != 0 || ::fdatasync(fd_) != 0) return failed();
    if (status.st_nlink == 0) return refused(Phrase::error_deleted_at_work);
    if (static_cast<std::size_t>(status.st_size) < end_) return refused(Phrase::error_cut_at_work);
    return {};
}

bool growing_file_in_use(const std::string& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (fd < 0) return false;
    const bool held = ::flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(fd);
    return held;
}

}  // namespace scoundrel
