// Requests about rules and words, which need no game: rule sets, what rules say, knobs, what a
// text from outside is, lessons and puzzles, languages.
#include "game/begin.h"
#include "game/lessons.h"
#include "notation/cards.h"
#include "notation/knobs.h"
#include "protocol/cards_json.h"
#include "protocol/for_people.h"
#include "protocol/protocol.h"
#include "protocol/puzzles_json.h"
#include "protocol/rules_json.h"
#include "protocol/rules_view_json.h"
#include "words/rule_names.h"

namespace scoundrel {

namespace {

using enum FieldType;

Result<Json> rules(Context&, const Json&) { return Json{{"rules", rules_json()}}; }

Result<Json> rule_sets_view(Context&, const Json&) { return rule_sets_json(); }

Result<Json> known_rules_view(Context&, const Json&) { return known_rules_json(); }

Result<Json> about_rules(const Json& request, Json (*tell)(const Variant&)) {
    const auto variant = parse_rules(text_or(request, "rules"));
    if (!variant) return std::unexpected(variant.error());
    return tell(*variant);
}

Result<Json> explain(Context&, const Json& request) {
    return about_rules(request, rules_view_json);
}

Result<Json> words(Context&, const Json& request) { return about_rules(request, words_json); }

// The rules with one knob set, or one card put into the deck or out of it.
Result<Json> set_knob(Context&, const Json& request) {
    auto variant = parse_rules(text_or(request, "rules"));
    if (!variant) return std::unexpected(variant.error());
    if (const auto card = parse_card(text_or(request, "card"))) {
        CardSet& deck = variant->rules.deck;
        deck.has(*card) ? deck.remove(*card) : deck.add(*card);
    } else {
        const Knob* knob = find_knob(text_or(request, "knob"));
        const auto value = knob != nullptr ? knob->parse(text_or(request, "value")) : std::nullopt;
        if (!value) return bad_request(Phrase::error_knob_or_card);
        knob->set(variant->rules, *value);
    }
    // Read again: not every combination can be played.
    const auto checked = parse_rules(print_rules(*variant));
    if (!checked) return std::unexpected(checked.error());
    return rules_view_json(*checked);
}

// Cards as somebody types them, with or without something in between: "7c, QS 10♦".
Result<Json> identify_cards(std::string_view typed) {
    std::vector<Card> cards;
    for (;;) {
        typed.remove_prefix(std::min(typed.find_first_not_of(" ,;\t"), typed.size()));
        if (typed.empty()) break;
        const auto card = take_card(typed);
        if (!card) return bad_request(Phrase::error_not_a_card, {{"text", std::string(typed)}});
        cards.push_back(*card);
    }
    if (cards.empty()) return bad_request(Phrase::error_no_cards);
    return Json{{"kind", "cards"}, {"cards", cards_json(cards)}};
}

Json game_json(const GameId& id) {
    return {{"kind", "game"}, {"game", print_game_id(id)}, {"rules", print_rules(id.variant)}};
}

// What a text from outside is: a whole record, a game id, rules alone, or cards. With `rules`
// given, whatever is no game by itself is a seed for them.
Result<Json> identify(Context&, const Json& request) {
    const std::string given = text_or(request, "text");
    if (given.starts_with("scoundrel record")) {
        const auto record = parse_record(given);
        if (!record) return std::unexpected(record.error());
        const auto session = Session::load(*record);
        if (!session) return std::unexpected(session.error());
        return Json{{"kind", "record"},
                    {"game", print_game_id(session->beginning().id)},
                    {"over", session->game().over()}};
    }
    if (request.contains("rules") && given.find_first_of("#:@") == given.npos) {
        const auto id = parse_game_id(text_or(request, "rules") + "#" + given);
        if (!id) return std::unexpected(id.error());
        return game_json(*id);
    }
    if (const auto variant = parse_rules(given))
        return Json{{"kind", "rules"}, {"rules", print_rules(*variant)}};
    if (auto cards = identify_cards(given)) return cards;
    const auto id = parse_game_id(given);
    if (!id) return std::unexpected(id.error());
    return game_json(*id);
}

// The cards it begins with, for a picture of it.
Json first_room(const GameId& id) {
    const Session session(beginning_of(id));
    const Position& position = session.position();
    return cards_json(std::span(position.room, position.room_count));
}

Result<Json> exercises(Context&, const Json&) {
    Json taught = Json::array();
    for (const Lesson& lesson : lessons()) {
        const GameId id = game_of(lesson);
        const Voice voice = Voice::of(id.variant);
        Json steps = Json::array();
        for (const LessonStep& step : lesson.steps)
            steps.push_back({{"text", for_people(say(voice, step.text))}, {"move", step.move}});
        taught.push_back({{"name", say(voice, lesson.name)},
                          {"rules", lesson.rules},
                          {"title", name_of(id.variant)},
                          {"game", print_game_id(id)},
                          {"room", first_room(id)},
                          {"weapon_wears", id.variant.rules.weapon == WeaponRule::wear},
                          {"steps", std::move(steps)}});
    }
    // Puzzles have a request of their own; the list stays for programs that look for it.
    return Json{{"lessons", std::move(taught)}, {"puzzles", Json::array()}};
}

// With what the stored games, if any, say has come of each.
Result<Json> puzzles(Context& context, const Json&) {
    History history;
    if (context.host.storage != nullptr) {
        auto read = read_history(*context.host.storage);
        if (!read) return std::unexpected(read.error());
        history = std::move(*read);
    }
    return puzzle_sets_json(puzzle_book(), history);
}

Result<Json> language(Context& context, const Json& request) {
    const std::string wanted = text_or(request, "language");
    const Catalogue* found = find_catalogue(wanted);
    if (found == nullptr) return bad_request(Phrase::error_no_language, {{"language", wanted}});
    if (found->texts.empty())
        return fail(ErrorCode::not_available,
                    say({}, Phrase::error_words_away, {{"language", wanted}}));
    speak(*found);
    if (context.play) context.play->forget_log();
    return Json::object();
}

constexpr FieldSpec rules_fields[] = {{"rules", text, true}};
constexpr FieldSpec knob_fields[] = {
    {"rules", text, true}, {"knob", text}, {"value", text}, {"card", text}};
constexpr FieldSpec identify_fields[] = {{"text", text, true}, {"rules", text}};
constexpr FieldSpec language_fields[] = {{"language", text, true}};

constexpr Request rules_table[] = {
    {"rules", {}, Needs::nothing, rules},
    {"rule_sets", {}, Needs::nothing, rule_sets_view},
    {"known_rules", {}, Needs::nothing, known_rules_view},
    {"explain", rules_fields, Needs::nothing, explain},
    {"set_knob", knob_fields, Needs::nothing, set_knob},
    {"identify", identify_fields, Needs::nothing, identify},
    {"exercises", {}, Needs::nothing, exercises},
    {"puzzles", {}, Needs::nothing, puzzles},
    {"words", rules_fields, Needs::nothing, words},
    {"language", language_fields, Needs::nothing, language},
};

}  // namespace

Requests rules_requests() { return rules_table; }

}  // namespace scoundrel
