#include "tui/game_scene.h"

#include "game/due.h"
#include "tui/card_art.h"
#include "tui/choice_list.h"
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
          l_(GameLayout::of(canvas.width(), canvas.height())) {}

    void all() {
        draw_status(canvas_, l_, scene_);
        piles();
        room();
        weapon();
        slot();
        if (scene_.instead_of_choices)
            scene_.instead_of_choices(canvas_, l_.choices);
        else
            draw_choices(canvas_, l_.choices, scene_);
        draw_panels(canvas_, l_, scene_);
        draw_message(canvas_, l_, scene_);
        draw_keys(canvas_, l_.keys, scene_.keys);
    }

  private:
    void label(int x, int width, const std::string& text, Style style = {.ink = Ink::dim}) {
        canvas_.text_centred({x, 0, width, 1}, l_.labels, text, style);
    }

    void piles() {
        const auto& discard = session_.game().account.discard;
        label(l_.dungeon_x, l_.card.w, say(voice_, screen_dungeon));
        draw_pile(canvas_, l_.dungeon_x, l_.cards, l_.card, position_.dungeon());
        const int below = l_.cards + l_.card.h;
        if (position_.bottom_count > 0) {
            const Rect under{l_.dungeon_x - 1, below, l_.card.w + 2, 2};
            const auto rooms = rooms_until_known(session_.variant().rules, position_);
            canvas_.text_centred(under, below,
                                 say(voice_, screen_known, {{"known", position_.bottom_count}}));
            if (rooms)
                canvas_.text_centred(under, below + 1,
                                     say(voice_, screen_due, {{"rooms", *rooms}}));
        }
        label(l_.discard_x, l_.card.w,
              say(voice_, screen_discard_pile, {{"cards", discard.count}}));
        if (discard.count > 0)
            draw_card(canvas_, l_.discard_x, l_.cards, l_.card, discard.cards[discard.count - 1],
                      {.dimmed = true});
        else
            draw_place(canvas_, l_.discard_x, l_.cards, l_.card);
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
            label(x, l_.card.w,
                  std::to_string(place) + (carried ? " " + say(voice_, screen_carried) : ""),
                  {.ink = focus ? Ink::focus : Ink::dim, .bold = focus});
            const auto choices = choices_with(voice_, game, card, scene_.style);
            bool any = game.over() || position_.awaiting();
            for (const Choice& choice : choices) any |= choice.legal;
            draw_card(canvas_, x, l_.cards, l_.card, card,
                      {.frame = focus                      ? Ink::focus
                                : card == position_.rolled ? Ink::bad
                                                           : Ink::frame,
                       .dimmed = !any});
            canvas_.spot(spot, Input::of(U'0' + static_cast<char32_t>(place)));
            briefs(x, choices);
        }
    }

    // The two that matter most, below the card.
    void briefs(int x, const std::vector<Choice>& choices) {
        int row = 0;
        for (const Choice& choice : choices) {
            if (row == 2) return;
            const Ink ink = !choice.legal ? Ink::dim : choice.seen.fatal ? Ink::bad : Ink::plain;
            canvas_.text(x, l_.cards + l_.card.h + row++, brief_effect(choice), {.ink = ink},
                         l_.card.w);
        }
    }

    std::string held_label(const Held& held, const std::string& name) {
        const Rules& rules = session_.variant().rules;
        std::string text = name;
        if (!held.card.is_weapon()) return text;
        const int power = weapon_power(rules, held);
        text += say(voice_, screen_power, {{"power", power}});
        if (held.limit > 0)
            text += say(voice_, rules.weapon == WeaponRule::equal ? screen_up_to : screen_below,
                        {{"limit", held.limit}});
        else if (rules.weapon != WeaponRule::wear)
            text += say(voice_, screen_unused);
        return text;
    }

    void weapon() {
        const Held& held = position_.weapon;
        const auto& slain = session_.game().account.slain;
        const bool has_slot = session_.variant().rules.inventory != Inventory::none;
        const int most = has_slot ? l_.slot_x - l_.weapon.x - 1 : l_.weapon.w;
        const std::string name = say(voice_, screen_weapon);
        const int y = l_.weapon.y + 1;
        if (!held.card) {
            canvas_.text(l_.weapon.x, l_.weapon.y, name, {.ink = Ink::dim}, most);
            draw_place(canvas_, l_.weapon.x, y, l_.card, say(voice_, screen_no_weapon));
            return;
        }
        canvas_.text(l_.weapon.x, l_.weapon.y, held_label(held, name), {.ink = Ink::plain}, most);
        draw_stack(canvas_, l_.weapon.x, y, l_.card, held.card, std::span(slain.cards, slain.count),
                   most);
    }

    void slot() {
        if (session_.variant().rules.inventory == Inventory::none) return;
        const Held& held = position_.slot;
        const bool focus = scene_.focus && scene_.focus->place == Item::Place::slot;
        canvas_.text(l_.slot_x, l_.weapon.y, say(voice_, screen_slot),
                     {.ink = focus ? Ink::focus : Ink::dim, .bold = focus}, l_.card.w + 1);
        if (!held.card) return draw_place(canvas_, l_.slot_x, l_.weapon.y + 1, l_.card);
        const auto& slain = session_.game().account.slot_slain;
        draw_stack(canvas_, l_.slot_x, l_.weapon.y + 1, l_.card, held.card,
                   std::span(slain.cards, slain.count), l_.card.w + 2,
                   {.frame = focus ? Ink::focus : Ink::frame});
        canvas_.spot({l_.slot_x, l_.weapon.y + 1, l_.card.w, l_.card.h}, Input::of(U'0'));
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

void draw_game(Canvas& canvas, const GameScene& scene) { Drawing(canvas, scene).all(); }

}  // namespace scoundrel::tui
