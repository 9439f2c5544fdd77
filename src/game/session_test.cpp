#include "game/session.h"

#include <gtest/gtest.h>

#include <span>

#include "notation/cards.h"
#include "notation/moves.h"
#include "phrases/catalogue.h"
#include "protocol/state_json.h"
#include "support/json.h"
#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

Session game(const GameId& id) {
    Beginning beginning;
    beginning.id = id;
    return Session(beginning);
}
Session game(const std::string& id) { return game(parse_game_id(id).value()); }

// A literal deal of exactly these cards.
Session deal(const std::string& rules, std::string_view cards) {
    GameId id;
    id.variant = parse_rules(rules).value();
    id.variant.rules.deck = set_of(cards);
    id.dealt_by = DealtBy::literal;
    id.deck = deck_of(cards);
    return game(id);
}

std::vector<Move> moves(std::string_view text) {
    std::vector<Move> list;
    for (auto word = take_word(text); !word.empty(); word = take_word(text))
        list.push_back(move_of(word));
    return list;
}

std::vector<Card> cards(std::string_view text) {
    const Deck deck = deck_of(text);
    return {deck.begin(), deck.end()};
}

std::string log_text(const Session& session) {
    std::string text;
    for (const Event& event : session.log()) text += print_event(event) + "\n";
    return text;
}

std::string room(const Session& session) {
    return print_cards(std::span(session.position().room, session.position().room_count));
}

template <class T>
ErrorCode code(const Result<T>& result) {
    EXPECT_FALSE(result);
    return result ? ErrorCode::storage : result.error().code;
}

TEST(Session, ASeedDealsAtOnceAndTheLogSaysSo) {
    Session session = game("classic#42");
    EXPECT_EQ(room(session), "JC 6S 7D 5H");
    EXPECT_EQ(log_text(session), "deal JC 6S 7D 5H\n");
    ASSERT_TRUE(session.play(moves("7De 6Sw 5Hd")));
    EXPECT_EQ(log_text(session), "deal JC 6S 7D 5H\n7De\n6Sw\n5Hd\ndeal TH 6C 7S\n");
    EXPECT_EQ(session.moves_played(), 3);
    EXPECT_EQ(session.line(), moves("7De 6Sw 5Hd"));
    EXPECT_FALSE(session.marks().any());
}

TEST(Session, TheIdIsKeptAsGiven) {
    EXPECT_EQ(state_json(game("classic#0042"))["game"], "classic#0042");
    EXPECT_EQ(room(game("classic#0042")), room(game("classic#42")));
    EXPECT_EQ(room(game("classic#tuesday")), room(game("classic#18339334696106391312")));
}

TEST(Session, MovesAreAllOrNothing) {
    Session session = game("classic#42");
    const Json before = state_json(session);
    EXPECT_EQ(code(session.play(moves("7De 6Sw 7De"))), ErrorCode::illegal_move);
    EXPECT_EQ(state_json(session), before);
    EXPECT_EQ(log_text(session), "deal JC 6S 7D 5H\n");
    EXPECT_TRUE(session.play(std::vector<Move>{}));
    EXPECT_EQ(state_json(session), before);
}

TEST(Session, AfterTheEndNothingMoves) {
    Session session = deal("classic", "2D 3D 4D 5H");
    ASSERT_TRUE(session.play(moves("2De 3De 4De 5Hd")));
    EXPECT_EQ(session.outcome(), (Outcome{Status::won, 25}));
    EXPECT_EQ(code(session.play("2De"_move)), ErrorCode::game_over);
    ASSERT_TRUE(session.undo(1));
    EXPECT_EQ(session.outcome(), Outcome{});
}

