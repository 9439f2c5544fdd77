// `scoundrel replay` and `scoundrel verify`: records, step by step or checked.
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "game/move_text.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "protocol/state_json.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
#include "scoundrel/watch.h"
#include "text/game_text.h"
#include "text/named_game.h"
#include "tui/tui.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct ReplayOptions {
    std::string file;
    bool json = false;
    bool plain = false;
};

// Plays the record again, calling `step` at its beginning and after every event.
template <class Step>
void replay(const Record& record, Step step) {
    Session session(record.beginning);
    step(session, nullptr);
    for (const Event& event : record.log) {
        const bool dealt = event.kind == Event::Kind::deal || event.kind == Event::Kind::die;
        or_fail(session.repeat(event));
        if (session.at_table() || !dealt) step(session, &event);
    }
}

// As it stands in the record; a move also in words.
std::string tell_event(const Event& event, const Game& before, const Session& session,
                       CardStyle style) {
    const std::string text = print_event(event);
    if (event.kind != Event::Kind::move) return text;
    return text + "  " +
           tell_move(Voice::of(session.variant()), before, session.game(), event.move, style);
}

void run_replay(const ReplayOptions& options) {
    const std::string text = find_played(options.file).records;
    const Record record = or_fail(parse_record(text));
    const Session played = or_fail(recorded(text));
    if (!options.json && !options.plain && tui::at_terminal() && watch_on_screen(played)) return;
    const CardStyle style = style_of(stdout);
    Json states = Json::array();
    Game before{};
    replay(record, [&](const Session& session, const Event* event) {
        if (options.json) {
            states.push_back({{"event", event == nullptr ? Json() : Json(print_event(*event))},
                              {"state", state_json(session)}});
            return;
        }
        if (event == nullptr)
            std::cout << in_lines(say(Voice::of(session.variant()), Phrase::replay_game,
                                      {{"game", print_game_id(session.beginning().id)}}));
        else
            std::cout << "\n" << in_lines(tell_event(*event, before, session, style));
        before = session.game();
        if (event != nullptr && event->kind == Event::Kind::comment) return;
        std::cout << tell_all(session, style);
    });
    if (options.json) std::cout << print_json(states) << "\n";
}

struct VerifyOptions {
    std::vector<std::string> files;
    bool json = false;
};

Json verdict_json(const std::string& where, const Result<Session>& session) {
    if (!session) return {{"record", where}, {"ok", false}, {"error", session.error().message}};
    const Outcome outcome = session->outcome();
    return {{"record", where},
            {"ok", true},
            {"game", print_game_id(session->beginning().id)},
            {"result", print_outcome(outcome)},
            {"moves", session->moves_played()}};
}

void tell_verdict(const std::string& where, const Result<Session>& session) {
    if (session)
        std::cout << say(Voice::of(session->variant()), Phrase::verify_good,
                         {{"record", where},
                          {"game", print_game_id(session->beginning().id)},
                          {"result", print_outcome(session->outcome())},
                          {"moves", session->moves_played()}});
    else
        std::cout << say({}, Phrase::verify_bad,
                         {{"record", where}, {"why", fit_to_show(session.error().message)}});
    std::cout << "\n";
}

// The records of a file, or why there are none to check.
Result<std::vector<std::string>> read_records(const std::string& file) {
    const auto found = found_or_why(file, find_played);
    if (!found) return std::unexpected(found.error());
    const auto records = split_records(found->records);
    if (records.empty())
        return fail(ErrorCode::bad_record, say({}, Phrase::verify_empty, {{"file", file}}));
    return std::vector<std::string>(records.begin(), records.end());
}

struct Verdicts {
    bool any_good = false;
    bool all_good = true;
};

// A file without a record is not good either.
void verify_file(const std::string& file, bool json, Verdicts& verdicts) {
    const auto records = read_records(file);
    if (!records) {
        std::cout.flush();  // so that on a terminal it stands in its place
        if (json)
            std::cout << print_json(verdict_json(file, std::unexpected(records.error()))) << "\n";
        else
            message("scoundrel: " + records.error().message);
        verdicts.all_good = false;
        return;
    }
    for (std::size_t i = 0; i < records->size(); ++i) {
        const std::string where = records->size() == 1
                                      ? file
                                      : say({}, Phrase::verify_which,
                                            {{"file", file}, {"number", static_cast<int>(i + 1)}});
        const auto session = recorded((*records)[i]);
        verdicts.any_good |= session.has_value();
        verdicts.all_good &= session.has_value();
        if (json)
            std::cout << print_json(verdict_json(where, session)) << "\n";
        else
            tell_verdict(where, session);
    }
}

void run_verify(const VerifyOptions& options) {
    Verdicts verdicts;
    for (const std::string& file : options.files) verify_file(file, options.json, verdicts);
    if (verdicts.any_good && !options.json) std::cout << in_lines(say({}, Phrase::verify_proves));
    if (!verdicts.all_good) throw Failure(say({}, Phrase::verify_failed));
}

}  // namespace

Command replay_command() {
    auto options = std::make_shared<ReplayOptions>();
    return {.name = "replay",
            .what = say({}, Phrase::cmd_replay),
            .options = {Option("RECORD", &options->file, Phrase::cmd_replay_record)
                            .take(Takes::record)
                            .require(),
                        Option("--json", &options->json, Phrase::cmd_replay_json),
                        Option("--plain", &options->plain, Phrase::cmd_play_plain)},
            .examples = {{"scoundrel replay game.record"}, {"scoundrel replay last"}},
            .run = [options] { run_replay(*options); }};
}

Command verify_command() {
    auto options = std::make_shared<VerifyOptions>();
    return {.name = "verify",
            .what = say({}, Phrase::cmd_verify),
            .options = {Option("RECORD", &options->files, Phrase::cmd_verify_record)
                            .take(Takes::record)
                            .require(),
                        Option("--json", &options->json, Phrase::cmd_verify_json)},
            .examples = {{"scoundrel verify *.record"}},
            .footer = say({}, Phrase::cmd_verify_more),
            .run = [options] { run_verify(*options); }};
}

}  // namespace scoundrel::cli
