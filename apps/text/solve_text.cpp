#include "text/solve_text.h"

#include <algorithm>

#include "coach/could_be_won.h"
#include "coach/game_review.h"
#include "game/move_text.h"
#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "words/doing.h"

namespace scoundrel::text {

namespace {

using enum Phrase;

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

std::string tell_solution(const std::string& name, const Session& session, const Solution& solution,
                          const Asked& asked) {
    const std::string text = say_solution(name, session, solution, asked);
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
    const auto score = solution.score();
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

std::string tell_from_here(const Session& session, const std::function<bool()>& stop) {
    const Voice voice = Voice::of(session.variant());
    const auto solution = solve_from_here(session, stop);
    if (!solution) return say(voice, screen_no_order);
    std::string text = say_from_here(session, *solution);
    Session ahead = session;
    std::vector<std::string> moves;
    for (const Move move : solution->line) {
        moves.push_back(say_doing(voice, move));
        if (!ahead.play(move) ||
            ahead.game().account.room_number != session.game().account.room_number)
            break;
    }
    if (!moves.empty())
        text += " " + say(voice, screen_solution_moves, {{"moves", say_list(voice, moves)}});
    return text;
}

}  // namespace scoundrel::text
