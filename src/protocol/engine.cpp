#include "protocol/engine.h"

#include "protocol/protocol.h"

namespace scoundrel {

struct Engine::Inside {
    Protocol protocol;
};

Engine::Engine(std::function<std::uint64_t()> random)
    : inside_(new Inside{Protocol({.host = {.now = {}, .random = std::move(random)}},
                                  {game_requests(), rules_requests(), coach_requests()})}) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

std::optional<std::string> Engine::ask(std::string_view request) {
    return inside_->protocol.answer(request);
}

}  // namespace scoundrel
