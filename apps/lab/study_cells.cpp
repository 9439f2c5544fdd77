#include "study_cells.h"

#include <algorithm>

#include "figures.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view none = "-";

Cells players_of(const StudyQuestion& question) {
    return {question.players.begin(), question.players.end()};
}

// What a line of a table is about.
class Line {
  public:
    Line(const StudyFigures& figures, const StudyQuestion& question, std::string_view rules)
        : figures_(figures), question_(question), rules_(rules) {}

    const Figure* find(std::string_view player, std::string_view measure) const {
        const Figure* figure = figures_.find(question_.id, rules_, player, measure);
        return figure != nullptr && figure->value ? figure : nullptr;
    }
    std::string share(std::string_view player, std::string_view measure) const {
        const Figure* found = find(player, measure);
        if (found == nullptr) return std::string(none);
        return show_share({*found->value, found->low.value_or(0), found->high.value_or(1)});
    }
    std::string mean(std::string_view player, std::string_view measure) const {
        const Figure* found = find(player, measure);
        if (found == nullptr) return std::string(none);
        if (!found->low) return fmt::format("{:.2f}", *found->value);
        return show_mean(2, *found->value, *found->high - *found->value);
    }
    std::string lead(std::string_view player, std::string_view measure, double scale) const {
        const Figure* found = find(player, measure);
        if (found == nullptr || !found->low) return std::string(none);
        return show_lead(scale * *found->value, scale * *found->low, scale * *found->high);
    }
    std::string plain(std::string_view player, std::string_view measure) const {
        const Figure* found = find(player, measure);
        return found == nullptr ? std::string(none) : fmt::format("{:.1f}", *found->value);
    }
    // "own", or whose it is.
    std::string net(std::string_view player) const {
        const Figure* found = find(player, "won");
        if (found == nullptr || found->net.empty()) return std::string(none);
        return found->net.substr(0, found->net.find(' '));
    }
    std::vector<std::pair<int, double>> series(std::string_view player,
                                               std::string_view prefix) const {
        return figures_.series(question_.id, rules_, player, prefix);
    }

  private:
    const StudyFigures& figures_;
    const StudyQuestion& question_;
    std::string_view rules_;
};

constexpr double as_points = 100;

// Whether any line has it: figures of older files have less.
bool is_known(const StudyQuestion& question, const StudyFigures& figures, std::string_view player,
              std::string_view measure) {
    return std::ranges::any_of(question.rules, [&](std::string_view rules) {
        return figures.find(question.id, rules, player, measure) != nullptr;
    });
}

// The differences of the player that stands for people are told beside the first's; those of all
// would make the table too wide.
bool tells_lead_of(const StudyQuestion& question, const StudyFigures& figures, std::size_t player) {
    return question.players[player] == "careful" &&
           is_known(question, figures, "careful", "won_less_first");
}

Cells won_heads(const StudyQuestion& question, const StudyFigures& figures) {
    const Cells players = players_of(question);
    Cells heads{"rules", players[0] + " wins [95%]", "points more than the first [95%]"};
    for (std::size_t i = 1; i < players.size(); ++i) {
        heads.push_back(players[i] + " wins [95%]");
        if (tells_lead_of(question, figures, i))
            heads.push_back(players[i] + ": points more [95%]");
    }
    if (question.solved) heads.push_back("can be won, deck known");
    heads.push_back("net");
    return heads;
}

Cells won_cells(const StudyQuestion& question, const StudyFigures& figures, const Line& line) {
    const Cells players = players_of(question);
    Cells cells{line.share(players[0], "won"), line.lead(players[0], "won_less_first", as_points)};
    for (std::size_t i = 1; i < players.size(); ++i) {
        cells.push_back(line.share(players[i], "won"));
        if (tells_lead_of(question, figures, i))
            cells.push_back(line.lead(players[i], "won_less_first", as_points));
    }
    if (question.solved) cells.push_back(line.share("", "can_be_won"));
    cells.push_back(line.net(players[0]));
    return cells;
}

Cells score_heads(const StudyQuestion& question) {
    const Cells players = players_of(question);
    return {"rules",
            players[0] + " wins [95%]",
            "points more than the first [95%]",
            "mean score [95%]",
            "more than the first [95%]",
            "score of wins [95%]",
            "net"};
}

Cells score_cells(const StudyQuestion& question, const Line& line) {
    const std::string player(question.players.front());
    return {line.share(player, "won"),      line.lead(player, "won_less_first", as_points),
            line.mean(player, "score"),     line.lead(player, "score_less_first", 1),
            line.mean(player, "win_score"), line.net(player)};
}

Cells luck_heads(const StudyQuestion& question, const StudyFigures& figures) {
    Cells heads{"rules"};
    for (const std::string& player : players_of(question)) {
        heads.push_back("luck, as " + player + " plays [95%]");
        if (is_known(question, figures, player, "luck_less_first"))
            heads.push_back("points more than the first [95%]");
    }
    for (const std::string& player : players_of(question)) heads.push_back(player + " wins [95%]");
    return heads;
}

