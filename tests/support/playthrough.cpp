#include "support/playthrough.h"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <tuple>

#include "notation/cards.h"
#include "notation/moves.h"
#include "rules/game.h"
#include "support/files.h"
#include "support/perft_rows.h"

namespace scoundrel::test {

namespace {

constexpr int longest_playthrough = 150;

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::string held_text(const Rules& rules, const Held& held, const SlainStack& slain) {
    if (!held.card) return "-";
    std::string text = print_card(held.card);
    if (held.card.is_weapon()) {
        text += ", power " + std::to_string(weapon_power(rules, held));
        if (held.limit > 0) text += ", limit " + std::to_string(held.limit);
        text += ", uses " + std::to_string(held.uses) + ", slain " + or_dash(print_cards(slain));
    }
    return text;
}

std::string room_text(const Position& p) {
    std::string text;
    for (int i = 0; i < p.room_count; ++i) {
        text += (text.empty() ? "" : " ") + print_card(p.room[i]);
        if (p.carried_cards().has(p.room[i])) text += "*";
    }
    text = or_dash(text) + ", " + std::to_string(p.dealt_with) + " dealt with";
    if (p.untouched) text += ", untouched";
    if (p.potion_used) text += ", potion used";
    if (p.avoided_last) text += ", the last one avoided";
    if (p.rolled) text += ", rolled " + print_card(p.rolled);
    return text;
}

std::string stats_text(const Stats& s) {
    return "cleared " + std::to_string(s.rooms_cleared) + ", avoided " +
           std::to_string(s.rooms_avoided) + ", damage " + std::to_string(s.damage_taken) +
           ", healed " + std::to_string(s.healed) + ", slain " + std::to_string(s.monsters_slain) +
           " worth " + std::to_string(s.slain_value);
}

std::string status_text(const Game& game) {
    const Status status = game.position.status;
    if (status == Status::playing) return "playing";
    return (status == Status::won ? "won " : "lost ") + std::to_string(game.score());
}

// What can be seen now; of the discard pile only what the last move added.
std::string state_text(const Game& game, int discarded_before) {
    const Position& p = game.position;
    const Account& account = game.account;
    std::string legal;
    for (const Move move : legal_moves(game.rules, p)) legal += " " + print_move(move);
    const std::span discarded(account.discard.cards + discarded_before,
                              account.discard.cards + account.discard.count);
    return "  room " + std::to_string(account.room_number) + ": " + room_text(p) + "\n" +
           "  health " + std::to_string(p.health) + ", weapon " +
           held_text(game.rules, p.weapon, account.slain) + "\n" +
           (game.rules.inventory == Inventory::none
                ? ""
                : "  slot " + held_text(game.rules, p.slot, account.slot_slain) + "\n") +
           "  dungeon " + std::to_string(p.dungeon()) + ", bottom " +
           or_dash(print_cards(std::span(p.bottom, p.bottom_count))) + "\n" +
           (discarded.empty() ? "" : "  discarded " + print_cards(discarded) + "\n") + "  " +
           stats_text(account.stats) + "\n" +
           (game.over() ? "  " + status_text(game) : "  legal" + legal) + "\n";
}

// A line of play tried while looking for a game worth showing. It peeks at the deck, as nobody may
// who plays.
struct Line {
    Game game;
    KnownDealer dealer;
    std::vector<Move> moves;
    std::set<Verb> verbs;

    Line after(Move move) const {
        Line next = *this;
        next.game.play(move);
        deal(next.game.position, next.dealer);
        next.moves.push_back(move);
        next.verbs.insert(move.verb());
        return next;
    }
    // Health and a good weapon lead to a win, new kinds of moves to a game that shows more.
    int promise() const {
        const Position& p = game.position;
        const CardSet ahead = p.unseen | p.bottom_cards() | p.room_cards();
        const int reach = p.weapon.limit == 0 ? 15 : p.weapon.limit;
        return 4 * p.health + weapon_power(game.rules, p.weapon) * reach / 8 -
               2 * total_value(ahead & CardSet::monsters()) +
               total_value(ahead - CardSet::monsters()) + 8 * static_cast<int>(verbs.size());
    }
    auto worth() const {
        return std::tuple(game.position.status == Status::won, verbs.size(), promise());
    }
};

// Lines that meet in one position are worth following once.
std::string meeting_point(const Game& game) {
    const Position& p = game.position;
    return room_text(p) + std::to_string(p.health) + held_text(game.rules, p.weapon, {}) +
           held_text(game.rules, p.slot, {}) + print_cards(p.unseen) +
           print_cards(std::span(p.bottom, p.bottom_count));
}

// The most promising lines of each length, to the end.
Line search_game(const GameId& id) {
    constexpr std::size_t kept = 400;
    Line begin{Game::begin(id.variant.rules), dealer_of(id), {}, {}};
    deal(begin.game.position, begin.dealer);
    Line best = begin;
    std::set<std::string> seen;
    std::vector<Line> lines{std::move(begin)};
    for (int length = 0; !lines.empty() && length < longest_playthrough; ++length) {
        std::vector<Line> next;
        for (const Line& line : lines)
            for (const Move move : legal_moves(line.game.rules, line.game.position))
                next.push_back(line.after(move));
        for (const Line& line : next)
            if (line.game.over() && line.worth() > best.worth()) best = line;
        std::erase_if(next, [](const Line& line) { return line.game.over(); });
        std::ranges::sort(next, std::ranges::greater(), &Line::promise);
        lines.clear();
        for (Line& line : next)
            if (lines.size() < kept && seen.insert(meeting_point(line.game)).second)
                lines.push_back(std::move(line));
    }
    return best;
}

}  // namespace

std::string print_playthrough(const Playthrough& playthrough) {
    const Rules& rules = playthrough.id.variant.rules;
    KnownDealer dealer = dealer_of(playthrough.id);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    std::string text =
        "# A golden playthrough, written by tools/regenerate. A star marks a carried card.\n"
        "game " +
        print_game_id(playthrough.id) + "\n" + state_text(game, 0);
    int number = 0;
    for (const Move move : playthrough.moves) {
        text += std::to_string(++number) + ". " + print_move(move) + "\n";
        const int discarded = game.account.discard.count;
        if (game.play(move) != Refusal::none) return text + "  refused\n";
        deal(game.position, dealer);
        text += state_text(game, discarded);
    }
    return text;
}

Playthrough parse_playthrough(const std::string& text) {
    Playthrough playthrough;
    for (const auto& line : lines_of(text)) {
        if (line.starts_with("game ")) playthrough.id = parse_game_id(line.substr(5)).value();
        const auto dot = line.find(". ");
        if (line.starts_with(' ') || line.starts_with('#') || dot == line.npos) continue;
        playthrough.moves.push_back(parse_move(line.substr(dot + 2)).value());
    }
    return playthrough;
}

Playthrough telling_game(const Variant& variant, int seeds) {
    Playthrough best;
    std::optional<Line> shown;
    for (int seed = 1; seed <= seeds; ++seed) {
        GameId id{variant, DealtBy::seed, std::to_string(seed), {}};
        Line line = search_game(id);
        if (shown && line.worth() <= shown->worth()) continue;
        best = {std::move(id), line.moves};
        shown = std::move(line);
    }
    return best;
}

}  // namespace scoundrel::test
