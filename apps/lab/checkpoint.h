// Unfinished work that is no file of rows, kept beside what it will write, as bytes: whoever was
// killed goes on from there by the same command. Removed once the work is done.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace scoundrel::cli {

class Checkpoint {
  public:
    // Beside `out`; nowhere if that is empty, or no ordinary file. `work`: a line that tells what
    // makes the result what it is, so that no other work goes on from there.
    Checkpoint(const std::string& out, std::string work);

    // What was kept last; nothing if nothing was. What is damaged, or of other work, ends the
    // command and stays as it is; so does what `parse` finds nothing in.
    template <class Parse>
    auto read(Parse parse) const -> decltype(parse(std::string_view())) {
        const auto bytes = kept();
        if (!bytes) return {};
        auto parsed = parse(std::string_view(*bytes));
        if (!parsed) refuse();
        return parsed;
    }

    // Whole or not at all.
    void keep(std::string_view bytes);
    // The same if it is time to: once a second, unless that would take more than a fiftieth of it.
    void keep_if_due(const std::function<std::string()>& bytes);
    // The same for work that was told to stop; tells how to go on.
    void keep_for_later(std::string_view bytes);
    void remove() const;

  private:
    using Clock = std::chrono::steady_clock;

    std::optional<std::string> kept() const;
    [[noreturn]] void refuse() const;

    std::string path_;  // empty: nowhere
    std::string work_;
    Clock::time_point due_{};  // the first at once
};

}  // namespace scoundrel::cli
