// A game in progress: dealt, played, undone, recorded.
#include "arguments.h"
#include "notation/cards.h"
#include "notation/limits.h"
#include "notation/moves.h"
#include "protocol/limits.h"
#include "protocol/outline.h"
#include "protocol/position_json.h"
#include "protocol/state_json.h"
#include "session.h"
#include "words/refusals.h"

namespace scoundrel::python {

Move read_move(py::handle written) {
    const std::string text = text_of(written, "a move is a text, such as '7De'");
    if (const auto move = parse_move(text)) return *move;
    throw Failure{"illegal_move", say({}, Phrase::error_no_move, {{"text", text}})};
}

namespace {

PythonSession begin(const std::string& id) {
    return {Session(Beginning{.id = value_of(parse_game_id(id))})};
}

PythonSession begin_from_position(const std::string& text, const std::string& seed) {
    const auto json = outline_of(text).depth > deepest_json ? std::nullopt : parse_json(text);
    if (!json) throw Failure{"bad_request", say({}, Phrase::error_not_json)};
    return {Session(begin_from(value_of(parse_position(*json)), seed))};
}

std::vector<std::string> texts_of(const auto& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(print_move(move));
    return texts;
}

std::string why_not(const PythonSession& self, py::handle written) {
    const Move move = read_move(written);
    const Game& game = self.session.game();
    return explain_refusal(Voice::of(self.session.variant()),
                           refusal(game.rules, game.position, move), game.rules, game.position,
                           move);
}

std::vector<std::string> room_of(const PythonSession& self) {
    std::vector<std::string> cards;
    const Position& position = self.session.position();
    for (int i = 0; i < position.room_count; ++i) cards.push_back(print_card(position.room[i]));
    return cards;
}

void play_all(PythonSession& self, const py::list& written) {
    std::vector<Move> moves;
    for (const py::handle move : written) moves.push_back(read_move(move));
    value_of(self.session.play(moves));
}

PythonSession load(py::handle record) {
    return {
        value_of(Session::load(text_of(record, "a record is a text, as Game.record gives it")))};
}

int steps_of(py::handle count) { return int_of(count, "count", 1, static_cast<int>(most_events)); }

const char* status_of(const PythonSession& self) {
    switch (self.session.position().status) {
        case Status::playing: return "playing";
        case Status::won: return "won";
        case Status::lost: break;
    }
    return "lost";
}

}  // namespace

void bind_session(py::module_& module) {
    using Self = PythonSession;
    whole_class<Self>(module, "Session")
        .def(py::init(&begin))
        .def_static("begin_from_position", begin_from_position)
        .def_static("load", load)
        .def("play",
             [](Self& self, py::handle move) { value_of(self.session.play(read_move(move))); })
        .def("play_all", play_all)
        .def("undo",
             [](Self& self, py::handle count) { value_of(self.session.undo(steps_of(count))); })
        .def("redo",
             [](Self& self, py::handle count) { value_of(self.session.redo(steps_of(count))); })
        .def("legal_moves",
             [](const Self& self) {
                 return texts_of(legal_moves(self.session.game().rules, self.session.position()));
             })
        .def("why_not", why_not)
        .def("line", [](const Self& self) { return texts_of(self.session.line()); })
        .def("room", room_of)
        .def("status", status_of)
        .def("health", [](const Self& self) { return self.session.position().health; })
        .def("score", [](const Self& self) { return self.session.game().score(); })
        .def("id", [](const Self& self) { return print_game_id(self.session.beginning().id); })
        .def("rules", [](const Self& self) { return print_rules(self.session.variant()); })
        .def("record", [](const Self& self) { return print_record(self.session.record()); })
        .def("state_json", [](const Self& self) { return print_json(state_json(self.session)); })
        .def("position_json",
             [](const Self& self) {
                 return print_json(position_json(self.session.variant(), self.session.game()));
             })
        .def("copy", [](const Self& self) { return self; });
}

}  // namespace scoundrel::python
