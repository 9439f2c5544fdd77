#include "tui/boxes.h"

#include <algorithm>

#include "tui/keys_bar.h"
#include "unicode/utf8.h"
#include "words/catalogue.h"
#include "words/layout.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

Rect draw_frame(Canvas& canvas, int width, int height) {
    const Rect box{(canvas.width() - width) / 2, (canvas.height() - height) / 2, width, height};
    canvas.fill(box, U' ');
    canvas.box(box, {.ink = Ink::focus});
    return box.inside(2, 1);
}

constexpr int box_width = 62;

}  // namespace

void draw_title(Canvas& canvas, std::string_view title, std::string_view right) {
    constexpr Style style{.ink = Ink::title, .reverse = true};
    canvas.fill({0, 0, canvas.width(), 1}, U' ', style);
    canvas.text(1, 0, title, {.ink = Ink::title, .reverse = true, .bold = true},
                canvas.width() - 4 - text_width(right));
    canvas.text_right(canvas.width() - 1, 0, right, style);
}

void ConfirmBox::draw(Canvas& canvas) {
    const int lines = static_cast<int>(wrap(text_, box_width - 4).size());
    const Rect in = draw_frame(canvas, box_width, lines + 4);
    canvas.paragraph(in, text_, {.ink = Ink::strong, .bold = true});
    std::vector<KeyHint> keys = {{Input::of(U'y'), say({}, screen_yes)},
                                 {Input::of(U'n'), say({}, screen_no)}};
    if (silence_)
        keys.emplace_back(Input::of(U'd'),
                          std::string(silenced_ ? "● " : "○ ") + say({}, ask_mark_silence));
    int x = in.x;
    for (const auto& [input, what] : keys) {
        canvas.text(x, in.bottom() - 1, key_name(input), {.ink = Ink::key, .bold = true});
        const int width = 2 + canvas.text(x + 2, in.bottom() - 1, what);
        canvas.spot({x, in.bottom() - 1, width, 1}, input);
        x += width + 4;
    }
}

Next ConfirmBox::handle(const Input& input) {
    if (input.is(U'y') || input.is(U'Y')) {
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
    constexpr int width = box_width;
    const int lines = static_cast<int>(wrap(question_, width - 4).size());
    const int errors = error_.empty() ? 0 : static_cast<int>(wrap(error_, width - 4).size());
    const Rect in = draw_frame(canvas, width, lines + errors + 5);
    canvas.paragraph(in, question_);
    const int y = in.y + lines + 1;
    canvas.put(in.x, y, U'▸', {.ink = Ink::focus});
    line_.draw(canvas, in.x + 2, y, in.w - 2);
    canvas.paragraph({in.x, y + 2, in.w, errors}, error_, {.ink = Ink::bad});
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

void TextView::draw(Canvas& canvas) {
    draw_title(canvas, title_);
    constexpr int widest = 84;
    const int width = std::min(canvas.width() - 4, widest);
    struct Line {
        std::string text;
        bool title;
    };
    std::vector<Line> lines;
    std::string_view rest = text_;
    while (!rest.empty()) {
        auto part = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const bool title = part.starts_with("# ");
        if (title) part.remove_prefix(2);
        // Lines that begin with blanks are laid out already.
        if (part.empty() || part.front() == ' ')
            lines.push_back({std::string(part), false});
        else
            for (std::string& line : wrap(part, width)) lines.push_back({std::move(line), title});
    }
    lines_ = static_cast<int>(lines.size());
    page_ = canvas.height() - 4;
    top_ = std::clamp(top_, 0, std::max(0, lines_ - page_));
    for (int i = 0; i < page_ && top_ + i < lines_; ++i) {
        const Line& line = lines[static_cast<std::size_t>(top_ + i)];
        canvas.text(2, 2 + i, line.text,
                    {.ink = line.title ? Ink::focus : Ink::plain, .bold = line.title},
                    canvas.width() - 3);
    }
    if (top_ + page_ < lines_)
        canvas.text_right(canvas.width() - 1, canvas.height() - 2, "↓", {.ink = Ink::key});
    if (top_ > 0) canvas.text_right(canvas.width() - 1, 1, "↑", {.ink = Ink::key});
    const KeyHint keys[] = {{Input::of(Key::down), say({}, screen_scroll)},
                            {Input::of(Key::escape), say({}, screen_back)}};
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next TextView::handle(const Input& input) {
    if (input.is(Key::down) || input.is(U'j')) ++top_;
    if (input.is(Key::up) || input.is(U'k')) --top_;
    if (input.is(Key::page_down) || input.is(U' ')) top_ += page_ - 1;
    if (input.is(Key::page_up)) top_ -= page_ - 1;
    if (input.is(Key::home)) top_ = 0;
    if (input.is(Key::end)) top_ = lines_;
    const bool leave =
        input.is(Key::escape) || input.is(U'q') || input.is(Key::enter) || input.is(U'?');
    return leave ? Next::close() : Next::stay();
}

}  // namespace scoundrel::tui
