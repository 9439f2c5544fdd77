#include "system/open_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "phrases/system_error.h"

namespace scoundrel {

namespace {

// What is no ordinary file, in words; for a directory the system has its own.
std::string what_else_it_is(mode_t mode) {
    if (S_ISDIR(mode)) return say_system_error(EISDIR);
    if (S_ISFIFO(mode)) return say({}, Phrase::error_is_pipe);
    if (S_ISSOCK(mode)) return say({}, Phrase::error_is_socket);
    return say({}, Phrase::error_is_device);
}

}  // namespace

std::unexpected<Error> file_error(const std::string& path, const std::string& why) {
    return fail(ErrorCode::storage, say({}, Phrase::named_part, {{"whole", path}, {"part", why}}));
}

std::unexpected<Error> file_error(const std::string& path, Phrase why) {
    return file_error(path, say({}, why));
}

std::unexpected<Error> file_error(const std::string& path) {
    return file_error(path, say_system_error(errno));
}

bool is_path(const std::string& path) { return path.find('\0') == path.npos; }

std::unexpected<Error> no_path() {
    return fail(ErrorCode::storage, say({}, Phrase::error_nul_in_path));
}

Result<OpenFile> OpenFile::open(const std::string& path, int flags, What what, bool shared) {
    if (!is_path(path)) return no_path();
    constexpr mode_t owners_alone = 0600;
    constexpr mode_t by_the_mask = 0666;
    flags |= O_CLOEXEC | O_NOCTTY;
    if (what == What::file) flags |= O_NONBLOCK;  // a pipe would wait for its other end
    if (what == What::directory) flags |= O_DIRECTORY;
    OpenFile file(path, uninterrupted([&] {
                      return ::open(path.c_str(), flags, shared ? by_the_mask : owners_alone);
                  }));
    if (file.fd_ < 0) return file_error(path);
    if (what != What::file) return file;
    struct stat status{};
    if (::fstat(file.fd_, &status) != 0) return file_error(path);
    if (!S_ISREG(status.st_mode)) return file_error(path, what_else_it_is(status.st_mode));
    return file;
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : path_(std::move(other.path_)), fd_(std::exchange(other.fd_, -1)) {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(fd_, other.fd_);
    return *this;
}

OpenFile::~OpenFile() {
    if (fd_ >= 0) (void)::close(fd_);
}

// The limit holds for what is read: a file can grow meanwhile, and some tell no size.
Result<std::string> OpenFile::read(std::size_t most) const {
    std::string text;
    char buffer[1 << 16];
    while (true) {
        const auto got = uninterrupted(
            [&] { return ::pread(fd_, buffer, sizeof buffer, static_cast<off_t>(text.size())); });
        if (got < 0) return file_error(path_);
        if (got == 0) return text;
        text.append(buffer, static_cast<std::size_t>(got));
        if (text.size() > most) return file_error(path_, too_large(most));
    }
}

bool OpenFile::write(std::string_view text, std::size_t at) const {
    while (!text.empty()) {
        const auto written = uninterrupted(
            [&] { return ::pwrite(fd_, text.data(), text.size(), static_cast<off_t>(at)); });
        if (written < 0) return false;
        if (written == 0) return errno = ENOSPC, false;
        text.remove_prefix(static_cast<std::size_t>(written));
        at += static_cast<std::size_t>(written);
    }
    return true;
}

bool OpenFile::sync() const {
    return uninterrupted([&] { return ::fdatasync(fd_); }) == 0;
}

bool OpenFile::sync_whole() const {
    return uninterrupted([&] { return ::fsync(fd_); }) == 0;
}

std::string too_large(std::size_t most) {
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    const std::string size = most >= mebibyte ? std::to_string(most / mebibyte) + " MiB"
                                              : std::to_string(most / 1024) + " KiB";
    return say({}, Phrase::error_larger, {{"size", size}});
}

}  // namespace scoundrel
