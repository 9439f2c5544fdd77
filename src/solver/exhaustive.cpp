#include "solver/exhaustive.h"

#include <algorithm>
#include <cstring>
#include <deque>

#include "rules/apply.h"
#include "rules/dealer.h"
#include "rules/score.h"

namespace scoundrel {

namespace {

// A position that was reached, and how.
struct Visit {
    Position position;
    Move move;               // that led here
    std::uint32_t from = 0;  // the visit it was made from
    std::uint16_t slain = 0;
};

// All of a position that tells it from others; health only where more of it may be worse. With the
// order known, the unseen cards are told by their number.
class Key {
  public:
    Key(const Position& p, bool with_health) {
        if (with_health) push(p.health);
        push(static_cast<std::uint8_t>(p.unseen.count()));
        push(p.room_count);
        push(p.carried);
        push(p.weapon);
        push(p.slot);
        push(p.dealt_with);
        push(static_cast<std::uint8_t>((p.untouched ? 1 : 0) | (p.potion_used ? 2 : 0) |
                                       (p.avoided_last ? 4 : 0)));
        for (int i = 0; i < p.room_count; ++i) push(p.room[i]);
        for (int i = 0; i < p.bottom_count; ++i) push(p.bottom[i]);
    }

    bool operator==(const Key& other) const {
        return size_ == other.size_ && std::memcmp(bytes_, other.bytes_, size_) == 0;
    }
    std::uint64_t hash() const {
        Fnv1a hash;
        for (std::size_t i = 0; i < size_; ++i) hash.add(bytes_[i]);
        return hash.value() ^ hash.value() >> 32;
    }

  private:
    void push(std::uint8_t byte) { bytes_[size_++] = byte; }
    void push(Card card) { push(static_cast<std::uint8_t>(card.face())); }
    void push(const Held& held) {
        push(held.card);
        push(held.uses);
        push(held.limit);
    }

    unsigned char bytes_[17 + room_size + cards_in_pack];
    std::size_t size_ = 0;
};

// The positions seen so far, each with the most health it was reached with.
class Seen {
  public:
    explicit Seen(bool with_health) : with_health_(with_health) {}

    // True if it is new, or reached with more health than before.
    bool improve(std::deque<Visit>& visits, std::uint32_t number) {
        if (2 * (used_ + 1) > index_.size()) grow(visits);
        std::uint32_t& entry = *find(visits, key_of(visits[number]));
        if (entry == 0) {
            entry = number + 1;
            ++used_;
            return true;
        }
        if (visits[entry - 1].position.health >= visits[number].position.health) return false;
        entry = number + 1;
        return true;
    }
    // With what it needs while it grows.
    std::size_t bytes() const { return 3 * index_.capacity() * sizeof(std::uint32_t); }

  private:
    Key key_of(const Visit& visit) const { return {visit.position, with_health_}; }
    std::uint32_t* find(const std::deque<Visit>& visits, const Key& key) {
        std::size_t at = key.hash() & (index_.size() - 1);
        while (index_[at] != 0 && !(key_of(visits[index_[at] - 1]) == key))
            at = (at + 1) & (index_.size() - 1);
        return &index_[at];
    }
    void grow(const std::deque<Visit>& visits) {
        std::vector<std::uint32_t> old = std::move(index_);
        index_.assign(std::max<std::size_t>(64, 2 * old.size()), 0);
        for (const std::uint32_t entry : old)
            if (entry != 0) *find(visits, key_of(visits[entry - 1])) = entry;
    }

    bool with_health_;
    std::vector<std::uint32_t> index_;  // a visit's number and one, or 0
    std::size_t used_ = 0;
};

class Search {
  public:
    Search(const Rules& rules, const Deck& unseen, Question question, const Limits& limits)
        : rules_(rules),
          dealer_{unseen, SplitMix64(0)},
          budget_(limits),
          seen_(rules.overkill_counts() && question != Question::verdict) {}

