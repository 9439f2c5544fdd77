// Everything a front-end asks besides the engine protocol: a game that is kept and shown with what
// each choice would do, the history, statistics, lessons and puzzles, the rules and the words.
// A request and an answer are JSON objects on one line, as in the protocol; docs/web.md lists them.
//
// The desk knows no clock, no chance and no disk: seeds, names and times come with the requests,
// and the host writes down what the answers call `writes`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/json.h"
#include "table/memory_storage.h"
#include "table/play.h"

namespace scoundrel {

class Desk {
  public:
    std::string answer(std::string_view request);

  private:
    Result<Json> perform(const Json& request);
    Result<Json> in_game(const Json& request, std::string_view what);
    Result<Json> fill(const Json& request);
    Result<Json> begin(const Json& request);
    Result<Json> take_up(const Json& request);
    Result<Json> branch(const Json& request);
    Result<Json> reveal(const Json& request);
    Result<Json> note(const Json& request);
    Result<Json> spell_out(const Json& request);
    Result<Json> history();
    Result<Json> statistics();
    Result<Json> exported();
    Result<Json> imported(const Json& request);
    Result<Json> line(const Json& request);
    // The game named by `name`, or written out in `record`.
    Result<Session> named(const Json& request);
    Json scene() const;

    MemoryStorage storage_;
    std::optional<Play> play_;
};

}  // namespace scoundrel
