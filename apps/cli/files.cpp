#include "cli/files.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <istream>
#include <memory>
#include <random>

#include "cli/command.h"
#include "notation/numbers.h"

namespace scoundrel::cli {

namespace {

struct Close {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
};

std::unexpected<Error> failed(const std::string& path, std::string_view what) {
    return fail(ErrorCode::storage, path + ": " + std::string(what) + std::strerror(errno));
}

}  // namespace

bool read_line(std::istream& in, std::size_t longest, std::string& line, bool& too_long) {
    line.clear();
    too_long = false;
    bool any = false;
    try {
        for (int c = in.rdbuf()->sbumpc(); c != EOF; c = in.rdbuf()->sbumpc()) {
            any = true;
            if (c == '\n') return true;
            if (line.size() < longest)
                line.push_back(static_cast<char>(c));
            else
                too_long = true;
        }
    } catch (const std::ios_base::failure&) {
        throw Failure("the input could not be read");
    }
    if (std::ferror(stdin)) throw Failure("the input could not be read");
    return any;
}

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
    const std::string draft = replace ? target + "." + print_hex(random_seed()) + ".part" : path;
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

Result<Variant> read_rules(const std::string& text) {
    const auto whole = with_rules_file_read(text, read_file);
    if (!whole) return std::unexpected(whole.error());
    return parse_rules(*whole);
}

Result<GameId> read_game_id(const std::string& text) {
    const auto whole = with_rules_file_read(text, read_file);
    if (!whole) return std::unexpected(whole.error());
    return parse_game_id(*whole);
}

bool names_deal(std::string_view text) { return text.find_first_of("#:@") != text.npos; }

Result<GameId> read_wanted_game(const std::string& text) {
    if (names_deal(text)) return read_game_id(text);
    const auto variant = read_rules(text);
    if (!variant) return std::unexpected(variant.error());
    return random_game(*variant);
}

GameId random_game(const Variant& variant) {
    return {.variant = variant,
            .dealt_by = DealtBy::seed,
            .seed = std::to_string(random_deal_seed()),
            .deck = {}};
}

std::uint64_t random_deal_seed() { return random_seed() % 10'000'000'000; }

std::uint64_t random_seed() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32 | device();
}

}  // namespace scoundrel::cli
