#include "notation/record.h"

#include <algorithm>

#include "notation/cards.h"
#include "notation/limits.h"
#include "notation/moves.h"
#include "notation/numbers.h"
#include "notation/position_text.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel record 1";
constexpr int most_taken_back = 1'000'000;

// Seeds may hold any text; a record's lines may not.
std::string escape(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\\') {
            out += "\\\\";
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\x";
            out += "0123456789abcdef"[byte >> 4];
            out += "0123456789abcdef"[byte & 15];
        } else {
            out += c;
        }
    }
    return out;
}

std::optional<int> hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return {};
}

std::optional<std::string> unescape(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
            continue;
        }
        if (++i == text.size()) return {};
        if (text[i] == '\\') {
            out += '\\';
            continue;
        }
        if (text[i] != 'x' || i + 2 >= text.size()) return {};
        const auto high = hex_digit(text[i + 1]);
        const auto low = hex_digit(text[i + 2]);
        if (!high || !low) return {};
        out += static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return out;
}

struct Word {
    Event::Kind kind;
    std::string_view text;
};
constexpr Word bare_words[] = {{Event::Kind::hint, "hint"},
                               {Event::Kind::solve, "solve"},
                               {Event::Kind::open, "open"},
                               {Event::Kind::abandon, "abandon"}};
constexpr Word card_words[] = {
    {Event::Kind::deal, "deal "}, {Event::Kind::die, "die "}, {Event::Kind::replace, "replace "}};
constexpr Word count_words[] = {{Event::Kind::undo, "undo "}, {Event::Kind::redo, "redo "}};

bool is_comment(std::string_view line) { return line.starts_with(';'); }

bool right_number_of_cards(Event::Kind kind, std::size_t count) {
    switch (kind) {
        case Event::Kind::deal: return count >= 1 && count <= room_size;
        case Event::Kind::die: return count == 1;
        default: return count == 2;
    }
}

std::optional<std::vector<Card>> parse_card_words(std::string_view text) {
    std::vector<Card> cards;
    while (true) {
        const auto word = text.substr(0, text.find(' '));
        const auto card = parse_card(word);
        if (!card) return {};
        cards.push_back(*card);
        if (word.size() == text.size()) return cards;
        text.remove_prefix(word.size() + 1);
    }
}

std::optional<Event> parse_event_leniently(std::string_view line) {
    if (is_comment(line))
        return Event{Event::Kind::comment, Move(Verb::next), {}, 0, std::string(line)};
    for (const auto& word : bare_words)
        if (line == word.text) return Event::of(word.kind);
    for (const auto& word : card_words) {
        if (!line.starts_with(word.text)) continue;
        auto cards = parse_card_words(line.substr(word.text.size()));
        if (!cards || !right_number_of_cards(word.kind, cards->size())) return {};
        return Event::of_cards(word.kind, std::move(*cards));
    }
    for (const auto& word : count_words) {
        if (!line.starts_with(word.text)) continue;
        const auto count = parse_number(line.substr(word.text.size()));
        if (!count || *count < 1 || *count > most_taken_back) return {};
        return Event::of_count(word.kind, static_cast<int>(*count));
    }
    if (const auto move = parse_move(line)) return Event::of_move(*move);
    return {};
}

// Records are exact: what would print differently is not one.
std::optional<Event> parse_event(std::string_view line) {
    auto event = parse_event_leniently(line);
    return event && print_event(*event) == line ? event : std::nullopt;
}

std::optional<Outcome> parse_outcome(std::string_view text) {
    if (text == "playing") return Outcome{};
    const bool won = text.starts_with("won ");
    if (!won && !text.starts_with("lost ")) return {};
    auto digits = text.substr(won ? 4 : 5);
    const bool negative = digits.starts_with('-');
    if (negative) digits.remove_prefix(1);
    const auto number = parse_number(digits);
    if (!number || *number > 1000) return {};
    const Outcome outcome{won ? Status::won : Status::lost,
                          static_cast<int>(*number) * (negative ? -1 : 1)};
    return print_outcome(outcome) == text ? std::optional(outcome) : std::nullopt;
}

// Walks the lines of a record, hashing those that count.
class Lines {
  public:
    explicit Lines(std::string_view text) : rest_(text) {}

