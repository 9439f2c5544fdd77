#include "engine/engine.h"

#include <algorithm>
#include <limits>

#include "engine/fields.h"
#include "engine/outline.h"
#include "notation/cards.h"
#include "notation/moves.h"
#include "notation/numbers.h"
#include "version.h"

namespace scoundrel {

namespace {

// Deeper JSON than any request has would only serve to exhaust the stack.
constexpr int deepest_json = 64;

// The id is only echoed: a number in it may be larger than the JSON library can hold.
Json parse_around_id(std::string_view text, std::string_view id) {
    if (id.empty() || !Json::accept(with_short_numbers(id))) return Json::value_t::discarded;
    const auto at = static_cast<std::size_t>(id.data() - text.data());
    return Json::parse(
        std::string(text.substr(0, at)) + "null" + std::string(text.substr(at + id.size())),
        nullptr, false);
}

Result<Json> parse_request(std::string_view text, const Outline& outline) {
    if (outline.depth > deepest_json) return bad_request("the JSON is nested too deeply");
    // The JSON library takes a zero byte for the end of the text.
    if (text.contains('\0')) return bad_request("the line is not JSON");
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) json = parse_around_id(text, outline.id);
    if (json.is_discarded()) return bad_request("the line is not JSON");
    if (!json.is_object()) return bad_request("a request is a JSON object");
    return json;
}

bool is_quit(const Json& request) {
    const Json* what = find_field(request, "do");
    return what != nullptr && what->is_string() && what->get<std::string>() == "quit";
}

Json hello(const EngineParts& parts) {
    Json features{"table", "position", "undo", "record"};
    if (parts.read_rules_file) features.push_back("rules_file");
    if (parts.hint) features.push_back("hint");
    if (parts.solve) features.push_back("solve");
    if (parts.review) features.push_back("review");
    return {{"name", "scoundrel"},
            {"version", version},
            {"protocol", protocol_version},
            {"features", std::move(features)}};
}

Result<std::vector<Card>> cards_field(const Json& request) {
    const auto texts = texts_field(request, "cards");
    if (!texts) return std::unexpected(texts.error());
    std::vector<Card> cards;
    for (const auto& text : *texts) {
        const auto card = parse_card(text);
        if (!card) return fail(ErrorCode::bad_reveal, "'" + text + "' is not a card");
        cards.push_back(*card);
    }
    return cards;
}

Result<std::vector<Session::Correction>> corrections_field(const Json& field) {
    if (!field.is_object() || field.empty())
        return bad_request("'replace' must be an object such as {\"QS\":\"7C\"}");
    std::vector<Session::Correction> corrections;
    for (const auto& [from, to] : field.items()) {
        if (!to.is_string()) return bad_request("'replace' must name cards");
        const auto dealt = parse_card(from);
        const auto truly = parse_card(to.get<std::string>());
        if (!dealt || !truly)
            return fail(ErrorCode::bad_reveal,
                        "'replace' must name cards, such as {\"QS\":\"7C\"}");
        corrections.push_back({*dealt, *truly});
    }
    return corrections;
}

// A seed as a number or as text.
Result<std::string> seed_field(const Json& request) {
    const Json* field = find_field(request, "seed");
    if (field == nullptr) return bad_request("a position needs a 'seed' or dealer \"table\"");
    if (field->is_number_unsigned()) return std::to_string(field->get<std::uint64_t>());
    if (!field->is_string()) return bad_request("'seed' must be a whole number or a text");
    if (field->get<std::string>().empty()) return fail(ErrorCode::bad_game, "the seed is empty");
    return field->get<std::string>();
}

// Whether the request asks for the table as dealer.
Result<bool> table_asked(const Json& request) {
    const Json* field = find_field(request, "dealer");
    if (field == nullptr) return false;
    if (!field->is_string() || field->get<std::string>() != "table")
        return bad_request("the dealer can only be \"table\"");
    return true;
}

}  // namespace

