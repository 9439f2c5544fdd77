#include "system/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>

#include "notation/numbers.h"
#include "phrases/system_error.h"
#include "system/host.h"
#include "system/open_file.h"

namespace scoundrel {

namespace {

namespace fs = std::filesystem;

Result<std::string> read_standard_input(std::size_t most) {
    std::string text;
    char buffer[1 << 16];
    while (true) {
        const auto got = uninterrupted([&] { return ::read(STDIN_FILENO, buffer, sizeof buffer); });
        if (got < 0)
            return file_error(
                "-", say({}, Phrase::error_file_unread, {{"why", say_system_error(errno)}}));
        if (got == 0) return text;
        text.append(buffer, static_cast<std::size_t>(got));
        if (text.size() > most) return file_error("-", too_large(most));
    }
}

std::unexpected<Error> not_written(const std::string& path) {
    return file_error(path,
                      say({}, Phrase::error_file_unwritten, {{"why", say_system_error(errno)}}));
}

// What is no ordinary file has no places to write at.
bool write_along(int fd, std::string_view text) {
    while (!text.empty()) {
        const auto written = uninterrupted([&] { return ::write(fd, text.data(), text.size()); });
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<void> write_to(const std::string& path, std::string_view text) {
    const auto file = OpenFile::open(path, O_WRONLY, OpenFile::What::anything);
    if (!file || !write_along(file->fd(), text)) return not_written(path);
    return {};
}

std::string folder_of(const std::string& path) {
    const fs::path folder = fs::path(path).parent_path();
    return folder.empty() ? "." : folder.string();
}

Result<void> replace(const std::string& path, std::string_view text) {
    const std::string draft = path + "." + print_hex(system_host().random()) + ".part";
    {
        const auto file = OpenFile::open(draft, O_WRONLY | O_CREAT | O_EXCL, OpenFile::What::file,
                                         /*shared=*/true);
        if (!file) return not_written(path);
        if (!file->write(text, 0) || !file->sync_whole()) {
            const auto error = not_written(path);
            (void)::unlink(draft.c_str());
            return error;
        }
    }
    if (::rename(draft.c_str(), path.c_str()) != 0) {
        const auto error = not_written(path);
        (void)::unlink(draft.c_str());
        return error;
    }
    if (!sync_directory(folder_of(path))) return not_written(path);
    return {};
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t most) {
    const auto file = OpenFile::open(path, O_RDONLY);
    if (!file) return std::unexpected(file.error());
    return file->read(most);
}

Result<std::string> read_input(const std::string& path, std::size_t most) {
    if (path == "-") return read_standard_input(most);
    auto text = read_file(path, most);
    std::error_code ignored;
    if (!text && is_path(path) && fs::is_fifo(path, ignored))
        text.error().message = say({}, Phrase::error_named_dash, {{"why", text.error().message}});
    return text;
}

Result<std::string> read_rules_file(const std::string& path) {
    return read_file(path, most_of_settings);
}

// A file is replaced by a whole one, also where a link leads to it; a device or a pipe is only
// written to.
Result<void> write_file(const std::string& path, std::string_view text) {
    if (!is_path(path)) return no_path();
    std::error_code ignored;
    const fs::file_type type = fs::status(path, ignored).type();
    if (type == fs::file_type::regular) return replace(fs::canonical(path, ignored).string(), text);
    if (type == fs::file_type::not_found) return replace(path, text);
    return write_to(path, text);
}

bool is_there(const std::string& path) {
    std::error_code error;
    return is_path(path) && fs::exists(path, error);
}

bool is_file(const std::string& path) {
    std::error_code error;
    return is_path(path) && fs::is_regular_file(path, error);
}

bool sync_directory(const std::string& path) {
    const auto directory = OpenFile::open(path, O_RDONLY, OpenFile::What::directory);
    if (!directory) return errno == EACCES;  // what may not be read can only be written to
    return directory->sync_whole() || errno == EINVAL;  // there are systems that cannot
}

Result<void> make_directories(const std::string& path) {
    if (!is_path(path)) return no_path();
    constexpr mode_t owners_alone = 0700;
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0)
        return S_ISDIR(status.st_mode) ? Result<void>() : (errno = ENOTDIR, file_error(path));
    if (errno != ENOENT) return file_error(path);
    const std::string above = folder_of(path);
    if (const auto made = make_directories(above); !made) return made;
    if (::mkdir(path.c_str(), owners_alone) != 0)
        return errno == EEXIST ? Result<void>() : file_error(path);  // another program was first
    if (::chmod(path.c_str(), owners_alone) != 0 || !sync_directory(above)) return file_error(path);
    return {};
}

}  // namespace scoundrel
