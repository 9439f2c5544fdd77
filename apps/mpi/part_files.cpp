#include "part_files.h"

#include <filesystem>
#include <set>

#include "command/failure.h"
#include "lab/part_names.h"
#include "phrases/catalogue.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

std::set<std::uint64_t> cuts_of(const std::string& out) {
    const std::filesystem::path path(out);
    const auto folder = path.parent_path();
    std::set<std::uint64_t> cuts;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder.empty() ? "." : folder, error), end;
         !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (const auto part = read_part_name(name); part && part->whole == path.filename().string())
            cuts.insert(part->of);
    }
    if (error)
        throw Failure(say({}, Phrase::named_part, {{"whole", out}, {"part", error.message()}}));
    return cuts;
}

}  // namespace

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
