// Requests for advice: hints, solutions, reviews, deals as hard as wanted. They are about the game
// there is, which they mark, or about one that the request itself tells, which they do not.
#include "coach/chance_words.h"
#include "coach/deal_search.h"
#include "coach/game_review.h"
#include "coach/player_words.h"
#include "coach/puzzle_judge.h"
#include "coach/quick_review.h"
#include "game/history.h"
#include "notation/moves.h"
#include "protocol/for_people.h"
#include "protocol/hint_json.h"
#include "protocol/limits.h"
#include "protocol/position_json.h"
#include "protocol/protocol.h"
#include "protocol/review_json.h"
#include "protocol/solution_json.h"
#include "protocol/watch_task.h"
#include "scoundrel_version.h"
#include "words/doing.h"

namespace scoundrel {

namespace {

using enum FieldType;

// Net files can be missing only where they are handed in later (bindings/wasm).
Result<void> need_net(const Rules& rules) {
    if (has_net(rules)) return {};
    return fail(ErrorCode::not_available, say({}, Phrase::error_no_net));
}

// Whether work is to end: when its time is over, or a caller asks. `ms` has been checked.
std::function<bool()> stop_of(Context& context, const Json& request) {
    const auto ms = std::min(whole_or(request, "ms", usual_work), longest_work);
    return [&context, late = stop_after(std::chrono::milliseconds(ms))] {
        return context.stop_asked() || late();
    };
}

// The sentences of a hint with the symbols of the cards, and its figures as they are read.
void show_to_people(Json& hint, const Voice& voice, const Hint& given) {
    const auto show = [](Json& json, const char* name) {
        if (json.contains(name)) json[name] = for_people(json[name].get<std::string>());
    };
    show(hint, "reason");
    show(hint, "gist");
    show(hint, "plan");
    Json moves = Json::array();
    for (Json move : hint["moves"]) {
        show(move, "reason");
        if (const auto& chance = given.moves[moves.size()].chance)
            move["figures"] = {{"win", say_win(voice, *chance)},
                               {"score", say_score(voice, *chance)}};
        moves.push_back(std::move(move));
    }
    hint["moves"] = std::move(moves);
}

// A hint is one step, about the game there is, which it marks, or about another position.
class HintTask : public Task {
  public:
    HintTask(Context& context, ParsedPosition about, HintOptions options, bool mark, bool view)
        : context_(context),
          about_(std::move(about)),
          options_(std::move(options)),
          mark_(mark),
          view_(view) {}
    bool done() const override { return answer_.has_value(); }
    void step() override {
        options_.told = context_.told;
        answer_ = ask_hint(about_.game, options_, choose_net);
        if (*answer_) context_.told = (*answer_)->told;
    }
    Result<Json> answer() override {
        if (!*answer_) return std::unexpected(answer_->error());
        Json hint = hint_answer_json(about_.variant, **answer_);
        if (view_) show_to_people(hint, Voice::of(about_.variant), (*answer_)->hint);
        if (mark_) context_.play->note(Event::of(Event::Kind::hint));
        return Json{{"hint", std::move(hint)}};
    }

