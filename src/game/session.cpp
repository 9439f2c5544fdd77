#include "game/session.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>

#include "notation/cards.h"
#include "notation/moves.h"
#include "words/refusals.h"

namespace scoundrel {

namespace {

bool is_whole(const Beginning& beginning) {
    return beginning.position.has_value() == (beginning.id.dealt_by == DealtBy::position);
}

std::unexpected<Error> refuse(const Variant& variant, ErrorCode code, Phrase why,
                              const Arguments& arguments = {}) {
    return fail(code, say(Voice::of(variant), why, arguments));
}

// The unseen cards in their order and the dice, for every dealer but the table.
KnownDealer known_dealer(const Beginning& beginning) {
    const GameId& id = beginning.id;
    if (beginning.position)
        return seeded_dealer(beginning.position->position.unseen,
                             seed_number(beginning.position_seed.value_or("0")));
    if (id.dealt_by == DealtBy::literal) return literal_dealer(id.deck);
    return seeded_dealer(id.variant.rules.deck, seed_number(id.seed));
}

}  // namespace

Session::Session(Beginning beginning)
    : beginning_(std::move(beginning)), at_table_(beginning_.at_table()) {
    assert(is_whole(beginning_));
    now_.game = beginning_.position ? *beginning_.position : Game::begin(variant().rules);
    now_.places = Places(position());
    marks_.open = beginning_.id.dealt_by == DealtBy::literal;
    marks_.position = beginning_.position.has_value();
    if (at_table_) return;
    const KnownDealer dealer = known_dealer(beginning_);
    deck_ = dealer.deck;
    now_.dice = dealer.dice;
    pay(now_, log_);
    now_.places.follow(position());
}

Record Session::record() const { return {beginning_, log_, outcome()}; }

Outcome Session::outcome() const {
    const Game& g = game();
    return {g.position.status, g.over() ? g.score() : 0};
}

std::vector<Move> Session::line() const {
    std::vector<Move> moves;
    for (const Step& step : std::span(steps_).first(here_))
        if (step.is_move()) moves.push_back(step.event.move);
    return moves;
}

int Session::steps_after(int moves) const {
    std::size_t kept = here_;
    for (int number = now_.moves; kept > 0 && number > moves; --kept)
        number = steps_[kept - 1].before.moves;
    return static_cast<int>(here_ - kept);
}

// Of the steps with as many moves before them the last is the next move; reveals come before it.
const Places& Session::places(int moves) const {
    if (moves >= now_.moves) return now_.places;
    const auto line = std::span(steps_).first(here_);
    const auto later = std::ranges::upper_bound(line, moves, {},
                                                [](const Step& step) { return step.before.moves; });
    return std::prev(later)->before.places;
}

std::optional<Deck> Session::hidden_order(const Position& position) const {
    Deck order;
    if (at_table_) return position.unseen.empty() ? std::optional(order) : std::nullopt;
    for (int i = deck_.count - position.unseen.count(); i < deck_.count; ++i)
        order.push(deck_.cards[i]);
    return order;
}

// A known dealer pays at once; the table's reveals come from outside.
void Session::pay(Now& now, std::vector<Event>& happened) const {
    Position& position = now.game.position;
    KnownDealer dealer{deck_, now.dice};
    std::vector<Card> cards;
    while (position.owed > 0) {
        cards.push_back(dealer.card(position));
        reveal(position, cards.back());
    }
    if (!cards.empty()) happened.push_back(Event::of_cards(Event::Kind::deal, std::move(cards)));
    if (position.die_owed) {
        const Card monster = dealer.die(position);
        reveal_die(position, monster);
        happened.push_back(Event::of_cards(Event::Kind::die, {monster}));
    }
    now.dice = dealer.dice;
}

Result<Session::Now> Session::after_move(Move move, Now now, std::vector<Event>& happened) const {
    const CardSet bottom = now.game.position.bottom_cards() | now.game.position.room_cards();
    const int room = now.game.account.room_number;
    const Refusal why = now.game.play(move);
    if (why != Refusal::none)
        return fail(why == Refusal::game_over ? ErrorCode::game_over : ErrorCode::illegal_move,
                    say({}, Phrase::named_part,
                        {{"whole", print_move(move)},
                         {"part", explain_refusal(Voice::of(variant()), why, now.game.rules,
                                                  now.game.position, move)}}));
    happened.push_back(Event::of_move(move));
    ++now.moves;
    // Only a new room deals, and then every card in it but the carried ones came from the bottom.
    const bool new_room = now.game.account.room_number != room;
    now.just_dealt =
        new_room ? (now.game.position.room_cards() - now.game.position.carried_cards()) & bottom
                 : CardSet();
    if (!at_table_) pay(now, happened);
    if (new_room) now.places = Places();
    now.places.follow(now.game.position);
    return now;
}

Result<Session::Now> Session::after(const Event& event, Now now,
                                    std::vector<Event>& happened) const {
    ++work_;
    if (event.kind == Event::Kind::move) return after_move(event.move, now, happened);
    const CardSet bottom = now.game.position.bottom_cards();
    for (const Card card : event.cards) {
        const RevealError error =
            event.kind == Event::Kind::die ? now.game.turn_up_die(card) : now.game.turn_up(card);
        if (error != RevealError::none)
            return fail(ErrorCode::bad_reveal, explain_refusal(Voice::of(variant()), error, card));
    }
    now.just_dealt = bottom & now.game.position.room_cards();
    now.places.follow(now.game.position);
    happened.push_back(event);
    return now;
}

// What was undone can no longer be redone once play goes on another way; the log keeps it.
void Session::commit(std::vector<Step> steps, Now now, const std::vector<Event>& happened) {
    steps_.resize(here_);
    std::ranges::move(steps, std::back_inserter(steps_));
    here_ = steps_.size();
    log_.insert(log_.end(), happened.begin(), happened.end());
    now_ = now;
    abandoned_ = false;
}

// A few places are kept for the marks, which are never refused.
Result<void> Session::room_in_log() const {
    constexpr std::size_t for_marks = 16;
    if (log_.size() + for_marks < most_events) return {};
    return refuse(variant(), ErrorCode::too_long, Phrase::refuse_log_full,
                  {{"events", static_cast<int>(most_events)}});
}

Result<void> Session::play(const std::vector<Move>& moves) {
    if (const auto room = room_in_log(); !room) return room;
    Now now = now_;
    std::vector<Step> steps;
    std::vector<Event> happened;
    for (const Move move : moves) {
        const Event event = Event::of_move(move);
        auto next = after(event, now, happened);
        if (!next) return std::unexpected(next.error());
        if (now.moves >= longest_line)
            return refuse(variant(), ErrorCode::too_long, Phrase::refuse_too_long,
                          {{"moves", longest_line}});
        steps.push_back({event, now});
        now = *next;
    }
    if (!steps.empty()) commit(std::move(steps), now, happened);
    return {};
}

Result<void> Session::reveal_step(Event event) {
    if (!at_table_) return refuse(variant(), ErrorCode::bad_reveal, Phrase::refuse_not_at_table);
    if (const auto room = room_in_log(); !room) return room;
    std::vector<Event> happened;
    auto next = after(event, now_, happened);
    if (!next) return std::unexpected(next.error());
    commit({{std::move(event), now_}}, *next, happened);
    return {};
}

Result<void> Session::turn_up(const std::vector<Card>& cards) {
    const int owed = position().owed;
    if (at_table_ && (cards.empty() || static_cast<int>(cards.size()) > owed))
        return refuse(variant(), ErrorCode::bad_reveal,
                      owed == 0 ? Phrase::refuse_none_owed : Phrase::refuse_reveals,
                      {{"owed", owed}});
    return reveal_step(Event::of_cards(Event::Kind::deal, cards));
}

Result<void> Session::turn_up_die(Card monster) {
    return reveal_step(Event::of_cards(Event::Kind::die, {monster}));
}

Result<void> Session::correct(Now& now, Correction correction) const {
    Position& p = now.game.position;
    if (!now.just_dealt.has(correction.dealt))
        return refuse(variant(), ErrorCode::bad_reveal, Phrase::refuse_not_just_dealt,
                      {{"card", print_card(correction.dealt)}});
    const auto place = [&p](Card card) -> Card* {
        for (int i = 0; i < p.room_count; ++i)
            if (p.room[i] == card) return &p.room[i];
        for (int i = 0; i < p.bottom_count; ++i)
            if (p.bottom[i] == card) return &p.bottom[i];
        return nullptr;
    };
    Card* const other = place(correction.truly);
    if (other == nullptr)
        return refuse(variant(), ErrorCode::bad_reveal, Phrase::refuse_not_known,
                      {{"card", print_card(correction.truly)}});
    const CardSet carried = p.carried_cards();
    std::swap(*place(correction.dealt), *other);
    now.places.trade(correction.dealt, correction.truly);
    p.carried = 0;
    for (int i = 0; i < p.room_count; ++i)
        if (carried.has(p.room[i])) p.carried = static_cast<std::uint8_t>(p.carried | 1u << i);
    // It is the place that was just dealt, so the card now lying there can be corrected in turn.
    if (!now.just_dealt.has(correction.truly)) {
        now.just_dealt.remove(correction.dealt);
        now.just_dealt.add(correction.truly);
    }
    return {};
}

Result<void> Session::replace(const std::vector<Correction>& corrections) {
    if (!at_table_ || here_ == 0)
        return refuse(variant(), ErrorCode::bad_reveal, Phrase::refuse_no_correction);
    if (const auto room = room_in_log(); !room) return room;
    Now now = now_;
    for (const Correction correction : corrections)
        if (const auto done = correct(now, correction); !done) return done;
    now_ = now;
    for (const Correction correction : corrections)
        log_.push_back(Event::of_cards(Event::Kind::replace, {correction.dealt, correction.truly}));
    steps_.resize(here_);
    abandoned_ = false;
    return {};
}

void Session::go_to(std::size_t step) {
    if (here_ == steps_.size()) end_ = now_;
    here_ = step;
    now_ = here_ == steps_.size() ? end_ : steps_[here_].before;
    abandoned_ = false;
}

Result<void> Session::undo(int count) {
    if (const int steps = steps_back(); count > steps)
        return refuse(variant(), ErrorCode::nothing_to_undo,
                      steps == 0 ? Phrase::refuse_undo_nothing : Phrase::refuse_undo_fewer,
                      {{"steps", steps}});
    if (const auto room = room_in_log(); !room) return room;
    const int moves = now_.moves;
    go_to(here_ - static_cast<std::size_t>(count));
    marks_.undo |= now_.moves < moves;
    log_.push_back(Event::of_count(Event::Kind::undo, count));
    return {};
}

Result<void> Session::redo(int count) {
    if (const int steps = steps_forward(); count > steps)
        return refuse(variant(), ErrorCode::nothing_to_undo,
                      steps == 0 ? Phrase::refuse_redo_nothing : Phrase::refuse_redo_fewer,
                      {{"steps", steps}});
    if (const auto room = room_in_log(); !room) return room;
    go_to(here_ + static_cast<std::size_t>(count));
    log_.push_back(Event::of_count(Event::Kind::redo, count));
    return {};
}

Result<void> Session::note(Event event) {
    const auto before = std::pair(marks_, abandoned_);
    marks_.hint |= event.kind == Event::Kind::hint;
    marks_.solve |= event.kind == Event::Kind::solve;
    marks_.open |= event.kind == Event::Kind::open;
    abandoned_ |= event.kind == Event::Kind::abandon;
    const bool says_something_new = before != std::pair(marks_, abandoned_);
    if (event.text.size() > longest_text)
        return refuse(variant(), ErrorCode::too_large, Phrase::refuse_remark,
                      {{"bytes", static_cast<int>(longest_text)}});
    if (const auto room = room_in_log(); !room && !says_something_new) return room;
    log_.push_back(std::move(event));
    return {};
}

Result<void> Session::repeat(const Event& event) {
    switch (event.kind) {
        case Event::Kind::move: return play(event.move);
        case Event::Kind::deal: return at_table_ ? turn_up(event.cards) : Result<void>();
        case Event::Kind::die: return at_table_ ? turn_up_die(event.cards[0]) : Result<void>();
        case Event::Kind::replace: return replace({{event.cards[0], event.cards[1]}});
        case Event::Kind::undo: return undo(event.count);
        case Event::Kind::redo: return redo(event.count);
        default: return note(event);
    }
}

// Comments may stand anywhere; what a known dealer dealt must be what the record says. A log that
// was cut short may lack the last cards: they are dealt again, the same.
Result<void> Session::adopt(const Record& record) {
    const auto is_comment = [](const Event& e) { return e.kind == Event::Kind::comment; };
    std::vector<Event> played;
    std::vector<Event> recorded;
    std::ranges::remove_copy_if(log_, std::back_inserter(played), is_comment);
    std::ranges::remove_copy_if(record.log, std::back_inserter(recorded), is_comment);
    const auto differ = std::ranges::mismatch(played, recorded);
    if (differ.in2 != recorded.end() || (differ.in1 != played.end() && record.outcome))
        return fail(ErrorCode::bad_record, say({}, Phrase::error_other_deck));
    log_ = record.log;
    log_.insert(log_.end(), differ.in1, played.end());
    return {};
}

Result<Session> Session::load(std::string_view text) {
    const auto record = parse_record(text);
    if (!record) return std::unexpected(record.error());
    return load(*record);
}

Result<Session> Session::load(const Record& record) {
    if (!is_whole(record.beginning))
        return fail(ErrorCode::bad_record, say({}, Phrase::error_position_or_id));
    Session session(record.beginning);
    for (const Event& event : record.log)
        if (const auto done = session.repeat(event); !done)
            return fail(ErrorCode::bad_record,
                        say({}, Phrase::error_cannot_have_happened,
                            {{"event", print_event(event)}, {"why", done.error().message}}));
    if (const auto adopted = session.adopt(record); !adopted)
        return std::unexpected(adopted.error());
    if (record.outcome && *record.outcome != session.outcome())
        return fail(ErrorCode::bad_record, say({}, Phrase::error_other_result,
                                               {{"told", print_outcome(*record.outcome)},
                                                {"played", print_outcome(session.outcome())}}));
    return session;
}

}  // namespace scoundrel
