#include "lab/train.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numbers>
#include <span>
#include <thread>

#include "lab/random_variant.h"
#include "lab/weights.h"
#include "player/evaluator.h"
#include "player/generalist.h"
#include "player/lookahead.h"
#include "player/race.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

constexpr std::size_t batch_games = 512;
constexpr int games_at_once = 8;   // by one thread, with the same rules
constexpr int longest_game = 200;  // ways; where avoiding never ends, a game is given up

// An end the net is to learn about, and what the rooms after it were thought to be worth.
struct Candidate {
    Inputs inputs;
    Worth ahead{};
};

struct Choice {
    Worth room;                           // the best end of this room by the net
    std::vector<Candidate> candidates{};  // first the one chosen; none if the game ended there
    Worth result{};                       // if it did
    float slain = 0;                      // on the way, where the score counts it
    bool strayed = false;                 // chosen at random, and not the best
};

struct PlayedGame {
    std::vector<Example> lessons;
    bool won = false;
};

// For one question to the solver.
Limits enough_thought() {
    constexpr std::uint64_t most_nodes = 20'000;
    Limits limits;
    limits.nodes = most_nodes;
    return limits;
}

class SelfPlay {
  public:
    SelfPlay(const Rules& rules, const SharedNet& net, const TrainingPlan& plan)
        : rules_(rules),
          plan_(plan),
          ways_(rules),
          evaluator_(rules_, net),
          lookahead_(rules_, net) {}

    PlayedGame play(std::uint64_t seed, float wander) {
        choices_.clear();
        KnownDealer dealer = seeded_dealer(rules_.deck, seed);
        SplitMix64 random(seed ^ 0x7EAC4E55C0DED5ED);
        Unrecorded past;
        Position position = start(rules_, past);
        deal(position, dealer);
        while (position.status == Status::playing && choices_.size() < longest_game) {
            if (plan_.looks > 0 && position.unseen.empty() && Sweep::serves(rules_, position)) {
                position.status = solve_rest(position) ? Status::won : Status::lost;
                break;
            }
            position = choose(position, random, wander);
            deal(position, dealer);
        }
        PlayedGame game;
        game.won = position.status == Status::won;
        learn_back(game.lessons);
        return game;
    }

  private:
    Position choose(const Position& position, SplitMix64& random, float wander) {
        const std::vector<Way> ways = ways_.from(position);
        const std::vector<Worth> worths = evaluator_.worths(position, ways);
        std::vector<std::size_t> places(ways.size());
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
        std::stable_sort(places.begin(), places.end(),
                         [&](auto a, auto b) { return wins_less(worths[b], worths[a]); });
        Choice& choice = choices_.emplace_back();
        choice.room = worths[places[0]];
        std::vector<Worth> ahead(ways.size());
        if (plan_.looks > 0)
            look_ahead(position, ways, worths, places, ahead, random.next());
        else
            places.resize(1);
        if (static_cast<float>(random.next() >> 40) < wander * (1 << 24)) {
            const auto stray = static_cast<std::size_t>(random.below(ways.size()));
            choice.strayed = stray != places[0];
            if (choice.strayed) places = {stray};
        }
        const Way& chosen = ways[places[0]];
        if (rules_.scoring == Scoring::slain) choice.slain = static_cast<float>(chosen.slain);
        if (chosen.end.status != Status::playing) {
            choice.result = worths[places[0]];
            return chosen.end;
        }
        for (const std::size_t place : places) {
            if (ways[place].end.status != Status::playing) continue;
            Candidate& candidate = choice.candidates.emplace_back();
            read_all(rules_, ways[place].end, candidate.inputs);
            candidate.ahead = ahead[place];
            if (rules_.scoring == Scoring::slain)
                candidate.ahead.score -= static_cast<float>(ways[place].slain);
        }
        return chosen.end;
    }