    bool at_end() const { return rest_.empty(); }
    // The line looked at last, taken or not; where there is none, the last of the text.
    int number() const { return std::max(looked_at_, 1); }

    std::string_view peek() const {
        auto line = rest_.substr(0, rest_.find('\n'));
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }
    std::string_view next() {
        const auto line = peek();
        if (!is_comment(line) && !line.starts_with("hash ")) {
            hash_.add_text(line);
            hash_.add('\n');
        }
        const auto end = rest_.find('\n');
        rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
        looked_at_ = ++taken_;
        return line;
    }
    // The rest of the next line, which is taken if it begins so.
    std::optional<std::string_view> next_after(std::string_view word) {
        if (at_end()) return {};
        looked_at_ = taken_ + 1;
        if (!peek().starts_with(word)) return {};
        return next().substr(word.size());
    }
    std::uint64_t hash() const { return hash_.value(); }

  private:
    std::string_view rest_;
    int taken_ = 0;
    int looked_at_ = 0;
    Fnv1a hash_;
};

std::unexpected<Error> bad(const Lines& lines, const std::string& why) {
    return fail(ErrorCode::bad_record,
                say({}, Phrase::error_line, {{"line", lines.number()}, {"why", why}}));
}
std::unexpected<Error> bad(const Lines& lines, Phrase phrase, const Arguments& arguments = {}) {
    return bad(lines, say({}, phrase, arguments));
}

Result<GameId> parse_header_id(std::string_view text) {
    constexpr std::string_view from_position = "@position";
    if (!text.ends_with(from_position) ||
        text.find_first_of("#:@") + from_position.size() != text.size())
        return parse_game_id(text);
    const auto variant = parse_rules(text.substr(0, text.size() - from_position.size()));
    if (!variant) return std::unexpected(variant.error());
    return GameId{.variant = *variant, .dealt_by = DealtBy::position, .seed = {}, .deck = {}};
}

Result<void> parse_position_lines(Lines& lines, Beginning& beginning) {
    const auto text = lines.next_after("position ");
    if (!text) return bad(lines, Phrase::error_record_position);
    const auto parsed = parse_position_text(*text);
    if (!parsed) return bad(lines, parsed.error().message);
    if (!(parsed->variant == beginning.id.variant)) return bad(lines, Phrase::error_other_rules);
    beginning.position = parsed->game;
    if (const auto dealer = lines.next_after("dealer ")) {
        if (*dealer != "table")
            return bad(lines, Phrase::error_record_dealer, {{"dealer", "table"}});
        return {};
    }
    const auto seed = lines.next_after("seed ");
    const auto plain = seed ? unescape(*seed) : std::nullopt;
    if (!plain || plain->empty()) return bad(lines, Phrase::error_record_seed);
    beginning.position_seed = *plain;
    return {};
}

Result<Beginning> parse_beginning(Lines& lines) {
    if (lines.at_end() || lines.next() != first_line)
        return bad(lines, Phrase::error_record_first, {{"line", std::string(first_line)}});
    const auto id_text = lines.next_after("game ");
    const auto plain = id_text ? unescape(*id_text) : std::nullopt;
    if (!plain) return bad(lines, Phrase::error_record_game);
    const auto id = parse_header_id(*plain);
    if (!id) return bad(lines, id.error().message);
    if (escape(print_game_id(*id)) != *id_text) return bad(lines, Phrase::error_id_unusual);
    Beginning beginning{*id, {}, {}, {}, {}};
    if (id->dealt_by == DealtBy::position)
        if (const auto read = parse_position_lines(lines, beginning); !read)
            return std::unexpected(read.error());
    for (const auto& [word, field] :
         {std::pair("play ", &beginning.play), std::pair("started ", &beginning.started)}) {
        const auto text = lines.next_after(word);
        if (text && text->empty()) return bad(lines, Phrase::error_nothing_after, {{"word", word}});
        if (text && text->size() > longest_text)
            return bad(lines, Phrase::error_too_long_after, {{"word", word}});
        if (text) *field = *text;
    }
    return beginning;
}

// More than a log may hold: the rest is not looked at.
std::unexpected<Error> too_many_events() {
    return fail(ErrorCode::too_long,
                say({}, Phrase::error_log_long, {{"most", static_cast<int>(most_events)}}));
}

bool is_too_large(std::string_view text) { return text.size() > largest_record; }

