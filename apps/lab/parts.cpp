#include "parts.h"

#include <memory>

#include "lab/growing_file.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

constexpr std::uint64_t most_parts = 1'000'000;

struct Part {
    std::uint64_t number = 0, of = 0;
};

// "2/4"
std::optional<Part> parse_part(std::string_view text) {
    const auto slash = text.find('/');
    const auto number = parse_number(text.substr(0, slash));
    const auto of = slash == text.npos ? std::nullopt : parse_number(text.substr(slash + 1));
    if (!number || !of || *number < 1 || *number > *of || *of > most_parts) return {};
    return Part{*number, *of};
}

}  // namespace

Option part_option(std::string& part) {
    return Option("--part", &part, Phrase::cmd_part).with("--out");
}

SeedRange seeds_of_part(SeedRange all, const std::string& text) {
    if (text.empty()) return all;
    const auto part = parse_part(text);
    if (!part) throw Failure(say({}, Phrase::lab_part, {{"part", text}}), exit_usage);
    const std::uint64_t count = all.count();
    if (part->of > count)
        throw Failure(say({}, Phrase::lab_part_more, {{"games", count}, {"parts", part->of}}),
                      exit_usage);
    return {all.first + count * (part->number - 1) / part->of,
            all.first + count * part->number / part->of - 1};
}

Command merge_command(const MergeTexts& texts, const Merge& merge) {
    auto files = std::make_shared<std::vector<std::string>>();
    auto out = std::make_shared<std::string>();
    return {.name = "merge",
            .what = say({}, texts.what),
            .options = {Option("OUT", out.get(), texts.out).take(Takes::file).require(),
                        Option("FILE", files.get(), Phrase::cmd_census_merge_file)
                            .take(Takes::file)
                            .require()},
            .examples = {{texts.example}},
            .footer = texts.footer,
            .run = [=] {
                if (is_there(*out)) files->insert(files->begin(), *out);
                if (growing_file_in_use(*out))
                    throw Failure(say({}, Phrase::convert_in_use, {{"file", *out}}));
                merge(*out, *files);
            }};
}

}  // namespace scoundrel::cli
