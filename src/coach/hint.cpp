#include "coach/hint.h"

#include <cassert>

#include "coach/hint_choice.h"

namespace scoundrel {

Hint make_hint(const Game& game, const Advice& advice, Aim aim, bool open) {
    assert(!advice.options.empty());
    std::vector<Followed> followed;
    for (const Option& option : advice.options) followed.push_back(follow(game, option));
    Reasons reasons = choose_facts({game, advice, followed, aim, open});
    Hint hint{{}, std::move(reasons.best), aim, advice.sight, advice.samples};
    const int slain = game.rules.scoring == Scoring::slain ? game.account.stats.slain_value : 0;
    for (std::size_t i = 0; i < advice.options.size(); ++i) {
        const Option& option = advice.options[i];
        Hint::Choice choice{option.move,
                            {},
                            followed[i].moves,
                            followed[i].left(),
                            std::move(reasons.why_not[i]),
                            followed[i].end.status == Status::lost};
        if (advice.sight != Sight::none)
            choice.chance = {option.win, option.error, option.score + slain};
        if (advice.sight == Sight::solved) {
            choice.chance->score = followed[i].score;
            choice.chance->proved = option.proved;
        }
        hint.moves.push_back(std::move(choice));
    }
    return hint;
}

}  // namespace scoundrel
