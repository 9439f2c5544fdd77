#include "system/files.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "notation/numbers.h"
#include "system/host.h"

namespace scoundrel {

namespace {

struct Close {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
};

std::unexpected<Error> failed(const std::string& path, std::string_view what) {
    return fail(ErrorCode::storage, path + ": " + std::string(what) + std::strerror(errno));
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    constexpr std::size_t largest = std::size_t{256} << 20;
    const std::unique_ptr<std::FILE, Close> opened(path == "-" ? nullptr
                                                               : std::fopen(path.c_str(), "rb"));
    std::FILE* const file = path == "-" ? stdin : opened.get();
    if (file == nullptr) return failed(path, "");
    std::string text;
    char buffer[1 << 16];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file)) {
        text.append(buffer, got);
        if (text.size() > largest)
            return fail(ErrorCode::storage, path + ": it is larger than 256 MiB");
    }
    if (std::ferror(file)) return failed(path, "it could not be read: ");
    return text;
}

// A file is replaced by a whole one, also where a link leads to it; a device or a pipe is only
// written to.
Result<void> write_file(const std::string& path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::file_type type = fs::status(path, ignored).type();
    const bool replace = type == fs::file_type::regular || type == fs::file_type::not_found;
    const std::string target =
        type == fs::file_type::regular ? fs::canonical(path, ignored).string() : path;
    const std::string draft =
        replace ? target + "." + print_hex(system_host().random()) + ".part" : path;
    std::FILE* const file = std::fopen(draft.c_str(), replace ? "wbx" : "wb");
    if (file == nullptr) return failed(path, "it could not be written: ");
    bool good = std::fwrite(text.data(), 1, text.size(), file) == text.size() &&
                std::fflush(file) == 0 && (!replace || ::fsync(::fileno(file)) == 0);
    int why = errno;
    if (std::fclose(file) != 0 && good) good = false, why = errno;
    if (good && replace && std::rename(draft.c_str(), target.c_str()) != 0)
        good = false, why = errno;
    if (good) return {};
    if (replace) (void)std::remove(draft.c_str());
    errno = why;
    return failed(path, "it could not be written: ");
}

bool is_file(const std::string& path) {
    std::error_code error;
    return std::filesystem::exists(path, error);
}

}  // namespace scoundrel
