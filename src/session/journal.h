// Autosave: writes what is new in a session's log to the storage. A move may be shown as done once
// save() has returned; after a failure the next save() writes everything that is missing.
#pragma once

#include "session/session.h"
#include "session/storage.h"

namespace scoundrel {

class Journal {
  public:
    // A game not stored yet: its beginning must have its play name.
    static Journal begin(Storage& storage, const Session& session);

    // Takes up a stored game where it was left; fails if it is damaged or in use elsewhere.
    struct Resumed;
    static Result<Resumed> resume(Storage& storage, const std::string& name);

    Result<void> save(const Session& session);
    const std::string& name() const { return name_; }

  private:
    Journal(Storage& storage, std::string name) : storage_(&storage), name_(std::move(name)) {}

    Storage* storage_;
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

}  // namespace scoundrel
