#include "nets/make_player.h"

#include "nets/nets.h"
#include "player/players.h"

namespace scoundrel {

std::unique_ptr<Player> make_player(std::string_view name, const Rules& rules) {
    const PlayerKind* kind = find_player_kind(name);
    return kind != nullptr ? kind->make(rules, choose_net(rules).net) : nullptr;
}

}  // namespace scoundrel
