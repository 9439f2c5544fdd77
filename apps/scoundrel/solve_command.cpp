// `scoundrel solve`: what could have been done with a deal, or from a position of a recorded game,
// the whole deck being known.
#include <chrono>
#include <cmath>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "command/interruption.h"
#include "command/progress.h"
#include "phrases/catalogue.h"
#include "protocol/solution_json.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
#include "system/line_input.h"
#include "text/named_game.h"
#include "text/solve_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

constexpr std::size_t longest_id = std::size_t{1} << 20;
constexpr std::string_view standard_input = "-";

struct SolveOptions {
    std::vector<std::string> games;
    Asked asked;
    std::optional<int> from;
    bool verdict_only = false;
    bool line = false;
    bool json = false;
};

// One question, and how its answer is to be introduced.
struct Case {
    std::string record;  // where it comes from, if from a record
    std::optional<int> from{};
    Session session;

    std::string name() const {
        const std::string game = print_game_id(session.beginning().id);
        const Voice voice = Voice::of(session.variant());
        const std::string at =
            from && *from > 0 ? say(voice, Phrase::solve_after, {{"game", game}, {"moves", *from}})
                              : game;
        return record.empty()
                   ? at
                   : say(voice, Phrase::solve_record, {{"record", record}, {"game", at}});
    }
};

class Solving {
  public:
    explicit Solving(const SolveOptions& options)
        : options_(options),
          alone_(options.games.size() == 1 && options.games.front() != standard_input) {}

    void argument(const std::string& word, const Result<Found>& found) {
        if (word == standard_input)
            list();
        else if (!found)
            failed({{"record", word}}, "", found.error());
        else if (found->played())
            records(*found);
        else
            game(found->id, found->id);
    }

    bool all_read() const { return all_read_; }

  private:
    // One id a line, answered as it comes; empty lines are passed over.
    void list() {
        for (int number = 1; auto line = or_fail(read_line(std::cin, longest_id)); ++number) {
            std::string& id = line->text;
            if (id.ends_with('\r')) id.pop_back();
            if (id.empty()) continue;
            game(id, say({}, Phrase::solve_line, {{"line", number}, {"why", ""}}));
        }
    }

    // `where`: what an error is introduced by.
    void game(const std::string& text, const std::string& where) {
        auto session = begun(text);
        if (!session) return failed({{"game", text}}, where == text ? "" : where, session.error());
        solve_case({.record = "", .session = std::move(*session)});
    }

