#include "lab/strategy.h"

#include <cmath>
#include <memory>

#include "lab/guided_player.h"
#include "lab/habit.h"
#include "lab/match.h"
#include "lab/strategy_worth.h"
#include "player/contestant.h"
#include "player/simple_players.h"
#include "rules/dealer.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

std::int64_t millionths(double chance) { return std::llround(1'000'000 * chance); }

// One deal, played room by room. Both games of a deal see the same cards.
class StudiedDeal {
  public:
    StudiedDeal(const StrategyPlan& plan, RoomJudge& judge, std::uint64_t seed)
        : rules_(plan.variant.rules),
          judge_(judge),
          seed_(seed),
          dealer_(seeded_dealer(rules_.deck, seed)) {
        Unrecorded past;
        position_ = start(rules_, past);
        deal(position_, dealer_);
    }

    bool over() const { return position_.status != Status::playing; }
    bool won() const { return position_.status == Status::won; }
    const Position& position() const { return position_; }
    int room() const { return room_; }

    JudgedRoom judge(const std::vector<Move>& taken = {}) {
        return judge_.judge(position_, effort_for({}, seed_, room_).seed, taken);
    }
    // Gives the doorway behind the room.
    Position take(const std::vector<Move>& moves) {
        Unrecorded past;
        for (const Move move : moves) apply(rules_, position_, move, past);
        ++room_;
        const Position doorway = position_;
        deal(position_, dealer_);
        return doorway;
    }

  private:
    Rules rules_;
    RoomJudge& judge_;
    std::uint64_t seed_;
    KnownDealer dealer_;
    Position position_;
    int room_ = 0;
};

// The moves of a rule of thumb up to the end of its way.
std::vector<Move> way_of(Player& player, const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    for (Position at = position;;) {
        const Position before = at;
        const Move move = player.advise(at, {}).options.front().move;
        Unrecorded past;
        apply(rules, at, move, past);
        moves.push_back(move);
        if (ends_way(before, move, at)) return moves;
    }
}

class Study {
  public:
    Study(const StrategyPlan& plan, const SharedNet& net)
        : plan_(plan),
          judge_(plan.variant.rules, net, plan.judge),
          worth_(plan.variant.rules, net, plan.worth),
          careful_(plan.variant.rules) {
        for (const StrategyQuestion& rule : rules_of_thumb())
            followers_.push_back(follower({&rule}));
    }

    StrategyRow study(std::uint64_t seed, const Stop& stop) {
        StrategyCounts counts;
        play_strong(seed, counts, stop);
        play_careful(seed, counts, stop);
        follow_rules(seed, counts, stop);
        return counts.row(seed);
    }

  private:
    void play_strong(std::uint64_t seed, StrategyCounts& counts, const Stop& stop) {
        StudiedDeal game(plan_, judge_, seed);
        std::vector<Position> doorways;
        bool open = false;
        while (!game.over() && !stop()) {
            const Position& position = game.position();
            if (position.unseen.empty() && !std::exchange(open, true))
                look_at_end(position, counts);
            const JudgedRoom room = game.judge();
            if (game.room() == 0) counts.tell(place_of(Figure::start), room.ways[room.best].judge);
            if (!position.unseen.empty()) counts.ask(plan_.variant.rules, position, room);
            doorways.push_back(game.take(room.ways[room.best].moves));
        }
        counts.tell(place_of(Figure::strong), game.won() ? 1 : 0, game.won());
        ask_worth(seed, doorways, counts, stop);
    }

    // One doorway of each stage, any of them.
    void ask_worth(std::uint64_t seed, const std::vector<Position>& doorways,
                   StrategyCounts& counts, const Stop& stop) {
        SplitMix64 random(seed ^ 0xD00235u);
        for (std::size_t stage = 0; stage < stages.size() && !stop(); ++stage) {
            std::vector<const Position*> of_stage;
            for (const Position& doorway : doorways)
                if (doorway.owed > 0 && stage_of(doorway.dungeon()) == stage)
                    of_stage.push_back(&doorway);
            if (of_stage.empty()) continue;
            const Position& doorway = *of_stage[random.below(of_stage.size())];
            worth_.ask(doorway, random.next(),
                       [&](std::size_t measure, double chance) { counts.tell(measure, chance); });
        }
    }

    // Nothing is hidden for the first time: what the rest of the game can give.
    void look_at_end(const Position& position, StrategyCounts& counts) const {
        const Rules& rules = plan_.variant.rules;
        if (rules.scoring != Scoring::original || rules.monsters == Monsters::die) return;
        const Solution best =
            solve(rules, position, Deck{}, 0, Question::score, {.nodes = 1'000'000});
        const bool won = best.verdict == Verdict::won;
        counts.tell(place_of(Figure::open_end), won ? 1 : 0, won);
        if (won && best.best_score)
            counts.tell(place_of(Figure::bonus), 0, *best.best_score > rules.health);
    }

