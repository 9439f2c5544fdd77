#include "game/milestones.h"

#include <algorithm>
#include <functional>

#include "words/rule_names.h"

namespace scoundrel {

using enum Phrase;

namespace {

using Reaches = std::function<bool(const Summary&)>;

bool won(const Summary& game) { return is_clean(game) && game.outcome.status == Status::won; }

// The first game that does.
Milestone first_of(const std::vector<Summary>& games, MilestoneKind kind, const Reaches& reaches,
                   std::string rules = "") {
    Milestone milestone{.kind = kind, .rules = std::move(rules)};
    const auto found = std::ranges::find_if(games, reaches);
    if (found != games.end()) {
        milestone.game = found->name;
        milestone.started = found->started;
    }
    return milestone;
}

// Asked game by game, oldest first: whether a set of puzzles is solved with this one.
Reaches completes_a_set(const PuzzleBook& book) {
    return [&book, solved = std::vector<bool>(book.all().size())](const Summary& game) mutable {
        const PuzzleEntry* entry = game.puzzle.empty() ? nullptr : book.find(game.puzzle);
        if (entry == nullptr || !is_solved(entry->puzzle, game.outcome)) return false;
        solved[book.place_of(*entry)] = true;
        return std::ranges::all_of(book.set_of(*entry).puzzles,
                                   [&](std::size_t place) { return solved[place]; });
    };
}

}  // namespace

std::vector<Milestone> milestones(const std::vector<Summary>& games, const FiguresBook& figures,
                                  const PuzzleBook& puzzles) {
    std::vector<Milestone> all;
    for (const RuleSet& set : rule_sets) {
        const std::string rules(set.id);
        all.push_back(first_of(
            games, MilestoneKind::first_win,
            [&](const Summary& game) { return won(game) && game.rules == rules; }, rules));
    }
    all.push_back(first_of(games, MilestoneKind::unscathed,
                           [](const Summary& game) { return won(game) && game.unscathed; }));
    all.push_back(first_of(games, MilestoneKind::flawless, [&](const Summary& game) {
        const Figures* found = is_clean(game) ? figures.find(game.digest) : nullptr;
        return found != nullptr && found->flawless;
    }));
    DayRun days;
    all.push_back(first_of(games, MilestoneKind::week, [&](const Summary& game) {
        const auto day = day_tried(game);
        if (day) days.add(*day);
        return day && days.length == days_of_week;
    }));
    all.push_back(first_of(games, MilestoneKind::puzzle_set, completes_a_set(puzzles)));
    return all;
}

std::string say_milestone(const Milestone& milestone) {
    switch (milestone.kind) {
        case MilestoneKind::first_win:
            return say({}, milestone_first_win,
                       {{"rules", name_of(parse_rules(milestone.rules).value_or(Variant{}))}});
        case MilestoneKind::unscathed: return say({}, milestone_unscathed);
        case MilestoneKind::flawless: return say({}, milestone_flawless);
        case MilestoneKind::week: return say({}, milestone_week);
        case MilestoneKind::puzzle_set: break;
    }
    return say({}, milestone_puzzle_set);
}

}  // namespace scoundrel
