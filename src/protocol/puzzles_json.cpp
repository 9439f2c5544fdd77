#include "protocol/puzzles_json.h"

#include "protocol/cards_json.h"
#include "words/rule_names.h"

namespace scoundrel {

Json puzzle_sets_json(const PuzzleBook& book, const History& history) {
    const auto results = puzzle_results(book, history);
    Json sets = Json::array();
    for (const PuzzleSet& set : book.sets()) {
        const Voice voice = Voice::of(set.variant);
        Json puzzles = Json::array();
        for (const std::size_t place : set.puzzles) {
            const PuzzleEntry& entry = book.at(place);
            const Position& lies = entry.puzzle.position.game.position;
            puzzles.push_back({{"id", entry.id},
                               {"number", entry.number},
                               {"grade", entry.grade},
                               {"goal", say_goal(voice, entry.puzzle)},
                               {"room", cards_json(std::span(lies.room, lies.room_count))},
                               {"tried", results[place].tried},
                               {"stars", results[place].stars}});
        }
        sets.push_back({{"id", set.id()},
                        {"rules", print_rules(set.variant)},
                        {"title", name_of(set.variant)},
                        {"name", say(voice, name_of(set.theme))},
                        {"weapon_wears", set.variant.rules.weapon == WeaponRule::wear},
                        {"puzzles", std::move(puzzles)}});
    }
    return {{"sets", std::move(sets)}};
}

Json puzzle_json(const Session& session) {
    const PuzzleBook& book = puzzle_book();
    const PuzzleEntry* entry = book.played_in(session.beginning());
    if (entry == nullptr) return nullptr;
    const Voice voice = Voice::of(session.variant());
    const PuzzleSet& set = book.set_of(*entry);
    return {{"game", print_game_id(session.beginning().id)},
            {"best", entry->puzzle.score},
            {"id", entry->id},
            {"number", entry->number},
            {"grade", entry->grade},
            {"set", set.id()},
            {"name", say(voice, name_of(set.theme))},
            {"goal", say_goal(voice, entry->puzzle)},
            {"solved", is_solved(entry->puzzle, session.outcome())},
            {"next", book.after(*entry).id}};
}

}  // namespace scoundrel
