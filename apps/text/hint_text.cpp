#include "text/hint_text.h"

#include <fmt/core.h>

#include <algorithm>

#include "coach/chance_words.h"
#include "coach/hint_words.h"
#include "game/move_text.h"
#include "phrases/layout.h"
#include "text/terminal_text.h"

namespace scoundrel::text {

namespace {

using enum Phrase;

std::string row(const std::string& move, const std::string& win, const std::string& score,
                const std::string& plan) {
    constexpr int move_width = 9, win_width = 15, score_width = 6;
    const std::string label = padded(move, move_width) + padded(win, win_width) +
                              fmt::format("{:>{}}", score, score_width) + "  ";
    if (!plan.empty()) return hang(label, plan, page_width);
    return label.substr(0, label.find_last_not_of(' ') + 1) + "\n";
}

std::string named(const Voice& voice, Phrase phrase, Move move) {
    return say(voice, phrase, {{"what", say_doing(voice, move)}, {"move", typed(voice, move)}});
}

}  // namespace

std::string tell_why_not(const Voice& voice, const Hint& hint, Move move, CardStyle style) {
    const auto choice = std::ranges::find(hint.moves, move, &Hint::Choice::move);
    const std::string reason = choice == hint.moves.begin() ? say(voice, hint_is_best)
                                                            : say_reason(voice, choice->because);
    return in_lines(with_symbols(named(voice, hint_why_not, move) + "\n" + reason + "\n", style));
}

std::string tell_hint(const Voice& voice, const HintAnswer& answer, CardStyle style) {
    const Move best = answer.hint.moves.front().move;
    const std::string plan = say_plan(voice, answer.hint);
    std::string text = named(voice, hint_best, best) + (plan.empty() ? "" : " " + plan) + "\n" +
                       say_reason(voice, answer.hint.because) + "\n";
    if (answer.net && !answer.net->own)
        text += say(voice, hint_general_net) + "\n";
    return in_lines(with_symbols(text, style));
}

std::string tell_choices(const Voice& voice, const Hint& hint) {
    const auto head = [&](Phrase phrase) { return say(voice, phrase); };
    std::string text =
        row(head(hint_head_move), head(hint_head_win), head(hint_head_score), head(hint_head_plan));
    for (const Hint::Choice& choice : hint.moves) {
        std::string plan;
        for (std::size_t i = 1; i < choice.plan.size(); ++i)
            plan += (i > 1 ? " " : "") + typed(voice, choice.plan[i]);
        const auto& chance = choice.chance;
        text += row(typed(voice, choice.move), chance ? say_win(voice, *chance) : "-",
                    chance ? say_score(voice, *chance) : "-", plan);
    }
    return text;
}

}  // namespace scoundrel::text
