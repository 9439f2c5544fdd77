// The storage port in memory, for hosts whose own storage answers later than a call returns (the
// browser's does): the host fills it beforehand, and afterwards writes down what has changed.
#pragma once

#include <map>
#include <set>

#include "game/storage.h"

namespace scoundrel {

class MemoryStorage : public Storage {
  public:
    // All that the host has, and which of the games somebody else has open. Claims stay.
    void fill(std::map<std::string, std::string> games, std::set<std::string> open_elsewhere);

    bool is_open_elsewhere(const std::string& name) const { return open_elsewhere_.contains(name); }

    // What was written since it was last asked. `before` is what the host must still have under
    // the name (empty: nothing); else another tab or program wrote first, and must not be
    // overwritten.
    struct Write {
        std::string name;
        std::string before;
        std::string after;
    };
    std::vector<Write> take_writes();

    Result<std::vector<std::string>> list() override;
    Result<std::string> read(const std::string& name) override;
    Result<void> extend(const std::string& name, std::size_t keep, std::string_view more) override;
    Result<bool> add(const std::string& name, std::string_view text) override;
    Result<bool> claim(const std::string& name) override;
    void release(const std::string& name) override;

  private:
    void write(const std::string& name, std::string after);

    std::map<std::string, std::string> games_;
    std::set<std::string> open_elsewhere_;
    std::map<std::string, std::size_t> claimed_;  // with the bytes it is known to have
    std::vector<Write> writes_;
};

}  // namespace scoundrel
