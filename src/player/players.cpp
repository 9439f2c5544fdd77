#include "player/players.h"

#include <algorithm>
#include <array>

#include "player/search.h"
#include "player/simple_players.h"

namespace scoundrel {

namespace {

template <class Kind>
std::unique_ptr<Player> without_net(const Rules& rules, const Net&) {
    return std::make_unique<Kind>(rules);
}
template <class Kind>
std::unique_ptr<Player> with_net(const Rules& rules, const Net& net) {
    return std::make_unique<Kind>(rules, net);
}

constexpr std::array kinds{
    PlayerKind{"random", "any legal move", false, without_net<RandomPlayer>},
    PlayerKind{"texts", "the advice of the rule texts", false, without_net<TextsPlayer>},
    PlayerKind{"careful", "a readable rule of thumb", false, without_net<CarefulPlayer>},
    PlayerKind{"greedy", "the value net alone", true, with_net<GreedyPlayer>},
    PlayerKind{"quick", "the value net, then the solver: for many games", true,
               with_net<QuickPlayer>},
    PlayerKind{"search", "value net and search: the strongest", true, with_net<Search>},
};

}  // namespace

std::span<const PlayerKind> player_kinds() { return kinds; }

const PlayerKind* find_player_kind(std::string_view name) {
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const PlayerKind& kind) { return kind.name == name; });
    return found == kinds.end() ? nullptr : &*found;
}

}  // namespace scoundrel
