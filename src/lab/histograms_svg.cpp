#include "lab/histograms_svg.h"

#include <algorithm>
#include <cmath>

#include "svg/svg.h"

namespace scoundrel {

namespace {

using namespace svg;

constexpr double left = 76;  // of the bars: room for the scale
constexpr double right = width - margin;
constexpr double panel_head = 62;
constexpr double plot_height = 190;
constexpr double panel_foot = 66;
constexpr double panel_height = panel_head + plot_height + panel_foot;
constexpr double widest_bar = 44;
constexpr double corner = 2;
constexpr double share_label_width = 34;  // "12.3%" in the small type
constexpr double axis_character = 7;      // the least for each below a bar
constexpr double axis_blank = 6;          // between two of them

std::string line_at(double y, std::string_view kind) { return line(left, y, right, y, kind); }

// A round step of the scale, so that about four fit below the highest bar.
double scale_step(double highest) {
    for (const double step :
         {0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25})
        if (highest / step <= 5) return step;
    return 0.25;
}

std::string percent_of_scale(double share, double step) {
    return step >= 0.01 ? std::to_string(std::lround(share * 100)) + "%"
                        : number(share * 100) + "%";
}

class Panel {
  public:
    Panel(const Histogram& histogram, double top)
        : histogram_(histogram), bottom_(top + panel_head + plot_height), top_(top) {
        for (const Bar& bar : histogram.bars) highest_ = std::max(highest_, bar.share);
        if (highest_ == 0) highest_ = 1;
        const double step = scale_step(highest_);
        ceiling_ = std::ceil(highest_ / step - 1e-9) * step;
        place_ = (right - left) / static_cast<double>(histogram.bars.size());
    }

    std::string draw() const {
        std::string made = text_at(margin, top_ + 16, "panel", histogram_.title);
        if (!histogram_.note.empty()) made += text_at(margin, top_ + 36, "note", histogram_.note);
        made += scale();
        for (std::size_t i = 0; i < histogram_.bars.size(); ++i) made += bar(i);
        made += line_at(bottom_, "base");
        return made + text_at((left + right) / 2, bottom_ + 44, "axis", histogram_.axis, "middle");
    }

  private:
    double height_of(double share) const { return plot_height * share / ceiling_; }

    std::string scale() const {
        std::string made;
        const double step = scale_step(highest_);
        for (int i = 0; i * step <= ceiling_ + 1e-9; ++i) {
            const double y = bottom_ - height_of(i * step);
            if (i > 0) made += line_at(y, "grid");
            made += text_at(left - 10, y + 4, "scale", percent_of_scale(i * step, step), "end");
        }
        return made;
    }

    // A bar, its share above it where there is room, and its label, or every so many.
    std::string bar(std::size_t i) const {
        const Bar& bar = histogram_.bars[i];
        const double centre = left + place_ * (static_cast<double>(i) + 0.5);
        const double thick = std::min(widest_bar, place_ * 0.78);
        const double high = bar.share > 0 ? std::max(height_of(bar.share), 1.0) : 0;
        std::string made;
        if (high > 0)
            made +=
                rect({centre - thick / 2, bottom_ - high, thick, high, std::min(corner, high / 2)},
                     "bar", bar.label + ": " + percent(bar.share));
        if (high > 0 && shows_share(i))
            made += text_at(centre, bottom_ - high - 6, "share", percent(bar.share), "middle");
        if ((histogram_.bars.size() - 1 - i) % label_every() == 0)
            made += text_at(centre, bottom_ + 18, "label", bar.label, "middle");
        return made;
    }

    // Where bars stand close, only one that rises above those its share would touch.
    bool shows_share(std::size_t i) const {
        constexpr double worth_telling = 0.05;
        if (place_ >= share_label_width) return true;
        const auto& bars = histogram_.bars;
        if (bars[i].share < worth_telling * ceiling_) return false;
        const auto reach = static_cast<std::size_t>(std::ceil(share_label_width / place_));
        for (std::size_t j = i < reach ? 0 : i - reach; j < bars.size() && j <= i + reach; ++j)
            if (j != i && bars[j].share >= bars[i].share) return false;
        return true;
    }

    std::size_t label_every() const {
        std::size_t longest = 1;
        for (const Bar& bar : histogram_.bars) longest = std::max(longest, bar.label.size());
        const double needed = axis_character * static_cast<double>(longest) + axis_blank;
        return static_cast<std::size_t>(std::max(1.0, std::ceil(needed / place_)));
    }

    const Histogram& histogram_;
    double bottom_;
    double top_;
    double highest_ = 0;
    double ceiling_ = 1;
    double place_ = 0;
};

}  // namespace

std::string draw_histograms(const std::string& title, const std::string& subtitle,
                            const std::vector<Histogram>& histograms) {
    const double height = head_height + panel_height * static_cast<double>(histograms.size());
    std::string body;
    double top = head_height;
    for (const Histogram& histogram : histograms) {
        body += Panel(histogram, top).draw();
        top += panel_height;
    }
    return draw_page({.title = title, .subtitle = subtitle, .height = height}, body);
}

}  // namespace scoundrel
