// Asking a player for a hint. What is asked for comes from a command line or from the protocol's
// `hint`; what is answered are values, which hint_words.h says in words.
#pragma once

#include <string>

#include "coach/hint.h"
#include "game/session.h"
#include "nets/nets.h"
#include "notation/error.h"
#include "player/players.h"

namespace scoundrel {

inline constexpr int longest_thought = 3'600'000;  // milliseconds
inline constexpr int most_samples = 1'000'000;

// By which net positions are judged: nets.h has choose_net().
using ChooseNet = NetChoice (*)(const Rules& rules);

struct HintOptions {
    const PlayerKind* player = find_player_kind(default_player);
    std::optional<int> ms{};       // time to think
    std::optional<int> samples{};  // else this many; by default as many as take no time to notice
    std::uint64_t seed = 0;
    Aim aim = Aim::win;
    // The unseen cards as they lie, where the person knows it: the advice is then the solver's.
    std::optional<Deck> order{};
    // Asked now and then: once it says true, what is known by then is the answer.
    std::function<bool()> stop{};
};

// By name; the error lists the names there are.
Result<const PlayerKind*> find_hint_player(const std::string& name);

// The order of the unseen cards, if the deck of this game lies open: it was looked at, as in a
// puzzle, or the id spells it out.
std::optional<Deck> open_order(const Session& session);

// Less where each sample is a whole game solved (rules.md 3.8).
constexpr int default_samples(const Rules& rules) { return rules.avoid == Avoid::always ? 6 : 200; }

struct HintAnswer {
    Hint hint;
    const PlayerKind* player;
    std::optional<NetChoice> net;  // if the chances come from one
    bool cut_short = false;        // it was stopped
};

// Fails when the game is over, something is owed, or the order is not one of the unseen cards.
Result<HintAnswer> ask_hint(const Game& game, const HintOptions& options, ChooseNet choose_net);

}  // namespace scoundrel
