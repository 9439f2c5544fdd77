// What holds for every rule set and every game: checked over whole games of random rules.
#include "rules/game.h"
#include "support/every_move.h"
#include "support/generators.h"
#include "support/perft_rows.h"

namespace scoundrel::test {
namespace {

constexpr int longest_walk = 300;

// Plays a random game to its end and looks at every position on the way.
template <class CardStyle>
void walk(CardStyle look) {
    const GameId id = pick_game();
    RC_LOG() << print_game_id(id) << "\n";
    KnownDealer dealer = dealer_of(id);
    Whim whim;
    Game game = Game::begin(id.variant.rules);
    deal(game.position, dealer);
    look(game);
    for (int i = 0; i < longest_walk && !game.over(); ++i) {
        const Move move = whim.move(game.rules, game.position);
        RC_ASSERT(game.play(move) == Refusal::none);
        deal(game.position, dealer);
        look(game);
    }
}

RC_GTEST_PROP(Rules, WhatIsListedIsAcceptedAndNothingElse, ()) {
    const auto all = every_move();
    walk([&](const Game& game) {
        const MoveList list = legal_moves(game.rules, game.position);
        RC_ASSERT(list.count <= most_moves);
        for (int i = 1; i < list.count; ++i) RC_ASSERT(list[i - 1].code() < list[i].code());
        for (const Move move : all) {
            const bool listed = list.has(move);
            RC_ASSERT((refusal(game.rules, game.position, move) == Refusal::none) == listed);
        }
    });
}

RC_GTEST_PROP(Rules, WhatIsRefusedChangesNothing, ()) {
    const auto all = every_move();
    walk([&](const Game& game) {
        Game same = game;
        for (const Move move : all)
            if (refusal(game.rules, game.position, move) != Refusal::none) same.play(move);
        RC_ASSERT(same == game);
    });
}

RC_GTEST_PROP(Rules, EveryCardIsInExactlyOnePlace, ()) {
    walk([](const Game& game) {
        const Position& p = game.position;
        const Account& a = game.account;
        CardSet left = game.rules.deck;
        const auto take = [&](Card card) {
            RC_ASSERT(left.has(card));
            left.remove(card);
        };
        for (const Card card : p.unseen) take(card);
        for (int i = 0; i < p.bottom_count; ++i) take(p.bottom[i]);
        for (int i = 0; i < p.room_count; ++i) take(p.room[i]);
        if (p.weapon.card) take(p.weapon.card);
        if (p.slot.card) take(p.slot.card);
        for (const Card card : a.slain) take(card);
        for (const Card card : a.slot_slain) take(card);
        for (const Card card : a.discard) take(card);
        RC_ASSERT(left.empty());
        // Places that hold nothing say so.
        for (int i = p.room_count; i < room_size; ++i) RC_ASSERT(!p.room[i]);
        for (int i = p.bottom_count; i < cards_in_pack; ++i) RC_ASSERT(!p.bottom[i]);
    });
}

RC_GTEST_PROP(Rules, PositionsMakeSense, ()) {
    walk([](const Game& game) {
        const Position& p = game.position;
        RC_ASSERT(p.health <= game.rules.health);
        RC_ASSERT((p.health == 0) == (p.status == Status::lost));
        RC_ASSERT(!p.awaiting());
        RC_ASSERT(p.dealt_with <= room_size);
        RC_ASSERT((p.carried_cards() - p.room_cards()).empty());
        RC_ASSERT(!p.rolled || p.room_cards().has(p.rolled));
        RC_ASSERT(p.weapon.uses == game.account.slain.count);
        RC_ASSERT(p.slot.uses == game.account.slot_slain.count);
        if (game.rules.weapon == WeaponRule::wear && game.rules.broken == Broken::discarded)
            RC_ASSERT(!p.weapon.card || weapon_power(game.rules, p.weapon) > 0);
        RC_ASSERT(!p.untouched || p.dealt_with == 0);
        RC_ASSERT(p.dungeon_empty() == (p.dungeon() == 0));
        if (p.dungeon() > 0) RC_ASSERT(p.room_count + p.dealt_with == room_size);
        if (p.status == Status::playing)
            RC_ASSERT(legal_moves(game.rules, p).count > 0);  // never stuck
        else
            RC_ASSERT(legal_moves(game.rules, p).count == 0);
        if (p.status == Status::won && game.rules.ending == Ending::cleared)
            RC_ASSERT(p.room_count + p.dungeon() == 0);
        if (p.status == Status::won && game.rules.ending == Ending::last)
            RC_ASSERT(p.cards_left().count() == 1);
        if (p.status == Status::won && game.rules.ending == Ending::monsters)
            RC_ASSERT((p.cards_left() & CardSet::monsters()).empty());
        if (p.bonus > 0) RC_ASSERT(p.status == Status::won);
        if (p.overkill > 0 || p.killer) RC_ASSERT(p.status == Status::lost);
    });
}

RC_GTEST_PROP(Rules, TheAccountAddsUp, ()) {
    int avoided = 0;
    walk([&](const Game& game) {
        const Stats& stats = game.account.stats;
        RC_ASSERT(game.rules.health_at_start() - stats.damage_taken + stats.healed ==
                  game.position.health);
        RC_ASSERT(stats.rooms_avoided >= avoided);
        avoided = stats.rooms_avoided;
        const int left_behind = stats.rooms_cleared + stats.rooms_avoided;
        RC_ASSERT(game.account.room_number ==
                  left_behind + (game.position.status == Status::won ? 0 : 1));
        RC_ASSERT(stats.slain_value <= total_value(game.rules.deck & CardSet::monsters()));
    });
}

RC_GTEST_PROP(Rules, BothDoorsLeadToTheSamePosition, ()) {
    const GameId id = pick_game();
    const Rules& rules = id.variant.rules;
    KnownDealer dealer = dealer_of(id);
    KnownDealer unchecked_dealer = dealer;
    Whim whim;
    Unrecorded past;
    Game game = Game::begin(rules);
    Position position = start(rules, past);
    for (int i = 0; i < longest_walk; ++i) {
        while (game.position.owed > 0)
            RC_ASSERT(game.turn_up(dealer.card(game.position)) == RevealError::none);
        if (game.position.die_owed)
            RC_ASSERT(game.turn_up_die(dealer.die(game.position)) == RevealError::none);
        deal(position, unchecked_dealer);
        RC_ASSERT(position == game.position);
        if (game.over()) return;
        const Move move = whim.move(rules, position);
        RC_ASSERT(game.play(move) == Refusal::none);
        apply(rules, position, move, past);
        RC_ASSERT(position == game.position);
    }
}

RC_GTEST_PROP(Rules, AMoveLeavesOwedExactlyWhatFillsTheRoom, ()) {
    const GameId id = pick_game();
    KnownDealer dealer = dealer_of(id);
    Whim whim;
    Game game = Game::begin(id.variant.rules);
    for (int i = 0; i < longest_walk && !game.over(); ++i) {
        const Position& p = game.position;
        if (p.owed > 0) {
            RC_ASSERT(p.owed == std::min(room_size - p.room_count, p.unseen.count()));
            RC_ASSERT(p.untouched && !p.die_owed);
            RC_ASSERT(legal_moves(game.rules, p).count == 0);
        }
        deal(game.position, dealer);
        game.play(whim.move(game.rules, game.position));
    }
}

}  // namespace
}  // namespace scoundrel::test
