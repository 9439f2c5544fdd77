#include "tui/app.h"

#include "phrases/catalogue.h"
#include "tui/keys_bar.h"
#include "tui/text_view.h"

namespace scoundrel::tui {

void App::follow(Next next) {
    while (true) {
        switch (next.step) {
            case Next::Step::stay: return;
            case Next::Step::quit: return views_.clear();
            case Next::Step::open: return views_.push_back(std::move(next.view));
            case Next::Step::replace:
                views_.pop_back();
                return views_.push_back(std::move(next.view));
            case Next::Step::begin: views_.resize(1); return views_.push_back(std::move(next.view));
            case Next::Step::home: views_.resize(1); break;
            case Next::Step::close_two: views_.pop_back(); [[fallthrough]];
            case Next::Step::pass_on:
            case Next::Step::close: views_.pop_back(); break;
        }
        if (views_.empty()) return;
        next = views_.back()->wake();
    }
}

void App::handle(const Input& input) {
    if (views_.empty() || input.is(Key::none) || input.is(Key::resize)) return;
    if (input.is(Key::stop)) return views_.clear();
    if (input.is(Key::news)) return follow(views_.back()->wake());
    if (too_small_) return input.is(U'q') ? views_.clear() : void();
    if (!input.is(Key::click)) return take(input);
    if (const auto means = canvas_.spot_at(input.x, input.y)) take(*means);
}

void App::take(const Input& input) {
    View& view = *views_.back();
    const bool asks = view.is_typing() ? input.is(Key::tab) : input.is(whole_key);
    if (!asks || canvas_.left_out().empty()) {
        Next next = view.handle(input);
        const bool passed_on = next.step == Next::Step::pass_on;
        follow(std::move(next));
        return passed_on && !views_.empty() ? follow(views_.back()->handle(input)) : void();
    }
    std::string text;
    for (const std::string& one : canvas_.left_out()) {
        const bool laid_out = one.find('\t') != one.npos;  // keys stand close together
        text += one + (laid_out ? "\n" : "\n\n");
    }
    views_.push_back(
        std::make_unique<TextView>(say({}, Phrase::screen_whole), text, TextView::Kind::keys));
}

const Canvas& App::draw(int width, int height) {
    canvas_ = Canvas(width, height, ascii_);
    too_small_ = width < least_width || height < least_height;
    if (too_small_) {
        canvas_.paragraph(canvas_.all(), say({}, Phrase::screen_too_small,
                                             {{"width", least_width}, {"height", least_height}}));
        return canvas_;
    }
    std::size_t first = views_.size();
    while (first > 0 && views_[--first]->is_box()) {
    }
    for (; first < views_.size(); ++first) {
        if (views_[first]->is_box()) canvas_.begin_box();
        views_[first]->draw(canvas_);
    }
    return canvas_;
}

}  // namespace scoundrel::tui
