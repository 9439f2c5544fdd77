#include "tui/puzzle_view.h"

#include "game/history.h"
#include "nets/nets.h"
#include "tui/screens.h"
#include "words/doing.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

std::string stars_text(int stars) {
    std::string text;
    for (int i = 0; i < most_stars; ++i) text += i < stars ? "★" : "☆";
    return text;
}

PuzzleView::PuzzleView(Context& context, Play play, const PuzzleEntry& entry)
    : GameView(context, std::move(play)), entry_(entry) {}

// What it is and what is wanted stand above the cards that are to come.
std::optional<Notice> PuzzleView::notice() const {
    const Voice voice = play().voice();
    const std::string title = say(voice, screen_puzzle_title,
                                  // its theme would tell what to look for
                                  {{"set", name_of(play().session().variant())},
                                   {"number", entry_.number},
                                   {"grade", entry_.grade},
                                   {"goal", say_goal(voice, entry_.puzzle)}});
    if (answer_) return Notice{title, say_answer(), Ink::hint};
    return Notice{title, say(voice, screen_puzzle_dungeon, {{"cards", open_deck()}}), Ink::focus};
}

std::string PuzzleView::say_answer() const {
    const Voice voice = play().voice();
    return with_symbols(say(voice, puzzle_answer, {{"what", say_doing(voice, answer_->best)}}) +
                            " " + answer_->reason + " " + say(voice, screen_puzzle_step),
                        context().style());
}

Notice PuzzleView::afterwards() const {
    return {say(play().voice(), screen_puzzle_done, {{"stars", stars_text(result_.stars)}}),
            answer_ ? say_answer() : "", Ink::good};
}

std::vector<KeyHint> PuzzleView::own_keys() const {
    const Voice voice = play().voice();
    if (!play().game().over()) return {{Input::of(U'A'), say(voice, screen_do_puzzle_answer)}};
    return {{Input::of(U'n'), say(voice, screen_do_next_puzzle)},
            {Input::of(U'A'), say(voice, screen_do_puzzle_answer)}};
}

Next PuzzleView::handle(const Input& input) {
    if (input.is(U'A')) return ask_answer();
    if (play().game().over() && (input.is(U'n') || input.is(Key::enter))) return open_next();
    return GameView::handle(input);
}

Next PuzzleView::ask_answer() {
    const bool costs = !answer_ && !play().game().over() && !play().session().marks().solve;
    if (!costs) return show_answer();
    return Next::open(
        std::make_unique<ConfirmBox>(say(play().voice(), screen_puzzle_ask_answer), [this] {
            (void)show_answer();
            return Next::close();
        }));
}

// Once it is shown, it can be stepped through.
Next PuzzleView::show_answer() {
    if (answer_) return Next::open(make_watch(context(), answer_->line));
    auto answer = answer_of(play().session(), choose_net);
    if (!answer) return refuse(answer.error().message), Next::stay();
    if (!play().game().over()) play().note(Event::of(Event::Kind::solve));  // before it is shown
    answer_ = std::move(*answer);
    return put_hint_away(), Next::stay();
}

Next PuzzleView::open_next() {
    return Next::replace(begin_puzzle(context(), puzzle_book().after(entry_)));
}

// A wrong move is told at once and taken back, as the record says too.
void PuzzleView::moved() {
    const auto judgement = judge(play().session());
    if (!judgement) return refuse(judgement.error().message);
    if (!judgement->right) {
        step_through(false, 1);
        return refuse(say_judgement(play().voice(), *judgement));
    }
    if (!play().game().over()) return tell(say(play().voice(), puzzle_right), Ink::good);
    History history;
    if (context().storage != nullptr)
        if (auto games = read_history(*context().storage)) history = std::move(*games);
    if (history.games.empty()) history.games.push_back(summarize("", play().session()));
    result_ = puzzle_results(puzzle_book(), history)[puzzle_book().place_of(entry_)];
    if (auto answer = answer_of(play().session(), choose_net)) answer_ = std::move(*answer);
}

void PuzzleView::begun() { answer_.reset(); }

// It is short enough to be begun anew: nobody is asked to go on with it.
void PuzzleView::leaving() { play().abandon(); }

std::unique_ptr<View> begin_puzzle(Context& context, const PuzzleEntry& entry) {
    return std::make_unique<PuzzleView>(
        context, begin_play(context.storage, entry.beginning(), context.host, context.style()),
        entry);
}

std::unique_ptr<View> make_puzzle_game(Context& context, Play& play) {
    const PuzzleEntry* entry = puzzle_book().played_in(play.session().beginning());
    if (entry == nullptr) return nullptr;
    return std::make_unique<PuzzleView>(context, std::move(play), *entry);
}

}  // namespace scoundrel::tui
