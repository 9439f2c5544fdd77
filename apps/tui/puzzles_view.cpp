// Puzzles to choose from, and the game with the deck laid open.
#include "game/puzzles.h"

#include <map>

#include "game/history.h"
#include "tui/game_view.h"
#include "tui/menu.h"
#include "tui/screens.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

std::string id_of(const Puzzle& puzzle) { return print_game_id(game_of(puzzle)); }

class PuzzleView : public GameView {
  public:
    PuzzleView(Context& context, Play play, const Puzzle& puzzle)
        : GameView(context, std::move(play)), puzzle_(puzzle) {}

  protected:
    std::optional<Notice> notice() const override {
        return Notice{say(play().voice(), screen_puzzle_goal, {{"score", puzzle_.best}}),
                      open_deck()};
    }
    // Begun again, the deck is as open as before.
    void begun() override { play().mark(Event::of(Event::Kind::open)); }
    std::string says_at_end() const override {
        const Outcome outcome = play().session().outcome();
        const bool solved = outcome.status == Status::won && outcome.score >= puzzle_.best;
        return say(play().voice(), solved ? screen_puzzle_done : screen_puzzle_missed,
                   {{"score", puzzle_.best}});
    }

  private:
    const Puzzle& puzzle_;
};

class PuzzlesView : public View {
  public:
    explicit PuzzlesView(Context& context) : context_(context) { look_up(); }
    Next wake() override { return look_up(), Next::stay(); }

    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_home_puzzles));
        const int left = canvas.width() < 60 ? 1 : 2, width = canvas.width() - 2 * left;
        const int top = canvas.height() < 20 ? 1 : 2;
        const int what = canvas.paragraph({left, top, width, 3}, say({}, screen_puzzles_what));
        std::vector<Menu::Row> rows;
        for (const Puzzle& puzzle : puzzles) {
            const auto best = best_.find(id_of(puzzle));
            const bool solved = best != best_.end() && best->second >= puzzle.best;
            rows.push_back({say({}, screen_puzzle_row,
                                {{"rules", name_of(game_of(puzzle).variant)},
                                 {"seed", puzzle.seed},
                                 {"score", puzzle.best}}),
                            solved ? say({}, screen_puzzle_solved)
                            : best != best_.end()
                                ? say({}, screen_puzzle_best, {{"score", best->second}})
                                : "",
                            solved ? Ink::good : Ink::plain, solved ? U'✓' : U' '});
        }
        const int message = std::min(3, line_count(message_, width));
        const int bottom = canvas.height() - 1 - message, list = top + what + 1;
        menu_.draw(canvas,
                   {left, list, std::min(62, width),
                    std::min(bottom - list, static_cast<int>(rows.size()))},
                   rows);
        canvas.paragraph({left, bottom, width, message}, message_, {.ink = Ink::bad});
        const KeyHint keys[] = {{Input::of(Key::enter), say({}, screen_do_begin)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        const Puzzle& puzzle = puzzles[static_cast<std::size_t>(*row)];
        Play play = begin_play(context_.storage, beginning_of(game_of(puzzle)), context_.host,
                               context_.style());
        play.mark(Event::of(Event::Kind::open));  // the deck lies open: counted apart
        return Next::open(std::make_unique<PuzzleView>(context_, std::move(play), puzzle));
    }

  private:
    void look_up() {
        best_.clear();
        if (context_.storage == nullptr) return;
        const auto history = read_history(*context_.storage);
        if (!history) return void(message_ = history.error().message);
        for (const Summary& game : history->games)
            if (game.outcome.status == Status::won) {
                const auto [known, added] = best_.try_emplace(game.game, game.outcome.score);
                if (!added) known->second = std::max(known->second, game.outcome.score);
            }
    }

    Context& context_;
    Menu menu_;
    std::map<std::string, int> best_;  // by game id, of wins
    std::string message_;
};

}  // namespace

std::unique_ptr<View> make_puzzle_game(Context& context, Play& play) {
    if (!play.session().marks().open) return nullptr;
    const std::string id = print_game_id(play.session().beginning().id);
    for (const Puzzle& puzzle : puzzles)
        if (id_of(puzzle) == id)
            return std::make_unique<PuzzleView>(context, std::move(play), puzzle);
    return nullptr;
}

std::unique_ptr<View> make_puzzles(Context& context) {
    return std::make_unique<PuzzlesView>(context);
}

}  // namespace scoundrel::tui
