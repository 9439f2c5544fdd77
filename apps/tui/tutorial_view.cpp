// The rules taught by playing: the lessons to choose from, and the game that teaches one.
#include <algorithm>

#include "game/begin.h"
#include "game/lessons.h"
#include "game/offers.h"
#include "tui/game_view.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class LessonView : public GameView {
  public:
    LessonView(Context& shared, const Lesson& lesson)
        : GameView(shared,
                   begin_play(nullptr, beginning_of(game_of(lesson)), shared.host, shared.style())),
          shared_(shared),
          walk_(lesson) {}

    Next handle(const Input& input) override {
        // A step that is only to be read goes on by Enter or Space.
        if ((input.is(Key::enter) || input.is(U' ')) && walk_.read_on()) {
            if (walk_.over()) finish(walk_.lesson());
            return tell(""), Next::stay();
        }
        if (!offers(input)) return refuse(say(play().voice(), screen_lesson_not_yet)), Next::stay();
        return GameView::handle(input);
    }

  protected:
    std::optional<Notice> notice() const override {
        const Voice voice = play().voice();
        std::string text = say(voice, walk_.step().text);
        if (!walk_.over()) text += " " + say_keys();
        return Notice{walk_.over() ? say(voice, screen_lesson_over)
                                   : say(voice, screen_lesson_step,
                                         {{"step", walk_.number()}, {"steps", walk_.count()}}),
                      with_symbols(text, context().style()), Ink::focus};
    }
    std::string unwelcome(Move move) const override {
        return walk_.allows(move) ? "" : say(play().voice(), screen_lesson_not_yet);
    }
    bool offers(const Input& input) const override {
        if (walk_.over()) return true;
        for (const char32_t key : {U'u', U'U', U':', U'i', U'N', U'R'})
            if (input.is(key)) return false;
        return true;
    }
    Phrase enter_does() const override {
        return walk_.over() || walk_.wanted() ? screen_do_it : screen_do_go_on;
    }
    void moved() override {
        walk_.moved();
        if (walk_.over()) finish(walk_.lesson());
    }

  private:
    // Lessons say what to do with which card, for whatever front-end; the keys for it are ours.
    std::string say_keys() const {
        const Voice voice = play().voice();
        const auto move = walk_.wanted();
        if (!move) return say(voice, screen_lesson_go_on);
        const std::string key = key_name(Input::of(key_of(move->verb())));
        if (!move->has_card()) return say(voice, screen_lesson_key, {{"key", key}});
        const int place = play().session().places().of(move->card());  // 0: it lies in the slot
        return say(voice, screen_lesson_keys, {{"card", place}, {"key", key}});
    }

    void finish(const Lesson& lesson) {
        shared_.preferences.finish(lesson.rules);
        shared_.keep_preferences();
    }

    Context& shared_;
    LessonWalk walk_;
};

class TutorialView : public View {
  public:
    // At the first that is still to be learnt.
    explicit TutorialView(Context& context) : context_(context) {
        const auto all = lessons();
        const auto next = std::ranges::find_if(all, [&](const Lesson& lesson) {
            return !context.preferences.has_finished(lesson.rules);
        });
        if (next != all.end()) menu_.go_to(static_cast<int>(next - all.begin()));
    }
    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_tutorial));
        const int left = canvas.width() < 60 ? 1 : 2, width = canvas.width() - 2 * left;
        const int what = canvas.paragraph({left, 2, width, 3}, say({}, screen_tutorial_what));
        std::vector<Menu::Row> rows;
        for (const Lesson& lesson : lessons())
            rows.push_back({say({}, lesson.name), std::string(lesson.rules), Ink::plain,
                            context_.preferences.has_finished(lesson.rules) ? U'✓' : U' '});
        const int top = 3 + what;
        menu_.draw(canvas, {left, top, std::min(62, width), canvas.height() - 1 - top}, rows);
        const KeyHint keys[] = {{Input::of(Key::enter), say({}, screen_do_begin)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }
    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        return Next::open(
            std::make_unique<LessonView>(context_, lessons()[static_cast<std::size_t>(*row)]));
    }

  private:
    Context& context_;
    Menu menu_;
};

}  // namespace

std::unique_ptr<View> make_tutorial(Context& context) {
    return std::make_unique<TutorialView>(context);
}

}  // namespace scoundrel::tui
