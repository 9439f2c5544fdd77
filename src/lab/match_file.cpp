#include "lab/match_file.h"

namespace scoundrel {

Result<MatchFile> MatchFile::open(const std::string& path, const MatchHead& head) {
    auto file = GrowingFile::open(path, "match");
    if (!file) return std::unexpected(file.error());
    const auto text = file->read();
    if (!text) return std::unexpected(text.error());
    auto match = resume_match(*text, head);
    if (!match) return file->refused(match.error().message);
    auto ready = file->go_on_from(match->used);
    if (ready && match->used == 0) ready = file->add(print_match_head(head));
    if (!ready) return std::unexpected(ready.error());
    return MatchFile(std::move(*file), std::move(match->rows));
}

Result<void> MatchFile::append(const std::vector<MatchRow>& rows) {
    std::string text;
    for (const MatchRow& row : rows) text += print_match_row(row) + "\n";
    return file_.add(text);
}

}  // namespace scoundrel
