// The screen on which a game is played: keys and mouse become moves, asked of the Play and shown by
// the scene. Lessons and puzzles want something of the player besides.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "coach/ask_hint.h"
#include "game/begin.h"
#include "game/result_strip.h"
#include "phrases/layout.h"
#include "tui/boxes.h"
#include "tui/card_grid.h"
#include "tui/context.h"
#include "tui/game_scene.h"
#include "tui/view.h"

namespace scoundrel::tui {

class GameView : public View {
  public:
    GameView(Context& context, Play play);
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  protected:
    // Stands below the cards, unless a hint does.
    virtual std::optional<Notice> notice() const;
    // Why this legal move is not wanted now; empty if it is welcome.
    virtual std::string unwelcome(Move) const { return ""; }
    virtual void moved() {}
    virtual void begun() {}    // the same deal was begun again
    virtual void leaving() {}  // for another screen, or for good
    // What there is to say once the game is over, below the cards.
    virtual Notice afterwards() const;
    // Keys of a screen's own, named before the others.
    virtual std::vector<KeyHint> own_keys() const { return {}; }
    // Whether the last line should name this key now.
    virtual bool offers(const Input&) const { return true; }
    virtual Phrase enter_does() const { return Phrase::screen_do_it; }

    Context& context() const { return context_; }
    const Play& play() const { return play_; }
    Play& play() { return play_; }
    void tell(std::string message, Ink ink = Ink::plain);
    void put_hint_away() { hint_.reset(); }
    void step_through(bool redo, int count);
    void refuse(const std::string& why) { tell(as_sentence(why), Ink::bad); }
    // The dungeon from the top, where its order is known.
    std::string open_deck() const;

  private:
    // Keys (game_keys.cpp).
    std::optional<Next> handle_always(const Input& input);
    Next handle_play(const Input& input);
    Next handle_over(const Input& input);
    Next press_number(char32_t key, int numbered);
    Next press_choice(char32_t key);
    Next turn_panel();
    Next open_log();

    // The game (game_view.cpp).
    std::vector<Item> items() const { return items_of(play_.session()); }
    std::vector<Choice> choices() const;
    Choice judged(Move move) const;
    Next choose(const Choice& choice);
    Next make_move(Move move);
    void restart();
    Next leave(Next way);
    void changed();  // after anything that may have changed the game
    void focus_on(int item);
    void steer(int by);
    void tell_save_error();

    // What is typed or confirmed (game_commands.cpp). What is wrong with it goes to `error`.
    Next command(const std::string& line, std::string& error);
    Next ask_command();
    Next ask_restart();
    Next another_game(const std::string& text, std::string& error);
    // A hint, a move taken back, the solver and an open deck mark the game, so the player is asked
    // first; before the first two, unless that is not wanted.
    Next confirm_mark(Phrase question, std::function<void()> then, bool* wanted = nullptr);
    Next confirm_hint();
    Next confirm_undo(int count = 1);
    Next confirm_solve(std::string& error);
    Next confirm_open(std::string& error);

    // What workers are asked (game_hint.cpp).
    void start_hint();
    void start_solution();
    void start_could();
    void stop_thinking();
    void show_hint(const HintAnswer& answer, Look look);
    void point_at(Move move);
    Next open_hint();

    // A real deck (game_real_deck.cpp).
    Next handle_grid(const Input& input);
    Next turn_up(const std::vector<Card>& cards, std::string& error);
    Next ask_correction();
    void draw_grid(Canvas& canvas, Rect in) const;
    bool counts_life() const;
    void tell_life();
    void tell_scoop(Move move);

    // What is shown (game_show.cpp).
    GameScene scene() const;
    void add_keys(GameScene& scene) const;
    void draw_end(Canvas& canvas, Rect in) const;
    void read_standing();
    void read_day();
    void tell_practice();

    Context& context_;
    Play play_;
    int focus_ = 0;               // index in items()
    int chosen_ = 0;              // index in choices()
    int numbered_ = -1;           // the item whose number was the last key
    std::optional<Panel> panel_;  // of those that take turns; none: the first
    bool listed_ = false;         // the cards are, one below the other
    std::vector<Panel> turns_;    // those that do, in the window as it was drawn last
    CardGrid grid_;
    std::string message_;
    Ink message_ink_ = Ink::plain;
    std::optional<Notice> hint_;
    ToldLine told_;                     // by the last hint
    std::optional<ResultStrip> strip_;  // of a day's deal, once it is over
    std::string streaks_;               // days in a row, with it
    std::string standing_;              // what the game means among the others, once it is over
    std::string could_;                 // what the deal could have given, once the game is over
    std::optional<Phrase> thinking_;    // what is being worked out
    bool open_ = false;                 // the deck lies open
    Ticket thinking_ticket_, could_ticket_;
};

}  // namespace scoundrel::tui
