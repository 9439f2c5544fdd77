#include "tui/tui.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "system/host.h"
#include "tui/app.h"
#include "tui/context.h"
#include "tui/screens.h"
#include "tui/terminal.h"

namespace scoundrel::tui {

namespace {

std::unique_ptr<View> first_view(Context& context, const Opening& opening) {
    if (const PuzzleEntry* entry = puzzle_book().find(opening.puzzle))
        return begin_puzzle(context, *entry);
    if (opening.play) return make_game(context, opening.play(context.style()));
    if (opening.played) return make_watch(context, *opening.played);
    if (opening.watched) return make_watch(context, *opening.id, *opening.watched, opening.speed);
    if (opening.fresh) return begin_game(context, opening.id.value_or(usual_game(context)));
    return resume_or_begin_game(context, opening.id);
}

}  // namespace

bool at_terminal() {
    const char* name = std::getenv("TERM");
    return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0 && name != nullptr &&
           *name != '\0' && std::string_view(name) != "dumb";
}

bool run(Storage* storage, const Opening& opening) {
    const std::string file = preferences_path();
    Preferences shown = load_preferences(file);
    Worker worker([] { Terminal::ring(); });  // ends last: the screen is given back at once
    Terminal terminal(shown);
    if (!terminal.works()) return false;
    Context context{.storage = storage,
                    .worker = worker,
                    .host = system_host(),
                    .preferences = shown,
                    .preferences_file = file,
                    .figures = opening.figures,
                    .symbols = terminal.symbols()};
    context.copy = [&](const std::string& text) { terminal.copy(text); };
    App app(context.ascii());
    app.open(make_home(context));
    if (!opening.home) app.open(first_view(context, opening));
    std::optional<Terminal::Time> due;
    for (auto pace = app.pace(); !app.over();) {
        terminal.show(app.draw(terminal.width(), terminal.height()));
        // What happens meanwhile, news above all, does not put the next tick off.
        if (const auto now = app.pace(); now != pace || !due) {
            pace = now;
            due = pace ? std::optional(std::chrono::steady_clock::now() + *pace) : std::nullopt;
        }
        const Input input = terminal.wait(due);
        if (input.is(Key::tick)) due.reset();
        if (input.is(Key::news)) worker.collect();
        app.handle(input);
        if (context.preferences == shown) continue;
        shown = context.preferences;
        terminal.use_colours(shown);
        app.set_ascii(context.ascii());
    }
    return true;
}

}  // namespace scoundrel::tui
