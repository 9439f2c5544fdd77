// Only the health, for those who want to remember the rest themselves.
#include "game/life_cards.h"
#include "tui/boxes.h"
#include "tui/card_art.h"
#include "tui/health_bar.h"
#include "tui/keys_bar.h"
#include "tui/real_deck.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class HealthPad : public View {
  public:
    HealthPad(Context& context, const Variant& variant)
        : context_(context), variant_(variant), health_(variant.rules.health_at_start()) {}

    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_pad), print_rules(variant_));
        const int most = variant_.rules.health;
        const int amount = std::min(amount_, most);
        const int left = canvas.width() < 60 ? 2 : 4, width = canvas.width() - 2 * left;
        int y = canvas.height() < 20 ? 2 : 4;
        draw_health(canvas, {left, y++, width, 1}, health_, most, std::max(0, health_ - amount));
        if (amount_ > 0)
            canvas.text(left, y, say({}, screen_pad_amount, {{"amount", amount_}}),
                        {.ink = Ink::strong});
        y += 1;
        if (context_.preferences.life_cards && can_count_with_cards(variant_.rules))
            y += draw_life(canvas, left, y) + 1;
        const std::string how = say({}, screen_pad_keys);
        const int below = line_count(how, canvas.width() - 2), bottom = canvas.height() - 1 - below;
        canvas.paragraph({left, y, width, bottom - y}, message_);
        canvas.paragraph({1, bottom, canvas.width() - 2, below}, how, {.ink = Ink::dim});
        const KeyHint keys[] = {{Input::of(U'-'), say({}, screen_do_lose)},
                                {Input::of(U'+'), say({}, screen_do_heal)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        if (input.is(Key::character) && input.character >= U'0' && input.character <= U'9')
            amount_ = std::min(99, amount_ * 10 + static_cast<int>(input.character - U'0'));
        if (input.is(Key::backspace)) amount_ /= 10;
        if (input.is(U'-') || input.is(Key::enter) || input.is(Key::down)) change(-1);
        if (input.is(U'+') || input.is(U'=') || input.is(Key::up)) change(1);
        return Next::stay();
    }

  private:
    // In one row or two; gives the lines used.
    int draw_life(Canvas& canvas, int left, int top) const {
        const bool two = left + 8 * small_card.w > canvas.width();
        const CardSize size = canvas.height() < (two ? 24 : 18) ? flat_card : small_card;
        int x = left, y = top;
        for (const Suit suit : {Suit::hearts, Suit::diamonds}) {
            for (int value = 14; value >= 11; --value, x += size.w) {
                const Card card(suit, value);
                if (face_up_.has(card))
                    draw_card(canvas, x, y, size, card);
                else
                    draw_pile(canvas, x, y, size, life_of(card));
            }
            if (two) x = left, y += size.h;
        }
        return two ? 2 * size.h : size.h;
    }

    void change(int sign) {
        const int most = variant_.rules.health;
        health_ = std::clamp(health_ + sign * std::max(amount_, 1), 0, most);
        amount_ = 0;
        const CardSet lay = face_up_;
        face_up_ = face_up_for(health_, face_up_);
        message_ = say_turned(Voice::of(variant_), context_, lay, face_up_);
    }

    Context& context_;
    Variant variant_;
    int health_, amount_ = 0;
    CardSet face_up_ = scoundrel::life_cards;
    std::string message_;
};

}  // namespace

std::string say_turned(const Voice& voice, const Context& context, CardSet before, CardSet after) {
    const CardSet down = before - after, up = after - before;
    if (down.empty() && up.empty()) return "";
    const Phrase how = up.empty()     ? screen_turn_down
                       : down.empty() ? screen_turn_up
                                      : screen_turn_both;
    return say(
        voice, how,
        {{"down", show_cards(down, context.style())}, {"up", show_cards(up, context.style())}});
}

std::unique_ptr<View> make_health_pad(Context& context, const Variant& variant) {
    return std::make_unique<HealthPad>(context, variant);
}

}  // namespace scoundrel::tui
