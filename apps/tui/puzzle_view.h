// A puzzle being tried: a game in which a move that is not the best is told and taken back.
#pragma once

#include "coach/puzzle_judge.h"
#include "game/puzzle_book.h"
#include "tui/game_view.h"

namespace scoundrel::tui {

// "★★☆"
std::string stars_text(int stars);

class PuzzleView : public GameView {
  public:
    PuzzleView(Context& context, Play play, const PuzzleEntry& entry);
    Next handle(const Input& input) override;

  protected:
    std::optional<Notice> notice() const override;
    Notice afterwards() const override;
    std::vector<KeyHint> own_keys() const override;
    // Another game is begun from the menu: the line has no room for it.
    bool offers(const Input& input) const override { return !input.is(U'N'); }
    void moved() override;
    void begun() override;
    void leaving() override;

  private:
    Next ask_answer();
    Next show_answer();
    Next open_next();
    std::string say_answer() const;

    const PuzzleEntry& entry_;
    std::optional<PuzzleAnswer> answer_;  // once it is asked for, or the puzzle is solved
    PuzzleResult result_;                 // once it is solved
};

}  // namespace scoundrel::tui
