#include "session/history.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "notation/cards.h"
#include "notation/numbers.h"
#include "session/journal.h"

namespace scoundrel {

namespace {

std::string hash_of(std::string_view text) {
    Fnv1a hash;
    hash.add_text(text);
    return print_hex(hash.value());
}

// The whole deal as text: the rules and every card in order, however the game was named.
std::string deal_of(const Beginning& beginning) {
    if (Session(beginning).at_table()) return {};
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

Result<Session> load_text(std::string_view text) {
    const auto parsed = parse_log(text);
    if (!parsed) return std::unexpected(parsed.error());
    return Session::load(parsed->record);
}

// Of two tellings of one playing, the one that went further counts.
bool went_further(const Summary& a, const Summary& b) {
    const auto rank = [](const Summary& s) {
        return std::tuple(s.outcome.status != Status::playing, s.moves, s.name);
    };
    return rank(a) > rank(b);
}

void count_each_playing_once(std::vector<Summary>& games) {
    std::map<std::string, Summary> unique;
    for (Summary& game : games) {
        const auto [at, is_new] = unique.try_emplace(game.play, game);
        if (!is_new && went_further(game, at->second)) at->second = game;
    }
    games.clear();
    for (auto& [play, game] : unique) games.push_back(std::move(game));
}

void mark_repeats(std::vector<Summary>& games) {
    std::set<std::string_view> seen;
    for (Summary& game : games)
        if (!game.deal.empty()) game.repeated = !seen.insert(game.deal).second;
}

// Puts one verified game into the storage.
Result<void> merge_one(Storage& storage, Session session, Merge& merge) {
    const std::string log = print_log(session);
    const std::string play = session.beginning().play;
    const std::string name = storage_name(play.empty() ? "record-" + hash_of(log) : play);
    const auto is_new = storage.add(name, log);
    if (!is_new) return std::unexpected(is_new.error());
    if (*is_new) return ++merge.added, Result<void>();
    const auto present = storage.read(name);
    if (!present) return std::unexpected(present.error());
    if (present->starts_with(log)) return ++merge.known, Result<void>();
    if (log.starts_with(*present) && storage.claim(name)) {
        ++merge.extended;
        return storage.extend(name, present->size(), std::string_view(log).substr(present->size()));
    }
    const auto beside = storage.add(name + "-" + hash_of(log), log);
    if (!beside) return std::unexpected(beside.error());
    ++(*beside ? merge.apart : merge.known);
    return {};
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
    return load_text(*text);
}

Result<History> read_history(Storage& storage) {
    const auto names = storage.list();
    if (!names) return std::unexpected(names.error());
    History history;
    for (const std::string& name : *names) {
        const auto session = read_game(storage, name);
        if (session)
            history.games.push_back(summarize(name, *session));
        else
            history.unreadable.push_back({name, session.error().message});
    }
    count_each_playing_once(history.games);
    std::ranges::sort(history.games, {},
                      [](const Summary& s) { return std::tie(s.started, s.play); });
    mark_repeats(history.games);
    return history;
}

Result<Export> export_games(Storage& storage) {
    auto names = storage.list();
    if (!names) return std::unexpected(names.error());
    std::ranges::sort(*names);
    Export result;
    for (const std::string& name : *names) {
        const auto session = read_game(storage, name);
        if (!session) {
            result.unreadable.push_back({name, session.error().message});
            continue;
        }
        result.text += print_record(session->record());
        ++result.games;
    }
    return result;
}

Result<Merge> import_games(Storage& storage, std::string_view text) {
    Merge merge;
    int number = 0;
    for (const std::string_view part : split_records(text)) {
        const std::string name = "record " + std::to_string(++number);
        const auto record = parse_record(part);
        auto session = record ? Session::load(*record) : std::unexpected(record.error());
        if (!session) {
            merge.refused.push_back({name, session.error().message});
            continue;
        }
        if (const auto done = merge_one(storage, std::move(*session), merge); !done)
            return std::unexpected(done.error());
    }
    return merge;
}

}  // namespace scoundrel
