#include "lab/trial.h"

#include <cmath>

#include "coach/quick_review.h"
#include "lab/census.h"
#include "nets/nets.h"
#include "player/generalist.h"

namespace scoundrel {

namespace {

std::optional<Verdict> verdict_of(const Variant& variant, std::uint64_t seed, const Stop& stop) {
    if (variant.rules.monsters == Monsters::die) return {};
    Limits limits;
    limits.stop = stop;
    return solve_row({variant, Question::verdict}, seed, limits).verdict;
}

// As the statistics review a game, without the second look at flawless ones: luck and skill are
// summed over many games. Where one net plays all rules it judges all of them too.
std::optional<Review> look_back(const Contender& contender, std::vector<PlayedMove> moves,
                                const MatchRow& row, const Stop& stop) {
    const Rules& rules = contender.variant.rules;
    const bool any = contender.chosen == NetChosen::any;
    const Value result{row.won() ? 1.0 : 0.0, static_cast<double>(row.score)};
    Reviewer reviewer(rules, (any ? general_net(rules) : choose_net(rules)).net, std::move(moves),
                      result, {.samples = quick_samples(rules), .seed = row.seed, .stop = stop});
    while (!reviewer.done()) reviewer.step();
    if (reviewer.cut_short()) return {};
    return reviewer.review();
}

LuckAndSkill luck_and_skill(const Review& review) {
    const auto millionths = [](double chance) {
        return static_cast<int>(std::lround(1'000'000 * chance));
    };
    return {millionths(review.luck().win), millionths(review.skill().win)};
}

void note_review(TrialGame& game, const Ledger* ledger, const Review& review) {
    game.review = luck_and_skill(review);
    if (ledger == nullptr || ledger->look_back == nullptr) return;
    game.counts.resize(ledger->counts);
    ledger->look_back(game.counts, review);
}

Result<TrialGame> play(const TrialPlan& plan, const Contender& contender, std::uint64_t seed,
                       const Contestant& player, const Stop& stop, OnFailure on_failure) {
    const bool reviewed = plan.is_reviewed(seed);
    GameCounts counted(plan.ledger);
    std::vector<PlayedMove> moves;
    const Watcher watch = [&](const Game& game, Move move) {
        counted.see(game.rules, game.position, move);
        if (reviewed) moves.push_back({game.position, move, game.account.stats.slain_value});
    };
    const auto played =
        play_out(contender.variant.rules, seed, player, plan.thinking, stop, on_failure,
                 reviewed || plan.ledger != nullptr ? watch : Watcher());
    if (!played) return std::unexpected(played.error());
    const auto& [row, game] = *played;
    TrialGame made{.status = row.status,
                   .forfeit = row.forfeit.has_value(),
                   .score = row.score,
                   .moves = row.moves,
                   .room = game.account.room_number,
                   .damage = game.account.stats.damage_taken,
                   .avoids = game.account.stats.rooms_avoided,
                   .counts = counted.counts()};
    if (reviewed && game.over())
        if (const auto review = look_back(contender, std::move(moves), row, stop))
            note_review(made, plan.ledger, *review);
    return made;
}

}  // namespace

std::string_view net_origin(const Contender& rules) {
    if (!rules.net) return "";
    if (rules.trained > 0) return "trained";
    if (rules.chosen == NetChosen::file) return "file";
    if (rules.chosen == NetChosen::any) return any_rules;
    return net_id(rules.variant.rules) == any_rules ? any_rules : "own";
}

MakeWorker<Trial> trial_worker(const TrialPlan& plan, MakeContestants make, OnFailure on_failure) {
    return [=](const Stop& stop) -> Worker<Trial> {
        std::vector<std::vector<Contestant>> players;
        for (std::size_t i = 0; i < plan.rules.size(); ++i) players.push_back(make(i));
        return [=](std::uint64_t number) -> Result<Trial> {
            Trial trial{.seed = number / plan.rules.size(),
                        .rules = static_cast<std::size_t>(number % plan.rules.size())};
            const Contender& contender = plan.rules[trial.rules];
            if (plan.solved) trial.verdict = verdict_of(contender.variant, trial.seed, stop);
            for (const Contestant& player : players[trial.rules]) {
                auto game = play(plan, contender, trial.seed, player, stop, on_failure);
                if (!game)
                    return fail(game.error().code,
                                say({}, Phrase::error_of_deal,
                                    {{"number", trial.seed}, {"why", game.error().message}}));
                trial.games.push_back(std::move(*game));
            }
            return trial;
        };
    };
}

}  // namespace scoundrel
