#include "words/untrusted.h"

namespace scoundrel {

namespace {

// C0 and DEL are one byte each, C1 two in UTF-8.
bool is_control(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(at) < ' ' || byte(at) == 0x7f) return true;
    return byte(at) == 0xc2 && at + 1 < text.size() && byte(at + 1) >= 0x80 && byte(at + 1) < 0xa0;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string shown;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool control = is_control(text, at);
        if (control && text[at] == '\xc2') ++at;
        shown += control ? '?' : text[at];
    }
    return shown;
}

bool is_printable(std::string_view text) { return printable(text) == text; }

std::string fit_to_show(std::string_view text) {
    constexpr std::size_t longest = 1000;
    constexpr std::size_t end = 200;  // what is wrong is often said last
    std::string shown(text.substr(0, text.size() <= longest ? text.size() : longest - end));
    if (text.size() > longest) shown.append(" [...] ").append(text.substr(text.size() - end));
    return printable(shown);
}

}  // namespace scoundrel
