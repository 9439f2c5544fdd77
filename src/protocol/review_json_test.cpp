#include "protocol/review_json.h"

#include <gtest/gtest.h>

#include "player/players.h"
#include "support/json.h"
#include "support/random_session.h"

namespace scoundrel::test {
namespace {

// Weights by chance: what a net says does not matter to what must add up.
Net some_net() {
    Net net;
    SplitMix64 random(1);
    for (Row& row : net.rows)
        for (auto& weight : row)
            weight = static_cast<std::int16_t>(static_cast<int>(random.below(41)) - 20);
    for (auto& row : net.second)
        for (float& weight : row) weight = static_cast<float>(random.below(21)) / 100 - 0.1F;
    for (float& weight : net.win) weight = static_cast<float>(random.below(21)) / 10 - 1;
    return net;
}

Session played_by(const std::string& player, const std::string& game, const SharedNet& net) {
    Session session = session_of(game, "play");
    const auto who = find_player_kind(player)->make(session.game().rules, net);
    for (int move = 0; move < 300 && !session.game().over(); ++move) {
        const Advice advice = who->advise(session.position(),
                                          {.samples = 1, .seed = static_cast<std::uint64_t>(move)});
        EXPECT_TRUE(session.play(advice.options.front().move));
    }
    return session;
}

Result<Json> answer_review(const Session& session, const SharedNet& net, const Json& request) {
    const auto plan = read_review_plan(request, session.game().rules);
    if (!plan) return std::unexpected(plan.error());
    const auto game = review_game(session, {net, "classic", false}, *plan);
    if (!game) return std::unexpected(game.error());
    return review_json(session, *game);
}

TEST(ReviewJson, ResultIsStartAndLuckAndSkill) {
    const auto net = std::make_shared<const Net>(some_net());
    for (const std::string player : {"random", "texts", "careful", "greedy"})
        for (const std::string game :
             {"classic#1", "equal#2", "browser#3", "rascal#4", "forty-two#5",
              "classic+monsters=die#6", "equal+avoid=never+potions=any#7",
              "rascal+inventory=always#8"}) {
            const Session session = played_by(player, game, net);
            if (!session.game().over()) continue;
            const auto answer = answer_review(session, net, {{"samples", 4U}, {"seed", 9U}});
            ASSERT_TRUE(answer) << player << " " << game;
            const Json& json = *answer;
            const auto number = [&](const char* name) { return json[name].get<double>(); };
            EXPECT_NEAR(number("start") + number("luck") + number("skill"), number("result"), 1e-9)
                << player << " " << game;
            const auto of_score = [&](const char* name) {
                return json["score_sum"][name].get<double>();
            };
            EXPECT_NEAR(of_score("start") + of_score("luck") + of_score("skill"),
                        of_score("result"), 1e-9)
                << player << " " << game;
            EXPECT_EQ(of_score("result"), session.outcome().score);
            EXPECT_EQ(json["won"], number("result") == 1);
            EXPECT_EQ(json["moves"].size(), static_cast<std::size_t>(session.moves_played()));
            double skill = 0, luck = 0;
            for (const Json& move : json["moves"]) {
                EXPECT_LE(move["skill"].get<double>(), 0);
                skill += move["skill"].get<double>();
                // Points are given away only where the chance is not.
                const double points =
                    move["score_after"].get<double>() - move["score_before"].get<double>();
                if (move["skill"] == 0.0) {
                    EXPECT_LE(points, 1e-4);
                }
                EXPECT_GE(move["points_lost"].get<double>(), 0);
                EXPECT_LE(move["points_lost"].get<double>(), std::max(0.0, -points) + 2e-4);
            }
            for (const Json& reveal : json["reveals"]) luck += reveal["luck"].get<double>();
            EXPECT_NEAR(skill, number("skill"), 1e-4 * static_cast<double>(json["moves"].size()));
            EXPECT_NEAR(luck, number("luck"), 1e-4 * static_cast<double>(json["reveals"].size()));
            EXPECT_LE(json["costliest"].size(), 3u);
            EXPECT_EQ(json["net"]["rules"], "classic");
            EXPECT_TRUE(json["deal"].is_object());
        }
}

TEST(ReviewJson, TheSameRequestGivesTheSameAnswer) {
    const auto net = std::make_shared<const Net>(some_net());
    const Session session = played_by("texts", "classic#3", net);
    const Json request{{"samples", 3U}, {"seed", 5U}};
    EXPECT_EQ(*answer_review(session, net, request), *answer_review(session, net, request));
}

TEST(ReviewJson, RefusesWhatIsNotAskedRight) {
    const auto net = std::make_shared<const Net>();
    const Session playing = session_of("classic#1", "play");
    EXPECT_EQ(answer_review(playing, net, Json::object()).error().code, ErrorCode::not_over);
    for (const Json& request :
         {Json{{"samples", 0U}}, Json{{"samples", -1}}, Json{{"samples", "many"}},
          Json{{"samples", 1.5}}, Json{{"samples", 1'000'001U}}, Json{{"seed", -1}},
          Json{{"seed", "x"}}, Json{{"aim", "glory"}}})
        EXPECT_EQ(answer_review(playing, net, request).error().code, ErrorCode::bad_request);
}

}  // namespace
}  // namespace scoundrel::test
