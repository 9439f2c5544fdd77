#include "tui/rule_list.h"

#include "phrases/catalogue.h"
#include "words/explain.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

std::vector<NamedRules> rules_to_choose(const Variant& own) {
    std::vector<NamedRules> rows;
    for (const RuleSet& set : rule_sets) {
        // One with difficulties is listed by them: its own rules are one of them.
        bool listed = false;
        for (const Difficulty& level : difficulties) {
            const Variant variant = *parse_rules(level.rules);
            if (variant.base != &set) continue;
            listed = true;
            rows.push_back({name_of(variant), variant});
        }
        const Variant plain{&set, set.rules};
        if (!listed) rows.push_back({name_of(plain), plain});
    }
    rows.push_back({say({}, screen_other_programs)});
    rows.push_back({say({}, screen_custom), own});
    return rows;
}

// What does not fit can be read whole, as all rules can; of the rules themselves no more is begun
// than can be shown.
void draw_rules(Canvas& canvas, Rect in, const Variant& variant, std::string_view remark) {
    int y = in.y;
    const auto add = [&](std::string_view text, Style style = {}) {
        if (y < in.bottom())
            y += canvas.paragraph({in.x, y, in.w, in.bottom() - y}, text, style);
        else
            canvas.leave_out(std::string(text));
    };
    add(name_of(variant) + " · " + print_rules(variant), {.ink = Ink::title, .bold = true});
    add(tell_what_for(variant), {.ink = Ink::strong});
    // Of the original there is nothing to say that sets it apart.
    if (variant != Variant{}) {
        if (in.h > 12) ++y;
        add(say(Voice::of(variant), screen_brief, {{"brief", explain_briefly(variant)}}));
    }
    if (!remark.empty()) {
        if (in.h > 12) ++y;
        add(remark, {.ink = Ink::strong});
    }
    for (const Paragraph& paragraph : tell(sheet_rows(), variant, spoken())) {
        std::string text;
        for (const Sentence& sentence : paragraph.sentences)
            text += (text.empty() ? "" : " ") + sentence.text;
        if (y + 2 + line_count(text, in.w) > in.bottom()) return;
        ++y;
        add(paragraph.title, {.ink = Ink::focus});
        add(text);
    }
}

}  // namespace scoundrel::tui
