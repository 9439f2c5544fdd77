// Players by name, asked about a game: they are handed its position, which has no hidden order.
#include <mutex>

#include "arguments.h"
#include "ending.h"
#include "nets/make_player.h"
#include "notation/moves.h"
#include "player/players.h"
#include "session.h"

namespace scoundrel::python {

namespace {

class PythonPlayer {
  public:
    PythonPlayer(py::handle named, const std::string& rules) : rules_(variant_of(rules).rules) {
        const std::string name = text_of(named, "a player's name is a text, such as 'greedy'");
        player_ = make_player(name, rules_);
        if (!player_) throw py::value_error("there is no player '" + name + "'");
    }

    Advice advise(const PythonSession& game, py::handle samples, py::handle seed) {
        Effort effort;
        effort.samples = int_of(samples, "samples", 1, 1'000'000);
        effort.seed = seed_of(seed);
        if (game.session.game().rules != rules_)
            throw py::value_error("the game has other rules than the player was made for");
        const std::unique_lock asking(asking_, std::try_to_lock);
        if (!asking.owns_lock()) throw std::runtime_error("another thread is asking this player");
        if (game.session.position().awaiting())
            throw py::value_error("cards are yet to be turned up");
        const Position position = game.session.position();
        const Unlocked free;
        return player_->advise(position, effort);
    }

  private:
    Rules rules_;
    std::unique_ptr<Player> player_;
    std::mutex asking_;
};

py::list advise(PythonPlayer& self, const PythonSession& game, py::handle samples,
                py::handle seed) {
    const Advice advice = self.advise(game, samples, seed);
    const bool chances = advice.sight != Sight::none;
    py::list options;
    for (const Option& option : advice.options) {
        py::list plan;
        for (const Move move : option.plan) plan.append(print_move(move));
        const py::object none = py::none();
        options.append(py::make_tuple(print_move(option.move),
                                      chances ? py::float_(option.win) : none,
                                      chances ? py::float_(option.error) : none,
                                      chances ? py::float_(option.score) : none, plan));
    }
    return options;
}

std::string choose(PythonPlayer& self, const PythonSession& game, py::handle samples,
                   py::handle seed) {
    const Advice advice = self.advise(game, samples, seed);
    if (advice.options.empty()) throw Failure{"game_over", "the game is over"};
    return print_move(advice.options.front().move);
}

std::vector<std::string> player_names() {
    std::vector<std::string> names;
    for (const PlayerKind& kind : player_kinds()) names.emplace_back(kind.name);
    return names;
}

}  // namespace

void bind_player(py::module_& module) {
    module.def("player_names", player_names);
    whole_class<PythonPlayer>(module, "Player")
        .def(py::init<py::handle, const std::string&>())
        .def("advise", advise)
        .def("choose", choose);
}

}  // namespace scoundrel::python
