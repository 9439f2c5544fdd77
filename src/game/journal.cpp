#include "game/journal.h"

#include <algorithm>

#include "notation/numbers.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

std::string print_events(const Session& session, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < session.log().size(); ++i)
        text += print_event(session.log()[i]) + "\n";
    return text;
}

bool is_safe(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

}  // namespace

std::string storage_name(const std::string& play) {
    constexpr std::size_t longest = 64;
    if (!play.empty() && play.size() <= longest && std::ranges::all_of(play, is_safe)) return play;
    Fnv1a hash;
    hash.add_text(play);
    return "play-" + print_hex(hash.value());
}

std::string print_log(const Session& session) {
    return print_beginning(session.beginning()) + print_events(session, 0);
}

Journal Journal::begin(Storage& storage, const Session& session) {
    return {storage, storage_name(session.beginning().play)};
}

Result<Stored> load_stored(const std::string& name, std::string_view text) {
    auto parsed = parse_log(text);
    if (!parsed) return std::unexpected(parsed.error());
    Record& record = parsed->record;
    const bool named = !record.beginning.play.empty();
    if (!named) record.beginning.play = storage_name(name);
    auto session = Session::load(record);
    if (!session) return std::unexpected(session.error());
    // A header cut short is worth nothing yet: it is written again, whole.
    if (!named && record.log.empty()) return Stored{std::move(*session), 0, 0};
    return Stored{std::move(*session), parsed->used, record.log.size()};
}

bool never_begun(std::string_view text) {
    constexpr std::string_view named_after = "scoundrel record 1\ngame ";
    return named_after.starts_with(text) ||
           (text.starts_with(named_after) && text.find('\n', named_after.size()) == text.npos);
}

std::string bare_log(const Beginning& beginning, const std::vector<Event>& log) {
    Beginning nameless = beginning;
    nameless.play.clear();
    std::string text = print_beginning(nameless);
    for (const Event& event : log)
        if (event.kind != Event::Kind::comment) text += print_event(event) + "\n";
    return text;
}

Result<Journal::Resumed> Journal::resume(Storage& storage, const std::string& name) {
    const auto claimed = storage.claim(name);
    if (!claimed) return std::unexpected(claimed.error());
    if (!*claimed) return fail(ErrorCode::storage, say({}, Phrase::error_open_in_program));
    Journal journal(storage, name);
    const auto text = storage.read(name);
    if (!text) return std::unexpected(text.error());
    auto stored = load_stored(name, *text);
    if (!stored) return std::unexpected(stored.error());
    journal.bytes_ = stored->bytes;
    journal.events_ = stored->events;
    return Resumed{std::move(stored->session), std::move(journal)};
}

Result<void> Journal::save(const Session& session) {
    std::string text = bytes_ == 0 ? print_beginning(session.beginning()) : "";
    text += print_events(session, events_);
    if (text.empty()) return {};
    if (const auto done = storage_->extend(name_, bytes_, text); !done) return done;
    bytes_ += text.size();
    events_ = session.log().size();
    return {};
}

}  // namespace scoundrel
