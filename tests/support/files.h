// Reading what lies in the source tree: data, documents, and the sources themselves.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace scoundrel::test {

inline std::filesystem::path in_tree(const std::string& path) {
    return std::filesystem::path(SCOUNDREL_ROOT) / path;
}

inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// All files below a folder of the tree whose names end so, sorted.
inline std::vector<std::filesystem::path> files_in(const std::string& folder,
                                                   const std::vector<std::string>& endings) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(in_tree(folder)))
        if (entry.is_regular_file() &&
            std::ranges::find(endings, entry.path().extension().string()) != endings.end())
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace scoundrel::test
