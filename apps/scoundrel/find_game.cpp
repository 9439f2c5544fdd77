#include "scoundrel/find_game.h"

#include <algorithm>

#include "command/failure.h"
#include "command/read_arguments.h"
#include "scoundrel/link.h"
#include "system/files.h"
#include "text/game_text.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

constexpr std::string_view newest = "last";
constexpr std::size_t most_told = 8;  // games whose names begin alike

// Rules, with a deal or without: `x.rules` too, whether it can be read or not.
bool names_rules(const std::string& word) {
    const auto path = word.substr(0, word.find_first_of("#:@+"));
    return path.ends_with(".rules") ||
           (names_deal(word) ? read_game_id(word).has_value() : read_rules(word).has_value());
}

bool looks_like_file(const std::string& word) {
    return word == "-" || word.find_first_of("./") != word.npos;
}

[[noreturn]] void refuse_ambiguous(const std::string& word,
                                   const std::vector<const Summary*>& games) {
    std::vector<std::string> told;
    for (const Summary* game : games)
        if (told.size() < most_told)
            told.push_back(game->play + "  " + game->game + "  " + print_outcome(game->outcome));
    if (games.size() > most_told) told.push_back("...");
    throw NoSuchName(
        say({}, find_ambiguous, {{"name", word}, {"games", static_cast<int>(games.size())}}), told);
}

[[noreturn]] void refuse_nothing(const std::string& word) {
    std::vector<std::string> names{std::string(newest)};
    for (const RuleSet& set : rule_sets) names.emplace_back(set.id);
    throw NoSuchName(say({}, find_neither, {{"text", word}, {"guess", guess_name(word, names)}}));
}

Found file_of_games(const std::string& path) {
    return {.where = path, .records = or_fail(read_input(path, most_of_records))};
}

Found kept_game(const std::string& word) {
    const auto directory = games_directory();
    if (!directory || word.empty()) refuse_nothing(word);
    FileStorage storage(*directory);
    const auto game = find_by_name(or_fail(read_history(storage)), word);
    if (!game) refuse_nothing(word);
    return {.where = game->play,
            .records = print_record(or_fail(read_game(storage, game->name)).record()),
            .kept = game->name};
}

Found linked_game(const std::string& word) {
    const auto link = read_link(word);
    if (!link) throw NoSuchName(say({}, find_no_link, {{"link", word}}));
    if (link->kept) return kept_game(link->text);
    if (link->text.find('\n') != link->text.npos)
        return {.where = say({}, find_link), .records = link->text};
    return {.id = link->text};
}

}  // namespace

Found find_game(const std::string& word) {
    if (is_there(word)) return file_of_games(word);
    if (is_link(word)) return linked_game(word);
    if (names_rules(word)) return {.id = word};
    if (names_deal(word)) (void)or_no_such(read_game_id(word), word);
    if (word.contains('+')) (void)or_no_such(read_rules(word), word);
    return looks_like_file(word) ? file_of_games(word) : kept_game(word);
}

Found find_to_play(const std::string& word) {
    if (names_rules(word)) return {.id = word};
    return find_game(word);
}

Found find_played(const std::string& word) {
    Found found = find_game(word);
    if (!found.played()) throw NoSuchName(say({}, find_not_played, {{"game", word}}));
    return found;
}

Result<Found> found_or_why(const std::string& word, Found (*find)(const std::string&)) {
    try {
        return find(word);
    } catch (const NoSuchName& none) {
        return fail(ErrorCode::bad_game, none.what());
    } catch (const Failure& failure) {
        return fail(ErrorCode::storage, failure.what());
    }
}

std::optional<Summary> find_by_name(const History& history, const std::string& word) {
    if (word == newest) {
        if (history.games.empty()) throw Failure(say({}, find_none_kept));
        return history.games.back();
    }
    std::vector<const Summary*> fitting;
    for (const Summary& game : history.games) {
        if (game.play == word || game.name == word) return game;
        if (game.play.starts_with(word) || game.name.starts_with(word)) fitting.push_back(&game);
    }
    for (const Unreadable& game : history.unreadable)
        if (fitting.empty() && game.name.starts_with(word))
            throw Failure(say({}, history_damaged, {{"game", game.name}, {"why", game.why}}));
    if (fitting.empty()) return {};
    if (fitting.size() > 1) refuse_ambiguous(word, fitting);
    return *fitting.front();
}

Session single_game(const Found& found, std::optional<int> moves) {
    const auto all = split_records(found.records);
    if (all.empty()) throw Failure(say({}, verify_empty, {{"file", found.where}}));
    if (all.size() > 1) throw Failure(say({}, find_many, {{"file", found.where}}));
    return or_fail_in(found.where, recorded(all.front(), moves));
}

}  // namespace scoundrel::cli