std::optional<std::string> Engine::answer(std::string_view line) {
    const Outline outline = outline_of(line);
    const auto request = parse_request(line, outline);
    if (request && is_quit(*request)) return {};
    const auto result = request ? perform(*request) : request;
    Json reply{{"ok", result.has_value()}};
    if (result)
        reply.update(*result);
    else
        reply["error"] = {{"code", code_text(result.error().code)},
                          {"message", result.error().message}};
    std::string text = print_json(reply);
    if (request && !outline.id.empty()) text.insert(1, "\"id\":" + std::string(outline.id) + ",");
    return text;
}

Result<Json> Engine::perform(const Json& request) {
    const auto what = text_field(request, "do");
    if (!what) return std::unexpected(what.error());
    if (*what == "hello") return hello(parts_);
    if (*what == "rules") return Json{{"rules", rules_json()}};
    if (*what == "new") return begin(request);
    if (*what == "load") return load(request);
    constexpr std::string_view game_requests[] = {"move",   "reveal", "undo",  "redo",  "state",
                                                  "record", "hint",   "solve", "review"};
    if (std::ranges::find(game_requests, *what) == std::end(game_requests))
        return bad_request("there is no request '" + *what + "'");
    if (!session_) return fail(ErrorCode::no_game, "no game has been begun: use 'new' or 'load'");
    if (*what == "move") return move(request);
    if (*what == "reveal") return reveal(request);
    if (*what == "undo" || *what == "redo") return take_back(request, *what == "redo");
    if (*what == "state") return state();
    if (*what == "record") return Json{{"record", print_record(session_->record())}};
    return advise(request, *what);
}

Json Engine::state() const { return {{"state", session_->state()}}; }

Result<Json> Engine::begin(const Json& request) {
    if (request.contains("position")) return begin_position(request);
    const bool by_rules = !request.contains("game");
    const auto given = text_field(request, by_rules ? "rules" : "game");
    if (!given)
        return by_rules && !request.contains("rules")
                   ? bad_request("a new game needs 'game', 'rules' or 'position'")
                   : std::unexpected(given.error());
    const auto table = table_asked(request);
    if (!table) return std::unexpected(table.error());
    const auto text = with_rules_file_read(*given, parts_.read_rules_file);
    if (!text) return std::unexpected(text.error());
    Result<GameId> id;
    if (by_rules) {
        const auto variant = parse_rules(*text);
        if (!variant) return std::unexpected(variant.error());
        if (!*table && !parts_.random_seed)
            return fail(ErrorCode::not_available,
                        "no random seeds here: name the game, as RULES#SEED");
        id = GameId{.variant = *variant,
                    .dealt_by = *table ? DealtBy::table : DealtBy::seed,
                    .seed = *table ? "" : std::to_string(parts_.random_seed()),
                    .deck = {}};
    } else {
        id = parse_game_id(*text);
        if (!id) return std::unexpected(id.error());
    }
    session_.emplace(Beginning{*id, {}, {}, {}, {}});
    return state();
}

Result<Json> Engine::begin_position(const Json& request) {
    const auto parsed = parse_position(request["position"]);
    if (!parsed) return std::unexpected(parsed.error());
    const auto table = table_asked(request);
    if (!table) return std::unexpected(table.error());
    Beginning beginning;
    beginning.id = {
        .variant = parsed->variant, .dealt_by = DealtBy::position, .seed = {}, .deck = {}};
    beginning.position = parsed->game;
    if (!*table) {
        const auto seed = seed_field(request);
        if (!seed) return std::unexpected(seed.error());
        beginning.position_seed = *seed;
    }
    session_.emplace(std::move(beginning));
    return state();
}

