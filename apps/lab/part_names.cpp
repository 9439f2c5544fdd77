#include "part_names.h"

#include "notation/numbers.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view part_word = ".part-", of_word = "-of-";

}  // namespace

std::string part_name(const std::string& whole, std::uint64_t number, std::uint64_t of) {
    std::string name = whole;
    name.append(part_word).append(std::to_string(number));
    return name.append(of_word).append(std::to_string(of));
}

std::optional<PartName> read_part_name(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const auto part = name.rfind(part_word);
    if (part == name.npos) return {};
    const std::string_view numbers = name.substr(part + part_word.size());
    const auto of = numbers.find(of_word);
    if (of == numbers.npos) return {};
    const auto number = parse_number(numbers.substr(0, of));
    const auto parts = parse_number(numbers.substr(of + of_word.size()));
    if (!number || !parts || *number < 1 || *number > *parts) return {};
    return PartName{name.substr(0, part), *number, *parts};
}

}  // namespace scoundrel::cli
