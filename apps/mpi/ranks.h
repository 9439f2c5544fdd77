// The processes of an MPI job and what they say to each other: rank 0 hands out parts of the work,
// the others ask for them. Nothing else knows MPI. Only the thread that made it may call it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace scoundrel::cli {

struct Assignment {
    std::uint64_t part = 0;  // from 1; 0: there is nothing left to do
    std::uint64_t of = 0;
};

// How the work on a part ended.
struct Outcome {
    int code = 0;  // an exit code
    std::string message{};
};

class Ranks {
  public:
    Ranks(int& argc, char**& argv);
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return rank_; }
    int count() const { return count_; }

    // Rank 0: another one that wants its next part, if there is one now, and how its last part
    // ended; the first time there was none.
    struct Asks {
        int rank;
        std::optional<Outcome> last;
    };
    std::optional<Asks> hear();
    void answer(int rank, Assignment assignment);

    // The others: asks for the next part, and waits for the answer.
    Assignment ask(const std::optional<Outcome>& last) const;

    // Ends all processes at once.
    [[noreturn]] static void abort(int code);
    // The end of this process. Rank 0 first sends the others home; if that is because something
    // failed while they are at work, it ends them.
    void end(int code);

  private:
    int rank_ = 0, count_ = 1;
    std::vector<bool> at_work_, gone_;  // by rank, known to rank 0
};

}  // namespace scoundrel::cli
