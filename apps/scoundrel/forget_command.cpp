// `scoundrel forget`: deletes everything that the program keeps.
#include <unistd.h>

#include <iostream>
#include <memory>
#include <set>

#include "command/failure.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "preferences/preferences.h"
#include "scoundrel/commands.h"
#include "storage/figures_file.h"
#include "storage/file_storage.h"
#include "storage/forget.h"
#include "system/line_input.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

std::string places(const KeptFiles& kept) {
    std::set<std::string> folders;
    for (const auto* files : {&kept.games, &kept.others})
        for (const std::string& path : *files) folders.insert(path.substr(0, path.rfind('/')));
    std::string text;
    for (const std::string& folder : folders) text += (text.empty() ? "" : ", ") + folder;
    return text;
}

bool agreed() {
    constexpr std::size_t longest_answer = 100;
    std::cout << say({}, forget_ask) << " " << std::flush;
    const auto line = or_fail(read_line(std::cin, longest_answer));
    return line && (line->text == "y" || line->text == "yes");
}

// Without a home there are no games either.
void run_forget(bool yes) {
    const std::string games = games_directory().value_or("");
    const KeptFiles kept = or_fail(find_kept(games, {preferences_path(), figures_path()}));
    if (kept.empty()) {
        or_fail(forget(kept));
        std::cout << say({}, forget_nothing) << "\n";
        return;
    }
    std::cout << in_lines(say({}, forget_what,
                              {{"games", static_cast<int>(kept.games.size())},
                               {"others", static_cast<int>(kept.others.size())},
                               {"places", fit_to_show(places(kept))}}));
    if (!yes && ::isatty(STDIN_FILENO) == 0) throw Failure(say({}, forget_needs_yes));
    if (!yes && !agreed()) {
        std::cout << say({}, forget_not_done) << "\n";
        return;
    }
    or_fail(forget(kept));
    std::cout << say({}, forget_done) << "\n";
}

}  // namespace

Command forget_command() {
    auto yes = std::make_shared<bool>(false);
    return {.name = "forget",
            .what = say({}, Phrase::cmd_forget),
            .options = {Option("--yes", yes.get(), Phrase::cmd_forget_yes)},
            .footer = say({}, Phrase::cmd_forget_more),
            .run = [yes] { run_forget(*yes); }};
}

}  // namespace scoundrel::cli
