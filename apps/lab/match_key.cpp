#include "match_key.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "command/failure.h"
#include "lab/lines.h"
#include "phrases/catalogue.h"
#include "system/files.h"
#include "system/open_file.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view first_line = "scoundrel key 1";
constexpr std::string_view told_line = "told";

SealKey new_key() {
    SealKey key;
    if (::getentropy(key.bytes.data(), key.bytes.size()) != 0)
        throw Failure(say({}, Phrase::match_no_chance));
    return key;
}

// On the disk before it is made use of: without it the match could not go on.
void write_through(const std::string& path, int flags, const std::string& text) {
    const OpenFile file = or_fail(OpenFile::open(path, flags | O_WRONLY));
    if (!file.write(text, 0) || !file.sync_whole()) or_fail(Result<void>(file_error(path)));
}

bool has_rows(const std::string& file) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return !error && size > 0;
}

}  // namespace

std::optional<MatchKey> MatchKey::beside(const std::string& file) {
    const std::string path = file + ".key";
    if (!is_file(path)) return {};
    const std::string text = or_fail(read_file(path, most_of_settings));
    std::string_view rest = text;
    const bool begins = next_line(rest) == first_line;
    const auto seal = next_line(rest), digits = next_line(rest);
    const auto key =
        digits && digits->starts_with("key ") ? parse_seal_key(digits->substr(4)) : std::nullopt;
    if (!begins || !key || *seal != "sha256 " + seal_of(*key))
        throw Failure(say({}, Phrase::match_key_damaged, {{"file", path}}));
    MatchKey found(*key, path);
    found.told_ = next_line(rest) == told_line;
    return found;
}

MatchKey MatchKey::of_match(const std::string& file) {
    if (file.empty()) return {new_key(), ""};
    if (auto there = beside(file)) return *there;
    if (has_rows(file))
        throw Failure(say({}, Phrase::match_key_missing, {{"file", file}, {"key", file + ".key"}}));
    MatchKey made(new_key(), file + ".key");
    made.create();
    return made;
}

void MatchKey::create() const {
    write_through(path_, O_CREAT | O_EXCL,
                  std::string(first_line) + "\nsha256 " + seal_of(key_) + "\nkey " +
                      print_seal_key(key_) + "\n");
}

void MatchKey::tell() {
    if (told_) return;
    told_ = true;
    if (path_.empty()) return;
    constexpr mode_t for_everyone = 0644;
    write_through(path_, O_APPEND, std::string(told_line) + "\n");
    (void)::chmod(path_.c_str(), for_everyone);
}

}  // namespace scoundrel::cli
