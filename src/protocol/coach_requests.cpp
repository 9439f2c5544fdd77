// Requests for advice: hints, solutions, reviews, deals as hard as wanted. They are about the game
// there is, which they mark, or about one that the request itself tells, which they do not.
#include "coach/deal_search.h"
#include "coach/game_review.h"
#include "protocol/for_people.h"
#include "protocol/hint_json.h"
#include "protocol/position_json.h"
#include "protocol/protocol.h"
#include "protocol/review_json.h"
#include "protocol/solution_json.h"

namespace scoundrel {

namespace {

using enum FieldType;

// Net files can be missing only where they are handed in later (bindings/wasm).
Result<void> need_net() {
    if (any_net()) return {};
    return fail(ErrorCode::not_available, "no net has been handed in yet");
}

Result<Json> hint_for(const Variant& variant, const Game& game, const Json& request) {
    if (const auto net = need_net(); !net) return std::unexpected(net.error());
    const auto options = read_hint_options(request);
    if (!options) return std::unexpected(options.error());
    const auto answer = ask_hint(game, *options, choose_net);
    if (!answer) return std::unexpected(answer.error());
    Json hint = hint_answer_json(variant, *answer);
    if (flag_of(request, "view")) hint["reason"] = for_people(hint["reason"].get<std::string>());
    return Json{{"hint", std::move(hint)}};
}

Result<Json> hint(Context& context, const Json& request) {
    if (const Json* position = request.find("position")) {
        const auto parsed = parse_position(*position);
        if (!parsed) return std::unexpected(parsed.error());
        return hint_for(parsed->variant, parsed->game, request);
    }
    const Session& session = context.play->session();
    if (session.game().over()) return fail(ErrorCode::game_over, "the game is over");
    auto given = hint_for(session.variant(), session.game(), request);
    if (given) context.play->note(Event::of(Event::Kind::hint));
    return given;
}

std::unexpected<Error> no_order() {
    return fail(ErrorCode::not_available,
                "nobody knows the order of the unseen cards at a real table");
}

// As a person is told it, within what a person waits for (coach/could_be_won.h).
Result<Json> solve_for_person(const Session& session, const Json& request) {
    const std::string limit = text_or(request, "limit");
    if (limit != "person" && limit != "deal")
        return bad_request("'limit' must be \"person\" or \"deal\"");
    const bool deal = limit == "deal";
    const auto solved = deal ? solve_deal(session) : solve_from_here(session);
    if (!solved) return no_order();
    Json json = solution_json(*solved);
    json["text"] = for_people(deal ? say_could(session, *solved) : say_from_here(session, *solved));
    return Json{{"solve", std::move(json)}};
}

Result<Json> solve_session(const Session& session, const Json& request) {
    if (request.contains("limit")) return solve_for_person(session, request);
    const auto limits = read_solve_limits(request);
    if (!limits) return std::unexpected(limits.error());
    const auto order = session.hidden_order();
    if (!order) return no_order();
    const Game& game = session.game();
    return Json{{"solve", solution_json(solve(game.rules, game.position, *order,
                                              game.account.stats.slain_value, Question::everything,
                                              *limits))}};
}

Result<Json> solution(Context& context, const Json& request) {
    if (request.contains("record")) {
        const auto session = Session::load(text_or(request, "record"));
        if (!session) return std::unexpected(session.error());
        return solve_session(*session, request);
    }
    if (request.contains("game")) {
        const auto id = parse_game_id(text_or(request, "game"));
        if (!id) return std::unexpected(id.error());
        return solve_session(Session(beginning_of(*id)), request);
    }
    auto given = solve_session(context.play->session(), request);
    if (given) context.play->note(Event::of(Event::Kind::solve));
    return given;
}

Result<Json> review_session(const Context& context, const Session& session, const Json& request) {
    if (!session.game().over())
        return fail(ErrorCode::not_over, "a game is reviewed when it is over");
    if (const auto net = need_net(); !net) return std::unexpected(net.error());
    auto plan = read_review_plan(request, session.game().rules);
    if (!plan) return std::unexpected(plan.error());
    plan->progress = context.host.progress;
    const auto reviewed = review_game(session, choose_net(session.variant().rules), *plan);
    if (!reviewed) return std::unexpected(reviewed.error());
    return Json{{"review", review_json(session, *reviewed)}};
}

Result<Json> game_review(Context& context, const Json& request) {
    if (!request.contains("record"))
        return review_session(context, context.play->session(), request);
    const auto session = Session::load(text_or(request, "record"));
    if (!session) return std::unexpected(session.error());
    return review_session(context, *session, request);
}

// The first deal as hard as wanted among so many seeds, from a random one on if none is named;
// `game` is its id, or null.
Result<Json> deal(Context& context, const Json& request) {
    const auto variant = parse_rules(text_or(request, "rules"));
    if (!variant) return std::unexpected(variant.error());
    const auto level = parse_level(text_or(request, "level"));
    if (!level) return bad_request("'level' must be winnable, gentle, fair or harsh");
    constexpr std::uint64_t usual_seeds = 2'000, most_seeds = 10'000;
    const auto seeds =
        static_cast<int>(std::min(whole_or(request, "seeds", usual_seeds), most_seeds));
    if (!can_be_judged(variant->rules))
        return fail(ErrorCode::not_available,
                    "a die decides: no deal of these rules can be judged");
    const Host& host = context.host.host;
    const auto otherwise = host.random ? random_seed(host) : 0;
    const auto first = request.contains("seed") ? read_seed(request) : otherwise;
    if (!first) return std::unexpected(first.error());
    const auto id = find_deal(*variant, *level, *first, seeds);
    return Json{{"game", id ? Json(print_game_id(*id)) : Json()}};
}

// Those with a field that tells of another game need none of their own.
constexpr FieldSpec hint_fields[] = {{"player", text, false, true},
                                     {"ms", positive, false, true},
                                     {"samples", positive, false, true},
                                     {"seed", seed, false, true},
                                     {.name = "position", .type = object, .another_game = true},
                                     {"view", flag}};
constexpr FieldSpec solve_fields[] = {{"ms", positive},
                                      {"nodes", positive},
                                      {"limit", text},
                                      {.name = "game", .type = text, .another_game = true},
                                      {.name = "record", .type = text, .another_game = true}};
constexpr FieldSpec review_fields[] = {{"samples", positive, false, true},
                                       {"seed", whole, false, true},
                                       {.name = "record", .type = text, .another_game = true}};
constexpr FieldSpec deal_fields[] = {
    {"rules", text, true}, {"level", text, true}, {"seed", seed}, {"seeds", positive}};

constexpr Request coach_table[] = {
    {"hint", hint_fields, Needs::game, hint},
    {"solve", solve_fields, Needs::game, solution},
    {"review", review_fields, Needs::game, game_review},
    {"find_deal", deal_fields, Needs::nothing, deal},
};

}  // namespace

Requests coach_requests() { return coach_table; }

}  // namespace scoundrel