TEST(Session, UndoAndRedo) {
    Session session = game("classic#42");
    std::vector<Json> states{state_json(session)};
    for (const Move move : moves("7De 6Sw 5Hd")) {
        ASSERT_TRUE(session.play(move));
        states.push_back(state_json(session));
    }
    ASSERT_TRUE(session.undo(1));
    EXPECT_EQ(state_json(session), states[2]);
    ASSERT_TRUE(session.undo(2));
    EXPECT_EQ(state_json(session), states[0]);
    EXPECT_EQ(session.moves_played(), 0);
    EXPECT_EQ(code(session.undo(1)), ErrorCode::nothing_to_undo);
    ASSERT_TRUE(session.redo(3));
    EXPECT_EQ(state_json(session), states[3]);
    EXPECT_EQ(session.moves_played(), 3);
    EXPECT_EQ(code(session.redo(1)), ErrorCode::nothing_to_undo);
    EXPECT_EQ(code(session.undo(4)), ErrorCode::nothing_to_undo);
    EXPECT_EQ(state_json(session), states[3]) << "more than there is changes nothing";
    EXPECT_TRUE(session.marks().undo);
    EXPECT_TRUE(log_text(session).ends_with("undo 1\nundo 2\nredo 3\n"));
}

TEST(Session, PlayingOnForgetsWhatWasUndoneButTheLogKeepsIt) {
    Session session = game("classic#42");
    ASSERT_TRUE(session.play(moves("7De 6Sw")));
    ASSERT_TRUE(session.undo(1));
    EXPECT_EQ(code(session.play("6Cw"_move)), ErrorCode::illegal_move);
    ASSERT_TRUE(session.redo(1)) << "a refused move is not playing on";
    ASSERT_TRUE(session.undo(1));
    ASSERT_TRUE(session.play("6Sb"_move));
    EXPECT_EQ(code(session.redo(1)), ErrorCode::nothing_to_undo);
    EXPECT_EQ(session.line(), moves("7De 6Sb"));
    EXPECT_NE(log_text(session).find("6Sw\nundo 1\nredo 1\nundo 1\n6Sb\n"), std::string::npos);
}

TEST(Session, UndoGivesTheDieBack) {
    Session session = game("classic+monsters=die#7");
    ASSERT_TRUE(session.play("roll"_move));
    const Card rolled = session.position().rolled;
    const Json after = state_json(session);
    ASSERT_TRUE(session.undo(1));
    ASSERT_TRUE(session.play("roll"_move));
    EXPECT_EQ(session.position().rolled, rolled);
    EXPECT_EQ(state_json(session), after);
}

TEST(Session, TheTenThousandAndFirstMoveIsRefused) {
    Session session = game("forty-two#1");
    const std::vector<Move> skips(longest_line, "avoid-lr"_move);
    ASSERT_TRUE(session.play(skips));
    const Json before = state_json(session);
    EXPECT_EQ(code(session.play("avoid-lr"_move)), ErrorCode::too_long);
    EXPECT_EQ(code(session.play("9Cw"_move)), ErrorCode::illegal_move) << "not legal anyway";
    EXPECT_EQ(state_json(session), before);
    ASSERT_TRUE(session.undo(1));
    EXPECT_EQ(code(session.play(moves("avoid-lr avoid-lr"))), ErrorCode::too_long);
    EXPECT_TRUE(session.play("avoid-rl"_move)) << "taken back, there is room for one more";
    EXPECT_EQ(session.moves_played(), longest_line);
}

TEST(Session, TheHiddenOrder) {
    Session session = game("classic#42");
    const Deck whole = shuffled(classic_deck, 42);
    const auto hidden = [&] { return print_deck(session.hidden_order().value()); };
    EXPECT_EQ(hidden(), print_deck(whole).substr(8));
    ASSERT_TRUE(session.play(moves("avoid")));
    EXPECT_EQ(hidden(), print_deck(whole).substr(16));
    EXPECT_FALSE(game("classic@table").hidden_order());
}

TEST(Session, Marks) {
    Session session = game("classic#42");
    session.note(Event::of(Event::Kind::hint));
    EXPECT_EQ(session.marks(), (Marks{.hint = true}));
    session.note(Event::of(Event::Kind::solve));
    session.note(Event::of(Event::Kind::open));
    EXPECT_EQ(session.marks(), (Marks{.hint = true, .solve = true, .open = true}));
    EXPECT_FALSE(session.abandoned());
    session.note(Event::of(Event::Kind::abandon));
    EXPECT_TRUE(session.abandoned());
    session.note(Event::of(Event::Kind::hint));
    EXPECT_TRUE(session.abandoned()) << "asking is not playing";
    EXPECT_TRUE(deal("classic", "2D 3D 4D 5H").marks().open) << "a literal deal is an open deck";
}

