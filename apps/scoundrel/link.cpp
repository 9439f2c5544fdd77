#include "scoundrel/link.h"

namespace scoundrel::cli {

namespace {

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// Percent-encoded, or raw, as people type it.
std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool coded = text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 &&
                           hex_digit(text[i + 2]) >= 0;
        if (coded)
            plain += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
        else
            plain += text[i];
        if (coded) i += 2;
    }
    return plain;
}

}  // namespace

bool is_link(std::string_view text) {
    return text.starts_with("https://") || text.starts_with("http://");
}

std::optional<Link> read_link(std::string_view link) {
    const auto hash = link.find('#');
    if (hash == link.npos || hash + 1 == link.size()) return {};
    const std::string_view behind = link.substr(hash + 1);
    if (!behind.starts_with('/')) return Link{.text = decoded(behind)};
    const auto slash = behind.find('/', 1);
    if (slash == behind.npos || slash + 1 == behind.size()) return {};
    const std::string_view place = behind.substr(1, slash - 1);
    const std::string text = decoded(behind.substr(slash + 1));
    if (place == "game") return Link{.text = text, .kept = true};
    if (place == "puzzles" || place == "learn") return Link{.text = text};
    return {};
}

}  // namespace scoundrel::cli
