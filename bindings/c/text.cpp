// Text over the C border: rules, cards, moves, seeds and states, read and printed as everywhere
// else.
#include <string>

#include "message.h"
#include "notation/cards.h"
#include "notation/game_id.h"
#include "notation/moves.h"
#include "plain.h"
#include "protocol/limits.h"
#include "protocol/outline.h"
#include "protocol/position_json.h"
#include "protocol/state_json.h"
#include "words/refusals.h"

namespace scoundrel::c {

namespace {

int hand_over(std::string_view call, const std::string& text, char* buffer, size_t size) {
    if (text.size() >= size) return told(SCOUNDREL_ERROR_SHORT, call);
    std::memcpy(buffer, text.c_str(), text.size() + 1);
    return static_cast<int>(text.size());
}

// What follows the knobs is nobody's, and written too, so that equal rules are equal bytes.
void fill(scoundrel_rules* rules, const Variant& variant) {
    const auto base = static_cast<std::uint32_t>(variant.base - rule_sets);
    std::memset(rules, 0, sizeof *rules);
    std::memcpy(static_cast<void*>(rules), &variant.rules, bytes_of_rules);
    rules->base = base;
    rules->mark = mark_of(variant.rules, base);
}

// What is shown of a state takes a whole Game.
Game game_of(const scoundrel_rules* rules, const scoundrel_state* state) {
    return {seen(rules).rules, seen(state).position, seen(state).account};
}

int look_at_state(std::string_view call, const scoundrel_rules* rules, const scoundrel_state* state,
                  const char* buffer) {
    if (rules == nullptr || state == nullptr || buffer == nullptr)
        return told(SCOUNDREL_ERROR_NULL, call);
    if (!are_rules(rules)) return told(SCOUNDREL_ERROR_RULES, call);
    return is_sound(rules, state) ? int{SCOUNDREL_OK} : told(SCOUNDREL_ERROR_STATE, call);
}

int read_position(std::string_view call, const char* text, scoundrel_rules* rules,
                  scoundrel_state* state) {
    if (outline_of(text).depth > deepest_json) return told(SCOUNDREL_ERROR_TEXT, call);
    const auto json = parse_json(text);
    if (!json) return told(SCOUNDREL_ERROR_TEXT, call);
    const auto position = parse_position(*json);
    if (!position) return told(SCOUNDREL_ERROR_TEXT, call, position.error().message);
    if (position->game.position.awaiting()) return told(SCOUNDREL_ERROR_TEXT, call);
    fill(rules, position->variant);
    const State made{position->game.position, position->game.account, seen(rules).mark, 0};
    std::memcpy(static_cast<void*>(state), &made, sizeof made);
    return SCOUNDREL_OK;
}

}  // namespace

}  // namespace scoundrel::c

using namespace scoundrel::c;

int scoundrel_read_rules(const char* text, scoundrel_rules* rules) {
    constexpr auto call = "scoundrel_read_rules";
    return guarded(call, [&] {
        if (text == nullptr || rules == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
        const auto variant = scoundrel::parse_rules(text);
        if (!variant) return told(SCOUNDREL_ERROR_TEXT, call, variant.error().message);
        fill(rules, *variant);
        return int{SCOUNDREL_OK};
    });
}

int scoundrel_print_rules(const scoundrel_rules* rules, char* buffer, size_t size) {
    constexpr auto call = "scoundrel_print_rules";
    return guarded(call, [&] {
        if (rules == nullptr || buffer == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
        if (!are_rules(rules)) return told(SCOUNDREL_ERROR_RULES, call);
        return hand_over(call, print_rules(seen(rules).variant()), buffer, size);
    });
}

int scoundrel_read_seed(const char* text, uint64_t* seed) {
    constexpr auto call = "scoundrel_read_seed";
    if (text == nullptr || seed == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
    if (*text == '\0') return told(SCOUNDREL_ERROR_TEXT, call);
    *seed = scoundrel::seed_number(text);
    return SCOUNDREL_OK;
}

int scoundrel_read_move(const char* text, scoundrel_move* move) {
    constexpr auto call = "scoundrel_read_move";
    return guarded(call, [&] {
        if (text == nullptr || move == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
        const auto read = scoundrel::parse_move(text);
        if (!read) return told(SCOUNDREL_ERROR_TEXT, call);
        *move = read->code();
        return int{SCOUNDREL_OK};
    });
}

int scoundrel_print_move(scoundrel_move move, char* buffer, size_t size) {
    constexpr auto call = "scoundrel_print_move";
    return guarded(call, [&] {
        if (buffer == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
        if (!is_move(move)) return told(SCOUNDREL_ERROR_RANGE, call);
        return hand_over(call, print_move(move_of(move)), buffer, size);
    });
}

int scoundrel_read_card(const char* text, scoundrel_card* card) {
    constexpr auto call = "scoundrel_read_card";
    return guarded(call, [&] {
        if (text == nullptr || card == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
        const auto read = scoundrel::parse_card(text);
        if (!read) return told(SCOUNDREL_ERROR_TEXT, call);
        *card = static_cast<scoundrel_card>(read->face());
        return int{SCOUNDREL_OK};
    });
}

int scoundrel_print_card(scoundrel_card card, char* buffer, size_t size) {
    constexpr auto call = "scoundrel_print_card";
    return guarded(call, [&] {
        if (buffer == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
        if (!is_card(card)) return told(SCOUNDREL_ERROR_RANGE, call);
        return hand_over(call, print_card(scoundrel::Card::of_face(card)), buffer, size);
    });
}

int scoundrel_explain(const scoundrel_rules* rules, const scoundrel_state* state,
                      scoundrel_move move, char* buffer, size_t size) {
    constexpr auto call = "scoundrel_explain";
    return guarded(call, [&] {
        if (const int wrong = look_at_state(call, rules, state, buffer)) return wrong;
        if (!is_move(move)) return told(SCOUNDREL_ERROR_RANGE, call);
        const auto variant = seen(rules).variant();
        const auto& position = seen(state).position;
        const auto why = refusal(variant.rules, position, move_of(move));
        const auto words = explain_refusal(scoundrel::Voice::of(variant), why, variant.rules,
                                           position, move_of(move));
        return hand_over(call, words, buffer, size);
    });
}

int scoundrel_print_state(const scoundrel_rules* rules, const scoundrel_state* state, char* buffer,
                          size_t size) {
    constexpr auto call = "scoundrel_print_state";
    return guarded(call, [&] {
        if (const int wrong = look_at_state(call, rules, state, buffer)) return wrong;
        const auto json = state_json(seen(rules).variant(), game_of(rules, state));
        return hand_over(call, print_json(json), buffer, size);
    });
}

int scoundrel_read_position(const char* json, scoundrel_rules* rules, scoundrel_state* state) {
    constexpr auto call = "scoundrel_read_position";
    return guarded(call, [&] {
        if (json == nullptr || rules == nullptr || state == nullptr)
            return told(SCOUNDREL_ERROR_NULL, call);
        return read_position(call, json, rules, state);
    });
}
