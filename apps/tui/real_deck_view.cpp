// A real deck on the table: which rules, and what to prepare.
#include "tui/real_deck.h"

#include <utility>

#include "game/begin.h"
#include "game/life_cards.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"
#include "tui/scroller.h"
#include "words/deck_words.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class RealDeckView : public View {
  public:
    explicit RealDeckView(Context& context) : context_(context) {
        for (const RuleSet& set : rule_sets) variants_.push_back({&set, set.rules});
        const auto own = parse_rules(context.preferences.rules).value_or(Variant{});
        for (const Variant& one : variants_)
            if (one == own) return;
        variants_.push_back(own);
    }
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    const Variant& variant() const { return variants_[static_cast<std::size_t>(menu_.at())]; }
    std::vector<std::string> checklist() const;
    Drawn draw_page(Canvas& page, bool brief);

    Context& context_;
    Menu menu_;
    std::vector<Variant> variants_;
    Scroller page_;
    unsigned ticked_ = 0;
};

std::vector<std::string> RealDeckView::checklist() const {
    const Voice voice = Voice::of(variant());
    const Rules& rules = variant().rules;
    const CardSet out = CardSet::whole_pack() - rules.deck;
    const bool by_cards = context_.preferences.life_cards && can_count_with_cards(rules);
    return {out.empty() ? say(voice, take_nothing)
                        : say(voice, take_out,
                              {{"out", say_cards(voice, out)}, {"cards", rules.deck.count()}}),
            say(voice, shuffle),
            by_cards ? say(voice, life_by_cards)
                     : say(voice, life_by_counter, {{"start", rules.health_at_start()}}),
            say(voice, screen_companion_lay)};
}

// What is to be done next stands whole, the rest in a line each where all has no room.
Drawn RealDeckView::draw_page(Canvas& page, bool brief) {
    const int width = std::min(page.width(), 90);
    int y = 0;
    const auto head = [&](Phrase what) {
        y += page.paragraph({0, y, width, 3}, say({}, what), {.ink = Ink::focus, .bold = true});
    };
    if (!brief) y += page.paragraph({0, y, width, 6}, say({}, screen_companion_what)) + 1;
    head(screen_companion_rules);
    std::vector<Menu::Row> rows;
    for (const Variant& one : variants_) rows.push_back({name_of(one), print_rules(one)});
    const int list = std::min(static_cast<int>(rows.size()), brief ? 3 : 10);
    menu_.draw(page, {0, y, std::min(width, 62), list}, rows);
    y += list + (brief ? 0 : 1);
    head(screen_companion_list);
    const auto lines = checklist();
    bool next = true;  // the first that is not done
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool done = (ticked_ >> i & 1) != 0;
        const bool whole = !brief || (!done && std::exchange(next, false));
        page.put(0, y, done ? U'✓' : U'○', {.ink = done ? Ink::good : Ink::dim});
        const int used = page.paragraph({2, y, width - 2, whole ? 9 : 1}, lines[i],
                                        {.ink = done ? Ink::dim : Ink::plain});
        page.spot({0, y, width, used}, Input::pick(100 + static_cast<int>(i)));
        y += used;
    }
    return {y};
}

void RealDeckView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, screen_companion));
    const int left = canvas.width() < 60 ? 1 : 2, top = canvas.height() < 23 ? 1 : 2;
    const int width = canvas.width() - 2 * left;
    const std::string ready = say({}, screen_companion_ready);
    const int below = std::min(line_count(ready, width), canvas.height() < 20 ? 1 : 2);
    const int bottom = canvas.height() - 1 - below;
    page_.draw(canvas, {left, top, width, bottom - top},
               [&](Canvas& page) { return draw_page(page, canvas.height() < 22); });
    canvas.paragraph({left, bottom, width, below}, ready, {.ink = Ink::dim});
    const KeyHint keys[] = {{Input::of(Key::enter), say({}, screen_do_begin)},
                            {Input::of(U' '), say({}, screen_do_tick)},
                            {Input::of(U'p'), say({}, screen_do_position)},
                            {Input::of(U'h'), say({}, screen_do_pad)},
                            {Input::of(U'?'), say({}, screen_do_all_rules)},
                            {Input::of(Key::escape), say({}, screen_back)}};
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next RealDeckView::handle(const Input& input) {
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (input.is(U'p')) return Next::open(make_position(context_, variant()));
    if (input.is(U'h')) return Next::open(make_health_pad(context_, variant()));
    if (input.is(U'?')) return Next::open(make_rules(variant()));
    if (input.is(Key::pick) && input.index >= 100) {
        ticked_ ^= 1U << (input.index - 100);
        return Next::stay();
    }
    if (input.is(U' ')) {
        // The first that is not done yet; after the last, from the first again.
        unsigned next = 0;
        while ((ticked_ >> next & 1) != 0) ++next;
        ticked_ = next < checklist().size() ? ticked_ | 1U << next : 0;
        return Next::stay();
    }
    if ((input.is(Key::page_up) || input.is(Key::page_down)) && page_.scrolls())
        return page_.handle(input), Next::stay();
    if (!menu_.handle(input)) return Next::stay();
    return Next::begin(begin_game(context_, table_game(variant())));
}

}  // namespace

std::unique_ptr<View> make_real_deck(Context& context) {
    return std::make_unique<RealDeckView>(context);
}

}  // namespace scoundrel::tui
