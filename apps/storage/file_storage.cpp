#include "storage/file_storage.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

namespace scoundrel {

namespace {

constexpr std::string_view ending = ".game";
constexpr std::string_view draft_beginning = ".draft-";
constexpr mode_t ours_alone = 0600;

std::unexpected<Error> failed(const std::string& path) {
    return fail(ErrorCode::storage, path + ": " + std::strerror(errno));
}

class OpenFile {
  public:
    explicit OpenFile(int fd) : fd_(fd) {}
    OpenFile(const std::string& path, int flags)
        : OpenFile(::open(path.c_str(), flags | O_CLOEXEC, ours_alone)) {}
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

// False if another program has it.
Result<bool> FileStorage::open_claimed(const std::string& name, Open how) {
    const std::string path = path_of(name);
    const int flags = O_RDWR | O_CLOEXEC | (how == Open::new_only ? O_CREAT | O_EXCL : 0);
    const int fd = ::open(path.c_str(), flags, ours_alone);
    if (fd < 0) return failed(path);
    if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
        const bool held = errno == EWOULDBLOCK;
        const auto error = failed(path);
        ::close(fd);
        if (held) return false;
        return error;
    }
    claimed_.emplace(name, fd);
    return true;
}

Result<bool> FileStorage::claim(const std::string& name) {
    if (claimed_.contains(name)) return false;
    return open_claimed(name, Open::existing);
}

void FileStorage::release(const std::string& name) {
    const auto at = claimed_.find(name);
    if (at == claimed_.end()) return;
    ::close(at->second);
    claimed_.erase(at);
}

// A new game that cannot be written whole leaves no file behind.
Result<void> FileStorage::extend(const std::string& name, std::size_t keep, std::string_view more) {
    if (const auto made = make_directory(directory_); !made) return made;
    const std::string path = path_of(name);
    const bool held = claimed_.contains(name);
    const bool is_new = keep == 0 && !held;
    if (!held) {
        const auto opened = open_claimed(name, is_new ? Open::new_only : Open::existing);
        if (!opened) return std::unexpected(opened.error());
        if (!*opened) return fail(ErrorCode::storage, path + ": open in another program");
    }
    const int file = claimed_.at(name);
    const auto end = static_cast<off_t>(keep);
    struct stat status{};
    if (::fstat(file, &status) != 0) return failed(path);
    if (status.st_nlink == 0)
        return fail(ErrorCode::storage, path + ": it was deleted while the game was open");
    if (status.st_size < end)
        return fail(ErrorCode::storage, path + ": it was cut short while the game was open");
    if (::ftruncate(file, end) != 0 || !write_all(file, more, end) || ::fdatasync(file) != 0) {
        const auto error = failed(path);
        (void)!::ftruncate(file, end);
        if (is_new) {
            (void)::unlink(path.c_str());
            release(name);
        }
        return error;
    }
    if (is_new) sync_directory(directory_);
    return {};
}

// A program killed while adding leaves its draft behind; none takes a day to write.
void FileStorage::sweep_old_drafts() {
    if (std::exchange(swept_, true)) return;
    using namespace std::filesystem;
    constexpr auto a_day = std::chrono::hours(24);
    std::error_code error;
    for (directory_iterator at(directory_, error); !error && at != directory_iterator();
         at.increment(error)) {
        if (!at->path().filename().string().starts_with(draft_beginning)) continue;
        std::error_code unknown;
        const auto written = at->last_write_time(unknown);
        if (!unknown && written < file_time_type::clock::now() - a_day) remove(at->path(), unknown);
    }
}

// Written whole under another name first, then linked into place, which fails if it is taken.
Result<bool> FileStorage::add(const std::string& name, std::string_view text) {
    if (const auto made = make_directory(directory_); !made) return std::unexpected(made.error());
    sweep_old_drafts();
    const std::string path = path_of(name);
    if (::access(path.c_str(), F_OK) == 0) return false;  // without a draft, which takes its time
    std::string draft = directory_ + "/" + std::string(draft_beginning) + "XXXXXX";
    const OpenFile file(::mkostemp(draft.data(), O_CLOEXEC));
    if (!file) return failed(draft);
    const bool written = write_all(file.fd(), text, 0) && ::fsync(file.fd()) == 0;
    const bool linked = written && ::link(draft.c_str(), path.c_str()) == 0;
    const bool taken = written && !linked && errno == EEXIST;
    const auto error = failed(path);
    (void)::unlink(draft.c_str());
    if (!linked && !taken) return error;
    if (linked) sync_directory(directory_);
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
            return fail(
                ErrorCode::storage,
                "there is no home directory to keep games in (XDG_DATA_HOME can name a folder)");
        base = std::string(home) + "/.local/share";
    }
    return base + "/scoundrel/games";
}

}  // namespace scoundrel
