#include "lab/train.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numbers>
#include <thread>

#include "lab/weights.h"
#include "player/evaluator.h"
#include "rules/dealer.h"
#include "rules/score.h"

namespace scoundrel {

namespace {

constexpr int batch_games = 512;
constexpr int longest_game = 200;  // ways; where avoiding never ends, a game is given up

struct Choice {
    Inputs inputs;         // of the end that was chosen; none if the game was over there
    Worth worth, best;     // by the net
    Worth ahead;           // of the next room's best choice, over the rooms imagined
    bool strayed = false;  // chosen at random, and not the best
    bool looked = false;   // `ahead` holds
};

struct PlayedGame {
    std::vector<Lesson> lessons;
    bool won = false;
};

class SelfPlay {
  public:
    SelfPlay(const Rules& rules, const Net& net)
        : rules_(rules), ways_(rules), evaluator_(rules, net) {}

    PlayedGame play(std::uint64_t seed, const TrainingPlan& plan, float wander) {
        choices_.clear();
        KnownDealer dealer = seeded_dealer(rules_.deck, seed);
        SplitMix64 random(seed ^ 0x7EAC4E55C0DED5ED);
        Unrecorded past;
        Position position = start(rules_, past);
        deal(position, dealer);
        while (position.status == Status::playing && choices_.size() < longest_game) {
            position = choose(position, random, wander);
            if (plan.looks > 0) look_ahead(position, plan.looks, random);
            deal(position, dealer);
        }
        PlayedGame game;
        game.won = position.status == Status::won;
        learn_back(position, plan.lambda, game.lessons);
        return game;
    }

  private:
    Position choose(const Position& position, SplitMix64& random, float wander) {
        const std::vector<Way>& ways = ways_.from(position);
        const std::vector<Worth>& worths = evaluator_.worths(position, ways);
        std::size_t best = 0;
        for (std::size_t i = 1; i < ways.size(); ++i)
            if (worths[i].win > worths[best].win) best = i;
        std::size_t chosen = best;
        if (static_cast<float>(random.next() >> 40) < wander * (1 << 24))
            chosen = static_cast<std::size_t>(random.below(ways.size()));
        Choice& choice = choices_.emplace_back();
        choice.worth = worths[chosen];
        choice.best = worths[best];
        choice.strayed = chosen != best;
        const Position& end = ways[chosen].end;
        if (rules_.scoring == Scoring::slain)
            choice.worth.score -= static_cast<float>(ways[chosen].slain);
        if (end.status == Status::playing) read_all(rules_, end, choice.inputs);
        return end;
    }

    // Which room comes next is luck; over many rooms that could come there is less of it.
    void look_ahead(const Position& end, int looks, SplitMix64& random) {
        if (end.owed == 0 || end.status != Status::playing) return;
        unseen_.clear();
        for (const Card card : end.unseen) unseen_.push_back(card);
        Worth sum;
        for (int look = 0; look < looks; ++look) {
            for (std::size_t i = 0; i < end.owed; ++i)
                std::swap(unseen_[i], unseen_[i + random.below(unseen_.size() - i)]);
            Position room = end;
            reveal(room, unseen_.data(), end.owed);
            const std::vector<Way>& ways = ways_.from(room);
            const std::vector<Worth>& worths = evaluator_.worths(room, ways);
            const Worth best =
                *std::max_element(worths.begin(), worths.end(),
                                  [](const Worth& a, const Worth& b) { return a.win < b.win; });
            sum.win += best.win;
            sum.score += best.score;
        }
        const auto parts = static_cast<float>(looks);
        choices_.back().ahead = {sum.win / parts, sum.score / parts};
        choices_.back().looked = true;
    }

