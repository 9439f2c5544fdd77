// The protocol (notation.md, "Engine protocol"): one JSON request in, one JSON answer out.
// Programs, the page and every binding speak it; which requests there are is said by the tables
// handed in, so a module that needs no solver does not link one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coach/told_line.h"
#include "game/begin.h"
#include "game/lessons.h"
#include "game/memory_storage.h"
#include "notation/rules_text.h"
#include "protocol/request.h"

namespace scoundrel {

inline constexpr int protocol_version = 1;

// What the protocol needs from outside. Every part may be left empty.
struct ProtocolHost {
    Host host{};  // random games need chance, games that are kept the time as well
    // The text of a rules file, for rules given as a path ending in `.rules`.
    ReadFile read_rules_file{};
    // Told between the steps of long work how much of it is done.
    std::function<void(double part)> progress{};
    // Asked now and then, within the steps too: whether the request in flight is to end.
    std::function<bool()> stop{};
    // It can be asked only between steps, so that these must be short.
    bool listens_between_steps = false;
    // Games that are kept live here; answers then list in `writes` what the host must write down.
    MemoryStorage* storage = nullptr;

    // That takes a name and a time for each, too.
    bool keeps_games() const { return storage != nullptr && host.now && host.random; }
};

// What requests work on: the host, and the game there is.
struct Context {
    ProtocolHost host{};
    std::optional<Play> play{};
    std::optional<LessonWalk> lesson{};  // that the game is played for
    std::vector<std::string_view> features{};
    bool stopped = false;  // the request in flight was told to end
    ToldLine told{};       // by the last hint

    bool stop_asked() { return stopped = stopped || (host.stop && host.stop()); }
    // For another game, or none. Nobody comes back to the middle of a puzzle: it is given up.
    void leave();
};

// The subjects. Only the coach needs solver and player.
Requests game_requests();     // a game: begun, played, undone, shown
Requests rules_requests();    // rule sets, knobs, words, lessons and puzzles
Requests daily_requests();    // the day's deal
Requests storage_requests();  // games that are kept: resumed, listed, exchanged
Requests coach_requests();    // hints, solutions, reviews, deals as hard as wanted

class Protocol {
  public:
    Protocol(ProtocolHost host, std::vector<Requests> tables);

    // One request, one answer, both on one line without its end. Nothing after `quit`.
    std::optional<std::string> answer(std::string_view request);

    // The same in steps, for a host that listens in between: as long as it is busy there is no
    // answer yet, and go_on() does the next step; with `stop` it answers with what is known.
    std::optional<std::string> begin(std::string_view request);
    std::optional<std::string> go_on(bool stop);
    bool busy() const { return task_ != nullptr; }

    const std::vector<Requests>& tables() const { return tables_; }

  private:
    // Work that is begun here has no answer yet.
    Result<Json> perform(const Json& request);
    const Request* find(std::string_view name) const;
    std::string reply(const Result<Json>& result);

    Context context_;
    std::vector<Requests> tables_;
    // Of the request in flight.
    std::unique_ptr<Task> task_;
    std::string id_;           // as it was written; empty: none
    bool for_people_ = false;  // its answer is shown to a person
};

// Whether a line asks to end the request in flight: what a host looks for while it waits.
bool is_stop(std::string_view line);

}  // namespace scoundrel
