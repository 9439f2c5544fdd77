#include "tui/deal_choice.h"

#include "coach/deal_search.h"
#include "words/catalogue.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

constexpr int all_deals = static_cast<int>(Deal::count);
constexpr int first_pick = 100;  // beyond those of the rules beside it

bool can(Deal deal, const Rules& rules) { return deal < Deal::winnable || can_be_judged(rules); }

Phrase name_of(Deal deal) {
    switch (deal) {
        case Deal::daily: return screen_deal_daily;
        case Deal::seed: return screen_deal_seed;
        case Deal::winnable: return screen_deal_winnable;
        case Deal::gentle: return screen_deal_gentle;
        case Deal::fair: return screen_deal_fair;
        case Deal::harsh: return screen_deal_harsh;
        default: return screen_deal_any;
    }
}

}  // namespace

void DealChoice::turn(int by, const Rules& rules) {
    do {
        deal_ = static_cast<Deal>((static_cast<int>(deal_) + by + all_deals) % all_deals);
    } while (!can(deal_, rules));
}

bool DealChoice::choose(Deal deal, const Rules& rules) {
    if (!can(deal, rules)) return false;
    deal_ = deal;
    return true;
}

void DealChoice::fit(const Rules& rules) {
    if (!can(deal_, rules)) deal_ = Deal::any;
}

void DealChoice::draw(Canvas& canvas, Rect in, const Rules& rules, const std::string& today) const {
    for (int i = 0; i < all_deals && i < in.h; ++i) {
        const Deal deal = static_cast<Deal>(i);
        const bool here = deal == deal_;
        const Ink ink = !can(deal, rules) ? Ink::dim : here ? Ink::strong : Ink::plain;
        const int y = in.y + i;
        canvas.put(in.x, y, here ? U'●' : U'○', {.ink = here ? Ink::focus : Ink::dim});
        canvas.text(in.x + 2, y, say({}, name_of(deal), {{"day", today}}),
                    {.ink = ink, .bold = here}, in.w - 2);
        canvas.spot({in.x, y, in.w, 1}, Input::pick(first_pick + i));
    }
}

std::optional<Deal> DealChoice::picked(const Input& input) {
    const int deal = input.index - first_pick;
    if (!input.is(Key::pick) || deal < 0 || deal >= all_deals) return {};
    return static_cast<Deal>(deal);
}

}  // namespace scoundrel::tui
