// Who is to be watched: the players there are, each with a few words; then the deal is chosen.
#include "coach/ask_hint.h"
#include "coach/player_words.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class WatchChoiceView : public View {
  public:
    explicit WatchChoiceView(Context& context) : context_(context) {
        for (std::size_t i = 0; i < player_kinds().size(); ++i)
            if (player_kinds()[i].name == default_player) menu_.go_to(static_cast<int>(i));
    }

    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, watch_whom));
        const int width = std::min(canvas.width() - 4, 72);
        const int used = canvas.paragraph({2, 2, width, 3}, say({}, watch_what));
        std::vector<Menu::Row> rows;
        for (const PlayerKind& kind : player_kinds())
            rows.push_back({std::string(kind.name), say_player(kind)});
        const int y = 3 + used;
        menu_.draw(canvas, {2, y, width, std::max(1, canvas.height() - 2 - y)}, rows);
        const KeyHint keys[] = {{Input::of(Key::up), ""},
                                {Input::of(Key::down), say({}, screen_choose)},
                                {Input::of(Key::enter), say({}, watch_do_deal)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        const std::string_view name = player_kinds()[static_cast<std::size_t>(*row)].name;
        return Next::open(make_chooser(context_, [&context = context_, name](const GameId& id) {
            Watched by{library_contestant(name, id.variant.rules)};
            by.thinking.aim = context.preferences.aim;
            by.thinking.samples = default_samples(id.variant.rules);
            by.seed = seed_of_thoughts(id, name, context.host);
            return Next::begin(make_watch(context, id, std::move(by)));
        }));
    }

  private:
    Context& context_;
    Menu menu_;
};

}  // namespace

std::unique_ptr<View> make_watch_choice(Context& context) {
    return std::make_unique<WatchChoiceView>(context);
}

}  // namespace scoundrel::tui
