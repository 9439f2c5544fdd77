// A real deck on the table: which rules, and what to prepare.
#include "tui/real_deck.h"

#include "game/begin.h"
#include "game/life_cards.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"
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

    Context& context_;
    Menu menu_;
    std::vector<Variant> variants_;
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
                     : say(voice, life_by_counter, {{"health", rules.health}}),
            say(voice, screen_companion_lay)};
}

void RealDeckView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, screen_companion));
    const int width = std::min(canvas.width() - 4, 90);
    int y = 2;
    y += canvas.paragraph({2, y, width, 3}, say({}, screen_companion_what)) + 1;
    canvas.text(2, y++, say({}, screen_companion_rules), {.ink = Ink::focus, .bold = true});
    std::vector<Menu::Row> rows;
    for (const Variant& one : variants_) rows.push_back({name_of(one), print_rules(one)});
    const int list = static_cast<int>(rows.size());
    menu_.draw(canvas, {2, y, std::min(width, 60), list}, rows);
    y += list + 1;
    canvas.text(2, y++, say({}, screen_companion_list), {.ink = Ink::focus, .bold = true});
    const auto lines = checklist();
    for (std::size_t i = 0; i < lines.size() && y < canvas.height() - 3; ++i) {
        const bool done = (ticked_ >> i & 1) != 0;
        canvas.put(2, y, done ? U'✓' : U'○', {.ink = done ? Ink::good : Ink::dim});
        const int used = canvas.paragraph({4, y, width - 2, canvas.height() - 3 - y}, lines[i],
                                          {.ink = done ? Ink::dim : Ink::plain});
        canvas.spot({2, y, width, used}, Input::pick(100 + static_cast<int>(i)));
        y += used;
    }
    canvas.text(2, canvas.height() - 2, say({}, screen_companion_ready), {.ink = Ink::dim});
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
    if (!menu_.handle(input)) return Next::stay();
    return Next::begin(begin_game(context_, table_game(variant())));
}

}  // namespace

std::unique_ptr<View> make_real_deck(Context& context) {
    return std::make_unique<RealDeckView>(context);
}

}  // namespace scoundrel::tui
