#include "protocol/protocol.h"

#include <algorithm>
#include "protocol/for_people.h"

#include "protocol/outline.h"

namespace scoundrel {

namespace {

// Deeper JSON than any request has would only serve to exhaust the stack.
constexpr int deepest_json = 64;

// The id is only echoed: a number in it may be larger than the JSON library can hold.
std::optional<Json> parse_around_id(std::string_view text, std::string_view id) {
    if (id.empty() || !parse_json(with_short_numbers(id))) return {};
    const auto at = static_cast<std::size_t>(id.data() - text.data());
    return parse_json(std::string(text.substr(0, at)) + "null" +
                      std::string(text.substr(at + id.size())));
}

Result<Json> parse_request(std::string_view text, const Outline& outline) {
    if (outline.depth > deepest_json) return bad_request("the JSON is nested too deeply");
    // The JSON library takes a zero byte for the end of the text.
    if (text.contains('\0')) return bad_request("the line is not JSON");
    auto json = parse_json(text);
    if (!json) json = parse_around_id(text, outline.id);
    if (!json) return bad_request("the line is not JSON");
    if (!json->is_object()) return bad_request("a request is a JSON object");
    return std::move(*json);
}

bool is_quit(const Json& request) {
    const Json* what = request.find("do");
    return what != nullptr && *what == Json("quit");
}

// A front-end shows what stands against its request to a person.
std::string message_of(const Error& error, const Result<Json>& request) {
    const Json* view = request ? request->find("view") : nullptr;
    return view != nullptr && *view == Json(true) ? for_people(error.message) : error.message;
}

Json writes_json(std::vector<MemoryStorage::Write> writes) {
    Json list = Json::array();
    for (const auto& [name, before, after] : writes)
        list.push_back({{"name", name}, {"before", before}, {"after", after}});
    return list;
}

}  // namespace

Protocol::Protocol(ProtocolHost host, std::vector<Requests> tables)
    : context_{std::move(host), {}, {}, {}}, tables_(std::move(tables)) {
    context_.features = {"table", "position", "undo", "record"};
    if (context_.host.read_rules_file) context_.features.push_back("rules_file");
    for (const std::string_view name : {"hint", "solve", "review", "view", "store"})
        if (find(name) != nullptr) context_.features.push_back(name);
}

const Request* Protocol::find(std::string_view name) const {
    for (const Requests table : tables_)
        for (const Request& request : table)
            if (request.name == name) return &request;
    return nullptr;
}

std::optional<std::string> Protocol::answer(std::string_view line) {
    const Outline outline = outline_of(line);
    const auto request = parse_request(line, outline);
    if (request && is_quit(*request)) return {};
    const auto result = request ? perform(*request) : request;
    Json reply{{"ok", result.has_value()}};
    if (result)
        reply.update(*result);
    else
        reply["error"] = {{"code", code_text(result.error().code)},
                          {"message", message_of(result.error(), request)}};
    if (context_.host.storage != nullptr)
        if (auto writes = context_.host.storage->take_writes(); !writes.empty())
            reply["writes"] = writes_json(std::move(writes));
    std::string text = print_json(reply);
    if (request && !outline.id.empty()) text.insert(1, "\"id\":" + std::string(outline.id) + ",");
    return text;
}

Result<Json> Protocol::perform(const Json& request) {
    constexpr FieldSpec do_field{"do", FieldType::text, true};
    if (const auto named = check_field(request, do_field); !named)
        return std::unexpected(named.error());
    const std::string name = text_or(request, "do");
    const Request* known = find(name);
    const bool coached = name == "hint" || name == "solve" || name == "review";
    if (known == nullptr && !coached) return bad_request("there is no request '" + name + "'");
    const bool about_another =
        known != nullptr && std::ranges::any_of(known->fields, [&](const FieldSpec& field) {
            return field.another_game && request.contains(field.name);
        });
    const bool needs_game = known == nullptr || known->needs == Needs::game;
    if (!context_.play && needs_game && !about_another) return no_game();
    if (known == nullptr) return fail(ErrorCode::not_available, "this engine gives no " + name);
    if (known->needs == Needs::storage && !context_.host.keeps_games())
        return fail(ErrorCode::not_available, "games are not kept here");
    for (const FieldSpec& field : known->fields)
        if (const auto checked = check_field(request, field); !checked)
            return std::unexpected(checked.error());
    return known->answer(context_, request);
}

}  // namespace scoundrel
