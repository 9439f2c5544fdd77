// `scoundrel match merge`: the parts of a match as one, and so their times.
#include "command/failure.h"
#include "commands.h"
#include "lab/rows_file.h"
#include "parts.h"
#include "phrases/catalogue.h"
#include "read_match.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

// The times go first: what is killed between the two can be merged again.
Merged match_of_parts(const std::string& out, const std::vector<std::string>& files) {
    auto all = merge_files<MatchText>(files, read_match, merge_match);
    auto deals = RowsThere(all.head.players.size(), all.rows).whole_deals();
    return {std::move(deals), [=, all = std::move(all)] {
                const TimesText times{.head = times_head(all.head), .rows = times_of(all.rows)};
                or_fail(write_file(times_path(out), print_times(times)));
                or_fail(write_file(out, print_match(all)));
            }};
}

}  // namespace

Command match_merge_command() {
    return merge_command({.what = Phrase::cmd_match_merge,
                          .out = Phrase::cmd_match_merge_out,
                          .example = "scoundrel match merge match.txt part1.txt part2.txt"},
                         match_of_parts);
}

}  // namespace scoundrel::cli
