// How games begin: an unseen deal, a position set up by hand; and the name and time that each
// playing gets. The day's deal is daily.h's affair.
#pragma once

#include "game/host.h"
#include "game/play.h"

namespace scoundrel {

// For a deal that nobody has seen. Ten digits at most: to be read out, and typed again.
std::uint64_t random_seed(const Host& host);
GameId random_game(const Variant& variant, const Host& host);

// With a real deck, whose cards the player turns up.
GameId table_game(const Variant& variant);

// A beginning by its id alone.
Beginning beginning_of(const GameId& id);

// The playing gets a name and a time of its own. Without a storage nothing is kept.
Play begin_play(Storage* storage, Beginning beginning, const Host& host, CardStyle style = {});

// A new game that continues from the middle of another: it takes the whole log along, and the
// moves after the first `moves` are taken back, so whoever tries again is known to have seen what
// came. Kept at once.
Result<Play> branch_play(Storage* storage, const Session& from, int moves, const Host& host,
                         CardStyle style = {});

// A position set up by hand: where the cards lie. How far its room has been dealt with follows.
struct SetUp {
    Variant variant;
    int health = 0;
    std::vector<Card> room{}, weapon{}, slain{}, slot{}, bottom{}, unseen{};
    bool potion_used = false;
    bool avoided_last = false;
    std::optional<std::string> seed{};  // shuffles the unseen cards; without it the table deals
};
Result<Beginning> set_up(const SetUp& laid_out);

}  // namespace scoundrel
