// Autosave: writes what is new in a session's log to the storage. A move may be shown as done once
// save() has returned; after a failure the next save() writes everything that is missing.
#pragma once

#include <utility>

#include "game/session.h"
#include "game/storage.h"

namespace scoundrel {

class Journal {
  public:
    // A game not stored yet: its beginning must have its play name.
    static Journal begin(Storage& storage, const Session& session);

    // Resumes a stored game where it was left; fails if it is damaged or in use elsewhere.
    struct Resumed;
    static Result<Resumed> resume(Storage& storage, const std::string& name);

    // The game is claimed as long as its journal lives.
    ~Journal() {
        if (storage_ != nullptr) storage_->release(name_);
    }
    Journal(Journal&& other) noexcept { *this = std::move(other); }
    Journal& operator=(Journal&& other) noexcept {
        std::swap(storage_, other.storage_);
        std::swap(name_, other.name_);
        std::swap(bytes_, other.bytes_);
        std::swap(events_, other.events_);
        return *this;
    }

    Result<void> save(const Session& session);
    const std::string& name() const { return name_; }

  private:
    Journal(Storage& storage, std::string name) : storage_(&storage), name_(std::move(name)) {}

    Storage* storage_ = nullptr;
    std::string name_;
    std::size_t bytes_ = 0;   // of the stored text that are good
    std::size_t events_ = 0;  // of the session's log that are in it
};

struct Journal::Resumed {
    Session session;
    Journal journal;
};

// The name a game is stored under: its play name if that is safe as a file's, else one made of it.
std::string storage_name(const std::string& play);

// A log as it is stored: header and events.
std::string print_log(const Session& session);

// A stored game. One without a play name of its own has the name it is stored under.
struct Stored {
    Session session;
    std::size_t bytes = 0;   // of the text that are good: a torn tail is left out
    std::size_t events = 0;  // that are in them
};
Result<Stored> load_stored(const std::string& name, std::string_view text);

// Whether the very first write was cut short before the game was named: nothing of such a game was
// ever acknowledged, so there is none.
bool never_begun(std::string_view text);

// A game that cannot be read, or is not taken, and why.
struct Unreadable {
    std::string name;
    std::string why;
};

// A log as it would be without a play name and remarks: what identifies a playing without a name.
std::string bare_log(const Beginning& beginning, const std::vector<Event>& log);
// What the play names of such playings begin with.
inline constexpr std::string_view nameless_prefix = "record-";

}  // namespace scoundrel