    void play_careful(std::uint64_t seed, StrategyCounts& counts, const Stop& stop) {
        const Rules& rules = plan_.variant.rules;
        StudiedDeal game(plan_, judge_, seed);
        while (!game.over() && !stop()) {
            const Position& position = game.position();
            const auto moves = way_of(careful_, rules, position);
            const JudgedRoom room = game.judge(moves);
            note_mistake(position, room, moves, counts);
            game.take(moves);
        }
        counts.tell(place_of(Figure::careful), game.won() ? 1 : 0, game.won());
    }

    // Somebody who adds up and works the open end out, with these rules of thumb.
    Contestant follower(std::vector<const StrategyQuestion*> guide) const {
        const Rules& rules = plan_.variant.rules;
        return {"follower",
                chooser_of(held_to(*find_habit("worked-out"), rules,
                                   std::make_shared<GuidedPlayer>(rules, std::move(guide))))};
    }

    // What each rule does for them: the same deal with and without.
    void follow_rules(std::uint64_t seed, StrategyCounts& counts, const Stop& stop) {
        const auto wins = [&](const Contestant& player) {
            const auto played = play_deal(plan_.variant.rules, seed, player, {}, stop);
            return played && played->won();
        };
        const bool without = wins(without_rules_);
        counts.tell(place_of(Figure::worked_out), without ? 1 : 0, without);
        for (std::size_t rule = 0; rule < followers_.size() && !stop(); ++rule) {
            const bool with = wins(followers_[rule]);
            counts.tell(place_of_followed(rule), (with ? 1 : 0) - (without ? 1 : 0), with);
        }
    }

    void note_mistake(const Position& position, const JudgedRoom& room,
                      const std::vector<Move>& moves, StrategyCounts& counts) const {
        constexpr double inaccuracy = 0.05;  // as in reviews
        std::size_t taken = 0;
        while (room.ways[taken].moves != moves) ++taken;
        if (room.ways[taken].choose >= room.ways[room.best].choose) return;
        const double lost = room.ways[room.best].judge - room.ways[taken].judge;
        const Mistake kind = kind_of_mistake(plan_.variant.rules, position, room, taken);
        counts.tell(place_of(kind, stage_of(position.dungeon())), lost, lost >= inaccuracy);
        counts.tell(place_of(Figure::given_away), lost, lost >= inaccuracy);
    }

    StrategyPlan plan_;
    RoomJudge judge_;
    WorthOfThings worth_;
    CarefulPlayer careful_;
    Contestant without_rules_ = follower({});
    std::vector<Contestant> followers_;  // of each rule of thumb
};

}  // namespace

void StrategyCounts::tell(std::size_t measure, double chance, bool right) {
    Counted& counted = counts_[measure];
    ++counted.count;
    counted.right += right ? 1 : 0;
    counted.gain += millionths(chance);
}

void StrategyCounts::ask(const Rules& rules, const Position& position, const JudgedRoom& room) {
    const RoomFacts facts(rules, position, room.deeds);
    const auto& questions = strategy_questions();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const auto cell = questions[i].cell(facts);
        if (!cell) continue;
        const auto best_of = [&](Side side) {
            return best_way(room, [&](std::size_t way) {
                return questions[i].side(facts, room.deeds[way]) == side;
            });
        };
        const auto with = best_of(Side::follows), without = best_of(Side::against);
        if (!with || !without) continue;
        const JudgedWay &one = room.ways[*with], &other = room.ways[*without];
        Counted& counted = counts_[place_of(i, *cell)];
        ++counted.count;
        // By the first set it is decided which is better, by the second how much.
        if (one.choose >= other.choose) {
            ++counted.right;
            counted.gain += millionths(one.judge - other.judge);
        } else {
            counted.lost += millionths(other.judge - one.judge);
        }
    }
}

StrategyRow StrategyCounts::row(std::uint64_t seed) const {
    StrategyRow row{.seed = seed};
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        if (counts_[i].count == 0) continue;
        row.counts.push_back(counts_[i]);
        row.counts.back().measure = i;
    }
    return row;
}

MakeWorker<StrategyRow> strategy_worker(const StrategyPlan& plan, SharedNet net) {
    return [plan, net = std::move(net)](const Stop& stop) -> Worker<StrategyRow> {
        const auto study = std::make_shared<Study>(plan, net);
        return [=](std::uint64_t seed) -> Result<StrategyRow> { return study->study(seed, stop); };
    };
}

}  // namespace scoundrel
