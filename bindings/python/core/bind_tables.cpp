// Tables with arrays of numpy's: each is made once, written in place and shown read-only, so that
// nothing is copied. One thread plays them at a time.
#include <vector>

#include "arguments.h"
#include "ending.h"
#include "tables.h"

namespace scoundrel::python {

namespace {

template <class T>
py::array_t<T> rows(py::ssize_t count, py::ssize_t width) {
    py::array_t<T> made({count, width});
    std::fill_n(made.mutable_data(), made.size(), T{});
    return made;
}

template <class T>
py::array_t<T> column(py::ssize_t count) {
    py::array_t<T> made(count);
    std::fill_n(made.mutable_data(), made.size(), T{});
    return made;
}

template <class T>
py::object shown(const py::array_t<T>& array) {
    py::object view = array.attr("view")();
    view.attr("setflags")(py::arg("write") = false);
    return view;
}

py::object as_bools(const py::array_t<std::uint8_t>& array) {
    py::object view = array.attr("view")("bool");
    view.attr("setflags")(py::arg("write") = false);
    return view;
}

Reward reward_of(py::handle value) {
    const std::string reward = text_of(value, "reward is 'score' or 'win'");
    if (reward == "score") return Reward::score;
    if (reward == "win") return Reward::win;
    throw py::value_error("reward is 'score' or 'win', not '" + reward + "'");
}

Settings settings_of(const std::string& rules, py::handle reward, py::handle most_steps,
                     bool deals_again) {
    return {variant_of(rules).rules,
            int_of(most_steps, "max_steps", 1, std::numeric_limits<int>::max()), reward_of(reward),
            deals_again};
}

class PythonTables {
  public:
    PythonTables(const Settings& settings, int count)
        : settings_(settings),
          count_(count),
          observations(rows<std::uint8_t>(count, at::count)),
          masks(rows<std::uint8_t>(count, action_count)),
          final_observations(rows<std::uint8_t>(count, at::count)),
          rewards(column<float>(count)),
          terminated(column<std::uint8_t>(count)),
          truncated(column<std::uint8_t>(count)),
          scores(column<std::int32_t>(count)),
          seeds(column<std::uint64_t>(count)),
          drawn(column<std::int64_t>(count)),
          tables(settings_, count,
                 {observations.mutable_data(), masks.mutable_data(), rewards.mutable_data(),
                  terminated.mutable_data(), truncated.mutable_data(),
                  final_observations.mutable_data(), scores.mutable_data(), seeds.mutable_data()}) {
    }

    std::unique_ptr<PythonTables> copy() const {
        see_nobody_plays();
        auto other = std::make_unique<PythonTables>(settings_, count_);
        other->tables.take_over(tables);
        return other;
    }

    void step(const py::array& actions) {
        see_nobody_plays();
        if (actions.ndim() != 1 || actions.size() != count_)
            throw py::value_error("step() wants one action for each of the " +
                                  std::to_string(count_) + " games");
        if (actions.dtype().kind() != 'i' && actions.dtype().kind() != 'u')
            throw py::type_error("actions are whole numbers");
        const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast> numbers(actions);
        // A copy: the caller's may change under our hands once Python's lock is let go.
        chosen_.assign(numbers.data(), numbers.data() + count_);
        int wrong = -1;
        playing_ = true;
        {
            const Unlocked free;
            wrong = tables.step(chosen_.data());
        }
        playing_ = false;
        if (wrong < 0) return;
        const std::int64_t action = chosen_[static_cast<std::size_t>(wrong)];
        refuse(wrong, actions.dtype().kind() == 'u'
                          ? std::to_string(static_cast<std::uint64_t>(action))
                          : std::to_string(action));
    }

    // One game: what it takes to be quick about a single move.
    py::tuple act(py::handle chosen) {
        see_nobody_plays();
        const py::int_ whole = whole_of(chosen, "an action is a whole number");
        int overflow = 0;
        const long long action = PyLong_AsLongLongAndOverflow(whole.ptr(), &overflow);
        if (overflow != 0 || !tables.is_legal(0, action)) refuse(0, py::str(py::handle(whole)));
        tables.act(0, static_cast<int>(action));
        return py::make_tuple(rewards.data()[0], terminated.data()[0] != 0,
                              truncated.data()[0] != 0);
    }

