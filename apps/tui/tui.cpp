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

std::unique_ptr<View> first_game(Context& context, const Opening& opening) {
    if (const PuzzleEntry* entry = puzzle_book().find(opening.puzzle))
        return begin_puzzle(context, *entry);
    if (opening.play) return make_game(context, opening.play(context.style()));
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
                    .symbols = terminal.symbols()};
    context.copy = [&](const std::string& text) { terminal.copy(text); };
    App app(context.ascii());
    app.open(make_home(context));
    if (!opening.home) app.open(first_game(context, opening));
    while (!app.over()) {
        terminal.show(app.draw(terminal.width(), terminal.height()));
        const Input input = terminal.wait();
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
