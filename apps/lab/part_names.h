// What the parts of a file are called: "FILE.part-3-of-32", by scoundrel-mpi and by tools/slurm, so
// that either can go on with what the other has begun, and a merge can tell which are not there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoundrel::cli {

struct PartName {
    std::string_view whole;  // FILE, without its folder: parts may lie in several
    std::uint64_t number = 0, of = 0;
};

std::string part_name(const std::string& whole, std::uint64_t number, std::uint64_t of);
// Of a file's path. Nothing of any other name, such as that of its times.
std::optional<PartName> read_part_name(std::string_view path);

}  // namespace scoundrel::cli
