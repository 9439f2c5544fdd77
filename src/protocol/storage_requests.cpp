// Requests about games that are kept: resumed, branched off, left, listed, counted, exchanged. The
// host's own storage answers later than a call returns, so it hands over what it has beforehand
// (`store`) and writes down afterwards what answers list in `writes`.
#include "game/daily.h"
#include "game/history_query.h"
#include "game/import.h"
#include "game/move_text.h"
#include "game/recap_words.h"
#include "notation/moves.h"
#include "phrases/untrusted.h"
#include "protocol/daily_json.h"
#include "protocol/for_people.h"
#include "protocol/history_json.h"
#include "protocol/progress_json.h"
#include "protocol/protocol.h"
#include "protocol/view_json.h"
#include "scoundrel_version.h"

namespace scoundrel {

namespace {

using enum FieldType;

Json unreadable_json(const std::vector<Unreadable>& list) {
    Json json = Json::array();
    for (const Unreadable& one : list) json.push_back({{"name", one.name}, {"why", one.why}});
    return json;
}

Result<Json> viewed(const Context& context) { return Json{{"view", view_json(*context.play)}}; }

Result<Json> store(Context& context, const Json& request) {
    const Json& given = request["games"];
    std::map<std::string, std::string> games;
    for (const auto& [name, text] : given.items())
        if (text.is_string()) games[name] = text.get<std::string>();
    std::set<std::string> elsewhere;
    for (auto& name : texts_of(request, "open_elsewhere")) elsewhere.insert(std::move(name));
    context.host.storage->fill(std::move(games), std::move(elsewhere));
    return Json::object();
}

Result<Json> resume(Context& context, const Json& request) {
    const std::string name = text_or(request, "name");
    // The one that is open already goes on as it is.
    if (context.play && context.play->stored_name() == name) return viewed(context);
    auto resumed = Journal::resume(*context.host.storage, name);
    if (!resumed) return std::unexpected(resumed.error());
    context.leave();
    context.play.emplace(std::move(*resumed));
    return viewed(context);
}

// The game named by `name`, or written out in `record`.
Result<Session> named(const Context& context, const Json& request) {
    if (!request.contains("record"))
        return read_game(*context.host.storage, text_or(request, "name"));
    return Session::load(text_or(request, "record"));
}

Result<Json> branch(Context& context, const Json& request) {
    const auto session = named(context, request);
    if (!session) return std::unexpected(session.error());
    const auto moves = static_cast<int>(std::min<std::uint64_t>(
        whole_or(request, "moves", 0), static_cast<std::uint64_t>(longest_line)));
    auto play = branch_play(context.host.storage, *session, moves, context.host.host);
    if (!play) return std::unexpected(play.error());
    context.leave();
    context.play.emplace(std::move(*play));
    return viewed(context);
}

Result<Json> replay(Context& context, const Json& request) {
    const auto session = named(context, request);
    if (!session) return std::unexpected(session.error());
    Json views = Json::array();
    Json moves = Json::array();
    Json log = Json::array();
    const Voice voice = Voice::of(session->variant());
    const std::string by = fit_to_show(text_or(request, "player"));
    session->for_each_move(0, [&](const Game& before, Move move, const Game& after) {
        views.push_back(view_json(*session, before, static_cast<int>(moves.size())));
        moves.push_back(print_move(move));
        log.push_back(tell_move(voice, before, after, move, as_symbols, by));
    });
    views.push_back(view_json(*session, session->game(), session->moves_played()));
    const std::string id = print_game_id(session->beginning().id);
    return Json{{"game", id},
                {"title", game_title(id, session->variant())},
                {"rules", print_rules(session->variant())},
                {"record", print_record(session->record())},
                {"views", std::move(views)},
                {"moves", std::move(moves)},
                {"log", std::move(log)}};
}

Result<Json> abandon(Context& context, const Json&) {
    context.play->abandon();
    context.leave();
    return Json::object();
}

Result<Json> leave(Context& context, const Json&) {
    context.leave();
    return Json::object();
}

Result<Json> history(Context& context, const Json& request) {
    const auto read = read_history(*context.host.storage);
    if (!read) return std::unexpected(read.error());
    const HistoryQuery query(text_or(request, "find"));
    Json games = Json::array();
    for (const Summary& game : read->games) {
        if (!query.fits(game)) continue;
        games.push_back(summary_json(game));
        const bool elsewhere = context.host.storage->is_open_elsewhere(game.name);
        const bool in_progress = game.outcome.status == Status::playing && !game.abandoned;
        games.back()["open_elsewhere"] = elsewhere;
        games.back()["resumable"] = in_progress && !elsewhere;
    }
    return Json{{"games", std::move(games)},
                {"all", static_cast<int>(read->games.size())},
                {"unreadable", unreadable_json(read->unreadable)}};
}

FiguresBook told_figures(const Json& request) {
    return FiguresBook(version, text_or(request, "figures"));
}

Result<Json> all_statistics(Context& context, const Json& request) {
    const auto read = read_history(*context.host.storage);
    if (!read) return std::unexpected(read.error());
    const FiguresBook book = told_figures(request);
    std::string last;  // where there is something to see
    for (const Summary& game : read->games)
        if (game.outcome.status != Status::playing) last = game.rules;
    return Json{{"statistics", statistics_json(read->games, book)},
                {"milestones", milestones_json(milestones(read->games, book))},
                {"last", last.empty() ? Json() : Json(last)}};
}

// The games of these rules that no figures are known of, newest first, with their records: so many
// at once.
Result<Json> to_review(Context& context, const Json& request) {
    constexpr std::uint64_t at_once = 4;
    const auto read = read_history(*context.host.storage);
    if (!read) return std::unexpected(read.error());
    const SkillProgress progress =
        skill_progress(read->games, text_or(request, "rules"), told_figures(request));
    Json records = Json::array();
    for (const std::string& name : progress.to_review) {
        if (records.size() == at_once) break;
        const auto session = read_game(*context.host.storage, name);
        if (session) records.push_back(print_record(session->record()));
    }
    return Json{{"records", std::move(records)},
                {"left", static_cast<int>(progress.to_review.size())}};
}

Result<Json> standing(Context& context, const Json& request) {
    const auto session = read_game(*context.host.storage, text_or(request, "name"));
    if (!session) return std::unexpected(session.error());
    if (!session->game().over())
        return fail(ErrorCode::not_over, say({}, Phrase::error_standing_over));
    const auto standing = read_standing(*context.host.storage, *session);
    if (!standing) return std::unexpected(standing.error());
    return Json{{"first_win", standing->first_win},
                {"best_before", standing->best_before},
                {"streak", standing->streak},
                {"triumph", standing->triumph(session->outcome())},
                {"text", say_standing(Voice::of(session->variant()), *standing)},
                {"reached", say_reached(Voice::of(session->variant()), *standing)}};
}

// What the history says of the days, as of now.
Result<Days> read_days(const Context& context) {
    auto read = read_history(*context.host.storage);
    if (!read) return std::unexpected(read.error());
    return Days(std::move(read->games), context.host.host.today());
}

Result<Json> calendar(Context& context, const Json& request) {
    const auto days = read_days(context);
    if (!days) return std::unexpected(days.error());
    const std::string wanted = text_or(request, "month", month_of(days->today()));
    if (!parse_day(wanted + "-01"))
        return field_must_be("month", Phrase::field_month, {{"example", "2026-11"}});
    return calendar_json(*days, month_beside(wanted, 0, days->today()));
}

Result<Json> strip(Context& context, const Json& request) {
    const auto session = named(context, request);
    if (!session) return std::unexpected(session.error());
    const auto days = read_days(context);
    if (!days) return std::unexpected(days.error());
    const auto strip = strip_of(*session, *days);
    return Json{{"strip", strip ? strip_json(*strip, text_or(request, "link")) : Json()},
                {"streaks", streaks_json(days->streaks())}};
}

Result<Json> export_all(Context& context, const Json&) {
    const auto all = export_games(*context.host.storage);
    if (!all) return std::unexpected(all.error());
    return Json{{"text", all->text}, {"games", all->games}};
}

Result<Json> import_all(Context& context, const Json& request) {
    const auto merged = import_games(*context.host.storage, text_or(request, "text"));
    if (!merged) return std::unexpected(merged.error());
    return Json{{"added", merged->added},
                {"known", merged->known},
                {"extended", merged->extended},
                {"apart", merged->apart},
                {"refused", unreadable_json(merged->refused)}};
}

constexpr FieldSpec store_fields[] = {{"games", object, true}, {"open_elsewhere", texts}};
constexpr FieldSpec history_fields[] = {{"find", text}};
constexpr FieldSpec statistics_fields[] = {{"figures", text}};
constexpr FieldSpec to_review_fields[] = {{"rules", text, true}, {"figures", text}};
constexpr FieldSpec name_fields[] = {{"name", text, true}};
constexpr FieldSpec branch_fields[] = {{"name", text}, {"record", text}, {"moves", whole}};
constexpr FieldSpec replay_fields[] = {{"name", text}, {"record", text}, {"player", text}};
constexpr FieldSpec calendar_fields[] = {{"month", text}};
constexpr FieldSpec strip_fields[] = {{"name", text}, {"record", text}, {"link", text}};
constexpr FieldSpec import_fields[] = {{"text", text, true}};

constexpr Request storage_table[] = {
    {"store", store_fields, Needs::storage, store},
    {"resume", name_fields, Needs::storage, resume},
    {"branch", branch_fields, Needs::storage, branch},
    {"replay", replay_fields, Needs::storage, replay},
    {"abandon", {}, Needs::game, abandon},
    {"leave", {}, Needs::game, leave},
    {"history", history_fields, Needs::storage, history},
    {"statistics", statistics_fields, Needs::storage, all_statistics},
    {"to_review", to_review_fields, Needs::storage, to_review},
    {"standing", name_fields, Needs::storage, standing},
    {"calendar", calendar_fields, Needs::storage, calendar},
    {"strip", strip_fields, Needs::storage, strip},
    {"export", {}, Needs::storage, export_all},
    {"import", import_fields, Needs::storage, import_all},
};

}  // namespace

Requests storage_requests() { return storage_table; }

}  // namespace scoundrel
