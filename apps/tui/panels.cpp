#include "tui/panels.h"

#include "game/due.h"
#include "phrases/layout.h"
#include "tui/card_art.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

Rect under_title(Rect in) { return {in.x + 1, in.y + 1, in.w - 2, in.h - 1}; }

}  // namespace

void draw_unseen(Canvas& canvas, Rect in, const Session& session) {
    const Position& position = session.position();
    canvas.rule(
        in.x, in.y, in.w,
        say(Voice::of(session.variant()), screen_unseen, {{"cards", position.unseen.count()}}));
    constexpr Suit suits[] = {Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts};
    constexpr int last_column = 28;
    const int shown = std::min(4, in.h - 1);
    if (shown < 4) {
        std::string rest;
        for (const Card card : position.unseen) rest += (rest.empty() ? "" : " ") + face_of(card);
        canvas.leave_out(rest);
        canvas.text(in.x + last_column - 1, in.y + shown, "…", {.ink = Ink::dim});
    }
    for (int row = 0; row < shown; ++row) {
        const Suit suit = suits[row];
        const int y = in.y + 1 + row;
        canvas.text(in.x + 1, y, face_of(Card(suit, 2)).substr(1), {.ink = ink_of(suit)});
        for (int value = 2; value <= 14; ++value) {
            const Card card(suit, value);
            const int x = in.x + 1 + 2 * (value - 1) + (value > 10 ? 1 : 0);
            if (!session.variant().rules.deck.has(card)) continue;
            const std::string face = face_of(card);
            if (position.unseen.has(card))
                canvas.text(x, y, face.substr(0, value == 10 ? 2 : 1), {.ink = ink_of(suit)});
            else
                canvas.put(x, y, U'·', {.ink = Ink::dim});
        }
    }
}

void draw_bottom(Canvas& canvas, Rect in, const Session& session) {
    const Position& position = session.position();
    const Voice voice = Voice::of(session.variant());
    canvas.rule(in.x, in.y, in.w, say(voice, screen_bottom, {{"cards", position.bottom_count}}));
    const Rect body = under_title(in);
    if (position.bottom_count == 0) {
        canvas.paragraph(body, say(voice, screen_bottom_none), {.ink = Ink::dim});
        return;
    }
    const auto rooms = rooms_until_known(session.variant().rules, position);
    const int used =
        rooms ? canvas.paragraph(body, say(voice, screen_bottom_due, {{"rooms", *rooms}})) : 0;
    draw_cards(canvas, {body.x, body.y + used, body.w, body.h - used},
               std::span(position.bottom, position.bottom_count));
}

void draw_discard(Canvas& canvas, Rect in, const Session& session) {
    const auto& pile = session.game().account.discard;
    const Voice voice = Voice::of(session.variant());
    canvas.rule(in.x, in.y, in.w, say(voice, screen_discard, {{"cards", pile.count}}));
    const Rect body = under_title(in);
    // What was put there last matters most.
    draw_cards(canvas, body, std::span(pile.cards, static_cast<std::size_t>(pile.count)),
               Kept::last);
}

void draw_log(Canvas& canvas, Rect in, const Voice& voice, std::span<const Play::LogLine> log) {
    canvas.rule(in.x, in.y, in.w, say(voice, screen_log));
    const Rect body = under_title(in);
    const auto rows = static_cast<std::size_t>(std::max(body.h, 0));
    // Each takes a row at least: older ones than this cannot be in sight.
    const auto recent = log.size() > rows ? log.last(rows) : log;
    std::vector<std::string> lines;
    std::size_t latest = 0;  // where the last one begins
    for (const Play::LogLine& one : recent) {
        latest = lines.size();
        for (std::string& line : wrap(one.text, std::max(body.w, 10)))
            lines.push_back(std::move(line));
    }
    const std::size_t from = lines.size() > rows ? lines.size() - rows : 0;
    for (std::size_t i = from; i < lines.size(); ++i)
        canvas.text(body.x, body.y + static_cast<int>(i - from), lines[i],
                    {.ink = i >= latest ? Ink::plain : Ink::dim}, body.w);
    if (from == 0 && recent.size() == log.size()) return;
    canvas.cover({in.right() - 4, in.y, 4, 1});
    canvas.text(in.right() - 3, in.y, "L ▲", {.ink = Ink::key});
    canvas.spot({in.right() - 4, in.y, 4, 1}, Input::of(U'L'));
}

}  // namespace scoundrel::tui
