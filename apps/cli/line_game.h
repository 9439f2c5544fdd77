// The game in line mode: a line in, some lines out. For pipes, screen readers and plain terminals.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/look.h"
#include "game/journal.h"
#include "words/catalogue.h"

namespace scoundrel::cli {

class LineGame {
  public:
    // Without a storage nothing is kept.
    LineGame(Storage* storage, CardStyle look, bool prompt)
        : storage_(storage), look_(look), prompt_(prompt) {}

    // The playing gets a name and a time of its own, whatever the beginning has.
    void begin(Beginning beginning);
    void resume(Journal::Resumed resumed);

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
    Answer play_card(const std::string& line);
    Answer play_with(Card card);
    Answer turn_up(const std::string& line);
    Answer replace(const std::string& rest);
    Answer hint();
    Answer take_back(const std::string& rest, bool redo);
    Answer note(const std::string& rest);
    Answer write_record(const std::string& path);
    Answer restart();
    Answer start_another(const std::string& rest);
    Answer leave_for(Beginning wanted);

    Voice voice() const { return Voice::of(session_->variant()); }
    Answer refuse(const std::string& why) const;
    Answer refuse(Phrase phrase, const Arguments& arguments = {}) const;
    Answer refuse_over() const;
    Answer tell(const std::string& text) const;
    Answer help() const;
    Answer finish(const Result<void>& done);
    std::string moves_with(std::optional<Card> card) const;
    void save();
    void show_table(const std::string& deed = "") const;
    void ask() const;

    Storage* storage_;
    CardStyle look_;
    bool prompt_;
    bool unsaved_ = false;  // and the player has been told
    bool all_kept_ = true;
    std::optional<Session> session_;
    std::optional<Journal> journal_;
};

}  // namespace scoundrel::cli