TEST(Session, AGameGivenUpIsTakenUpByPlayingOn) {
    const auto given_up = [] {
        Session session = game("classic+health=1#42");
        EXPECT_TRUE(session.play("7De"_move));
        session.note(Event::of(Event::Kind::abandon));
        return session;
    };
    Session undone = given_up();
    ASSERT_TRUE(undone.undo(1));
    EXPECT_FALSE(undone.abandoned());
    undone.note(Event::of(Event::Kind::abandon));
    ASSERT_TRUE(undone.redo(1));
    EXPECT_FALSE(undone.abandoned());

    Session refused = given_up();
    EXPECT_FALSE(refused.play("7De"_move));
    EXPECT_FALSE(refused.undo(5));
    EXPECT_TRUE(refused.abandoned()) << "what fails changes nothing";

    Session lost = given_up();
    ASSERT_TRUE(lost.play("JCb"_move));
    EXPECT_EQ(lost.outcome().status, Status::lost);
    EXPECT_FALSE(lost.abandoned());
    EXPECT_FALSE(Session::load(lost.record())->abandoned());
    lost.note(Event::of(Event::Kind::abandon));
    EXPECT_FALSE(lost.abandoned()) << "it is over";

    Session table = game("classic@table");
    table.note(Event::of(Event::Kind::abandon));
    ASSERT_TRUE(table.turn_up(cards("5C")));
    EXPECT_FALSE(table.abandoned());
}

// ---- at a table

TEST(Table, CardsAreToldAsTheyTurnUp) {
    Session session = game("classic@table");
    EXPECT_TRUE(session.at_table());
    EXPECT_EQ(code(session.play("5Cb"_move)), ErrorCode::illegal_move);
    EXPECT_EQ(code(session.turn_up(cards("5C 4H 6D 7S 8S"))), ErrorCode::bad_reveal);
    EXPECT_EQ(code(session.turn_up({})), ErrorCode::bad_reveal);
    EXPECT_EQ(code(session.turn_up(cards("5C 5C"))), ErrorCode::bad_reveal);
    EXPECT_EQ(code(session.turn_up(cards("5C AH"))), ErrorCode::bad_reveal);
    EXPECT_EQ(room(session), "") << "all or nothing";
    ASSERT_TRUE(session.turn_up(cards("5C 4H")));
    ASSERT_TRUE(session.turn_up(cards("6D 7S")));
    EXPECT_EQ(code(session.turn_up(cards("8S"))), ErrorCode::bad_reveal);
    EXPECT_EQ(log_text(session), "deal 5C 4H\ndeal 6D 7S\n");
    EXPECT_EQ(code(game("classic#42").turn_up(cards("8S"))), ErrorCode::bad_reveal);
    EXPECT_EQ(code(game("classic#42").turn_up_die("8S"_card)), ErrorCode::bad_reveal);
    EXPECT_EQ(deal("classic", "2D 3D 4D 5H").turn_up(cards("8S")).error().message,
              "the cards of this game are dealt for you; only at a real table are they told");
}

TEST(Table, ARevealTakenBackIsACorrectionAndNoMark) {
    Session session = game("classic@table");
    ASSERT_TRUE(session.turn_up(cards("5C 4H 6D 7S")));
    ASSERT_TRUE(session.play(moves("6De 5Cw 4Hd")));
    ASSERT_TRUE(session.turn_up(cards("KC QC")));
    const Json two = state_json(session);
    ASSERT_TRUE(session.undo(1));
    EXPECT_EQ(room(session), "7S");
    EXPECT_FALSE(session.marks().undo);
    ASSERT_TRUE(session.redo(1));
    EXPECT_EQ(state_json(session), two);
    ASSERT_TRUE(session.undo(2));
    EXPECT_EQ(room(session), "4H 7S");
    EXPECT_TRUE(session.marks().undo) << "that was a move";
    ASSERT_TRUE(session.undo(3)) << "two moves and the first deal";
    EXPECT_EQ(state_json(session)["awaiting"], 4);
}