    Solution solve(const Position& position, int slain, Question question) {
        visits_.push_back({position, Move(Verb::next), 0, static_cast<std::uint16_t>(slain)});
        seen_.improve(visits_, 0);
        std::vector<std::uint32_t> level{0};
        Solution solution;
        for (int avoids = 0; !level.empty(); ++avoids) {
            std::vector<std::uint32_t> next_level;
            if (!visit(level, next_level)) break;
            if (best_win_ && !solution.avoids) solution.avoids = avoids;
            if (best_win_ && question == Question::verdict) break;
            level = std::move(next_level);
        }
        return concluded(solution, question);
    }

  private:
    struct Best {
        int score;
        std::uint32_t visit;
    };

    // Everything that can be reached from these positions without avoiding; what lies behind an
    // avoid is kept for the next level. False if a limit was reached.
    bool visit(std::vector<std::uint32_t>& stack, std::vector<std::uint32_t>& next_level) {
        while (!stack.empty()) {
            const std::uint32_t number = stack.back();
            stack.pop_back();
            const Position position = visits_[number].position;
            for (const Move move : legal_moves(rules_, position))
                if (follow(number, move))
                    (is_avoid(move) ? next_level : stack).push_back(last_visit());
            if (!budget_.spend(1) || !budget_.hold(bytes())) return false;
        }
        return true;
    }

    // True if the move leads to a position worth visiting, which is then the last visit.
    bool follow(std::uint32_t from, Move move) {
        struct Slain : Unrecorded {
            int value = 0;
            void defeated(Card monster) { value += monster.value(); }
        } past;
        Visit next = visits_[from];
        next.from = from;
        next.move = move;
        apply(rules_, next.position, move, past);
        deal(next.position, dealer_);
        next.slain = static_cast<std::uint16_t>(next.slain + past.value);
        visits_.push_back(next);
        const std::uint32_t number = last_visit();
        if (next.position.status == Status::playing) {
            if (seen_.improve(visits_, number)) return true;
            visits_.pop_back();
            return false;
        }
        std::optional<Best>& best = next.position.status == Status::won ? best_win_ : best_loss_;
        const int reached = score(rules_, next.position, next.slain);
        if (!best || reached > best->score)
            best = Best{reached, number};
        else
            visits_.pop_back();
        return false;
    }

    std::uint32_t last_visit() const { return static_cast<std::uint32_t>(visits_.size() - 1); }

    Solution concluded(Solution solution, Question question) {
        solution.limit = budget_.reached();
        solution.nodes = budget_.nodes();
        solution.memory = budget_.memory();
        if (best_win_)
            solution.verdict = Verdict::won;
        else if (solution.limit == Limit::none && best_loss_)
            solution.verdict = Verdict::lost;
        const std::optional<Best>& best = best_win_ ? best_win_ : best_loss_;
        if (!best) return solution;
        if (question != Question::everything) solution.avoids.reset();
        if (question == Question::verdict) return solution;
        solution.line = line_to(best->visit);
        (solution.limit == Limit::none ? solution.best_score : solution.at_least) = best->score;
        return solution;
    }

    std::vector<Move> line_to(std::uint32_t number) const {
        std::vector<Move> line;
        for (; number != 0; number = visits_[number].from) line.push_back(visits_[number].move);
        std::reverse(line.begin(), line.end());
        return line;
    }

    std::size_t bytes() const { return visits_.size() * sizeof(Visit) + seen_.bytes(); }

    const Rules& rules_;
    KnownDealer dealer_;
    Budget budget_;
    std::deque<Visit> visits_;
    Seen seen_;
    std::optional<Best> best_win_;
    std::optional<Best> best_loss_;
};

}  // namespace

Solution solve_exhaustively(const Rules& rules, const Position& position, const Deck& unseen,
                            int slain, Question question, const Limits& limits) {
    return Search(rules, unseen, question, limits).solve(position, slain, question);
}

}  // namespace scoundrel
