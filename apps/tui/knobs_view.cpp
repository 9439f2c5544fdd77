// Rules of one's own: every knob with its values and what they mean, and the cards of the deck.
#include "notation/knobs.h"
#include "tui/boxes.h"
#include "tui/card_grid.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"
#include "words/explain.h"

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
    const Knob* knob() const {
        return menu_.at() == 0 ? nullptr : &knobs()[static_cast<std::size_t>(menu_.at() - 1)];
    }
    void turn(int by);
    std::string meaning() const;

    Variant variant_;
    std::function<void(const Variant&)> done_;
    Menu menu_;
    std::string message_;
};

void KnobsView::turn(int by) {
    if (knob() == nullptr) return;
    const int now = knob()->get(variant_.rules);
    const int count = knob()->high - knob()->low + 1;
    const int to = knob()->is_number() ? std::clamp(now + by, knob()->low, knob()->high)
                                       : knob()->low + (now - knob()->low + by + count) % count;
    knob()->set(variant_.rules, to);
}

// What the knob means as it stands: how it would differ from another value.
std::string KnobsView::meaning() const {
    Variant other = variant_;
    std::string_view name = "deck";
    if (const Knob* turned = knob()) {
        const int now = turned->get(variant_.rules);
        turned->set(other.rules, now < turned->high ? now + 1 : now - 1);
        name = turned->name;
    } else {
        return say({}, screen_deck_meaning, {{"cards", variant_.rules.deck.count()}});
    }
    for (const Difference& difference : explain_difference(variant_, other))
        if (difference.knob == name)
            return difference.a.text +
                   (difference.a.idle ? " " + say({}, difference_idle) : std::string());
    return "";
}

void KnobsView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, screen_knobs), print_rules(variant_));
    std::vector<Menu::Row> rows{
        {say({}, screen_knob_deck), std::to_string(variant_.rules.deck.count())}};
    for (const Knob& one : knobs()) {
        const int value = one.get(variant_.rules);
        const bool own = value == one.get(variant_.base->rules);
        rows.push_back({std::string(one.name), one.print(value), own ? Ink::plain : Ink::hint});
    }
    constexpr int list_width = 30;
    menu_.draw(canvas,
               {2, 2, list_width, std::min(static_cast<int>(rows.size()), canvas.height() - 5)},
               rows);
    const Rect in{list_width + 6, 2, std::min(canvas.width() - list_width - 8, 70),
                  canvas.height() - 5};
    canvas.text(in.x, in.y, rows[static_cast<std::size_t>(menu_.at())].text,
                {.ink = Ink::focus, .bold = true});
    int y = in.y + 1;
    if (knob() != nullptr)
        y += canvas.paragraph({in.x, y, in.w, 3}, knob()->describe_values(), {.ink = Ink::dim});
    canvas.paragraph({in.x, y + 1, in.w, 8}, meaning());
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
    const bool on_deck = menu_.at() == 0;
    const bool turns = input.is(Key::left) || input.is(Key::right) || input.is(U'h') ||
                       input.is(U'l') || input.is(U'+') || input.is(U'-') || input.is(U' ');
    if (turns && on_deck) return Next::open(std::make_unique<DeckBox>(variant_.rules.deck));
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
