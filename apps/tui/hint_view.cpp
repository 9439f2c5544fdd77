// A hint on a screen of its own: all moves with their figures, and why not, for the one that is
// marked.
#include <algorithm>

#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/screens.h"
#include "words/layout.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class HintView : public View {
  public:
    HintView(const Voice& voice, const std::optional<Notice>& hint, std::function<void(Move)> take)
        : voice_(voice), hint_(hint), take_(std::move(take)) {}

    void draw(Canvas& canvas) override {
        draw_title(canvas, say(voice_, screen_moves));
        const int width = std::min(canvas.width() - 4, widest), last = canvas.height() - 2;
        // Whatever is marked, the rows stay where they are.
        const int count = static_cast<int>(hint_->moves.size());
        const int most = std::max(last - 4 - std::min(count, fewest_rows), 1);
        const int height = std::min(longest(width), most);
        const auto at = static_cast<std::size_t>(std::clamp(menu_.at(), 0, count - 1));
        canvas.text(2, 2, at == 0 ? hint_->title : hint_->moves[at].question,
                    {.ink = Ink::hint, .bold = true}, width);
        canvas.paragraph({2, 3, width, height}, text_at(at));
        const int y = 4 + height;
        canvas.text_right(2 + width, y, hint_->heads, {.ink = Ink::dim});
        menu_.draw(canvas, {2, y + 1, width, std::min(count, last - y - 1)}, hint_->rows());
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
