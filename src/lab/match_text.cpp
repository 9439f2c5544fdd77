#include "lab/match_text.h"

#include <algorithm>
#include <array>

#include "lab/lines.h"
#include "notation/numbers.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel match 1";
constexpr std::string_view columns = "seed player result score moves decisions us chances";
constexpr std::string_view nothing = "-";
constexpr int most_chance = 1000;

struct ResultWord {
    Status status;
    std::string_view word;
};
constexpr std::array result_words{ResultWord{Status::won, "won"}, ResultWord{Status::lost, "lost"},
                                  ResultWord{Status::playing, "unfinished"}};

std::string print_chances(const std::vector<int>& chances) {
    if (chances.empty()) return std::string(nothing);
    std::string text;
    for (const int chance : chances) text += (text.empty() ? "" : ",") + std::to_string(chance);
    return text;
}

std::optional<int> parse_count(std::string_view text, int most) {
    const auto number = parse_number(text);
    if (!number || *number > static_cast<std::uint64_t>(most)) return {};
    return static_cast<int>(*number);
}

std::optional<std::vector<int>> parse_chances(std::string_view text) {
    std::vector<int> chances;
    if (text == nothing) return chances;
    while (true) {
        const auto comma = text.find(',');
        const auto chance = parse_count(text.substr(0, comma), most_chance);
        if (!chance) return {};
        chances.push_back(*chance);
        if (comma == text.npos) return chances;
        text.remove_prefix(comma + 1);
    }
}

std::unexpected<Error> bad(std::string message) {
    return fail(ErrorCode::bad_record, std::move(message));
}

// The line in which a head differs from the one wanted tells why it is another match.
std::unexpected<Error> another_match(std::string_view text, std::string_view head) {
    if (!text.starts_with(first_line))
        return bad("it is no match: its first line is not '" + std::string(first_line) + "'");
    while (const auto wanted = next_line(head)) {
        const auto there = next_line(text);
        if (!there) break;
        if (*there != *wanted)
            return bad("it is another match: it has '" + std::string(*there) +
                       "' where this has '" + std::string(*wanted) + "'");
    }
    return bad("the head of the match is damaged");
}

}  // namespace

std::string print_match_head(const MatchHead& head) {
    std::string text(first_line);
    text += "\nrules " + print_rules(head.variant);
    text += head.thinking.ms ? "\nms " + std::to_string(*head.thinking.ms)
                             : "\nsamples " + std::to_string(head.thinking.samples);
    text += "\nnet " + (head.net ? print_hex(*head.net) : std::string(nothing));
    for (const std::string& player : head.players) text += "\nplayer " + player;
    if (!head.sealed.empty()) text += "\nsealed " + head.sealed;
    if (!head.guard.empty()) text += "\nguard " + head.guard;
    return text.append("\n").append(columns).append("\n");
}

std::string print_match_row(const MatchRow& row) {
    const auto word = std::ranges::find(result_words, row.status, &ResultWord::status)->word;
    std::string text = std::to_string(row.seed) + " " + std::to_string(row.player + 1) + " ";
    text.append(word).append(" ").append(std::to_string(row.score));
    for (const int count : {row.moves, row.decisions}) text += " " + std::to_string(count);
    return text + " " + std::to_string(row.microseconds) + " " + print_chances(row.chances);
}

std::optional<MatchRow> parse_match_row(std::string_view line, std::size_t players) {
    const auto fields = fields_of(line);
    if (fields.size() != 8) return {};
    const auto seed = parse_number(fields[0]);
    const auto player = parse_number(fields[1]);
    const auto word = std::ranges::find(result_words, fields[2], &ResultWord::word);
    const auto score = parse_score(fields[3]);
    const auto moves = parse_count(fields[4], longest_match_game);
    const auto decisions = parse_count(fields[5], longest_match_game);
    const auto microseconds = parse_number(fields[6]);
    const auto chances = parse_chances(fields[7]);
    if (!seed || !player || *player < 1 || *player > players || word == result_words.end() ||
        !score || !moves || !decisions || !microseconds || !chances)
        return {};
    return MatchRow{*seed,         static_cast<std::size_t>(*player - 1),
                    word->status,  *score,
                    *moves,        *decisions,
                    *microseconds, *chances};
}

Result<MatchText> resume_match(std::string_view text, const MatchHead& head) {
    const std::string wanted = print_match_head(head);
    if (wanted.starts_with(text)) return MatchText{{}, wanted == text ? text.size() : 0};
    if (!text.starts_with(wanted)) return another_match(text, wanted);
    MatchText match{{}, wanted.size()};
    std::string_view rest = text.substr(wanted.size());
    while (const auto line = next_line(rest)) {
        auto row = parse_match_row(*line, head.players.size());
        const std::size_t end = text.size() - rest.size();
        if (!row)
            return bad("line " + std::to_string(std::ranges::count(text.substr(0, end), '\n')) +
                       " is no row of a match");
        match.rows.push_back(std::move(*row));
        match.used = end;
    }
    return match;
}

}  // namespace scoundrel
