#include "storage/file_storage.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "notation/numbers.h"
#include "storage/kept_files.h"
#include "system/files.h"
#include "system/host.h"

namespace scoundrel {

namespace {

constexpr std::size_t most_of_game = std::size_t{64} << 20;

bool cut(const OpenFile& file, std::size_t size) {
    return uninterrupted([&] { return ::ftruncate(file.fd(), static_cast<off_t>(size)); }) == 0;
}

bool operator==(const timespec& a, const timespec& b) {
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

// On the disk but for its directory. Nothing if it could not be; errno says why.
std::optional<std::string> write_draft(const std::string& directory, std::string_view text) {
    std::string draft =
        directory + "/" + std::string(draft_beginning) + print_hex(system_host().random());
    const auto file = OpenFile::open(draft, O_WRONLY | O_CREAT | O_EXCL);
    if (!file) return {};
    if (file->write(text, 0) && file->sync_whole()) return draft;
    const int why = errno;
    (void)::unlink(draft.c_str());
    errno = why;
    return {};
}

// A note that cannot be written leaves an older one, which covers less, or none.
void write_note(const std::string& path, std::optional<OpenFile>& file, const CheckNote& note) {
    if (!file)
        if (auto opened = OpenFile::open(path, O_WRONLY | O_CREAT | O_NOFOLLOW))
            file = std::move(*opened);
    if (file) (void)file->write(print_check(note), 0);
}

}  // namespace

std::string FileStorage::path_of(const std::string& name) const {
    return directory_ + "/" + name + std::string(game_ending);
}

std::string FileStorage::note_path_of(const std::string& name) const {
    return directory_ + "/" + name + std::string(note_ending);
}

Result<std::vector<std::string>> FileStorage::list() {
    std::vector<std::string> names;
    std::error_code error;
    std::filesystem::directory_iterator entries(directory_, error);
    if (error == std::errc::no_such_file_or_directory) return names;
    for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
        const std::string file = entries->path().filename().string();
        if (is_game_file(file)) names.push_back(file.substr(0, file.size() - game_ending.size()));
    }
    if (error) return file_error(directory_, error.message());
    std::ranges::sort(names);
    return names;
}

Result<std::string> FileStorage::read(const std::string& name) {
    const auto held = claimed_.find(name);
    return held != claimed_.end() ? learn(name, held->second)
                                  : read_file(path_of(name), most_of_game);
}

std::optional<CheckNote> FileStorage::read_note(const std::string& name) const {
    const auto text = read_file(note_path_of(name), most_of_settings);
    return text ? parse_check(*text) : std::nullopt;
}

// First the note: while a game goes on, what the note covers is never more than there is.
Result<Check> FileStorage::check(const std::string& name) {
    const auto note = read_note(name);
    const auto text = read_file(path_of(name), most_of_game);
    if (!text) return std::unexpected(text.error());
    return check_against(note, *text);
}

// False if another program has it.
Result<bool> FileStorage::open_claimed(const std::string& name, Open how) {
    const std::string path = path_of(name);
    const bool is_new = how == Open::new_only;
    auto file = OpenFile::open(path, O_RDWR | (is_new ? O_CREAT | O_EXCL : 0));
    if (!file) return std::unexpected(file.error());
    if (uninterrupted([&] { return ::flock(file->fd(), LOCK_EX | LOCK_NB); }) != 0) {
        if (errno == EWOULDBLOCK) return false;
        const auto error = file_error(path);
        if (is_new) (void)::unlink(path.c_str());
        return error;
    }
    Claim claim{.file = std::move(*file)};
    if (is_new) {
        claim.known = Known{};
        (void)::unlink(note_path_of(name).c_str());  // of a game of this name that is gone
    }
    claimed_.emplace(name, std::move(claim));
    return true;
}

Result<bool> FileStorage::claim(const std::string& name) {
    if (claimed_.contains(name)) return false;
    return open_claimed(name, Open::existing);
}

// The time is taken first, so that a change meanwhile shows later.
Result<std::string> FileStorage::learn(const std::string& name, Claim& claim) {
    struct stat status{};
    if (::fstat(claim.file.fd(), &status) != 0) return file_error(path_of(name));
    auto text = claim.file.read(most_of_game);
    if (!text) return text;
    claim.known = Known{text->size(), hash_of(*text), status.st_mtim};
    claim.changed = check_against(read_note(name), *text) == Check::changed;
    return text;
}

// A lock keeps our own programs away, nobody else. What somebody wrote, cut or put in its place
// while the game was open is his to sort out: nothing is written then.
Result<void> FileStorage::see_nothing_changed(const std::string& name, Claim& claim) {
    const std::string path = path_of(name);
    struct stat ours{};
    struct stat there{};
    if (::fstat(claim.file.fd(), &ours) != 0) return file_error(path);
    if (ours.st_nlink == 0) return file_error(path, Phrase::error_file_deleted);
    if (::stat(path.c_str(), &there) != 0)
        return errno == ENOENT ? file_error(path, Phrase::error_file_renamed) : file_error(path);
    if (ours.st_dev != there.st_dev || ours.st_ino != there.st_ino)
        return file_error(path, Phrase::error_file_replaced);
    if (!claim.known) {
        const auto text = learn(name, claim);
        return text ? Result<void>() : std::unexpected(text.error());
    }
    const auto size = static_cast<std::size_t>(ours.st_size);
    if (size < claim.known->size) return file_error(path, Phrase::error_file_cut);
    if (size == claim.known->size && ours.st_mtim == claim.known->written) return {};
    const auto text = claim.file.read(most_of_game);
    if (!text) return std::unexpected(text.error());
    if (text->size() != claim.known->size || hash_of(*text).value() != claim.known->hash.value())
        return file_error(path, Phrase::error_file_changed);
    claim.known->written = ours.st_mtim;  // touched, no more
    return {};
}

Result<void> FileStorage::append(const std::string& name, Claim& claim, std::size_t keep,
                                 std::string_view more) {
    const std::string path = path_of(name);
    Known after = *claim.known;
    if (after.size < keep) return file_error(path, Phrase::error_file_cut);
    const bool torn = after.size > keep;
    if (torn) {
        const auto text = claim.file.read(most_of_game);
        if (!text) return std::unexpected(text.error());
        after.hash = hash_of(std::string_view(*text).substr(0, keep));
    }
    if ((torn && !cut(claim.file, keep)) || !claim.file.write(more, keep) || !claim.file.sync()) {
        const auto error = file_error(path);
        (void)cut(claim.file, keep);
        claim.known.reset();
        (void)learn(name, claim);
        return error;
    }
    struct stat status{};
    if (::fstat(claim.file.fd(), &status) == 0) after.written = status.st_mtim;
    after.size = keep + more.size();
    after.hash.add_text(more);
    claim.known = after;
    if (!claim.changed) write_note(note_path_of(name), claim.note, note_of(after.size, after.hash));
    return {};
}

// A new game that cannot be written whole leaves no file behind.
Result<void> FileStorage::extend(const std::string& name, std::size_t keep, std::string_view more) {
    const std::string path = path_of(name);
    const bool held = claimed_.contains(name);
    const bool is_new = keep == 0 && !held;
    if (!held) {
        if (const auto made = make_directories(directory_); !made) return made;
        const auto opened = open_claimed(name, is_new ? Open::new_only : Open::existing);
        if (!opened) return std::unexpected(opened.error());
        if (!*opened) return file_error(path, Phrase::error_open_in_other);
    }
    Claim& claim = claimed_.at(name);
    auto done = see_nothing_changed(name, claim);
    if (done) done = append(name, claim, keep, more);
    if (done && is_new && !sync_directory(directory_)) done = file_error(path);
    if (!done && is_new && ::unlink(path.c_str()) == 0) {
        (void)::unlink(note_path_of(name).c_str());
        release(name);
    }
    return done;
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
    if (!is_path(name)) return no_path();
    if (const auto made = make_directories(directory_); !made) return std::unexpected(made.error());
    sweep_old_drafts();
    const std::string path = path_of(name);
    if (is_there(path)) return false;  // without a draft, which takes its time
    const auto draft = write_draft(directory_, text);
    if (!draft) return file_error(path);
    const bool linked = ::link(draft->c_str(), path.c_str()) == 0;
    const bool taken = !linked && errno == EEXIST;
    const auto error = file_error(path);
    (void)::unlink(draft->c_str());
    if (taken) return false;
    if (!linked) return error;
    if (!sync_directory(directory_)) return file_error(path);
    std::optional<OpenFile> note;
    write_note(note_path_of(name), note, note_of(text.size(), hash_of(text)));
    return true;
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
        if (!absolute(home)) return fail(ErrorCode::storage, say({}, Phrase::error_no_home));
        base = std::string(home) + "/.local/share";
    }
    return base + "/scoundrel/games";
}

}  // namespace scoundrel
