// Which games of the history are meant: words, of which a game must fit every one. They are results
// (`won`, `lost`, …), what a game counts as (`clean`, `helped`, …), rules by their id, days and
// scores with their bounds; any other word is looked for in the game's id, the name of its rules,
// its puzzle and its remarks. Words of the language spoken are understood as well as the English
// ones. Nothing is an error: what is no more than text is looked for.
//
//   won classic 2026-11           won games of `classic` in November
//   helped >=10 2026-11-01..      with help and a score of 10 or more, since the first
//   lost -20..0                   with a score from -20 to 0
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "game/history.h"
#include "phrases/catalogue.h"

namespace scoundrel {

class HistoryQuery {
  public:
    HistoryQuery() = default;
    explicit HistoryQuery(std::string_view words);

    bool empty() const { return conditions_.empty(); }
    bool fits(const Summary& game) const;
    // Of these, in their order.
    std::vector<Summary> among(const std::vector<Summary>& games) const;

  private:
    std::vector<std::function<bool(const Summary&)>> conditions_;
};

// The words that stand for a result or for what a game counts as, in the language spoken.
struct QueryWord {
    std::string_view english;
    Phrase phrase;
    bool (*fits)(const Summary&);
};
std::span<const QueryWord> query_words();

}  // namespace scoundrel