    // The target of a choice is what the net thought of the room after it, mended by what became
    // of that room in turn (temporal differences).
    void learn_back(const Position& end, float lambda, std::vector<Lesson>& lessons) {
        Worth next{end.status == Status::won ? 1.0f : 0.0f,
                   static_cast<float>(score(rules_, end, 0))};  // of the best choice after this one
        Worth mending{};  // how far that turned out better than it was thought
        for (std::size_t i = choices_.size(); i-- > 0;) {
            Choice& choice = choices_[i];
            const bool open = !choice.inputs.empty();
            const Worth& thought = choice.looked ? choice.ahead : next;
            const Worth target{thought.win + lambda * mending.win,
                               thought.score + lambda * mending.score};
            if (open)
                lessons.push_back({std::move(choice.inputs), std::clamp(target.win, 0.0f, 1.0f),
                                   target.score / score_scale});
            mending = choice.strayed || !open
                          ? Worth{}
                          : Worth{target.win - choice.worth.win, target.score - choice.worth.score};
            next = choice.best;
        }
    }

    const Rules& rules_;
    Ways ways_;
    Evaluator evaluator_;
    std::vector<Choice> choices_;
    std::vector<Card> unseen_;
};

// The net learns from one batch while the next is played by the net as it was before.
class Training {
  public:
    Training(const Rules& rules, const TrainingPlan& plan, const NetFile* from)
        : rules_(rules),
          plan_(plan),
          learner_(from != nullptr ? Learner(weights_of(from->net), from->met)
                                   : Learner(random_weights(plan.seed))) {}

    TrainedNet run(const std::function<bool(const TrainingNews&)>& news) {
        const std::uint64_t batches = (plan_.games + batch_games - 1) / batch_games;
        SplitMix64 shuffle(plan_.seed);
        bool go_on = true;
        for (std::uint64_t batch = 0; batch <= batches && go_on; ++batch) {
            const Net net = net_of(learner_.weights(), everything_);
            const double part = static_cast<double>(batch) / static_cast<double>(batches);
            std::vector<PlayedGame> played(batch < batches ? batch_games : 0);
            std::atomic<int> next{-1};
            const auto work = [&] {
                SelfPlay self_play(rules_, net);
                for (int job; (job = next++) < static_cast<int>(played.size());) {
                    if (job < 0) {
                        learner_.learn(lessons_, rate_at(part));
                        continue;
                    }
                    const std::uint64_t seed =
                        first_training_seed + plan_.seed * (std::uint64_t{1} << 32) +
                        batch * batch_games + static_cast<std::uint64_t>(job);
                    played[static_cast<std::size_t>(job)] =
                        self_play.play(seed, plan_, plan_.wander * static_cast<float>(1 - part));
                }
            };
            std::vector<std::thread> threads;
            for (int i = 1; i < plan_.threads; ++i) threads.emplace_back(work);
            work();
            for (std::thread& thread : threads) thread.join();
            played_ = std::move(played);
            line_up(shuffle);
            if (!played_.empty()) go_on = news(told());
        }
        if (!go_on) learner_.learn(lessons_, rate_at(1));
        return {net_of(learner_.weights(), learner_.met()), learner_.met()};
    }

  private:
    float rate_at(double part) const {
        return plan_.rate *
               static_cast<float>(0.02 + 0.98 * 0.5 * (1 + std::cos(std::numbers::pi * part)));
    }

    // Lessons of one game lie far apart.
    void line_up(SplitMix64& shuffle) {
        lessons_.clear();
        for (const PlayedGame& game : played_)
            for (const Lesson& lesson : game.lessons) lessons_.push_back(&lesson);
        for (std::size_t i = lessons_.size(); i > 1; --i)
            std::swap(lessons_[i - 1], lessons_[shuffle.below(i)]);
    }

    TrainingNews told() {
        TrainingNews news{.games = done_ += played_.size(), .recent = played_.size()};
        for (const PlayedGame& game : played_) news.recent_wins += game.won ? 1 : 0;
        return news;
    }

    const Rules& rules_;
    const TrainingPlan& plan_;
    Learner learner_;
    const std::vector<bool> everything_ = std::vector<bool>(input::count, true);
    std::vector<PlayedGame> played_;
    std::vector<const Lesson*> lessons_;
    std::uint64_t done_ = 0;
};

}  // namespace

TrainedNet train(const Rules& rules, const TrainingPlan& plan, const NetFile* from,
                 const std::function<bool(const TrainingNews&)>& news) {
    return Training(rules, plan, from).run(news);
}

}  // namespace scoundrel