  private:
    Context& context_;
    ParsedPosition about_;
    HintOptions options_;
    bool mark_, view_;
    std::optional<Result<HintAnswer>> answer_;
};

// A whole state may stand for its position; then what was slain before counts in the scores.
int slain_in(const Json& position) {
    constexpr int most = 10'000;
    const Json* stats = position.find("stats");
    const Json* slain =
        stats != nullptr && stats->is_object() ? stats->find("slain_value") : nullptr;
    if (slain == nullptr || !slain->is_number_integer()) return 0;
    return static_cast<int>(std::clamp<std::int64_t>(slain->get<std::int64_t>(), 0, most));
}

BegunTask hint(Context& context, const Json& request) {
    const Json* position = request.find("position");
    if (position == nullptr && context.play->game().over())
        return fail(ErrorCode::game_over, say({}, Phrase::refuse_game_over));
    auto about = position != nullptr
                     ? parse_position(*position)
                     : ParsedPosition{context.play->session().variant(), context.play->game()};
    if (!about) return std::unexpected(about.error());
    if (position != nullptr) about->game.account.stats.slain_value = slain_in(*position);
    if (const auto net = need_net(about->game.rules); !net) return std::unexpected(net.error());
    auto options = read_hint_options(request);
    if (!options) return std::unexpected(options.error());
    options->stop = stop_of(context, request);
    if (position == nullptr && !options->order)
        options->order = open_order(context.play->session());
    return std::make_unique<HintTask>(context, *about, std::move(*options), position == nullptr,
                                      flag_of(request, "view"));
}

std::unexpected<Error> no_order() {
    return fail(ErrorCode::not_available, say({}, Phrase::error_no_order));
}

// How a solution is told: as it is, or as a person is told it (coach/could_be_won.h).
enum class Telling : std::uint8_t { plain, from_here, deal };

// Where a host listens only between steps, the first tries are short ones: each may take twice as
// many nodes as the one before, so that all of them together cost at most twice the last.
class SolveTask : public Task {
  public:
    SolveTask(Context& context, Session session, Limits limits, Telling telling, bool mark)
        : context_(context),
          session_(std::move(session)),
          limits_(std::move(limits)),
          telling_(telling),
          mark_(mark) {
        constexpr std::uint64_t first_try = 16'384;
        nodes_ = context.host.listens_between_steps ? first_try : limits_.nodes;
    }
    bool done() const override { return done_; }
    void step() override {
        Limits now = limits_;
        now.nodes = std::min(nodes_, limits_.nodes);
        const Session first(session_.beginning());
        solution_ = solve_session(telling_ == Telling::deal ? first : session_, now).value();
        done_ = solution_.limit != Limit::nodes || now.nodes == limits_.nodes;
        nodes_ = 2 * now.nodes;
    }
    Result<Json> answer() override {
        Json json = solution_json(solution_);
        if (telling_ == Telling::deal) json["text"] = for_people(say_could(session_, solution_));
        if (telling_ == Telling::from_here)
            json["text"] = for_people(say_from_here(session_, solution_));
        if (mark_) context_.play->note(Event::of(Event::Kind::solve));
        return Json{{"solve", std::move(json)}};
    }

  private:
    Context& context_;
    Session session_;
    Limits limits_;
    Telling telling_;
    bool mark_;
    std::uint64_t nodes_;
    Solution solution_;
    bool done_ = false;
};

// The game that a request tells, by its record or its id; else the one there is.
Result<Session> told_session(const Context& context, const Json& request) {
    if (request.contains("record")) return Session::load(text_or(request, "record"));
    if (!request.contains("game")) return context.play->session();
    const auto id = parse_game_id(text_or(request, "game"));
    if (!id) return std::unexpected(id.error());
    return Session(beginning_of(*id));
}

BegunTask solution(Context& context, const Json& request) {
    auto session = told_session(context, request);
    if (!session) return std::unexpected(session.error());
    const std::string limit = text_or(request, "limit");
    if (request.contains("limit") && limit != "person" && limit != "deal")
        return field_must_be("limit", {"person", "deal"});
    const auto telling = limit.empty()     ? Telling::plain
                         : limit == "deal" ? Telling::deal
                                           : Telling::from_here;
    const bool known =
        telling == Telling::deal ? !session->at_table() : session->hidden_order().has_value();
    Limits limits{.nodes = whole_or(request, "nodes", Limits{}.nodes),
                  .stop = stop_of(context, request)};
    if (telling == Telling::from_here) limits = limits_from_here(limits.stop);
    if (telling == Telling::deal) limits.nodes = deal_nodes;
    if (!known) return no_order();
    const bool mark = !request.contains("record") && !request.contains("game");
    return std::make_unique<SolveTask>(context, std::move(*session), std::move(limits), telling,
                                       mark);
}

class ReviewTask : public Task {
  public:
    ReviewTask(Session session, const ReviewPlan& plan)
        : session_(std::move(session)),
          reviewer_(session_, choose_net(session_.variant().rules), plan) {}
    bool done() const override { return reviewer_.done(); }
    void step() override { reviewer_.step(); }
    double part() const override { return reviewer_.part(); }
    Result<Json> answer() override {
        return Json{{"review", review_json(session_, reviewer_.take())}};
    }

