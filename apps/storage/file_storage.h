// Games as files, one each, under the XDG data directory, and beside each a note of what was
// written (check_note.h). Every extension is on the disk before it is acknowledged; a file in use
// is locked, so that no two programs write to one game, and a change that somebody else makes to it
// all the same is told, not written over.
#pragma once

#include <ctime>
#include <map>
#include <optional>
#include <string>

#include "game/storage.h"
#include "rules/random.h"
#include "storage/check_note.h"
#include "system/open_file.h"

namespace scoundrel {

class FileStorage : public Storage {
  public:
    explicit FileStorage(std::string directory) : directory_(std::move(directory)) {}

    Result<std::vector<std::string>> list() override;
    Result<std::string> read(const std::string& name) override;
    Result<void> extend(const std::string& name, std::size_t keep, std::string_view more) override;
    Result<bool> add(const std::string& name, std::string_view text) override;
    Result<bool> claim(const std::string& name) override;
    void release(const std::string& name) override { claimed_.erase(name); }

    // Whether the game is still as it was written.
    Result<Check> check(const std::string& name);

  private:
    // What a file held when it was last read or written here.
    struct Known {
        std::size_t size = 0;
        Fnv1a hash{};
        timespec written{};  // when, by the file system
    };
    struct Claim {
        OpenFile file;  // locked
        std::optional<Known> known{};
        bool changed = false;  // before it was claimed; its note stays as it is, and says so
        std::optional<OpenFile> note{};
    };
    enum class Open { existing, new_only };

    std::string path_of(const std::string& name) const;
    std::string note_path_of(const std::string& name) const;
    std::optional<CheckNote> read_note(const std::string& name) const;

    Result<bool> open_claimed(const std::string& name, Open how);
    Result<std::string> learn(const std::string& name, Claim& claim);
    Result<void> see_nothing_changed(const std::string& name, Claim& claim);
    Result<void> append(const std::string& name, Claim& claim, std::size_t keep,
                        std::string_view more);
    void sweep_old_drafts();

    std::string directory_;
    std::map<std::string, Claim> claimed_;
    bool swept_ = false;
};

// $XDG_DATA_HOME/scoundrel/games, or below ~/.local/share; an error if there is no home at all.
Result<std::string> games_directory();

}  // namespace scoundrel
