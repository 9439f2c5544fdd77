// `scoundrel review`: finished games looked back on with the deck hidden, as a page, as JSON or as
// a picture.
#include <iostream>
#include <memory>

#include "bots/players.h"
#include "coach/review_svg.h"
#include "command/failure.h"
#include "command/interruption.h"
#include "command/progress.h"
#include "game/history.h"
#include "phrases/catalogue.h"
#include "protocol/review_json.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
#include "storage/file_storage.h"
#include "system/files.h"
#include "text/named_game.h"
#include "text/review_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

struct ReviewOptions {
    std::string file;  // empty: the last finished game that is kept
    std::string svg;
    ReviewPlan plan;
    bool all = false;
    bool json = false;
};

Session last_finished() {
    FileStorage storage(or_fail(games_directory()));
    const History history = or_fail(read_history(storage));
    for (auto game = history.games.rbegin(); game != history.games.rend(); ++game)
        if (game->outcome.status != Status::playing) return or_fail(read_game(storage, game->name));
    throw Failure(say({}, review_none_kept));
}

class Reviewing {
  public:
    explicit Reviewing(const ReviewOptions& options) : options_(options) {}

    // `where` it is recorded, if it is.
    Result<void> game(const std::string& where, const Session& session) {
        const std::string id = print_game_id(session.beginning().id);
        const std::string name =
            where.empty() ? id : say({}, solve_record, {{"record", where}, {"game", id}});
        Progress progress;
        double part = 0;
        ReviewPlan plan = options_.plan;
        plan.stop = [&] {
            if (progress.due())
                progress.show(say({}, review_busy,
                                  {{"game", name}, {"percent", static_cast<int>(100 * part)}}));
            return interruption_.asked();
        };
        const auto reviewed = review_game(session, choose_net(session.variant().rules), plan,
                                          [&](double done) { part = done; });
        progress.wipe();
        if (!reviewed) return std::unexpected(reviewed.error());
        if (options_.json) {
            Json json = review_json(session, *reviewed);
            if (!where.empty()) json["record"] = where;
            if (reviewed->cut_short) json["stopped"] = true;
            std::cout << print_json(json) << "\n";
        } else {
            if (std::exchange(page_above_, true)) std::cout << "\n";
            std::cout << tell_review(name, session, *reviewed, options_.all, style_of(stdout));
        }
        std::cout.flush();
        require_output();
        if (!options_.svg.empty()) {
            or_fail(write_file(options_.svg, draw_review(session, *reviewed)));
            message(say({}, reply_written, {{"file", options_.svg}}));
        }
        interruption_.end_if_asked();
        return {};
    }

    void records(const Found& found) {
        const std::string& file = found.where;
        const auto all = split_records(found.records);
        if (all.empty()) throw Failure(say({}, verify_empty, {{"file", file}}));
        if (all.size() > 1 && !options_.svg.empty())
            throw Failure(
                say({}, review_svg_one, {{"file", file}, {"games", static_cast<int>(all.size())}}));
        bool all_reviewed = true;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where =
                all.size() == 1
                    ? file
                    : say({}, verify_which, {{"file", file}, {"number", static_cast<int>(i + 1)}});
            const auto session = recorded(all[i]);
            const auto done =
                session ? game(where, *session) : Result<void>(std::unexpected(session.error()));
            if (done) continue;
            all_reviewed = false;
            if (all.size() == 1 && !options_.json) or_fail_in(where, done);
            failed(where, done.error());
        }
        if (!all_reviewed) throw Failure(say({}, review_failed));
    }

  private:
    // Tells why, and the others follow.
    void failed(const std::string& where, const Error& error) const {
        if (options_.json)
            std::cout << print_json({{"record", where}, {"error", error.message}}) << "\n";
        else
            message("scoundrel: " +
                    say({}, named_part, {{"whole", where}, {"part", error.message}}));
        std::cout.flush();
    }

    const ReviewOptions& options_;
    Interruption interruption_;
    bool page_above_ = false;
};

void run_review(const ReviewOptions& options) {
    Reviewing reviewing(options);
    if (options.file.empty() || options.file == "last")
        or_fail(reviewing.game("", last_finished()));
    else
        reviewing.records(find_played(options.file));
}

}  // namespace

Command review_command() {
    auto options = std::make_shared<ReviewOptions>();
    return {
        .name = "review",
        .what = say({}, Phrase::cmd_review),
        .options = {Option("RECORD", &options->file, Phrase::cmd_review_record).take(Takes::record),
                    Option("--samples", &options->plan.samples, Phrase::cmd_review_samples)
                        .within(1, static_cast<int>(most_review_samples)),
                    Option("--seed", &options->plan.seed, Phrase::cmd_review_seed).from(0),
                    aim_option(options->plan.aim),
                    Option("--all", &options->all, Phrase::cmd_review_all).exclude({"--json"}),
                    Option("--json", &options->json, Phrase::cmd_json_games),
                    Option("--svg", &options->svg, Phrase::cmd_review_svg).take(Takes::file)},
        .examples = {{"scoundrel review last"}, {"scoundrel review game.record --svg game.svg"}},
        .footer = say({}, Phrase::cmd_review_more),
        .run = [options] { run_review(*options); }};
}

}  // namespace scoundrel::cli
