#include "nets.h"

#include <map>

#include "nets/embedded_nets.h"
#include "nets/nets.h"
#include "notation/record.h"
#include "protocol/protocol.h"

namespace scoundrel {

namespace {

using enum FieldType;

std::map<std::string, std::string, std::less<>> files;  // by id

// What is not base64 makes no net either.
std::string decode_base64(std::string_view text) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const auto digit = digits.find(c);
        if (digit == digits.npos) break;  // padding
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        if ((count += 6) < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 0xff);
    }
    return bytes;
}

// The rules that a hint's position has, a review's record, or a game to be watched; else those of
// the game there is.
Result<Variant> rules_of(const Context& context, const Json& request) {
    if (request.contains("record")) {
        const auto record = parse_record(text_or(request, "record"));
        if (!record) return std::unexpected(record.error());
        return record->beginning.id.variant;
    }
    if (request.contains("game")) {
        const auto id = parse_game_id(text_or(request, "game"));
        if (!id) return std::unexpected(id.error());
        return id->variant;
    }
    const Json* position = request.find("position");
    if (position == nullptr && context.play) return context.play->session().variant();
    const Json* rules = position != nullptr ? position->find("rules") : nullptr;
    if (rules == nullptr || !rules->is_string())
        return bad_request(Phrase::error_game_record_position);
    return parse_rules(rules->get<std::string>());
}

Result<Json> net_for(Context& context, const Json& request) {
    const auto variant = rules_of(context, request);
    if (!variant) return std::unexpected(variant.error());
    const std::string_view id = net_id(variant->rules);
    return Json{{"net", id}, {"handed", files.contains(id)}};
}

Result<Json> take_net(Context&, const Json& request) {
    std::string file = decode_base64(text_or(request, "file"));
    const auto net = parse_net(file);
    if (!net) return std::unexpected(net.error());
    files.insert_or_assign(net->rules, std::move(file));
    return Json::object();
}

constexpr FieldSpec net_for_fields[] = {{"position", object}, {"record", text}, {"game", text}};
constexpr FieldSpec take_net_fields[] = {{"file", text, true}};

constexpr Request net_table[] = {
    {"net_for", net_for_fields, Needs::nothing, net_for},
    {"take_net", take_net_fields, Needs::nothing, take_net},
};

}  // namespace

Requests net_requests() { return net_table; }

std::string_view embedded_net(std::string_view rule_set) {
    const auto file = files.find(rule_set);
    return file == files.end() ? std::string_view() : file->second;
}

}  // namespace scoundrel
