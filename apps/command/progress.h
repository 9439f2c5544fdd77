// One line on a terminal's standard error that tells how far long work is, wiped at its end. Work
// that is soon done shows nothing, and neither does work without a terminal.
#pragma once

#include <chrono>
#include <string_view>

namespace scoundrel::cli {

class Progress {
  public:
    Progress();
    ~Progress() { wipe(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // Whether a new line is worth making: something is shown, and the last one is a while ago.
    bool due() const;
    // One line, made fit for the terminal's width.
    void show(std::string_view line);
    void wipe();

    std::chrono::duration<double> elapsed() const;

  private:
    using Clock = std::chrono::steady_clock;
    bool terminal_;
    bool shown_ = false;
    Clock::time_point began_;
    Clock::time_point next_;
};

}  // namespace scoundrel::cli
