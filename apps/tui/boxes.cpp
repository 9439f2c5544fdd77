#include "tui/boxes.h"

#include <algorithm>

#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "tui/keys_bar.h"
#include "unicode/utf8.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

constexpr int box_width = 62;
// The word for yes begins with it; y will do in any language, and n is for no in all there are.
char32_t yes_key() { return static_cast<char32_t>(say({}, screen_yes).front()); }

// Of a line within a box, in a window this wide.
int text_width_in(const Canvas& canvas) { return std::min(box_width, canvas.width()) - 4; }

}  // namespace

Rect draw_frame(Canvas& canvas, int width, int height) {
    width = std::min(width, canvas.width());
    height = std::min(height, canvas.height());
    const Rect box{(canvas.width() - width) / 2, (canvas.height() - height) / 2, width, height};
    canvas.cover(box);
    constexpr Style style{.ink = Ink::focus};
    if (width < canvas.width())
        canvas.box(box, style);
    else  // as wide as the window it needs no sides
        for (const int y : {box.y, box.bottom() - 1}) canvas.fill({0, y, width, 1}, U'─', style);
    return box.inside(2, 1);
}

void draw_title(Canvas& canvas, std::string_view title, std::string_view right) {
    constexpr Style style{.ink = Ink::title, .reverse = true};
    canvas.fill({0, 0, canvas.width(), 1}, U' ', style);
    const int both = text_width(title) + text_width(right) + 4;
    const int used = canvas.text(1, 0, title, {.ink = Ink::title, .reverse = true, .bold = true},
                                 canvas.width() - 2);
    if (both <= canvas.width())
        canvas.text_right(canvas.width() - 1, 0, right, style);
    else if (const int room = canvas.width() - used - 4; room >= 8)
        canvas.text(canvas.width() - 1 - room, 0, right, style, room);
    else if (!right.empty())
        canvas.leave_out(std::string(right));
}

void ConfirmBox::draw(Canvas& canvas) {
    std::vector<KeyHint> keys = {{Input::of(yes_key()), say({}, screen_yes)},
                                 {Input::of(U'n'), say({}, screen_no)}};
    const std::string silence = std::string(silenced_ ? "● " : "○ ") + say({}, ask_mark_silence);
    const int width = text_width_in(canvas);
    const int silence_lines = silence_ ? line_count(silence, width - 2) : 0;
    const int lines = line_count(text_, width);
    const Rect in = draw_frame(canvas, box_width, lines + silence_lines + 4);
    const int below = 1 + silence_lines;
    canvas.paragraph({in.x, in.y, in.w, in.h - below}, text_, {.ink = Ink::strong, .bold = true});
    if (silence_) {
        const Rect at{in.x, in.bottom() - below, in.w, silence_lines};
        canvas.text(at.x, at.y, "d", {.ink = Ink::key, .bold = true});
        canvas.paragraph({at.x + 2, at.y, at.w - 2, at.h}, silence);
        canvas.spot(at, Input::of(U'd'));
    }
    draw_keys(canvas, {in.x, in.bottom() - 1, in.w, 1}, keys);
}

Next ConfirmBox::handle(const Input& input) {
    if (input.is(U'y') || input.is(U'Y') || input.is(yes_key())) {
        if (silenced_) silence_();
        return yes_();
    }
    if (input.is(U'd') && silence_) return silenced_ = !silenced_, Next::stay();
    const bool no = input.is(U'n') || input.is(U'N') || input.is(U'q') || input.is(Key::escape) ||
                    input.is(Key::enter);
    return no ? Next::close() : Next::stay();
}

bool LineEditor::handle(const Input& input) {
    constexpr std::size_t longest = 4096;
    switch (input.key) {
        case Key::character:
            if (input.character < U' ' || line_.size() >= longest) return true;
            line_.insert(at_++, 1, input.character);
            return true;
        case Key::backspace:
            if (at_ > 0) line_.erase(--at_, 1);
            return true;
        case Key::remove:
            if (at_ < line_.size()) line_.erase(at_, 1);
            return true;
        case Key::left:
            if (at_ > 0) --at_;
            return true;
        case Key::right:
            if (at_ < line_.size()) ++at_;
            return true;
        case Key::home: at_ = 0; return true;
        case Key::end: at_ = line_.size(); return true;
        default: return false;
    }
}

void LineEditor::draw(Canvas& canvas, int x, int y, int width) const {
    const auto room = static_cast<std::size_t>(std::max(width - 1, 1));
    const std::size_t from = at_ > room ? at_ - room : 0;
    for (std::size_t i = from; i < line_.size() && i - from <= room; ++i)
        canvas.put(x + static_cast<int>(i - from), y, line_[i], {.ink = Ink::strong});
    canvas.cursor(x + static_cast<int>(at_ - from), y);
}

std::string LineEditor::text() const {
    std::string all;
    for (const char32_t glyph : line_) all += unicode::utf8(glyph);
    return all;
}

void LineEditor::set(std::string_view text) {
    line_.clear();
    while (!text.empty()) line_ += unicode::take_character(text).value_or(U'?');
    at_ = line_.size();
}

void PromptBox::draw(Canvas& canvas) {
    const int width = text_width_in(canvas);
    const int lines = line_count(question_, width), errors = line_count(error_, width);
    const Rect in = draw_frame(canvas, box_width, lines + errors + 5);
    // What is wrong is the news, so the question gives way.
    const int for_error = std::min(errors, in.h - 4);
    const int question =
        canvas.paragraph({in.x, in.y, in.w, std::min(lines, in.h - 2 - for_error)}, question_);
    const int y = in.y + question + (in.h > question + 2 + for_error ? 1 : 0);
    canvas.put(in.x, y, U'▸', {.ink = Ink::focus});
    line_.draw(canvas, in.x + 2, y, in.w - 2);
    canvas.paragraph({in.x, in.bottom() - for_error, in.w, for_error}, error_, {.ink = Ink::bad});
    if (!canvas.left_out().empty())
        canvas.text_right(in.right(), y,
                          key_name(Input::of(Key::tab)) + " " + say({}, screen_do_whole),
                          {.ink = Ink::key});
}

Next PromptBox::handle(const Input& input) {
    if (input.is(Key::escape)) return Next::close();
    if (input.is(Key::enter)) {
        Answer answer = take_(line_.text());
        error_ = answer.error;
        return error_.empty() ? std::move(answer.next) : Next::stay();
    }
    if (line_.handle(input)) error_.clear();
    return Next::stay();
}

}  // namespace scoundrel::tui
