#include "tui/hint_notice.h"

#include <algorithm>
#include <initializer_list>

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

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts)
        if (!part.empty()) text.append(text.empty() ? "" : " ").append(part);
    return text;
}

// Why the best is best, how the room goes on, and whose net it was if it was not these rules' own.
// Where that is too long the plan stays longest: reasons go sentence by sentence, the last first.
std::vector<std::string> texts_of(const Voice& voice, const HintAnswer& answer) {
    const std::string reason = say_reason(voice, answer.hint.because);
    const std::string gist = say_gist(voice, answer.hint.because);
    const std::string plan = say_plan(voice, answer.hint);
    std::string net;
    if (answer.net && !answer.net->own)
        net = say(voice, hint_general_net);
    std::vector<std::string> texts{joined({reason, plan, net}), joined({reason, plan})};
    for (auto end = reason.rfind(". "); end != reason.npos && end > 0;
         end = reason.rfind(". ", end - 1))
        texts.push_back(joined({reason.substr(0, end + 1), plan}));
    texts.push_back(joined({gist, plan}));
    texts.push_back(gist);
    return texts;
}

// All moves stand below the text where that leaves room for more than a few.
bool lists_moves(const Notice& notice, int rows) {
    constexpr int fewest = 4;
    return notice.has_moves() && rows >= std::min(static_cast<int>(notice.moves.size()), fewest);
}

// Of the columns of moves, in the title's line.
void draw_heads(Canvas& canvas, Rect in, const Notice& notice) {
    const std::string words = notice.heads.substr(notice.heads.find_first_not_of(' '));
    canvas.cover({in.right() - text_width(words) - 3, in.y, text_width(words) + 2, 1});
    canvas.text_right(in.right() - 2, in.y, words, {.ink = Ink::dim});
}

void draw_moves(Canvas& canvas, Rect in, const Notice& notice) {
    const int all = static_cast<int>(notice.moves.size());
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

// The most that has room, with a mark where it is not all.
std::string fitting(const Notice& notice, Rect in) {
    if (line_count(notice.text, in.w) <= in.h || notice.shorter.empty()) return notice.text;
    for (const std::string& text : notice.shorter)
        if (text != notice.text && line_count(text + " …", in.w) <= in.h) return text + " …";
    return notice.shorter.back() + " …";
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
    Notice notice{.title = shown(say(voice, title_of(hint, look), {{"what", best}})), .text = ""};
    for (const std::string& text : texts_of(voice, answer)) notice.shorter.push_back(shown(text));
    notice.text = notice.shorter.front();
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
    const bool room_for_heads = text_width(notice.title) + text_width(notice.heads) + 5 <= in.w;
    const int heads = lists && room_for_heads ? text_width(notice.heads) : 0;
    canvas.rule(in.x, in.y, in.w - heads, notice.title, {.ink = notice.ink, .bold = true});
    const std::string text = fitting(notice, body);
    if (text != notice.text) canvas.leave_out(notice.text);
    const int used = canvas.paragraph(body, text, {.ink = Ink::plain});
    if (!lists) return;
    if (heads > 0) draw_heads(canvas, in, notice);
    draw_moves(canvas, {body.x, body.y + used, body.w, body.h - used}, notice);
}

}  // namespace scoundrel::tui
