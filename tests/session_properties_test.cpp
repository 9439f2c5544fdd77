// One game in progress: taking back and bringing back, records, tables, and going on from a
// position, over random games of random rules.
#include <algorithm>

#include "game/session.h"
#include "protocol/position_json.h"
#include "protocol/state_json.h"
#include "support/generators.h"
#include "support/json.h"

namespace scoundrel::test {
namespace {

Session begin(const GameId& id) {
    RC_LOG() << print_game_id(id) << "\n";
    Beginning beginning;
    beginning.id = id;
    return Session(beginning);
}

std::string state(const Session& session) { return print_json(state_json(session)); }

bool can_move(const Session& session) {
    return !session.game().over() && !session.position().awaiting();
}

void play_some(Session& session, Whim& whim, int most) {
    for (int i = 0; i < most && can_move(session); ++i)
        RC_ASSERT(session.play(whim.move(session.game().rules, session.position())).has_value());
}

RC_GTEST_PROP(Sessions, UndoIsTheInverseOfMoveAndRedoOfUndo, ()) {
    Session session = begin(pick_game());
    Whim whim;
    std::vector<std::string> states{state(session)};
    for (int i = 0; i < 40 && can_move(session); ++i) {
        play_some(session, whim, 1);
        states.push_back(state(session));
    }
    const int moves = static_cast<int>(states.size()) - 1;
    RC_ASSERT(session.moves_played() == moves);
    for (int i = moves; i > 0; --i) {
        RC_ASSERT(session.undo(1).has_value());
        RC_ASSERT(state(session) == states[static_cast<std::size_t>(i - 1)]);
    }
    RC_ASSERT(!session.undo(1).has_value());
    for (int i = 1; i <= moves; ++i) {
        RC_ASSERT(session.redo(1).has_value());
        RC_ASSERT(state(session) == states[static_cast<std::size_t>(i)]);
    }
    RC_ASSERT(!session.redo(1).has_value());
}

// Moves, undo, redo and notes in any order: what the record says is what happened.
void live(Session& session, Whim& whim, int steps) {
    for (int i = 0; i < steps; ++i) switch (whim.below(8)) {
            case 0: (void)session.undo(1 + static_cast<int>(whim.below(3))); break;
            case 1: (void)session.redo(1 + static_cast<int>(whim.below(3))); break;
            case 2:
                if (whim.below(4) == 0) session.note(Event::of(Event::Kind::hint));
                break;
            default: play_some(session, whim, 1);
        }
}

RC_GTEST_PROP(Sessions, ARecordLoadedIsTheSameGame, ()) {
    Session session = begin(pick_game());
    Whim whim;
    live(session, whim, pick(0, 60));
    const std::string text = print_record(session.record());
    const auto record = parse_record(text);
    if (!record) RC_FAIL(record.error().message);
    auto loaded = Session::load(*record);
    if (!loaded) RC_FAIL(loaded.error().message);
    RC_ASSERT(state(*loaded) == state(session));
    RC_ASSERT(loaded->marks() == session.marks());
    RC_ASSERT(print_record(loaded->record()) == text);
    // And it goes on in the same way.
    Whim same = whim;
    live(session, whim, 10);
    live(*loaded, same, 10);
    RC_ASSERT(state(*loaded) == state(session));
}

// Tells a table game what the known dealer of the other deals.
void tell(Session& table, const Session& dealt) {
    while (table.position().owed > 0) {
        const int at = table.position().room_count;
        RC_ASSERT(table.turn_up({dealt.position().room[at]}).has_value());
    }
    if (table.position().die_owed)
        RC_ASSERT(table.turn_up_die(dealt.position().rolled).has_value());
}

std::string without_id(const Session& session) {
    Json json = state_json(session);
    json.erase("game");
    return print_json(json);
}

RC_GTEST_PROP(Sessions, ATableGameToldTheSameCardsIsTheSameGame, ()) {
    const GameId id = pick_game();
    Session dealt = begin(id);
    GameId table_id = id;
    table_id.dealt_by = DealtBy::table;
    Session table = begin(table_id);
    Whim whim;
    for (int i = 0; i < 60; ++i) {
        tell(table, dealt);
        RC_ASSERT(without_id(table) == without_id(dealt));
        RC_ASSERT(table.places() == dealt.places());
        if (!can_move(dealt)) break;
        const Move move = whim.move(dealt.game().rules, dealt.position());
        RC_ASSERT(dealt.play(move).has_value());
        RC_ASSERT(table.play(move).has_value());
    }
    tell(table, dealt);
    // Taken back event by event, it comes to its beginning.
    int events = 0;
    while (table.undo(1)) ++events;
    RC_ASSERT(table.moves_played() == 0);
    RC_ASSERT(table.position().unseen == id.variant.rules.deck);
    RC_ASSERT(table.redo(events).has_value());
    RC_ASSERT(without_id(table) == without_id(dealt));
    const auto loaded = Session::load(table.record());
    RC_ASSERT(loaded.has_value());
    RC_ASSERT(state(*loaded) == state(table));
    for (int i = 0; i <= dealt.moves_played(); ++i) RC_ASSERT(loaded->places(i) == dealt.places(i));
}

// What a move did to the places of the room, told card by card.
void places_kept(const Session& before, const Session& after) {
    const Position& now = after.position();
    std::vector<int> taken;
    bool new_card = false;
    for (int i = 0; i < now.room_count; ++i) {
        const int place = after.places().of(now.room[i]);
        RC_ASSERT(after.places().at(place) == now.room[i]);
        RC_ASSERT(std::ranges::count(taken, place) == 0);
        taken.push_back(place);
        // In list order: which is also what `avoid` goes by, so that a room of which that can be
        // said lies in a row.
        if (after.game().account.room_number != before.game().account.room_number || now.untouched)
            RC_ASSERT(place == i + 1);
        else if (const int old = before.places().of(now.room[i]); old != 0)
            RC_ASSERT(place == old);
        else
            new_card = true;
    }
    for (int place = 0; place <= room_size + 1; ++place)
        RC_ASSERT(bool(after.places().at(place)) == (std::ranges::count(taken, place) == 1));
    if (!new_card) return;
    // It was put down, last in the list: below it no place is free.
    for (int place = 1; place < taken.back(); ++place)
        RC_ASSERT(std::ranges::count(taken, place) == 1);
}

RC_GTEST_PROP(Sessions, CardsKeepTheirPlacesWhileTheRoomLasts, ()) {
    GameId id = pick_game();
    if (pick(0, 1) == 1) {  // so that cards are put down now and then
        id.variant.rules.inventory = Inventory::always;
        id.variant.rules.drop = Drop::yes;
    }
    Session session = begin(id);
    places_kept(session, session);
    Whim whim;
    std::vector<Places> lay{session.places()};
    int put_down = 0;
    for (int i = 0; i < 60 && can_move(session); ++i) {
        const Session before = session;
        play_some(session, whim, 1);
        places_kept(before, session);
        lay.push_back(session.places());
        if (session.line().back().verb() == Verb::put_down) ++put_down;
    }
    RC_CLASSIFY(put_down > 0, "with cards put down");
    const auto loaded = Session::load(session.record());
    RC_ASSERT(loaded.has_value());
    const int moves = session.moves_played();
    for (int i = moves; i >= 0; --i) {
        const Places& wanted = lay[static_cast<std::size_t>(i)];
        RC_ASSERT(loaded->places(i) == wanted);
        RC_ASSERT(session.places() == wanted);
        if (i > 0) RC_ASSERT(session.undo(1).has_value());
    }
    for (int i = 1; i <= moves; ++i) {
        RC_ASSERT(session.redo(1).has_value());
        RC_ASSERT(session.places() == lay[static_cast<std::size_t>(i)]);
    }
}

// At a table the cards may have gone under in another order than remembered.
RC_GTEST_PROP(Sessions, CorrectionsBelongToTheirDeal, ()) {
    GameId id = pick_game({DealtBy::table});
    Rules& rules = id.variant.rules;
    rules.avoid = Avoid::always;
    rules.health = 99;
    for (const Card card : rules.deck)  // so few that the bottom comes up soon
        if (rules.deck.count() > 10) rules.deck.remove(card);
    Session table = begin(id);
    Whim whim;
    int corrected = 0;
    for (int i = 0; i < 80 && !table.game().over(); ++i) {
        const Position& p = table.position();
        if (p.owed > 0) {
            const Deck unseen = in_canonical_order(p.unseen);
            const auto at = whim.below(static_cast<std::uint64_t>(unseen.count));
            RC_ASSERT(table.turn_up({unseen.cards[at]}).has_value());
        } else if (p.die_owed) {
            RC_ASSERT(table.turn_up_die(nth_monster(p, 0)).has_value());
        } else {
            play_some(table, whim, 1);
        }
        if (whim.below(2) == 0 || p.room_count == 0) continue;
        const Card dealt = p.room[whim.below(p.room_count)];
        const Card truly = p.bottom_count > 0 ? p.bottom[whim.below(p.bottom_count)] : p.room[0];
        const Position before = p;
        const int place = table.places().of(dealt);
        if (!table.replace({{dealt, truly}})) {
            RC_ASSERT(table.position() == before);
            continue;
        }
        ++corrected;
        RC_ASSERT(table.places().at(place) == truly);
        places_kept(table, table);
        RC_ASSERT(parse_position(position_json(table.variant(), table.game())).has_value());
        RC_ASSERT((p.room_cards() | p.bottom_cards()) ==
                  (before.room_cards() | before.bottom_cards()));
        const std::string after = state(table);
        RC_ASSERT(table.undo(1).has_value());
        RC_ASSERT(table.redo(1).has_value());
        RC_ASSERT(state(table) == after);
    }
    RC_CLASSIFY(corrected > 0, "with corrections");
    const auto loaded = Session::load(table.record());
    if (!loaded) RC_FAIL(loaded.error().message);
    RC_ASSERT(state(*loaded) == state(table));
}

RC_GTEST_PROP(Sessions, APrintedPositionHasTheSameFuture, ()) {
    Session origin = begin(pick_game());
    Whim whim;
    play_some(origin, whim, pick(0, 40));
    RC_PRE(!origin.game().over());
    const auto parsed = parse_position(position_json(origin.variant(), origin.game()));
    if (!parsed) RC_FAIL(parsed.error().message);
    Beginning beginning;
    beginning.id.variant = parsed->variant;
    beginning.id.dealt_by = DealtBy::position;
    beginning.position = parsed->game;
    Session again(beginning);
    const auto position = [](const Session& session) {
        return print_json(position_json(session.variant(), session.game()));
    };
    for (int i = 0; i < 60; ++i) {
        tell(again, origin);
        RC_ASSERT(position(again) == position(origin));
        if (!can_move(origin)) break;
        const Move move = whim.move(origin.game().rules, origin.position());
        RC_ASSERT(origin.play(move).has_value());
        RC_ASSERT(again.play(move).has_value());
    }
    RC_ASSERT(again.outcome().status == origin.outcome().status);
}

RC_GTEST_PROP(Sessions, TheHiddenOrderIsWhatComes, ()) {
    Session session = begin(pick_game());
    Whim whim;
    play_some(session, whim, pick(0, 30));
    const Deck order = session.hidden_order().value();
    RC_ASSERT(order.count == session.position().unseen.count());
    CardSet cards;
    for (const Card card : order) cards.add(card);
    RC_ASSERT(cards == session.position().unseen);
    const auto events = session.log().size();
    play_some(session, whim, 20);
    int next = 0;
    for (auto at = events; at < session.log().size(); ++at)
        if (const Event& event = session.log()[at]; event.kind == Event::Kind::deal)
            for (const Card card : event.cards) RC_ASSERT(card == order.cards[next++]);
}

}  // namespace
}  // namespace scoundrel::test
