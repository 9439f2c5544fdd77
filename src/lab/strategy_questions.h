// What is asked of every room: rules of thumb, and tables of when a thing is worth doing. Each is a
// question with two sides; the ways through a room that follow it are held against those that go
// against it. Everything here is a table: nothing is computed but whether a way follows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lab/strategy_deeds.h"

namespace scoundrel {

enum class Side : std::uint8_t { follows, against, neither };

// A cell of a question's table: where in its rows and columns a room belongs.
struct Cell {
    std::size_t row = 0, column = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

struct StrategyQuestion {
    std::string_view group;                     // `rule`: a rule of thumb, which has one cell
    std::span<const std::string_view> rows;     // what they are called; of a rule its name
    std::span<const std::string_view> columns;  // never none; "" where there is but one
    // Where it can be asked: nothing where it says nothing about the room.
    std::optional<Cell> (*cell)(const RoomFacts& room);
    Side (*side)(const RoomFacts& room, const Deeds& way);

    std::size_t cells() const { return rows.size() * columns.size(); }
};

// The rules of thumb, from the texts and from what players tell each other; then the tables.
std::span<const StrategyQuestion> rules_of_thumb();
std::span<const StrategyQuestion> strategy_tables();
const std::vector<StrategyQuestion>& strategy_questions();  // both

}  // namespace scoundrel
