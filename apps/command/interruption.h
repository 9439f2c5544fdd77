// Ctrl-C, and what else ends a program, while it works for long.
#pragma once

namespace scoundrel::cli {

// While it exists these signals are noted, and the work ends in good order with what is known by
// then; a second one ends the program at once. What is ignored stays ignored, as under nohup.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool asked() const;
    // Ends the command if it was asked to: what is known has been told.
    void end_if_asked() const;
};

}  // namespace scoundrel::cli
