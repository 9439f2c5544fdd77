#include "read_match.h"

#include "command/failure.h"
#include "lab/rows_file.h"
#include "system/files.h"

namespace scoundrel::cli {

MatchText read_match(const std::string& path) {
    MatchText match = or_fail_in(path, parse_match(or_fail(read_file(path, most_of_census))));
    or_fail_in(path, require_good(match.checks));
    const std::string beside = times_path(path);
    if (is_there(beside)) {
        const std::string text = or_fail(read_file(beside, most_of_census));
        add_times(match.rows, or_fail_in(beside, resume_times(text, times_head(match.head))).rows);
    }
    return match;
}

}  // namespace scoundrel::cli
