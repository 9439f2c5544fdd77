#include "game/import.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "notation/numbers.h"

namespace scoundrel {

namespace {

std::uint64_t hash_of(std::string_view text) {
    Fnv1a hash;
    hash.add_text(text);
    return hash.value();
}

// What is stored of one playing: its own file and, where devices went on differently, others beside
// it. Each is read once; whether one goes on from another is looked up, not tried on all.
class Versions {
  public:
    // `names`: all that is stored.
    Result<void> read(Storage& storage, const std::string& own_name,
                      const std::set<std::string>& names) {
        const std::string beside = own_name + "-";
        if (names.contains(own_name))
            if (const auto done = read_one(storage, own_name); !done) return done;
        for (auto name = names.lower_bound(beside);
             name != names.end() && name->starts_with(beside); ++name)
            if (const auto done = read_one(storage, *name); !done) return done;
        return {};
    }

    Result<void> read_one(Storage& storage, const std::string& name) {
        const auto text = storage.read(name);
        if (!text) return std::unexpected(text.error());
        const auto stored = load_stored(name, *text);
        if (stored)
            add(name, print_log(stored->session), text->substr(0, stored->bytes));
        else if (never_begun(*text))
            add(name, "", "");
        return {};  // a damaged one stays as it is
    }

    // `good`: of the text as it is stored, what can be gone on from.
    void add(const std::string& name, std::string log, std::string good) {
        const std::uint64_t hash = hash_of(good);
        open_ended_.try_emplace(hash, name, std::move(good));
        logs_.insert(std::move(log));
    }

    bool tell(const std::string& log) const {
        const auto at = logs_.lower_bound(log);  // sorted, one that goes on from it stands here
        return at != logs_.end() && at->starts_with(log);
    }

    // Adds what is new to the version that the log goes on from, the longest first; false if there
    // is none that can be written to.
    Result<bool> extend(Storage& storage, const std::string& log) {
        std::vector<std::uint64_t> shorter;
        Fnv1a hash;
        for (std::size_t i = 0; i <= log.size(); ++i) {
            const auto at = open_ended_.find(hash.value());
            if (at != open_ended_.end() && at->second.good == std::string_view(log).substr(0, i))
                shorter.push_back(hash.value());
            if (i < log.size()) hash.add(static_cast<unsigned char>(log[i]));
        }
        for (auto at = shorter.rbegin(); at != shorter.rend(); ++at) {
            // Gone on from or found to be in use, it is no longer there for the next.
            const std::string name = open_ended_.extract(*at).mapped().name;
            const auto done = extend_one(storage, name, log);
            if (!done) return done;
            if (*done) return add(name, log, log), true;
        }
        return false;
    }

  private:
    struct OpenEnded {
        std::string name;
        std::string good;
    };

    // It is read again once nobody else can write to it.
    static Result<bool> extend_one(Storage& storage, const std::string& name,
                                   const std::string& log) {
        const auto claimed = storage.claim(name);
        if (!claimed.value_or(false)) return false;
        const auto done = [&]() -> Result<bool> {
            const auto text = storage.read(name);
            if (!text) return std::unexpected(text.error());
            const auto stored = load_stored(name, *text);
            if (!stored && !never_begun(*text)) return false;
            const std::size_t keep = stored ? stored->bytes : 0;
            if (!log.starts_with(std::string_view(*text).substr(0, keep))) return false;
            const auto written = storage.extend(name, keep, std::string_view(log).substr(keep));
            if (!written) return std::unexpected(written.error());
            return true;
        }();
        storage.release(name);
        return done;
    }

    std::set<std::string> logs_;
    std::unordered_map<std::uint64_t, OpenEnded> open_ended_;  // by the hash of what is good
};

class Importer {
  public:
    // `names`: all that is stored.
    Importer(Storage& storage, const std::vector<std::string>& names)
        : storage_(storage), known_(names.begin(), names.end()) {}

    // Puts one verified game into the storage.
    Result<void> take(const Session& session, Merge& merge) {
        const std::string log = print_log(session);
        const std::string name = storage_name(session.beginning().play);
        auto [at, unknown] = playings_.try_emplace(name);
        Versions& versions = at->second;
        if (unknown)
            if (const auto read = versions.read(storage_, name, known_); !read) return read;
        if (const auto done = go_on_from(versions, log, merge); !done || *done)
            return as_void(done);
        return add(name, log, versions, merge);
    }

  private:
    static Result<void> as_void(const Result<bool>& done) {
        if (!done) return std::unexpected(done.error());
        return {};
    }

    // Whether it is told by what is stored, now that it has been added to where that could be.
    Result<bool> go_on_from(Versions& versions, const std::string& log, Merge& merge) {
        if (versions.tell(log)) return ++merge.known, true;
        const auto extended = versions.extend(storage_, log);
        if (extended && *extended) ++merge.extended;
        return extended;
    }

    // Under its own name, or if that is taken, beside it. Another program may have taken it since.
    Result<void> add(const std::string& own_name, const std::string& log, Versions& versions,
                     Merge& merge) {
        for (std::string name = own_name;; name += "-" + print_hex(hash_of(log))) {
            const auto added = storage_.add(name, log);
            if (!added) return std::unexpected(added.error());
            const bool unknown = known_.insert(name).second;
            if (*added) {
                versions.add(name, log, log);
                ++(name == own_name ? merge.added : merge.apart);
                return {};
            }
            if (!unknown) continue;
            if (const auto read = versions.read_one(storage_, name); !read) return read;
            if (const auto done = go_on_from(versions, log, merge); !done || *done)
                return as_void(done);
        }
    }

    Storage& storage_;
    std::set<std::string> known_;  // names of which the versions know
    std::map<std::string, Versions> playings_;
};

// A record without a play name is named after what it tells.
void name_it(Record& record) {
    if (!record.beginning.play.empty()) return;
    record.beginning.play =
        std::string(nameless_prefix) + print_hex(hash_of(bare_log(record.beginning, record.log)));
}

}  // namespace

Result<Merge> import_games(Storage& storage, std::string_view text) {
    const auto names = storage.list();
    if (!names) return std::unexpected(names.error());
    Importer importer(storage, *names);
    Merge merge;
    int number = 0;
    for (const std::string_view part : split_records(text)) {
        const std::string name = "record " + std::to_string(++number);
        auto record = parse_record(part);
        if (record) name_it(*record);
        const auto session = record ? Session::load(*record) : std::unexpected(record.error());
        if (!session) {
            merge.refused.push_back({name, session.error().message});
            continue;
        }
        if (const auto done = importer.take(*session, merge); !done)
            return std::unexpected(done.error());
    }
    return merge;
}

}  // namespace scoundrel
