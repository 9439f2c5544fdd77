#include "table/desk.h"

#include "engine/fields.h"
#include "notation/cards.h"
#include "notation/knobs.h"
#include "notation/moves.h"
#include "session/history.h"
#include "session/statistics.h"
#include "table/move_talk.h"
#include "table/rules_told.h"
#include "table/scene.h"
#include "words/doing.h"

namespace scoundrel {

namespace {

bool flag(const Json& request, const char* name) {
    const Json* field = find_field(request, name);
    return field != nullptr && field->is_boolean() && field->get<bool>();
}

int number(const Json& request, const char* name, int otherwise) {
    const Json* field = find_field(request, name);
    return field != nullptr && field->is_number_integer() ? field->get<int>() : otherwise;
}

std::string text_or_none(const Json& request, const char* name) {
    return text_field(request, name).value_or("");
}

Result<Json> language(const Json& request) {
    const auto wanted = text_field(request, "language");
    if (!wanted) return std::unexpected(wanted.error());
    const Catalogue* found = find_catalogue(*wanted);
    if (found == nullptr) return bad_request("there is no language '" + *wanted + "'");
    speak(*found);
    return Json::object();
}

Result<Json> about_rules(const Json& request, Json (*tell)(const Variant&)) {
    const auto variant = parse_rules(text_or_none(request, "rules"));
    if (!variant) return std::unexpected(variant.error());
    return tell(*variant);
}

// The rules with one knob turned, or one card put into the deck or out of it.
Result<Json> turn(const Json& request) {
    auto variant = parse_rules(text_or_none(request, "rules"));
    if (!variant) return std::unexpected(variant.error());
    if (const auto card = parse_card(text_or_none(request, "card"))) {
        CardSet& deck = variant->rules.deck;
        deck.has(*card) ? deck.remove(*card) : deck.add(*card);
    } else {
        const Knob* knob = find_knob(text_or_none(request, "knob"));
        const auto value =
            knob != nullptr ? knob->parse(text_or_none(request, "value")) : std::nullopt;
        if (!value) return bad_request("'knob' and 'value', or 'card', must say what to turn");
        knob->set(variant->rules, *value);
    }
    // Read again: not every combination can be played.
    const auto checked = parse_rules(print_rules(*variant));
    if (!checked) return std::unexpected(checked.error());
    return rules_told(*checked);
}

// What a stranger's text is: a whole record, a game id, or rules alone.
Result<Json> what_is(const Json& request) {
    const auto text = text_field(request, "text");
    if (!text) return std::unexpected(text.error());
    if (text->starts_with("scoundrel record")) {
        const auto record = parse_record(*text);
        if (!record) return std::unexpected(record.error());
        const auto session = Session::load(*record);
        if (!session) return std::unexpected(session.error());
        return Json{{"kind", "record"},
                    {"game", print_game_id(session->beginning().id)},
                    {"over", session->game().over()}};
    }
    if (const auto variant = parse_rules(*text))
        return Json{{"kind", "rules"}, {"rules", print_rules(*variant)}};
    const auto id = parse_game_id(*text);
    if (!id) return std::unexpected(id.error());
    return Json{
        {"kind", "game"}, {"game", print_game_id(*id)}, {"rules", print_rules(id->variant)}};
}

// A position told line by line: what lies where. How far the room has been dealt with follows.
Json set_up(const Json& told) {
    const auto list = [&](const char* name) {
        const Json* field = find_field(told, name);
        return field != nullptr && field->is_array() ? *field : Json::array();
    };
    const auto held = [&](const char* name, const Json& slain) -> Json {
        const Json cards = list(name);
        if (cards.empty()) return nullptr;
        return {{"card", cards.front()}, {"slain", slain}};
    };
    const Json room = list("room");
    const int in_room = static_cast<int>(room.size());
    const bool begun = in_room > 0 && in_room < room_size;
    const bool potion = flag(told, "potion_used");
    return {{"rules", text_or_none(told, "rules")},
            {"health", number(told, "health", 0)},
            {"room", room},
            {"dealt_with", begun ? room_size - in_room : 0},
            {"untouched", !begun && !potion},
            {"weapon", held("weapon", list("slain"))},
            {"slot", held("slot", Json::array())},
            {"bottom", list("bottom")},
            {"unseen", list("unseen")},
            {"potion_used", potion},
            {"avoided_last", flag(told, "avoided_last")}};
}

Result<Beginning> beginning_of(const Json& request) {
    Beginning beginning;
    const Json* told = find_field(request, "set_up");
    const Json made = told != nullptr ? set_up(*told) : Json();
    if (const Json* field = told != nullptr ? &made : find_field(request, "position")) {
        const auto parsed = parse_position(*field);
        if (!parsed) return std::unexpected(parsed.error());
        beginning.id = {
            .variant = parsed->variant, .dealt_by = DealtBy::position, .seed = {}, .deck = {}};
        beginning.position = parsed->game;
        const std::string seed = text_or_none(request, "seed");
        if (!seed.empty()) beginning.position_seed = seed;
    } else {
        const auto id = parse_game_id(text_or_none(request, "game"));
        if (!id) return std::unexpected(id.error());
        beginning.id = *id;
    }
    beginning.play = text_or_none(request, "play");
    beginning.started = text_or_none(request, "started");
    return beginning;
}

Json unreadable_json(const std::vector<Unreadable>& list) {
    Json json = Json::array();
    for (const Unreadable& one : list) json.push_back({{"name", one.name}, {"why", one.why}});
    return json;
}

}  // namespace

std::string Desk::answer(std::string_view line) {
    const Json request = Json::parse(line, nullptr, false);
    const auto result = request.is_object() ? perform(request) : bad_request("not a JSON object");
    Json reply{{"ok", result.has_value()}};
    if (result)
        reply.update(*result);
    else
        reply["error"] = {{"code", code_text(result.error().code)},
                          {"message", result.error().message}};
    Json writes = Json::array();
    for (auto& [name, before, after] : storage_.take_writes())
        writes.push_back({{"name", name}, {"before", before}, {"after", after}});
    if (!writes.empty()) reply["writes"] = std::move(writes);
    return print_json(reply);
}

Result<Json> Desk::perform(const Json& request) {
    const std::string what = text_or_none(request, "do");
    if (what == "language") {
        const auto spoken = language(request);
        if (spoken && play_) play_->retell();
        return spoken;
    }
    if (what == "words") return about_rules(request, words_told);
    if (what == "explain") return about_rules(request, rules_told);
    if (what == "turn") return turn(request);
    if (what == "rule_sets") return rule_sets_told();
    if (what == "what_is") return what_is(request);
    if (what == "games") return fill(request);
    if (what == "begin") return begin(request);
    if (what == "take_up") return take_up(request);
    if (what == "branch") return branch(request);
    if (what == "history") return history();
    if (what == "statistics") return statistics();
    if (what == "export") return exported();
    if (what == "import") return imported(request);
    if (what == "line") return line(request);
    if (!play_) return fail(ErrorCode::no_game, "no game is on the table");
    return in_game(request, what);
}

Result<Json> Desk::in_game(const Json& request, std::string_view what) {
    if (what == "scene") return scene();
    if (what == "record") return Json{{"record", print_record(play_->session().record())}};
    if (what == "give_up") return play_->give_up(), play_.reset(), Json::object();
    if (what == "leave") return play_.reset(), Json::object();
    if (what == "reveal") return reveal(request);
    if (what == "note") return note(request);
    if (what == "spell_out") return spell_out(request);
    Result<void> done = bad_request("there is no request '" + std::string(what) + "'");
    if (what == "undo") done = play_->undo(number(request, "count", 1));
    if (what == "redo") done = play_->redo(number(request, "count", 1));
    if (what == "move") {
        const std::string text = text_or_none(request, "move");
        const auto move = parse_move(text);
        done = move ? play_->play(*move) : fail(ErrorCode::illegal_move, "'" + text + "'");
    }
    if (!done) return std::unexpected(done.error());
    return scene();
}

Json Desk::scene() const { return {{"scene", scene_json(*play_)}}; }

Result<Json> Desk::fill(const Json& request) {
    std::map<std::string, std::string> games;
    if (const Json* field = find_field(request, "games"); field != nullptr && field->is_object())
        for (const auto& [name, text] : field->items())
            if (text.is_string()) games[name] = text.get<std::string>();
    std::set<std::string> elsewhere;
    for (auto& name : texts_field(request, "open_elsewhere").value_or(std::vector<std::string>()))
        elsewhere.insert(std::move(name));
    storage_.fill(std::move(games), std::move(elsewhere));
    return Json::object();
}

Result<Json> Desk::begin(const Json& request) {
    auto beginning = beginning_of(request);
    if (!beginning) return std::unexpected(beginning.error());
    if (play_ && flag(request, "give_up")) play_->give_up();
    play_.reset();
    play_.emplace(flag(request, "keep") ? &storage_ : nullptr, Session(std::move(*beginning)));
    if (flag(request, "open")) play_->mark(Event::of(Event::Kind::open));
    // A position somebody set up lies nowhere else.
    if (play_->session().beginning().position) play_->keep();
    // A deal that the solver chose: kept at once, or whoever came back to it would be unmarked.
    if (flag(request, "solve")) play_->note(Event::of(Event::Kind::solve));
    return scene();
}

Result<Json> Desk::take_up(const Json& request) {
    const std::string name = text_or_none(request, "name");
    // Let go of before it is taken up again; any other stays on the table until there is one.
    if (play_ && play_->session().beginning().play == name) play_.reset();
    auto resumed = Journal::resume(storage_, name);
    if (!resumed) return std::unexpected(resumed.error());
    play_.reset();
    play_.emplace(std::move(*resumed));
    return scene();
}

Result<Session> Desk::named(const Json& request) {
    if (!request.contains("record")) return read_game(storage_, text_or_none(request, "name"));
    const auto record = parse_record(text_or_none(request, "record"));
    if (!record) return std::unexpected(record.error());
    return Session::load(*record);
}

// The whole log goes along, then the moves are taken back: whoever tries again knows what came.
Result<Json> Desk::branch(const Json& request) {
    const auto session = named(request);
    if (!session) return std::unexpected(session.error());
    Session back = *session;
    int steps = 0;
    while (back.moves_played() > number(request, "moves", 0) && back.undo(1)) ++steps;
    Record record = session->record();
    record.beginning.play = text_or_none(request, "play");
    record.beginning.started = text_or_none(request, "started");
    record.outcome.reset();
    if (steps > 0) record.log.push_back(Event::of_count(Event::Kind::undo, steps));
    auto again = Session::load(record);
    if (!again) return std::unexpected(again.error());
    play_.reset();
    play_.emplace(&storage_, std::move(*again));
    play_->keep();  // what was seen of the deal must not be forgotten with the page
    return scene();
}

Result<Json> Desk::reveal(const Json& request) {
    std::vector<Card> cards;
    for (const auto& text : texts_field(request, "cards").value_or(std::vector<std::string>())) {
        const auto card = parse_card(text);
        if (!card) return fail(ErrorCode::bad_reveal, "'" + text + "' is not a card");
        cards.push_back(*card);
    }
    const std::string kind = text_or_none(request, "as");
    if (cards.size() < (kind == "replace" ? 2U : 1U)) return bad_request("'cards' are missing");
    const auto done = kind == "die"       ? play_->turn_up_die(cards[0])
                      : kind == "replace" ? play_->replace(cards[0], cards[1])
                                          : play_->turn_up(cards);
    if (!done) return std::unexpected(done.error());
    return scene();
}

Result<Json> Desk::note(const Json& request) {
    const std::string event = text_or_none(request, "event");
    if (event == "hint") play_->note(Event::of(Event::Kind::hint));
    if (event == "solve") play_->note(Event::of(Event::Kind::solve));
    if (event == "open") play_->note(Event::of(Event::Kind::open));
    if (event == "comment") {
        std::string text = "; " + text_or_none(request, "text");
        for (char& c : text)  // one line of the record
            if (static_cast<unsigned char>(c) < ' ') c = ' ';
        play_->note({Event::Kind::comment, Move(Verb::next), {}, 0, std::move(text)});
    }
    return scene();
}

// Moves from here in words, a row for each room: a solution to be read.
Result<Json> Desk::spell_out(const Json& request) {
    Session session = play_->session();
    Json rooms = Json::array();
    int room = 0;
    for (const auto& text : texts_field(request, "moves").value_or(std::vector<std::string>())) {
        const auto move = parse_move(text);
        if (const int number = session.game().account.room_number; number != room) {
            room = number;
            rooms.push_back(
                {{"room", room}, {"cards", session.state()["room"]}, {"doings", Json::array()}});
        }
        if (!move || !session.play(*move))
            return fail(ErrorCode::illegal_move, "'" + text + "' cannot be played here");
        rooms.back()["doings"].push_back(say_doing(play_->voice(), *move));
        rooms.back()["health"] = session.position().health;
    }
    return Json{{"rooms", std::move(rooms)}};
}

Result<Json> Desk::history() {
    const auto read = read_history(storage_);
    if (!read) return std::unexpected(read.error());
    Json games = Json::array();
    for (const Summary& game : read->games) games.push_back(summary_json(game));
    return Json{{"games", std::move(games)}, {"unreadable", unreadable_json(read->unreadable)}};
}

Result<Json> Desk::statistics() {
    const auto read = read_history(storage_);
    if (!read) return std::unexpected(read.error());
    return Json{{"statistics", statistics_json(scoundrel::statistics(read->games))}};
}

Result<Json> Desk::exported() {
    const auto all = export_games(storage_);
    if (!all) return std::unexpected(all.error());
    return Json{{"text", all->text}, {"games", all->games}};
}

Result<Json> Desk::imported(const Json& request) {
    const auto merged = import_games(storage_, text_or_none(request, "text"));
    if (!merged) return std::unexpected(merged.error());
    return Json{{"added", merged->added},
                {"known", merged->known},
                {"extended", merged->extended},
                {"apart", merged->apart},
                {"refused", unreadable_json(merged->refused)}};
}

Result<Json> Desk::line(const Json& request) {
    const auto session = named(request);
    if (!session) return std::unexpected(session.error());
    Json scenes = Json::array();
    Json moves = Json::array();
    Json deeds = Json::array();
    walk_line(*session, [&](const Session& before, Move move, const Session& after) {
        scenes.push_back(scene_json(before));
        moves.push_back(print_move(move));
        deeds.push_back(
            tell_move(Voice::of(session->variant()), before.game(), after.game(), move, {}));
    });
    scenes.push_back(scene_json(*session));
    return Json{{"game", print_game_id(session->beginning().id)},
                {"rules", print_rules(session->variant())},
                {"record", print_record(session->record())},
                {"scenes", std::move(scenes)},
                {"moves", std::move(moves)},
                {"deeds", std::move(deeds)}};
}

}  // namespace scoundrel
