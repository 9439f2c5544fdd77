#include <algorithm>

#include "command/help_text.h"
#include "completions/shells.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

// As text of its own line: what would steer mdoc is made harmless.
std::string man_text(std::string_view text) {
    std::string safe;
    for (const char c : text) safe += c == '\\' ? "\\e" : std::string(1, c);
    return (safe.starts_with('.') || safe.starts_with('\'') ? "\\&" : "") + safe + "\n";
}

bool may_repeat(const Option& option) {
    return std::holds_alternative<std::vector<std::string>*>(option.target);
}

std::string man_option(const Option& option) {
    std::string text = ".It Fl Fl " + option.name.substr(2);
    if (!option.is_flag()) text += " Ar " + value_name(option);
    return text + "\n" + man_text(option.help);
}

std::string man_command(const std::string& name, const Command& command) {
    std::string text = ".Ss " + name;
    for (const Option& option : command.options)
        if (!option.is_named())
            text += std::string(option.required ? " Ar " : " Op Ar ") + option.name +
                    (may_repeat(option) ? " ..." : "");
    text += "\n" + man_text(command.what + ".") +
            (command.footer.empty() ? "" : man_text(command.footer));
    std::string options;
    for (const Option& option : command.options)
        if (option.is_named()) options += man_option(option);
    if (!options.empty()) text += ".Bl -tag -width Ds\n" + options + ".El\n";
    if (!command.examples.empty()) text += ".Pp\n";
    for (const Example& example : command.examples) text += ".Dl $ " + man_text(example.command);
    for (const Command& part : command.parts) text += man_command(name + " " + part.name, part);
    return text;
}

}  // namespace

std::string man_page(const std::vector<Command>& commands) {
    std::string about = say({}, cmd_about);
    if (about.ends_with('.')) about.pop_back();
    std::string text =
        ".\\\" Written from the commands of the program.\n.Dd $Mdocdate$\n"
        ".Dt SCOUNDREL 1\n.Os\n.Sh " +
        say({}, man_name) + "\n.Nm scoundrel\n.Nd " + man_text(about) + ".Sh " +
        say({}, man_synopsis) +
        "\n.Nm scoundrel\n.Op Ar command Op Ar argument ...\n"
        ".Nm\n.Cm help Op Ar command\n.Sh " +
        say({}, man_commands) + "\n";
    for (const Command& command : commands) text += man_command(command.name, command);
    text += ".Sh " + say({}, man_exit) + "\n.Bl -tag -width Ds -compact\n";
    for (const ExitRow& row : exit_rows)
        text += ".It " + std::to_string(row.code) + "\n" + man_text(say({}, row.what));
    return text + ".El\n";
}

}  // namespace scoundrel::cli