TEST(Table, TheDie) {
    Session session = game("classic+monsters=die@table");
    ASSERT_TRUE(session.turn_up(cards("5C 4H 6D 7S")));
    EXPECT_EQ(code(session.turn_up_die("5C"_card)), ErrorCode::bad_reveal);
    ASSERT_TRUE(session.play("roll"_move));
    EXPECT_EQ(code(session.turn_up_die("4H"_card)), ErrorCode::bad_reveal);
    EXPECT_EQ(code(session.turn_up(cards("8S"))), ErrorCode::bad_reveal);
    ASSERT_TRUE(session.turn_up_die("7S"_card));
    EXPECT_EQ(session.position().rolled, "7S"_card);
    ASSERT_TRUE(session.undo(1));
    EXPECT_TRUE(session.position().die_owed);
    EXPECT_FALSE(session.marks().undo);
    ASSERT_TRUE(session.redo(1));
    EXPECT_EQ(session.position().rolled, "7S"_card);
}

// Four of eight cards were avoided, so that the third room comes from the bottom.
Session corrected() {
    const std::string rules =
        "classic+deck=" + print_deck_difference("2D 3D 4D 5D 6C 7H 8H 9H"_cards, classic_deck);
    Session session = game(rules + "@table");
    EXPECT_TRUE(session.turn_up(cards("2D 3D 4D 5D")));
    EXPECT_TRUE(session.play("avoid"_move));
    EXPECT_TRUE(session.turn_up(cards("6C 7H 8H 9H")));
    EXPECT_TRUE(session.play(moves("7Hd 8Hd 9Hd")));
    EXPECT_EQ(room(session), "6C 2D 3D 4D");
    return session;
}

TEST(Table, ACardFromTheBottomIsCorrected) {
    Session session = corrected();
    const Json before = state_json(session);
    ASSERT_TRUE(session.replace({{"3D"_card, "5D"_card}}));
    EXPECT_EQ(room(session), "6C 2D 5D 4D");
    EXPECT_EQ(state_json(session)["bottom"], Json::array({"3D"}));
    EXPECT_EQ(state_json(session)["carried"], Json::array({"6C"}));
    ASSERT_TRUE(session.replace({{"5D"_card, "2D"_card}})) << "what came instead can be corrected";
    EXPECT_EQ(room(session), "6C 5D 2D 4D");
    const Json after = state_json(session);
    EXPECT_TRUE(log_text(session).ends_with("replace 3D 5D\nreplace 5D 2D\n"));
    EXPECT_FALSE(session.marks().any());

    ASSERT_TRUE(session.undo(1)) << "undone with the deal";
    EXPECT_EQ(room(session), "6C 9H");
    ASSERT_TRUE(session.redo(1));
    EXPECT_EQ(state_json(session), after) << "and brought back with it";
    ASSERT_TRUE(session.play("2De"_move));
    EXPECT_EQ(code(session.replace({{"4D"_card, "3D"_card}})), ErrorCode::bad_reveal);
}

TEST(Table, ACardThatTradesWithTheCarriedOne) {
    Session session = corrected();
    ASSERT_TRUE(session.replace({{"3D"_card, "6C"_card}}));
    EXPECT_EQ(room(session), "3D 2D 6C 4D");
    EXPECT_EQ(state_json(session)["carried"], Json::array({"6C"}))
        << "the mark stays with its card";
}

