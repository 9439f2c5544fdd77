// The gate for strangers' text, and JSON, which escapes what does not pass.
#include "fuzz.h"
#include "json/json.h"
#include "phrases/untrusted.h"
#include "unicode/shown.h"
#include "unicode/utf8.h"

using namespace scoundrel;

namespace {

void require_harmless(std::string_view shown, bool lines) {
    int marks = 0;
    while (!shown.empty()) {
        const auto c = unicode::take_character(shown);
        REQUIRE(c);
        REQUIRE(unicode::is_shown(*c) || (lines && *c == U'\n'));
        marks = unicode::is_mark(*c) ? marks + 1 : 0;
        REQUIRE(marks <= unicode::most_marks);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    for (const bool lines : {false, true}) {
        const Passes passes{.lines = lines};
        const std::string shown = printable(text, passes);
        require_harmless(shown, lines);
        REQUIRE(printable(shown, passes) == shown);
        REQUIRE(shown.size() <= text.size());
    }
    for (const char c : printable(text, {.lines = true, .ascii_only = true}))
        REQUIRE(c == '\n' || (c >= ' ' && c < 0x7f));
    const std::string printed = print_json(Json(text));
    require_harmless(printed, false);
    const auto parsed = parse_json(printed);
    REQUIRE(parsed && parsed->is_string());
    if (is_printable(text)) REQUIRE(parsed->get<std::string>() == text);
    return 0;
}
