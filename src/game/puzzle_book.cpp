#include "game/puzzle_book.h"

#include <algorithm>
#include <map>

#include "game/embedded_puzzles.h"
#include "notation/position_text.h"
#include "words/rule_names.h"

namespace scoundrel {

using enum Phrase;

namespace {

// Rule sets in the order of their table, and themes in that of the enumeration.
int order_of(const Variant& variant) { return static_cast<int>(variant.base - &rule_sets[0]); }

bool helped(const Marks& marks) { return marks.hint || marks.solve; }

}  // namespace

Phrase name_of(Theme theme) {
    switch (theme) {
        case Theme::last: return puzzle_set_last;
        case Theme::avoid: return puzzle_set_avoid;
        case Theme::bare: return puzzle_set_bare;
        case Theme::shed: return puzzle_set_shed;
        case Theme::arm: return puzzle_set_arm;
        case Theme::waste: return puzzle_set_waste;
        case Theme::drink: return puzzle_set_drink;
        case Theme::leave: return puzzle_set_leave;
        case Theme::pack: return puzzle_set_pack;
        case Theme::go_on: return puzzle_set_go_on;
        case Theme::blow: break;
    }
    return puzzle_set_blow;
}

std::string PuzzleSet::id() const {
    return print_rules(variant) + "-" + std::string(theme_text(theme));
}

PuzzleBook::PuzzleBook(std::string_view text) {
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        auto puzzle = parse_puzzle(line);  // a head is none
        if (!puzzle) continue;
        const int grade = grade_of(*puzzle);
        all_.push_back({.puzzle = std::move(*puzzle), .id = {}, .grade = grade});
    }
    const auto rules_of = [](const PuzzleEntry& entry) {
        return order_of(entry.puzzle.position.variant);
    };
    std::ranges::stable_sort(all_, {}, rules_of);
    for (std::size_t i = 0; i < all_.size(); ++i) {
        PuzzleEntry& entry = all_[i];
        const bool first = i == 0 || rules_of(all_[i - 1]) != rules_of(entry);
        entry.number = first ? 1 : all_[i - 1].number + 1;
        const Variant& variant = entry.puzzle.position.variant;
        entry.id = print_rules(variant) + "-" + std::to_string(entry.number);
        const auto same = [&](const PuzzleSet& set) {
            return set.variant == variant && set.theme == entry.puzzle.theme;
        };
        auto set = std::ranges::find_if(sets_, same);
        if (set == sets_.end())
            set = sets_.insert(set, {.variant = variant, .theme = entry.puzzle.theme});
        set->puzzles.push_back(i);
    }
    std::ranges::stable_sort(sets_, {}, [](const PuzzleSet& set) {
        return std::pair(order_of(set.variant), set.theme);
    });
    for (PuzzleSet& set : sets_)
        std::ranges::stable_sort(set.puzzles, {}, [&](std::size_t i) { return all_[i].grade; });
}

const PuzzleEntry* PuzzleBook::find(std::string_view id) const {
    const auto found = std::ranges::find(all_, id, &PuzzleEntry::id);
    return found == all_.end() ? nullptr : &*found;
}

const PuzzleSet* PuzzleBook::find_set(std::string_view id) const {
    const auto found = std::ranges::find(sets_, id, &PuzzleSet::id);
    return found == sets_.end() ? nullptr : &*found;
}

const PuzzleEntry* PuzzleBook::played_in(const Beginning& beginning) const {
    if (!beginning.position || !beginning.position_seed) return nullptr;
    const PuzzleEntry* entry = find(*beginning.position_seed);
    if (entry == nullptr) return nullptr;
    const ParsedPosition& lies = entry->puzzle.position;
    const bool same = print_position(beginning.id.variant, *beginning.position) ==
                      print_position(lies.variant, lies.game);
    return same ? entry : nullptr;
}

const PuzzleSet& PuzzleBook::set_of(const PuzzleEntry& entry) const {
    return *std::ranges::find_if(sets_, [&](const PuzzleSet& set) {
        return std::ranges::count(set.puzzles, place_of(entry)) > 0;
    });
}

const PuzzleEntry& PuzzleBook::after(const PuzzleEntry& entry) const {
    const PuzzleSet& set = set_of(entry);
    const auto next = std::ranges::find(set.puzzles, place_of(entry)) + 1;
    if (next != set.puzzles.end()) return all_[*next];
    const auto set_place = static_cast<std::size_t>(&set - sets_.data());
    return all_[sets_[(set_place + 1) % sets_.size()].puzzles.front()];
}

// Never destroyed: libraries are still asked while the process ends.
const PuzzleBook& puzzle_book() {
    static const PuzzleBook& none = *new PuzzleBook;
    if (embedded_puzzles().empty()) return none;
    static const PuzzleBook& book = *new PuzzleBook(embedded_puzzles());
    return book;
}

std::vector<PuzzleResult> puzzle_results(const PuzzleBook& book, const History& history) {
    std::map<std::string, std::size_t, std::less<>> places;  // by the deal
    for (const PuzzleEntry& entry : book.all())
        places.emplace(deal_of(entry.beginning()), book.place_of(entry));
    std::vector<PuzzleResult> results(book.all().size());
    std::vector<bool> answered(results.size());
    for (const Summary& game : history.games) {
        const auto found = places.find(game.deal);
        if (found == places.end()) continue;
        const std::size_t place = found->second;
        PuzzleResult& result = results[place];
        const bool first = !std::exchange(result.tried, true);
        if (helped(game.marks)) answered[place] = true;
        if (!is_solved(book.at(place).puzzle, game.outcome)) continue;
        const int stars = answered[place] ? 1 : first && !game.marks.undo ? most_stars : 2;
        result.stars = std::max(result.stars, stars);
    }
    return results;
}

PuzzleProgress progress_of(const PuzzleSet& set, std::span<const PuzzleResult> results) {
    PuzzleProgress progress;
    for (const std::size_t place : set.puzzles) progress.add(results[place]);
    return progress;
}

bool is_solved(const Puzzle& puzzle, const Outcome& outcome) {
    return outcome.status == Status::won && (puzzle.any_win() || outcome.score >= puzzle.score);
}

std::string say_goal(const Voice& voice, const Puzzle& puzzle) {
    return puzzle.any_win() ? say(voice, puzzle_goal_win)
                            : say(voice, puzzle_goal_score, {{"score", puzzle.score}});
}

}  // namespace scoundrel
