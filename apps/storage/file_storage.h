// Games as files, one each, under the XDG data directory. Every extension is on the disk before it
// is acknowledged; a file in use is locked, so that no two programs write to one game.
#pragma once

#include <map>
#include <string>

#include "game/storage.h"

namespace scoundrel {

class FileStorage : public Storage {
  public:
    explicit FileStorage(std::string directory) : directory_(std::move(directory)) {}
    ~FileStorage() override;
    FileStorage(const FileStorage&) = delete;
    FileStorage& operator=(const FileStorage&) = delete;

    Result<std::vector<std::string>> list() override;
    Result<std::string> read(const std::string& name) override;
    Result<void> extend(const std::string& name, std::size_t keep, std::string_view more) override;
    Result<bool> add(const std::string& name, std::string_view text) override;
    Result<bool> claim(const std::string& name) override;
    void release(const std::string& name) override;

  private:
    std::string path_of(const std::string& name) const;
    enum class Open { existing, new_only };
    Result<bool> open_claimed(const std::string& name, Open how);
    void sweep_old_drafts();

    std::string directory_;
    std::map<std::string, int> claimed_;  // open, locked files by name
    bool swept_ = false;
};

// $XDG_DATA_HOME/scoundrel/games, or below ~/.local/share; an error if there is no home at all.
Result<std::string> games_directory();

}  // namespace scoundrel
