#include "lab/ratings_svg.h"

#include <algorithm>
#include <cmath>

#include "svg/svg.h"

namespace scoundrel {

namespace {

using namespace svg;

constexpr double names_width = 190;
constexpr double notes_width = 150;  // of as many characters as most notes have, or fewer
constexpr std::size_t usual_note = 21;
constexpr double character_width = 9;
constexpr double line_height = 34;
constexpr double scale_foot = 62;
constexpr double dot_radius = 5;
constexpr double end_height = 4;  // half the line at an interval's end

class RatingsPlot {
  public:
    RatingsPlot(const std::vector<RatedPlayer>& players, double most) : players_(players) {
        double low = players.front().rating, high = low;
        std::size_t longest = usual_note;
        for (const RatedPlayer& player : players) {
            longest = std::max(longest, player.note.size());
            low = std::min({low, player.rating, std::isfinite(player.low) ? player.low : low});
            high = std::max({high, player.rating, std::isfinite(player.high) ? player.high : high});
        }
        right_ -= character_width * static_cast<double>(longest - usual_note);
        step_ = step_of(high - low);
        low_ = std::floor(low / step_ - 0.05) * step_;
        if (low >= 0) low_ = std::max(low_, 0.0);
        high_ = std::min(std::ceil(high / step_ + 0.05) * step_, std::max(most, high));
    }

    double bottom() const {
        return head_height + line_height * static_cast<double>(players_.size());
    }

    std::string draw(const std::string& axis) const {
        std::string made;
        for (int i = 0; low_ + i * step_ <= high_ + step_ / 2; ++i) {
            const double at = low_ + i * step_;
            made += line(x(at), head_height, x(at), bottom(), "grid");
            made += text_at(x(at), bottom() + 20, "scale", number(at), "middle");
        }
        made += line(left, bottom(), right_, bottom(), "base");
        for (std::size_t i = 0; i < players_.size(); ++i) made += draw_player(i);
        return made + text_at((left + right_) / 2, bottom() + 44, "axis", axis, "middle");
    }

  private:
    static constexpr double left = margin + names_width;

    // Round, so that about six fit.
    static double step_of(double range) {
        for (const double step :
             {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0})
            if (range / step <= 7) return step;
        return 1000;
    }
    double x(double rating) const {
        return left + (right_ - left) * (rating - low_) / (high_ - low_);
    }

    // An interval without an end goes to that of the scale, and is not closed there.
    std::string draw_player(std::size_t i) const {
        const RatedPlayer& player = players_[i];
        const double y = head_height + line_height * (static_cast<double>(i) + 0.5);
        const double from = std::max(player.low, low_), to = std::min(player.high, high_);
        std::string made = text_at(margin, y + 4, "label", player.name);
        made += line(x(from), y, x(to), y, "reach");
        for (const double end : {player.low, player.high})
            if (std::isfinite(end) && player.low < player.high)
                made += line(x(end), y - end_height, x(end), y + end_height, "reach");
        made +=
            circle(x(player.rating), y, dot_radius, "dot", player.whole_name + ": " + player.note);
        return made + text_at(width - margin, y + 4, "note", player.note, "end");
    }

    const std::vector<RatedPlayer>& players_;
    double right_ = width - margin - notes_width;
    double step_ = 1, low_ = 0, high_ = 1;
};

}  // namespace

std::string draw_ratings(const std::string& title, const std::string& subtitle,
                         const std::string& axis, const std::vector<RatedPlayer>& players,
                         double most) {
    const RatingsPlot plot(players, most);
    return draw_page({.title = title, .subtitle = subtitle, .height = plot.bottom() + scale_foot},
                     plot.draw(axis));
}

}  // namespace scoundrel
