#include "lab/match_text.h"

#include <algorithm>
#include <array>

#include "lab/rows_in_order.h"
#include "notation/numbers.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel match 2";
constexpr std::string_view first_line_unchecked = "scoundrel match 1";
constexpr std::string_view columns = "seed player result score moves decisions chances";
constexpr std::string_view columns_timed = "seed player result score moves decisions us chances";
constexpr std::string_view nothing = "-";
constexpr int most_chance = 1000;
constexpr std::size_t plain_fields = 7;  // those of the columns

struct ResultWord {
    Status status;
    std::string_view word;
};
constexpr std::array result_words{ResultWord{Status::won, "won"}, ResultWord{Status::lost, "lost"},
                                  ResultWord{Status::playing, "unfinished"}};
constexpr std::string_view forfeit = "forfeit";  // lost too; the row ends in why

// "352:-61,361": a chance, and after a colon the score.
std::string print_forecasts(const std::vector<Forecast>& forecasts) {
    if (forecasts.empty()) return std::string(nothing);
    std::string text;
    for (const Forecast& forecast : forecasts) {
        text += (text.empty() ? "" : ",") + std::to_string(forecast.win);
        if (forecast.score) text += ":" + std::to_string(*forecast.score);
    }
    return text;
}

// False if it is none.
bool parse_forecast(std::string_view text, Forecast& forecast) {
    const auto colon = text.find(':');
    const auto chance = parse_count(text.substr(0, colon), most_chance);
    forecast.win = chance.value_or(0);
    if (colon == text.npos) return chance.has_value();
    forecast.score = parse_within(text.substr(colon + 1), 10 * largest_score);
    return chance && forecast.score;
}

std::optional<std::vector<Forecast>> parse_forecasts(std::string_view text) {
    std::vector<Forecast> forecasts;
    if (text == nothing) return forecasts;
    while (true) {
        const auto comma = text.find(',');
        if (!parse_forecast(text.substr(0, comma), forecasts.emplace_back())) return {};
        if (comma == text.npos) return forecasts;
        text.remove_prefix(comma + 1);
    }
}

// What comes after so many fields, to the end of the line. Nothing if no reason can be so.
std::optional<std::string> parse_reason(std::string_view line, const Fields& fields) {
    if (fields.count <= plain_fields) return {};
    const std::string_view field = fields[plain_fields];
    const std::string_view reason =
        line.substr(static_cast<std::size_t>(field.data() - line.data()));
    if (reason_of(reason) != reason) return {};
    return std::string(reason);
}

std::unexpected<Error> bad(Phrase why, const Arguments& arguments = {}) {
    return fail(ErrorCode::bad_record, say({}, why, arguments));
}

std::optional<Thinking> parse_thinking(std::optional<std::string_view> line) {
    constexpr int most = 1'000'000'000;
    Thinking thinking;
    if (const auto ms = after_word(line, "ms ")) {
        thinking.ms = parse_count(*ms, most);
        if (!thinking.ms) return {};
    } else {
        const auto samples = parse_count(after_word(line, "samples ").value_or(""), most);
        if (!samples) return {};
        thinking.samples = *samples;
    }
    return thinking;
}

Result<MatchHead> parse_head(LineReader& lines) {
    const bool checked = lines.checks().there;
    if (lines.next() != (checked ? first_line : first_line_unchecked))
        return bad(Phrase::error_no_match, {{"line", std::string(first_line)}});
    const auto damaged = [] { return bad(Phrase::error_match_head); };
    const auto rules = after_word(lines.next(), "rules ");
    if (!rules) return damaged();
    const auto variant = parse_rules(*rules);
    if (!variant) return std::unexpected(variant.error());
    auto thinking = parse_thinking(lines.next());
    auto line = lines.next();
    if (const auto name = after_word(line, "aim ")) {
        const auto aim = find_aim(*name);
        if (!thinking || !aim || *aim == Aim::win) return damaged();
        thinking->aim = *aim;
        line = lines.next();
    }
    const auto net = after_word(line, "net ");
    const auto hash = net ? parse_hex(*net) : std::nullopt;
    if (!thinking || !net || (!hash && *net != nothing)) return damaged();
    MatchHead head{.variant = *variant, .thinking = *thinking, .net = hash};
    line = lines.next();
    for (; const auto name = after_word(line, "player "); line = lines.next())
        head.players.emplace_back(*name);
    for (const auto& [word, field] : {std::pair("sealed ", &head.sealed), {"guard ", &head.guard}})
        if (const auto text = after_word(line, word)) {
            *field = *text;
            line = lines.next();
        }
    if (line != (checked ? columns : columns_timed)) return damaged();
    return head;
}

