#include "storage/figures_file.h"

#include <cstdlib>
#include <filesystem>

#include "system/files.h"

namespace scoundrel {

namespace {

std::string absolute_path(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value == '/' ? value : "";
}

FiguresBook read_book(const std::string& path, std::string_view version) {
    return FiguresBook(version, read_file(path, most_of_records).value_or(""));
}

}  // namespace

std::string figures_path() {
    std::string cache = absolute_path("XDG_CACHE_HOME");
    if (cache.empty()) {
        const std::string home = absolute_path("HOME");
        if (home.empty()) return "";
        cache = home + "/.cache";
    }
    return cache + "/scoundrel/figures.txt";
}

KeptFigures open_figures(const std::string& path, std::string_view version) {
    if (path.empty()) return {};
    return {.book = read_book(path, version),
            .keep = [path, version = std::string(version)](const FiguresBook& book) {
                FiguresBook all = read_book(path, version);
                all.add(book);
                (void)make_directories(std::filesystem::path(path).parent_path().string());
                (void)write_file(path, all.print());
            }};
}

}  // namespace scoundrel
