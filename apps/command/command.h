// A command as a value: its name, what may be typed after it, and what it does. The command line is
// read by these values (command_line.h), and shells complete it by them (apps/completions).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "phrases/catalogue.h"
#include "player/aim.h"

namespace scoundrel::cli {

// What a value names: shells offer what fits.
enum class Takes : std::uint8_t {
    text,    // which nobody can guess
    rules,   // a rule set or a .rules file
    game,    // a game id, which begins like rules, a file of records, or a game that is kept
    record,  // a file of records, or a game that is kept
    kept,    // a game that is kept
    puzzle,  // or a set of them
    file,
    folder,
    player,   // that comes with the program
    players,  // these and programs, with commas between
    program,
};

class Option {
  public:
    // A flag, or where its value goes.
    using Target = std::variant<bool*, std::string*, std::vector<std::string>*, int*,
                                std::optional<int>*, std::uint64_t*, float*, Aim*>;
    using Range = std::variant<std::monostate, std::pair<int, int>,
                               std::pair<std::uint64_t, std::uint64_t>, std::pair<double, double>>;

    // "--new", or "GAME" for a value that stands by itself.
    Option(std::string name_, Target target_, std::string help_)
        : name(std::move(name_)), target(target_), help(std::move(help_)) {}
    Option(std::string name_, Target target_, Phrase help_)
        : Option(std::move(name_), target_, say({}, help_)) {}

    Option& take(Takes what) { return takes = what, *this; }
    Option& require() { return required = true, *this; }
    template <class Number>
    Option& within(Number least, Number most) {
        return range = std::pair(least, most), *this;
    }
    // Of 64 bits: no sign, and at least this.
    Option& from(std::uint64_t least) { return at_least = least, *this; }
    Option& one_of(std::vector<std::string> words) { return choices = std::move(words), *this; }
    Option& exclude(std::vector<std::string> names) { return excludes = std::move(names), *this; }
    // Exactly so many values, shown like this.
    Option& times(int values, std::string shown) {
        return count = values, shown_as = std::move(shown), *this;
    }
    Option& show_as(std::string type) { return type_name = std::move(type), *this; }
    // Means nothing without the other one, below which the help lists it.
    Option& with(std::string other) { return needs = std::move(other), *this; }
    // Given every value as it is read, also an empty one, which else is as good as none: ends the
    // command if it will not do.
    Option& check(std::function<void(const std::string& word)> reads) {
        return checks = std::move(reads), *this;
    }
    // Asked once all is read: why it would mean nothing here, or nothing.
    Option& unless(std::function<std::string()> why) { return idle = std::move(why), *this; }

    bool is_flag() const { return std::holds_alternative<bool*>(target); }
    bool is_named() const { return name.starts_with("-"); }

    std::string name;
    Target target;
    std::string help;
    Takes takes = Takes::text;
    bool required = false;
    Range range{};
    std::optional<std::uint64_t> at_least{};
    std::vector<std::string> choices{};
    std::vector<std::string> excludes{};  // named before this one
    int count = 0;
    std::string shown_as{};
    std::string type_name{};
    std::string needs{};
    std::function<void(const std::string& word)> checks{};
    std::function<std::string()> idle{};
};

struct Example {
    std::string command;  // as it is typed
    std::string what{};
};

struct Command {
    std::string name;
    std::string what{};  // it does, in a line
    std::vector<Option> options{};
    std::vector<Example> examples{};
    std::string footer{};
    std::function<void()> run{};
    std::vector<Command> parts{};  // commands of its own: one of them is run instead
    std::string group{};           // the heading it stands below in the help
    bool for_programs = false;     // they read what it prints: always English, as with --json
    bool passes_on = false;        // takes whatever follows as it is, for another program
    bool hidden = false;           // for programs; the help does not list it
};

}  // namespace scoundrel::cli
