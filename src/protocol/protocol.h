// The protocol (notation.md, "Engine protocol"): one JSON request in, one JSON answer out.
// Programs, the page and every binding speak it; which requests there are is said by the tables
// handed in, so a module that needs no solver does not link one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
    // Told now and then how much of a review is done; false stops it.
    std::function<bool(double part)> progress{};
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

    void leave() {
        play.reset();
        lesson.reset();
    }
};

// The subjects. Only the coach needs solver and player.
Requests game_requests();     // a game: begun, played, undone, shown
Requests rules_requests();    // rule sets, knobs, words, lessons and puzzles
Requests storage_requests();  // games that are kept: resumed, listed, exchanged
Requests coach_requests();    // hints, solutions, reviews, deals as hard as wanted

class Protocol {
  public:
    Protocol(ProtocolHost host, std::vector<Requests> tables);

    // One request, one answer, both on one line without its end. Nothing after `quit`.
    std::optional<std::string> answer(std::string_view request);

    const std::vector<Requests>& tables() const { return tables_; }

  private:
    Result<Json> perform(const Json& request);
    const Request* find(std::string_view name) const;

    Context context_;
    std::vector<Requests> tables_;
};

}  // namespace scoundrel
