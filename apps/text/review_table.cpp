#include "text/review_table.h"

#include <cmath>

#include "coach/review_words.h"
#include "game/move_text.h"
#include "phrases/layout.h"

namespace scoundrel::text {

namespace {

using enum Phrase;

struct Row {
    int room = 0;
    const Game* before = nullptr;
    std::string moves;
    Value luck{};
    Value skill{};
    Value left{};  // when the room is left
};

std::vector<Row> rows_of(const Voice& voice, const GameReview& game) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < game.review.moves.size(); ++i) {
        const ReviewedMove& move = game.review.moves[i];
        const int room = game.before[i].account.room_number;
        if (rows.empty() || rows.back().room != room)
            rows.push_back({.room = room, .before = &game.before[i], .moves = ""});
        Row& row = rows.back();
        row.moves.append(typed(voice, move.move)).append(mark_sign(move.mark)).append(" ");
        row.skill = row.skill + move.skill();
        row.left = move.after;
    }
    for (const ReviewedReveal& reveal : game.review.reveals)
        for (Row& row : rows)
            if (row.room == game.room_of(reveal)) row.luck = row.luck + reveal.luck();
    return rows;
}

// What came to nothing is left blank.
std::string points_or_blank(double change) {
    const std::string points = show_points(change);
    return points == "0" ? "" : points;
}

class RoomTable {
  public:
    RoomTable(const Voice& voice, CardStyle style)
        : voice_(voice),
          style_(style),
          cards_width_(room_columns(style)),
          moves_width_(page_width - room_width - cards_width_ - 2 * points_width - chance_width -
                       bar_width - score_width - 7 * static_cast<int>(between.size())) {
        add(say(voice, solve_head_room), padded(say(voice, solve_head_cards), cards_width_),
            say(voice, solve_head_moves), say(voice, review_head_luck),
            say(voice, review_head_skill), say(voice, review_head_chance), "",
            say(voice, review_head_score));
    }

    void add(const Row& row) {
        add(std::to_string(row.room), show_room(row.before->position, style_), row.moves,
            points_or_blank(row.luck.win), points_or_blank(row.skill.win),
            std::to_string(win_points(row.left.win)) + "%",
            show_bar(row.left.win, bar_width, style_), say_score(voice_, row.left.score));
    }

    const std::string& text() const { return text_; }

  private:
    static constexpr int room_width = 4;
    static constexpr int points_width = 5;
    static constexpr int chance_width = 6;
    static constexpr int bar_width = 6;
    static constexpr int score_width = 5;
    static constexpr std::string_view between = "  ";

    // Moves that need more than a line go on below.
    void add(const std::string& room, const std::string& cards, std::string_view moves,
             const std::string& luck, const std::string& skill, const std::string& chance,
             const std::string& bar, const std::string& score) {
        const auto lines = wrap(moves, moves_width_);
        std::string first = to_the_right(room, room_width);
        first.append(between).append(cards).append(between);
        first += padded(lines.front(), moves_width_);
        first.append(between).append(to_the_right(luck, points_width));
        first.append(between).append(to_the_right(skill, points_width));
        first.append(between).append(to_the_right(chance, chance_width));
        first.append(between).append(padded(bar, bar_width));
        first.append(between).append(to_the_right(score, score_width));
        while (first.ends_with(' ')) first.pop_back();
        text_ += first + "\n";
        const int indent = room_width + cards_width_ + 2 * static_cast<int>(between.size());
        for (std::size_t i = 1; i < lines.size(); ++i)
            text_ += padded("", indent) + lines[i] + "\n";
    }

    Voice voice_;
    CardStyle style_;
    int cards_width_;
    int moves_width_;
    std::string text_;
};

}  // namespace

std::string show_points(double change) {
    const int points = win_points(change);
    return (points > 0 ? "+" : "") + std::to_string(points);
}

std::string show_bar(double share, int width, CardStyle style) {
    constexpr std::string_view eighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const int parts = style.symbols ? 8 : 1;
    const int filled = static_cast<int>(std::lround(share * width * parts));
    std::string bar;
    for (int i = 0; i < filled / parts; ++i) bar += style.symbols ? "█" : "#";
    bar += eighths[filled % parts];
    return style.symbols ? bar : bar + std::string(static_cast<std::size_t>(width - filled), '.');
}

std::string tell_rooms(const Voice& voice, const GameReview& game, CardStyle style) {
    RoomTable table(voice, style);
    for (const Row& row : rows_of(voice, game)) table.add(row);
    return table.text();
}

}  // namespace scoundrel::text
