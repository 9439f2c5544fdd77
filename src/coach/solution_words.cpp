#include "coach/solution_words.h"

#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

using enum Phrase;

std::string say_verdict(const Voice& voice, const Solution& solution) {
    const bool won = solution.verdict == Verdict::won;
    if (solution.verdict == Verdict::unknown) return say(voice, solve_unknown);
    if (solution.best_score)
        return say(voice, won ? solve_won_best : solve_lost_best,
                   {{"score", *solution.best_score}});
    if (solution.at_least)
        return say(voice, won ? solve_won_at_least : solve_lost_at_least,
                   {{"score", *solution.at_least}});
    return say(voice, won ? solve_won : solve_lost);
}

std::string say_avoids(const Voice& voice, const Solution& solution) {
    if (!solution.avoids) return say(voice, solve_avoids_unknown);
    return say(voice, *solution.avoids == 0 ? solve_no_avoids : solve_avoids,
               {{"avoids", *solution.avoids}});
}

std::string say_limit(const Voice& voice, Limit limit, const Asked& asked) {
    switch (limit) {
        case Limit::memory: return say(voice, solve_memory, {{"megabytes", asked.megabytes}});
        case Limit::nodes: return say(voice, solve_nodes, {{"nodes", asked.nodes}});
        case Limit::time: return say(voice, solve_time, {{"ms", asked.ms}});
        case Limit::chance: return say(voice, solve_chance);
        case Limit::none: break;
    }
    return "";
}

std::string say_all_of(const Session& session, const Solution& solution, const Asked& asked) {
    const Voice voice = Voice::of(session.variant());
    const Outcome outcome = session.outcome();
    if (outcome.status != Status::playing)
        return say(voice, outcome.status == Status::won ? solve_over_won : solve_over_lost,
                   {{"score", outcome.score}});
    if (solution.limit == Limit::chance) return say(voice, solve_chance);
    std::string text = say_verdict(voice, solution);
    if (solution.verdict == Verdict::won && asked.question == Question::everything &&
        session.variant().rules.avoid != Avoid::never)
        text += say(voice, solve_and) + say_avoids(voice, solution);
    if (solution.limit != Limit::none)
        text += say(voice, solve_and) + say_limit(voice, solution.limit, asked);
    return text;
}

}  // namespace

Limits Asked::limits() const {
    constexpr std::uint64_t bytes_in_megabyte = std::uint64_t{1} << 20;
    Limits limits;
    limits.memory = static_cast<std::size_t>(megabytes * bytes_in_megabyte);
    if (nodes > 0) limits.nodes = nodes;
    if (ms > 0) limits.stop = stop_after(std::chrono::milliseconds(ms));
    return limits;
}

std::string say_solution(const std::string& name, const Session& session, const Solution& solution,
                         const Asked& asked) {
    return say(Voice::of(session.variant()), solve_verdict,
               {{"game", name}, {"verdict", say_all_of(session, solution, asked)}});
}

}  // namespace scoundrel