  private:
    Session session_;
    GameReviewer reviewer_;
};

BegunTask game_review(Context& context, const Json& request) {
    auto session = told_session(context, request);
    if (!session) return std::unexpected(session.error());
    if (!session->game().over()) return fail(ErrorCode::not_over, say({}, Phrase::review_not_over));
    if (const auto net = need_net(session->variant().rules); !net)
        return std::unexpected(net.error());
    auto plan = read_review_plan(request, session->game().rules);
    if (!plan) return std::unexpected(plan.error());
    plan->stop = stop_of(context, request);
    return std::make_unique<ReviewTask>(std::move(*session), *plan);
}

// A finished game's figures, put into the book that is handed in. One that is stopped adds none.
class FiguresTask : public Task {
  public:
    FiguresTask(const Session& session, FiguresBook book, std::function<bool()> stop)
        : digest_(summarize("", session).digest),
          reviewer_(session, choose_net(session.game().rules).net, std::move(stop)),
          book_(std::move(book)) {}
    bool done() const override { return reviewer_.done(); }
    void step() override { reviewer_.step(); }
    Result<Json> answer() override {
        if (const auto figures = reviewer_.figures()) book_.add(digest_, *figures);
        return Json{{"figures", book_.print()}};
    }

  private:
    std::string digest_;
    QuickReviewer reviewer_;
    FiguresBook book_;
};

BegunTask game_figures(Context& context, const Json& request) {
    const auto session = told_session(context, request);
    if (!session) return std::unexpected(session.error());
    if (!session->game().over()) return fail(ErrorCode::not_over, say({}, Phrase::review_not_over));
    if (const auto net = need_net(session->variant().rules); !net)
        return std::unexpected(net.error());
    return std::make_unique<FiguresTask>(
        *session, FiguresBook(version, text_or(request, "figures")), stop_of(context, request));
}

// The first deal as hard as wanted among so many seeds, from a random one on if none is named;
// `game` is its id, or null. A seed a step.
class DealTask : public Task {
  public:
    DealTask(const Variant& variant, DealLevel level, std::uint64_t first, std::uint64_t seeds,
             std::function<bool()> stop)
        : variant_(variant), level_(level), first_(first), seeds_(seeds), stop_(std::move(stop)) {}
    bool done() const override { return found_ || tried_ == seeds_; }
    void step() override {
        found_ = find_deal(variant_, level_, first_ + tried_, 1, stop_);
        tried_ = stop_() ? seeds_ : tried_ + 1;
    }
    double part() const override {
        return static_cast<double>(tried_) / static_cast<double>(seeds_);
    }
    Result<Json> answer() override {
        return Json{{"game", found_ ? Json(print_game_id(*found_)) : Json()}};
    }

