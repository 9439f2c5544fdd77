// Requests about the game there is: begun, played, undone, shown.
#include <limits>

#include "game/puzzle_book.h"
#include "notation/cards.h"
#include "notation/limits.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "protocol/for_people.h"
#include "protocol/limits.h"
#include "protocol/position_json.h"
#include "protocol/protocol.h"
#include "protocol/state_json.h"
#include "protocol/view_json.h"
#include "scoundrel_version.h"
#include "words/doing.h"

namespace scoundrel {

namespace {

using enum FieldType;

// The state, or everything a front-end shows (`view`).
Json shown(const Context& context, const Json& request) {
    if (flag_of(request, "view")) return {{"view", view_json(*context.play, context.lesson)}};
    return {{"state", state_json(context.play->session())}};
}

Result<Json> shown_after(const Context& context, const Json& request, const Result<void>& done) {
    if (!done) return std::unexpected(done.error());
    return shown(context, request);
}

Result<Json> hello(Context& context, const Json&) {
    return Json{{"name", "scoundrel"},
                {"version", version},
                {"protocol", protocol_version},
                {"features", Json(context.features)},
                {"limits",
                 {{"bytes", largest_request},
                  {"depth", deepest_json},
                  {"values", most_values},
                  {"record", largest_record},
                  {"text", longest_text},
                  {"events", most_events},
                  {"moves", longest_line},
                  {"ms", usual_work},
                  {"most_ms", longest_work}}}};
}

// Read while a request is in flight it ends that one, which is the host's affair; here nothing is.
Result<Json> stop(Context&, const Json&) { return Json::object(); }

// A seed as a number or as text.
Result<std::string> seed_field(const Json& request) {
    const Json* field = request.find("seed");
    if (field == nullptr) return bad_request(Phrase::error_seed_or_table);
    if (field->is_number_unsigned()) return std::to_string(field->get<std::uint64_t>());
    if (!field->is_string()) return field_must_be("seed", Phrase::field_seed);
    if (field->get<std::string>().empty())
        return fail(ErrorCode::bad_game, say({}, Phrase::error_seed_empty));
    if (field->get<std::string>().size() > longest_text) return seed_too_long();
    return field->get<std::string>();
}

// The seed that shuffles a position's unseen cards: given, or with `shuffle` a random one.
Result<std::string> position_seed(const Context& context, const Json& request) {
    if (!flag_of(request, "shuffle")) return seed_field(request);
    if (!context.host.host.random)
        return fail(ErrorCode::not_available, say({}, Phrase::error_give_seed));
    return std::to_string(random_seed(context.host.host));
}

// Whether the request asks for the table as dealer.
Result<bool> table_asked(const Json& request) {
    const Json* field = request.find("dealer");
    if (field == nullptr) return false;
    if (!field->is_string() || field->get<std::string>() != "table")
        return bad_request(Phrase::error_dealer_table);
    return true;
}

Result<std::vector<Card>> read_cards(const std::vector<std::string>& texts) {
    std::vector<Card> cards;
    for (const auto& text : texts) {
        const auto card = parse_card(text);
        if (!card)
            return fail(ErrorCode::bad_reveal, say({}, Phrase::error_not_a_card, {{"text", text}}));
        cards.push_back(*card);
    }
    return cards;
}

Result<Beginning> begin_by_position(const Context& context, const Json& request) {
    const auto parsed = parse_position(request["position"]);
    if (!parsed) return std::unexpected(parsed.error());
    const auto table = table_asked(request);
    if (!table) return std::unexpected(table.error());
    if (*table) return begin_from(*parsed, {});
    const auto seed = position_seed(context, request);
    if (!seed) return std::unexpected(seed.error());
    return begin_from(*parsed, *seed);
}

// A position told line by line, as a person lays it out; without a seed the table deals on.
Result<Beginning> begin_by_set_up(const Context& context, const Json& request) {
    const Json& given = request["set_up"];
    if (!given.is_object()) return field_must_be("set_up", Phrase::field_object);
    constexpr FieldSpec lists[] = {{"room", texts}, {"weapon", texts}, {"slain", texts},
                                   {"slot", texts}, {"bottom", texts}, {"unseen", texts}};
    constexpr FieldSpec others[] = {{"rules", text, true},
                                    {"health", whole, true},
                                    {"potion_used", flag},
                                    {"avoided_last", flag}};
    for (const auto fields :
         {std::span<const FieldSpec>(lists), std::span<const FieldSpec>(others)})
        for (const FieldSpec& field : fields)
            if (const auto checked = check_field(given, field); !checked)
                return std::unexpected(checked.error());
    const auto variant = parse_rules(text_or(given, "rules"));
    if (!variant) return std::unexpected(variant.error());
    SetUp laid_out{.variant = *variant,
                   .health = static_cast<int>(std::min<std::uint64_t>(
                       whole_or(given, "health", 0), std::numeric_limits<int>::max())),
                   .potion_used = flag_of(given, "potion_used"),
                   .avoided_last = flag_of(given, "avoided_last")};
    std::vector<Card>* const places[] = {&laid_out.room, &laid_out.weapon, &laid_out.slain,
                                         &laid_out.slot, &laid_out.bottom, &laid_out.unseen};
    for (std::size_t i = 0; i < std::size(lists); ++i) {
        auto cards = read_cards(texts_of(given, lists[i].name));
        if (!cards) return fail(ErrorCode::bad_game, cards.error().message);
        *places[i] = std::move(*cards);
    }
    if (request.contains("seed") || flag_of(request, "shuffle")) {
        const auto seed = position_seed(context, request);
        if (!seed) return std::unexpected(seed.error());
        laid_out.seed = *seed;
    }
    return set_up(laid_out);
}

Result<Beginning> begin_by_text(const Context& context, const Json& request) {
    const bool by_rules = !request.contains("game");
    if (by_rules && !request.contains("rules")) return bad_request(Phrase::error_new_needs);
    const FieldSpec given{by_rules ? "rules" : "game", text, true};
    if (const auto checked = check_field(request, given); !checked)
        return std::unexpected(checked.error());
    const auto table = table_asked(request);
    if (!table) return std::unexpected(table.error());
    const auto whole_text =
        with_rules_file_read(text_or(request, given.name), context.host.read_rules_file);
    if (!whole_text) return std::unexpected(whole_text.error());
    if (!by_rules) {
        const auto id = parse_game_id(*whole_text);
        if (!id) return std::unexpected(id.error());
        return beginning_of(*id);
    }
    const auto variant = parse_rules(*whole_text);
    if (!variant) return std::unexpected(variant.error());
    if (*table) return beginning_of(table_game(*variant));
    if (!context.host.host.random)
        return fail(ErrorCode::not_available, say({}, Phrase::error_name_game));
    return beginning_of(random_game(*variant, context.host.host));
}

// The lesson that is asked for, by its rules; none if the request is about something else.
Result<const Lesson*> lesson_field(const Json& request) {
    if (!request.contains("lesson")) return nullptr;
    for (const char* other : {"position", "set_up", "game", "rules"})
        if (request.contains(other))
            return bad_request(Phrase::error_both, {{"one", "lesson"}, {"other", other}});
    for (const Lesson& lesson : lessons())
        if (request["lesson"] == Json(lesson.rules)) return &lesson;
    return field_must_be("lesson", Phrase::field_lesson);
}

Result<Beginning> begin_by_puzzle(const Json& request) {
    const std::string id = text_or(request, "puzzle");
    const PuzzleEntry* entry = puzzle_book().find(id);
    if (entry == nullptr) return bad_request(Phrase::error_no_puzzle, {{"name", id}});
    return entry->beginning();
}

Result<Json> begin(Context& context, const Json& request) {
    const auto lesson = lesson_field(request);
    if (!lesson) return std::unexpected(lesson.error());
    auto beginning = *lesson != nullptr             ? beginning_of(game_of(**lesson))
                     : request.contains("puzzle")   ? begin_by_puzzle(request)
                     : request.contains("position") ? begin_by_position(context, request)
                     : request.contains("set_up")   ? begin_by_set_up(context, request)
                                                    : begin_by_text(context, request);
    if (!beginning) return std::unexpected(beginning.error());
    const bool keep = flag_of(request, "keep") && *lesson == nullptr;
    const ProtocolHost& host = context.host;
    if (keep && !host.keeps_games())
        return fail(ErrorCode::not_available, say({}, Phrase::error_not_kept));
    if (context.play && flag_of(request, "abandon")) context.play->abandon();
    context.leave();
    if (*lesson != nullptr) context.lesson.emplace(**lesson);
    if (keep)
        context.play.emplace(begin_play(host.storage, std::move(*beginning), host.host));
    else
        context.play.emplace(nullptr, Session(std::move(*beginning)));
    Play& play = *context.play;
    if (flag_of(request, "open")) play.mark(Event::of(Event::Kind::open));
    // A position set up by hand is stored nowhere else; a puzzle is.
    if (keep && play.session().beginning().position && !request.contains("puzzle")) play.keep();
    // A deal that the solver chose: kept at once, or a resumed game would lack the mark.
    if (flag_of(request, "solve")) play.note(Event::of(Event::Kind::solve));
    return shown(context, request);
}

// A list is judged in order: a move before the nonsense may fail first, or end the game.
std::unexpected<Error> no_such_move(const Session& session, const std::vector<Move>& before,
                                    const std::string& text) {
    Session trial(session);
    if (auto done = trial.play(before); !done) return std::unexpected(done.error());
    if (trial.game().over()) return fail(ErrorCode::game_over, say({}, Phrase::refuse_game_over));
    return fail(ErrorCode::illegal_move, say({}, Phrase::error_no_move, {{"text", text}}));
}

Result<std::vector<Move>> read_moves(const Session& session,
                                     const std::vector<std::string>& texts) {
    std::vector<Move> moves;
    for (const auto& text : texts) {
        const auto move = parse_move(text);
        if (!move) return no_such_move(session, moves, text);
        moves.push_back(*move);
    }
    return moves;
}

std::unexpected<Error> not_in_lesson(const Context& context) {
    return fail(ErrorCode::not_available,
                say(context.play->voice(), Phrase::screen_lesson_not_yet));
}

// A lesson takes what it asks for, and nothing else before its end.
Result<void> follow_lesson(const Context& context, std::optional<LessonWalk>& walk,
                           const std::vector<Move>& moves) {
    if (walk)
        for (const Move move : moves) {
            if (!walk->allows(move)) return not_in_lesson(context);
            walk->moved();
        }
    return {};
}

Result<Json> read_on(Context& context, const Json& request) {
    if (!context.lesson || !context.lesson->read_on())
        return fail(ErrorCode::not_available, say({}, Phrase::error_nothing_to_read));
    return shown(context, request);
}

Result<Json> move(Context& context, const Json& request) {
    const bool many = request.contains("moves");
    if (many == request.contains("move"))
        return many ? bad_request(Phrase::error_both, {{"one", "move"}, {"other", "moves"}})
                    : bad_request(Phrase::error_field_missing, {{"field", "move"}});
    const auto moves =
        read_moves(context.play->session(),
                   many ? texts_of(request, "moves") : std::vector{text_or(request, "move")});
    if (!moves) return std::unexpected(moves.error());
    auto walk = context.lesson;
    if (const auto asked_for = follow_lesson(context, walk, *moves); !asked_for)
        return std::unexpected(asked_for.error());
    if (const auto done = context.play->play(*moves); !done) return std::unexpected(done.error());
    context.lesson = walk;
    return shown(context, request);
}

Result<std::vector<Session::Correction>> corrections_field(const Json& field) {
    constexpr const char* example = R"({"QS":"7C"})";
    if (!field.is_object() || field.empty())
        return field_must_be("replace", Phrase::field_object_like, {{"example", example}});
    std::vector<Session::Correction> corrections;
    for (const auto& [from, to] : field.items()) {
        if (!to.is_string()) return bad_request(Phrase::error_replace_cards);
        const auto dealt = parse_card(from);
        const auto truly = parse_card(to.get<std::string>());
        if (!dealt || !truly)
            return fail(ErrorCode::bad_reveal,
                        say({}, Phrase::error_replace_like, {{"example", example}}));
        corrections.push_back({*dealt, *truly});
    }
    return corrections;
}

Result<Json> reveal(Context& context, const Json& request) {
    const int kinds = static_cast<int>(request.contains("cards")) +
                      static_cast<int>(request.contains("die")) +
                      static_cast<int>(request.contains("replace"));
    if (kinds != 1) return bad_request(Phrase::error_reveal_one);
    Play& play = *context.play;
    if (request.contains("replace")) {
        const auto corrections = corrections_field(request["replace"]);
        if (!corrections) return std::unexpected(corrections.error());
        return shown_after(context, request, play.replace(*corrections));
    }
    const bool die = request.contains("die");
    const auto cards =
        read_cards(die ? std::vector{text_or(request, "die")} : texts_of(request, "cards"));
    if (!cards) return std::unexpected(cards.error());
    return shown_after(context, request,
                       die ? play.turn_up_die(cards->front()) : play.turn_up(*cards));
}

int count_of(const Json& request) {
    return static_cast<int>(
        std::min<std::uint64_t>(whole_or(request, "count", 1), std::numeric_limits<int>::max()));
}

Result<Json> undo(Context& context, const Json& request) {
    if (context.lesson && !context.lesson->over()) return not_in_lesson(context);
    return shown_after(context, request, context.play->undo(count_of(request)));
}

Result<Json> redo(Context& context, const Json& request) {
    return shown_after(context, request, context.play->redo(count_of(request)));
}

Result<Json> state(Context& context, const Json& request) { return shown(context, request); }

Result<Json> view(Context& context, const Json&) {
    return Json{{"view", view_json(*context.play, context.lesson)}};
}

Result<Json> record(Context& context, const Json&) {
    return Json{{"record", print_record(context.play->session().record())}};
}

Result<Json> load(Context& context, const Json& request) {
    auto session = Session::load(text_or(request, "record"));
    if (!session) return std::unexpected(session.error());
    context.leave();
    context.play.emplace(nullptr, std::move(*session));
    return shown(context, request);
}

Result<Json> note(Context& context, const Json& request) {
    const std::string event = text_or(request, "event");
    Play& play = *context.play;
    if (event == "comment")
        return shown_after(context, request, play.comment(text_or(request, "text")));
    constexpr std::pair<std::string_view, Event::Kind> marks[] = {
        {"hint", Event::Kind::hint}, {"solve", Event::Kind::solve}, {"open", Event::Kind::open}};
    for (const auto& [name, kind] : marks)
        if (event == name) return shown_after(context, request, play.note(Event::of(kind)));
    return field_must_be("event", {"hint", "solve", "open", "comment"});
}

// Moves from here in words, a row for each room: a solution to be read.
Result<Json> describe(Context& context, const Json& request) {
    Session session = context.play->session();
    const auto moves = read_moves(session, texts_of(request, "moves"));
    if (!moves) return std::unexpected(moves.error());
    Json rooms = Json::array();
    int room = 0;
    for (const Move move : *moves) {
        const Position& position = session.position();
        if (const int number = session.game().account.room_number; number != room) {
            room = number;
            rooms.push_back({{"room", room},
                             {"cards", cards_json(std::span(position.room, position.room_count))},
                             {"moves", Json::array()}});
        }
        if (const auto done = session.play(move); !done) return std::unexpected(done.error());
        rooms.back()["moves"].push_back(for_people(say_doing(context.play->voice(), move)));
        rooms.back()["health"] = session.position().health;
    }
    return Json{{"rooms", std::move(rooms)}};
}

constexpr FieldSpec view_field{"view", flag};
constexpr FieldSpec new_fields[] = {{"game", text, false, true},
                                    {"rules", text, false, true},
                                    {"position", object, false, true},
                                    {"set_up", object, false, true},
                                    {"lesson", text, false, true},
                                    {"puzzle", text, false, true},
                                    {"seed", seed, false, true},
                                    {"dealer", text, false, true},
                                    {"shuffle", flag},
                                    {"keep", flag},
                                    {"open", flag},
                                    {"solve", flag},
                                    {"abandon", flag},
                                    view_field};
constexpr FieldSpec move_fields[] = {{"move", text}, {"moves", texts}, view_field};
constexpr FieldSpec reveal_fields[] = {
    {"cards", texts}, {"die", text}, {"replace", object}, view_field};
constexpr FieldSpec count_fields[] = {{"count", positive}, view_field};
constexpr FieldSpec state_fields[] = {view_field};
constexpr FieldSpec load_fields[] = {{"record", text, true}, view_field};
constexpr FieldSpec note_fields[] = {{"event", text, true}, {"text", text}, view_field};
constexpr FieldSpec describe_fields[] = {{"moves", texts, true}};

constexpr Request game_table[] = {
    {"hello", {}, Needs::nothing, hello},
    {"stop", {}, Needs::nothing, stop},
    {"new", new_fields, Needs::nothing, begin},
    {"load", load_fields, Needs::nothing, load},
    {"move", move_fields, Needs::game, move},
    {"reveal", reveal_fields, Needs::game, reveal},
    {"undo", count_fields, Needs::game, undo},
    {"redo", count_fields, Needs::game, redo},
    {"state", state_fields, Needs::game, state},
    {"view", {}, Needs::game, view},
    {"record", {}, Needs::game, record},
    {"note", note_fields, Needs::game, note},
    {"read_on", state_fields, Needs::game, read_on},
    {"describe", describe_fields, Needs::game, describe},
};

}  // namespace

Requests game_requests() { return game_table; }

}  // namespace scoundrel
