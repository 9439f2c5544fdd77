#include "player/players.h"

#include <algorithm>
#include <array>

#include "player/search.h"
#include "player/simple_players.h"

namespace scoundrel {

namespace {

template <class Kind>
std::unique_ptr<Player> without_net(const Rules& rules, SharedNet) {
    return std::make_unique<Kind>(rules);
}
template <class Kind>
std::unique_ptr<Player> with_net(const Rules& rules, SharedNet net) {
    return std::make_unique<Kind>(rules, std::move(net));
}

constexpr std::array kinds{
    PlayerKind{"random", false, without_net<RandomPlayer>},
    PlayerKind{"texts", false, without_net<TextsPlayer>},
    PlayerKind{"careful", false, without_net<CarefulPlayer>},
    PlayerKind{"greedy", true, with_net<GreedyPlayer>},
    PlayerKind{"quick", true, with_net<QuickPlayer>},
    PlayerKind{"search", true, with_net<Search>},
};

}  // namespace

std::span<const PlayerKind> player_kinds() { return kinds; }

const PlayerKind* find_player_kind(std::string_view name) {
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const PlayerKind& kind) { return kind.name == name; });
    return found == kinds.end() ? nullptr : &*found;
}

}  // namespace scoundrel
