#include "coach/could_be_won.h"

#include "coach/solution_words.h"

#include "phrases/catalogue.h"

namespace scoundrel {

std::optional<Solution> solve_session(const Session& session, const Limits& limits) {
    const auto order = session.hidden_order();
    if (!order) return {};
    const Game& game = session.game();
    return solve(game.rules, game.position, *order, game.account.stats.slain_value,
                 Question::everything, limits);
}

Limits limits_from_here(const std::function<bool()>& stop) {
    Limits limits;
    limits.stop = [stop, late = stop_after(solve_patience)] { return (stop && stop()) || late(); };
    return limits;
}

std::optional<Solution> solve_from_here(const Session& session, const std::function<bool()>& stop) {
    return solve_session(session, limits_from_here(stop));
}

std::string say_from_here(const Session& session, const Solution& solution) {
    const auto ms = static_cast<std::uint64_t>(solve_patience.count());
    return say_solution(say(Voice::of(session.variant()), Phrase::screen_from_here), session,
                        solution, {.ms = ms}) +
           ".";
}

std::optional<Solution> solve_deal(const Session& session, const std::function<bool()>& stop) {
    if (session.at_table()) return {};
    return solve_session(Session(session.beginning()), {.nodes = deal_nodes, .stop = stop});
}

std::string say_could(const Session& session, const std::optional<Solution>& deal) {
    using enum Phrase;
    if (!deal || deal->verdict == Verdict::unknown) return "";
    const Voice voice = Voice::of(session.variant());
    if (deal->verdict == Verdict::lost) return say(voice, end_could_not);
    if (!deal->best_score) return say(voice, end_could);
    const Outcome outcome = session.outcome();
    const bool best = outcome.status == Status::won && outcome.score >= *deal->best_score;
    return say(voice, best ? end_could_no_better : end_could_score, {{"score", *deal->best_score}});
}

}  // namespace scoundrel
