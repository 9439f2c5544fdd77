#include "tui/table_scene.h"
#include "words/rule_names.h"

#include "cli/table_talk.h"
#include "game/life_cards.h"
#include "tui/card_art.h"
#include "tui/choice_list.h"
#include "tui/health_bar.h"
#include "tui/table_panels.h"
#include "words/layout.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

class Drawing {
  public:
    Drawing(Canvas& canvas, const TableScene& scene)
        : canvas_(canvas),
          scene_(scene),
          session_(scene.session),
          position_(scene.session.position()),
          voice_(Voice::of(scene.session.variant())),
          l_(TableLayout::of(canvas.width(), canvas.height())) {}

    void all() {
        header();
        health();
        piles();
        room();
        weapon();
        slot();
        if (scene_.instead_of_choices)
            scene_.instead_of_choices(canvas_, l_.choices);
        else
            draw_choices(canvas_, l_.choices, scene_);
        draw_panels(canvas_, l_, scene_);
        message();
        draw_keys(canvas_, l_.keys, scene_.keys);
    }

  private:
    void header() {
        const auto& account = session_.game().account;
        const Arguments arguments{{"room", account.room_number},
                                  {"cleared", account.stats.rooms_cleared},
                                  {"gone", account.stats.rooms_avoided},
                                  {"damage", account.stats.damage_taken}};
        const bool avoids = session_.variant().rules.avoid != Avoid::never;
        const std::string progress =
            say(voice_, avoids ? screen_progress_avoided : screen_progress, arguments);
        canvas_.fill({0, l_.header, canvas_.width(), 1}, U' ',
                     {.ink = Ink::title, .reverse = true});
        const int used = text_width(progress);
        canvas_.text(canvas_.width() - used - 1, l_.header, progress,
                     {.ink = Ink::title, .reverse = true});
        // The id names the rules too; what they are called is said where there is room for all of
        // it.
        const int most = canvas_.width() - used - 4;
        std::string game = say(voice_, screen_game,
                               {{"title", name_of(session_.variant())}, {"game", name_of_game()}});
        if (text_width(game) > most) game = name_of_game();
        canvas_.text(1, l_.header, game, {.ink = Ink::title, .reverse = true, .bold = true}, most);
    }

    // One line mostly; a long one takes those above it too.
    void message() {
        const auto lines = wrap(scene_.message, canvas_.width() - 2);
        const int rows = static_cast<int>(lines.size());
        for (int i = 0; i < rows && rows > 0; ++i) {
            const int y = l_.message - rows + 1 + i;
            if (rows > 1) canvas_.fill({0, y, canvas_.width(), 1}, U' ');
            canvas_.text(1, y, lines[static_cast<std::size_t>(i)], {.ink = scene_.message_ink});
        }
    }

    // A literal deal is too long to show, and says what is to come.
    std::string name_of_game() const {
        const GameId& id = session_.beginning().id;
        if (id.dealt_by != DealtBy::literal) return cli::printable(print_game_id(id));
        return print_rules(id.variant) + ":…";
    }

    const Choice* in_mind() const {
        const auto i = static_cast<std::size_t>(scene_.chosen);
        return scene_.chosen >= 0 && i < scene_.choices.size() && scene_.choices[i].legal
                   ? &scene_.choices[i]
                   : nullptr;
    }

    void health() {
        const Choice* choice = in_mind();
        draw_health(canvas_, {1, l_.health, l_.width - 2, 1}, position_.health,
                    session_.variant().rules.health,
                    choice != nullptr ? choice->seen.health : position_.health);
        if (!scene_.life_cards) return;
        int x = 3;
        for (const Suit suit : {Suit::hearts, Suit::diamonds})
            for (int value = 14; value >= 11; --value) {
                const Card card(suit, value);
                const bool up = scene_.face_up.has(card);
                canvas_.put(x, l_.life, U'│', {.ink = Ink::frame});
                canvas_.text(x + 1, l_.life, up ? face_of(card) : "░░",
                             {.ink = up ? ink_of(suit) : Ink::back, .bold = up});
                canvas_.put(x + 3, l_.life, U'│', {.ink = Ink::frame});
                x += 5;
            }
    }

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
        for (int i = 0; i < room_size; ++i) {
            const int x = l_.room_x + i * l_.room_step;
            const Rect spot{x, l_.cards, l_.card.w, l_.card.h + 2};
            if (i >= position_.room_count) {
                draw_place(canvas_, x, l_.cards, l_.card,
                           i < position_.room_count + position_.owed ? "?" : "");
                continue;
            }
            const Card card = position_.room[i];
            const bool focus = scene_.focus == Item{Item::Place::card, card};
            const bool carried = (position_.carried >> i & 1) != 0;
            label(x, l_.card.w,
                  std::to_string(i + 1) + (carried ? " " + say(voice_, screen_carried) : ""),
                  {.ink = focus ? Ink::focus : Ink::dim, .bold = focus});
            const auto choices = choices_with(voice_, game, card, scene_.look);
            bool any = game.over() || position_.awaiting();
            for (const Choice& choice : choices) any |= choice.legal;
            draw_card(canvas_, x, l_.cards, l_.card, card,
                      {.frame = focus                      ? Ink::focus
                                : card == position_.rolled ? Ink::bad
                                                           : Ink::frame,
                       .dimmed = !any});
            canvas_.spot(spot, Input::of(U'1' + static_cast<char32_t>(i)));
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
    const TableScene& scene_;
    const Session& session_;
    const Position& position_;
    Voice voice_;
    TableLayout l_;
};

}  // namespace

std::vector<Item> items_of(const Game& game) {
    std::vector<Item> items;
    for (int i = 0; i < game.position.room_count; ++i)
        items.push_back({Item::Place::card, game.position.room[i]});
    if (game.position.slot.card) items.push_back({Item::Place::slot, game.position.slot.card});
    items.push_back({Item::Place::room, {}});
    return items;
}

void draw_table(Canvas& canvas, const TableScene& scene) { Drawing(canvas, scene).all(); }

}  // namespace scoundrel::tui
