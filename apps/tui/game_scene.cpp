#include "tui/game_scene.h"

#include "game/due.h"
#include "phrases/layout.h"
#include "tui/card_art.h"
#include "tui/game_lines.h"
#include "tui/game_panels.h"
#include "tui/game_status.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class Drawing {
  public:
    Drawing(Canvas& canvas, const GameScene& scene)
        : canvas_(canvas),
          scene_(scene),
          session_(scene.session),
          position_(scene.session.position()),
          voice_(Voice::of(scene.session.variant())),
          l_(layout_of(canvas.width(), canvas.height(), scene)) {}

    void all() {
        draw_status(canvas_, l_, scene_);
        if (l_.form == Form::lines) {
            if (!session_.game().over()) draw_room_lines(canvas_, l_, scene_);
        } else {
            piles();
            room();
        }
        if (l_.form == Form::full)
            weapon();
        else
            draw_weapon_line(canvas_, l_, scene_);
        if (l_.form != Form::lines) slot();
        draw_panels(canvas_, l_, scene_);
        draw_message(canvas_, l_, scene_);
        draw_keys(canvas_, l_.keys, scene_.keys);
    }

  private:
    // Above a card, or in its frame where there is no row for it.
    void label(int x, int width, const std::string& text, Style style = {.ink = Ink::dim}) {
        if (l_.labels >= 0) return canvas_.text_centred({x, 0, width, 1}, l_.labels, text, style);
        const std::string in_frame = " " + text + " ";
        const int used = std::min(text_width(in_frame), l_.card.w - 2);
        canvas_.cover({x + 1, l_.cards, used, 1});
        canvas_.text(x + 1, l_.cards, in_frame, style, used);
    }

    void piles() {
        const auto& discard = session_.game().account.discard;
        const bool labels = l_.labels >= 0;
        draw_pile(canvas_, l_.dungeon_x, l_.cards, l_.card, position_.dungeon());
        if (labels) label(l_.dungeon_x, l_.card.w, say(voice_, screen_dungeon));
        if (position_.bottom_count > 0) known();
        if (l_.discard_x < 0) return;
        if (labels)
            label(l_.discard_x - 1, l_.card.w + 2,
                  say(voice_, screen_discard_pile, {{"cards", discard.count}}));
        if (discard.count > 0)
            draw_card(canvas_, l_.discard_x, l_.cards, l_.card, discard.cards[discard.count - 1],
                      {.dimmed = true});
        else
            draw_place(canvas_, l_.discard_x, l_.cards, l_.card);
        if (!labels && discard.count > 0)
            canvas_.text_centred(
                {l_.discard_x - 1, 0, canvas_.width() - l_.discard_x + 1, 1}, l_.cards + l_.card.h,
                say(voice_, screen_discard_pile, {{"cards", discard.count}}), {.ink = Ink::dim});
    }

    // What is known to lie at the bottom, and when it comes: below the dungeon.
    void known() {
        const int below = l_.cards + l_.card.h, left = std::max(0, l_.dungeon_x - 5);
        const int width = l_.room_x - 1 - left;
        const auto rooms = rooms_until_known(session_.variant().rules, position_);
        canvas_.text_centred({left, 0, width, 1}, below,
                             say(voice_, screen_known, {{"known", position_.bottom_count}}));
        if (!rooms) return;
        std::string due = say(voice_, screen_due, {{"rooms", *rooms}});
        if (text_width(due) > width) due = say(voice_, screen_due_short, {{"rooms", *rooms}});
        canvas_.text_centred({left, 0, width, 1}, below + 1, due);
    }

    void room() {
        const Game& game = session_.game();
        int owed = position_.owed;  // which will come to the lowest free places
        for (int place = 1; place <= room_size; ++place) {
            const int x = l_.room_x + (place - 1) * l_.room_step;
            const Rect spot{x, l_.cards, l_.card.w, l_.card.h + 2};
            const Card card = session_.places().at(place);
            if (!card) {
                draw_place(canvas_, x, l_.cards, l_.card, owed-- > 0 ? "?" : "");
                continue;
            }
            const bool focus = scene_.focus == Item{Item::Place::card, card};
            const bool carried = position_.carried_cards().has(card);
            const auto choices = choices_with(voice_, game, card, scene_.style);
            bool any = game.over() || position_.awaiting();
            for (const Choice& choice : choices) any |= choice.legal;
            draw_card(canvas_, x, l_.cards, l_.card, card,
                      {.frame = focus                      ? Ink::focus
                                : card == position_.rolled ? Ink::bad
                                                           : Ink::frame,
                       .dimmed = !any});
            std::string name = std::to_string(place);
            if (const std::string more = name + " " + say(voice_, screen_carried);
                carried && text_width(more) + (l_.labels < 0 ? 2 : 0) <= l_.card.w)
                name = more;
            label(x, l_.card.w, name, {.ink = focus ? Ink::focus : Ink::dim, .bold = focus});
            canvas_.spot(spot, Input::of(U'0' + static_cast<char32_t>(place)));
            briefs(x, choices);
        }
    }

    // The two that matter most, below the card.
    void briefs(int x, const std::vector<Choice>& choices) {
        int row = 0;
        for (const Choice& choice : choices) {
            if (row == 2) return;
            canvas_.text(x, l_.cards + l_.card.h + row++, brief_effect(choice, l_.card.w),
                         {.ink = ink_of(choice)});
        }
    }

    void weapon() {
        const Held& held = position_.weapon;
        const auto& slain = session_.game().account.slain;
        const bool has_slot = session_.variant().rules.inventory != Inventory::none;
        const int most = has_slot ? l_.slot_x - l_.weapon.x - 1 : l_.weapon.w;
        const int y = l_.weapon.y + 1;
        canvas_.text(l_.weapon.x, l_.weapon.y, say_held(voice_, session_, held),
                     {.ink = held.card ? Ink::plain : Ink::dim}, most);
        if (!held.card)
            return draw_place(canvas_, l_.weapon.x, y, l_.card, say(voice_, screen_no_weapon));
        draw_stack(canvas_, l_.weapon.x, y, l_.card, held.card, std::span(slain.cards, slain.count),
                   most);
    }

    void slot() {
        if (session_.variant().rules.inventory == Inventory::none) return;
        const Held& held = position_.slot;
        const bool focus = scene_.focus && scene_.focus->place == Item::Place::slot;
        const Style style{.ink = focus ? Ink::focus : Ink::dim, .bold = focus};
        const bool full = l_.form == Form::full;
        // Its name stands above it, or below it where cards are flat.
        const int name_y = full ? l_.weapon.y : l_.cards + l_.card.h;
        canvas_.text(l_.slot_x, name_y, say(voice_, screen_slot), style,
                     l_.card.w + (full ? 1 : 0));
        if (!held.card) return draw_place(canvas_, l_.slot_x, l_.slot_y, l_.card);
        const auto& slain = session_.game().account.slot_slain;
        const CardLook look{.frame = focus ? Ink::focus : Ink::frame};
        if (full)
            draw_stack(canvas_, l_.slot_x, l_.slot_y, l_.card, held.card,
                       std::span(slain.cards, slain.count), l_.card.w + 2, look);
        else
            draw_card(canvas_, l_.slot_x, l_.slot_y, l_.card, held.card, look);
        if (!full) label(l_.slot_x, l_.card.w, "0", style);
        canvas_.spot({l_.slot_x, l_.slot_y, l_.card.w, l_.card.h}, Input::of(U'0'));
    }

    Canvas& canvas_;
    const GameScene& scene_;
    const Session& session_;
    const Position& position_;
    Voice voice_;
    GameLayout l_;
};

}  // namespace

std::vector<Item> items_of(const Session& session) {
    std::vector<Item> items;
    for (const Card card : session.places())
        if (card) items.push_back({Item::Place::card, card});
    const Card in_slot = session.position().slot.card;
    if (in_slot) items.push_back({Item::Place::slot, in_slot});
    items.push_back({Item::Place::room, {}});
    return items;
}

GameLayout layout_of(int width, int height, const GameScene& scene) {
    return GameLayout::of(width, height,
                          {.life = scene.life.has_value(),
                           .slot = scene.session.variant().rules.inventory != Inventory::none,
                           .room = !scene.session.game().over(),
                           .message = line_count(scene.message, width - 2)});
}

void draw_game(Canvas& canvas, const GameScene& scene) { Drawing(canvas, scene).all(); }

}  // namespace scoundrel::tui
