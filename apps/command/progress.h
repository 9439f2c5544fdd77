// Tells how far long work is, on standard error: on a terminal one line that is written over again
// and wiped at the end; elsewhere, in the log of a job, a line every two minutes. Work that is soon
// done shows nothing.
#pragma once

#include <chrono>
#include <string_view>

namespace scoundrel::cli {

class Progress {
  public:
    // How long nothing is shown, and how long a line stands.
    struct Rhythm {
        std::chrono::milliseconds patience, pause;
    };
    static constexpr Rhythm on_terminal{std::chrono::milliseconds(500),
                                        std::chrono::milliseconds(200)};
    static constexpr Rhythm in_log{std::chrono::minutes(2), std::chrono::minutes(2)};

    Progress();
    Progress(bool terminal, Rhythm rhythm);
    ~Progress() { wipe(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // Whether a new line is worth making: the last one is a while ago.
    bool due() const;
    // One line; on a terminal made fit for its width.
    void show(std::string_view line);
    void wipe();

    std::chrono::duration<double> elapsed() const;

  private:
    using Clock = std::chrono::steady_clock;
    bool terminal_;
    Rhythm rhythm_;
    bool shown_ = false;
    Clock::time_point began_;
    Clock::time_point next_;
};

}  // namespace scoundrel::cli
