#include "command/read_arguments.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>

#include "command/failure.h"
#include "command/help_text.h"
#include "notation/nearest.h"
#include "phrases/catalogue.h"
#include "preferences/language.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

[[noreturn]] void refuse(Phrase phrase, const Arguments& arguments) {
    throw Failure(say({}, phrase, arguments), exit_usage);
}

std::vector<std::string> names_of(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands)
        if (!command.hidden) names.push_back(command.name);
    return names;
}

// A dash and more, but not a number: "-" is standard input, and -1 a value that will not do.
bool is_option(std::string_view word) {
    return word.size() > 1 && word[0] == '-' && !(word[1] >= '0' && word[1] <= '9');
}

// A flag says the same again; a list goes on, unless it has so many values and no more.
bool may_repeat(const Option& option) {
    return option.is_flag() ||
           (std::holds_alternative<std::vector<std::string>*>(option.target) && option.count == 0);
}

template <class Number>
std::string shown(Number number) {
    char text[64];
    const auto end = std::to_chars(std::begin(text), std::end(text), number).ptr;
    return {std::begin(text), end};
}

template <class Number>
void set_within(Number& target, const std::string& name, const std::string& word, Number least,
                Number most) {
    Number number{};
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    if (read.ec == std::errc{} && read.ptr == end && number >= least && number <= most)
        target = number;
    else if (!std::is_integral_v<Number>)
        refuse(cli_no_fraction,
               {{"option", name}, {"least", shown(least)}, {"most", shown(most)}, {"word", word}});
    else if (most == std::numeric_limits<Number>::max())
        refuse(cli_no_number, {{"option", name}, {"least", shown(least)}, {"word", word}});
    else
        refuse(cli_out_of_range,
               {{"option", name}, {"least", shown(least)}, {"most", shown(most)}, {"word", word}});
}

// The option's bounds as its target counts.
template <class Number>
void set_number(Number& target, const Option& option, const std::string& word) {
    Number least = std::is_signed_v<Number> ? std::numeric_limits<Number>::lowest() : Number{};
    Number most = std::numeric_limits<Number>::max();
    std::visit(
        [&](const auto& range) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(range)>, std::monostate>) {
                least = static_cast<Number>(range.first);
                most = static_cast<Number>(range.second);
            }
        },
        option.range);
    if (option.at_least) least = static_cast<Number>(*option.at_least);
    set_within(target, option.name, word, least, most);
}

struct Setting {
    const Option& option;
    const std::string& word;

    void operator()(bool*) const {}
    void operator()(std::string* target) const { *target = word; }
    void operator()(std::vector<std::string>* target) const { target->push_back(word); }
    void operator()(std::optional<int>* target) const {
        set_number(target->emplace(), option, word);
    }
    void operator()(Aim* target) const { *target = *find_aim(word); }  // one of its choices
    void operator()(auto* target) const { set_number(*target, option, word); }
};

void set_value(const Option& option, const std::string& word) {
    const auto& choices = option.choices;
    if (!choices.empty() && std::ranges::find(choices, word) == choices.end()) {
        std::string list;
        for (const std::string& choice : choices)
            list += (list.empty() ? "" : say({}, list_comma)) + choice;
        refuse(cli_no_choice, {{"option", option.name},
                               {"choices", list},
                               {"word", word},
                               {"guess", guess_name(word, choices)}});
    }
    if (option.checks) option.checks(word);
    std::visit(Setting{option, word}, option.target);
}

class Reader {
  public:
    Reader(const std::vector<Command>& commands, const std::vector<std::string>& words,
           WantedCommand& wanted)
        : commands_(commands), words_(words), wanted_(wanted) {}

    void read() {
        while (next_ < words_.size() && !passed_on()) {
            const std::string& word = words_[next_++];
            if (!only_values_ && word == "--")
                only_values_ = true;
            else if (!only_values_ && is_option(word))
                take_option(word);
            else
                take_value(word);
        }
        if (!wanted_.help && !wanted_.version && command() != nullptr && !passed_on()) check_all();
    }

  private:
    const Command* command() const { return wanted_.path.empty() ? nullptr : wanted_.path.back(); }
    bool passed_on() const { return command() != nullptr && command()->passes_on; }

    void enter(const Command& command) {
        wanted_.path.push_back(&command);
        for (const Option& option : command.options)
            if (!option.is_named()) places_.push_back(&option);
    }

