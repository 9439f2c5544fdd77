// The rules taught by playing: the lessons to choose from, and the table that teaches one.
#include <algorithm>
#include <span>

#include "notation/moves.h"
#include "game/lessons.h"
#include "game/offers.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"
#include "tui/table_view.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

// Steps ask for one move each; nothing else is taken until it is made. Afterwards the game is free.
class LessonView : public TableView {
  public:
    LessonView(Desk& desk, const Lesson& lesson)
        : TableView(desk,
                    begin_play(nullptr, Beginning{game_of(lesson), {}, {}, {}, {}}, desk.look())),
          lesson_(lesson) {}

    Next handle(const Input& input) override {
        // A step that is only to be read goes on by Enter or Space; the last one stays.
        const bool on = input.is(Key::enter) || input.is(U' ');
        if (!free() && step().move.empty() && on) {
            ++at_;
            return tell(""), Next::stay();
        }
        if (!offers(input)) return refuse(say(play().voice(), screen_lesson_not_yet)), Next::stay();
        return TableView::handle(input);
    }

  protected:
    std::optional<Notice> notice() const override {
        const int steps = static_cast<int>(lesson_.steps.size());
        const bool last = at_ + 1 >= steps;
        const LessonStep& now = lesson_.steps[static_cast<std::size_t>(std::min(at_, steps - 1))];
        const Voice voice = play().voice();
        std::string text = say(voice, now.text);
        if (!last) text += " " + say_keys(now);
        return Notice{last ? say(voice, screen_lesson_over)
                           : say(voice, screen_lesson_step, {{"step", at_ + 1}, {"steps", steps}}),
                      with_symbols(text, look_), Ink::focus};
    }
    std::string unwelcome(Move move) const override {
        if (free() || print_move(move) == step().move) return "";
        return say(play().voice(), screen_lesson_not_yet);
    }
    bool offers(const Input& input) const override {
        if (free()) return true;
        for (const char32_t key : {U'u', U'U', U':', U'i', U'N', U'R'})
            if (input.is(key)) return false;
        return !input.is(Key::tab);  // the lesson stands where the panels would
    }
    Next moved(Move) override {
        if (!free()) ++at_;
        return Next::stay();
    }

  private:
    // Lessons say what to do with which card, for whatever front-end; the keys for it are ours.
    std::string say_keys(const LessonStep& now) const {
        const Voice voice = play().voice();
        const auto move = parse_move(now.move);
        if (!move) return say(voice, screen_lesson_go_on);
        const std::string key = key_name(Input::of(key_of(move->verb())));
        if (!move->has_card()) return say(voice, screen_lesson_key, {{"key", key}});
        const auto room = std::span(play().position().room, play().position().room_count);
        const auto at = std::ranges::find(room, move->card());
        const int number = at == room.end() ? 0 : static_cast<int>(at - room.begin()) + 1;
        return say(voice, screen_lesson_keys, {{"card", number}, {"key", key}});
    }

    bool free() const { return at_ + 1 >= static_cast<int>(lesson_.steps.size()); }
    const LessonStep& step() const { return lesson_.steps[static_cast<std::size_t>(at_)]; }

    const Lesson& lesson_;
    CardStyle look_ = desk().look();
    int at_ = 0;
};

class TutorialView : public View {
  public:
    explicit TutorialView(Desk& desk) : desk_(desk) {}
    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_tutorial));
        canvas.paragraph({2, 2, canvas.width() - 4, 2}, say({}, screen_tutorial_what));
        std::vector<Menu::Row> rows;
        for (const Lesson& lesson : lessons())
            rows.push_back({say({}, lesson.name), std::string(lesson.rules)});
        menu_.draw(canvas, {2, 5, 60, static_cast<int>(rows.size())}, rows);
        const KeyHint keys[] = {{Input::of(Key::enter), say({}, screen_do_begin)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }
    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        return Next::open(
            std::make_unique<LessonView>(desk_, lessons()[static_cast<std::size_t>(*row)]));
    }

  private:
    Desk& desk_;
    Menu menu_;
};

}  // namespace

std::unique_ptr<View> make_tutorial(Desk& desk) { return std::make_unique<TutorialView>(desk); }

}  // namespace scoundrel::tui
