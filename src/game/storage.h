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

    // Appends after the first `keep` bytes, dropping a torn tail behind them; where keep is 0 and
    // the game is not claimed, it is a new one and its name must be free. Claims the game if that
    // is not done yet. On return the text survives a kill; on failure the kept bytes still do.
    virtual Result<void> extend(const std::string& name, std::size_t keep,
                                std::string_view more) = 0;

    // Adds a whole game at once; false, and nothing done, if the name is taken.
    virtual Result<bool> add(const std::string& name, std::string_view text) = 0;

    // Claims a game, so that nobody else writes to it, until it is released or the program ends;
    // false while this program or another holds it. A game must be there.
    virtual Result<bool> claim(const std::string& name) = 0;
    virtual void release(const std::string& name) = 0;
};

}  // namespace scoundrel