TEST(Table, WhatCannotBeCorrected) {
    Session session = corrected();
    const Json before = state_json(session);
    EXPECT_EQ(code(session.replace({{"6C"_card, "5D"_card}})), ErrorCode::bad_reveal) << "carried";
    EXPECT_EQ(code(session.replace({{"5D"_card, "3D"_card}})), ErrorCode::bad_reveal) << "bottom";
    EXPECT_EQ(code(session.replace({{"3D"_card, "7H"_card}})), ErrorCode::bad_reveal) << "gone";
    EXPECT_EQ(code(session.replace({{"3D"_card, "5D"_card}, {"6C"_card, "2D"_card}})),
              ErrorCode::bad_reveal)
        << "all or nothing";
    EXPECT_EQ(state_json(session), before);
    Session begun = game("classic@table");
    EXPECT_EQ(code(begun.replace({{"3D"_card, "5D"_card}})), ErrorCode::bad_reveal);
    EXPECT_EQ(code(game("classic#42").replace({{"7D"_card, "5H"_card}})), ErrorCode::bad_reveal);
}

// ---- records

TEST(Load, ARecordGivesTheSameSession) {
    Session session = game("rascal+monsters=die#9");
    ASSERT_TRUE(session.play("roll"_move));
    ASSERT_TRUE(session.undo(1));
    ASSERT_TRUE(session.play("roll"_move));
    session.note(Event::of(Event::Kind::hint));
    Event comment;
    comment.text = "; a thought";
    session.note(comment);
    const auto record = parse_record(print_record(session.record()));
    ASSERT_TRUE(record) << record.error().message;
    const auto loaded = Session::load(*record);
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(state_json(*loaded), state_json(session));
    EXPECT_EQ(log_text(*loaded), log_text(session));
    EXPECT_EQ(loaded->marks(), session.marks());
    EXPECT_EQ(print_record(loaded->record()), print_record(session.record()));
}

TEST(Load, ATableGameWithCorrections) {
    Session session = corrected();
    ASSERT_TRUE(session.replace({{"3D"_card, "5D"_card}}));
    ASSERT_TRUE(session.undo(1));
    ASSERT_TRUE(session.redo(1));
    ASSERT_TRUE(session.play("5De"_move));
    auto loaded = Session::load(session.record());
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(state_json(*loaded), state_json(session));
}

TEST(Load, NoPositionWithoutItsIdAndNoIdWithoutItsPosition) {
    Record record = game("classic#42").record();
    record.beginning.id.dealt_by = DealtBy::position;
    EXPECT_EQ(code(Session::load(record)), ErrorCode::bad_record);
    record = game("classic#42").record();
    record.beginning.position = Game::begin(record.beginning.id.variant.rules);
    EXPECT_EQ(code(Session::load(record)), ErrorCode::bad_record);
}

TEST(Load, AGameFromAPosition) {
    Session origin = game("classic#42");
    ASSERT_TRUE(origin.play(moves("7De 6Sw")));
    for (const auto& seed : {std::optional<std::string>("5"), std::optional<std::string>()}) {
        Beginning beginning;
        beginning.id = origin.beginning().id;
        beginning.position = origin.game();
        beginning.position_seed = seed;
        beginning.id.dealt_by = DealtBy::position;
        beginning.position->account.discard = {};
        beginning.position->account.stats = {};
        Session session(beginning);
        EXPECT_EQ(session.at_table(), !seed);
        EXPECT_EQ(state_json(session)["game"], "classic@position");
        ASSERT_TRUE(session.play("5Hd"_move));
        if (!seed) {
            ASSERT_TRUE(session.turn_up(cards("AS AC")));
        }
        const auto record = parse_record(print_record(session.record()));
        ASSERT_TRUE(record) << record.error().message;
        const auto loaded = Session::load(*record);
        ASSERT_TRUE(loaded) << loaded.error().message;
        EXPECT_EQ(state_json(*loaded), state_json(session));
    }
}

