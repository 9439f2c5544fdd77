#include "text/solve_text.h"

#include <algorithm>

#include "coach/game_review.h"
#include "game/move_text.h"
#include "words/layout.h"
#include "words/untrusted.h"

namespace scoundrel::text {

namespace {

using enum Phrase;

std::string tell_verdict(const Voice& voice, const Solution& solution) {
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

std::string tell_avoids(const Voice& voice, const Solution& solution) {
    if (!solution.avoids) return say(voice, solve_avoids_unknown);
    return say(voice, *solution.avoids == 0 ? solve_no_avoids : solve_avoids,
               {{"avoids", *solution.avoids}});
}

std::string tell_limit(const Voice& voice, Limit limit, const Asked& asked) {
    switch (limit) {
        case Limit::memory: return say(voice, solve_memory, {{"megabytes", asked.megabytes}});
        case Limit::nodes: return say(voice, solve_nodes, {{"nodes", asked.nodes}});
        case Limit::time: return say(voice, solve_time, {{"ms", asked.ms}});
        case Limit::chance: return say(voice, solve_chance);
        case Limit::none: break;
    }
    return "";
}

std::string tell_all_of(const Session& session, const Solution& solution, const Asked& asked) {
    const Voice voice = Voice::of(session.variant());
    const Outcome outcome = session.outcome();
    if (outcome.status != Status::playing)
        return say(voice, outcome.status == Status::won ? solve_over_won : solve_over_lost,
                   {{"score", outcome.score}});
    if (solution.limit == Limit::chance) return say(voice, solve_chance);
    std::string text = tell_verdict(voice, solution);
    if (solution.verdict == Verdict::won && asked.question == Question::everything &&
        session.variant().rules.avoid != Avoid::never)
        text += say(voice, solve_and) + tell_avoids(voice, solution);
    if (solution.limit != Limit::none)
        text += say(voice, solve_and) + tell_limit(voice, solution.limit, asked);
    return text;
}

class LineTable {
  public:
    LineTable(const Voice& voice, CardStyle style)
        : voice_(voice),
          style_(style),
          cards_width_(room_columns(style)),
          moves_width_(page_width - room_width - cards_width_ - health_width - 3 * gap) {
        row(say(voice_, solve_head_room), padded(say(voice_, solve_head_cards), cards_width_),
            say(voice_, solve_head_moves), say(voice_, solve_head_health));
    }

    void room(const Game& before, const std::vector<Move>& moves, int health) {
        std::string typed_moves;
        for (const Move move : moves) typed_moves += typed(voice_, move) + " ";
        row(std::to_string(before.account.room_number), show_room(before.position, style_),
            typed_moves, std::to_string(health));
    }

    const std::string& text() const { return text_; }

  private:
    static constexpr int room_width = 4;
    static constexpr int health_width = 6;
    static constexpr std::string_view between = "  ";
    static constexpr int gap = static_cast<int>(between.size());

    // Moves that need more than a line go on below; the health stands by the last.
    void row(const std::string& room, const std::string& cards, std::string_view moves,
             const std::string& health) {
        const auto lines = wrap(moves, moves_width_);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool last = i + 1 == lines.size();
            text_ += i == 0 ? to_the_right(room, room_width).append(between).append(cards)
                            : padded("", room_width + gap + cards_width_);
            text_.append(between);
            text_ += last ? padded(lines[i], moves_width_).append(between) +
                                to_the_right(health, health_width)
                          : lines[i];
            text_ += '\n';
        }
    }

    Voice voice_;
    CardStyle style_;
    int cards_width_;
    int moves_width_;
    std::string text_;
};

}  // namespace

Limits Asked::limits() const {
    constexpr std::uint64_t bytes_in_megabyte = std::uint64_t{1} << 20;
    Limits limits;
    limits.memory = static_cast<std::size_t>(megabytes * bytes_in_megabyte);
    if (nodes > 0) limits.nodes = nodes;
    if (ms > 0) limits.stop = stop_after(std::chrono::milliseconds(ms));
    return limits;
}

std::string tell_solution(const std::string& name, const Session& session, const Solution& solution,
                          const Asked& asked) {
    const std::string text =
        say(Voice::of(session.variant()), solve_verdict,
            {{"game", printable(name)}, {"verdict", tell_all_of(session, solution, asked)}});
    if (text_width(text) <= page_width) return text + "\n";
    constexpr int indent = 4;
    std::string lines;
    for (const auto& line : wrap(text, page_width - indent))
        lines.append(lines.empty() ? "" : padded("", indent)).append(line).append("\n");
    return lines;
}

std::string tell_line_avoids(const Session& session, const Solution& solution) {
    const auto avoids = std::count_if(solution.line.begin(), solution.line.end(), [](Move move) {
        return move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
               move.verb() == Verb::avoid_rl;
    });
    const auto score = solution.best_score ? solution.best_score : solution.at_least;
    if (!score || avoids <= solution.avoids.value_or(0)) return "";
    return say(Voice::of(session.variant()), solve_line_avoids,
               {{"score", *score}, {"avoids", static_cast<int>(avoids)}}) +
           "\n\n";
}

std::string tell_line(Session session, const std::vector<Move>& line, CardStyle style) {
    LineTable table(Voice::of(session.variant()), style);
    for (auto move = line.begin(); move != line.end();) {
        const Game before = session.game();
        std::vector<Move> here;
        while (move != line.end() &&
               session.game().account.room_number == before.account.room_number)
            if (here.push_back(*move); !session.play(*move++)) return table.text();
        table.room(before, here, session.position().health);
    }
    return table.text();
}

}  // namespace scoundrel::text
