// tests/data/perft.txt: rows `GAME DEPTH COUNT`, how many sequences of DEPTH legal moves a deal
// allows. The same counts come from the independent model: tests/reference/perft.py GAME DEPTH.
#pragma once

#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "bench/perft.h"
#include "notation/game_id.h"
#include "support/files.h"

namespace scoundrel::test {

struct PerftRow {
    std::string game;
    int depth = 0;
    std::uint64_t count = 0;

    Variant variant() const { return parse_game_id(game).value().variant; }
};

inline bool is_perft_row(const std::string& line) {
    return !line.empty() && !line.starts_with('#');
}

inline std::vector<PerftRow> read_perft_rows() {
    std::vector<PerftRow> rows;
    for (const auto& line : lines_of(read_file(in_tree("tests/data/perft.txt")))) {
        if (!is_perft_row(line)) continue;
        std::istringstream stream(line);
        PerftRow row;
        if (!(stream >> row.game >> row.depth >> row.count)) throw std::runtime_error(line);
        rows.push_back(row);
    }
    return rows;
}

inline KnownDealer dealer_of(const GameId& id) {
    return id.dealt_by == DealtBy::literal
               ? literal_dealer(id.deck)
               : seeded_dealer(id.variant.rules.deck, seed_number(id.seed));
}

inline std::uint64_t count_sequences(const PerftRow& row) {
    const GameId id = parse_game_id(row.game).value();
    const Rules& rules = id.variant.rules;
    return perft(rules, Branch::start_of(rules, dealer_of(id)), row.depth);
}

}  // namespace scoundrel::test
