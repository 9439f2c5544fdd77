// Puzzles to choose from: the sets with what has come of them, and the puzzles of one set.
#include "game/begin.h"
#include "game/puzzle_book.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/puzzle_view.h"
#include "tui/screens.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// What the history says of all puzzles; read again whenever a view comes back to the top.
struct PuzzleRecord {
    std::vector<PuzzleResult> results;
    std::string error;

    void read(const Context& context) {
        History history;
        error.clear();
        if (context.storage != nullptr) {
            if (auto games = read_history(*context.storage))
                history = std::move(*games);
            else
                error = games.error().message;
        }
        results = puzzle_results(puzzle_book(), history);
    }
};

std::string say_progress(const PuzzleProgress& progress) {
    return say({}, screen_puzzle_progress,
               {{"solved", progress.solved}, {"puzzles", progress.puzzles}});
}

std::string title_of(const PuzzleSet& set) {
    const std::string theme = say(Voice::of(set.variant), name_of(set.theme));
    return say({}, named_part, {{"whole", name_of(set.variant)}, {"part", theme}});
}

// The paragraph and the line above a list, the list itself, and what stands below it.
void draw_list(Canvas& canvas, Menu& menu, const std::vector<Menu::Row>& rows,
               const std::string& what, const std::string& progress, const std::string& message,
               Phrase enter) {
    const int left = canvas.width() < 60 ? 1 : 2, width = canvas.width() - 2 * left;
    int y = canvas.height() < 20 ? 1 : 2;
    y += canvas.paragraph({left, y, width, 3}, what);
    y += canvas.paragraph({left, y, width, 2}, progress, {.ink = Ink::dim});
    if (canvas.height() >= 20) ++y;
    const int said = std::min(3, line_count(message, width));
    const int bottom = canvas.height() - 1 - (message.empty() ? 0 : said);
    menu.draw(canvas,
              {left, y, std::min(72, width), std::min(bottom - y, static_cast<int>(rows.size()))},
              rows);
    canvas.paragraph({left, bottom, width, said}, message, {.ink = Ink::bad});
    const KeyHint keys[] = {{Input::of(Key::enter), say({}, enter)},
                            {Input::of(Key::escape), say({}, screen_back)}};
    draw_keys(canvas, canvas.height() - 1, keys);
}

class PuzzleSetView : public View {
  public:
    PuzzleSetView(Context& context, const PuzzleSet& set) : context_(context), set_(set) {
        record_.read(context_);
        menu_.go_to(first_unsolved());
    }
    Next wake() override { return record_.read(context_), Next::stay(); }

    void draw(Canvas& canvas) override {
        const Voice voice = Voice::of(set_.variant);
        draw_title(canvas, title_of(set_));
        std::vector<Menu::Row> rows;
        for (const std::size_t place : set_.puzzles) {
            const PuzzleEntry& entry = puzzle_book().at(place);
            const PuzzleResult& result = record_.results[place];
            rows.push_back({say(voice, screen_puzzle_row,
                                {{"number", entry.number},
                                 {"grade", entry.grade},
                                 {"goal", say_goal(voice, entry.puzzle)}}),
                            result.tried ? stars_text(result.stars) : "",
                            result.solved() ? Ink::good : Ink::plain});
        }
        draw_list(canvas, menu_, rows, say(voice, screen_puzzles_what),
                  say_progress(progress_of(set_, record_.results)), record_.error, screen_do_begin);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        const std::size_t place = set_.puzzles[static_cast<std::size_t>(*row)];
        return Next::open(begin_puzzle(context_, puzzle_book().at(place)));
    }

  private:
    int first_unsolved() const {
        for (std::size_t i = 0; i < set_.puzzles.size(); ++i)
            if (!record_.results[set_.puzzles[i]].solved()) return static_cast<int>(i);
        return 0;
    }

    Context& context_;
    const PuzzleSet& set_;
    PuzzleRecord record_;
    Menu menu_;
};

class PuzzlesView : public View {
  public:
    explicit PuzzlesView(Context& context) : context_(context) { record_.read(context_); }
    Next wake() override { return record_.read(context_), Next::stay(); }

    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_home_puzzles));
        std::vector<Menu::Row> rows;
        for (const PuzzleSet& set : puzzle_book().sets()) {
            const PuzzleProgress progress = progress_of(set, record_.results);
            rows.push_back({title_of(set), say_progress(progress),
                            progress.solved == progress.puzzles ? Ink::good : Ink::plain});
        }
        draw_list(canvas, menu_, rows, say({}, screen_puzzles_what), by_grade(), record_.error,
                  screen_do_it);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        if (input.is(Key::character) && input.character >= U'1' &&
            input.character < U'1' + grade_count)
            return any_of(static_cast<int>(input.character - U'0'));
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        return Next::open(std::make_unique<PuzzleSetView>(
            context_, puzzle_book().sets()[static_cast<std::size_t>(*row)]));
    }

  private:
    // One that is not solved yet, if there is any; its theme is not told.
    Next any_of(int grade) {
        std::vector<std::size_t> all, left;
        for (std::size_t i = 0; i < puzzle_book().all().size(); ++i)
            if (puzzle_book().at(i).grade == grade) {
                all.push_back(i);
                if (!record_.results[i].solved()) left.push_back(i);
            }
        const auto& some = left.empty() ? all : left;
        const std::size_t place = some[context_.host.random() % some.size()];
        return Next::open(begin_puzzle(context_, puzzle_book().at(place)));
    }

    std::string by_grade() const {
        std::string text;
        for (int grade = 1; grade <= grade_count; ++grade) {
            PuzzleProgress progress;
            for (std::size_t i = 0; i < record_.results.size(); ++i)
                if (puzzle_book().at(i).grade == grade) progress.add(record_.results[i]);
            text +=
                (text.empty() ? "" : "  ") + say({}, named_part,
                                                 {{"whole", std::to_string(grade)},
                                                  {"part", std::to_string(progress.solved) + "/" +
                                                               std::to_string(progress.puzzles)}});
        }
        return say({}, screen_puzzle_grades, {{"grades", text}}) + ". " +
               say({}, screen_puzzle_any);
    }

    Context& context_;
    PuzzleRecord record_;
    Menu menu_;
};

}  // namespace

std::unique_ptr<View> make_puzzles(Context& context) {
    return std::make_unique<PuzzlesView>(context);
}

std::unique_ptr<View> make_puzzle_set(Context& context, const PuzzleSet& set) {
    return std::make_unique<PuzzleSetView>(context, set);
}

}  // namespace scoundrel::tui
