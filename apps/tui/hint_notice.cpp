#include "tui/hint_notice.h"

#include <algorithm>

#include "coach/chance_words.h"
#include "coach/hint_words.h"
#include "game/move_text.h"
#include "phrases/layout.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

std::string in_column(const std::string& text, int width) {
    const int blanks = std::max(0, width - text_width(text));
    return std::string(static_cast<std::size_t>(blanks), ' ') + text;
}

std::string in_columns(const std::string& win, const std::string& score) {
    constexpr int win_width = 10, score_width = 7;
    return in_column(win, win_width) + in_column(score, score_width);
}

std::string figures_of(const Voice& voice, const std::optional<Hint::Chance>& chance) {
    if (!chance) return "";
    std::string win = say_win(voice, *chance);
    if (const auto at = win.find("+-"); at != win.npos) win.replace(at, 2, "±");
    return in_columns(win, say_score(voice, *chance));
}

// Why the best is best, how the room goes on, and whose net it was if it was not these rules' own.
std::string text_of(const Voice& voice, const HintAnswer& answer) {
    std::string text = say_reason(voice, answer.hint.because);
    const auto add = [&](const std::string& more) {
        if (!more.empty()) text += (text.empty() ? "" : " ") + more;
    };
    add(say_plan(voice, answer.hint));
    if (answer.net && !answer.net->own)
        add(say(voice, hint_nearest_net, {{"rules", std::string(answer.net->rule_set->id)}}));
    return text;
}

// All moves stand below the text where that leaves room for more than a few.
bool lists_moves(const Notice& notice, int rows) {
    constexpr int fewest = 4;
    return notice.has_moves() && rows >= std::min(static_cast<int>(notice.moves.size()), fewest);
}

// The heads of their columns stand in the title's line.
void draw_moves(Canvas& canvas, Rect in, int heads, const Notice& notice) {
    const int all = static_cast<int>(notice.moves.size());
    const std::string words = notice.heads.substr(notice.heads.find_first_not_of(' '));
    canvas.cover({in.right() - text_width(words) - 2, heads, text_width(words) + 2, 1});
    canvas.text_right(in.right() - 1, heads, words, {.ink = Ink::dim});
    const int shown = all > in.h ? in.h - 1 : all;
    for (int i = 0; i < shown; ++i) {
        const Menu::Row& row = notice.moves[static_cast<std::size_t>(i)].row;
        canvas.text(in.x + 2, in.y + i, row.text, {}, in.w - 4 - text_width(row.aside));
        canvas.text_right(in.right() - 1, in.y + i, row.aside);
    }
    if (shown < all)  // i shows them all
        canvas.text(in.x + 2, in.y + shown, "… " + say({}, screen_more, {{"count", all - shown}}),
                    {.ink = Ink::dim});
}

std::string ask_why_not(const Voice& voice, Move move) {
    return say(voice, hint_why_not,
               {{"what", say_doing(voice, move)}, {"move", typed(voice, move)}});
}

Phrase title_of(const Hint& hint, Look look) {
    if (look == Look::first) return screen_hint_first;
    const bool proved = hint.sight == Sight::solved || hint.sight == Sight::exact;
    return proved ? screen_hint_proved : screen_hint;
}

}  // namespace

std::vector<Menu::Row> Notice::rows() const {
    std::vector<Menu::Row> rows;
    for (const Weighed& one : moves) rows.push_back(one.row);
    return rows;
}

Notice notice_of(const Voice& voice, const HintAnswer& answer, Look look, CardStyle style) {
    const Hint& hint = answer.hint;
    const auto shown = [&](const std::string& text) { return with_symbols(text, style); };
    const std::string best = say_doing(voice, hint.moves.front().move);
    Notice notice{.title = shown(say(voice, title_of(hint, look), {{"what", best}})),
                  .text = shown(text_of(voice, answer))};
    notice.gist = shown(say_gist(voice, hint.because));
    notice.heads = in_columns(say(voice, hint_head_win), say(voice, hint_head_score));
    for (const Hint::Choice& choice : hint.moves) {
        const std::string what = shown(say_doing(voice, choice.move));
        notice.moves.push_back({.move = choice.move,
                                .row = {what, figures_of(voice, choice.chance)},
                                .question = shown(ask_why_not(voice, choice.move)),
                                .why_not = shown(say_reason(voice, choice.because))});
    }
    return notice;
}

void draw_notice(Canvas& canvas, Rect in, const Notice& notice) {
    canvas.rule(in.x, in.y, in.w);
    const Rect body{in.x + 1, in.y + 1, in.w - 2, in.h - 1};
    const int lines = line_count(notice.text, body.w);
    const bool lists = lists_moves(notice, body.h - lines);
    const int heads = lists ? text_width(notice.heads) : 0;
    canvas.rule(in.x, in.y, in.w - heads, notice.title, {.ink = notice.ink, .bold = true});
    const bool whole = lines <= body.h;
    const bool gist = !whole && !notice.gist.empty() && notice.gist != notice.text;
    if (gist) canvas.leave_out(notice.text);
    const int used =
        canvas.paragraph(body, gist ? notice.gist + " …" : notice.text, {.ink = Ink::plain});
    if (lists) draw_moves(canvas, {body.x, body.y + used, body.w, body.h - used}, in.y, notice);
}

}  // namespace scoundrel::tui
