// `scoundrel study`: the questions of a study played by `compare`'s own means, and its figures as a
// file, as tables and as pictures.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "figures.h"
#include "phrases/catalogue.h"
#include "player/generalist.h"
#include "strategy_study.h"
#include "study_page.h"
#include "study_pictures.h"
#include "study_table.h"
#include "system/files.h"
#include "text/terminal_text.h"
#include "trials_run.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr Study all_studies[] = {{"rascal", study_rascal, rascal_questions},
                                 {"classic", study_classic, classic_questions},
                                 {"browser", study_browser, browser_questions},
                                 {"claims", study_claims, claims_questions}};

struct StudyOptions {
    std::string study;
    std::string only;
    std::uint64_t games = 0;  // 0: as many as the question wants
    int jobs = all_processors();
    std::string out;   // a folder, for the games
    std::string csv;   // the figures, written or read
    std::string svg;   // a folder, for the pictures
    std::string into;  // a document
    std::string json;  // a file, or "-"
    std::string html;
};

const Study& find_study(const std::string& name) {
    const auto* found = std::ranges::find(all_studies, name, &Study::name);
    if (found != std::end(all_studies)) return *found;
    std::string names;
    for (const Study& each : all_studies)
        names += (names.empty() ? "" : ", ") + std::string(each.name);
    throw NoSuchName(say({}, study_none, {{"study", name}, {"studies", names}}));
}

// All of them, or the one that is named.
std::vector<StudyQuestion> wanted_questions(const Study& study, const std::string& only) {
    auto questions = study.questions();
    if (only.empty()) return questions;
    std::string ids;
    for (const StudyQuestion& each : questions) {
        if (each.id == only) return {each};
        ids += (ids.empty() ? "" : ", ") + std::string(each.id);
    }
    throw NoSuchName(say({}, study_no_question, {{"question", only}, {"questions", ids}}));
}

// Nothing where there is no such file yet.
StudyFigures read_figures(const std::string& path) {
    if (path.empty() || !is_there(path)) return {};
    return or_fail_in(path, StudyFigures::parse(or_fail(read_file(path, most_of_census))));
}

void draw_pictures(const StudyOptions& options, const Study& study,
                   const std::vector<StudyQuestion>& questions, const StudyFigures& figures) {
    if (options.svg.empty()) return;
    or_fail(make_directories(options.svg));
    for (const StudyQuestion& question : questions)
        if (const std::string picture = draw_question(question, figures); !picture.empty())
            or_fail(write_file(options.svg + "/" + picture_name(study, question), picture));
}

TrialOptions trials_of(const StudyOptions& options, const Study& study,
                       const StudyQuestion& question) {
    const std::uint64_t most = options.games > 0 ? options.games : question.games;
    TrialOptions trials;
    trials.rules = {question.rules.begin(), question.rules.end()};
    trials.players = {question.players.begin(), question.players.end()};
    trials.solved = question.solved;
    trials.ledger = find_ledger(question.counts);
    trials.games = std::min(question.games, most);
    trials.reviews = std::min(question.reviews, most);
    trials.jobs = options.jobs;
    if (question.nets == Nets::one) trials.net = any_rules;
    trials.thinking.aim = question.aim;
    if (question.samples > 0) trials.thinking.samples = question.samples;
    if (!options.out.empty())
        trials.out = fmt::format("{}/{}-{}.txt", options.out, study.name, question.id);
    return trials;
}

void check_study_files(const StudyOptions& options) {
    for (const std::string& made : {options.csv, options.html}) {
        if (!made.empty()) check_out(made);
    }
    if (!options.json.empty() && options.json != to_terminal) check_out(options.json);
}

