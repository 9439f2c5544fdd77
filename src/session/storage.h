// Where games are kept, behind a port: files in programs, the browser's storage on the web.
// A game is a log (notation/record.h) under a name of its own and only ever grows, so two programs
// at work at once can lose nothing of each other's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/error.h"

namespace scoundrel {

class Storage {
  public:
    virtual ~Storage() = default;

    virtual Result<std::vector<std::string>> list() = 0;
    virtual Result<std::string> read(const std::string& name) = 0;

    // Appends after the first `keep` bytes, dropping a torn tail behind them, and creates the game
    // where keep is 0. On return the text survives a kill; on failure the kept bytes still do.
    virtual Result<void> extend(const std::string& name, std::size_t keep,
                                std::string_view more) = 0;

    // Adds a whole game at once; false, and nothing done, if the name is taken.
    virtual Result<bool> add(const std::string& name, std::string_view text) = 0;

    // Claims a game for this program until it ends; false while another program holds it.
    virtual bool claim(const std::string& name) = 0;
};

}  // namespace scoundrel