    // As `search` does: the ways that stay in the race to its end, the best of them first. Which
    // room comes next is luck; over many rooms that could come there is less of it.
    void look_ahead(const Position& position, const std::vector<Way>& ways,
                    const std::vector<Worth>& worths, std::vector<std::size_t>& places,
                    std::vector<Worth>& ahead, std::uint64_t seed) {
        constexpr std::size_t most_ways = 6;
        constexpr float hopeless = 0.15f;  // behind the best, by the net's estimate
        while (places.size() > most_ways ||
               worths[places.back()].win < worths[places.front()].win - hopeless)
            places.pop_back();
        lookahead_.begin(position, seed, enough_thought());
        Race race(ways.size(), places);
        while (race.samples() < static_cast<std::size_t>(plan_.looks)) {
            lookahead_.imagine();
            race.sample(
                [&](std::size_t way, Tally& tally) { lookahead_.try_end(ways[way], tally); });
        }
        places = race.in();
        for (const std::size_t place : places)
            ahead[place] = {static_cast<float>(race.tally(place).win()),
                            static_cast<float>(race.tally(place).score())};
        std::swap(places.front(), *std::find(places.begin(), places.end(), race.leader()));
    }

    bool solve_rest(const Position& position) {
        Solution solution =
            solve(rules_, position, Deck{}, 0, Question::everything, enough_thought());
        if (solution.verdict == Verdict::unknown)
            solution = solve(rules_, position, Deck{}, 0, Question::verdict, Limits{});
        const bool won = solution.verdict == Verdict::won;
        const auto& worths = evaluator_.worths(position, ways_.from(position));
        Choice& choice = choices_.emplace_back();
        choice.room = *std::max_element(worths.begin(), worths.end(), wins_less);
        choice.result = {won ? 1.0f : 0.0f, choice.room.score};
        if (const auto score = solution.score()) choice.result.score = static_cast<float>(*score);
        return won;
    }

    // The target of an end is what the net thought of the room after it, corrected by what became
    // of that room in turn (temporal differences).
    void learn_back(std::vector<Example>& lessons) {
        Worth next{};        // the room after this one, as the net saw it
        Worth correction{};  // how far it turned out better
        for (std::size_t i = choices_.size(); i-- > 0;) {
            Choice& choice = choices_[i];
            Worth came = choice.result;
            for (std::size_t j = 0; j < choice.candidates.size(); ++j) {
                Candidate& candidate = choice.candidates[j];
                const bool looked = plan_.looks > 0 && !choice.strayed;
                const Worth& thought = looked ? candidate.ahead : next;
                const Worth target{thought.win + plan_.lambda * correction.win,
                                   thought.score + plan_.lambda * correction.score};
                lessons.push_back({std::move(candidate.inputs), std::clamp(target.win, 0.0f, 1.0f),
                                   target.score / score_scale});
                if (j == 0) came = {target.win, target.score + choice.slain};
            }
            correction = choice.strayed
                             ? Worth{}
                             : Worth{came.win - choice.room.win, came.score - choice.room.score};
            next = choice.room;
        }
    }

    Rules rules_;
    const TrainingPlan& plan_;
    Ways ways_;
    Evaluator evaluator_;
    Lookahead lookahead_;
    std::vector<Choice> choices_;
};

// Plays what a batch asks for, a few games at a time, with the net as it is now.
class Players {
  public:
    Players(const std::optional<Rules>& rules, Net net, const TrainingPlan& plan)
        : rules_(rules), net_(std::make_shared<const Net>(std::move(net))), plan_(plan) {}

    // From this seed on; every thread for itself.
    void play(std::uint64_t seed, float wander, std::span<PlayedGame> games) const {
        if (rules_) return play_by(*rules_, net_, nullptr, seed, wander, games);
        SplitMix64 random(seed ^ 0x0DD5A5AD1CE5EED5);
        const Rules drawn = random_variant(random);
        const Meanings meanings(drawn);
        play_by(drawn, std::make_shared<const Net>(net_for(*net_, meanings)), &meanings, seed,
                wander, games);
    }

  private:
    void play_by(const Rules& rules, const SharedNet& net, const Meanings* meanings,
                 std::uint64_t seed, float wander, std::span<PlayedGame> games) const {
        SelfPlay self_play(rules, net, plan_);
        for (PlayedGame& game : games) {
            game = self_play.play(seed++, wander);
            if (meanings == nullptr) continue;
            for (Example& lesson : game.lessons) lesson.inputs = meanings->translate(lesson.inputs);
        }
    }

