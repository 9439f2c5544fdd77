#include "web/headers.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "unicode/utf8.h"
#include "web/http.h"

namespace scoundrel::web {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(blanks);
    if (from == text.npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

bool any_of_list(std::string_view list, const std::function<bool(std::string_view)>& fits) {
    while (true) {
        const auto comma = list.find(',');
        if (fits(trimmed(list.substr(0, comma)))) return true;
        if (comma == list.npos) return false;
        list.remove_prefix(comma + 1);
    }
}

bool is_utf8(std::string_view text) {
    while (!text.empty())
        if (!unicode::take_character(text)) return false;
    return true;
}

// What %41 and the like stand for; nothing where that is no text.
std::optional<std::string> decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            plain += text[i];
            continue;
        }
        unsigned char byte{};
        const std::string_view hex = text.substr(i + 1, 2);
        const auto read = std::from_chars(hex.data(), hex.data() + hex.size(), byte, 16);
        if (hex.size() != 2 || read.ptr != hex.data() + 2) return {};
        plain += static_cast<char>(byte);
        i += 2;
    }
    if (!is_utf8(plain)) return {};
    return plain;
}

}  // namespace

std::optional<std::string> host_name(std::string_view host) {
    const bool is_ip6 = host.starts_with('[');
    auto end = is_ip6 ? host.find(']') : host.find(':');
    if (is_ip6) {
        if (end == host.npos) return {};
        ++end;
    }
    const std::string_view port = end >= host.size() ? "" : host.substr(end);
    if (!port.empty() &&
        (port.size() == 1 || port[0] != ':' || port.find_first_not_of(digits, 1) != port.npos))
        return {};
    return lowered(host.substr(0, end));
}

std::optional<std::string> file_of(std::string_view address) {
    auto path = decoded(address.substr(0, address.find_first_of("?#")));
    if (!path || !path->starts_with('/')) return {};
    constexpr std::string_view never("\0\\", 2);
    if (path->find_first_of(never) != path->npos || path->contains("/.")) return {};
    if (path->ends_with('/')) *path += "index.html";
    return path;
}

bool takes_gzip(std::string_view accepted) {
    return any_of_list(accepted, [](std::string_view one) {
        const auto semicolon = one.find(';');
        if (lowered(trimmed(one.substr(0, semicolon))) != "gzip") return false;
        if (semicolon == one.npos) return true;
        const std::string weight = lowered(trimmed(one.substr(semicolon + 1)));
        return weight.starts_with("q=") && weight.find_first_not_of("0.", 2) != weight.npos;
    });
}

bool knows(std::string_view tags, std::string_view tag) {
    return any_of_list(tags, [&](std::string_view one) {
        if (one.starts_with("W/")) one.remove_prefix(2);  // a weak one: the same bytes or as good
        return one == "*" || one == tag;
    });
}

}  // namespace scoundrel::web
