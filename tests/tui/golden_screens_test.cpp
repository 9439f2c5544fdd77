// The main views as they look, kept as plain text: at two sizes, with symbols and in ASCII.
// SCOUNDREL_UPDATE_GOLDEN=1 build/bin/tui_test writes them anew; read them before keeping them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "game/preview.h"
#include "notation/moves.h"
#include "rules/legal.h"
#include "support/files.h"
#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

struct Scene {
    const char* name;
    const char* game;  // begun first, if any
    const char* keys;
    void (*prepare)(At& at) = nullptr;  // done before the keys
};

void PrintTo(const Scene& scene, std::ostream* out) { *out << scene.name; }

// A game by whatever leaves most health.
Session some_game(std::string_view id) {
    Session session(beginning_of(*parse_game_id(id)));
    while (!session.game().over()) {
        const Game& game = session.game();
        const MoveList moves = legal_moves(game.rules, game.position);
        const Move* best = std::max_element(moves.begin(), moves.end(), [&](Move a, Move b) {
            return preview(game, a).health < preview(game, b).health;
        });
        EXPECT_TRUE(session.play(*best));
    }
    return session;
}

// A review that no net and no clock has made: chances that go up and down by eighths, mistakes of
// every kind, points given away now and then, and an end at zero.
GameReview prepared_review(const Session& session) {
    GameReview game;
    game.before = *games_before(session);
    const auto line = session.line();
    Review& review = game.review;
    Value now = review.start = {0.75, 9.5};
    review.result.score = session.outcome().score;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool last = i + 1 == line.size();
        ReviewedMove move{.move = line[i], .before = now, .after = now, .best = line[i]};
        const MoveList moves = legal_moves(session.game().rules, game.before[i].position);
        if (i % 4 == 1 || last) {
            constexpr Mark marks[] = {Mark::inaccuracy, Mark::blunder, Mark::mistake};
            move.mark = marks[i / 4 % 3];
            move.after.win = last ? 0 : now.win * (1 - 0.125 * static_cast<int>(move.mark));
            move.lost.win = now.win - move.after.win;
            move.best = moves[moves.count - 1];
            move.decision = true;
            move.accuracy = 50;
        }
        if (i % 4 == 3) {
            move.lost.score = 1.5;
            move.after.score -= move.lost.score;
            move.best = moves[moves.count - 1];
        }
        if (last) move.after.score = review.result.score;
        now = move.after;
        review.moves.push_back(move);
        if (last || game.before[i + 1].account.room_number == game.before[i].account.room_number)
            continue;
        ReviewedReveal reveal{.after_move = static_cast<int>(i) + 1,
                              .cards = {},
                              .before = now,
                              .after = now + (i % 2 == 0 ? Value{0.125, 2.5} : Value{-0.0625, -1}),
                              .spread = 0.25};
        const Position& next = game.before[i + 1].position;
        for (const Card card : std::span(next.room, next.room_count))
            if (game.before[i].position.unseen.has(card)) reveal.cards.push_back(card);
        now = reveal.after;
        review.reveals.push_back(std::move(reveal));
    }
    return game;
}

void open_review(At& at) {
    const Session session = some_game("classic#42");
    at.app.open(make_review(at.context, session, prepared_review(session)));
}

// A hint that no net has made.
void open_hint(At& at) {
    HintAnswer answer{};
    const auto add = [&](const char* move, double win, double error, double score) {
        Hint::Choice& choice = answer.hint.moves.emplace_back();
        choice.move = *parse_move(move);
        choice.chance = {win, error, score};
        if (answer.hint.moves.size() > 1) choice.because = {fact::Hopeless{}};
    };
    add("7De", 0.625, 0.0125, 8.5);
    add("6Sb", 0.5, 0.02, 6);
    add("JCb", 0.375, 0.0225, -2.25);
    add("avoid", 0.25, 0, -12);
    answer.hint.because = {fact::Forced{}};
    answer.hint.sight = Sight::sampled;
    static std::optional<Notice> notice;
    notice = notice_of({}, answer, Look::proper, at.context.style());
    at.app.open(make_hint({}, notice, [](Move) {}));
}

