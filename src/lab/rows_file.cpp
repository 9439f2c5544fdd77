#include "lab/rows_file.h"

namespace scoundrel {

std::string times_path(const std::string& match) { return match + ".times"; }

Result<MatchFile> MatchFile::open(const std::string& path, const MatchHead& head) {
    auto match = RowsFile<MatchFormat>::open(path, head);
    if (!match) return std::unexpected(match.error());
    if (!match->checked()) return MatchFile(std::move(*match), {});
    auto times = Times::open(times_path(path), times_head(head));
    if (!times) return std::unexpected(times.error());
    add_times(match->rows(), times->rows());
    return MatchFile(std::move(*match), std::move(*times));
}

Result<void> MatchFile::append(std::span<const MatchRow> rows) {
    if (const auto kept = match_.append(rows); !kept) return kept;
    return times_->append(times_of(rows));
}

Result<void> MatchFile::sync() {
    if (const auto done = match_.sync(); !done || !times_) return done;
    return times_->sync();
}

}  // namespace scoundrel
