#include "lab/random_variant.h"

#include <algorithm>
#include <vector>

#include "notation/knobs.h"
#include "notation/rules_text.h"
#include "rules/rule_sets.h"

namespace scoundrel {

namespace {

class Draw {
  public:
    explicit Draw(SplitMix64& random) : random_(random) {}

    Rules rules() {
        Rules rules = rule_sets[below(rule_set_count)].rules;
        if (one_in(2)) rules.health = static_cast<std::uint8_t>(between(8, 40));
        constexpr int most_turned = 5;
        for (int i = below(most_turned + 1); i > 0; --i) turn(rules);
        if (one_in(3)) change_deck(rules);
        if (rules.fourth == Fourth::optional)
            rules.ending = Ending::cleared;  // rules.md 9.11, 9.20
        rules.start = 0;                     // a position has its health
        return rules;
    }

  private:
    int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(n))); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool one_in(int n) { return below(n) == 0; }

    // Numbers stay small: whoever writes wear=14 wants a joke.
    void turn(Rules& rules) {
        constexpr int most = 4;
        const auto all = knobs();
        const Knob& knob = all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
        if (knob.name == "health" || knob.follows != nullptr) return;
        knob.set(rules, between(knob.low, knob.is_number() ? most : knob.high));
    }

    void change_deck(Rules& rules) {
        constexpr int most_pulled = 8, most_added = 4;
        for (int i = below(most_pulled + 1); i > 0; --i) rules.deck.remove(any_of(rules.deck));
        const CardSet absent = CardSet::whole_pack() - rules.deck;
        for (int i = below(most_added + 1); i > 0 && !absent.empty(); --i)
            rules.deck.add(any_of(absent));
    }

    Card any_of(CardSet cards) {
        int left = below(cards.count());
        for (const Card card : cards)
            if (left-- == 0) return card;
        return {};
    }

    SplitMix64& random_;
};

const std::vector<Rules>& held_out() {
    static const std::vector<Rules> all = [] {
        std::vector<Rules> parsed;
        for (const std::string_view text : held_out_rules)
            parsed.push_back(parse_rules(text).value().rules);
        return parsed;
    }();
    return all;
}

}  // namespace

Rules random_variant(SplitMix64& random) {
    while (true) {
        const Rules rules = Draw(random).rules();
        if (std::ranges::find(held_out(), rules) == held_out().end()) return rules;
    }
}

}  // namespace scoundrel
