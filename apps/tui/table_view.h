// The game at the table: keys and mouse become moves, asked of the session and shown by the scene.
// Lessons and puzzles are tables that want something of the player besides.
#pragma once

#include <optional>
#include <string>

#include "coach/hint_request.h"
#include "game/life_cards.h"
#include "tui/boxes.h"
#include "tui/card_grid.h"
#include "tui/desk.h"
#include "tui/table_scene.h"
#include "tui/take_up.h"
#include "tui/view.h"

namespace scoundrel::tui {

class TableView : public View {
  public:
    TableView(Desk& desk, Play play);
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    Next wake() override;

  protected:
    using Notice = TableScene::Notice;
    // Stands below the table, unless a hint does.
    virtual std::optional<Notice> notice() const;
    // Why this legal move is not wanted now; empty if it is welcome.
    virtual std::string unwelcome(Move) const { return ""; }
    virtual Next moved(Move) { return Next::stay(); }
    virtual void begun() {}  // the game was laid out anew, or another one was
    virtual std::string says_at_end() const { return ""; }
    virtual Next other_key(const Input&) { return Next::stay(); }
    // Whether the last line should name this key now.
    virtual bool offers(const Input&) const { return true; }

    Desk& desk() { return desk_; }
    const Play& play() const { return play_; }
    Play& play() { return play_; }
    void tell(std::string message, Ink ink = Ink::plain);
    void refuse(std::string why) { tell(std::move(why), Ink::bad); }
    Next restart();
    // The dungeon from the top, where its order is known.
    std::string open_deck() const;

  private:
    Next handle_play(const Input& input);
    Next handle_grid(const Input& input);
    Next handle_over(const Input& input);
    std::optional<Next> handle_always(const Input& input);
    Next press_choice(char32_t key);
    Next try_move(Move move);
    Next make_move(Move move);
    Next turn_up(Card card);
    Next take_back(bool redo);
    Next command(const std::string& line, std::string& error);
    Next ask_command();
    Next ask_restart();
    Next another_game(const std::string& text, std::string& error);
    Next run_restart();
    void lay_out(Beginning beginning, Storage* storage);
    Next ask_correction();
    void ask_hint();
    void ask_solution();
    void ask_could();
    void forget_counsel();
    void show_hint(const Counselled& told);
    // The solver is asked, the deck laid open: both mark the game, so the player is asked first.
    Next confirm_solve(std::string& error);
    Next confirm_open(std::string& error);
    Next leave(Next way);
    void tell_trouble();
    void changed();  // after anything that may have changed the game
    void mind(int item);
    void steer(int by);
    std::vector<Item> items() const { return items_of(play_.game()); }
    std::vector<Choice> choices() const;
    void first_legal();
    TableScene scene() const;
    void draw_grid(Canvas& canvas, Rect in) const;
    void draw_end(Canvas& canvas, Rect in) const;
    Notice afterwards() const;
    void tell_life(int before);
    void tell_scoop(Move move);
    bool counts_life() const;

    Desk& desk_;
    Play play_;
    int focus_ = 0;      // index in items()
    int chosen_ = 0;     // index in choices()
    int numbered_ = -1;  // the item whose number was the last key
    Panel panel_ = Panel::log;
    CardGrid grid_;
    CardSet face_up_ = scoundrel::life_cards;
    std::string message_;
    Ink message_ink_ = Ink::plain;
    std::optional<Notice> hint_;
    std::string could_;               // what the deal could have given, once the game is over
    std::optional<Phrase> thinking_;  // what is being worked out
    bool open_ = false;               // the deck lies open
    Ticket counsel_ticket_, could_ticket_;
};

}  // namespace scoundrel::tui