  private:
    Variant variant_;
    DealLevel level_;
    std::uint64_t first_, seeds_;
    std::function<bool()> stop_;
    std::uint64_t tried_ = 0;
    std::optional<GameId> found_;
};

BegunTask deal(Context& context, const Json& request) {
    const auto variant = parse_rules(text_or(request, "rules"));
    if (!variant) return std::unexpected(variant.error());
    const auto level = parse_level(text_or(request, "level"));
    if (!level) return field_must_be("level", {"winnable", "gentle", "fair", "harsh"});
    constexpr std::uint64_t usual_seeds = 2'000, most_seeds = 10'000;
    const auto seeds = std::min(whole_or(request, "seeds", usual_seeds), most_seeds);
    if (!can_be_judged(variant->rules))
        return fail(ErrorCode::not_available, say({}, Phrase::error_die_decides));
    const Host& host = context.host.host;
    const auto otherwise = host.random ? random_seed(host) : 0;
    const auto first = request.contains("seed") ? read_seed(request) : otherwise;
    if (!first) return std::unexpected(first.error());
    return std::make_unique<DealTask>(*variant, *level, *first, seeds, stop_of(context, request));
}

// Whether what a puzzle asks for is still within reach.
Result<Json> judge_puzzle(Context& context, const Json& request) {
    const auto session = told_session(context, request);
    if (!session) return std::unexpected(session.error());
    const auto judgement = judge(*session);
    if (!judgement) return std::unexpected(judgement.error());
    const Voice voice = Voice::of(session->variant());
    return Json{{"right", judgement->right},
                {"score", judgement->score ? Json(*judgement->score) : Json()},
                {"text", judgement->right ? say(voice, Phrase::puzzle_right)
                                          : say_judgement(voice, *judgement)}};
}

// The solver's way from where the game began, with its reason, and as a record to step through.
Result<Json> answer_puzzle(Context& context, const Json& request) {
    const auto session = told_session(context, request);
    if (!session) return std::unexpected(session.error());
    if (const auto net = need_net(session->variant().rules); !net)
        return std::unexpected(net.error());
    const auto answer = answer_of(*session, choose_net);
    if (!answer) return std::unexpected(answer.error());
    const Voice voice = Voice::of(session->variant());
    return Json{{"move", print_move(answer->best)},
                {"text", for_people(say(voice, Phrase::puzzle_answer,
                                        {{"what", say_doing(voice, answer->best)}}))},
                {"reason", for_people(answer->reason)},
                {"record", print_record(answer->line.record())}};
}

// The players that can be watched.
Result<Json> players(Context&, const Json&) {
    Json list = Json::array();
    for (const PlayerKind& kind : player_kinds())
        list.push_back({{"name", kind.name},
                        {"what", for_people(say_player(kind))},
                        {"chances", kind.has_chances}});
    return Json{{"players", std::move(list)}};
}

// Without a seed it plays the deal as it always does.
Result<Watched> read_watched(const Json& request, const Session& session, Aim aim) {
    if (session.at_table())
        return fail(ErrorCode::not_available, say({}, Phrase::error_nobody_deals));
    const auto player = find_hint_player(text_or(request, "player"));
    if (!player) return std::unexpected(player.error());
    const auto samples = whole_between(request, "samples", 1, most_samples);
    if (!samples) return std::unexpected(samples.error());
    const auto seed = read_seed(request);
    if (!seed) return std::unexpected(seed.error());
    const Rules& rules = session.variant().rules;
    const std::string_view name = (*player)->name;
    Watched by{library_contestant(name, rules), {.samples = default_samples(rules), .aim = aim}};
    if (*samples) by.thinking.samples = static_cast<int>(**samples);
    by.seed = request.contains("seed") ? *seed : seed_of_thoughts(session.beginning().id, name, {});
    return by;
}

// A game that is nobody's: the one there is stays as it is, and nothing is kept.
BegunTask watch(Context& context, const Json& request) {
    if (!request.contains("record") && !request.contains("game"))
        return bad_request(Phrase::error_game_or_record);
    auto session = told_session(context, request);
    if (!session) return std::unexpected(session.error());
    if (const auto net = need_net(session->variant().rules); !net)
        return std::unexpected(net.error());
    const auto aim = read_aim(request);
    if (!aim) return std::unexpected(aim.error());
    auto stop = stop_of(context, request);
    if (!request.contains("player"))
        return watch_task(std::move(*session), {}, *aim, std::move(stop));
    const auto by = read_watched(request, *session, *aim);
    if (!by) return std::unexpected(by.error());
    return watch_task(std::move(*session), *by, *aim, std::move(stop));
}

// Those with a field that tells of another game need none of their own.
constexpr FieldSpec hint_fields[] = {{"player", text, false, true},
                                     {"aim", text, false, true},
                                     {"order", texts, false, true},
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
                                       {"aim", text},
                                       {"ms", positive},
                                       {.name = "record", .type = text, .another_game = true}};
constexpr FieldSpec figures_fields[] = {
    {"figures", text}, {"ms", positive}, {.name = "record", .type = text, .another_game = true}};
constexpr FieldSpec deal_fields[] = {{"rules", text, true},
                                     {"level", text, true},
                                     {"seed", seed},
                                     {"seeds", positive},
                                     {"ms", positive}};

constexpr FieldSpec puzzle_fields[] = {{.name = "record", .type = text, .another_game = true}};
constexpr FieldSpec watch_fields[] = {{"game", text},        {"record", text}, {"player", text},
                                      {"samples", positive}, {"seed", seed},   {"aim", text},
                                      {"ms", positive}};

constexpr Request coach_table[] = {
    {"hint", hint_fields, Needs::game, hint},
    {"solve", solve_fields, Needs::game, solution},
    {"review", review_fields, Needs::game, game_review},
    {"figures", figures_fields, Needs::game, game_figures},
    {"find_deal", deal_fields, Needs::nothing, deal},
    {"judge", puzzle_fields, Needs::game, judge_puzzle},
    {"answer", puzzle_fields, Needs::game, answer_puzzle},
    {"players", {}, Needs::nothing, players},
    {"watch", watch_fields, Needs::nothing, watch},
};

}  // namespace

Requests coach_requests() { return coach_table; }

}  // namespace scoundrel
