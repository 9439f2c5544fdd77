// A game at a real table joined in the middle: where the cards lie is entered line by line, and the
// mid-end says whether such a position can be.
#include "game/begin.h"
#include "phrases/layout.h"
#include "tui/boxes.h"
#include "tui/card_art.h"
#include "tui/card_grid.h"
#include "tui/keys_bar.h"
#include "tui/real_deck.h"
#include "tui/screens.h"
#include "tui/scroller.h"

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
    enum Line { weapon, slain, slot, room, bottom, gone, health, avoided, potion, lines_in_all };
    static constexpr int card_lines = gone + 1;
    static constexpr Phrase names[lines_in_all] = {
        screen_position_weapon, screen_position_slain,   screen_position_slot,
        screen_position_room,   screen_position_bottom,  screen_position_gone,
        screen_position_health, screen_position_avoided, screen_position_potion};

    bool shown(int line) const {
        return line != slot || variant_.rules.inventory != Inventory::none;
    }
    void go(int by) {
        do at_ = (at_ + by + lines_in_all) % lines_in_all;
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
    int draw_line(Canvas& page, int y, int line) const;

    Context& context_;
    Variant variant_;
    std::vector<Card> cards_[card_lines];
    int health_;
    bool avoided_ = false, potion_ = false;
    int at_ = 0;
    CardGrid grid_;
    Scroller lines_;
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

// A line with what lies there, beside its name or below it; gives the rows used.
int PositionView::draw_line(Canvas& page, int y, int line) const {
    constexpr int label_width = 38, beside = 70;
    const Voice voice = Voice::of(variant_);
    const bool here = line == at_;
    if (here) page.put(0, y, U'▸', {.ink = Ink::focus, .bold = true});
    const std::string name = say(voice, names[line]);
    const bool is_beside = page.width() >= beside;
    const int name_width = is_beside ? label_width : page.width() - 2;
    const int name_rows = page.paragraph({2, y, name_width, 3}, name,
                                         {.ink = here ? Ink::strong : Ink::plain, .bold = here});
    const int used = name_rows > 1 ? page.width() : text_width(name);
    const std::string value =
        line < card_lines ? ""
        : line == health
            ? std::to_string(health_) + " / " + std::to_string(variant_.rules.health)
            : say(voice, (line == avoided ? avoided_ : potion_) ? screen_yes : screen_no);
    const int x = is_beside ? label_width + 3 : used + 4;
    int rows = name_rows;
    if (line >= card_lines) {
        const bool fits = x + text_width(value) <= page.width();
        page.text(fits ? x : 4, fits ? y : y + name_rows, value, {.ink = Ink::strong});
        rows = fits ? name_rows : name_rows + 1;
    } else if (!cards_[line].empty()) {
        // The faces after each other, in as many rows as they take.
        const int room = page.width() - x;
        const bool below = !is_beside && room < 4 * static_cast<int>(cards_[line].size());
        const Rect at = below ? Rect{4, y + name_rows, page.width() - 4, 5} : Rect{x, y, room, 5};
        rows = std::max(name_rows, draw_cards(page, at, cards_[line]) + (below ? name_rows : 0));
    }
    page.spot({0, y, page.width(), rows}, Input::pick(100 + line));
    return rows;
}

void PositionView::draw(Canvas& canvas) {
    const Voice voice = Voice::of(variant_);
    draw_title(canvas, say(voice, screen_position), print_rules(variant_));
    const std::string told = message_.empty() ? say(voice, screen_position_keys) : message_;
    const std::string rest = say(voice, screen_position_unseen, {{"cards", unseen().count()}});
    const int left = canvas.width() < 60 ? 1 : 3, width = canvas.width() - left - 1;
    const int told_rows = std::min(3, line_count(told, width));
    const int told_y = canvas.height() - 1 - told_rows;
    // The grid stands below the lines, which scroll if they must.
    const bool roomy = canvas.height() >= 20;
    const int grid_y = told_y - CardGrid::height - 1;
    const int rest_y = grid_y - line_count(rest, width) - (roomy ? 1 : 0);
    const int top = roomy ? 2 : 1;
    lines_.draw(canvas, {1, top, canvas.width() - 2, (roomy ? rest_y : grid_y) - top},
                [&](Canvas& page) {
                    Drawn drawn;
                    for (int line = 0; line < lines_in_all; ++line) {
                        if (!shown(line)) continue;
                        const int rows = draw_line(page, drawn.rows, line);
                        if (line == at_) {
                            drawn.focus_first = drawn.rows;
                            drawn.focus_last = drawn.rows + rows - 1;
                        }
                        drawn.rows += rows;
                    }
                    return drawn;
                });
    if (roomy) canvas.paragraph({left, rest_y, width, grid_y - rest_y}, rest, {.ink = Ink::dim});
    CardSet marked;
    if (at_ < card_lines)
        for (const Card card : cards_[at_]) marked.add(card);
    grid_.draw(canvas, left, grid_y, unseen(), marked);
    canvas.paragraph({left, told_y, width, told_rows}, told,
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