// Names are those of the files.
constexpr Scene scenes[] = {
    {"home", "", ""},
    {"table", "classic#42", "3e2w"},
    {"table-middle", "classic#42", "3e2w4d2b1<enter>"},
    {"table-avoided", "classic#42", "a"},
    {"table-lost", "classic#4", "1b2by3by4by"},
    {"rascal", "rascal#7", "1e2w"},
    {"forty-two", "forty-two#3", "a"},
    {"companion", "classic@table", "7c10dqs"},
    {"chooser", "", "N<down><down><down>"},
    {"knobs", "", "Nc<down><down><right>"},
    {"help", "rascal#7", "?"},
    {"companion-list", "", "<down><down><down><enter>  "},
    {"lessons", "", "<enter>"},
    {"lesson", "", "<enter><enter><enter>e"},
    {"puzzles", "", "<down><down><down><down><enter>"},
    {"puzzle-set", "", "<down><down><down><down><enter><enter>"},
    {"puzzle", "", "<down><down><down><down><enter><enter><enter>"},
    {"history", "classic#42", "3em<up><up><up><up><enter>"},
    {"statistics", "classic#4", "1b2b3bym<up><up><up><enter>"},
    {"position", "", "<down><down><down><enter>p5d<tab>8c<tab>js"},
    {"pad", "", "<down><down><down><enter>h7-2"},
    {"preferences", "", "<up><up><enter>"},
    {"replay", "classic#42", "3e2wm<up><up><up><up><enter><enter><right>"},
    {"confirm", "classic#4", "1b2b3b"},
    {"prompt", "classic#42", ":7Dq<enter>"},
    {"hint", "", "<down>", open_hint},
    {"review", "", "", open_review},
    {"review-answer", "", "n ", open_review},
    {"opened", "classic#42", ":open<enter>y3e"},
    {"solved", "classic#42", ":solve<enter>y"},
    {"die", "classic+monsters=die#42", "o"},
    {"companion-die", "classic+monsters=die@table", "5d8cjs4ho"},
    {"rules", "rascal#7", ":rules<enter>"},
};

class Golden : public testing::TestWithParam<Scene> {};

void compare(const std::string& name, const std::string& screen) {
    const auto path = scoundrel::test::in_tree("tests/tui/golden/" + name + ".txt");
    if (std::getenv("SCOUNDREL_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path) << screen;
        return;
    }
    ASSERT_TRUE(std::filesystem::exists(path)) << path << " is missing; it would be:\n" << screen;
    EXPECT_EQ(screen, scoundrel::test::read_file(path)) << name;
}

// Times differ from run to run.
std::string without_times(std::string screen) {
    for (std::size_t at = 0; (at = screen.find("20", at)) != screen.npos; ++at) {
        const std::string_view rest = std::string_view(screen).substr(at);
        if (rest.size() >= 16 && rest[4] == '-' && rest[7] == '-' && rest[10] == ' ' &&
            rest[13] == ':')
            screen.replace(at, 16, "2026-11-15 09:30");
    }
    return screen;
}

TEST_P(Golden, LooksAsItDid) {
    for (const bool ascii : {false, true})
        for (const bool large : {false, true}) {
            At at;
            at.width = large ? 120 : 80;
            at.height = large ? 40 : 24;
            at.context.preferences.ascii = ascii;
            at.app.set_ascii(ascii);
            at.screen();
            if (*GetParam().game != '\0') at.begin(GetParam().game);
            if (GetParam().prepare != nullptr) GetParam().prepare(at);
            at.screen();
            at.type(GetParam().keys);
            at.settle();
            compare(std::string(GetParam().name) + (large ? "-120x40" : "-80x24") +
                        (ascii ? "-ascii" : ""),
                    without_times(at.screen()));
        }
}

INSTANTIATE_TEST_SUITE_P(Screens, Golden, testing::ValuesIn(scenes), [](const auto& scene) {
    std::string name = scene.param.name;
    for (char& c : name) c = c == '-' ? '_' : c;
    return name;
});

// Whatever is listed by hand drifts: no file without its scene.
TEST(GoldenFiles, AllBelongToAScene) {
    for (const auto& file :
         std::filesystem::directory_iterator(scoundrel::test::in_tree("tests/tui/golden"))) {
        const std::string name = file.path().stem();
        bool known = false;
        for (const Scene& scene : scenes)
            for (const char* size : {"-80x24", "-120x40"})
                for (const char* kind : {"", "-ascii"})
                    known |= name == std::string(scene.name) + size + kind;
        EXPECT_TRUE(known) << name;
    }
}

// An ASCII screen has nothing else in it.
TEST(GoldenFiles, AsciiIsAscii) {
    for (const auto& file :
         std::filesystem::directory_iterator(scoundrel::test::in_tree("tests/tui/golden"))) {
        const std::string name = file.path().stem();
        if (!name.ends_with("-ascii")) continue;
        for (const char c : scoundrel::test::read_file(file.path()))
            ASSERT_TRUE((c >= ' ' && c < 127) || c == '\n') << name;
    }
}

}  // namespace
}  // namespace scoundrel::tui::test