    void take_option(const std::string& word) {
        if (word == "-h" || word == "--help") return void(wanted_.help = true);
        if (word == "-V" || word == "--version") return void(wanted_.version = true);
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Option& option = name == language_.name ? language_ : find_option(name);
        const bool common = &option == &language_;  // belongs to no command, and the last counts
        if (!common && !given_.insert(name).second && !may_repeat(option))
            refuse(cli_twice, {{"option", name}});
        if (option.is_flag()) {
            if (equals != word.npos) refuse(cli_takes_nothing, {{"option", name}});
            *std::get<bool*>(option.target) = true;
        } else if (equals != word.npos && option.count < 2) {
            set_value(option, word.substr(equals + 1));
        } else {
            for (int i = 0; i < std::max(1, option.count); ++i) set_value(option, value_of(option));
        }
    }

    const std::string& value_of(const Option& option) {
        if (next_ == words_.size() || words_[next_].starts_with("--"))
            refuse(cli_no_value, {{"option", option.name}, {"value", value_name(option)}});
        return words_[next_++];
    }

    const Option& find_option(const std::string& name) const {
        std::vector<std::string> names{"--help", "--version", language_.name};
        if (command() != nullptr)
            for (const Option& option : command()->options) {
                if (option.name == name) return option;
                if (option.is_named()) names.push_back(option.name);
            }
        refuse(cli_no_option, {{"option", name}, {"guess", guess_name(name, names)}});
    }

    void take_value(const std::string& word) {
        if (command() == nullptr) return enter(find_command(commands_, word));
        for (const Command& part : command()->parts)
            if (part.name == word && values_ == 0) return enter_part(part);
        if (places_.empty())
            refuse(cli_too_many, {{"word", word}, {"command", command_name(wanted_.path)}});
        const Option& option = *places_.front();
        ++values_;
        given_.insert(option.name);
        set_value(option, word);
        if (!std::holds_alternative<std::vector<std::string>*>(option.target))
            places_.erase(places_.begin());
    }

    // What was said before its name was not said to it.
    void enter_part(const Command& part) {
        const std::string whole = command_name(wanted_.path);
        places_.clear();
        enter(part);
        if (!given_.empty())
            refuse(cli_before_part, {{"option", *given_.begin()},
                                     {"command", whole},
                                     {"part", command_name(wanted_.path)}});
    }

    void check_all() const {
        for (const Option& option : command()->options) {
            const bool given = given_.contains(option.name);
            if (!given && option.required) refuse(cli_missing, {{"option", option.name}});
            if (!given) continue;
            for (const std::string& other : option.excludes)
                if (given_.contains(other))
                    refuse(cli_excludes, {{"option", option.name}, {"other", other}});
            if (!option.needs.empty() && !given_.contains(option.needs))
                refuse(cli_needs, {{"option", option.name}, {"other", option.needs}});
            if (const std::string why = option.idle ? option.idle() : ""; !why.empty())
                throw Failure(why, exit_usage);
        }
    }

    const std::vector<Command>& commands_;
    const std::vector<std::string>& words_;
    WantedCommand& wanted_;
    Option language_ = common_option(wanted_.language);
    std::size_t next_ = 0;
    bool only_values_ = false;
    std::vector<const Option*> places_;  // for values that stand by themselves
    int values_ = 0;                     // that did
    std::set<std::string> given_;
};

}  // namespace

Option common_option(std::string& language) {
    return Option(std::string(language_option), &language, say({}, cli_language))
        .one_of(language_codes())
        .show_as("CODE");
}

void read_arguments(const std::vector<Command>& commands, const std::vector<std::string>& words,
                    WantedCommand& wanted) {
    Reader(commands, words, wanted).read();
}

std::string guess_name(std::string_view typed, const std::vector<std::string>& names) {
    const std::vector<std::string_view> known(names.begin(), names.end());
    const auto meant = nearest(typed, known);
    return meant ? say({}, cli_guess, {{"name", std::string(*meant)}}) : "";
}

const Command& find_command(const std::vector<Command>& commands, const std::string& name) {
    const auto found = std::ranges::find(commands, name, &Command::name);
    if (found == commands.end())
        refuse(cli_no_command,
               {{"command", name}, {"guess", guess_name(name, names_of(commands))}});
    return *found;
}

}  // namespace scoundrel::cli
