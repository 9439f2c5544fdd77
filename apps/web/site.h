// The page's folder as answers. Whoever asks is a stranger: another page in the same browser can
// send requests here, so only what was addressed to this machine is answered, and no answer can be
// used by a page of another origin.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "web/http.h"

namespace scoundrel::web {

// What changes when a file does.
struct FileState {
    std::uint64_t device = 0, number = 0, size = 0;
    std::int64_t changed = 0;  // nanoseconds since 1970

    friend bool operator==(const FileState&, const FileState&) = default;
};

class Site {
  public:
    // Beside this machine's own names it answers to those given.
    Site(std::filesystem::path folder, const std::vector<std::string>& names);

    Answer answer(const Request& request);

  private:
    struct Kept {
        FileState state{};  // when it was read
        std::string hash{};
        std::shared_ptr<const std::string> plain{}, small{};
    };

    // Why it is not even looked for; nothing if it is.
    std::optional<Answer> refused(const Request& request) const;
    Answer answer_file(const std::string& file, const Request& request);
    // Null where there is none for strangers. Read again only once it has changed.
    Kept* read(const std::string& file);

    std::filesystem::path folder_;
    std::set<std::string> names_;
    // As they were when last asked for, by their real paths: many who take the same file, however
    // slowly, share one copy of it.
    std::map<std::string, Kept> kept_;
};

}  // namespace scoundrel::web
