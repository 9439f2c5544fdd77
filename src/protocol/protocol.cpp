#include "protocol/protocol.h"

#include <algorithm>

#include "game/puzzle_book.h"
#include "protocol/for_people.h"
#include "protocol/limits.h"
#include "protocol/outline.h"

namespace scoundrel {

namespace {

// The id is only echoed: a number in it may be larger than the JSON library can hold.
std::optional<Json> parse_around_id(std::string_view text, std::string_view id) {
    if (id.empty() || !parse_json(with_short_numbers(id))) return {};
    const auto at = static_cast<std::size_t>(id.data() - text.data());
    return parse_json(std::string(text.substr(0, at)) + "null" +
                      std::string(text.substr(at + id.size())));
}

Result<Json> parse_request(std::string_view text, const Outline& outline) {
    if (outline.depth > deepest_json) return bad_request(Phrase::error_json_deep);
    if (outline.values > most_values)
        return fail(ErrorCode::too_large,
                    say({}, Phrase::error_json_values, {{"most", static_cast<int>(most_values)}}));
    // The JSON library takes a zero byte for the end of the text.
    if (text.contains('\0')) return bad_request(Phrase::error_not_json);
    auto json = parse_json(text);
    if (!json) json = parse_around_id(text, outline.id);
    if (!json) return bad_request(Phrase::error_not_json);
    if (!json->is_object()) return bad_request(Phrase::error_request_object);
    return std::move(*json);
}

bool asks_for(const Json& request, const char* name) {
    const Json* what = request.find("do");
    return what != nullptr && *what == Json(name);
}

Json writes_json(std::vector<MemoryStorage::Write> writes) {
    Json list = Json::array();
    for (const auto& [name, before, after] : writes)
        list.push_back({{"name", name}, {"before", before}, {"after", after}});
    return list;
}

}  // namespace

void Context::leave() {
    if (play && puzzle_book().played_in(play->session().beginning()) != nullptr) play->abandon();
    play.reset();
    lesson.reset();
}

Protocol::Protocol(ProtocolHost host, std::vector<Requests> tables)
    : context_{std::move(host), {}, {}, {}, false}, tables_(std::move(tables)) {
    context_.features = {"table", "position", "undo", "record", "limits"};
    // Knobs, values and rule sets that came after protocol 1.
    for (const std::string_view name :
         {"start", "loss", "killer", "order=reversed", "ending=last", "ending=monsters", "broken",
          "exchange", "rummage", "rascal-app"})
        context_.features.push_back(name);
    if (context_.host.read_rules_file) context_.features.push_back("rules_file");
    for (const std::string_view name : {"hint", "solve", "review", "view", "store", "stop"})
        if (find(name) != nullptr) context_.features.push_back(name);
}

const Request* Protocol::find(std::string_view name) const {
    for (const Requests table : tables_)
        for (const Request& request : table)
            if (request.name == name) return &request;
    return nullptr;
}

std::optional<std::string> Protocol::answer(std::string_view line) {
    auto text = begin(line);
    while (busy()) text = go_on(false);
    return text;
}

std::optional<std::string> Protocol::begin(std::string_view line) {
    const Outline outline = outline_of(line);
    const auto request = parse_request(line, outline);
    task_.reset();
    context_.stopped = false;
    id_ = request ? outline.id : "";
    // A front-end shows what stands against its request to a person.
    const Json* view = request ? request->find("view") : nullptr;
    for_people_ = view != nullptr && *view == Json(true);
    if (request && asks_for(*request, "quit")) return {};
    const auto result = request ? perform(*request) : request;
    return busy() ? "" : reply(result);
}

std::optional<std::string> Protocol::go_on(bool stop) {
    context_.stopped |= stop;
    do task_->step();
    while (!task_->done() && context_.stop_asked());
    if (context_.host.progress) context_.host.progress(task_->part());
    if (!task_->done()) return "";
    auto result = task_->answer();
    if (result && context_.stopped) (*result)["stopped"] = true;
    task_.reset();
    return reply(result);
}

std::string Protocol::reply(const Result<Json>& result) {
    Json json{{"ok", result.has_value()}};
    if (result) {
        json.update(*result);
    } else {
        const auto& [code, message] = result.error();
        json["error"] = {{"code", code_text(code)},
                         {"message", for_people_ ? for_people(message) : message}};
    }
    if (context_.host.storage != nullptr)
        if (auto writes = context_.host.storage->take_writes(); !writes.empty())
            json["writes"] = writes_json(std::move(writes));
    std::string text = print_json(json);
    if (!id_.empty()) text.insert(1, "\"id\":" + id_ + ",");
    return text;
}

Result<Json> Protocol::perform(const Json& request) {
    constexpr FieldSpec do_field{"do", FieldType::text, true};
    if (const auto named = check_field(request, do_field); !named)
        return std::unexpected(named.error());
    const std::string name = text_or(request, "do");
    const Request* known = find(name);
    const bool coached = name == "hint" || name == "solve" || name == "review";
    if (known == nullptr && !coached)
        return bad_request(Phrase::error_no_request, {{"name", name}});
    const bool about_another =
        known != nullptr && std::ranges::any_of(known->fields, [&](const FieldSpec& field) {
            return field.another_game && request.contains(field.name);
        });
    const bool needs_game = known == nullptr || known->needs == Needs::game;
    if (!context_.play && needs_game && !about_another) return no_game();
    if (known == nullptr)
        return fail(ErrorCode::not_available, say({}, Phrase::error_gives_no, {{"name", name}}));
    if (known->needs == Needs::storage && !context_.host.keeps_games())
        return fail(ErrorCode::not_available, say({}, Phrase::error_not_kept));
    for (const FieldSpec& field : known->fields)
        if (const auto checked = check_field(request, field); !checked)
            return std::unexpected(checked.error());
    if (known->answer != nullptr) return known->answer(context_, request);
    auto begun = known->begin(context_, request);
    if (!begun) return std::unexpected(begun.error());
    task_ = std::move(*begun);
    return Json();
}

bool is_stop(std::string_view line) {
    constexpr std::size_t longest = 4096;
    if (line.size() > longest || !line.contains("stop")) return false;
    const auto request = parse_request(line, outline_of(line));
    return request && asks_for(*request, "stop");
}

}  // namespace scoundrel
