// A hint on a screen of its own: all moves with their figures, and why not, for the one that is
// marked.
#include <algorithm>

#include "phrases/layout.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class HintView : public View {
  public:
    HintView(const Voice& voice, const std::optional<Notice>& hint, std::function<void(Move)> take)
        : voice_(voice), hint_(hint), take_(std::move(take)) {}

    void draw(Canvas& canvas) override {
        draw_title(canvas, say(voice_, screen_moves));
        constexpr int narrow = 60;
        const int left = canvas.width() < narrow ? 1 : 2;
        const int width = std::min(canvas.width() - 2 * left, widest), last = canvas.height() - 1;
        // Whatever is marked, the rows stay where they are.
        const int count = static_cast<int>(hint_->moves.size());
        const int top = canvas.height() < 20 ? 1 : 2;
        const int rows = std::min(count, canvas.height() < 20 ? 4 : fewest_rows);
        const auto at = static_cast<std::size_t>(std::clamp(menu_.at(), 0, count - 1));
        const int title = titles(width);
        const int most = std::max(last - top - title - 2 - rows, 1);
        const int height = std::min(longest(width), most);
        canvas.paragraph({left, top, width, title}, title_at(at), {.ink = Ink::hint, .bold = true});
        canvas.paragraph({left, top + title, width, height}, text_at(at));
        const int y = top + title + height + (last - top - title - height - 1 > count ? 1 : 0);
        menu_.draw(canvas, {left, y + 1, width, std::min(count, last - y - 1)}, hint_->rows());
        canvas.text_right(left + width - (menu_.scrolls() ? 2 : 0), y, hint_->heads,
                          {.ink = Ink::dim});
        const KeyHint keys[] = {{Input::of(Key::up), ""},
                                {Input::of(Key::down), say(voice_, screen_do_why_not)},
                                {Input::of(Key::enter), say(voice_, screen_choose)},
                                {Input::of(Key::escape), say(voice_, screen_back)}};
        draw_keys(canvas, canvas.height() - 1, keys);
    }

    Next handle(const Input& input) override {
        if (input.is(Key::escape) || input.is(U'i') || input.is(U'q')) return Next::close();
        const auto row = menu_.handle(input);
        if (!row) return Next::stay();
        take_(hint_->moves[static_cast<std::size_t>(*row)].move);
        return Next::close();
    }

  private:
    static constexpr int widest = 100, fewest_rows = 6;

    const std::string& text_at(std::size_t row) const {
        return row == 0 ? hint_->text : hint_->moves[row].why_not;
    }
    const std::string& title_at(std::size_t row) const {
        return row == 0 ? hint_->title : hint_->moves[row].question;
    }
    int titles(int width) const {
        int lines = 1;
        for (std::size_t i = 0; i < hint_->moves.size(); ++i)
            lines = std::max(lines, line_count(title_at(i), width));
        return std::min(lines, 2);
    }
    int longest(int width) const {
        std::size_t lines = 1;
        for (std::size_t i = 0; i < hint_->moves.size(); ++i)
            lines = std::max(lines, wrap(text_at(i), width).size());
        return static_cast<int>(lines);
    }

    Voice voice_;
    const std::optional<Notice>& hint_;  // may be replaced by a better one meanwhile
    std::function<void(Move)> take_;
    Menu menu_;
};

}  // namespace

std::unique_ptr<View> make_hint(const Voice& voice, const std::optional<Notice>& hint,
                                std::function<void(Move)> take) {
    return std::make_unique<HintView>(voice, hint, std::move(take));
}

}  // namespace scoundrel::tui
