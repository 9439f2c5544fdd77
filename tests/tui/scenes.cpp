#include "tui/scenes.h"

#include <algorithm>

#include "game/preview.h"
#include "notation/moves.h"
#include "rules/legal.h"
#include "tui/game_scene.h"

namespace scoundrel::tui::test {
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

GameReview prepared_review(const Session& session, bool flawless) {
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
        if (!flawless && (i % 4 == 1 || last)) {
            constexpr Mark marks[] = {Mark::inaccuracy, Mark::blunder, Mark::mistake};
            move.mark = marks[i / 4 % 3];
            move.after.win = last ? 0 : now.win * (1 - 0.125 * static_cast<int>(move.mark));
            move.lost.win = now.win - move.after.win;
            move.best = moves[moves.count - 1];
            move.decision = true;
            move.accuracy = 50;
        }
        if (!flawless && i % 4 == 3) {
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

namespace {

void open_review(At& at) {
    const Session session = some_game("classic#42");
    at.app.open(make_review(at.context, session, prepared_review(session)));
}

// A hint that no net has made, with reasons of every length.
HintAnswer prepared_hint() {
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
    return answer;
}

void open_hint(At& at) {
    static std::optional<Notice> notice;
    notice = notice_of({}, prepared_hint(), Look::proper, at.context.style());
    at.app.open(make_hint({}, notice, [](Move) {}));
}

// Today's deal, to its end.
void play_day(At& at) {
    at.context.preferences.fatal_warning = false;
    at.begin("classic#daily-2026-11-15");
    const auto over = [&] {
        const auto history = read_history(at.storage);
        return history && !history->games.empty() &&
               history->games.back().outcome.status != Status::playing;
    };
    while (!over()) at.type("1<enter> ");
    at.settle();
}

// One of the library's players at a deal, as far as it gets by itself.
void open_watch(At& at) {
    const GameId id = *parse_game_id("classic#42");
    at.app.open(make_watch(at.context, id, {library_contestant("careful", id.variant.rules)}));
    at.screen();
    at.settle();
}

// The hint at the table, beside the cards.
class HintedTable : public View {
  public:
    explicit HintedTable(Context& context)
        : context_(context), session_(beginning_of(*parse_game_id("classic#42"))) {}
    void draw(Canvas& canvas) override {
        GameScene scene{.session = session_, .style = context_.style()};
        const Voice voice = Voice::of(session_.variant());
        scene.focus = items_of(session_)[2];
        scene.choices = choices_with(voice, session_.game(), scene.focus->card, context_.style());
        scene.chosen = 0;
        scene.notice = notice_of(voice, prepared_hint(), Look::proper, context_.style());
        scene.notice->text =
            "Everything hinges on the weapon: without it the monsters of this room alone take more "
            "than half of the health, and whatever comes in the next one can hardly be faced. "
            "Avoiding only puts them off, and the same four cards come back at the end. Then fight "
            "6♠ with the weapon, drink 5♥ and carry J♣.";
        scene.notice->shorter = {
            scene.notice->text,
            "Everything hinges on the weapon: without it this room alone takes more than half of "
            "the health. Then fight 6♠ with the weapon, drink 5♥ and carry J♣.",
            "Everything hinges on the weapon: without it this room alone takes more than half of "
            "the health."};
        scene.keys = {{Input::of(Key::enter), say(voice, Phrase::screen_do_it)},
                      {Input::of(U'i'), say(voice, Phrase::screen_do_moves)},
                      {Input::of(Key::escape), say(voice, Phrase::screen_back)}};
        draw_game(canvas, scene);
    }
    Next handle(const Input&) override { return Next::stay(); }

  private:
    Context& context_;
    Session session_;
};

void open_table_hint(At& at) { at.app.open(std::make_unique<HintedTable>(at.context)); }

constexpr Scene all_scenes[] = {
    {"home", "", ""},
    {"table", "classic#42", "3e2w"},
    {"table-middle", "classic#42", "3e2w4d2b1<enter>"},
    {"table-avoided", "classic#42", "a"},
    {"table-lost", "classic#4", "1b2by3by4by"},
    {"rascal", "rascal#7", "1e2w"},
    {"forty-two", "forty-two#3", "a"},
    {"companion", "classic@table", "7c10dqs"},
    {"chooser", "", "N<down><down><down>"},
    {"programs", "", "N<end><up><enter><down><down><down><down>"},
    {"knobs", "", "Nc<down><down><right>"},
    // Turned down and up again it follows `health` as before.
    {"knobs-start", "", "Nc<up><up><up><up><up><up><left><right><home><down><left>"},
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
    {"watch-played", "classic#42", "3e2wm<up><up><up><up><enter><enter><right>"},
    {"watch-player", "", "<right><right><right><right><right><right><right><right> ++", open_watch},
    {"watch-over", "", "<end>", open_watch},
    {"watch-choice", "", "<up><up><up><up><up><up><enter><down>"},
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
    {"daily-end", "", "", play_day},
    {"daily-result", "", "y", play_day},
    {"calendar", "", "m<up><up><up><up><up><enter>", play_day},
    {"table-hint", "", "", open_table_hint},
    {"deck", "", "Nc "},
    {"log", "classic#42", "3e2w4d1b2d3bL"},
    {"esc", "", "<esc>"},
    {"rascal-inventory", "rascal#7", "1e4s"},
    {"table-long", "classic#daily-2026-11-15", "a1<enter>2<enter>3<enter>"},
};

}  // namespace

void PrintTo(const Scene& scene, std::ostream* out) { *out << scene.name; }

std::span<const Scene> scenes() { return all_scenes; }

std::string scene_name(const Scene& scene) {
    std::string name = scene.name;
    std::ranges::replace(name, '-', '_');
    return name;
}

void open_scene(At& at, const Scene& scene) {
    at.screen();
    if (*scene.game != '\0') at.begin(scene.game);
    if (scene.prepare != nullptr) scene.prepare(at);
    at.screen();
    at.type(scene.keys);
    at.settle();
}

}  // namespace scoundrel::tui::test
