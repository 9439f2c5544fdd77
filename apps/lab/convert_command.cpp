// `scoundrel convert`: files of an earlier format become files of this one. What they say stays.
#include <algorithm>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "lab/rows_file.h"
#include "phrases/catalogue.h"
#include "player/net_file.h"
#include "system/files.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

// The text a file becomes; nothing where it is of this format already.
using Converted = Result<std::optional<std::string>>;

Converted convert_census(const std::string&, std::string_view text) {
    auto census = parse_census(text);
    if (!census) return std::unexpected(census.error());
    if (census->checks.there) return std::nullopt;
    return print_census(*census);
}

// The times go first: a match that is left as it was can be converted again.
Converted convert_match(const std::string& path, std::string_view text) {
    auto match = parse_match(text);
    if (!match) return std::unexpected(match.error());
    if (match->checks.there) return std::nullopt;
    const TimesText times{.head = times_head(match->head), .rows = times_of(match->rows)};
    const std::string beside = times_path(path);
    if (is_file(beside) && !resume_times(or_fail(read_file(beside, most_of_census)), times.head))
        throw Failure(say({}, Phrase::convert_times_there, {{"file", beside}}));
    or_fail(write_file(beside, print_times(times)));
    return print_match(*match);
}

Converted convert_net(const std::string&, std::string_view text) {
    auto net = parse_net(text);
    if (!net) return std::unexpected(net.error());
    if (net->checked) return std::nullopt;
    return print_net(*net);
}

struct Kind {
    std::string_view begins;
    Converted (*convert)(const std::string& path, std::string_view text);
};
constexpr Kind kinds[] = {{"scoundrel census ", convert_census},
                          {"scoundrel match ", convert_match},
                          {"scoundrel net ", convert_net}};

void convert(const std::string& path) {
    if (path == "-") throw Failure(say({}, Phrase::convert_no_name), exit_usage);
    const std::string text = or_fail(read_file(path, most_of_census));
    const auto kind = std::ranges::find_if(
        kinds, [&](const Kind& known) { return text.starts_with(known.begins); });
    if (kind == std::end(kinds)) throw Failure(say({}, Phrase::convert_none, {{"file", path}}));
    if (growing_file_in_use(path)) throw Failure(say({}, Phrase::convert_in_use, {{"file", path}}));
    const auto converted = or_fail_in(path, kind->convert(path, text));
    if (converted) or_fail(write_file(path, *converted));
    message(say({}, converted ? Phrase::convert_done : Phrase::convert_there, {{"file", path}}));
}

}  // namespace

Command convert_command() {
    auto files = std::make_shared<std::vector<std::string>>();
    return {.name = "convert",
            .options =
                {Option("FILE", files.get(), Phrase::cmd_convert_file).take(Takes::file).require()},
            .examples = {{"scoundrel convert data/census/*.txt data/nets/*.net"}},
            .footer = say({}, Phrase::cmd_convert_more),
            .run = [files] { std::ranges::for_each(*files, convert); }};
}

}  // namespace scoundrel::cli
