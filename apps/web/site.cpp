#include "web/site.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "seal/sha256.h"
#include "system/open_file.h"
#include "web/headers.h"
#include "web/pack.h"
#include "web_policy.h"

namespace scoundrel::web {

namespace {

constexpr std::size_t most_of_header = 8192;
constexpr std::size_t most_of_file = std::size_t{64} << 20;

constexpr std::pair<std::string_view, std::string_view> kinds[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript"},
    {".css", "text/css"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webmanifest", "application/manifest+json"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".json", "application/json"},
};

std::string kind_of(const std::filesystem::path& extension) {
    for (const auto& [ending, kind] : kinds)
        if (extension == ending) return std::string(kind);
    return "application/octet-stream";
}

// With every answer, refusals too.
const std::vector<Field>& always() {
    static const std::vector<Field> fields{
        {"content-security-policy", std::string(page_policy) + "; frame-ancestors 'none'"},
        {"cross-origin-opener-policy", "same-origin"},
        {"cross-origin-resource-policy", "same-origin"},
        {"referrer-policy", "no-referrer"},
        {"x-content-type-options", "nosniff"}};
    return fields;
}

// For programs and for whoever looks into them: in English, as HTTP is.
Answer refusal(unsigned status, const char* text, std::vector<Field> fields = {}) {
    fields.push_back({"content-type", "text/plain"});
    return {status, std::move(fields), std::make_shared<std::string>(std::string(text) + "\n")};
}

std::string hash_of(std::string_view bytes) {
    constexpr std::size_t enough = 16;
    const Digest digest = sha256(bytes_of(bytes));
    return print_bytes(std::span(digest).first(enough));
}

// None while it may still be written to: clocks of file systems tick slowly, and what comes within
// one tick looks as if nothing had come.
std::optional<FileState> settled_state(int file) {
    constexpr std::int64_t second = 1'000'000'000;
    struct stat status{};
    timespec now{};
    if (::fstat(file, &status) != 0 || ::clock_gettime(CLOCK_REALTIME, &now) != 0) return {};
    const std::int64_t changed = status.st_ctim.tv_sec * second + status.st_ctim.tv_nsec;
    if (now.tv_sec * second + now.tv_nsec - changed < 2 * second) return {};
    return FileState{.device = status.st_dev,
                     .number = status.st_ino,
                     .size = static_cast<std::uint64_t>(status.st_size),
                     .changed = changed};
}

}  // namespace

Site::Site(std::filesystem::path folder, const std::vector<std::string>& names)
    : folder_(std::move(folder)), names_{"localhost", "127.0.0.1", "[::1]"} {
    for (const std::string& name : names) names_.insert(lowered(name));
}

Answer Site::answer(const Request& request) {
    const auto file = file_of(request.address);
    auto answer = refused(request);
    if (!answer && !file) answer = refusal(400, "no address of a page");
    if (!answer) answer = answer_file(*file, request);
    answer->fields.insert(answer->fields.begin(), always().begin(), always().end());
    return std::move(*answer);
}

std::optional<Answer> Site::refused(const Request& request) const {
    const Field close{"connection", "close"};
    if (request.header_bytes > most_of_header)
        return refusal(431, "more than anybody needs to say", {close});
    // By a name of its own a stranger's page could lead a browser here and read the answers (DNS
    // rebinding).
    const auto name = host_name(request.field("host"));
    if (!name || !names_.contains(*name))
        return refusal(421, "not asked for by a name of this machine");
    if (request.method != "GET" && request.method != "HEAD")
        return refusal(405, "only GET and HEAD", {{"allow", "GET, HEAD"}, close});
    if (request.brings_body()) return refusal(413, "nothing is taken", {close});
    return {};
}

Answer Site::answer_file(const std::string& file, const Request& request) {
    Kept* kept = read(file);
    if (kept == nullptr) return refusal(404, "not here");
    const auto extension = std::filesystem::path(file).extension();
    const bool packs = extension != ".png";
    const bool small = packs && takes_gzip(request.field("accept-encoding"));
    const std::string tag = '"' + kept->hash + (small ? "-gzip" : "") + '"';
    // What has a hash in its name never changes; all else is asked for anew.
    const bool for_ever = file.starts_with("/assets/");
    Answer answer{
        200,
        {{"etag", tag},
         {"cache-control", for_ever ? "public, max-age=31536000, immutable" : "no-cache"}}};
    if (packs) answer.fields.push_back({"vary", "accept-encoding"});
    if (small && !kept->small) kept->small = std::make_shared<std::string>(packed(*kept->plain));
    answer.body = small ? kept->small : kept->plain;  // of a 304, too, the length is told
    if (knows(request.field("if-none-match"), tag)) return answer.status = 304, answer;
    answer.fields.push_back({"content-type", kind_of(extension)});
    if (small) answer.fields.push_back({"content-encoding", "gzip"});
    return answer;
}

// A link may lie in the folder, but leads nowhere outside; what is no plain file is not waited for.
Site::Kept* Site::read(const std::string& file) {
    std::error_code no_root, no_file;
    const auto root = std::filesystem::canonical(folder_, no_root);
    const auto path = std::filesystem::canonical(folder_.string() + file, no_file);
    if (no_root || no_file || !path.string().starts_with((root / "").string())) return nullptr;
    const auto opened = OpenFile::open(path, O_RDONLY | O_NOFOLLOW);
    if (!opened) return nullptr;
    const auto state = settled_state(opened->fd());
    if (const auto known = kept_.find(path); state && known != kept_.end())
        if (known->second.state == state) return &known->second;
    auto bytes = opened->read(most_of_file);
    if (!bytes) return nullptr;
    Kept& kept = kept_[path];
    kept.state = state.value_or(FileState{});
    if (std::string hash = hash_of(*bytes); hash != kept.hash)
        kept = {kept.state, hash, std::make_shared<std::string>(std::move(*bytes)), nullptr};
    return &kept;
}

}  // namespace scoundrel::web
