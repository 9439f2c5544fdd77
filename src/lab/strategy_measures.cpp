#include "lab/strategy_measures.h"

namespace scoundrel {

namespace {

constexpr std::string_view healths[] = {"1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10",
                                        "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"};
constexpr std::string_view weapons[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr std::string_view worn[] = {"10", "7", "4"};
constexpr std::string_view states[] = {"0", "1", "2", "3", "4", "5", "6"};
constexpr std::string_view avoid_right[] = {"may avoid"};
constexpr std::string_view mistake_names[] = {
    "faced",        "avoided",      "took_weapon", "took_potion", "left_weapon",
    "left_potion",  "left_monster", "other_item",  "wore_weapon", "spared_weapon",
    "other_weapon", "rest",         "open"};
static_assert(std::size(mistake_names) == mistakes);
constexpr std::string_view figure_names[] = {"start",    "strong", "careful",   "given_away",
                                             "open_end", "bonus",  "worked_out"};
static_assert(std::size(figure_names) == figures);
constexpr std::string_view one_column[] = {""};

struct Block {
    std::string_view group;
    std::span<const std::string_view> rows, columns;
};
constexpr Block blocks[] = {{"health", healths, stages},
                            {"weapon", weapons, stages},
                            {"worn", worn, states},
                            {"avoid_right", avoid_right, stages},
                            {"mistake", mistake_names, stages},
                            {"figure", figure_names, one_column}};
enum : std::size_t { health, weapon, worn_block, avoid_block, mistake, figure };

struct List {
    std::vector<StrategyMeasure> measures;
    std::vector<std::size_t> questions;  // where the cells of each begin
    std::size_t blocks[std::size(scoundrel::blocks)]{};
    std::size_t followed = 0;  // where what following the rules of thumb is worth begins

    void add(std::string_view group, std::span<const std::string_view> rows,
             std::span<const std::string_view> columns) {
        for (const std::string_view row : rows)
            for (const std::string_view column : columns) measures.push_back({group, row, column});
    }
    List() {
        for (const StrategyQuestion& each : strategy_questions()) {
            questions.push_back(measures.size());
            add(each.group, each.rows, each.columns);
        }
        for (std::size_t i = 0; i < std::size(scoundrel::blocks); ++i) {
            blocks[i] = measures.size();
            const Block& block = scoundrel::blocks[i];
            add(block.group, block.rows, block.columns);
        }
        followed = measures.size();
        for (const StrategyQuestion& rule : rules_of_thumb())
            add("follow", rule.rows, rule.columns);
    }
};

const List& list() {
    static const List all;
    return all;
}

std::size_t place(std::size_t block, std::size_t row, std::size_t column) {
    return list().blocks[block] + row * blocks[block].columns.size() + column;
}

}  // namespace

std::size_t stage_of(int dungeon) {
    return dungeon > 30 ? 0 : dungeon > 20 ? 1 : dungeon > 10 ? 2 : 3;
}

const std::vector<StrategyMeasure>& strategy_measures() { return list().measures; }

std::size_t place_of(std::size_t question, Cell cell) {
    return list().questions[question] + cell.row * strategy_questions()[question].columns.size() +
           cell.column;
}
std::size_t place_of_health(int value, std::size_t stage) {
    return place(health, static_cast<std::size_t>(value - 1), stage);
}
std::size_t place_of_weapon(int value, std::size_t stage) {
    return place(weapon, static_cast<std::size_t>(value - 2), stage);
}
std::size_t place_of_worn(std::size_t value, std::size_t state) {
    return place(worn_block, value, state);
}
std::size_t place_of_avoid_right(std::size_t stage) { return place(avoid_block, 0, stage); }
std::size_t place_of(Mistake kind, std::size_t stage) {
    return place(mistake, static_cast<std::size_t>(kind), stage);
}
std::size_t place_of_followed(std::size_t rule) { return list().followed + rule; }
std::size_t place_of(Figure which) { return place(figure, static_cast<std::size_t>(which), 0); }

}  // namespace scoundrel
