#include "system/line_input.h"

#include <cstdio>
#include <istream>

#include "phrases/catalogue.h"

namespace scoundrel {

Result<std::optional<InputLine>> read_line(std::istream& in, std::size_t longest) {
    InputLine line;
    bool any = false;
    try {
        for (int c = in.rdbuf()->sbumpc(); c != EOF; c = in.rdbuf()->sbumpc()) {
            any = true;
            if (c == '\n') return line;
            if (line.text.size() < longest)
                line.text.push_back(static_cast<char>(c));
            else
                line.too_long = true;
        }
        if (!std::ferror(stdin)) return any ? std::optional(std::move(line)) : std::nullopt;
    } catch (const std::ios_base::failure&) {
    }
    return fail(ErrorCode::storage, say({}, Phrase::error_input_unread));
}

}  // namespace scoundrel
