#include "game/history.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "game/journal.h"
#include "game/puzzle_book.h"
#include "notation/cards.h"
#include "notation/numbers.h"

namespace scoundrel {

namespace {

// One stored log of a playing; every device it was played on may have its own.
struct Telling {
    std::string log;
    Summary summary;
    std::string bare;  // of playings that came without a name
};
constexpr std::string_view behind_nameless = "record.";        // in alphabetical order
using Playings = std::map<std::string, std::vector<Telling>>;  // by play name

// Of the tellings of one playing, one counts: none that another goes on from; then a finished one
// before the others; then the one with most moves. The order in which they were merged and the
// names they were given then have no say. Its marks are those of all of them: help taken on one
// device is not forgotten because another tells of the game without it.
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
    Summary summary = best->summary;
    for (const Telling& telling : tellings) summary.marks |= telling.summary.marks;
    return summary;
}

// A record that came without a name has been named after its log, so an earlier record of the same
// playing has another name. It is left out, or the game would be counted twice: a playing of which
// everything is told by others that stand behind it in the order of their logs.
void leave_out_earlier_records(Playings& playings) {
    struct Told {
        std::string_view bare;
        Playings::const_iterator playing;
    };
    std::vector<Told> all;
    const auto end = playings.lower_bound(std::string(behind_nameless));
    for (auto one = playings.lower_bound(std::string(nameless_prefix)); one != end; ++one)
        for (const Telling& telling : one->second) all.push_back({telling.bare, one});
    std::ranges::stable_sort(all, {}, &Told::bare);
    std::map<std::string, std::size_t> told_elsewhere;
    for (std::size_t i = all.size(), other = all.size(); i-- > 0;) {
        // Sorted, all that go on from one log stand right behind it: the next of another playing
        // tells whether there is any.
        if (i + 1 < all.size() && all[i + 1].playing != all[i].playing) other = i + 1;
        if (other < all.size() && all[other].bare.starts_with(all[i].bare))
            ++told_elsewhere[all[i].playing->first];
    }
    for (const auto& [play, tellings] : told_elsewhere)
        if (const auto one = playings.find(play); one->second.size() == tellings)
            playings.erase(one);
}

void mark_repeats(std::vector<Summary>& games) {
    std::set<std::string_view> seen;
    for (Summary& game : games)
        if (!game.deal.empty()) game.repeated = !seen.insert(game.deal).second;
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

std::string comments_of(const Session& session) {
    std::string text;
    for (const Event& event : session.log())
        if (event.kind == Event::Kind::comment)
            text += event.text.substr(event.text.starts_with("; ") ? 2 : 1) + "\n";
    return text;
}

std::string digest_of(const Session& session) {
    Fnv1a hash;
    hash.add_text(bare_log(session.beginning(), session.log()));
    return print_hex(hash.value());
}

}  // namespace

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

bool is_clean(const Summary& game) {
    return game.outcome.status != Status::playing && !game.repeated && !game.marks.any();
}

std::string called(const Summary& game) {
    return game.puzzle.empty() ? game.game : say({}, Phrase::puzzle_named, {{"id", game.puzzle}});
}

Summary summarize(const std::string& name, const Session& session) {
    const Beginning& beginning = session.beginning();
    const PuzzleEntry* puzzle = puzzle_book().played_in(beginning);
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
            .unscathed = session.position().health == session.game().rules.health,
            .moves = session.moves_played(),
            .puzzle = puzzle == nullptr ? "" : puzzle->id,
            .comments = comments_of(session),
            .digest = session.game().over() ? digest_of(session) : ""};
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

}  // namespace scoundrel
