// Rules as other people's programs play them, each with what it is and what still differs.
#include "phrases/catalogue.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/rule_list.h"
#include "tui/screens.h"
#include "words/known_rules.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class KnownRulesView : public View {
  public:
    explicit KnownRulesView(std::function<void(const Variant&)> done) : done_(std::move(done)) {}

    // What the marked one is stands beside the list, or below it.
    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_other_programs));
        std::vector<Menu::Row> rows;
        for (const KnownRules& known : known_rules()) rows.push_back({name_of(known)});
        const int bottom = canvas.height() - 1;
        const int count = static_cast<int>(rows.size());
        constexpr int beside = 76, list_width = 42;
        Rect list{1, 1, canvas.width() - 2, std::min(count, (bottom - 2) / 2)};
        Rect about{1, 0, canvas.width() - 2, 0};
        if (canvas.width() >= beside) {
            list = {1, 1, list_width, std::min(count, bottom - 1)};
            about = {list_width + 4, 1, std::min(canvas.width() - list_width - 5, 78), bottom - 1};
            for (int line = 1; line < bottom; ++line)
                canvas.put(list_width + 2, line, U'│', {.ink = Ink::frame});
        } else {
            canvas.rule(1, list.bottom(), canvas.width() - 2);
            about.y = list.bottom() + 1;
            about.h = bottom - about.y;
        }
        menu_.draw(canvas, list, rows);
        draw_rules(canvas, about, variant(), tell_differences(marked()));
        const KeyHint keys[] = {{Input::of(Key::up), ""},
                                {Input::of(Key::down), say({}, screen_choose)},
                                {Input::of(Key::enter), say({}, screen_do_take)},
                                {Input::of(U'?'), say({}, screen_do_all_rules)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        if (input.is(U'?')) return Next::open(make_rules(variant()));
        if (!menu_.handle(input)) return Next::stay();
        done_(variant());
        return Next::close();
    }

  private:
    const KnownRules& marked() const { return known_rules()[static_cast<std::size_t>(menu_.at())]; }
    Variant variant() const { return *parse_rules(marked().rules); }

    std::function<void(const Variant&)> done_;
    Menu menu_;
};

}  // namespace

std::unique_ptr<View> make_known_rules(std::function<void(const Variant&)> done) {
    return std::make_unique<KnownRulesView>(std::move(done));
}

}  // namespace scoundrel::tui
