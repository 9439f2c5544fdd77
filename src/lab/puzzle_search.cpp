#include "lab/puzzle_search.h"

#include <algorithm>
#include <unordered_map>

#include "player/players.h"
#include "rules/dealer.h"
#include "rules/legal.h"
#include "solver/position_hash.h"
#include "solver/worths.h"

namespace scoundrel {

namespace {

constexpr int fewest_moves = 3;
constexpr int fewest_cards = 5;  // of room and dungeon together: two or three rooms
constexpr int most_cards = 10;
constexpr int longest_solution = 16;
const Limits limits{.nodes = 100'000};  // what takes the solver longer is no puzzle
constexpr int one_in = 8;               // moves of the games that chance makes

// As puzzles are: everything that is left lies open. `known`: what the player knew of it.
ParsedPosition opened(const Variant& variant, const Game& game, const KnownDealer& dealer) {
    ParsedPosition open{variant, {game.rules, game.position, {}}};
    open.game.account.slain = game.account.slain;
    open.game.account.slot_slain = game.account.slot_slain;
    open.game.account.room_number = game.account.room_number;
    Position& p = open.game.position;
    const int unseen = p.unseen.count();
    std::vector<Card> dungeon(dealer.deck.end() - unseen, dealer.deck.end());
    dungeon.insert(dungeon.end(), p.bottom, p.bottom + p.bottom_count);
    p.unseen = {};
    p.bottom_count = 0;
    for (const Card card : dungeon) p.bottom[p.bottom_count++] = card;
    return open;
}

// As the player of the game saw it.
Position hidden(const Position& open, int known) {
    Position p = open;
    const int unseen = p.bottom_count - known;
    for (int i = 0; i < unseen; ++i) p.unseen.add(p.bottom[i]);
    for (int i = 0; i < p.bottom_count; ++i)
        p.bottom[i] = i < known ? open.bottom[unseen + i] : Card();
    p.bottom_count = static_cast<std::uint8_t>(known);
    return p;
}

Game after(Game game, Move move) {
    game.play(move);
    return game;
}

// Health, and what is still to be healed and suffered: a potion drunk in full and a blow taken
// barehanded change nothing, so what counts is what was wasted and what a weapon has spared.
int balance(const Position& p) {
    const CardSet left = p.room_cards() | p.bottom_cards();
    return p.health + total_value(left & CardSet::whole_suit(Suit::hearts)) -
           total_value(left & CardSet::monsters());
}

// The best that can be seen so many moves ahead, judged by that balance.
class BalanceAhead {
  public:
    int worth(const Game& game, int ahead) {
        constexpr int win = 1000;
        if (game.position.status == Status::won) return win + game.score();
        if (game.over()) return -win;
        if (ahead == 0) return balance(game.position) + slain(game);
        auto& seen = seen_[static_cast<std::size_t>(ahead)];
        const auto known = seen.find(game.position);
        if (known != seen.end()) return known->second + slain(game);
        int best = -win;
        for (const Move move : legal_moves(game.rules, game.position))
            best = std::max(best, worth(after(game, move), ahead - 1));
        if (best > -win) seen.emplace(game.position, best - slain(game));
        return best;
    }
    explicit BalanceAhead(int furthest) : seen_(static_cast<std::size_t>(furthest) + 1) {}

  private:
    // Where it counts it is added to all that is to come, and so kept out of what is remembered.
    static int slain(const Game& game) {
        return game.rules.scoring == Scoring::slain ? game.account.stats.slain_value : 0;
    }
    std::vector<std::unordered_map<Position, int, PositionHash>> seen_;
};

// At the length of the solution all of it is seen, and nothing else comes near.
int look_of(const Game& game, Move best, int length) {
    BalanceAhead ahead(length);
    int look = length;
    for (; look > 1; --look) {
        const int worth = ahead.worth(after(game, best), look - 2);
        for (const Move move : legal_moves(game.rules, game.position))
            if (move != best && ahead.worth(after(game, move), look - 2) >= worth) return look;
    }
    return look;
}

Theme theme_of(const Game& game, const MoveWorth& best) {
    const Position& p = game.position;
    const Card card = best.move.card();
    const bool from_slot = card && p.slot.card == card;
    if (game.rules.scoring == Scoring::original && best.score > game.rules.health)
        return Theme::last;
    switch (best.move.verb()) {
        case Verb::avoid:
        case Verb::avoid_lr:
        case Verb::avoid_rl: return Theme::avoid;
        case Verb::next: return Theme::go_on;
        case Verb::store:
        case Verb::put_down: return Theme::pack;
        case Verb::discard:
            if (from_slot) return Theme::pack;
            return card.is_weapon() ? Theme::shed : Theme::waste;
        default: break;
    }
    if (from_slot) return Theme::pack;
    if (card.is_potion())
        return card.value() > game.rules.health - p.health || p.potion_used ? Theme::waste
                                                                            : Theme::drink;
    if (card.is_weapon())
        return p.weapon.card && weapon_power(game.rules, p.weapon) > card.value() &&
                       best.move.verb() == Verb::equip
                   ? Theme::shed
                   : Theme::arm;
    if (best.move.verb() == Verb::barehanded &&
        weapon_refusal(game.rules, p, card) == Refusal::none)
        return Theme::bare;
    // Whether a potion of this room is carried into the next.
    Game then = after(game, best.move);
    const int room = game.account.room_number;
    for (const Move move : best.line) {
        if (then.account.room_number != room || then.over()) break;
        then.play(move);
    }
    if (!then.over() && then.account.room_number != room)
        for (const Card carried : then.position.carried_cards())
            if (carried.is_potion()) return Theme::leave;
    return Theme::blow;
}

std::unique_ptr<Player> player_for(const Rules& rules, std::string_view name) {
    return find_player_kind(name)->make(rules, choose_net(rules).net);
}

bool picks(std::string_view name, const Rules& rules, const Position& position, Move move) {
    Effort effort;
    if (rules.avoid == Avoid::always) effort.samples = 6;  // each is a whole game solved
    return player_for(rules, name)->advise(position, effort).options.front().move == move;
}

bool has_one_best(const std::vector<MoveWorth>& worths) {
    return worths.size() >= fewest_moves && worths[0].wins && worths[0].above(worths[1]) &&
           worths[0].line.size() < longest_solution;
}

bool is_near_end(const Game& game) {
    const Position& p = game.position;
    const int cards = p.room_count + p.dungeon();
    return cards >= fewest_cards && cards <= most_cards &&
           legal_moves(game.rules, p).count >= fewest_moves;
}

// The moves of a game: those of one of three players by turns, and now and then any other.
class Wanderer {
  public:
    Wanderer(const Rules& rules, std::uint64_t seed)
        : chance_{seed ^ 0x9055EDB0A7D5EEDFULL},
          player_(player_for(rules, names[seed % std::size(names)])) {}

    Move choose(const Game& game) {
        const MoveList moves = legal_moves(game.rules, game.position);
        if (chance_.below(one_in) == 0)
            return moves.begin()[chance_.below(static_cast<std::uint64_t>(moves.count))];
        return player_->advise(game.position, {}).options.front().move;
    }

  private:
    static constexpr std::string_view names[] = {"texts", "careful", "greedy"};
    SplitMix64 chance_;
    std::unique_ptr<Player> player_;
};

// Of the puzzles of one game the one in which one must look furthest, so that the harder ones are
// not too rare.
std::optional<Puzzle> find_puzzle(const Variant& variant, std::uint64_t seed) {
    constexpr int longest = 100, most_looked_at = 16;  // where rooms can be avoided for ever
    const Rules& rules = variant.rules;
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    Wanderer wanderer(rules, seed);
    struct Candidate {
        ParsedPosition position;
        int known, look;
    };
    std::optional<Candidate> hardest;
    int looked_at = 0;
    for (int moves = 0; !game.over() && moves < longest; ++moves) {
        if (is_near_end(game) && looked_at++ < most_looked_at) {
            const ParsedPosition open = opened(variant, game, dealer);
            const auto worths = worth_of_moves(open.game, limits);
            if (has_one_best(worths)) {
                const int look =
                    look_of(open.game, worths[0].move, 1 + static_cast<int>(worths[0].line.size()));
                if (!hardest || look > hardest->look)
                    hardest = {open, game.position.bottom_count, look};
            }
        }
        game.play(wanderer.choose(game));
        deal(game.position, dealer);
    }
    if (!hardest) return {};
    return measure(hardest->position, hardest->known, seed);
}

}  // namespace

std::optional<Puzzle> measure(const ParsedPosition& position, int known, std::uint64_t seed) {
    const Game& game = position.game;
    const auto worths = worth_of_moves(game, limits);
    if (!has_one_best(worths)) return {};
    const Move best = worths[0].move;
    const int length = 1 + static_cast<int>(worths[0].line.size());
    const Position seen = hidden(game.position, known);
    const auto picked = [&](std::string_view name) { return picks(name, game.rules, seen, best); };
    return Puzzle{.position = position,
                  .best = best,
                  .score = worths[0].score,
                  .theme = theme_of(game, worths[0]),
                  .seed = seed,
                  .known = known,
                  .second = worths[1].wins ? std::optional(worths[1].score) : std::nullopt,
                  .moves = static_cast<int>(worths.size()),
                  .length = length,
                  .look = look_of(game, best, length),
                  .texts = picked("texts"),
                  .careful = picked("careful"),
                  .greedy = picked("greedy"),
                  .search = picked("search")};
}

MakeWorker<PuzzleRow> puzzle_worker(const Variant& variant) {
    return [=](const Stop&) -> Worker<PuzzleRow> {
        return [=](std::uint64_t seed) { return PuzzleRow{seed, find_puzzle(variant, seed)}; };
    };
}

bool PuzzleQuota::wants(const Puzzle& puzzle) const {
    const int grade = grade_of(puzzle);
    const int of_theme = by_theme_[grade][static_cast<int>(puzzle.theme)];
    return by_grade_[grade] < each_ && of_theme < (each_ + 3) / 4;
}

void PuzzleQuota::add(const Puzzle& puzzle) {
    const int grade = grade_of(puzzle);
    ++by_grade_[grade];
    ++by_theme_[grade][static_cast<int>(puzzle.theme)];
}

bool PuzzleQuota::full() const {
    return std::all_of(by_grade_ + 1, std::end(by_grade_), [&](int n) { return n >= each_; });
}

}  // namespace scoundrel