    void records(const Found& found) {
        const std::string& file = found.where;
        const auto all = split_records(found.records);
        if (all.empty())
            return failed({{"record", file}}, "",
                          {ErrorCode::bad_record, say({}, Phrase::verify_empty, {{"file", file}})});
        alone_ &= all.size() == 1;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const int number = static_cast<int>(i + 1);
            const std::string where = all.size() == 1 ? file
                                                      : say({}, Phrase::verify_which,
                                                            {{"file", file}, {"number", number}});
            auto session = recorded(all[i], options_.from.value_or(0));
            if (session)
                solve_case({where, options_.from, std::move(*session)});
            else
                failed({{"record", where}}, where + ": ", session.error());
        }
    }

    void solve_case(const Case& each) {
        const auto order = each.session.hidden_order();
        if (!order) {
            const std::string game = print_game_id(each.session.beginning().id);
            return failed(
                {{"game", game}}, each.record.empty() ? "" : each.record + ": ",
                {ErrorCode::not_available, say({}, Phrase::deal_unknown, {{"game", game}})});
        }
        Progress progress;
        Limits limits = options_.asked.limits();
        limits.stop = [&, out_of_time = limits.stop] {
            if (progress.due())
                progress.show(say({}, Phrase::solve_busy,
                                  {{"game", each.name()},
                                   {"seconds", static_cast<int>(progress.elapsed().count())}}));
            return interruption_.asked() || (out_of_time && out_of_time());
        };
        const Game& game = each.session.game();
        const Solution solution =
            solve(game.rules, game.position, *order, game.account.stats.slain_value,
                  options_.asked.question, limits);
        const double seconds = progress.elapsed().count();
        progress.wipe();
        options_.json ? print(each, solution, seconds) : tell(each, solution);
        std::cout.flush();
        require_output();
        interruption_.end_if_asked();
    }

    void print(const Case& each, const Solution& solution, double seconds) const {
        constexpr double millionth = 1e-6;
        Json json{{"game", print_game_id(each.session.beginning().id)}};
        if (!each.record.empty()) json["record"] = each.record;
        if (each.from) json["from"] = *each.from;
        json.update(solution_json(solution));
        json["seconds"] = std::round(seconds / millionth) * millionth;
        if (interruption_.asked()) json["stopped"] = true;
        std::cout << print_json(json) << "\n";
    }

    void tell(const Case& each, const Solution& solution) {
        if (std::exchange(table_above_, false)) std::cout << "\n";
        std::cout << tell_solution(each.name(), each.session, solution, options_.asked);
        if (!(options_.line || alone_) || solution.line.empty()) return;
        std::cout << "\n"
                  << tell_line_avoids(each.session, solution)
                  << tell_line(each.session, solution.line, style_of(stdout));
        table_above_ = true;
    }

    // Tells why, and goes on with the others.
    void failed(Json where, const std::string& before, const Error& error) {
        all_read_ = false;
        if (options_.json) {
            where["error"] = error.message;
            std::cout << print_json(where) << "\n" << std::flush;
            return;
        }
        if (alone_) throw Failure(before + error.message);
        std::cout.flush();
        message("scoundrel: " + before + error.message);
    }

    const SolveOptions& options_;
    bool alone_;  // there is only one, and its error is the command's
    Interruption interruption_;
    bool all_read_ = true;
    bool table_above_ = false;
};

// All of them before the first is solved: a name that nothing has is a wrong command line.
std::vector<Result<Found>> find_all(const SolveOptions& options) {
    std::vector<Result<Found>> all;
    for (const std::string& word : options.games) {
        all.push_back(word == standard_input ? Found{.id = word} : found_or_why(word));
        if (!all.back() && all.back().error().code == ErrorCode::bad_game)
            throw NoSuchName(all.back().error().message);
        if (!all.back() || all.back()->played()) continue;
        if (options.from) throw Failure(say({}, Phrase::find_from, {{"game", word}}), exit_usage);
        if (word != standard_input) (void)or_no_such(begun(all.back()->id), word);
    }
    return all;
}

void run_solve(SolveOptions options) {
    const auto all = find_all(options);
    if (options.verdict_only) options.asked.question = Question::verdict;
    Solving solving(options);
    for (std::size_t i = 0; i < all.size(); ++i) solving.argument(options.games[i], all[i]);
    if (!solving.all_read()) throw Failure(say({}, Phrase::solve_failed));
}

}  // namespace

Command solve_command() {
    auto options = std::make_shared<SolveOptions>();
    return {
        .name = "solve",
        .what = say({}, Phrase::cmd_solve),
        .options =
            {Option("GAME", &options->games, Phrase::cmd_solve_game).take(Takes::game).require(),
             Option("--verdict-only", &options->verdict_only, Phrase::cmd_solve_verdict_only),
             Option("--from", &options->from, Phrase::cmd_solve_from).within(0, longest_line),
             Option("--line", &options->line, Phrase::cmd_solve_line).exclude({"--json"}),
             Option("--memory", &options->asked.megabytes, Phrase::cmd_solve_memory)
                 .within(1, 1 << 24),
             Option("--ms", &options->asked.ms, Phrase::cmd_solve_ms).within(1, 1'000'000'000),
             Option("--nodes", &options->asked.nodes, Phrase::cmd_solve_nodes).from(1),
             Option("--json", &options->json, Phrase::cmd_json_games)},
        .examples = {{"scoundrel solve classic#42"},
                     {"scoundrel solve game.record --from 12", say({}, Phrase::cmd_solve_after)},
                     {"seq -f 'rascal#%g' 9 | scoundrel solve --verdict-only --json -"}},
        .footer = say({}, Phrase::cmd_solve_more),
        .run = [options] { run_solve(*options); }};
}

}  // namespace scoundrel::cli
