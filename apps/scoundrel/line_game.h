// The game in line mode: a line in, some lines out. For pipes, screen readers and plain terminals.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "coach/told_line.h"
#include "game/resume.h"

namespace scoundrel::cli {

class LineGame {
  public:
    // Without a storage nothing is kept.
    LineGame(Storage* storage, Host host, CardStyle style, bool prompt);

    // The playing gets a name and a time of its own, whatever the beginning has.
    void begin(Beginning beginning);
    void resume(Journal::Resumed resumed);
    // Goes on with a game that was played: that one, or a new one from its middle.
    void take_up(Play play, bool resumed);

    // Reads lines until `quit` or the end of the input; false if any line was refused.
    bool run();

    // False if a game was left that could not be saved.
    bool all_kept() const { return all_kept_; }

  private:
    enum class Answer { done, refused, quit };
    struct Word;
    static const Word words[];
    Answer handle(const std::string& line);
    Answer play(Move move);
    Answer refuse_move(Move move, Refusal why) const;
    Answer play_card(const std::string& line, const std::string& word, bool single);
    Answer play_with(Card card);
    Answer turn_up(const std::string& line);
    Answer replace(const std::string& rest);
    // Whoever sits at a terminal is asked before the first mark is set; a script is told.
    Answer ask_first(Phrase question, std::function<Answer()> then);
    std::optional<Answer> take_answer(const std::string& word);
    void tell_marked(bool marks) const;
    // All moves, or what speaks against one of them; else the best move and why.
    Answer hint(const std::string& rest);
    Answer give_hint(bool all, std::optional<Move> why_not);
    Answer solve();
    Answer give_solution();
    Answer answer();
    Answer statistics() const;
    Answer undo(const std::string& rest);
    Answer take_back(int count);
    Answer redo(const std::string& rest);
    Answer note(const std::string& rest);
    Answer write_record(const std::string& path);
    Answer restart();
    Answer start_another(const std::string& rest);
    Answer leave_for(Beginning wanted);

    const Session& session() const { return play_->session(); }
    const Game& game() const { return play_->game(); }
    Voice voice() const { return play_->voice(); }
    Answer refuse(const std::string& why) const;
    Answer refuse_cards(const std::string& why) const;  // its cards as people see them
    Answer refuse(Phrase phrase, const Arguments& arguments = {}) const;
    Answer refuse_over() const;
    Answer tell(const std::string& text) const;
    Answer help() const;
    Answer finish(const Result<void>& done);
    std::string moves_with(std::optional<Card> card) const;
    void tell_saving();
    void show_game(const std::string& done = "") const;
    void tell_day() const;
    void ask() const;

    Storage* storage_;
    Host host_;
    CardStyle style_;
    bool prompt_;
    bool unsaved_ = false;  // and the player has been told
    bool all_kept_ = true;
    bool mark_warning_;                // as the player likes it
    Aim aim_;                          // so too
    ToldLine told_{};                  // by the last hint
    std::function<Answer()> asked_{};  // what a yes would do
    std::optional<Play> play_;
};

}  // namespace scoundrel::cli
