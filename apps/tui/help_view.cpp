// Help within a game, and the rules as a page.
#include "tui/screens.h"
#include "tui/text_view.h"
#include "words/explain.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

std::string rules_text(const Variant& variant) {
    std::string text;
    for (const Paragraph& paragraph : explain_rules(variant)) {
        text += "\n# " + paragraph.title + "\n";
        for (const Sentence& sentence : paragraph.sentences) text += sentence.text + " ";
        text += "\n";
    }
    return text;
}

}  // namespace

std::unique_ptr<View> make_rules(const Variant& variant) {
    return std::make_unique<TextView>(name_of(variant) + " · " + print_rules(variant),
                                      rules_text(variant));
}

std::unique_ptr<View> make_help(const Session& session) {
    const Voice voice = Voice::of(session.variant());
    const Rules& rules = session.variant().rules;
    std::string text = "# " + say(voice, screen_help_keys) + "\n";
    const auto row = [&](const std::string& key, Phrase what) {
        text += key + "\t" + say(voice, what) + "\n";
    };
    if (rules.inventory == Inventory::none)
        row("← → 1-4", screen_help_card);
    else
        row("← → 1-4 0", screen_help_mind);
    row("↑ ↓", screen_help_steer);
    row(say(voice, screen_key_enter), screen_help_enter);
    row("w b", screen_help_fight);
    row("e d", screen_help_use);
    if (rules.discard == Discard::items || rules.inventory != Inventory::none)
        row("x s p r", screen_help_items);
    if (rules.order == Order::choice)
        row("a < >", screen_help_avoid_order);
    else if (rules.avoid != Avoid::never)
        row("a", screen_help_avoid);
    if (rules.fourth == Fourth::optional) row(say(voice, screen_key_space), screen_help_next);
    if (rules.monsters == Monsters::die) row("o", screen_help_roll);
    row("u U", screen_help_undo);
    row("i", screen_help_hint);
    row(say(voice, screen_key_tab), screen_help_panel);
    row("N", screen_help_new);
    row("m", screen_help_menu);
    row("L", screen_help_log);
    row(".", screen_help_whole);
    row(":", screen_help_command);
    row("q", screen_help_quit);
    text += "\n" + say(voice, screen_help_mouse) + "\n" + say(voice, screen_help_words) + "\n";
    return std::make_unique<TextView>(say(voice, screen_help),
                                      text + rules_text(session.variant()));
}

}  // namespace scoundrel::tui
