#include "completions/offers.h"
#include "completions/shells.h"
#include "preferences/language.h"

namespace scoundrel::cli {

namespace {

// Within single quotes, where brackets and colons mean something to zsh.
std::string zsh_text(std::string_view text) {
    std::string quoted;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') quoted += '\\';
        quoted += c == '\'' ? "'\\''" : std::string(1, c);
    }
    return quoted;
}

std::string zsh_action(const Option& option) {
    if (!option.choices.empty()) {
        std::string words;
        for (const std::string& word : option.choices) words += (words.empty() ? "" : " ") + word;
        return "(" + words + ")";
    }
    switch (option.takes) {
        case Takes::text: return " ";
        case Takes::rules: return "_scoundrel_rules";
        case Takes::game: return "_scoundrel_games";
        case Takes::record: return "_scoundrel_records";
        case Takes::kept: return "_scoundrel_offer kept";
        case Takes::puzzle: return "_scoundrel_offer puzzle";
        case Takes::file: return "_files";
        case Takes::folder: return "_directories";
        case Takes::player: return "_scoundrel_offer player";
        case Takes::players: return "_scoundrel_offer players";
        case Takes::program: return "_command_names -e";
    }
    return " ";
}

bool takes_many(const Option& option) {
    return std::holds_alternative<std::vector<std::string>*>(option.target);
}

std::string zsh_spec(const Option& option) {
    std::string spec = option.name + "[" + zsh_text(option.help) + "]";
    for (int i = 0; i < std::max(option.count, 1) && !option.is_flag(); ++i)
        spec += ":" + zsh_text(option.name.substr(2)) + ":" + zsh_action(option);
    return "'" + spec + "'";
}

std::string zsh_parts_function(const Command& command) { return "_scoundrel_" + command.name; }

// A command with parts takes their names first, or what it takes itself.
std::string zsh_functions(const std::vector<Command>& commands) {
    std::string text;
    for (const Command& command : commands) {
        if (command.parts.empty()) continue;
        std::string parts;
        for (const Command& part : command.parts) parts += (parts.empty() ? "" : " ") + part.name;
        text += zsh_parts_function(command) + "() {\n    _alternative 'parts:what to do:(" + parts +
                ")' 'games:rules:_scoundrel_games'\n}\n\n";
    }
    return text;
}

std::vector<std::string> zsh_values(const Command& command) {
    if (!command.parts.empty())
        return {"'1:what to do:" + zsh_parts_function(command) + "'", "'*:file:_files'"};
    std::vector<std::string> specs;
    int place = 1;
    for (const Option& value : values_of(command))
        specs.push_back("'" + (takes_many(value) ? "*" : std::to_string(place++)) + ":" +
                        zsh_text(value.name) + ":" + zsh_action(value) + "'");
    return specs;
}

constexpr std::string_view zsh_head = R"sh(#compdef scoundrel
# zsh completion for scoundrel, written from its commands.

# What the program offers for the word, each with what it is. The kind comes last, after what zsh puts there.
_scoundrel_offer() {
    local -a words shown
    local line
    for line in ${(f)"$($_scoundrel_program complete ${@[-1]} -- $PREFIX 2>/dev/null)"}; do
        words+=(${line%%$'\t'*})
        shown+=("${line/$'\t'/  }")
    done
    (( $#words )) && compadd "${@[1,-2]}" -S '' -l -d shown -a words
}

_scoundrel_rules() {
    _alternative 'sets:rule set:_scoundrel_offer rules' 'files:rules file:_files -g "*.rules"'
}

_scoundrel_games() {
    _alternative 'games:game:_scoundrel_offer game' 'files:record:_files'
}

_scoundrel_records() {
    _alternative 'kept:game kept here:_scoundrel_offer record' 'files:record:_files'
}

)sh";

constexpr std::string_view zsh_begin = R"sh(_scoundrel() {
    local curcontext=$curcontext state line _scoundrel_program=$words[1]
    local -a commands help
    help=('(-h --help)'{-h,--help}'[explain, with examples]')
)sh";

constexpr std::string_view zsh_middle = R"sh(    )

    _arguments -C $help '-V[print the version]' '--version[print the version]' $language '1:command:->command' '*::argument:->argument'
    case $state in
    command)
        _describe command commands
        ;;
    argument)
        curcontext=${curcontext%:*:*}:scoundrel-$words[1]:
        case $words[1] in
)sh";

}  // namespace

std::string zsh_completion(const std::vector<Command>& commands) {
    std::string text = std::string(zsh_head) + zsh_functions(commands) + std::string(zsh_begin);
    text += "    local -a language\n    language=('--language[speak this language]:language:(";
    for (const std::string& code : language_codes()) text += code + " ";
    text += ")')\n    commands=(\n";
    for (const Command& command : commands)
        text += "        '" + command.name + ":" + zsh_text(command.what) + "'\n";
    text += zsh_middle;
    for (const Command& command : commands) {
        text += "        " + command.name + ")\n            _arguments $help $language";
        for (const Option& option : named_options(command))
            text += " \\\n                " + zsh_spec(option);
        for (const std::string& value : zsh_values(command))
            text += " \\\n                " + value;
        text += "\n            ;;\n";
    }
    return text + "        esac\n        ;;\n    esac\n}\n\n_scoundrel \"$@\"\n";
}

}  // namespace scoundrel::cli
