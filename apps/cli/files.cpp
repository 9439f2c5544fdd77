#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>

namespace scoundrel::cli {

Result<std::string> read_file(const std::string& path) {
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fail(ErrorCode::storage, path + ": " + std::strerror(errno));
    }
    std::istream& in = path == "-" ? std::cin : file;
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (in.bad()) return fail(ErrorCode::storage, path + ": it could not be read");
    return text;
}

Result<void> write_file(const std::string& path, std::string_view text) {
    const std::string draft = path + ".part";
    std::ofstream file(draft, std::ios::binary);
    file << text;
    file.close();
    if (file && std::rename(draft.c_str(), path.c_str()) == 0) return {};
    const std::string why = std::strerror(errno);
    (void)std::remove(draft.c_str());
    return fail(ErrorCode::storage, path + ": it could not be written (" + why + ")");
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

std::uint64_t random_seed() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32 | device();
}

}  // namespace scoundrel::cli
