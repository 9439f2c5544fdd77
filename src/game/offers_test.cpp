#include "game/offers.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/session.h"
#include "notation/cards.h"
#include "notation/moves.h"
#include "rules/legal.h"
#include "support/json.h"

namespace scoundrel {
namespace {

Session begun(const std::string& id) {
    return Session(Beginning{*parse_game_id(id), {}, {}, {}, {}});
}

const Offer* find(const std::vector<Offer>& offers, std::string_view move) {
    const auto found = std::ranges::find(offers, *parse_move(move), &Offer::move);
    return found == offers.end() ? nullptr : &*found;
}

TEST(Offers, TellWhatEachMoveWouldDo) {
    Session session = begun("classic#42");
    ASSERT_TRUE(session.play(*parse_move("7De")));
    const auto offers = offers_for({}, session.game(), *parse_card("JC"));
    const Offer* fight = find(offers, "JCw");
    ASSERT_NE(fight, nullptr);
    EXPECT_TRUE(fight->legal);
    EXPECT_EQ(fight->effect, "-4, health 16, then below 11");
    EXPECT_EQ(fight->seen.damage, 4);
    EXPECT_EQ(find(offers, "JCb")->effect, "-11, health 9");
}

TEST(Offers, TellWhyNot) {
    Session session = begun("classic#42");
    ASSERT_TRUE(session.play(*parse_move("7De")));
    const auto room = offers_for({}, session.game(), Card());
    ASSERT_EQ(room.size(), 1U);
    EXPECT_FALSE(room[0].legal);
    EXPECT_EQ(room[0].effect, "a room can be avoided only before anything is done in it");
}

// Every legal move is offered, and nothing else is offered as legal.
TEST(Offers, AreTheLegalMoves) {
    for (const RuleSet& set : rule_sets)
        for (int seed = 0; seed < 20; ++seed) {
            Session session = begun(std::string(set.id) + "#" + std::to_string(seed));
            for (int step = 0; step < 25 && !session.game().over(); ++step) {
                const Game& game = session.game();
                std::vector<Move> offered;
                const auto add = [&](Card card) {
                    for (const Offer& offer : offers_for({}, game, card))
                        if (offer.legal) offered.push_back(offer.move);
                };
                for (int i = 0; i < game.position.room_count; ++i) add(game.position.room[i]);
                if (game.position.slot.card) add(game.position.slot.card);
                add(Card());
                std::vector<Move> legal;
                for (const Move move : legal_moves(game.rules, game.position))
                    legal.push_back(move);
                EXPECT_TRUE(std::ranges::is_permutation(offered, legal))
                    << set.id << " " << seed << " " << step;
                ASSERT_TRUE(session.play(legal[static_cast<std::size_t>(step) % legal.size()]));
            }
        }
}

}  // namespace
}  // namespace scoundrel
