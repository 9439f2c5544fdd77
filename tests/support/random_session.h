// Sessions as people leave them behind: random moves and reveals, moves taken back and brought
// back, advice, remarks, games given up.
#pragma once

#include <string>
#include <vector>

#include "game/session.h"
#include "rules/random_play.h"

namespace scoundrel::test {

// One of each kind of dealer and of everything that puts more than a move into a log.
inline const std::vector<std::string> telling_games = {
    "classic#1",       "equal#seed of words",
    "browser#3",       "rascal#4",
    "forty-two#5",     "classic+monsters=die#6",
    "classic@table",   "rascal+inventory=carried#7",
    "forty-two@table", "classic+monsters=die@table",
    "classic#\n\x1b",  "classic+avoid=always+order=choice+health=99#8"};

inline Session session_of(const std::string& game, const std::string& play,
                          const std::string& started = "2026-11-15T09:30:00.000Z") {
    return Session(Beginning{parse_game_id(game).value(), {}, {}, play, started});
}

template <class List>
auto pick(const List& list, SplitMix64& random) {
    auto at = list.begin();
    for (auto skip = random.below(static_cast<std::uint64_t>(list.end() - list.begin())); skip > 0;
         --skip)
        ++at;
    return *at;
}

// The cards a table is asked for, from those that can still come.
inline void turn_up_something(Session& session, SplitMix64& random) {
    std::vector<Card> unseen;
    for (const Card card : session.position().unseen) unseen.push_back(card);
    std::vector<Card> monsters;
    for (int i = 0; i < session.position().room_count; ++i)
        if (session.position().room[i].is_monster()) monsters.push_back(session.position().room[i]);
    (void)(session.position().die_owed ? session.turn_up_die(pick(monsters, random))
                                       : session.turn_up({pick(unseen, random)}));
}

// One thing that happens in a game. Nothing when it is over, unless tinkering takes it up again.
inline void go_on(Session& session, SplitMix64& random, bool tinker) {
    const auto what = tinker ? random.below(24) : 24;
    if (what == 0) return (void)session.undo(1 + static_cast<int>(random.below(3)));
    if (what == 1) return (void)session.redo(1);
    if (what == 2) return (void)session.note(Event::of(Event::Kind::hint));
    if (what == 3) return (void)session.note({Event::Kind::comment, Move(Verb::next), {}, 0, "; why?"});
    if (what == 4) return (void)session.note(Event::of(Event::Kind::open));
    if (what == 5 && random.below(8) == 0) return (void)session.note(Event::of(Event::Kind::abandon));
    if (session.game().over()) return;
    if (session.position().awaiting() > 0) return turn_up_something(session, random);
    (void)session.play(random_move(session.game().rules, session.position(), random));
}

inline void go_on(Session& session, SplitMix64& random, bool tinker, int steps) {
    for (int i = 0; i < steps; ++i) go_on(session, random, tinker);
}

}  // namespace scoundrel::test
