#include "lab/census_file.h"

namespace scoundrel {

Result<CensusFile> CensusFile::open(const std::string& path, const CensusHead& head) {
    auto file = GrowingFile::open(path, "census");
    if (!file) return std::unexpected(file.error());
    const auto text = file->read();
    if (!text) return std::unexpected(text.error());
    auto census = resume_census(*text, head);
    if (!census) return file->refused(census.error().message);
    auto ready = file->go_on_from(census->used);
    if (ready && census->used == 0) ready = file->add(print_census_head(head));
    if (!ready) return std::unexpected(ready.error());
    return CensusFile(std::move(*file), std::move(census->rows));
}

}  // namespace scoundrel
