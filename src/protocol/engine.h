// The whole protocol (docs/notation.md, "Engine protocol") as one object: games, rules, hints, the
// solver and reviews. One engine holds one game and is used by one thread at a time; make as many
// as you like. It opens no file and keeps nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace scoundrel {

// Answers requests about one game. Requests from outside are checked: what is wrong with them is an
// answer too.
class Engine {
  public:
    // `random` gives seeds for games asked for by their rules alone; without it they are refused.
    explicit Engine(std::function<std::uint64_t()> random = {});
    ~Engine();
    // The game moves along; what was moved from is good for nothing but to be assigned to.
    Engine(Engine&&) noexcept;
    // The same, and the game held before is gone.
    Engine& operator=(Engine&&) noexcept;

    // One request, one answer, both JSON on one line without its end. Nothing after `quit`.
    std::optional<std::string> ask(std::string_view request);

    // From another thread: the request in flight answers at once with what is known, and
    // "stopped":true. With nothing in flight it does nothing.
    void stop();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace scoundrel
