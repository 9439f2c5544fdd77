// What the player likes: switches, and what advice plays for; it shows at once.
#include <algorithm>

#include "phrases/spelling.h"
#include "preferences/language.h"
#include "tui/boxes.h"
#include "tui/card_art.h"
#include "tui/health_bar.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

constexpr Phrase switch_names[] = {screen_pref_four,  screen_pref_contrast, screen_pref_ascii,
                                   screen_pref_fatal, screen_pref_marks,    screen_pref_life};
static_assert(std::size(switch_names) == std::size(switches));

class PreferencesView : public View {
  public:
    explicit PreferencesView(Context& context) : context_(context) {}

    void draw(Canvas& canvas) override {
        draw_title(canvas, say({}, screen_home_preferences));
        std::vector<Menu::Row> rows;
        for (std::size_t i = 0; i < std::size(switches); ++i) {
            const bool on = context_.preferences.*switches[i].value;
            rows.push_back({std::string(on ? "● " : "○ ") + say({}, switch_names[i]),
                            say({}, on ? screen_on : screen_off)});
        }
        const bool score = context_.preferences.aim == Aim::score;
        rows.push_back({"· " + say({}, screen_pref_aim), say({}, score ? aim_score : aim_win)});
        rows.push_back({"· " + say({}, screen_pref_language), language_name()});
        const int top = canvas.height() < 20 ? 1 : 2, left = canvas.width() < 60 ? 1 : 2;
        const int width = canvas.width() - 2 * left;
        const std::string file =
            context_.preferences_file.empty()
                ? ""
                : say({}, screen_pref_file, {{"file", context_.preferences_file}});
        const std::string below = message_.empty() ? file : message_;
        const int below_rows = std::min(2, line_count(below, width));
        const int bottom = canvas.height() - 1 - below_rows;
        const int count = static_cast<int>(rows.size());
        // A narrow list has a line more, for the row that is marked.
        const int list = std::min(count + (canvas.width() < 60 ? 1 : 0), bottom - top);
        menu_.draw(canvas, {left, top, std::min(66, width), list}, rows);
        draw_sample(canvas, left, top + list + 1, bottom);
        canvas.paragraph({left, bottom, width, below_rows}, below,
                         {.ink = message_.empty() ? Ink::dim : Ink::bad});
        const KeyHint keys[] = {{Input::of(Key::enter), say({}, screen_do_turn)},
                                {Input::of(Key::escape), say({}, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input.is(U' ') ? Input::of(Key::enter) : input);
        if (!row) return Next::stay();
        change(static_cast<std::size_t>(*row));
        const auto saved = save_preferences(context_.preferences_file, context_.preferences);
        message_ = saved ? "" : saved.error().message;
        return Next::stay();
    }

  private:
    // How it looks, as much of it as there is room for.
    static void draw_sample(Canvas& canvas, int left, int top, int bottom) {
        constexpr Card sample[] = {Card(Suit::clubs, 9), Card(Suit::diamonds, 7),
                                   Card(Suit::hearts, 5), Card(Suit::spades, 12)};
        const CardSize size = bottom - top >= small_card.h ? small_card : flat_card;
        if (top + size.h > bottom) return;
        for (int i = 0; i < 4; ++i)
            draw_card(canvas, left + (size.w + 1) * i, top, size, sample[i]);
        if (top + size.h + 1 < bottom)
            draw_health(canvas,
                        {left, top + size.h + 1, std::min(60, canvas.width() - 2 * left), 1}, 13,
                        20, 9);
    }

    void change(std::size_t row) {
        Preferences& likes = context_.preferences;
        if (row < std::size(switches))
            likes.*switches[row].value = !(likes.*switches[row].value);
        else if (row == std::size(switches))
            likes.aim = likes.aim == Aim::win ? Aim::score : Aim::win;
        else
            change_language();
    }

    // From language to language, and then as the locale has it.
    void change_language() {
        std::string& liked = context_.preferences.language;
        const auto codes = language_codes();
        const auto next = liked.empty() ? codes.begin() : std::ranges::find(codes, liked) + 1;
        liked = next == codes.end() ? "" : *next;
        speak(preferred_language(context_.preferences));
    }

    std::string language_name() const {
        const Catalogue* liked = find_catalogue(context_.preferences.language);
        if (liked == nullptr) return say({}, screen_pref_language_system);
        return context_.ascii() ? in_ascii(liked->name) : std::string(liked->name);
    }

    Context& context_;
    Menu menu_;
    std::string message_;
};

}  // namespace

std::unique_ptr<View> make_preferences(Context& context) {
    return std::make_unique<PreferencesView>(context);
}

}  // namespace scoundrel::tui
