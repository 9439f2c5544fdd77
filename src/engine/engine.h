// The engine protocol (notation.md, "Engine protocol"): one JSON request in, one JSON answer out.
// The command line and every binding speak it. Advice (hint, solve, review) is handed in by
// whoever links the solver and the player; without it those requests answer `not_available`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "notation/error.h"
#include "notation/json.h"
#include "session/session.h"

namespace scoundrel {

inline constexpr int protocol_version = 1;

// What the engine needs from the world around it. Every part may be left empty.
struct EngineParts {
    // Seeds for games asked for by their rules alone.
    std::function<std::uint64_t()> random_seed;
    // The text of a rules file, for rules given as a path ending in `.rules`.
    ReadFile read_rules_file;

    // Each gives the answer's own field: what stands beside `ok` under the request's name. A hint
    // is handed the game alone, which does not hold the hidden order.
    std::function<Result<Json>(const Variant&, const Game&, const Json& request)> hint;
    std::function<Result<Json>(const Session&, const Json& request)> solve;
    std::function<Result<Json>(const Session&, const Json& request)> review;
    // Told now and then how much of a review is done; false gives it up.
    std::function<bool(double part)> progress;
};

class Engine {
  public:
    explicit Engine(EngineParts parts = {}) : parts_(std::move(parts)) {}

    // One request, one answer, both on one line without its end. Nothing after `quit`.
    std::optional<std::string> answer(std::string_view request);

  private:
    Result<Json> perform(const Json& request);
    Result<Json> begin(const Json& request);
    Result<Json> begin_position(const Json& request);
    Result<Json> reveal(const Json& request);
    Result<Json> move(const Json& request);
    std::unexpected<Error> no_such_move(const std::vector<Move>& before,
                                        const std::string& text) const;
    Result<Json> take_back(const Json& request, bool redo);
    Result<Json> load(const Json& request);
    Result<Json> advise(const Json& request, const std::string& kind);
    Json state() const;

    EngineParts parts_;
    std::optional<Session> session_;
};

// All rule sets with their knobs: the answer to `rules`, and `rules --json`.
Json rules_json();

}  // namespace scoundrel
