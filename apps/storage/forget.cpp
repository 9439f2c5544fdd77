#include "storage/forget.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "storage/check_note.h"
#include "storage/kept_files.h"
#include "system/files.h"
#include "system/open_file.h"

namespace scoundrel {

namespace {

namespace fs = std::filesystem;

using UseFile = std::function<Result<void>(const std::string& name, const std::string& path)>;

// The ordinary files of a directory; none if it is not there. What cannot be known is an error:
// who says that all is deleted must have seen all.
Result<void> for_each_file(const std::string& directory, const UseFile& use) {
    std::error_code error;
    fs::directory_iterator at(directory, error);
    if (error == std::errc::no_such_file_or_directory) return {};
    for (; !error && at != fs::directory_iterator(); at.increment(error)) {
        const fs::file_type type = at->symlink_status(error).type();
        if (type == fs::file_type::none) break;
        if (type != fs::file_type::regular) continue;
        if (const auto used = use(at->path().filename().string(), at->path().string()); !used)
            return used;
    }
    if (error) return file_error(directory, error.message());
    return {};
}

bool is_note_file(const std::string& name) {
    return name.ends_with(note_ending) && !name.starts_with('.');
}

// It stands beside a game, or says that it is a note.
Result<bool> is_our_note(const std::string& path) {
    const std::string beside = path.substr(0, path.size() - note_ending.size());
    if (is_there(beside + std::string(game_ending))) return true;
    const auto text = read_file(path, most_of_settings);
    if (!text) return std::unexpected(text.error());
    return text->empty() || parse_check(*text);
}

// What replacing a file leaves behind if it is killed: NAME.0123456789abcdef.part.
bool is_part_of(const std::string& file, const std::string& name) {
    constexpr std::string_view ending = ".part";
    constexpr std::size_t digits = 16;
    return file.size() == name.size() + 1 + digits + ending.size() &&
           file.starts_with(name + ".") && file.ends_with(ending) &&
           file.find_first_not_of("0123456789abcdef", name.size() + 1) == name.size() + 1 + digits;
}

bool remove_file(const std::string& path) { return ::unlink(path.c_str()) == 0 || errno == ENOENT; }

// Does it while no other program can have the game open; a game that is gone needs nothing done.
Result<void> holding(const std::string& path, const std::function<bool()>& act) {
    const auto file = OpenFile::open(path, O_RDONLY);
    if (!file) return errno == ENOENT ? Result<void>() : std::unexpected(file.error());
    if (uninterrupted([&] { return ::flock(file->fd(), LOCK_EX | LOCK_NB); }) != 0)
        return errno == EWOULDBLOCK ? file_error(path, Phrase::error_open_in_other)
                                    : file_error(path);
    if (!act()) return file_error(path);
    return {};
}

}  // namespace

Result<KeptFiles> find_kept(const std::string& games_directory,
                            const std::vector<std::string>& files) {
    KeptFiles kept;
    if (!games_directory.empty()) {
        const UseFile take = [&](const std::string& name, const std::string& path) -> Result<void> {
            const auto note = is_note_file(name) ? is_our_note(path) : Result<bool>(false);
            if (!note) return std::unexpected(note.error());
            if (is_game_file(name))
                kept.games.push_back(path);
            else if (name.starts_with(draft_beginning) || *note)
                kept.others.push_back(path);
            return {};
        };
        if (const auto all = for_each_file(games_directory, take); !all)
            return std::unexpected(all.error());
        kept.directories = {games_directory, fs::path(games_directory).parent_path().string()};
    }
    for (const std::string& file : files) {
        if (file.empty()) continue;
        const std::string own = fs::path(file).filename().string();
        const std::string directory = fs::path(file).parent_path().string();
        const UseFile take = [&](const std::string& name, const std::string& path) {
            if (name == own || is_part_of(name, own)) kept.others.push_back(path);
            return Result<void>();
        };
        if (const auto all = for_each_file(directory, take); !all)
            return std::unexpected(all.error());
        kept.directories.push_back(directory);
    }
    std::ranges::sort(kept.games);
    std::ranges::sort(kept.others);
    return kept;
}

Result<void> forget(const KeptFiles& kept) {
    for (const bool remove : {false, true})  // first look whether all can be
        for (const std::string& path : kept.games)
            if (const auto done = holding(path, [&] { return !remove || remove_file(path); });
                !done)
                return done;
    for (const std::string& path : kept.others)
        if (!remove_file(path)) return file_error(path);
    for (const std::string& path : kept.directories) {
        if (!is_there(path)) continue;
        if (!sync_directory(path)) return file_error(path);
        (void)::rmdir(path.c_str());  // as long as anything else is in it, it stays
    }
    return {};
}

}  // namespace scoundrel
