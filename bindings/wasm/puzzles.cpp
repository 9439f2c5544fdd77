#include "puzzles.h"

#include "game/embedded_puzzles.h"

namespace scoundrel {

namespace {

std::string handed_in;

Result<Json> take_puzzles(Context&, const Json& request) {
    if (handed_in.empty()) handed_in = text_or(request, "text");
    return Json::object();
}

constexpr FieldSpec take_puzzles_fields[] = {{"text", FieldType::text, true}};

constexpr Request puzzle_table[] = {
    {"take_puzzles", take_puzzles_fields, Needs::nothing, take_puzzles},
};

}  // namespace

Requests puzzle_requests() { return puzzle_table; }

std::string_view embedded_puzzles() { return handed_in; }

}  // namespace scoundrel