void run_study(const StudyOptions& options, const Study& study) {
    const auto all = study.questions(), wanted = wanted_questions(study, options.only);
    check_study_files(options);
    Json told = Json::array();
    if (!options.out.empty()) or_fail(make_directories(options.out));
    StudyFigures figures = read_figures(options.csv);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const StudyQuestion& question = wanted[i];
        text::message(say({}, study_busy,
                          {{"number", std::uint64_t{i + 1}},
                           {"all", std::uint64_t{wanted.size()}},
                           {"question", fmt::format("{}: {}", question.id, question.asks)}}));
        TrialOptions trials = trials_of(options, study, question);
        run_trials(trials, [&](const RulesComparison& comparison) {
            if (comparison.deals() < trials.games) return;  // stopped: nothing is known yet
            figures.replace(question, comparison, all);
            if (!options.csv.empty()) or_fail(write_file(options.csv, figures.print()));
            if (!options.json.empty()) told.push_back(question_json(question, comparison));
            if (options.json == to_terminal) return;
            std::cout << print_table(study, question, figures) << "\n" << std::flush;
        });
    }
    draw_pictures(options, study, wanted, figures);
    write_study_page(options.html, study, wanted, figures);
    write_study_json(options.json, study, std::move(told));
}

void tell_tables(const StudyOptions& options) {
    const Study& study = find_study(options.study);
    const auto wanted = wanted_questions(study, options.only);
    const std::string csv =
        options.csv.empty() ? fmt::format("data/studies/{}.csv", study.name) : options.csv;
    const StudyFigures figures =
        or_fail_in(csv, StudyFigures::parse(or_fail(read_file(csv, most_of_census))));
    draw_pictures(options, study, wanted, figures);
    if (options.into.empty()) {
        for (const StudyQuestion& question : wanted)
            std::cout << print_table(study, question, figures) << "\n";
        return;
    }
    const std::string document = or_fail(read_file(options.into, most_of_census));
    or_fail(write_file(options.into, with_tables(document, study, figures)));
}

void list_studies() {
    for (const Study& study : all_studies) {
        std::cout << fmt::format("{}: ", study.name) << say({}, study.asks) << "\n";
        for (const StudyQuestion& question : study.questions())
            std::cout << fmt::format("  {:<24}{}\n", question.id, question.asks);
        std::cout << "\n";
    }
    std::cout << paragraph(say({}, study_list_more)).text();
}

Command study_part(const Study& study) {
    auto options = std::make_shared<StudyOptions>();
    const std::string name(study.name);
    return {
        .name = name,
        .what = say({}, study.asks),
        .options = {Option("--only", &options->only, cmd_study_only),
                    Option("--games", &options->games, cmd_study_games).from(1),
                    Option("--out", &options->out, cmd_study_out).take(Takes::folder),
                    Option("--csv", &options->csv, cmd_study_csv).take(Takes::file),
                    Option("--svg", &options->svg, cmd_study_svg).take(Takes::folder),
                    Option("--json", &options->json, cmd_study_json).take(Takes::file),
                    Option("--html", &options->html, cmd_study_html).take(Takes::file),
                    Option("--jobs", &options->jobs, cmd_jobs).within(1, 256)},
        .examples = {{fmt::format("scoundrel study {} --games 100", name)},
                     {fmt::format("scoundrel study {} --out {} --csv {}.csv", name, name, name)}},
        .footer = say({}, cmd_study_more),
        .run = [options, &study] { run_study(*options, study); }};
}

Command table_part() {
    auto options = std::make_shared<StudyOptions>();
    return {.name = "table",
            .what = say({}, cmd_study_table),
            .options = {Option("NAME", &options->study, cmd_study_name).require(),
                        Option("--only", &options->only, cmd_study_only),
                        Option("--from", &options->csv, cmd_study_from).take(Takes::file),
                        Option("--into", &options->into, cmd_study_into).take(Takes::file),
                        Option("--svg", &options->svg, cmd_study_svg).take(Takes::folder)},
            .examples = {{"scoundrel study table rascal"},
                         {"scoundrel study table rascal --into docs/balance.md"}},
            .run = [options] { tell_tables(*options); }};
}

}  // namespace

std::span<const Study> studies() { return all_studies; }

Command study_command() {
    auto list = std::make_shared<bool>();
    Command command{.name = "study",
                    .options = {Option("--list", list.get(), cmd_study_list)},
                    .examples = {{"scoundrel study"}, {"scoundrel study rascal --only repair"}},
                    .run = [list] { list_studies(); }};
    for (const Study& study : all_studies) command.parts.push_back(study_part(study));
    command.parts.push_back(strategy_command());
    command.parts.push_back(table_part());
    return command;
}

}  // namespace scoundrel::cli
