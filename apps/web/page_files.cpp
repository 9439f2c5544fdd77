#include "web/page_files.h"

#include <vector>

#include "command/failure.h"
#include "phrases/catalogue.h"
#include "phrases/system_error.h"
#include "system/files.h"

namespace scoundrel::web {

namespace fs = std::filesystem;

namespace {

fs::path installed_page() {
    std::error_code error;
    const fs::path self = fs::read_symlink("/proc/self/exe", error);
    return (self.parent_path().parent_path() / "share/scoundrel/web");
}

// Listed before anything is written: the copy may lie within what is copied.
std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(entry.path().lexically_relative(folder));
    return files;
}

}  // namespace

fs::path find_page(const std::string& named) {
    const fs::path folder = named.empty() ? installed_page() : fs::path(named);
    if (is_file(folder / "index.html")) return folder;
    throw cli::Failure(say({}, Phrase::server_no_page, {{"folder", folder.string()}}));
}

void copy_page(const fs::path& page, const fs::path& to) try {
    for (const fs::path& file : files_below(page)) {
        fs::create_directories((to / file).parent_path());
        fs::copy_file(page / file, to / file, fs::copy_options::overwrite_existing);
    }
} catch (const fs::filesystem_error& error) {
    const fs::path& where = error.path2().empty() ? error.path1() : error.path2();
    throw cli::Failure(
        say({}, Phrase::named_part,
            {{"whole", where.string()}, {"part", say_system_error(error.code().value())}}));
}

}  // namespace scoundrel::web