// Whether a game can come to this.
bool plausible(const MatchRow& row) {
    return row.decisions <= row.moves &&
           row.forecasts.size() <= static_cast<std::size_t>(row.decisions) &&
           (row.score > 0 || !row.won()) &&
           (row.status != Status::playing || row.moves == longest_match_game) &&
           row.microseconds.value_or(0) <= most_microseconds;
}

}  // namespace

std::string print_match_head(const MatchHead& head) {
    std::string text(first_line);
    text += "\nrules " + print_rules(head.variant);
    text += head.thinking.ms ? "\nms " + std::to_string(*head.thinking.ms)
                             : "\nsamples " + std::to_string(head.thinking.samples);
    if (head.thinking.aim != Aim::win) text.append("\naim ").append(name_of(head.thinking.aim));
    text += "\nnet " + (head.net ? print_hex(*head.net) : std::string(nothing));
    for (const std::string& player : head.players) text += "\nplayer " + player;
    if (!head.sealed.empty()) text += "\nsealed " + head.sealed;
    if (!head.guard.empty()) text += "\nguard " + head.guard;
    return text.append("\n").append(columns).append("\n");
}

std::string print_match_row(const MatchRow& row) {
    const auto word = row.forfeit
                          ? forfeit
                          : std::ranges::find(result_words, row.status, &ResultWord::status)->word;
    std::string text = std::to_string(row.seed) + " " + std::to_string(row.player + 1) + " ";
    text.append(word).append(" ").append(std::to_string(row.score));
    for (const int count : {row.moves, row.decisions}) text += " " + std::to_string(count);
    text += " " + print_forecasts(row.forecasts);
    return row.forfeit ? text + " " + *row.forfeit : text;
}

std::optional<MatchRow> parse_match_row(std::string_view line, std::size_t players, bool timed) {
    const auto fields = fields_of(line);
    const bool forfeited = !timed && fields[2] == forfeit;
    if (!forfeited && fields.count != plain_fields + (timed ? 1 : 0)) return {};
    const auto seed = parse_number(fields[0]);
    const auto player = parse_number(fields[1]);
    const auto word =
        std::ranges::find(result_words, forfeited ? "lost" : fields[2], &ResultWord::word);
    const auto score = parse_score(fields[3]);
    const auto moves = parse_count(fields[4], longest_match_game);
    const auto decisions = parse_count(fields[5], longest_match_game);
    const auto microseconds = timed ? parse_number(fields[6]) : std::nullopt;
    const auto forecasts = parse_forecasts(fields[timed ? 7 : 6]);
    const auto reason = forfeited ? parse_reason(line, fields) : std::nullopt;
    if (forfeited != reason.has_value()) return {};
    if (!seed || !player || *player < 1 || *player > players || word == result_words.end() ||
        !score || !moves || !decisions || timed != microseconds.has_value() || !forecasts)
        return {};
    const MatchRow row{*seed,        static_cast<std::size_t>(*player - 1),
                       word->status, *score,
                       *moves,       *decisions,
                       *forecasts,   reason,
                       microseconds};
    if (!plausible(row)) return {};
    return row;
}

Result<MatchText> parse_match(std::string_view text) {
    std::string_view rest = text;
    LineReader lines(text, next_line(rest) != first_line_unchecked);
    const auto head = parse_head(lines);
    if (!head) return std::unexpected(head.error());
    auto rows = read_rows<MatchRow>(lines, Phrase::row_of_match, [&](std::string_view line) {
        return parse_match_row(line, head->players.size(), !lines.checks().there);
    });
    if (!rows) return std::unexpected(rows.error());
    return MatchText{*head, std::move(*rows), lines.used(), lines.checks()};
}

Result<MatchText> resume_match(std::string_view text, const MatchHead& head) {
    MatchText empty{.head = head};
    const std::string head_text = print_match(empty);
    if (head_text.starts_with(text) && head_text != text) return empty;
    auto match = parse_match(text);
    if (!match) return match;
    if (!(match->head == head))
        return another_head({Phrase::error_other_match, Phrase::error_match_head},
                            print_match_head(match->head), print_match_head(head));
    if (const auto good = require_good(match->checks); !good) return std::unexpected(good.error());
    return match;
}

Result<void> merge_match(MatchText& into, const MatchText& other) {
    if (!(into.head == other.head))
        return another_head({Phrase::error_other_match, Phrase::error_match_head},
                            print_match_head(other.head), print_match_head(into.head));
    into.rows.insert(into.rows.end(), other.rows.begin(), other.rows.end());
    const auto number = [](const MatchRow& row) { return std::pair(row.seed, row.player); };
    return put_in_order(into.rows, number, print_match_row);
}

std::string print_match(const MatchText& match) {
    std::string lines = print_match_head(match.head);
    for (const MatchRow& row : match.rows) lines += print_match_row(row) + "\n";
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

}  // namespace scoundrel