TEST(Load, WhatCannotHaveHappened) {
    Session session = game("classic#42");
    ASSERT_TRUE(session.play(moves("7De 6Sw 5Hd")));
    const Record honest = session.record();
    const auto changed = [&](auto change) {
        Record record = honest;
        change(record);
        const auto loaded = Session::load(record);
        EXPECT_FALSE(loaded);
        if (loaded) return std::string();
        EXPECT_EQ(loaded.error().code, ErrorCode::bad_record);
        return loaded.error().message;
    };
    EXPECT_TRUE(Session::load(honest));
    EXPECT_NE(changed([](Record& r) { r.log[1].move = "7Dx"_move; }).find("'7Dx' cannot have"),
              std::string::npos);
    changed([](Record& r) { r.log[0].cards[0] = "2C"_card; });
    changed([](Record& r) { r.log.erase(r.log.begin()); });
    changed([](Record& r) { r.log.pop_back(); });
    changed([](Record& r) { r.log.push_back(Event::of_count(Event::Kind::undo, 4)); });
    changed([](Record& r) { r.log.push_back(Event::of_count(Event::Kind::redo, 1)); });
    changed([](Record& r) { r.log.push_back(Event::of_cards(Event::Kind::die, {"JC"_card})); });
    changed([](Record& r) { r.log.push_back(r.log.back()); });
    EXPECT_EQ(changed([](Record& r) { r.outcome = Outcome{Status::won, 20}; }),
              "the result is 'won 20', but the moves give 'playing'");
    speak(*find_catalogue("de"));  // whoever reads it
    EXPECT_EQ(changed([](Record& r) { r.outcome = Outcome{Status::won, 20}; }),
              "das Ergebnis ist „won 20“, die Züge ergeben aber „playing“");
    speak(english());
}

TEST(Load, ALogCutShortIsDealtAgain) {
    Session session = game("classic#42");
    ASSERT_TRUE(session.play(moves("7De 6Sw 5Hd")));
    Record log = session.record();
    log.outcome.reset();
    log.log.pop_back();  // the last deal
    const auto loaded = Session::load(log);
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(state_json(*loaded), state_json(session));
    EXPECT_EQ(log_text(*loaded), log_text(session));
}

// A record of 126 kB that took 36 s: ten thousand moves, undone and redone again and again.
TEST(SessionWork, UndoingCostsTheSameHoweverFarItGoes) {
    const auto id = parse_game_id("classic+avoid=always#1");
    Session session(Beginning{*id, {}, {}, {}, {}});
    ASSERT_TRUE(session.play(std::vector(longest_line, Move(Verb::avoid))));
    const std::size_t before = session.work();
    const Position there = session.position();
    for (int i = 0; i < 20'000; ++i) {
        ASSERT_TRUE(session.undo(longest_line));
        ASSERT_TRUE(session.redo(longest_line));
    }
    EXPECT_EQ(session.work(), before);
    EXPECT_EQ(session.position(), there);
    const auto loaded = Session::load(session.record());
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_LE(loaded->work(), loaded->log().size());
}

TEST(SessionWork, ALogIsFullOneDayButNeverForMarks) {
    Session session(Beginning{*parse_game_id("classic#42"), {}, {}, {}, {}});
    ASSERT_TRUE(session.play("5Hd"_move));
    Result<void> done;
    while ((done = session.undo(1)) && (done = session.redo(1))) {
    }
    EXPECT_EQ(code(done), ErrorCode::too_long);
    EXPECT_LT(session.log().size(), most_events);
    EXPECT_EQ(code(session.play("5Hd"_move)), ErrorCode::too_long);
    EXPECT_EQ(code(session.note({Event::Kind::comment, Move(Verb::next), {}, 0, "; x"})),
              ErrorCode::too_long);
    EXPECT_TRUE(session.note(Event::of(Event::Kind::hint)));
    EXPECT_TRUE(session.marks().hint);
    EXPECT_EQ(code(session.note(Event::of(Event::Kind::hint))), ErrorCode::too_long);
    EXPECT_TRUE(Session::load(session.record()));
}

TEST(SessionWork, ARemarkHasAnEnd) {
    Session session(Beginning{*parse_game_id("classic#42"), {}, {}, {}, {}});
    EXPECT_EQ(
        code(session.note(
            {Event::Kind::comment, Move(Verb::next), {}, 0, ";" + std::string(longest_text, 'x')})),
        ErrorCode::too_large);
    EXPECT_EQ(session.log().size(), 1u);
}

}  // namespace
}  // namespace scoundrel
