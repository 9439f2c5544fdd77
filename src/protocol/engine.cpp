#include "protocol/engine.h"

#include <atomic>

#include "protocol/protocol.h"

namespace scoundrel {

struct Engine::Inside {
    explicit Inside(std::function<std::uint64_t()> random)
        : protocol({.host = {.now = {}, .random = std::move(random)},
                    .stop = [this] { return stopped.load(std::memory_order_relaxed); }},
                   {game_requests(), rules_requests(), daily_requests(), coach_requests()}) {}

    std::atomic<bool> stopped = false;
    Protocol protocol;
};

Engine::Engine(std::function<std::uint64_t()> random) : inside_(new Inside(std::move(random))) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

std::optional<std::string> Engine::ask(std::string_view request) {
    inside_->stopped = false;
    return inside_->protocol.answer(request);
}

void Engine::stop() { inside_->stopped = true; }

}  // namespace scoundrel
