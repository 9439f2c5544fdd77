#include "solver/straighten.h"

#include <algorithm>
#include <unordered_set>

#include "rules/legal.h"
#include "rules/score.h"
#include "solver/moment.h"
#include "solver/position_hash.h"

namespace scoundrel {

namespace {

class Straightener {
  public:
    Straightener(const Rules& rules, const Deck& unseen)
        : rules_(rules), dealer_{unseen, SplitMix64(0)} {}

    struct Step {
        Moment moment;
        bool leads_on;    // to the next room, or to the end of the game
        bool rearranges;  // lays a card elsewhere and does nothing more
    };
    Step play(const Moment& from, Move move) {
        Step step{from, false, false};
        step.moment.play(rules_, move);
        Position& now = step.moment.position;
        step.rearranges = rearranges(from.position, move, now);
        step.leads_on = now.status != Status::playing || now.awaiting() ||
                        begins_room(from.position, move, now);
        deal(now, dealer_);
        return step;
    }

    // The fewest moves that lead on to the same; breadth first.
    std::vector<Move> shortest(const Moment& from, const Moment& to) {
        struct Reached {
            Moment moment;
            Move move;         // that led here
            std::size_t from;  // the one before it
        };
        std::vector<Reached> all{{from, {}, 0}};
        std::unordered_set<Position, PositionHash> met{from.position};
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const Move move : legal_moves(rules_, all[i].moment.position)) {
                const Step step = play(all[i].moment, move);
                if (step.leads_on ? !same(step.moment, to)
                                  : !met.insert(step.moment.position).second)
                    continue;
                all.push_back({step.moment, move, i});
                if (!step.leads_on) continue;
                std::vector<Move> moves;
                for (std::size_t at = all.size() - 1; at != 0; at = all[at].from)
                    moves.push_back(all[at].move);
                std::ranges::reverse(moves);
                return moves;
            }
        return {};
    }

  private:
    bool same(const Moment& a, const Moment& b) const {
        if (a.position.status == Status::playing)
            return a.position == b.position && a.slain == b.slain;
        return a.position.status == b.position.status &&
               score(rules_, a.position, a.slain) == score(rules_, b.position, b.slain);
    }

    const Rules& rules_;
    KnownDealer dealer_;
};

}  // namespace

std::vector<Move> straightened(const Rules& rules, const Position& position, const Deck& unseen,
                               const std::vector<Move>& line) {
    Straightener straightener(rules, unseen);
    std::vector<Move> straight, room;
    Moment began{position}, now = began;
    bool detour = false;  // possible in this room
    for (const Move move : line) {
        const auto step = straightener.play(now, move);
        now = step.moment;
        room.push_back(move);
        detour |= step.rearranges;
        if (!step.leads_on) continue;
        if (detour) room = straightener.shortest(began, now);
        straight.insert(straight.end(), room.begin(), room.end());
        room.clear();
        began = now;
        detour = false;
    }
    return straight;
}

}  // namespace scoundrel