Cells luck_cells(const StudyQuestion& question, const StudyFigures& figures, const Line& line) {
    Cells cells;
    for (const std::string& player : players_of(question)) {
        cells.push_back(line.share(player, "luck"));
        if (is_known(question, figures, player, "luck_less_first"))
            cells.push_back(line.lead(player, "luck_less_first", as_points));
    }
    for (const std::string& player : players_of(question))
        cells.push_back(line.share(player, "won"));
    return cells;
}

Cells players_heads(const StudyQuestion&) {
    return {"rules",
            "player",
            "wins [95%]",
            "points more than the next player [95%]",
            "mean score [95%]",
            "score of wins [95%]"};
}

Cells players_cells(const Line& line, std::string_view player) {
    return {line.share(player, "won"), line.lead(player, "won_over_next", as_points),
            line.mean(player, "score"), line.mean(player, "win_score")};
}

Cells course_heads(const StudyQuestion&) {
    return {"rules", "player",          "wins [95%]", "moves",
            "rooms", "of them avoided", "damage",     "half of the losses by room"};
}

// The room by which half of the lost games are lost.
std::string median_room(const std::vector<std::pair<int, double>>& rooms) {
    double all = 0, so_far = 0;
    for (const auto& [room, share] : rooms) all += share;
    for (const auto& [room, share] : rooms)
        if (so_far += share; all > 0 && 2 * so_far >= all) return std::to_string(room);
    return std::string(none);
}

Cells course_cells(const Line& line, std::string_view player) {
    return {line.share(player, "won"),    line.plain(player, "moves"),
            line.plain(player, "rooms"),  line.plain(player, "avoids"),
            line.plain(player, "damage"), median_room(line.series(player, "lost_in_room_"))};
}

Cells bands_heads(const StudyQuestion& question) {
    Cells heads{"rules", "player", "wins [95%]"};
    for (std::size_t i = 0; i < question.bands.size(); ++i) {
        const int from = question.bands[i];
        const bool last = i + 1 == question.bands.size();
        const int to = last ? from : question.bands[i + 1] - 1;
        std::string head = std::to_string(from);
        if (last)
            head += " or more";
        else if (to > from)
            head += " to " + std::to_string(to);
        heads.push_back("of the wins, " + head + (i == 0 ? " [95%]" : ""));
    }
    heads.push_back("score of wins [95%]");
    return heads;
}

Cells bands_cells(const StudyQuestion& question, const Line& line, std::string_view player) {
    Cells cells{line.share(player, "won")};
    const auto scores = line.series(player, "won_with_");
    double wins = 0;
    for (const auto& [score, games] : scores) wins += games;
    for (std::size_t i = 0; i < question.bands.size(); ++i) {
        double within = 0;
        for (const auto& [score, games] : scores)
            if (score >= question.bands[i] &&
                (i + 1 == question.bands.size() || score < question.bands[i + 1]))
                within += games;
        cells.push_back(wins == 0 ? std::string(none)
                                  : show_share(wilson(static_cast<std::uint64_t>(within),
                                                      static_cast<std::uint64_t>(wins))));
    }
    cells.push_back(line.mean(player, "win_score"));
    return cells;
}

Cells counts_heads(const StudyQuestion& question) {
    Cells heads{"rules", "player", "wins [95%]", "points more than the next player [95%]"};
    for (const LedgerMeasure& measure : find_ledger(question.counts)->measures)
        heads.push_back(std::string(measure.head) + " [95%]");
    return heads;
}

Cells counts_cells(const StudyQuestion& question, const Line& line, std::string_view player) {
    Cells cells{line.share(player, "won"), line.lead(player, "won_over_next", as_points)};
    for (const LedgerMeasure& measure : find_ledger(question.counts)->measures)
        cells.push_back(measure.share ? line.share(player, measure.name)
                                      : line.mean(player, measure.name));
    return cells;
}

}  // namespace

bool line_a_player(Tells tells) {
    return tells == Tells::players || tells == Tells::course || tells == Tells::bands ||
           tells == Tells::counts;
}

Cells heads_of(const StudyQuestion& question, const StudyFigures& figures) {
    switch (question.tells) {
        case Tells::won: return won_heads(question, figures);
        case Tells::score: return score_heads(question);
        case Tells::luck: return luck_heads(question, figures);
        case Tells::players: return players_heads(question);
        case Tells::course: return course_heads(question);
        case Tells::bands: return bands_heads(question);
        case Tells::counts: return counts_heads(question);
    }
    return {};
}

Cells row_of(const StudyQuestion& question, const StudyFigures& figures, std::string_view rules,
             std::string_view player) {
    const Line line(figures, question, rules);
    switch (question.tells) {
        case Tells::won: return won_cells(question, figures, line);
        case Tells::score: return score_cells(question, line);
        case Tells::luck: return luck_cells(question, figures, line);
        case Tells::players: return players_cells(line, player);
        case Tells::course: return course_cells(line, player);
        case Tells::bands: return bands_cells(question, line, player);
        case Tells::counts: return counts_cells(question, line, player);
    }
    return {};
}

}  // namespace scoundrel::cli
