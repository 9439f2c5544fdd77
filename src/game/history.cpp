#include "game/history.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "game/journal.h"
#include "notation/cards.h"
#include "notation/numbers.h"

namespace scoundrel {

namespace {

std::string hash_of(std::string_view text) {
    Fnv1a hash;
    hash.add_text(text);
    return print_hex(hash.value());
}

// The whole deal as text: the rules and every card in order, however the game was named.
std::string deal_of(const Beginning& beginning) {
    if (beginning.at_table()) return {};
    Beginning nameless = beginning;
    nameless.play.clear();
    nameless.started.clear();
    if (beginning.position) return print_beginning(nameless);
    const GameId& id = beginning.id;
    const Deck deck = id.dealt_by == DealtBy::literal
                          ? id.deck
                          : shuffled(id.variant.rules.deck, seed_number(id.seed));
    return print_rules(id.variant) + ":" + print_deck(deck);
}

// A log as it would be without a play name and remarks: what identifies a playing without a
// name.
std::string bare_log(const Beginning& beginning, const std::vector<Event>& log) {
    Beginning nameless = beginning;
    nameless.play.clear();
    std::string text = print_beginning(nameless);
    for (const Event& event : log)
        if (event.kind != Event::Kind::comment) text += print_event(event) + "\n";
    return text;
}

constexpr std::string_view nameless_prefix = "record-";
constexpr std::string_view behind_nameless = "record.";  // in alphabetical order

// One stored log of a playing; every device it was played on may have its own.
struct Telling {
    std::string log;
    Summary summary;
    std::string bare;  // of playings that came without a name
};
using Playings = std::map<std::string, std::vector<Telling>>;  // by play name

// Of the tellings of one playing, one counts: none that another goes on from; then a finished one
// before the others; then the one with most moves. The order in which they were merged and the
// names they were given then have no say.
Summary the_one_that_counts(std::vector<Telling>& tellings) {
    std::ranges::sort(tellings, {}, &Telling::log);
    const auto rank = [](const Telling& telling) {
        return std::pair(telling.summary.outcome.status != Status::playing, telling.summary.moves);
    };
    const Telling* best = nullptr;
    for (std::size_t i = 0; i < tellings.size(); ++i) {
        const bool goes_on = i + 1 < tellings.size() &&  // sorted, it would stand right behind
                             tellings[i + 1].log.starts_with(tellings[i].log);
        if (!goes_on && (best == nullptr || rank(*best) <= rank(tellings[i]))) best = &tellings[i];
    }
    return best->summary;
}

// Whether everything the one playing tells is told by the other as well.
bool is_told_by(const std::vector<Telling>& one, const std::vector<Telling>& other) {
    return std::ranges::all_of(one, [&](const Telling& telling) {
        return std::ranges::any_of(
            other, [&](const Telling& longer) { return longer.bare.starts_with(telling.bare); });
    });
}

// A record that came without a name has been named after its log, so an earlier record of the same
// playing has another name. It is left out, or the game would be counted twice.
void leave_out_earlier_records(Playings& playings) {
    const auto nameless = [&] {
        return std::ranges::subrange(playings.lower_bound(std::string(nameless_prefix)),
                                     playings.lower_bound(std::string(behind_nameless)));
    };
    for (auto one = nameless().begin(); one != nameless().end();) {
        const bool told = std::ranges::any_of(nameless(), [&](const auto& other) {
            return &other != &*one && is_told_by(one->second, other.second);
        });
        one = told ? playings.erase(one) : std::next(one);
    }
}

void mark_repeats(std::vector<Summary>& games) {
    std::set<std::string_view> seen;
    for (Summary& game : games)
        if (!game.deal.empty()) game.repeated = !seen.insert(game.deal).second;
}

// Whether the very first write was cut short before the game was named: nothing of such a game was
// ever acknowledged, so there is none.
bool never_begun(std::string_view text) {
    constexpr std::string_view named_after = "scoundrel record 1\ngame ";
    return named_after.starts_with(text) ||
           (text.starts_with(named_after) && text.find('\n', named_after.size()) == text.npos);
}

// Calls `use` with every game that can be read; returns the others.
template <class Use>
Result<std::vector<Unreadable>> for_each_game(Storage& storage, Use use) {
    auto names = storage.list();
    if (!names) return std::unexpected(names.error());
    std::ranges::sort(*names);
    std::vector<Unreadable> unreadable;
    for (const std::string& name : *names) {
        const auto text = storage.read(name);
        if (text && never_begun(*text)) continue;
        auto stored = text ? load_stored(name, *text) : std::unexpected(text.error());
        if (stored)
            use(name, std::move(stored->session));
        else
            unreadable.push_back({name, stored.error().message});
    }
    return unreadable;
}

enum class Found { known, extended, different };

void count(Found found, Merge& merge) { ++(found == Found::known ? merge.known : merge.extended); }

// Compares a log with the game stored under the name, which it extends if it goes on from there.
Result<Found> merge_over(Storage& storage, const std::string& name, const std::string& log) {
    const auto claimed = storage.claim(name);  // first: nobody may write while we compare
    const bool ours = claimed.value_or(false);
    const auto result = [&]() -> Result<Found> {
        const auto present = storage.read(name);
        if (!present) return std::unexpected(present.error());
        const auto stored = load_stored(name, *present);
        if (stored && print_log(stored->session).starts_with(log)) return Found::known;
        const std::size_t keep = stored ? stored->bytes : 0;  // of the good part
        if (!ours || !(stored || never_begun(*present))) return Found::different;
        if (!log.starts_with(std::string_view(*present).substr(0, keep))) return Found::different;
        const auto done = storage.extend(name, keep, std::string_view(log).substr(keep));
        if (!done) return std::unexpected(done.error());
        return Found::extended;
    }();
    if (ours) storage.release(name);
    return result;
}

// Keeps a log that differs from the one stored under its own name: in another version stored next
// to that one if it continues that version, else as a version of its own.
Result<void> merge_beside(Storage& storage, const std::string& own_name, const std::string& log,
                          Merge& merge) {
    const auto names = storage.list();
    if (!names) return std::unexpected(names.error());
    for (const std::string& name : *names) {
        if (!name.starts_with(own_name + "-")) continue;
        const auto found = merge_over(storage, name, log);
        if (!found) return std::unexpected(found.error());
        if (*found != Found::different) return count(*found, merge), Result<void>();
    }
    std::string name = own_name;
    while (true) {
        name += "-" + hash_of(log);
        const auto added = storage.add(name, log);
        if (!added) return std::unexpected(added.error());
        if (*added) return ++merge.apart, Result<void>();
    }
}

// Puts one verified game into the storage.
Result<void> merge_one(Storage& storage, const Session& session, Merge& merge) {
    const std::string log = print_log(session);
    const std::string name = storage_name(session.beginning().play);
    const auto added = storage.add(name, log);
    if (!added) return std::unexpected(added.error());
    if (*added) return ++merge.added, Result<void>();
    const auto found = merge_over(storage, name, log);
    if (!found) return std::unexpected(found.error());
    if (*found == Found::different) return merge_beside(storage, name, log, merge);
    return count(*found, merge), Result<void>();
}

}  // namespace

Summary summarize(const std::string& name, const Session& session) {
    const Beginning& beginning = session.beginning();
    return {.name = name,
            .play = beginning.play.empty() ? name : beginning.play,
            .started = beginning.started,
            .game = print_game_id(beginning.id),
            .rules = print_rules(beginning.id.variant),
            .deal = deal_of(beginning),
            .outcome = session.outcome(),
            .stats = session.game().account.stats,
            .marks = session.marks(),
            .abandoned = session.abandoned(),
            .repeated = false,
            .moves = session.moves_played()};
}

Result<Session> read_game(Storage& storage, const std::string& name) {
    const auto text = storage.read(name);
    if (!text) return std::unexpected(text.error());
    auto stored = load_stored(name, *text);
    if (!stored) return std::unexpected(stored.error());
    return std::move(stored->session);
}

Result<History> read_history(Storage& storage) {
    History history;
    Playings playings;
    const auto unreadable = for_each_game(storage, [&](const std::string& name, Session session) {
        Summary summary = summarize(name, session);
        std::string bare = summary.play.starts_with(nameless_prefix)
                               ? bare_log(session.beginning(), session.log())
                               : "";
        playings[summary.play].push_back({print_log(session), std::move(summary), std::move(bare)});
    });
    if (!unreadable) return std::unexpected(unreadable.error());
    history.unreadable = *unreadable;
    leave_out_earlier_records(playings);
    for (auto& [play, tellings] : playings) history.games.push_back(the_one_that_counts(tellings));
    std::ranges::sort(history.games, {},
                      [](const Summary& s) { return std::tie(s.started, s.play); });
    mark_repeats(history.games);
    return history;
}

Result<Export> export_games(Storage& storage) {
    Export result;
    auto unreadable = for_each_game(storage, [&](const std::string&, const Session& session) {
        result.text += print_record(session.record());
        ++result.games;
    });
    if (!unreadable) return std::unexpected(unreadable.error());
    result.unreadable = std::move(*unreadable);
    return result;
}

Result<Merge> import_games(Storage& storage, std::string_view text) {
    Merge merge;
    int number = 0;
    for (const std::string_view part : split_records(text)) {
        const std::string name = "record " + std::to_string(++number);
        auto record = parse_record(part);
        if (record && record->beginning.play.empty())
            record->beginning.play =
                std::string(nameless_prefix) + hash_of(bare_log(record->beginning, record->log));
        const auto session = record ? Session::load(*record) : std::unexpected(record.error());
        if (!session) {
            merge.refused.push_back({name, session.error().message});
            continue;
        }
        if (const auto done = merge_one(storage, *session, merge); !done)
            return std::unexpected(done.error());
    }
    return merge;
}

}  // namespace scoundrel
