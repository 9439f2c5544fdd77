// Long work cut into parts, each with a file of its own, on as many machines as there are; and such
// files put together, to the same bytes as one run would have written.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "command/command.h"
#include "command/failure.h"
#include "lab/seeds.h"

namespace scoundrel::cli {

// --part K/N, which wants --out.
Option part_option(std::string& part);

// The K-th of N equal parts of the seeds, or all of them if no part is named. Ends the command if
// it is none.
SeedRange seeds_of_part(SeedRange all, const std::string& part);

// "0 to 4 and 7"; of many ranges the first and how many more.
std::string say_seeds(const std::vector<SeedRange>& seeds);

struct MergeTexts {
    Phrase what;
    Phrase out;
    std::string example;
    std::string footer{};
};
// What the files hold together, before it is written.
struct Merged {
    std::vector<std::uint64_t> deals;  // those that are whole, in order
    std::function<void()> write;
};
using Merge = std::function<Merged(const std::string& out, const std::vector<std::string>& files)>;

// `merge OUT FILE...`; what is in OUT already is the first of the files. It tells which deals are
// not there, and with --seeds writes nothing then.
Command merge_command(const MergeTexts& texts, const Merge& merge);

// All rows of the files, as `merge` adds those of one to the others.
template <class Text>
Text merge_files(const std::vector<std::string>& files,
                 const std::function<Text(const std::string& file)>& read,
                 const std::function<Result<void>(Text& into, const Text& other)>& merge) {
    std::optional<Text> all;
    for (const std::string& file : files) {
        const Text text = read(file);
        if (!all) all = Text{.head = text.head};
        or_fail_in(file, merge(*all, text));
    }
    return *std::move(all);
}

}  // namespace scoundrel::cli
