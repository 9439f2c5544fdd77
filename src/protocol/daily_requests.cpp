// The request about the day's deal, which needs no game; where games are kept it tells how the day
// stands.
#include "game/daily.h"
#include "protocol/daily_json.h"
#include "protocol/protocol.h"

namespace scoundrel {

namespace {

Result<Json> daily(Context& context, const Json& request) {
    const auto variant = parse_rules(text_or(request, "rules", "classic"));
    if (!variant) return std::unexpected(variant.error());
    if (!context.host.host.now)
        return fail(ErrorCode::not_available, say({}, Phrase::error_no_clock));
    const std::string day = context.host.host.today();
    // The days that count are those of the deal that is everybody's.
    if (!context.host.keeps_games() || *variant != Variant{})
        return Json{{"day", day}, {"game", print_game_id(daily_game(*variant, day))}};
    auto read = read_history(*context.host.storage);
    if (!read) return std::unexpected(read.error());
    const Days days(std::move(read->games), day);
    Json answer = daily_day_json(days.at(day));
    answer["streaks"] = streaks_json(days.streaks());
    return answer;
}

constexpr FieldSpec daily_fields[] = {{"rules", FieldType::text}};

constexpr Request daily_rows[] = {{"daily", daily_fields, Needs::nothing, daily}};

}  // namespace

Requests daily_requests() { return daily_rows; }

}  // namespace scoundrel