Result<Json> Engine::reveal(const Json& request) {
    const int kinds = static_cast<int>(request.contains("cards") + request.contains("die") +
                                       request.contains("replace"));
    if (kinds != 1) return bad_request("'reveal' takes one of 'cards', 'die' and 'replace'");
    Result<void> done;
    if (request.contains("cards")) {
        const auto cards = cards_field(request);
        if (!cards) return std::unexpected(cards.error());
        done = session_->turn_up(*cards);
    } else if (request.contains("die")) {
        const auto text = text_field(request, "die");
        if (!text) return std::unexpected(text.error());
        const auto monster = parse_card(*text);
        if (!monster) return fail(ErrorCode::bad_reveal, "'" + *text + "' is not a card");
        done = session_->turn_up_die(*monster);
    } else {
        const auto corrections = corrections_field(request["replace"]);
        if (!corrections) return std::unexpected(corrections.error());
        done = session_->replace(*corrections);
    }
    if (!done) return std::unexpected(done.error());
    return state();
}

Result<Json> Engine::move(const Json& request) {
    const bool many = request.contains("moves");
    if (many && request.contains("move")) return bad_request("give 'move' or 'moves', not both");
    std::vector<std::string> texts;
    if (many) {
        auto list = texts_field(request, "moves");
        if (!list) return std::unexpected(list.error());
        texts = std::move(*list);
    } else {
        const auto text = text_field(request, "move");
        if (!text) return std::unexpected(text.error());
        texts.push_back(*text);
    }
    std::vector<Move> moves;
    for (const auto& text : texts) {
        const auto move = parse_move(text);
        if (!move) return no_such_move(moves, text);
        moves.push_back(*move);
    }
    if (const auto done = session_->play(moves); !done) return std::unexpected(done.error());
    return state();
}

// A list is judged in order: a move before the nonsense may fail first, or end the game.
std::unexpected<Error> Engine::no_such_move(const std::vector<Move>& before,
                                            const std::string& text) const {
    Session trial(*session_);
    if (auto done = trial.play(before); !done) return std::unexpected(done.error());
    if (trial.game().over()) return fail(ErrorCode::game_over, "the game is over");
    return fail(
        ErrorCode::illegal_move,
        "'" + text + "' is not a move; a move is a card and what is done with it, such as TDe");
}

Result<Json> Engine::take_back(const Json& request, bool redo) {
    std::uint64_t count = 1;
    if (const Json* field = find_field(request, "count")) {
        if (!field->is_number_unsigned() || field->get<std::uint64_t>() < 1)
            return bad_request("'count' must be a whole number of at least 1");
        count = field->get<std::uint64_t>();
    }
    const int capped =
        static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
    const auto done = redo ? session_->redo(capped) : session_->undo(capped);
    if (!done) return std::unexpected(done.error());
    return state();
}

Result<Json> Engine::load(const Json& request) {
    const auto text = text_field(request, "record");
    if (!text) return std::unexpected(text.error());
    const auto record = parse_record(*text);
    if (!record) return std::unexpected(record.error());
    auto session = Session::load(*record);
    if (!session) return std::unexpected(session.error());
    session_ = std::move(*session);
    return state();
}

Result<Json> Engine::advise(const Json& request, const std::string& kind) {
    Result<Json> given = fail(ErrorCode::not_available, "this engine gives no " + kind);
    if (kind == "review") {
        if (!session_->game().over())
            return fail(ErrorCode::not_over, "a game is reviewed when it is over");
        if (parts_.review) given = parts_.review(*session_, request);
    } else if (kind == "solve") {
        if (parts_.solve) given = parts_.solve(*session_, request);
        if (given) session_->note(Event::of(Event::Kind::solve));
    } else {
        if (session_->game().over()) return fail(ErrorCode::game_over, "the game is over");
        if (parts_.hint) given = parts_.hint(session_->variant(), session_->game(), request);
        if (given) session_->note(Event::of(Event::Kind::hint));
    }
    if (!given) return given;
    return Json{{kind, std::move(*given)}};
}

}  // namespace scoundrel
