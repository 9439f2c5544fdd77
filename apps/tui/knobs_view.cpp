// Rules of one's own: every knob with its values and what they mean, and the cards of the deck.
#include "notation/knobs.h"
#include "tui/boxes.h"
#include "tui/card_grid.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"
#include "words/catalogue.h"
#include "words/knob_words.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// Cards pulled from the deck or added to it.
class DeckBox : public View {
  public:
    explicit DeckBox(CardSet& deck) : deck_(deck) {}
    bool is_box() const override { return true; }
    void draw(Canvas& canvas) override {
        const Rect box{(canvas.width() - 50) / 2, (canvas.height() - 10) / 2, 50, 10};
        canvas.fill(box, U' ');
        canvas.box(box, {.ink = Ink::focus});
        canvas.text(box.x + 2, box.y + 1, say({}, screen_deck, {{"cards", deck_.count()}}));
        grid_.draw(canvas, box.x + 4, box.y + 3, deck_);
        canvas.text(box.x + 2, box.bottom() - 2, say({}, screen_deck_keys), {.ink = Ink::dim});
    }
    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U' ')) return Next::close();
        if (const auto card = grid_.handle(input)) {
            if (!deck_.has(*card))
                deck_.add(*card);
            else if (deck_.count() > 4)
                deck_.remove(*card);
        }
        return Next::stay();
    }

  private:
    CardSet& deck_;
    CardGrid grid_;
};

class KnobsView : public View {
  public:
    KnobsView(const Variant& variant, std::function<void(const Variant&)> done)
        : variant_(variant), done_(std::move(done)) {}
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    // The number of the knob in the table; the deck stands before them all.
    bool on_deck() const { return menu_.at() == 0; }
    std::size_t at() const { return static_cast<std::size_t>(menu_.at() - 1); }
    void turn(int by);
    void draw_knob(Canvas& canvas, Rect in) const;

    Variant variant_;
    std::function<void(const Variant&)> done_;
    Menu menu_;
    std::string message_;
};

void KnobsView::turn(int by) {
    const Knob& knob = knobs()[at()];
    const int now = knob.get(variant_.rules);
    const int count = knob.high - knob.low + 1;
    const int to = knob.is_number() ? std::clamp(now + by, knob.low, knob.high)
                                    : knob.low + (now - knob.low + by + count) % count;
    knob.set(variant_.rules, to);
}

// What it is called and decides, each value in a few words, and what the rules now say of it.
void KnobsView::draw_knob(Canvas& canvas, Rect in) const {
    int y = in.y;
    const auto add = [&](std::string_view text, Style style = {}, int indent = 0) {
        if (y < in.bottom())
            y += canvas.paragraph({in.x + indent, y, in.w - indent, in.bottom() - y}, text, style);
    };
    constexpr Style heading{.ink = Ink::focus, .bold = true};
    if (on_deck()) {
        add(say({}, knob_deck), heading);
        return add(say({}, screen_deck_meaning, {{"cards", variant_.rules.deck.count()}}));
    }
    const Knob& knob = knobs()[at()];
    const int now = knob.get(variant_.rules);
    add(knob_name(variant_, at()) + " · " + std::string(knob.name), heading);
    add(knob_what(variant_, at()));
    ++y;
    if (knob.is_number()) add(knob.describe_values(), {.ink = Ink::dim});
    for (int value = knob.low; !knob.is_number() && value <= knob.high; ++value) {
        if (value == now) canvas.text(in.x, y, "›", {.ink = Ink::focus});
        add(say_value(variant_, at(), value), {.ink = value == now ? Ink::strong : Ink::dim}, 2);
    }
    ++y;
    add(knob_matters(variant_, at()) ? tell_value(variant_, at(), now) : say({}, difference_idle));
}

void KnobsView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, screen_knobs), print_rules(variant_));
    std::vector<Menu::Row> rows{{say({}, knob_deck), std::to_string(variant_.rules.deck.count())}};
    for (std::size_t i = 0; i < knobs().size(); ++i) {
        const Knob& one = knobs()[i];
        const int value = one.get(variant_.rules);
        const bool own = value == one.get(variant_.base->rules);
        rows.push_back({knob_name(variant_, i), one.print(value), own ? Ink::plain : Ink::hint});
    }
    constexpr int list_width = 32;
    menu_.draw(canvas,
               {2, 2, list_width, std::min(static_cast<int>(rows.size()), canvas.height() - 5)},
               rows);
    const Rect in{list_width + 6, 2, std::min(canvas.width() - list_width - 8, 70),
                  canvas.height() - 5};
    draw_knob(canvas, in);
    canvas.text(1, canvas.height() - 2, message_, {.ink = Ink::bad}, canvas.width() - 2);
    const KeyHint keys[] = {{Input::of(Key::left), ""},
                            {Input::of(Key::right), say({}, screen_do_turn)},
                            {Input::of(Key::enter), say({}, screen_do_take)},
                            {Input::of(U'?'), say({}, screen_do_all_rules)},
                            {Input::of(Key::escape), say({}, screen_back)}};
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next KnobsView::handle(const Input& input) {
    message_.clear();
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (input.is(U'?')) return Next::open(make_rules(variant_));
    const bool turns = input.is(Key::left) || input.is(Key::right) || input.is(U'h') ||
                       input.is(U'l') || input.is(U'+') || input.is(U'-') || input.is(U' ');
    if (turns && on_deck()) return Next::open(std::make_unique<DeckBox>(variant_.rules.deck));
    if (turns) {
        const bool back = input.is(Key::left) || input.is(U'h') || input.is(U'-');
        return turn(back ? -1 : 1), Next::stay();
    }
    if (!menu_.handle(input)) return Next::stay();
    // Reading what they print tells whether they go together.
    const auto whole = parse_rules(print_rules(variant_));
    if (!whole) return message_ = whole.error().message, Next::stay();
    done_(*whole);
    return Next::close();
}

}  // namespace

std::unique_ptr<View> make_knobs(const Variant& variant, std::function<void(const Variant&)> done) {
    return std::make_unique<KnobsView>(variant, std::move(done));
}

}  // namespace scoundrel::tui
