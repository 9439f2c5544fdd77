// Rules of one's own: every knob with its values and what they mean, and the cards of the deck.
#include "notation/knobs.h"
#include "phrases/catalogue.h"
#include "tui/boxes.h"
#include "tui/card_grid.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"
#include "tui/scroller.h"
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
        const std::string title = say({}, screen_deck, {{"cards", deck_.count()}});
        const int width = std::min(60, canvas.width()) - 4;
        const int lines = line_count(title, width);
        const Rect in = draw_frame(canvas, width + 4, lines + CardGrid::height + 6);
        canvas.paragraph({in.x, in.y, in.w, lines}, title);
        const int x = (canvas.width() - CardGrid::width) / 2;
        grid_.draw(canvas, x, in.y + lines + 1, deck_);
        const KeyHint keys[] = {{Input::of(U' '), say({}, screen_do_put)},
                                {Input::of(Key::enter), say({}, screen_do_done)}};
        draw_keys(canvas, {in.x, in.bottom() - 1, in.w, 1}, keys);
    }
    // As in the list below it Space changes and Enter is done.
    Next handle(const Input& input) override {
        if (input.is(Key::escape)) return Next::close();
        const bool typed = grid_.just_typed();
        const auto card = grid_.handle(input.is(U' ') ? Input::of(Key::enter) : input);
        if (input.is(Key::enter) && !typed) return Next::close();
        if (card) {
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
    int draw_knob(Canvas& canvas) const;  // gives the rows used

    Variant variant_;
    std::function<void(const Variant&)> done_;
    Menu menu_;
    Scroller about_;
    std::string message_;
};

void KnobsView::turn(int by) {
    const Knob& knob = knobs()[at()];
    const int now = knob.get(variant_.rules);
    const int count = knob.high - knob.low + 1;
    const int to = knob.is_number() ? std::clamp(now + by, knob.low, knob.most(variant_.rules))
                                    : knob.low + (now - knob.low + by + count) % count;
    knob.set(variant_.rules, to);
    // A number that follows another one and is turned back to it follows again.
    if (const auto as_read = parse_rules(print_rules(variant_))) variant_ = *as_read;
}

// What it is called and decides, each value in a few words, and what the rules now say of it.
int KnobsView::draw_knob(Canvas& canvas) const {
    int y = 0;
    const auto add = [&](std::string_view text, Style style = {}, int indent = 0) {
        y += canvas.paragraph({indent, y, canvas.width() - indent, canvas.height() - y}, text,
                              style);
    };
    constexpr Style heading{.ink = Ink::focus, .bold = true};
    if (on_deck()) {
        add(say({}, knob_deck), heading);
        add(say({}, screen_deck_meaning, {{"cards", variant_.rules.deck.count()}}));
        return y;
    }
    const Knob& knob = knobs()[at()];
    const int now = knob.get(variant_.rules);
    add(knob_name(variant_, at()) + " · " + std::string(knob.name), heading);
    add(knob_what(variant_, at()));
    ++y;
    if (knob.is_number()) add(knob.describe_values(), {.ink = Ink::dim});
    for (int value = knob.low; !knob.is_number() && value <= knob.high; ++value) {
        if (value == now) canvas.text(0, y, "›", {.ink = Ink::focus});
        add(say_value(variant_, at(), value), {.ink = value == now ? Ink::strong : Ink::dim}, 2);
    }
    ++y;
    add(knob_matters(variant_, at()) ? tell_value(variant_, at(), now) : say({}, difference_idle));
    return y;
}

void KnobsView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, screen_knobs), print_rules(variant_));
    std::vector<Menu::Row> rows{{say({}, knob_deck), std::to_string(variant_.rules.deck.count())}};
    for (std::size_t i = 0; i < knobs().size(); ++i) {
        const Knob& one = knobs()[i];
        const int value = one.get(variant_.rules);
        const bool own = !one.differs(variant_.rules, variant_.base->rules);
        rows.push_back({knob_name(variant_, i), one.print(value), own ? Ink::plain : Ink::hint});
    }
    const int message = message_.empty() ? 0 : line_count(message_, canvas.width() - 2);
    const int bottom = canvas.height() - 1 - message;
    const int count = static_cast<int>(rows.size());
    constexpr int beside = 72, list_width = 32;
    // What the knob does stands beside the list, or below it.
    Rect list{1, 1, canvas.width() - 2, std::min(count, (bottom - 2) / 2)};
    Rect about{1, 0, canvas.width() - 2, 0};
    if (canvas.width() >= beside) {
        list = {2, 2, list_width, std::min(count, bottom - 2)};
        about = {list_width + 6, 2, std::min(canvas.width() - list_width - 8, 70), bottom - 2};
    } else {
        canvas.rule(1, list.bottom(), canvas.width() - 2);
        about.y = list.bottom() + 1;
        about.h = bottom - about.y;
    }
    menu_.draw(canvas, list, rows);
    // Tall: what lies outside can be scrolled to by the page keys.
    about_.draw(canvas, about, [&](Canvas& page) { return Drawn{draw_knob(page)}; });
    canvas.paragraph({1, bottom, canvas.width() - 2, message}, message_, {.ink = Ink::bad});
    std::vector<KeyHint> keys = {{Input::of(Key::left), ""},
                                 {Input::of(Key::right), say({}, screen_do_turn)},
                                 {Input::of(Key::enter), say({}, screen_do_take)},
                                 {Input::of(U'?'), say({}, screen_do_all_rules)}};
    if (about_.scrolls())
        keys.insert(keys.end(), {Input::of(Key::page_down), say({}, screen_scroll)});
    keys.emplace_back(Input::of(Key::escape), say({}, screen_back));
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
    if ((input.is(Key::page_down) || input.is(Key::page_up)) && about_.scrolls())
        return about_.handle(input), Next::stay();
    const int before = menu_.at();
    const bool chosen = menu_.handle(input).has_value();
    if (menu_.at() != before) about_ = {};
    if (!chosen) return Next::stay();
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
