#include "rank_command.h"

#include <algorithm>
#include <iostream>
#include <new>

#include "command/command_line.h"
#include "command/failure.h"
#include "command/read_arguments.h"
#include "lab/commands.h"
#include "lab/part_names.h"
#include "text/gate.h"

namespace scoundrel::cli {

namespace {

// What can be cut, and whose `merge` puts the parts together.
struct Cut {
    std::string_view command, merged_by;
};
constexpr Cut cuts[] = {
    {"compare", "compare"}, {"sweep", "compare"}, {"census", "census"}, {"match", "match"}};

const Cut* find_cut(std::string_view command) {
    const auto* found = std::ranges::find(cuts, command, &Cut::command);
    return found == std::end(cuts) ? nullptr : found;
}

// What is made of all deals, and of a part of them is wanted by nobody.
constexpr std::string_view made_of_all[] = {"--svg", "--csv", "--html", "--calibration"};

class Nowhere : public std::streambuf {
    int_type overflow(int_type c) override { return traits_type::not_eof(c); }
    std::streamsize xsputn(const char*, std::streamsize size) override { return size; }
};

// While it exists this thread says nothing, and nobody writes to standard output.
class Quiet {
  public:
    Quiet() : before_(std::cout.rdbuf(&nowhere_)) {}
    ~Quiet() { std::cout.rdbuf(before_); }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

  private:
    text::ErrorsDropped errors_;
    Nowhere nowhere_;
    std::streambuf* before_;
};

// What to read the words by, once.
struct Reading {
    std::uint64_t parts = 0;
    std::vector<Command> commands = rank_commands(parts);
    WantedCommand wanted{};

    const Command& read(const Words& words) {
        read_arguments(commands, words, wanted);
        return *wanted.path.back();
    }
};

void work_on(Words words, Assignment part) {
    const auto name = std::ranges::find_if(
        words, [](const std::string& word) { return find_cut(word) != nullptr; });
    const std::string number = std::to_string(part.part) + "/" + std::to_string(part.of);
    words.insert(name + 1, {"--part", number});
    Reading reading;
    const Command& command = reading.read(words);
    std::string& out = *find_value<std::string>(command, "--out");
    out = part_name(out, part.part, part.of);
    for (const std::string_view option : made_of_all)
        if (auto* file = find_value<std::string>(command, option)) file->clear();
    run_command(command);
}

}  // namespace

std::vector<Command> rank_commands(std::uint64_t& parts) {
    std::vector<Command> commands = all_lab_commands();
    std::erase_if(commands, [](const Command& each) { return find_cut(each.name) == nullptr; });
    for (Command& command : commands) {
        command.parts.clear();
        *find_value<int>(command, "--jobs") = 1;
        std::ranges::find(command.options, "--out", &Option::name)->require();
        command.options.push_back(Option("--parts", &parts, Phrase::cmd_mpi_parts)
                                      .within(std::uint64_t{1}, std::uint64_t{1'000'000}));
    }
    return commands;
}

Outcome run_part(const Words& words, Assignment part) {
    try {
        const Quiet quiet;
        work_on(words, part);
        return {};
    } catch (const Failure& failure) {
        return {failure.code(), failure.what()};
    } catch (const std::bad_alloc&) {
        return {exit_failed, say({}, Phrase::cli_no_memory)};
    } catch (const std::exception& error) {
        return {exit_failed, error.what()};
    }
}

void run_whole(const Words& words) {
    Reading reading;
    run_command(reading.read(words));
}

void merge_parts(const Words& words, const std::string& out, std::uint64_t parts) {
    const std::string name = Reading().read(words).name;
    Words merge{std::string(find_cut(name)->merged_by), "merge", "--", out};
    for (std::uint64_t part = 1; part <= parts; ++part)
        merge.push_back(part_name(out, part, parts));
    const std::vector<Command> commands = all_lab_commands();
    WantedCommand wanted;
    read_arguments(commands, merge, wanted);
    run_command(*wanted.path.back());
}

}  // namespace scoundrel::cli
