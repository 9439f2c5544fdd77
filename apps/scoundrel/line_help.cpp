#include "scoundrel/line_help.h"

#include "game/move_text.h"
#include "game/puzzle_book.h"
#include "phrases/layout.h"
#include "text/terminal_text.h"
#include "words/rule_table.h"

namespace scoundrel::cli {

namespace {

using text::page_width;
using enum Phrase;

constexpr int label_width = 23;

std::string list_verbs(const Voice& voice, const Facts& facts) {
    const struct {
        bool has;
        Phrase phrase;
    } verbs[] = {
        {facts.fights_armed, verb_fight},
        {facts.monsters, verb_barehanded},
        {facts.weapons, verb_equip},
        {facts.potions, verb_drink},
        {facts.rules.discard == Discard::items || facts.slot, verb_discard},
        {facts.slot, verb_store},
        {facts.slot && facts.rules.drop == Drop::yes, verb_put_down},
        {facts.mends, verb_repair},
    };
    std::vector<std::string> list;
    for (const auto& verb : verbs)
        if (verb.has) list.push_back(say(voice, verb.phrase));
    return say_list(voice, list);
}

}  // namespace

std::string line_help(const Session& session, bool kept) {
    const Voice voice = Voice::of(session.variant());
    const Facts facts(session.variant().rules);
    const bool ordered = facts.rules.order == Order::choice;
    const std::string avoid =
        ordered ? typed(voice, Move(Verb::avoid_lr)) + ", " + typed(voice, Move(Verb::avoid_rl))
                : typed(voice, Move(Verb::avoid));
    const struct {
        bool has;
        std::string label;
        Phrase phrase;
    } rows[] = {
        {facts.avoids, avoid, ordered ? help_avoid_order : help_avoid},
        {facts.rules.fourth == Fourth::optional, "next", help_next},
        {facts.dice, "roll", help_roll},
        {true, "hint", help_hint},
        {true, "hint all, hint 6Sb", help_hint_more},
        {!session.at_table(), "solve", help_solve},
        {puzzle_book().played_in(session.beginning()) != nullptr, "answer", help_answer},
        {true, "undo [N], redo [N]", help_undo},
        {true, "look", help_look},
        {true, "rules", help_rules},
        {true, "unseen, discard", help_unseen},
        {session.at_table(), "7C QS TD", help_cards},
        {session.at_table(), "replace QS 7C", help_replace},
        {kept, "stats", help_stats},
        {true, "note TEXT", help_note},
        {true, "record [FILE]", help_record},
        {!session.at_table(), "restart", help_restart},
        {true, "new [GAME]", session.at_table() ? help_new_table : help_new},
        {true, "quit", kept ? help_quit : help_quit_unkept},
    };
    std::string text =
        hang("", say(voice, help_moves, {{"verbs", list_verbs(voice, facts)}}), page_width);
    for (const auto& row : rows)
        if (row.has)
            text += hang(padded("  " + row.label, label_width), say(voice, row.phrase), page_width);
    return text;
}

}  // namespace scoundrel::cli
