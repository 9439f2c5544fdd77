#include "cli/known_deal.h"

#include "cli/command.h"
#include "words/catalogue.h"

namespace scoundrel::cli {

KnownDealer known_dealer(const GameId& id) {
    if (id.dealt_by == DealtBy::seed)
        return seeded_dealer(id.variant.rules.deck, seed_number(id.seed));
    if (id.dealt_by == DealtBy::literal) return literal_dealer(id.deck);
    throw Failure(say({}, Phrase::deal_unknown, {{"game", print_game_id(id)}}));
}

}  // namespace scoundrel::cli
