// A match: deals played by several contestants, through the checked door of the rules.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "lab/run.h"
#include "player/contestant.h"

namespace scoundrel {

inline constexpr int longest_match_game = 1000;  // moves; then it is not won
// Of a game: a move takes a day at most, and some more to be told.
inline constexpr std::uint64_t most_microseconds = 2 * longest_match_game * 86'400'000'000u;

// What a player expected at a decision, where something was still hidden.
struct Forecast {
    int win = 0;                 // the chance, in thousandths
    std::optional<int> score{};  // at the end of the game, in tenths, where it was told

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

// In a row why a deal was forfeited has one line, of at most so many bytes.
inline constexpr std::size_t longest_reason = 300;
// What a row can have of a message, which may quote anything.
std::string reason_of(std::string_view message);

struct MatchRow {
    std::uint64_t seed = 0;
    std::size_t player = 0;        // its place among the players of the match
    Status status = Status::lost;  // `playing`: not finished within the longest game
    int score = 0;                 // of a game not finished: as if it were lost there
    int moves = 0;
    int decisions = 0;                  // moves that were chosen among several
    std::vector<Forecast> forecasts{};  // at decisions, where the player told one
    // Why it counts as lost where it was not: the player's failure, in words. One line.
    std::optional<std::string> forfeit{};
    // Of thinking, in all, where it is known: the one thing that differs from run to run.
    std::optional<std::uint64_t> microseconds{};

    bool won() const { return status == Status::won; }
    friend bool operator==(const MatchRow&, const MatchRow&) = default;
};

// What becomes of a deal in which a player fails: it makes a move that is not legal, or none
// (contestant.h).
enum class OnFailure : std::uint8_t {
    stop,     // it is an error
    forfeit,  // lost there and then: health counts as 0, and what lies face down as on any loss
};

// A deal played to its end.
struct PlayedDeal {
    MatchRow row;
    Game game;  // as it ended
};
// Told of every move before it is made.
using Watcher = std::function<void(const Game& game, Move move)>;

// One deal. `stop`: asked before each move; true ends the game unfinished.
Result<PlayedDeal> play_out(const Rules& rules, std::uint64_t seed, const Contestant& player,
                            const Thinking& thinking, const Stop& stop = {},
                            OnFailure on_failure = OnFailure::stop, const Watcher& watch = {});

// The same, of which only the row is wanted.
Result<MatchRow> play_deal(const Rules& rules, std::uint64_t seed, const Contestant& player,
                           const Thinking& thinking, const Stop& stop = {},
                           OnFailure on_failure = OnFailure::stop);

// Which rows are there already.
class RowsThere {
  public:
    RowsThere(std::size_t players, const std::vector<MatchRow>& rows);
    bool has(std::uint64_t seed, std::size_t player) const;
    std::vector<std::uint64_t> whole_deals() const;  // by all players

  private:
    std::size_t players_;
    std::map<std::uint64_t, std::vector<bool>> there_;
};

// Players are not shared between threads: each makes its own.
using MakePlayers = std::function<std::vector<Contestant>()>;

// What deals are dealt by, where they are only numbered.
using SeedOf = std::function<std::uint64_t(std::uint64_t number)>;

// Plays a deal with the players that have no row of it yet. Rows have the number in place of the
// seed.
MakeWorker<std::vector<MatchRow>> match_worker(
    const Rules& rules, const Thinking& thinking, MakePlayers make_players, RowsThere there,
    SeedOf seed_of = [](std::uint64_t number) { return number; },
    OnFailure on_failure = OnFailure::stop);

}  // namespace scoundrel
