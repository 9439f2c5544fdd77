// Printing and parsing are exact inverses, whatever is printed.
#include "notation/cards.h"
#include "notation/moves.h"
#include "notation/record.h"
#include "protocol/position_json.h"
#include "protocol/state_json.h"
#include "support/every_move.h"
#include "support/generators.h"
#include "support/perft_rows.h"

namespace scoundrel::test {
namespace {

RC_GTEST_PROP(Notation, DecksReadBack, ()) {
    const CardSet cards = pick_cards(CardSet::whole_pack(), 1);
    const Deck deck = shuffled(cards, *rc::gen::arbitrary<std::uint64_t>());
    const auto again = parse_deck(print_deck(deck), cards);
    RC_ASSERT(again.has_value());
    RC_ASSERT(print_deck(*again) == print_deck(deck));
}

RC_GTEST_PROP(Notation, RulesReadBack, ()) {
    const Variant variant = pick_variant();
    const std::string text = print_rules(variant);
    RC_LOG() << text << "\n";
    const auto again = parse_rules(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == variant);
    RC_ASSERT(print_rules(*again) == text);
    const auto from_file = parse_rules_file(print_rules_file(variant));
    RC_ASSERT(from_file.has_value());
    RC_ASSERT(*from_file == variant);
}

RC_GTEST_PROP(Notation, GameIdsReadBack, ()) {
    const GameId id = pick_game({DealtBy::seed, DealtBy::literal, DealtBy::table});
    const std::string text = print_game_id(id);
    RC_LOG() << text << "\n";
    const auto again = parse_game_id(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->variant == id.variant);
    RC_ASSERT(again->dealt_by == id.dealt_by);
    RC_ASSERT(print_game_id(*again) == text);
}

// Words that are rules or nearly so: whatever is accepted prints canonically.
RC_GTEST_PROP(Notation, WhatIsAcceptedPrintsCanonically, ()) {
    std::string text = print_rules(pick_variant());
    const int changes = pick(0, 3);
    for (int i = 0; i < changes; ++i)
        text[static_cast<std::size_t>(pick(0, static_cast<int>(text.size()) - 1))] =
            "+-=#0123456789abcdehklnorsty"[pick(0, 27)];
    const auto variant = parse_rules(text);
    if (!variant) return;
    const auto again = parse_rules(print_rules(*variant));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *variant);
}

void reads_back(const Variant& variant, const Game& game) {
    if (game.over()) return;
    const Json json = position_json(variant, game);
    const auto parsed = parse_position(json);
    if (!parsed) RC_FAIL(parsed.error().message + ": " + print_json(json));
    RC_ASSERT(parsed->variant == variant);
    RC_ASSERT(parsed->game.position == game.position);
    RC_ASSERT(print_json(position_json(parsed->variant, parsed->game)) == print_json(json));
    // A whole state will do as well.
    const auto from_state = parse_position(state_json(variant, game));
    RC_ASSERT(from_state.has_value());
    RC_ASSERT(from_state->game.position == game.position);
}

// Every position that a game can come to, with cards or a die owed and without.
RC_GTEST_PROP(Notation, PositionsReadBack, ()) {
    const GameId id = pick_game();
    KnownDealer dealer = dealer_of(id);
    Whim whim;
    Game game = Game::begin(id.variant.rules);
    reads_back(id.variant, game);
    const int moves = pick(0, 60);
    for (int i = 0; i < moves && !game.over(); ++i) {
        while (game.position.owed > 0) {
            game.turn_up(dealer.card(game.position));
            reads_back(id.variant, game);
        }
        deal(game.position, dealer);
        reads_back(id.variant, game);
        game.play(whim.move(game.rules, game.position));
        reads_back(id.variant, game);
    }
}

Event pick_event() {
    const auto card = [] { return Card(pick(0, cards_in_pack - 1)); };
    const auto cards = [&](int count) {
        std::vector<Card> list;
        for (int i = 0; i < count; ++i) list.push_back(card());
        return list;
    };
    switch (const auto kind = static_cast<Event::Kind>(pick(0, 10)); kind) {
        case Event::Kind::move: {
            const auto all = every_move();
            return Event::of_move(
                all[static_cast<std::size_t>(pick(0, static_cast<int>(all.size()) - 1))]);
        }
        case Event::Kind::deal: return Event::of_cards(kind, cards(pick(1, 4)));
        case Event::Kind::die: return Event::of_cards(kind, cards(1));
        case Event::Kind::replace: return Event::of_cards(kind, cards(2));
        case Event::Kind::undo:
        case Event::Kind::redo: return Event::of_count(kind, pick(1, 1'000'000));
        case Event::Kind::comment: {
            Event comment;
            comment.text = ";" + *rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '~'));
            return comment;
        }
        default: return Event::of(kind);
    }
}

RC_GTEST_PROP(Notation, RecordsReadBack, ()) {
    Record record;
    record.beginning.id = pick_game({DealtBy::seed, DealtBy::literal, DealtBy::table});
    if (chance(50)) record.beginning.play = "0123456789abcdef";
    if (chance(50)) record.beginning.started = "2026-11-15T09:30:00Z";
    const int events = pick(0, 30);
    for (int i = 0; i < events; ++i) record.log.push_back(pick_event());
    record.outcome = Outcome{static_cast<Status>(pick(0, 2)), 0};
    if (record.outcome->status != Status::playing) record.outcome->score = pick(-208, 300);
    const std::string text = print_record(record);
    RC_LOG() << text << "\n";
    const auto again = parse_record(text);
    if (!again) RC_FAIL(again.error().message);
    RC_ASSERT(again->log == record.log);
    RC_ASSERT(again->outcome == record.outcome);
    RC_ASSERT(print_record(*again) == text);
    // A change of any byte outside the comments is seen.
    std::string changed = text;
    const auto at = static_cast<std::size_t>(pick(0, static_cast<int>(text.size()) - 1));
    const auto line = text.rfind('\n', at == 0 ? 0 : at - 1);
    if (text[line == text.npos ? 0 : line + 1] == ';') return;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    RC_ASSERT(!parse_record(changed).has_value() || text[at] == '\n');
}

}  // namespace
}  // namespace scoundrel::test
