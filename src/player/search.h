// The strongest player. With few cards unseen every hidden order is looked at; with none the exact
// solver answers; where avoiding costs nothing all cards are looked at first. Otherwise a sampled
// expectimax one room deep (player/lookahead.h), from which ways that have clearly fallen behind
// are dropped.
#pragma once

#include "player/crossroads.h"
#include "player/exact.h"
#include "player/lookahead.h"
#include "player/open_end.h"
#include "player/player.h"

namespace scoundrel {

class Search final : public Player {
  public:
    Search(const Rules& rules, SharedNet net)
        : rules_(rules),
          ways_(rules),
          ways_and_deaths_(rules, Deaths::looked_for),
          lookahead_(rules, std::move(net)),
          open_end_(rules_, lookahead_.evaluator()) {}
    Search(const Search&) = delete;  // its parts know each other
    Search& operator=(const Search&) = delete;

    Advice advise(const Position& position, const Effort& effort) override;

  private:
    // What the ends of a crossroads are worth, those that were looked at.
    struct Judged {
        std::vector<std::optional<TrueWorth>> worths;
        struct Error {
            double own = 0, behind = 0;  // as of an Option
        };
        std::vector<Error> errors;
        Sight sight = Sight::sampled;
        std::int64_t samples = 0;
    };
    std::optional<Judged> exact(const Position& position, const Crossroads& crossroads,
                                const Effort& effort);
    // `matters`: the ends that may be looked at; of every road one.
    Judged sampled(const Position& position, const Crossroads& crossroads, const Effort& effort,
                   const std::vector<bool>& matters);
    std::vector<std::size_t> worth_a_look(const Position& position, const Crossroads& crossroads,
                                          const std::vector<bool>& matters, Aim aim);

    Rules rules_;
    Ways ways_, ways_and_deaths_;
    Lookahead lookahead_;
    OpenEnd open_end_;
};

}  // namespace scoundrel
