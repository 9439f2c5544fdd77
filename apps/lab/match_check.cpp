// `scoundrel match check`: a match held against its checks, and some of its games played again.
#include <algorithm>
#include <iostream>
#include <memory>

#include "bots/players.h"
#include "check_command.h"
#include "command/failure.h"
#include "commands.h"
#include "lab/match_text.h"
#include "match_key.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "player/players.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

// Programs from outside may play otherwise the next time, and so does who thinks by the clock.
bool plays_the_same(const MatchHead& head, const std::string& player) {
    return find_player_kind(player) != nullptr && (!head.thinking.ms || !uses_net(player));
}

std::vector<MatchRow> rows_to_play(const MatchText& match) {
    std::vector<MatchRow> rows;
    std::vector<std::string> others;
    for (const std::string& player : match.head.players)
        if (!plays_the_same(match.head, player)) others.push_back(printable(player));
    if (!others.empty())
        std::cout << say({}, Phrase::check_players, {{"players", say_list({}, others)}}) << "\n";
    for (const MatchRow& row : match.rows)
        if (plays_the_same(match.head, match.head.players[row.player])) rows.push_back(row);
    return rows;
}

// What a sealed match was dealt by, if that has been told. A key that it was not sealed with is as
// bad as a line that fails its check.
std::optional<SealKey> key_of(const MatchHead& head, const CheckOptions& options) {
    std::optional<SealKey> key;
    if (!options.key.empty()) {
        key = parse_seal_key(options.key);
        if (!key) throw Failure(say({}, Phrase::check_key_digits), exit_usage);
    } else if (const auto kept = MatchKey::beside(options.file); kept && kept->is_told()) {
        key = kept->key();
    }
    if (key && seal_of(*key) != head.sealed)
        throw Failure(
            say({}, Phrase::check_other_key,
                {{"file", options.file}, {"hash", seal_of(*key)}, {"sealed", head.sealed}}));
    std::cout << (key ? say({}, Phrase::check_key, {{"key", print_seal_key(*key)}})
                      : say({}, Phrase::check_sealed))
              << "\n";
    return key;
}

LoadedNet net_of(const MatchHead& head, const CheckOptions& options) {
    if (!head.net) return {};
    const LoadedNet net = load_net(head.variant, options.net);
    if (net.hash != *head.net)
        throw Failure(say({}, Phrase::check_other_net,
                          {{"file", options.file},
                           {"net", print_hex(*head.net)},
                           {"other", print_hex(net.hash)}}));
    return net;
}

void run_match_check(const CheckOptions& options) {
    const std::uint64_t seed = sample_seed(options);
    const std::string text = or_fail(read_file(options.file, most_of_census));
    const MatchText match = or_fail_in(options.file, parse_match(text));
    const MatchHead& head = match.head;
    std::cout << tell_checks(match.checks) << "\n";
    const bool sealed = !head.sealed.empty();
    const auto key = sealed ? key_of(head, options) : std::nullopt;
    const auto rows = !sealed || key ? rows_to_play(match) : std::vector<MatchRow>{};
    const bool plays = options.sample > 0 && !rows.empty();
    const LoadedNet net = plays ? net_of(head, options) : LoadedNet{};
    const auto again = [&](const Stop& stop) -> Worker<MatchRow> {
        return [&, stop](std::uint64_t place) -> Result<MatchRow> {
            const MatchRow& row = rows[static_cast<std::size_t>(place)];
            auto played =
                play_deal(head.variant.rules, key ? sealed_seed(*key, row.seed) : row.seed,
                          make_contestant(head.players[row.player], head.variant, net, {}),
                          head.thinking, stop);
            if (played) played->seed = row.seed, played->player = row.player;
            return played;
        };
    };
    do_again<MatchRow>(
        options, seed, rows, match.checks,
        {.rules = print_rules(head.variant),
         .worker = again,
         .same = [](const MatchRow& a,
                    const MatchRow& b) { return print_match_row(a) == print_match_row(b); },
         .print = print_match_row});
}

}  // namespace

Command match_check_command() {
    auto options = std::make_shared<CheckOptions>();
    Command command{.name = "check",
                    .what = say({}, Phrase::cmd_match_check),
                    .options = check_options(*options),
                    .examples = {{"scoundrel match check match.txt --sample 1000"}},
                    .footer = say({}, Phrase::cmd_match_check_more),
                    .run = [options] { run_match_check(*options); }};
    command.options.push_back(Option("--key", &options->key, Phrase::cmd_match_check_key));
    command.options.push_back(
        Option("--net", &options->net, Phrase::cmd_match_check_net).take(Takes::file));
    return command;
}

}  // namespace scoundrel::cli
