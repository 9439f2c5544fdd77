#include "completions/offers.h"
#include "completions/shells.h"
#include "preferences/language.h"

namespace scoundrel::cli {

namespace {

std::string fish_quoted(std::string_view text) {
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + "'";
}

// What may follow an option: -x takes no files, -r takes some.
std::string fish_value(const Option& option) {
    if (!option.choices.empty()) {
        std::string words;
        for (const std::string& word : option.choices) words += (words.empty() ? "" : " ") + word;
        return " -x -a " + fish_quoted(words);
    }
    switch (option.takes) {
        case Takes::text: return " -x";
        case Takes::rules: return " -x -a \"(_scoundrel_offer rules)\"";
        case Takes::game: return " -x -a \"(_scoundrel_offer game)\"";
        case Takes::record: return " -r -F -a \"(_scoundrel_offer record)\"";
        case Takes::kept: return " -x -a \"(_scoundrel_offer kept)\"";
        case Takes::puzzle: return " -x -a \"(_scoundrel_offer puzzle)\"";
        case Takes::file: return " -r -F";
        case Takes::folder: return " -x -a '(__fish_complete_directories)'";
        case Takes::player: return " -x -a \"(_scoundrel_offer player)\"";
        case Takes::players: return " -x -a \"(_scoundrel_offer players)\"";
        case Takes::program: return " -x -a '(__fish_complete_command)'";
    }
    return "";
}

// What `scoundrel complete` calls it.
std::string_view offered_kind(Takes takes) {
    switch (takes) {
        case Takes::rules: return "rules";
        case Takes::game: return "game";
        case Takes::record: return "record";
        case Takes::kept: return "kept";
        case Takes::puzzle: return "puzzle";
        default: return "";
    }
}

constexpr std::string_view fish_head =
    R"sh(# fish completion for scoundrel, written from its commands.

function _scoundrel_offer
    set -l words (commandline -opc)
    $words[1] complete $argv[1] -- (commandline -ct) 2>/dev/null
end

set -l rules_files '(__fish_complete_suffix .rules | string match -r ".*(?:\\.rules|/)\$")'

complete -c scoundrel -f
complete -c scoundrel -s h -l help -d 'Explain, with examples'
complete -c scoundrel -n __fish_use_subcommand -s V -l version -d 'Print the version'
)sh";

}  // namespace

std::string fish_completion(const std::vector<Command>& commands) {
    std::string text(fish_head);
    text += "complete -c scoundrel -l language -d 'Speak this language'" +
            fish_value(Option("", Option::Target{}, "").one_of(language_codes())) + "\n";
    for (const Command& command : commands)
        text += "complete -c scoundrel -n __fish_use_subcommand -a " + command.name + " -d " +
                fish_quoted(command.what) + "\n";
    for (const Command& command : commands) {
        const std::string here =
            "complete -c scoundrel -n '__fish_seen_subcommand_from " + command.name + "'";
        const Takes values = all_values(command);
        text += "\n";
        for (const Command& part : command.parts)
            text += here + " -a " + part.name + " -d " + fish_quoted(part.what) + "\n";
        for (const Option& value : values_of(command))
            if (!value.choices.empty()) text += here + fish_value(value) + "\n";
        if (const std::string_view kind = offered_kind(values); !kind.empty())
            text += here + " -a \"(_scoundrel_offer " + std::string(kind) + ")\"\n";
        if (values == Takes::rules) text += here + " -a $rules_files\n";
        if (values == Takes::file || values == Takes::game || values == Takes::record)
            text += here + " -F\n";
        for (const Option& option : named_options(command))
            text += here + " -l " + option.name.substr(2) +
                    (option.is_flag() ? "" : fish_value(option)) + " -d " +
                    fish_quoted(option.help) + "\n";
    }
    return text;
}

}  // namespace scoundrel::cli
