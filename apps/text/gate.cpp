#include "text/gate.h"

#include <unistd.h>

#include <cerrno>
#include <iostream>
#include <mutex>
#include <optional>
#include <utility>

#include "text/terminal_text.h"

namespace scoundrel::text {

namespace {

// What is said on standard error while it is held back.
std::mutex holding;
std::optional<std::string> held_back;
thread_local bool dropped = false;  // or not said at all

bool is_terminal(std::FILE* file) { return ::isatty(fileno(file)) != 0; }

// In a terminal of another encoding every byte above ASCII would be a character of its own, and
// some of them steer: 0x9b, which ends many a letter in UTF-8, begins an escape sequence.
Passes passes_to(std::FILE* file) {
    const CardStyle style = style_of(file);
    return {
        .lines = true, .cards = style.colour, .ascii_only = is_terminal(file) && !style.symbols};
}

bool left = false;  // whoever read standard output

bool noted(bool done, std::FILE* file) {
    left |= !done && file == stdout && errno == EPIPE;
    return done;
}

bool put(std::string_view text, std::FILE* file) {
    return noted(std::fwrite(text.data(), 1, text.size(), file) == text.size(), file);
}

}  // namespace

Gate::Gate(std::ostream& stream, std::FILE* file)
    : stream_(stream), file_(file), before_(stream.rdbuf(this)), passes_(passes_to(file)) {}

Gate::~Gate() {
    Gate::sync();
    stream_.rdbuf(before_);
}

bool Gate::pass(std::string_view lines) { return put(printable(lines, passes_), file_); }

Gate::int_type Gate::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

std::streamsize Gate::xsputn(const char* text, std::streamsize size) {
    const std::string_view more(text, static_cast<std::size_t>(size));
    const auto ended = more.rfind('\n') + 1;  // 0 if no line has
    line_ += more.substr(0, ended);
    const bool done = ended == 0 || pass(std::exchange(line_, {}));
    line_ += more.substr(ended);
    return done ? size : 0;
}

int Gate::sync() {
    const bool done = pass(std::exchange(line_, {}));
    return noted(std::fflush(file_) == 0, file_) && done ? 0 : -1;
}

bool reader_left() { return left; }

void print_data(std::string_view data) {
    std::cout.flush();
    if (is_terminal(stdout))
        std::cout << data;
    else if (!put(data, stdout))
        std::cout.setstate(std::ios::badbit);
}

ErrorsHeldBack::ErrorsHeldBack() {
    const std::lock_guard lock(holding);
    held_back.emplace();
}

ErrorsHeldBack::~ErrorsHeldBack() {
    std::string text;
    {
        const std::lock_guard lock(holding);
        text = *std::exchange(held_back, std::nullopt);
    }
    if (!text.empty()) print_error(text);
}

ErrorsDropped::ErrorsDropped() { dropped = true; }

ErrorsDropped::~ErrorsDropped() { dropped = false; }

void print_error(std::string_view text, bool wipe) {
    if (dropped) return;
    static const Passes passes = passes_to(stderr);
    {
        const std::lock_guard lock(holding);
        if (held_back) return void(held_back->append(text));
    }
    const bool place = wipe && is_terminal(stderr);
    (void)put((place ? "\r\033[K" : "") + printable(text, passes), stderr);
}

}  // namespace scoundrel::text
