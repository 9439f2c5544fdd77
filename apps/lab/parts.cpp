#include "parts.h"

#include <algorithm>
#include <map>
#include <memory>

#include "lab/growing_file.h"
#include "long_work.h"
#include "notation/numbers.h"
#include "part_names.h"
#include "phrases/catalogue.h"
#include "system/files.h"
#include "text/terminal_text.h"

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

namespace {

struct MergeOptions {
    std::string out;
    std::vector<std::string> files;
    std::string seeds;
};

std::string say_missing(Phrase phrase, const std::string& out, const std::vector<SeedRange>& gaps) {
    std::uint64_t deals = 0;
    for (const SeedRange& gap : gaps) deals += gap.count();
    return say({}, phrase, {{"file", out}, {"deals", deals}, {"seeds", say_seeds(gaps)}});
}

// Of files that are called as parts, which of the same cut are not among them. Whether the one that
// is made had them already cannot be told.
void tell_missing_parts(const std::vector<std::string>& files, const std::string& out,
                        bool goes_on) {
    const Phrase phrase = goes_on ? Phrase::merge_no_part_now : Phrase::merge_no_part;
    std::map<std::pair<std::string_view, std::uint64_t>, std::vector<std::uint64_t>> cuts;
    for (const std::string& file : files)
        if (const auto part = read_part_name(file))
            cuts[{part->whole, part->of}].push_back(part->number);
    for (auto& [cut, numbers] : cuts) {
        std::ranges::sort(numbers);
        const auto missing = gaps_of({1, cut.second}, ranges_of(numbers));
        if (missing.empty()) continue;
        Arguments told{
            {"file", std::string(cut.first)}, {"of", cut.second}, {"parts", say_seeds(missing)}};
        if (goes_on) told.push_back({"out", out});
        text::message(say({}, phrase, told));
    }
}

void tell_merged(const std::string& out, std::uint64_t deals, const std::vector<SeedRange>& there) {
    if (there.empty()) return text::message(say({}, Phrase::lab_no_rows, {{"file", out}}));
    text::message(say({}, Phrase::merge_done,
                      {{"file", out}, {"deals", deals}, {"seeds", say_seeds(there)}}));
    const SeedRange span{there.front().first, there.back().last};
    if (const auto gaps = gaps_of(span, there); !gaps.empty())
        text::message(say_missing(Phrase::merge_gaps, out, gaps));
}

void run_merge(const MergeOptions& options, const Merge& merge) {
    const std::string& out = options.out;
    std::optional<SeedRange> wanted;  // else nothing is known of what was to be there
    if (!options.seeds.empty()) wanted = read_seeds(options.seeds);
    const bool goes_on = is_there(out);
    std::vector<std::string> files = options.files;
    if (goes_on) files.insert(files.begin(), out);
    if (growing_file_in_use(out)) throw Failure(say({}, Phrase::convert_in_use, {{"file", out}}));
    const Merged merged = merge(out, files);
    const auto there = ranges_of(merged.deals);
    if (const auto gaps = wanted ? gaps_of(*wanted, there) : std::vector<SeedRange>();
        !gaps.empty())
        throw Failure(say_missing(Phrase::merge_not_all, out, gaps));
    merged.write();
    tell_merged(out, merged.deals.size(), there);
    tell_missing_parts(files, out, goes_on);
}

}  // namespace

std::string say_seeds(const std::vector<SeedRange>& seeds) {
    constexpr std::size_t most_ranges = 3;
    std::vector<std::string> ranges;
    for (const SeedRange& range : seeds) {
        if (ranges.size() == most_ranges) break;
        ranges.push_back(
            say({}, range.first == range.last ? Phrase::census_range : Phrase::census_seeds,
                {{"first", range.first}, {"last", range.last}}));
    }
    if (seeds.size() <= most_ranges) return say_list({}, ranges);
    std::string text;
    for (const auto& range : ranges)
        text += (text.empty() ? "" : say({}, Phrase::list_comma)) + range;
    return say({}, Phrase::census_more,
               {{"seeds", text}, {"more", std::uint64_t{seeds.size() - ranges.size()}}});
}

Command merge_command(const MergeTexts& texts, const Merge& merge) {
    auto options = std::make_shared<MergeOptions>();
    return {.name = "merge",
            .what = say({}, texts.what),
            .options = {Option("OUT", &options->out, texts.out).take(Takes::file).require(),
                        Option("FILE", &options->files, Phrase::cmd_census_merge_file)
                            .take(Takes::file)
                            .require(),
                        seeds_option(options->seeds, Phrase::cmd_merge_seeds)},
            .examples = {{texts.example}},
            .footer = texts.footer,
            .run = [=] { run_merge(*options, merge); }};
}

}  // namespace scoundrel::cli
