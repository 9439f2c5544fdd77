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

// The ordinary files of a directory, by name and path; none if it is not there.
Result<void> for_each_file(const std::string& directory,
                           const std::function<void(const std::string&, const std::string&)>& use) {
    std::error_code error;
    fs::directory_iterator at(directory, error);
    if (error == std::errc::no_such_file_or_directory) return {};
    for (; !error && at != fs::directory_iterator(); at.increment(error)) {
        std::error_code unknown;
        if (at->symlink_status(unknown).type() == fs::file_type::regular)
            use(at->path().filename().string(), at->path().string());
    }
    if (error) return file_error(directory, error.message());
    return {};
}

// A note is ours if it stands beside a game, or says that it is one.
bool is_our_note(const std::string& name, const std::string& path) {
    if (!name.ends_with(note_ending) || name.starts_with('.')) return false;
    const std::string game =
        path.substr(0, path.size() - note_ending.size()) + std::string(game_ending);
    const auto text = is_file(game) ? Result<std::string>("") : read_file(path, most_of_settings);
    return text && (text->empty() || parse_check(*text));
}

// What replacing a file leaves behind if it is killed: NAME.0123456789abcdef.part.
bool is_part_of(const std::string& file, const std::string& name) {
    constexpr std::string_view ending = ".part";
    constexpr std::size_t digits = 16;
    return file.size() == name.size() + 1 + digits + ending.size() &&
           file.starts_with(name + ".") && file.ends_with(ending) &&
           file.find_first_not_of("0123456789abcdef", name.size() + 1) == name.size() + 1 + digits;
}

enum class Held { done, open_elsewhere };

// Holds the game while `act` is done with it; without one, only looks.
Result<Held> holding(const std::string& path, const std::function<bool()>& act) {
    const auto file = OpenFile::open(path, O_RDONLY);
    if (!file) return is_there(path) ? Result<Held>(std::unexpected(file.error())) : Held::done;
    if (uninterrupted([&] { return ::flock(file->fd(), LOCK_EX | LOCK_NB); }) != 0)
        return errno == EWOULDBLOCK ? Result<Held>(Held::open_elsewhere) : file_error(path);
    if (!act()) return file_error(path);
    return Held::done;
}

bool remove_file(const std::string& path) { return ::unlink(path.c_str()) == 0 || errno == ENOENT; }

}  // namespace

Result<KeptFiles> find_kept(const std::string& games_directory,
                            const std::string& preferences_path) {
    KeptFiles kept;
    if (!games_directory.empty()) {
        const auto games =
            for_each_file(games_directory, [&](const std::string& name, const std::string& path) {
                if (is_game_file(name))
                    kept.games.push_back(path);
                else if (name.starts_with(draft_beginning) || is_our_note(name, path))
                    kept.others.push_back(path);
            });
        if (!games) return std::unexpected(games.error());
        kept.directories = {games_directory, fs::path(games_directory).parent_path().string()};
    }
    if (!preferences_path.empty()) {
        const std::string own = fs::path(preferences_path).filename().string();
        const std::string directory = fs::path(preferences_path).parent_path().string();
        const auto found =
            for_each_file(directory, [&](const std::string& name, const std::string& path) {
                if (name == own || is_part_of(name, own)) kept.others.push_back(path);
            });
        if (!found) return std::unexpected(found.error());
        kept.directories.push_back(directory);
    }
    std::ranges::sort(kept.games);
    std::ranges::sort(kept.others);
    return kept;
}

Result<void> forget(const KeptFiles& kept) {
    const auto each_game = [&](bool remove) -> Result<void> {
        for (const std::string& path : kept.games) {
            const auto done = holding(path, [&] { return !remove || remove_file(path); });
            if (!done) return std::unexpected(done.error());
            if (*done == Held::open_elsewhere) return file_error(path, "open in another program");
        }
        return {};
    };
    for (const bool remove : {false, true})
        if (const auto done = each_game(remove); !done) return done;
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
