// Rows that come in any order, several of each deal, counted deal by deal in the order of the
// seeds: what is made of them then depends on the rows alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "lab/seeds.h"

namespace scoundrel {

// All that are there, or those up to the first by which all is decided, whatever else was played.
enum class DealsCounted : std::uint8_t { all, until_decided };

template <class Row>
class WholeDeals {
  public:
    using Rows = std::vector<std::optional<Row>>;  // all there

    WholeDeals(SeedRange range, std::size_t rows_a_deal)
        : range_(range), rows_a_deal_(rows_a_deal) {}

    SeedRange range() const { return range_; }
    std::uint64_t count() const { return count_; }  // from the first of the range on

    // A row outside of the range is passed over, and so is a second one of the same deal and
    // place. `deal` is called for every deal that is now whole, those before it being counted.
    template <class Deal>
    void add(const Row& row, std::size_t place, Deal deal) {
        if (closed_ || !range_.has(row.seed) || row.seed < range_.first + count_) return;
        Rows& rows = waiting_[row.seed];
        rows.resize(rows_a_deal_);
        if (!rows[place]) rows[place] = row;
        while (!closed_ && !waiting_.empty() && waiting_.begin()->first == range_.first + count_ &&
               std::ranges::all_of(waiting_.begin()->second,
                                   [](const auto& there) { return there.has_value(); })) {
            ++count_;
            deal(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
        }
    }

    // No further deal counts, whether it is there already or comes later.
    void close() { closed_ = true; }

  private:
    SeedRange range_;
    std::size_t rows_a_deal_;
    std::uint64_t count_ = 0;
    bool closed_ = false;
    std::map<std::uint64_t, Rows> waiting_;  // by seed
};

}  // namespace scoundrel
