#include "tui/game_lines.h"

#include "game/due.h"
#include "phrases/layout.h"
#include "tui/card_art.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

constexpr int face_x = 3, briefs_x = 7, brief_width = 11;

class RoomLines {
  public:
    RoomLines(Canvas& canvas, const GameLayout& layout, const GameScene& scene)
        : canvas_(canvas),
          l_(layout),
          scene_(scene),
          position_(scene.session.position()),
          voice_(Voice::of(scene.session.variant())) {}

    void all() {
        title();
        int owed = position_.owed;
        for (int place = 1; place <= room_size; ++place) {
            const int y = l_.cards + place - 1;
            const Card card = scene_.session.places().at(place);
            if (card)
                line(y, place, card, {Item::Place::card, card});
            else
                empty(y, place, owed-- > 0 ? "?" : "·");
        }
        if (scene_.session.variant().rules.inventory == Inventory::none) return;
        const Card held = position_.slot.card;
        if (held)
            line(l_.slot_y, 0, held, {Item::Place::slot, held});
        else
            empty(l_.slot_y, 0, "·", say(voice_, screen_slot));
    }

  private:
    // Which room it is, and what is known to come.
    void title() {
        const int y = l_.cards - 1;
        const bool focus = scene_.focus && scene_.focus->place == Item::Place::room;
        const std::string name =
            say(voice_, screen_room, {{"room", scene_.session.game().account.room_number}});
        const std::string known = say_known(l_.width - 2 - text_width(name) - 8);
        const int room = known.empty() ? 0 : text_width(known) + 3;
        canvas_.rule(1, y, l_.width - 2);
        canvas_.rule(1, y, l_.width - 2 - room, name,
                     {.ink = focus ? Ink::focus : Ink::title, .bold = focus});
        if (known.empty()) return;
        canvas_.cover({l_.width - 1 - room, y, room - 1, 1});
        canvas_.text(l_.width - room, y, known, {.ink = Ink::dim});
    }

    // How many cards are known to lie at the bottom, and when they come.
    std::string say_known(int room) const {
        if (position_.bottom_count == 0) return "";
        const std::string known = say(voice_, screen_known, {{"known", position_.bottom_count}});
        const auto rooms = rooms_until_known(scene_.session.variant().rules, position_);
        if (!rooms) return known;
        const std::string whole = known + ", " + say(voice_, screen_due, {{"rooms", *rooms}});
        if (text_width(whole) <= room) return whole;
        return known + ", " + say(voice_, screen_due_short, {{"rooms", *rooms}});
    }

    void empty(int y, int place, std::string_view mark, const std::string& what = "") {
        canvas_.text(1, y, std::to_string(place), {.ink = Ink::gone});
        canvas_.text(face_x, y, mark, {.ink = Ink::gone});
        canvas_.text(briefs_x, y, what, {.ink = Ink::dim});
    }

    void line(int y, int place, Card card, const Item& item) {
        const Game& game = scene_.session.game();
        const bool focus = scene_.focus == item;
        if (focus) canvas_.put(0, y, U'▸', {.ink = Ink::focus, .bold = true});
        const Ink ink = card == position_.rolled ? Ink::bad : focus ? Ink::focus : Ink::dim;
        canvas_.text(1, y, std::to_string(place), {.ink = ink, .bold = focus});
        canvas_.text(face_x, y, face_of(card), {.ink = ink_of(card.suit()), .bold = true});
        canvas_.spot({0, y, l_.width, 1}, Input::of(U'0' + static_cast<char32_t>(place)));
        int x = briefs_x;
        const std::string note = note_on(card, item);
        const int end = l_.width - 1 - (note.empty() ? 0 : text_width(note) + 1);
        for (const Choice& choice : choices_with(voice_, game, card, scene_.style)) {
            if (x + brief_width > end + 2) break;
            canvas_.text(x, y, brief_effect(choice, brief_width - 1), {.ink = ink_of(choice)});
            x += brief_width;
        }
        if (!note.empty()) canvas_.text_right(l_.width - 1, y, note, {.ink = Ink::dim});
    }

    std::string note_on(Card card, const Item& item) const {
        if (item.place == Item::Place::slot) return say(voice_, screen_slot);
        return position_.carried_cards().has(card) ? say(voice_, screen_carried) : "";
    }

    Canvas& canvas_;
    const GameLayout& l_;
    const GameScene& scene_;
    const Position& position_;
    Voice voice_;
};

}  // namespace

std::string say_held(const Voice& voice, const Session& session, const Held& held) {
    const Rules& rules = session.variant().rules;
    std::string text = say(voice, screen_weapon);
    if (!held.card.is_weapon()) return text;
    text += say(voice, screen_power, {{"power", weapon_power(rules, held)}});
    if (held.limit > 0)
        text += say(voice, rules.weapon == WeaponRule::equal ? screen_up_to : screen_below,
                    {{"limit", held.limit}});
    else if (rules.weapon != WeaponRule::wear)
        text += say(voice, screen_unused);
    return text;
}

void draw_room_lines(Canvas& canvas, const GameLayout& layout, const GameScene& scene) {
    RoomLines(canvas, layout, scene).all();
}

// The weapon's face first, then what it can still do, then what it slew: the last one matters most.
void draw_weapon_line(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    const Held& held = scene.session.position().weapon;
    const Voice voice = Voice::of(scene.session.variant());
    const Rect in = l.weapon;
    if (!held.card) {
        canvas.text(in.x, in.y,
                    say(voice, screen_choice,
                        {{"label", say_held(voice, scene.session, held)},
                         {"effect", say(voice, screen_no_weapon)}}),
                    {.ink = Ink::dim}, in.w);
        return;
    }
    int x = in.x;
    x += canvas.text(x, in.y, face_of(held.card), {.ink = ink_of(held.card.suit()), .bold = true}) +
         1;
    x += canvas.text(x, in.y, say_held(voice, scene.session, held), {}, in.right() - x) + 1;
    const auto& slain = scene.session.game().account.slain;
    if (slain.count == 0) return;
    canvas.put(x, in.y, U'‹', {.ink = Ink::dim});
    draw_cards(canvas, {x + 2, in.y, in.right() - x - 2, 1}, std::span(slain.cards, slain.count),
               Kept::last);
}

}  // namespace scoundrel::tui
