#include "storage/file_storage.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace scoundrel {

namespace {

constexpr std::string_view ending = ".game";
constexpr mode_t ours_alone = 0600;

std::unexpected<Error> failed(const std::string& path) {
    return fail(ErrorCode::storage, path + ": " + std::strerror(errno));
}

class OpenFile {
  public:
    OpenFile(const std::string& path, int flags)
        : fd_(::open(path.c_str(), flags | O_CLOEXEC, ours_alone)) {}
    ~OpenFile() {
        if (fd_ >= 0) ::close(fd_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    int fd() const { return fd_; }
    explicit operator bool() const { return fd_ >= 0; }

  private:
    int fd_;
};

bool write_all(int fd, std::string_view text, off_t at) {
    while (!text.empty()) {
        const ssize_t written = ::pwrite(fd, text.data(), text.size(), at);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
        at += written;
    }
    return true;
}

// A new file's name is safe only once its directory is on the disk too.
void sync_directory(const std::string& path) {
    const OpenFile directory(path, O_RDONLY | O_DIRECTORY);
    if (directory) (void)::fsync(directory.fd());
}

Result<void> make_directory(const std::string& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) return fail(ErrorCode::storage, path + ": " + error.message());
    return {};
}

}  // namespace

FileStorage::~FileStorage() {
    for (const auto& [name, fd] : claimed_) ::close(fd);
}

std::string FileStorage::path_of(const std::string& name) const {
    return directory_ + "/" + name + std::string(ending);
}

Result<std::vector<std::string>> FileStorage::list() {
    std::vector<std::string> names;
    std::error_code error;
    std::filesystem::directory_iterator entries(directory_, error);
    if (error == std::errc::no_such_file_or_directory) return names;
    for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
        const std::string file = entries->path().filename().string();
        if (file.ends_with(ending) && !file.starts_with('.'))
            names.push_back(file.substr(0, file.size() - ending.size()));
    }
    if (error) return fail(ErrorCode::storage, directory_ + ": " + error.message());
    std::ranges::sort(names);
    return names;
}

Result<std::string> FileStorage::read(const std::string& name) {
    const std::string path = path_of(name);
    const OpenFile file(path, O_RDONLY);
    if (!file) return failed(path);
    std::string text;
    char buffer[1 << 16];
    while (true) {
        const ssize_t got = ::read(file.fd(), buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failed(path);
        if (got == 0) return text;
        text.append(buffer, static_cast<std::size_t>(got));
    }
}

Result<int> FileStorage::claimed_file(const std::string& name, bool create) {
    if (const auto at = claimed_.find(name); at != claimed_.end()) return at->second;
    const std::string path = path_of(name);
    const int fd = ::open(path.c_str(), O_RDWR | O_CLOEXEC | (create ? O_CREAT : 0), ours_alone);
    if (fd < 0) return failed(path);
    if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
        ::close(fd);
        return fail(ErrorCode::storage, path + ": open in another program");
    }
    claimed_.emplace(name, fd);
    return fd;
}

bool FileStorage::claim(const std::string& name) { return claimed_file(name, false).has_value(); }

Result<void> FileStorage::extend(const std::string& name, std::size_t keep, std::string_view more) {
    if (const auto made = make_directory(directory_); !made) return made;
    const auto file = claimed_file(name, keep == 0);
    if (!file) return std::unexpected(file.error());
    const auto end = static_cast<off_t>(keep);
    if (::ftruncate(*file, end) != 0) return failed(path_of(name));
    if (!write_all(*file, more, end) || ::fdatasync(*file) != 0) {
        const auto error = failed(path_of(name));
        (void)!::ftruncate(*file, end);
        return error;
    }
    if (keep == 0) sync_directory(directory_);
    return {};
}

// Written whole under another name first, then linked into place, which fails if it is taken.
Result<bool> FileStorage::add(const std::string& name, std::string_view text) {
    if (const auto made = make_directory(directory_); !made) return std::unexpected(made.error());
    const std::string path = path_of(name);
    const std::string draft = directory_ + "/.draft-" + std::to_string(::getpid());
    (void)::unlink(draft.c_str());
    {
        const OpenFile file(draft, O_WRONLY | O_CREAT | O_EXCL);
        if (!file) return failed(draft);
        if (!write_all(file.fd(), text, 0) || ::fsync(file.fd()) != 0) {
            const auto error = failed(path);
            (void)::unlink(draft.c_str());
            return error;
        }
    }
    const bool linked = ::link(draft.c_str(), path.c_str()) == 0;
    const bool taken = !linked && errno == EEXIST;
    const auto error = failed(path);
    (void)::unlink(draft.c_str());
    if (!linked && !taken) return error;
    sync_directory(directory_);
    return linked;
}

Result<std::string> games_directory() {
    const auto absolute = [](const char* path) { return path != nullptr && *path == '/'; };
    std::string base;
    if (const char* data = std::getenv("XDG_DATA_HOME"); absolute(data)) {
        base = data;
    } else {
        const char* home = std::getenv("HOME");
        if (!absolute(home)) {
            const passwd* user = ::getpwuid(::getuid());
            home = user == nullptr ? nullptr : user->pw_dir;
        }
        if (!absolute(home))
            return fail(ErrorCode::storage, "there is no home directory to keep games in");
        base = std::string(home) + "/.local/share";
    }
    return base + "/scoundrel/games";
}

}  // namespace scoundrel
