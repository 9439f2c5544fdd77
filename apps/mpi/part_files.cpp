#include "part_files.h"

#include <filesystem>
#include <optional>
#include <set>

#include "command/failure.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view part_word = ".part-", of_word = "-of-";

// Of "FILE.part-3-of-32" 32; nothing of any other name, such as that of its times.
std::optional<std::uint64_t> cut_of(std::string_view name, std::string_view file) {
    if (!name.starts_with(file)) return {};
    name.remove_prefix(file.size());
    if (!name.starts_with(part_word)) return {};
    name.remove_prefix(part_word.size());
    const auto of = name.find(of_word);
    if (of == name.npos || !parse_number(name.substr(0, of))) return {};
    return parse_number(name.substr(of + of_word.size()));
}

std::set<std::uint64_t> cuts_of(const std::string& out) {
    const std::filesystem::path path(out);
    const auto folder = path.parent_path();
    std::set<std::uint64_t> cuts;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder.empty() ? "." : folder, error), end;
         !error && at != end; at.increment(error))
        if (const auto cut = cut_of(at->path().filename().string(), path.filename().string()))
            cuts.insert(*cut);
    if (error)
        throw Failure(say({}, Phrase::named_part, {{"whole", out}, {"part", error.message()}}));
    return cuts;
}

}  // namespace

std::string part_file(const std::string& out, Assignment part) {
    std::string name = out;
    name.append(part_word).append(std::to_string(part.part));
    return name.append(of_word).append(std::to_string(part.of));
}

std::uint64_t number_of_parts(const std::string& out, std::uint64_t wanted, std::uint64_t usual) {
    const auto cuts = cuts_of(out);
    if (cuts.size() > 1)
        throw Failure(
            say({}, Phrase::mpi_two_cuts,
                {{"file", out}, {"one", *cuts.begin()}, {"other", *std::next(cuts.begin())}}));
    if (cuts.empty() && is_there(out))
        throw Failure(say({}, Phrase::mpi_no_parts, {{"file", out}}));
    if (cuts.empty()) return wanted > 0 ? wanted : usual;
    if (wanted > 0 && wanted != *cuts.begin())
        throw Failure(say({}, Phrase::mpi_other_parts, {{"file", out}, {"there", *cuts.begin()}}));
    return *cuts.begin();
}

}  // namespace scoundrel::cli
