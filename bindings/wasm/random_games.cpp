// Random play of many seeds in one call (notation.md, "Random play and the signature"), without
// JSON: for simulators, and to see that a platform plays as every other does.
#include <vector>

#include "exchange.h"
#include "json/json.h"
#include "notation/rules_text.h"
#include "rules/random_play.h"

using namespace scoundrel;

namespace {

Rules rules{};
std::vector<std::int16_t> results;

}  // namespace

extern "C" {

// Takes the rules whose text was written to where `request` says. Gives where the error begins that
// stands against them, of `answer_size` bytes: none if they are taken.
[[clang::export_name("take_rules")]] const char* wasm_take_rules() {
    const auto variant = parse_rules(exchanged);
    if (variant) rules = variant->rules;
    exchanged = variant ? ""
                        : print_json(Json{{"code", code_text(variant.error().code)},
                                          {"message", variant.error().message}});
    return exchanged.data();
}

// Plays so many games by these rules, of this seed and those after it. Gives a number a game, and
// then another and a third: 0, 1 or 2 for playing, won or lost; the score; the moves. They are good
// until the next call.
[[clang::export_name("play_random")]] const std::int16_t* wasm_play_random(std::uint64_t seed,
                                                                           std::uint32_t games) {
    results.resize(std::size_t{3} * games);
    for (std::uint32_t i = 0; i < games; ++i) {
        const RandomResult result = play_random_unchecked(rules, seed + i);
        results[i] = static_cast<std::int16_t>(result.status);
        results[games + i] = static_cast<std::int16_t>(result.score);
        results[2 * games + i] = static_cast<std::int16_t>(result.moves);
    }
    return results.data();
}
}
