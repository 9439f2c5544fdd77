#include "player/evaluator.h"

#include <algorithm>

#include "rules/score.h"

namespace scoundrel {

Worth best_of(const std::vector<Worth>& ends, Aim aim) {
    if (aim == Aim::score) return *std::ranges::max_element(ends, scores_less);
    constexpr float about = 0.005f;
    Worth best = *std::ranges::max_element(ends, wins_less);
    for (const Worth& end : ends)
        if (end.win >= best.win - about) best.score = std::max(best.score, end.score);
    return best;
}

// The rows of the unseen cards and the bottom above `bottom_from` are in the sum already.
Worth Evaluator::finish(const Position& end, Row sum, int bottom_from) {
    inputs_.clear();
    read_bottom(end, bottom_from, inputs_);
    read_player(rules_, end, inputs_);
    add_rows(*net_, inputs_, sum);
    return evaluate(*net_, sum);
}

Worth Evaluator::worth(const Position& position) {
    if (position.status != Status::playing)
        return {position.status == Status::won ? 1.0f : 0.0f,
                static_cast<float>(score(rules_, position, 0))};
    Row sum = net_->first_bias;
    inputs_.clear();
    read_unseen(position, inputs_);
    add_rows(*net_, inputs_, sum);
    return finish(position, sum, 0);
}

// While a room is played the dungeon stays as it is, and avoiding only adds to its bottom, so its
// part of the sum is made once.
const std::vector<Worth>& Evaluator::worths(const Position& position,
                                            const std::vector<Way>& ways) {
    Row dungeon = net_->first_bias;
    inputs_.clear();
    read_unseen(position, inputs_);
    read_bottom(position, 0, inputs_);
    add_rows(*net_, inputs_, dungeon);
    worths_.clear();
    for (const Way& way : ways) {
        const Position& end = way.end;
        const bool shared = end.status == Status::playing && end.unseen == position.unseen &&
                            end.bottom_count >= position.bottom_count &&
                            (position.bottom_count == 0 || end.bottom[0] == position.bottom[0]);
        Worth worth = shared ? finish(end, dungeon, position.bottom_count) : this->worth(end);
        if (rules_.scoring == Scoring::slain) worth.score += static_cast<float>(way.slain);
        worths_.push_back(worth);
    }
    return worths_;
}

}  // namespace scoundrel
