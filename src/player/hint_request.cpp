#include "player/hint_request.h"

#include "notation/game_id.h"
#include "player/hint_json.h"
#include "words/catalogue.h"

namespace scoundrel {

namespace {

std::unexpected<Error> bad_request(std::string message) {
    return fail(ErrorCode::bad_request, std::move(message));
}

// Nothing if the request has no such field.
Result<std::optional<int>> number_field(const Json& request, const char* name, int most) {
    const auto at = request.find(name);
    if (at == request.end()) return std::nullopt;
    if (!at->is_number_unsigned() || at->get<std::uint64_t>() < 1 ||
        at->get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return bad_request("'" + std::string(name) + "' must be a whole number from 1 to " +
                           std::to_string(most));
    return at->get<int>();
}

// A number, or a text as of games.
Result<std::uint64_t> seed_field(const Json& request) {
    const auto at = request.find("seed");
    if (at == request.end()) return 0;
    if (at->is_number_unsigned()) return at->get<std::uint64_t>();
    if (!at->is_string() || at->get<std::string>().empty())
        return bad_request("'seed' must be a whole number or a text");
    return seed_number(at->get<std::string>());
}

}  // namespace

Result<const PlayerKind*> find_counsellor(const std::string& name) {
    if (const PlayerKind* kind = find_player_kind(name)) return kind;
    if (name.starts_with("cmd:"))
        return fail(ErrorCode::not_available, "programs from outside give no hints");
    std::string names;
    for (const PlayerKind& kind : player_kinds())
        names += (names.empty() ? "" : ", ") + std::string(kind.name);
    return bad_request("there is no player '" + name + "'; the players are " + names);
}

Result<Counsel> read_counsel(const Json& request) {
    Counsel asked;
    if (const auto name = request.find("player"); name != request.end()) {
        if (!name->is_string()) return bad_request("'player' must be a text");
        const auto kind = find_counsellor(name->get<std::string>());
        if (!kind) return std::unexpected(kind.error());
        asked.player = *kind;
    }
    const auto ms = number_field(request, "ms", longest_thought);
    if (!ms) return std::unexpected(ms.error());
    const auto samples = number_field(request, "samples", most_samples);
    if (!samples) return std::unexpected(samples.error());
    if (*ms && *samples) return bad_request("give 'ms' or 'samples', not both");
    const auto seed = seed_field(request);
    if (!seed) return std::unexpected(seed.error());
    asked.ms = *ms;
    asked.samples = *samples;
    asked.seed = *seed;
    return asked;
}

Result<Counselled> counsel(const Game& game, const Counsel& asked, ChooseNet choose_net) {
    if (game.over()) return fail(ErrorCode::game_over, say({}, Phrase::hint_over));
    if (game.position.awaiting()) return fail(ErrorCode::not_available, say({}, Phrase::hint_owed));
    Effort effort{asked.samples.value_or(default_samples(game.rules)), asked.seed, {}, asked.stop};
    if (asked.ms)
        effort.until = std::chrono::steady_clock::now() + std::chrono::milliseconds(*asked.ms);
    const NetChoice net = choose_net(game.rules);
    const auto player = asked.player->make(game.rules, *net.net);
    const Advice advice = player->advise(game.position, effort);
    if (asked.stop && asked.stop())
        return fail(ErrorCode::not_available, say({}, Phrase::hint_given_up));
    Counselled answer{make_hint(game, advice), asked.player, {}};
    if (answer.hint.sight == Sight::net || answer.hint.sight == Sight::sampled) answer.net = net;
    return answer;
}

Json counselled_json(const Variant& variant, const Counselled& answer) {
    Json json = hint_json(Voice::of(variant), answer.hint);
    json["player"] = answer.player->name;
    if (answer.net) json["net"] = {{"rules", answer.net->rule_set->id}, {"own", answer.net->own}};
    return json;
}

Result<Json> answer_hint(const Variant& variant, const Game& game, const Json& request,
                         ChooseNet choose_net) {
    const auto asked = read_counsel(request);
    if (!asked) return std::unexpected(asked.error());
    const auto answer = counsel(game, *asked, choose_net);
    if (!answer) return std::unexpected(answer.error());
    return counselled_json(variant, *answer);
}

}  // namespace scoundrel
