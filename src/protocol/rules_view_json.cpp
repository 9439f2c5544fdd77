#include "protocol/rules_view_json.h"

#include "game/life_cards.h"
#include "notation/cards.h"
#include "notation/knobs.h"
#include "protocol/cards_json.h"
#include "protocol/for_people.h"
#include "words/deck_words.h"
#include "words/explain.h"
#include "words/knob_words.h"
#include "words/known_rules.h"
#include "words/rule_names.h"

namespace scoundrel {

namespace {

using enum Phrase;

Json knob_json(const Variant& variant, std::size_t i) {
    const Knob& knob = knobs()[i];
    const int now = knob.get(variant.rules);
    const auto meaning = [&](int value) { return for_people(tell_value(variant, i, value)); };
    Json values = Json::array();
    if (!knob.is_number())
        for (int value = knob.low; value <= knob.high; ++value)
            values.push_back({{"value", knob.print(value)},
                              {"words", say_value(variant, i, value)},
                              {"meaning", meaning(value)}});
    return {{"knob", knob.name},
            {"name", knob_name(variant, i)},
            {"what", knob_what(variant, i)},
            {"value", knob.print(now)},
            {"low", knob.low},
            {"high", knob.most(variant.rules)},
            {"values", std::move(values)},
            {"meaning", meaning(now)},
            {"matters", knob_matters(variant, i)}};
}

Json preparations(const Variant& variant) {
    const Voice voice = Voice::of(variant);
    const Rules& rules = variant.rules;
    const CardSet out = CardSet::whole_pack() - rules.deck;
    return {out.empty() ? say(voice, take_nothing)
                        : say(voice, take_out,
                              {{"out", say_cards(voice, out)}, {"cards", rules.deck.count()}}),
            say(voice, shuffle),
            can_count_with_cards(rules)
                ? say(voice, life_by_cards)
                : say(voice, life_by_counter, {{"start", rules.health_at_start()}}),
            say(voice, screen_companion_lay)};
}

// The whole pack: how each card is written, and how it looks.
Json pack_json() {
    Json pack = Json::array();
    for (const Card card : CardSet::whole_pack()) {
        const std::string symbol(suit_symbol(card.suit()));
        const std::string text = show(card, as_symbols);
        pack.push_back({{"card", print_card(card)},
                        {"text", text},
                        {"rank", text.substr(0, text.size() - symbol.size())},
                        {"suit", std::string(1, print_card(card).back())},
                        {"symbol", symbol},
                        {"value", card.value()}});
    }
    return pack;
}

// Cards that show what a paragraph speaks of; those that this deck has.
Json pictures(Topic topic, CardSet deck) {
    constexpr std::string_view shown[] = {
        "8C QS 7D 5H",   // set-up: each suit
        "JC 4D 3S 9H",   // a room
        "7D QS",         // fighting: the example that the rules give
        "5D 9C 8S",      // weapons: what they slew lies on them
        "8H 3H",         // potions
        "6D 4H",         // discarded, or in the inventory
        "KS QC JS 10C",  // avoiding: a room that nobody would face
        "",              // the die
        "",              // the end
        "",              // scoring
    };
    static_assert(std::size(shown) == topic_count);
    std::vector<Card> cards;
    for (std::string_view text = shown[static_cast<std::size_t>(topic)]; !text.empty();) {
        const auto card = take_card(text);
        if (card && deck.has(*card)) cards.push_back(*card);
        text.remove_prefix(std::min<std::size_t>(text.size(), 1));
    }
    return cards_json(cards);
}

}  // namespace

Json rule_sets_json() {
    Json sets = Json::array();
    for (const RuleSet& set : rule_sets) {
        const Variant variant{&set, set.rules};
        sets.push_back({{"rules", set.id},
                        {"title", name_of(variant)},
                        {"what_for", tell_what_for(variant)},
                        {"brief", explain_briefly(variant)}});
    }
    Json named = Json::array();
    for (const Difficulty& level : difficulties)
        named.push_back({{"rules", level.rules},
                         {"title", name_of(*parse_rules(level.rules))},
                         {"level", name_of(level)}});
    return {{"sets", std::move(sets)}, {"difficulties", std::move(named)}};
}

Json known_rules_json() {
    Json list = Json::array();
    for (const KnownRules& known : known_rules())
        list.push_back({{"program", known.program},
                        {"made_in", known.made_in},
                        {"mode", known.mode},
                        {"name", name_of(known)},
                        {"rules", known.rules},
                        {"brief", explain_briefly(known)},
                        {"differs", tell_differences(known)}});
    return {{"known", std::move(list)}};
}

Json rules_view_json(const Variant& variant) {
    Json paragraphs = Json::array();
    for (const Paragraph& paragraph : explain_rules(variant)) {
        Json sentences = Json::array();
        for (const Sentence& sentence : paragraph.sentences)
            sentences.push_back(for_people(sentence.text));
        paragraphs.push_back({{"title", paragraph.title},
                              {"cards", pictures(paragraph.topic, variant.rules.deck)},
                              {"sentences", std::move(sentences)}});
    }
    Json settings = Json::array();
    for (std::size_t i = 0; i < knobs().size(); ++i) settings.push_back(knob_json(variant, i));
    return {{"rules", print_rules(variant)},
            {"title", name_of(variant)},
            {"brief", explain_briefly(variant)},
            {"paragraphs", std::move(paragraphs)},
            {"knobs", std::move(settings)},
            {"deck", cards_json(variant.rules.deck)},
            {"preparations", preparations(variant)},
            {"health", variant.rules.health},
            {"slot", variant.rules.inventory != Inventory::none},
            {"weapon_wears", variant.rules.weapon == WeaponRule::wear},
            {"solvable", variant.rules.monsters != Monsters::die},
            // By how much health the best line leaves: a score that counts the slain does not tell.
            {"levels",
             variant.rules.monsters != Monsters::die && variant.rules.scoring != Scoring::slain}};
}

Json words_json(const Variant& variant) {
    const Voice voice = Voice::of(variant);
    const Catalogue& catalogue = *voice.catalogue;
    Json phrases = Json::object();
    for (std::size_t i = 0; i < catalogue.texts.size(); ++i)
        phrases[std::string(phrase_name(static_cast<Phrase>(i)))] = catalogue.texts[i];
    Json forms = Json::object();
    for (const Form& form : catalogue.weapon_forms)
        forms[std::string(form.name)] = form.texts[static_cast<int>(voice.weapon)];
    for (const Form& form : catalogue.avoid_forms)
        forms[std::string(form.name)] = form.texts[static_cast<int>(voice.avoid)];
    Json languages = Json::array();
    for (const Catalogue* one : catalogues())
        languages.push_back({{"language", one->language}, {"name", one->name}});
    return {{"language", catalogue.language},
            {"languages", std::move(languages)},
            {"phrases", std::move(phrases)},
            {"forms", std::move(forms)},
            {"cards", pack_json()}};
}

}  // namespace scoundrel
