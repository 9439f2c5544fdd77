#include <map>

#include "completions/offers.h"
#include "completions/shells.h"
#include "preferences/language.h"

namespace scoundrel::cli {

namespace {

// Words to choose from, and which files.
std::string bash_offer(Takes takes) {
    switch (takes) {
        case Takes::text: return "";
        case Takes::rules: return " asked=rules files=rules";
        case Takes::game: return " asked=game files=any";
        case Takes::record: return " asked=record files=any";
        case Takes::kept: return " asked=kept";
        case Takes::puzzle: return " asked=puzzle";
        case Takes::file: return " files=any";
        case Takes::folder: return " files=folders";
        case Takes::player: return " asked=player";
        case Takes::players: return " asked=players";
        case Takes::program: return " files=programs";
    }
    return "";
}

std::string joined_words(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : between).append(word);
    return text;
}

constexpr std::string_view bash_head =
    R"sh(# bash completion for scoundrel, written from its commands.

_scoundrel() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local program=${COMP_WORDS[0]} command='' options='' values='' files='' asked='' whole='' i
    COMPREPLY=()
    # bash takes words apart at = and :, the program does not.
    whole=${COMP_LINE:0:COMP_POINT}
    whole=${whole##*[[:space:]]}
    [[ $whole == *"$word" ]] || whole=$word

    for (( i = 1; i < COMP_CWORD; i++ )); do
        if [[ ${COMP_WORDS[i]} != -* && ${COMP_WORDS[i - 1]} != --language ]]; then
            command=${COMP_WORDS[i]}
            break
        fi
    done

)sh";

constexpr std::string_view bash_tail = R"sh(
    if [[ $word == -* ]]; then
        values=$options files='' asked=''
    fi
    mapfile -t COMPREPLY < <(
        compgen -W "$values" -- "$word"
        if [[ $asked ]]; then
            "$program" complete "$asked" -- "$whole" 2>/dev/null | while IFS=$'\t' read -r offer _; do
                printf '%s\n' "${offer#"${whole%"$word"}"}"
            done
        fi
        case $files in
            any)      compgen -f -- "$word" ;;
            folders)  compgen -d -- "$word" ;;
            programs) compgen -c -- "$word" ;;
            rules)    compgen -f -X '!*.rules' -- "$word"
                      [[ ! $word ]] || compgen -d -S / -- "$word" ;;
        esac
    )
    [[ $files != any && $files != folders ]] || compopt -o filenames
    # A rule set goes on with #SEED or +knob=value, cmd: with a program, a folder with a file.
    if (( ${#COMPREPLY[@]} == 1 )) && [[ $asked == rules || $asked == game || ${COMPREPLY[0]} == *[:/=] ]]; then
        compopt -o nospace
    fi
}

complete -F _scoundrel scoundrel
)sh";

}  // namespace

std::string bash_completion(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    std::string rows;
    std::map<std::string, std::vector<std::string>> after;  // an option: what is offered there
    for (const Command& command : commands) {
        names.push_back(command.name);
        std::string options = "--help";
        for (const Option& option : named_options(command)) {
            options += " " + option.name;
            if (option.is_flag()) continue;
            const std::string offer = option.choices.empty()
                                          ? bash_offer(option.takes)
                                          : " values='" + joined_words(option.choices, " ") + "'";
            after[offer].push_back(command.name + ":" + option.name);
        }
        std::string offer = bash_offer(all_values(command));
        std::vector<std::string> parts;
        for (const Command& part : command.parts) parts.push_back(part.name);
        for (const Option& value : values_of(command))
            if (!value.choices.empty())
                offer += " values='" + joined_words(value.choices, " ") + "'";
        if (!parts.empty()) offer += " values+=' " + joined_words(parts, " ") + "'";
        rows += "        " + command.name + ") options='" + options + "'" + offer + " ;;\n";
    }
    std::string text(bash_head);
    text += "    local commands='" + joined_words(names, " ") + "'\n    case $command in\n";
    text += "        '') options='--help --language --version' values=$commands ;;\n" + rows +
            "    esac\n";
    text += "    case $command:$before in\n";
    text += "        *:--language) options='' files='' asked='' values='" +
            joined_words(language_codes(), " ") + "' ;;\n";
    for (const auto& [offer, where] : after)
        text += "        " + joined_words(where, " | ") +
                ") options='' values='' files='' asked=''" + offer + " ;;\n";
    return text + "    esac\n" + std::string(bash_tail);
}

}  // namespace scoundrel::cli
