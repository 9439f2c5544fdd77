#include "checkpoint.h"

#include <algorithm>
#include <filesystem>

#include "command/failure.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "rules/random.h"
#include "system/files.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view heading = "scoundrel unfinished 1\ncheck ";

std::uint64_t hash_of(std::string_view rest) {
    Fnv1a hash;
    hash.add_text(rest);
    return hash.value();
}

}  // namespace

Checkpoint::Checkpoint(const std::string& out, std::string work) : work_(std::move(work)) {
    if (!out.empty() && (is_file(out) || !is_there(out))) path_ = out + ".unfinished";
}

std::optional<std::string> Checkpoint::kept() const {
    if (path_.empty() || !is_there(path_)) return {};
    const std::string text = or_fail(read_file(path_, most_of_records));
    std::string_view rest = text;
    if (!rest.starts_with(heading)) refuse();
    rest.remove_prefix(heading.size());
    const auto check = parse_hex(rest.substr(0, rest.find('\n')));
    rest.remove_prefix(std::min(rest.size(), rest.find('\n') + 1));
    if (!check || check != hash_of(rest)) refuse();
    const std::string_view work = rest.substr(0, rest.find('\n'));
    if (work != work_)
        throw Failure(
            say({}, Phrase::unfinished_other, {{"file", path_}, {"there", std::string(work)}}));
    return std::string(rest.substr(work.size() + 1));
}

void Checkpoint::refuse() const {
    throw Failure(say({}, Phrase::unfinished_damaged, {{"file", path_}}));
}

void Checkpoint::keep(std::string_view bytes) {
    if (path_.empty()) return;
    const std::string rest = work_ + "\n" + std::string(bytes);
    or_fail(write_file(path_, std::string(heading) + print_hex(hash_of(rest)) + "\n" + rest));
}

void Checkpoint::keep_if_due(const std::function<std::string()>& bytes) {
    constexpr int share = 50;
    const auto began = Clock::now();
    if (path_.empty() || began < due_) return;
    keep(bytes());
    due_ = Clock::now() +
           std::max<Clock::duration>(std::chrono::seconds(1), share * (Clock::now() - began));
}

void Checkpoint::keep_for_later(std::string_view bytes) {
    if (path_.empty()) return;
    keep(bytes);
    text::message(say({}, Phrase::unfinished_kept, {{"file", path_}}));
}

void Checkpoint::remove() const {
    std::error_code gone_already;
    if (!path_.empty()) std::filesystem::remove(path_, gone_already);
}

}  // namespace scoundrel::cli