    const std::optional<Rules>& rules_;
    SharedNet net_;
    const TrainingPlan& plan_;
};

// The net learns from one batch while the next is played by the net as it was before.
class Training {
  public:
    Training(const std::optional<Rules>& rules, const TrainingPlan& plan, TrainingState state)
        : rules_(rules),
          plan_(plan),
          state_(std::move(state)),
          everything_(state_.learner.learned().met.size(), true) {}

    TrainedNet run(const std::function<bool(const TrainingNews&)>& news) {
        bool go_on = true;
        while (state_.batch <= batches() && go_on) {
            std::vector<PlayedGame> played = play_and_learn();
            ++state_.batch;
            line_up(played);
            if (!played.empty()) go_on = news(news_of(played));
        }
        if (!go_on) state_.learner.learn(state_.lessons, rate_at(1));
        const Learned& learned = state_.learner.learned();
        return {net_of(learned.weights, learned.met), learned.met};
    }

  private:
    std::uint64_t batches() const { return (plan_.games + batch_games - 1) / batch_games; }

    // After the last batch there is one to learn from, and none to play.
    std::vector<PlayedGame> play_and_learn() {
        const Players players(rules_, net_of(state_.learner.learned().weights, everything_), plan_);
        const double part = static_cast<double>(state_.batch) / static_cast<double>(batches());
        const std::uint64_t first =
            first_training_seed + plan_.seed * (std::uint64_t{1} << 32) + games_played(state_);
        std::vector<PlayedGame> played(state_.batch < batches() ? batch_games : 0);
        std::atomic<int> next{-games_at_once};
        const auto work = [&] {
            for (int job;
                 (job = next.fetch_add(games_at_once)) < static_cast<int>(played.size());) {
                if (job < 0) {
                    state_.learner.learn(state_.lessons, rate_at(part));
                    continue;
                }
                players.play(
                    first + static_cast<std::uint64_t>(job),
                    plan_.wander * static_cast<float>(1 - part),
                    std::span(played).subspan(static_cast<std::size_t>(job), games_at_once));
            }
        };
        std::vector<std::thread> threads;
        for (int i = 1; i < plan_.threads; ++i) threads.emplace_back(work);
        work();
        for (std::thread& thread : threads) thread.join();
        return played;
    }

    float rate_at(double part) const {
        return plan_.rate *
               static_cast<float>(0.02 + 0.98 * 0.5 * (1 + std::cos(std::numbers::pi * part)));
    }

    // Lessons of one game lie far apart.
    void line_up(std::vector<PlayedGame>& played) {
        std::vector<Example>& lessons = state_.lessons;
        lessons.clear();
        for (PlayedGame& game : played)
            std::ranges::move(game.lessons, std::back_inserter(lessons));
        for (std::size_t i = lessons.size(); i > 1; --i)
            std::swap(lessons[i - 1], lessons[state_.shuffle.below(i)]);
    }

    TrainingNews news_of(const std::vector<PlayedGame>& played) const {
        TrainingNews news{.state = state_, .games = games_played(state_), .recent = played.size()};
        for (const PlayedGame& game : played) news.recent_wins += game.won ? 1 : 0;
        return news;
    }

    const std::optional<Rules>& rules_;
    const TrainingPlan& plan_;
    TrainingState state_;
    const std::vector<bool> everything_;
};

}  // namespace

TrainingState begin_training(const std::optional<Rules>& rules, const TrainingPlan& plan,
                             const NetFile* from) {
    const std::size_t inputs = rules ? std::size_t{input::count} : general_inputs();
    return {.shuffle = SplitMix64(plan.seed),
            .learner = Learner(from != nullptr ? Learned(weights_of(from->net), from->met)
                                               : Learned(random_weights(plan.seed, inputs)))};
}

TrainedNet train(const std::optional<Rules>& rules, const TrainingPlan& plan, TrainingState state,
                 const std::function<bool(const TrainingNews&)>& news) {
    return Training(rules, plan, std::move(state)).run(news);
}

std::uint64_t games_played(const TrainingState& state) { return state.batch * batch_games; }

}  // namespace scoundrel
