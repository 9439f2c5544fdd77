#include "protocol/outline.h"

#include <algorithm>

#include "json/json.h"
#include "notation/blanks.h"

namespace scoundrel {

namespace {

// The place behind the string that begins at `at`.
std::size_t end_of_string(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return std::min(at + 1, text.size());
}

bool colon_follows(std::string_view text, std::size_t at) {
    const auto next = text.find_first_not_of(blanks, at);
    return next != text.npos && text[next] == ':';
}

// However its letters are written.
bool says_id(std::string_view text) {
    return text == "\"id\"" || (text.contains('\\') && parse_json(text) == Json("id"));
}

}  // namespace

Outline outline_of(std::string_view text) {
    Outline outline;
    int depth = 0;
    std::size_t id_at = text.npos;  // behind the "id" whose value has not ended yet
    const auto value_ends = [&](std::size_t at) {
        if (depth == 1 && id_at != text.npos) {
            const auto value = text.substr(id_at, at - id_at);
            outline.id = trimmed(value.substr(value.find(':') + 1));
            id_at = text.npos;
        }
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        switch (text[at]) {
            case '"': {
                const auto end = end_of_string(text, at);
                if (depth == 1 && colon_follows(text, end) && says_id(text.substr(at, end - at)))
                    id_at = end;
                at = end - 1;
                break;
            }
            case '[':
            case '{':
                outline.depth = std::max(outline.depth, ++depth);
                ++outline.values;
                break;
            case ',':
                value_ends(at);
                ++outline.values;
                break;
            case ']':
            case '}':
                value_ends(at);
                --depth;
                break;
            default: break;
        }
    }
    return outline;
}

std::string with_short_numbers(std::string_view text) {
    std::string shorter;
    int digits = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        digits = text[at] >= '0' && text[at] <= '9' ? digits + 1 : 0;
        if (digits > 2) continue;
        const std::size_t end = text[at] == '"' ? end_of_string(text, at) : at + 1;
        shorter += text.substr(at, end - at);
        at = end - 1;
    }
    return shorter;
}

}  // namespace scoundrel
