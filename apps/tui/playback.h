// Where a game that is watched stands, whether it goes on by itself, and how fast. Knows neither
// game nor clock: it is told how many moves there are, and when its time has come.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>

namespace scoundrel::tui {

class Playback {
  public:
    // Moves a second.
    static constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0};

    int at() const { return at_; }
    int furthest() const { return furthest_; }  // that was looked at
    bool playing() const { return playing_; }
    double speed() const { return speeds[static_cast<std::size_t>(speed_)]; }
    // As it is read in any language.
    std::string speed_text() const {
        return speed() < 1 ? "1/" + std::to_string(static_cast<int>(1 / speed()))
                           : std::to_string(static_cast<int>(speed()));
    }

    void play() { playing_ = true; }
    void pause() { playing_ = false; }
    // The nearest there is.
    void set_speed(double wanted) {
        speed_ = 0;
        for (int i = 0; i < static_cast<int>(speeds.size()); ++i)
            if (speeds[static_cast<std::size_t>(i)] <= wanted) speed_ = i;
    }
    void faster(int by) {
        speed_ = std::clamp(speed_ + by, 0, static_cast<int>(speeds.size()) - 1);
    }
    void go_to(int moves, int known) {
        at_ = std::clamp(moves, 0, known);
        furthest_ = std::max(furthest_, at_);
    }

    // How long until the next move; nothing while it stands, or waits for one to be known.
    std::optional<std::chrono::milliseconds> pace(int known) const {
        if (!playing_ || at_ >= known) return {};
        return std::chrono::milliseconds(static_cast<int>(1000 / speed()));
    }

  private:
    int at_ = 0, furthest_ = 0;
    int speed_ = 2;
    bool playing_ = false;
};

}  // namespace scoundrel::tui
