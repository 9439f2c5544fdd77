#include "coach/player_words.h"

#include <utility>

#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

constexpr std::pair<std::string_view, Phrase> words[] = {
    {"random", Phrase::player_random},   {"texts", Phrase::player_texts},
    {"careful", Phrase::player_careful}, {"greedy", Phrase::player_greedy},
    {"quick", Phrase::player_quick},     {"search", Phrase::player_search},
};

}  // namespace

std::string say_player(const PlayerKind& kind) {
    for (const auto& [name, phrase] : words)
        if (name == kind.name) return say({}, phrase);
    return "";
}

}  // namespace scoundrel
