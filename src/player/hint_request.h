// Asking a player for a hint: by command line or by the engine protocol's `hint` (notation.md).
#pragma once

#include <string>

#include "notation/error.h"
#include "notation/json.h"
#include "notation/rules_text.h"
#include "player/hint.h"
#include "player/nets.h"
#include "player/players.h"

namespace scoundrel {

inline constexpr int longest_thought = 3'600'000;  // milliseconds
inline constexpr int most_samples = 1'000'000;

// By which net positions are judged: nets.h has choose_net().
using ChooseNet = NetChoice (*)(const Rules& rules);

struct Counsel {
    const PlayerKind* player = find_player_kind(default_player);
    std::optional<int> ms{};       // time to think
    std::optional<int> samples{};  // else this many; by default as many as take no time to notice
    std::uint64_t seed = 0;
    std::function<bool()> stop{};  // asked now and then: true gives up
};

// `player`, and `ms` or `samples` and `seed`.
Result<Counsel> read_counsel(const Json& request);
// By name; the error lists the names there are.
Result<const PlayerKind*> find_counsellor(const std::string& name);

// Less where each sample is a whole game solved (rules.md 3.8).
constexpr int default_samples(const Rules& rules) { return rules.avoid == Avoid::always ? 6 : 200; }

struct Counselled {
    Hint hint;
    const PlayerKind* player;
    std::optional<NetChoice> net;  // if the chances come from one
};

// Fails when the game is over, something is owed, or it was given up.
Result<Counselled> counsel(const Game& game, const Counsel& asked, ChooseNet choose_net);
Json counselled_json(const Variant& variant, const Counselled& answer);

Result<Json> answer_hint(const Variant& variant, const Game& game, const Json& request,
                         ChooseNet choose_net);

}  // namespace scoundrel
