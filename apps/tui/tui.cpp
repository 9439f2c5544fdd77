#include "tui/tui.h"

#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <string_view>

#include "tui/app.h"
#include "tui/desk.h"
#include "tui/screens.h"
#include "tui/terminal.h"

namespace scoundrel::tui {

namespace {

std::string today_utc() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[16];
    (void)std::strftime(text, sizeof text, "%Y-%m-%d", &utc);
    return text;
}

std::unique_ptr<View> first_table(Desk& desk, const Opening& opening) {
    if (opening.fresh) return begin_game(desk, opening.id.value_or(usual_game(desk)));
    return go_on_or_begin(desk, opening.id);
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
    Desk desk{.storage = storage,
              .worker = worker,
              .preferences = shown,
              .preferences_file = file,
              .symbols = terminal.symbols(),
              .today = today_utc};
    App app(desk.ascii());
    app.open(make_home(desk));
    if (!opening.home) app.open(first_table(desk, opening));
    while (!app.over()) {
        terminal.show(app.draw(terminal.width(), terminal.height()));
        const Input input = terminal.wait();
        if (input.is(Key::news)) worker.collect();
        app.handle(input);
        if (desk.preferences == shown) continue;
        shown = desk.preferences;
        terminal.use_colours(shown);
        app.set_ascii(desk.ascii());
    }
    return true;
}

}  // namespace scoundrel::tui
