// A game at a real table joined in the middle: where the cards lie is entered line by line, and the
// mid-end says whether such a position can be.
#include "game/begin.h"
#include "tui/boxes.h"
#include "tui/card_art.h"
#include "tui/card_grid.h"
#include "tui/keys_bar.h"
#include "tui/real_deck.h"
#include "tui/screens.h"
#include "words/layout.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class PositionView : public View {
  public:
    PositionView(Context& context, const Variant& variant)
        : context_(context), variant_(variant), health_(variant.rules.health) {}
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    // The lines; those up to `gone` hold cards.
    enum Line { weapon, slain, slot, room, bottom, gone, health, avoided, potion, line_count };
    static constexpr int card_lines = gone + 1;
    static constexpr Phrase names[line_count] = {
        screen_position_weapon, screen_position_slain,   screen_position_slot,
        screen_position_room,   screen_position_bottom,  screen_position_gone,
        screen_position_health, screen_position_avoided, screen_position_potion};

    bool shown(int line) const {
        return line != slot || variant_.rules.inventory != Inventory::none;
    }
    void go(int by) {
        do at_ = (at_ + by + line_count) % line_count;
        while (!shown(at_));
    }
    CardSet unseen() const {
        CardSet left = variant_.rules.deck;
        for (const auto& line : cards_)
            for (const Card card : line) left.remove(card);
        return left;
    }
    void put(Card card);
    void change(int by);
    Next begin();

    Context& context_;
    Variant variant_;
    std::vector<Card> cards_[card_lines];
    int health_;
    bool avoided_ = false, potion_ = false;
    int at_ = 0;
    CardGrid grid_;
    std::string message_;
};

// Where it lies already it is taken away; elsewhere it moves here.
void PositionView::put(Card card) {
    if (at_ >= card_lines) return;
    auto& here = cards_[at_];
    const bool was_here = std::erase(here, card) > 0;
    for (auto& line : cards_) std::erase(line, card);
    if (was_here) return;
    if (!variant_.rules.deck.has(card)) {
        message_ =
            say(Voice::of(variant_), refuse_not_unseen, {{"card", show(card, context_.style())}});
        return;
    }
    if (at_ == weapon || at_ == slot) here.clear();
    here.push_back(card);
}

void PositionView::change(int by) {
    if (at_ == health)
        health_ = std::clamp(health_ + by, 1, static_cast<int>(variant_.rules.health));
    if (at_ == avoided) avoided_ = !avoided_;
    if (at_ == potion) potion_ = !potion_;
}

Next PositionView::begin() {
    SetUp laid_out{.variant = variant_,
                   .health = health_,
                   .room = cards_[room],
                   .weapon = cards_[weapon],
                   .slain = cards_[slain],
                   .slot = cards_[slot],
                   .bottom = cards_[bottom],
                   .potion_used = potion_,
                   .avoided_last = avoided_};
    for (const Card card : unseen()) laid_out.unseen.push_back(card);
    auto beginning = set_up(laid_out);
    if (!beginning)
        return message_ = with_symbols(beginning.error().message, context_.style()), Next::stay();
    return Next::begin(begin_game(context_, std::move(*beginning)));
}

void PositionView::draw(Canvas& canvas) {
    const Voice voice = Voice::of(variant_);
    draw_title(canvas, say(voice, screen_position), print_rules(variant_));
    constexpr int label_width = 38;
    int y = 2;
    for (int line = 0; line < line_count; ++line) {
        if (!shown(line)) continue;
        const bool here = line == at_;
        if (here) canvas.put(1, y, U'▸', {.ink = Ink::focus, .bold = true});
        canvas.text(3, y, say(voice, names[line]),
                    {.ink = here ? Ink::strong : Ink::plain, .bold = here}, label_width);
        const int x = label_width + 4;
        if (line < card_lines)
            draw_cards(canvas, {x, y, canvas.width() - x - 1, 1}, cards_[line]);
        else if (line == health)
            canvas.text(x, y,
                        std::to_string(health_) + " / " + std::to_string(variant_.rules.health));
        else
            canvas.text(
                x, y, say(voice, (line == avoided ? avoided_ : potion_) ? screen_yes : screen_no));
        canvas.spot({1, y, canvas.width() - 2, 1}, Input::pick(100 + line));
        ++y;
    }
    y += 1;
    canvas.text(3, y, say(voice, screen_position_unseen, {{"cards", unseen().count()}}),
                {.ink = Ink::dim});
    CardSet marked;
    if (at_ < card_lines)
        for (const Card card : cards_[at_]) marked.add(card);
    grid_.draw(canvas, 3, y + 2, unseen(), marked);
    canvas.paragraph({3, canvas.height() - 4, canvas.width() - 5, 2},
                     message_.empty() ? say(voice, screen_position_keys) : message_,
                     {.ink = message_.empty() ? Ink::dim : Ink::bad});
    const KeyHint keys[] = {{Input::of(Key::tab), say({}, screen_do_line)},
                            {Input::of(U'-'), say({}, screen_do_fewer)},
                            {Input::of(U'+'), say({}, screen_do_more)},
                            {Input::of(U'!'), say({}, screen_do_begin)},
                            {Input::of(Key::escape), say({}, screen_back)}};
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next PositionView::handle(const Input& input) {
    message_.clear();
    if (input.is(Key::escape)) return Next::close();
    if (input.is(Key::tab)) return go(1), Next::stay();
    if (input.is(Key::back_tab)) return go(-1), Next::stay();
    if (input.is(U'!')) return begin();
    if (input.is(U'+') || input.is(U'-') || input.is(U'=') || input.is(U' '))
        return change(input.is(U'-') ? -1 : 1), Next::stay();
    if (input.is(Key::pick) && input.index >= 100) {
        if (at_ == input.index - 100) change(1);
        at_ = input.index - 100;
        return Next::stay();
    }
    if (const auto card = grid_.handle(input)) put(*card);
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_position(Context& context, const Variant& variant) {
    return std::make_unique<PositionView>(context, variant);
}

}  // namespace scoundrel::tui
