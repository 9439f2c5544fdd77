// A folder to try things in.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace scoundrel::test {

// An empty folder, gone after the test.
class Folder {
  public:
    Folder() {
        std::string path =
            (std::filesystem::temp_directory_path() / "scoundrel-test-XXXXXX").string();
        path_ = ::mkdtemp(path.data());
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all, ignored);
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(const std::string& below = "") const {
        return (below.empty() ? path_ : path_ / below).string();
    }
    int files() const {
        int count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(path_))
            count += entry.exists() ? 1 : 0;
        return count;
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path(name), std::ios::binary) << text;
    }

  private:
    std::filesystem::path path_;
};

}  // namespace scoundrel::test
