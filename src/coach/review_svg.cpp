#include "coach/review_svg.h"

#include <algorithm>

#include "coach/review_words.h"
#include "notation/cards.h"
#include "notation/game_id.h"
#include "notation/moves.h"
#include "phrases/layout.h"
#include "svg/svg.h"

namespace scoundrel {

namespace {

using svg::circle, svg::line, svg::rect, svg::text_at;
using enum Phrase;

// All lengths are in the picture's own units; it scales to any size.
constexpr double width = 920;
constexpr double margin = svg::margin;
constexpr double left = 76;
constexpr double right = width - margin;
constexpr double top = 138;
constexpr double plot_height = 300;
constexpr double bottom = top + plot_height;
// Below it the score, in a panel of its own on the same course.
constexpr double score_top = bottom + 40;
constexpr double score_height = 76;
constexpr double score_bottom = score_top + score_height;
constexpr double height = score_bottom + 62;
constexpr double label_character = 7;
constexpr double label_height = 14;

// What the picture has besides the shared style.
constexpr std::string_view style = R"(.sum{font-size:15px}
.name{font-size:12px;font-weight:600;paint-order:stroke;stroke:#ffffff;stroke-width:3px;stroke-linejoin:round}
.band{fill:#f3f5f7}
.luck{fill:#1f6fb2}
.skill{fill:#d1620a}
.still{fill:#8c959f}
.ring{fill:#ffffff;stroke:#1f2328;stroke-width:2}
.level{stroke:#8c959f;stroke-width:1.5}
.score{fill:none;stroke:#1f2328;stroke-width:1.5;stroke-linejoin:round}
@media (prefers-color-scheme:dark){
.name{stroke:#0d1117}
.band{fill:#151b23}
.luck{fill:#6cb0e0}
.skill{fill:#f0913f}
.still{fill:#9aa4ae}
.ring{fill:#0d1117;stroke:#e6edf3}
.level{stroke:#8b949e}
.score{stroke:#e6edf3}
}
)";

double y_of(double chance) { return bottom - plot_height * std::clamp(chance, 0.0, 1.0); }

// Something that changed what was to be expected: it has a place of its own from left to right.
struct Happening {
    bool luck = false;
    int room = 0;
    Value before{};
    Value after{};
    std::string tip;    // shown where the pointer rests
    std::string label;  // written beside the bar, or empty
    bool points_lost = false;
};

class Picture {
  public:
    Picture(const Session& session, const GameReview& game)
        : session_(session), game_(game), voice_(Voice::of(session.variant())) {
        gather();
        place_ = (right - left) / static_cast<double>(happenings_.size() + 2);
    }

    std::string draw() {
        const std::string name = title();
        return svg::draw_page(
            {.title = name, .subtitle = "", .width = width, .height = height, .style = style},
            head() + rooms() + scale() + course() + labels() + scores());
    }

  private:
    static std::string names(const std::vector<Card>& cards) {
        std::string text;
        for (const Card card : cards) text += (text.empty() ? "" : " ") + print_card(card);
        return text;
    }

    void add_reveal(const ReviewedReveal& reveal, bool turns) {
        const Card rolled = game_.rolled(reveal);
        const std::string cards = rolled ? print_card(rolled) : names(reveal.cards);
        happenings_.push_back({.luck = true,
                               .room = game_.room_of(reveal),
                               .before = reveal.before,
                               .after = reveal.after,
                               .tip = cards + (cards.empty() ? "" : ": ") +
                                      say_change(voice_, reveal.before, reveal.after),
                               .label = turns ? cards : ""});
    }

    void add_move(std::size_t i, bool told) {
        const ReviewedMove& move = game_.review.moves[i];
        const std::string sign(mark_sign(move.mark));
        const std::string text = print_move(move.move) + (sign.empty() ? "" : " " + sign);
        happenings_.push_back({.luck = false,
                               .room = game_.before[i].account.room_number,
                               .before = move.before,
                               .after = move.after,
                               .tip = std::to_string(i + 1) + ". " + text + ": " +
                                      say_change(voice_, move.before, move.after),
                               .label = told ? text : sign,
                               .points_lost = move.points_lost() > 0});
    }

    // In the order of the game. Told by name: the costliest moves and where it turned.
    void gather() {
        const Review& review = game_.review;
        const auto point = review.turning_point();
        const auto costliest = review.costliest();
        std::size_t next = 0;
        for (std::size_t i = 0; i <= review.moves.size(); ++i) {
            for (; next < review.reveals.size() &&
                   review.reveals[next].after_move == static_cast<int>(i);
                 ++next)
                add_reveal(review.reveals[next], point && !point->is_move && point->index == next);
            if (i == review.moves.size()) break;
            const bool costly = std::ranges::find(costliest, i) != costliest.end() &&
                                review.moves[i].mark != Mark::none;
            add_move(i, costly || (point && point->is_move && point->index == i));
        }
    }

    std::string title() const {
        return say(voice_, game_.review.won() ? review_picture_won : review_picture_lost,
                   {{"game", print_game_id(session_.beginning().id)},
                    {"score", session_.outcome().score}});
    }

    std::string head() const {
        const Review& review = game_.review;
        std::string svg = text_at(margin, 70, "sum", say_sum(voice_, review, "±")) +
                          text_at(margin, 90, "sum", say_score_sum(voice_, review, "±"));
        const auto key = [&](double x, std::string_view kind, Phrase phrase) {
            return rect({x, 60, 12, 12, 2}, kind) +
                   text_at(x + 18, 70, "note", say(voice_, phrase));
        };
        svg += key(right - 340, "luck", review_picture_luck);
        svg += key(right - 170, "skill", review_picture_skill);
        return svg + text_at(margin, top - 18, "axis", say(voice_, review_picture_chance));
    }

    // Where the i-th happening stands; the start stands before the first.
    double x_of(std::size_t i) const { return left + place_ * (static_cast<double>(i) + 1.5); }

    // A band for every other room, and numbers below, or every so many of them.
    std::string rooms() const {
        std::string svg;
        bool shaded = false;
        double free_from = 0;
        for (std::size_t i = 0; i < happenings_.size();) {
            std::size_t end = i;
            while (end < happenings_.size() && happenings_[end].room == happenings_[i].room) ++end;
            const double from = i == 0 ? left : x_of(i) - place_ / 2;
            const double to = end == happenings_.size() ? right : x_of(end) - place_ / 2;
            if (shaded)
                svg += rect({from, top, to - from, plot_height}, "band") +
                       rect({from, score_top, to - from, score_height}, "band");
            shaded = !shaded;
            const std::string text = std::to_string(happenings_[i].room);
            const double half = label_character * text_width(text) / 2 + 2;
            const double centre = (from + to) / 2;
            if (centre - half >= free_from) {
                svg += text_at(centre, score_bottom + 19, "scale", text, "middle");
                free_from = centre + half;
            }
            i = end;
        }
        return svg + text_at((left + right) / 2, score_bottom + 42, "axis",
                             say(voice_, review_picture_rooms), "middle");
    }

    std::string scale() const {
        std::string svg;
        for (const int percent : {0, 25, 50, 75, 100}) {
            const double y = y_of(percent / 100.0);
            svg += line(left, y, right, y, percent == 0 ? "base" : "grid");
            svg += text_at(left - 10, y + 4, "scale", std::to_string(percent) + "%", "end");
        }
        return svg;
    }

    // The level between two events as a thin line, each change as a bar on it; what changed
    // nothing is a dot.
    std::string course() const {
        constexpr double seen = 0.002;
        const Review& review = game_.review;
        const double half = std::clamp(place_ * 0.36, 0.5, 9.0);
        double level = review.start.win;
        double x = left + place_ / 2;
        const double begin = x;
        std::string lines, bars;
        for (std::size_t i = 0; i < happenings_.size(); ++i) {
            const Happening& each = happenings_[i];
            lines += line(x, y_of(level), x_of(i), y_of(level), "level");
            x = x_of(i);
            level = each.after.win;
            const double high = std::abs(y_of(each.before.win) - y_of(each.after.win));
            if (std::abs(each.after.win - each.before.win) < seen) {
                bars += circle(x, y_of(level), std::min(half, 2.5), each.luck ? "luck" : "still",
                               each.tip);
                continue;
            }
            bars += rect({x - half, y_of(std::max(each.before.win, level)), 2 * half,
                          std::max(high, 1.5), std::min({2.0, half, high / 2})},
                         each.luck ? "luck" : "skill", each.tip);
        }
        const double end = right - place_ / 2;
        lines += line(x, y_of(level), end, y_of(level), "level");
        return lines + bars +
               circle(begin, y_of(review.start.win), 5, "ring", percent_text(review.start.win)) +
               circle(end, y_of(review.result.win), 5, "ring", percent_text(review.result.win));
    }

    static std::string percent_text(double chance) {
        return std::to_string(win_points(chance)) + "%";
    }

    struct Place {
        double x, y, half;  // the text's middle at its foot, and half its width
    };

    // Where its bar ends, or on its other side, or where else nothing is written yet.
    std::string labels() const {
        std::vector<Place> taken;
        const auto is_free = [&](const Place& box) {
            return box.y >= top - 8 && box.y <= bottom - 4 &&
                   std::ranges::none_of(taken, [&](const Place& other) {
                       return std::abs(box.x - other.x) < box.half + other.half &&
                              std::abs(box.y - other.y) < label_height;
                   });
        };
        std::string svg;
        for (std::size_t i = 0; i < happenings_.size(); ++i) {
            const Happening& each = happenings_[i];
            if (each.label.empty()) continue;
            const double half = label_character * text_width(each.label) / 2 + 2;
            Place box{std::clamp(x_of(i), left + half, right - half), 0, half};
            const double above = y_of(std::max(each.before.win, each.after.win)) - 6;
            const double below = y_of(std::min(each.before.win, each.after.win)) + label_height + 2;
            const bool falls = each.after.win < each.before.win;
            for (int step = 0; step < 8; ++step) {
                const double off = label_height * (step / 2);
                box.y = (step % 2 == 1) == falls ? above - off : below + off;
                if (!is_free(box)) continue;
                taken.push_back(box);
                svg += text_at(box.x, box.y, "name", each.label, "middle");
                break;
            }
        }
        return svg;
    }

    // One line of steps between the lowest and the highest, from the start to the result; a dot
    // where a move gave points away.
    std::string scores() const {
        const Review& review = game_.review;
        double low = std::min(review.start.score, review.result.score);
        double high = std::max(review.start.score, review.result.score);
        for (const Happening& each : happenings_) {
            low = std::min(low, each.after.score);
            high = std::max(high, each.after.score);
        }
        const double span = std::max(1.0, high - low);
        const auto y = [&](double score) {
            return score_bottom - score_height * (score - low) / span;
        };
        std::string svg =
            text_at(margin, score_top - 12, "axis", say(voice_, review_picture_score));
        for (const double score : {low, high}) {
            svg += line(left, y(score), right, y(score), score == low ? "base" : "grid");
            svg += text_at(left - 10, y(score) + 4, "scale", say_score(voice_, score), "end");
            if (y(low) - y(high) < label_height) break;
        }
        double x = left + place_ / 2, level = review.start.score;
        std::string dots;
        for (std::size_t i = 0; i <= happenings_.size(); ++i) {
            const double next = i < happenings_.size() ? x_of(i) : right - place_ / 2;
            svg += line(x, y(level), next, y(level), "score");
            x = next;
            if (i == happenings_.size()) break;
            const Happening& each = happenings_[i];
            svg += line(x, y(level), x, y(each.after.score), "score");
            level = each.after.score;
            if (each.points_lost) dots += circle(x, y(level), 3.5, "skill", each.tip);
        }
        return svg + dots;
    }

    const Session& session_;
    const GameReview& game_;
    Voice voice_;
    std::vector<Happening> happenings_;
    double place_ = 0;
};

}  // namespace

std::string draw_review(const Session& session, const GameReview& game) {
    return Picture(session, game).draw();
}

}  // namespace scoundrel
