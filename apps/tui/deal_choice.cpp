#include "tui/deal_choice.h"

#include <algorithm>

#include "coach/deal_search.h"
#include "phrases/catalogue.h"
#include "tui/scroller.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

constexpr int all_deals = DealChoice::count;
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
    const int shown = std::min(all_deals, in.h), at = static_cast<int>(deal_);
    const int top = std::clamp(at - shown / 2, 0, all_deals - shown);
    for (int i = top; i < top + shown; ++i) {
        const Deal deal = static_cast<Deal>(i);
        const bool here = deal == deal_;
        const Ink ink = !can(deal, rules) ? Ink::dim : here ? Ink::strong : Ink::plain;
        const int y = in.y + i - top;
        canvas.put(in.x, y, here ? U'●' : U'○', {.ink = here ? Ink::focus : Ink::dim});
        canvas.text(in.x + 2, y, say({}, name_of(deal), {{"day", today}}),
                    {.ink = ink, .bold = here}, in.w - 4);
        canvas.spot({in.x, y, in.w, 1}, Input::pick(first_pick + i));
    }
    if (shown < all_deals)
        draw_more(canvas, {in.x, in.y, in.w, shown}, top > 0, top + shown < all_deals);
}

void DealChoice::draw_line(Canvas& canvas, Rect in, const std::string& today) const {
    constexpr Style arrow{.ink = Ink::key, .bold = true};
    canvas.put(in.x, in.y, U'◂', arrow);
    canvas.spot({in.x, in.y, 2, 1}, Input::of(Key::left));
    const int used = canvas.text(in.x + 2, in.y, say({}, name_of(deal_), {{"day", today}}),
                                 {.ink = Ink::strong}, in.w - 4);
    canvas.put(in.x + used + 3, in.y, U'▸', arrow);
    canvas.spot({in.x + 2, in.y, used + 2, 1}, Input::of(Key::right));
}

std::optional<Deal> DealChoice::picked(const Input& input) {
    const int deal = input.index - first_pick;
    if (!input.is(Key::pick) || deal < 0 || deal >= all_deals) return {};
    return static_cast<Deal>(deal);
}

std::string say_deal(Deal deal) {
    switch (deal) {
        case Deal::gentle: return say({}, screen_gentle_what);
        case Deal::fair: return say({}, screen_fair_what);
        case Deal::harsh: return say({}, screen_harsh_what);
        default: return "";
    }
}

}  // namespace scoundrel::tui