std::unexpected<Error> too_large() {
    return fail(ErrorCode::too_large, say({}, Phrase::error_record_large,
                                          {{"most", static_cast<int>(largest_record >> 20)}}));
}

}  // namespace

Beginning begin_from(const ParsedPosition& position, std::optional<std::string> seed) {
    return {{.variant = position.variant, .dealt_by = DealtBy::position, .seed = {}, .deck = {}},
            position.game,
            std::move(seed),
            {},
            {}};
}

std::string print_event(const Event& event) {
    for (const auto& word : bare_words)
        if (event.kind == word.kind) return std::string(word.text);
    for (const auto& word : card_words)
        if (event.kind == word.kind) return std::string(word.text) + print_cards(event.cards);
    for (const auto& word : count_words)
        if (event.kind == word.kind) return std::string(word.text) + std::to_string(event.count);
    return event.kind == Event::Kind::move ? print_move(event.move) : event.text;
}

std::string print_beginning(const Beginning& beginning) {
    std::string text(first_line);
    text += "\ngame " + escape(print_game_id(beginning.id)) + "\n";
    if (beginning.position) {
        text += "position " + print_position(beginning.id.variant, *beginning.position) + "\n";
        text += beginning.position_seed ? "seed " + escape(*beginning.position_seed) + "\n"
                                        : "dealer table\n";
    }
    if (!beginning.play.empty()) text += "play " + beginning.play + "\n";
    if (!beginning.started.empty()) text += "started " + beginning.started + "\n";
    return text;
}

std::string print_outcome(const Outcome& outcome) {
    if (outcome.status == Status::playing) return "playing";
    return (outcome.status == Status::won ? "won " : "lost ") + std::to_string(outcome.score);
}

std::string print_record(const Record& record) {
    std::string text = print_beginning(record.beginning);
    for (const Event& event : record.log) text += print_event(event) + "\n";
    text += "result " + print_outcome(record.outcome.value_or(Outcome{})) + "\n";
    Lines lines(text);
    while (!lines.at_end()) lines.next();
    return text + "hash " + print_hex(lines.hash()) + "\n";
}

Result<Record> parse_record(std::string_view text) {
    if (is_too_large(text)) return too_large();
    Lines lines(text.substr(0, text.find_last_not_of("\r\n") + 1));
    auto beginning = parse_beginning(lines);
    if (!beginning) return std::unexpected(beginning.error());
    Record record{std::move(*beginning), {}, {}};
    std::optional<std::string_view> result;
    while (!(result = lines.next_after("result "))) {
        if (lines.at_end()) return bad(lines, Phrase::error_record_no_result);
        const auto event = parse_event(lines.next());
        if (!event) return bad(lines, Phrase::error_no_record_event);
        if (record.log.size() == most_events) return too_many_events();
        record.log.push_back(*event);
    }
    const auto outcome = parse_outcome(*result);
    if (!outcome) return bad(lines, Phrase::error_record_result);
    record.outcome = *outcome;
    const std::string right = print_hex(lines.hash());
    const auto hash = lines.next_after("hash ");
    if (!hash) return bad(lines, Phrase::error_record_no_hash);
    if (*hash != right) return bad(lines, Phrase::error_record_changed, {{"hash", right}});
    if (!lines.at_end()) {
        lines.next();
        return bad(lines, Phrase::error_record_after);
    }
    return record;
}

Result<ParsedLog> parse_log(std::string_view text) {
    if (is_too_large(text)) return too_large();
    const std::size_t whole = text.rfind('\n') == text.npos ? 0 : text.rfind('\n') + 1;
    Lines lines(text.substr(0, whole));
    auto beginning = parse_beginning(lines);
    if (!beginning) return std::unexpected(beginning.error());
    ParsedLog log{{std::move(*beginning), {}, {}}, whole};
    while (!lines.at_end()) {
        const auto event = parse_event(lines.next());
        if (!event) return bad(lines, Phrase::error_no_game_event);
        if (log.record.log.size() == most_events) return too_many_events();
        log.record.log.push_back(*event);
    }
    return log;
}

std::vector<std::string_view> split_records(std::string_view text) {
    std::vector<std::string_view> records;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const auto next = text.find("\n" + std::string(first_line), begin);
        const auto end = next == text.npos ? text.size() : next + 1;
        records.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return records;
}

}  // namespace scoundrel
