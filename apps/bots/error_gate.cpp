#include "bots/error_gate.h"

#include <algorithm>

#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "text/gate.h"

namespace scoundrel::cli {

namespace {

constexpr std::size_t most_shown = std::size_t{64} << 10;
constexpr std::size_t longest_line = 800;
constexpr std::size_t longest_name = 40;

// At most so many bytes, and no character cut in two.
std::string_view cut(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    std::size_t end = most;
    while (end > most - 4 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    return text.substr(0, end);
}

}  // namespace

ErrorGate::ErrorGate(std::string_view name) : name_(cut(name, longest_name)), left_(most_shown) {
    if (name_.size() < name.size()) name_ += "...";
}

ErrorGate::~ErrorGate() {
    if (!line_.empty()) show(line_);
}

void ErrorGate::take(std::string_view bytes) {
    line_.append(bytes.substr(0, left_));
    std::ranges::replace(line_, '\t', ' ');
    left_ -= std::min(left_, bytes.size());
    std::string_view rest = line_;
    while (rest.size() > longest_line || rest.contains('\n')) {
        const auto end = rest.find('\n');
        const auto line = cut(rest.substr(0, end), longest_line);
        show(line);
        rest.remove_prefix(line.size() + (line.size() == end ? 1 : 0));
    }
    line_.erase(0, line_.size() - rest.size());
    if (left_ > 0 || told_end_) return;
    if (!line_.empty()) show(line_);
    line_.clear();
    show(say({}, Phrase::player_errors_cut));
    told_end_ = true;
}

// On a terminal a line that tells how far long work is may stand there.
void ErrorGate::show(std::string_view line) const {
    text::print_error(fit_to_show(name_ + ": " + std::string(line)) + "\n", true);
}

}  // namespace scoundrel::cli