    py::object draw() {
        see_nobody_plays();
        see_that_it_goes_on(0);  // where there are more, games end only to begin anew
        tables.draw(drawn.mutable_data());
        return shown(drawn);
    }

    // Views of the rows there are; the arrays are made when they are first wanted.
    py::tuple look_ahead() {
        see_nobody_plays();
        const py::ssize_t most = py::ssize_t{count_} * most_moves;
        if (ahead.size() == 0) {
            ahead = rows<std::uint8_t>(most, at::count);
            for (auto* numbers : {&ahead_tables, &ahead_actions, &ahead_scores})
                *numbers = column<std::int32_t>(most);
        }
        const std::ptrdiff_t found =
            tables.look_ahead({ahead.mutable_data(), ahead_tables.mutable_data(),
                               ahead_actions.mutable_data(), ahead_scores.mutable_data()});
        const py::slice these(0, found, 1);
        return py::make_tuple(shown(ahead)[these], shown(ahead_tables)[these],
                              shown(ahead_actions)[these], shown(ahead_scores)[these]);
    }

    void deal(py::handle seed) {
        see_nobody_plays();
        tables.deal(seed_of(seed));
    }

  private:
    // step() lets go of Python's lock; whoever comes meanwhile is told. The flag itself is touched
    // under the lock alone.
    void see_nobody_plays() const {
        if (playing_) throw std::runtime_error("another thread is playing these games");
    }

    void see_that_it_goes_on(int table) const {
        if (tables.is_over(table))
            throw Failure{"game_over", "the game is over, or not begun: call reset()"};
    }

    [[noreturn]] void refuse(int table, const std::string& action) const {
        see_that_it_goes_on(table);
        const std::string which = count_ == 1 ? "" : " of game " + std::to_string(table);
        throw Failure{"illegal_move",
                      "action " + action + which + " is not legal: see the action mask"};
    }

    Settings settings_;
    int count_;
    bool playing_ = false;
    std::vector<std::int64_t> chosen_;

  public:
    py::array_t<std::uint8_t> observations, masks, final_observations;
    py::array_t<float> rewards;
    py::array_t<std::uint8_t> terminated, truncated;
    py::array_t<std::int32_t> scores;
    py::array_t<std::uint64_t> seeds;
    py::array_t<std::int64_t> drawn;
    py::array_t<std::uint8_t> ahead;
    py::array_t<std::int32_t> ahead_tables, ahead_actions, ahead_scores;
    Tables tables;
};

constexpr int most_games = 1 << 20;

std::unique_ptr<PythonTables> make_tables(const std::string& rules, py::handle count,
                                          py::handle reward, py::handle most_steps,
                                          bool deals_again) {
    return std::make_unique<PythonTables>(settings_of(rules, reward, most_steps, deals_again),
                                          int_of(count, "num_envs", 1, most_games));
}

py::dict layout() {
    py::dict named;
    for (const Part& part : parts())
        named[py::str(part.name.data(), part.name.size())] =
            py::make_tuple(part.begin, part.begin + part.size);
    return named;
}

}  // namespace

void bind_tables(py::module_& module) {
    module.attr("observation_size") = at::count;
    module.attr("action_count") = action_count;
    module.attr("layout") = layout();
    using Self = PythonTables;
    whole_class<Self>(module, "Tables")
        .def(py::init(&make_tables))
        .def("deal", &Self::deal)
        .def("copy", &Self::copy)
        .def("step", &Self::step)
        .def("act", &Self::act)
        .def("draw", &Self::draw)
        .def("look_ahead", &Self::look_ahead)
        .def_property_readonly("observations",
                               [](const Self& self) { return shown(self.observations); })
        .def_property_readonly("masks", [](const Self& self) { return as_bools(self.masks); })
        .def_property_readonly("final_observations",
                               [](const Self& self) { return shown(self.final_observations); })
        .def_property_readonly("rewards", [](const Self& self) { return shown(self.rewards); })
        .def_property_readonly("terminated",
                               [](const Self& self) { return as_bools(self.terminated); })
        .def_property_readonly("truncated",
                               [](const Self& self) { return as_bools(self.truncated); })
        .def_property_readonly("scores", [](const Self& self) { return shown(self.scores); })
        .def_property_readonly("seeds", [](const Self& self) { return shown(self.seeds); });
}

}  // namespace scoundrel::python
