#include "lab/trial_text.h"

#include <algorithm>

#include "lab/rows_in_order.h"
#include "notation/numbers.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel compare 1";
constexpr std::string_view columns =
    "seed rules verdict result:score:moves:room:damage:avoids[:luck:skill]...";
constexpr std::string_view nothing = "-";
constexpr std::string_view trained_with = " trained ";
constexpr std::string_view reviewed_from = " from ";
constexpr std::string_view not_solved = "solved no";
constexpr char before_count = '/';
constexpr int most_rooms = longest_match_game, most_damage = 100'000, most_luck = 1'000'000'000;

struct ResultWord {
    Status status;
    bool forfeit;
    std::string_view word;
};
constexpr ResultWord result_words[] = {{Status::won, false, "won"},
                                       {Status::lost, false, "lost"},
                                       {Status::lost, true, "forfeit"},
                                       {Status::playing, false, "unfinished"}};
struct VerdictWord {
    std::optional<Verdict> verdict;
    std::string_view word;
};
constexpr VerdictWord verdict_words[] = {{Verdict::won, "won"},
                                         {Verdict::lost, "lost"},
                                         {Verdict::unknown, "unknown"},
                                         {std::nullopt, nothing}};

std::string print_game(const TrialGame& game) {
    const auto word = std::ranges::find_if(result_words, [&](const ResultWord& each) {
        return each.status == game.status && each.forfeit == game.forfeit;
    });
    std::string text(word->word);
    for (const int number : {game.score, game.moves, game.room, game.damage, game.avoids})
        text += ":" + std::to_string(number);
    if (game.review)
        text += ":" + std::to_string(game.review->luck) + ":" + std::to_string(game.review->skill);
    for (const int count : game.counts) text += before_count + std::to_string(count);
    return text;
}

// Whether a game can come to this.
bool plausible(const TrialGame& game) {
    return (game.score > 0 || !game.won()) && game.avoids <= game.room &&
           (game.status != Status::playing || game.moves == longest_match_game);
}

std::vector<std::string_view> parts_of(std::string_view text, char between) {
    std::vector<std::string_view> parts;
    for (bool more = true; more;) {
        const auto end = text.find(between);
        parts.push_back(text.substr(0, end));
        more = end != text.npos;
        if (more) text.remove_prefix(end + 1);
    }
    return parts;
}

// "/3/0/12", as many as the ledger has; nothing where there are none.
std::optional<Counts> parse_counts(std::string_view text, const Ledger* ledger) {
    Counts counts;
    if (text.empty()) return counts;
    for (const std::string_view part : parts_of(text.substr(1), before_count)) {
        const auto count = parse_count(part, most_luck);
        if (!count) return {};
        counts.push_back(*count);
    }
    if (ledger == nullptr || counts.size() != ledger->counts) return {};
    return counts;
}

// What is seen in a game is counted in every one, what is found by looking back in those reviewed.
bool has_its_counts(const TrialGame& game, const Ledger* ledger) {
    const bool counted = ledger != nullptr && (ledger->see != nullptr || game.review);
    return counted == !game.counts.empty();
}

std::optional<TrialGame> parse_game(std::string_view text, const Ledger* ledger) {
    constexpr std::size_t plain = 6, reviewed = 8;
    const std::size_t end = std::min(text.find(before_count), text.size());
    auto counts = parse_counts(text.substr(end), ledger);
    const auto parts = parts_of(text.substr(0, end), ':');
    if (parts.size() != plain && parts.size() != reviewed) return {};
    const auto* word = std::ranges::find(result_words, parts[0], &ResultWord::word);
    const auto score = parse_score(parts[1]);
    const auto moves = parse_count(parts[2], longest_match_game);
    const auto room = parse_count(parts[3], most_rooms);
    const auto damage = parse_count(parts[4], most_damage);
    const auto avoids = parse_count(parts[5], most_rooms);
    if (word == std::end(result_words) || !score || !moves || !room || !damage || !avoids ||
        !counts)
        return {};
    TrialGame game{word->status, word->forfeit, *score, *moves, *room, *damage, *avoids};
    if (parts.size() == reviewed) {
        const auto luck = parse_within(parts[6], most_luck);
        const auto skill = parse_within(parts[7], most_luck);
        if (!luck || !skill) return {};
        game.review = LuckAndSkill{*luck, *skill};
    }
    if (!plausible(game)) return {};
    game.counts = *std::move(counts);
    if (!has_its_counts(game, ledger)) return {};
    return game;
}

std::unexpected<Error> bad(Phrase why, const Arguments& arguments = {}) {
    return fail(ErrorCode::bad_record, say({}, why, arguments));
}

// What stands behind a net that was asked for.
struct ChosenWord {
    NetChosen chosen;
    std::string_view word;
};
constexpr ChosenWord chosen_words[] = {{NetChosen::any, " any"}, {NetChosen::file, " file"}};

NetChosen take_chosen(std::string_view& net) {
    for (const ChosenWord& each : chosen_words)
        if (net.ends_with(each.word)) {
            net.remove_suffix(each.word.size());
            return each.chosen;
        }
    return NetChosen::fitting;
}

// "classic+health=15", and on the next line "net 0123456789abcdef", or behind that " trained
// 200000", " any" or " file"
Result<Contender> parse_contender(std::string_view rules, std::optional<std::string_view> net) {
    const auto variant = parse_rules(rules);
    if (!variant) return std::unexpected(variant.error());
    auto text = after_word(net, "net ");
    if (!text) return bad(Phrase::error_comparison_head);
    const NetChosen chosen = take_chosen(*text);
    std::uint64_t games = 0;
    if (const std::size_t at = text->find(trained_with); at != text->npos) {
        const auto count = parse_number(text->substr(at + trained_with.size()));
        if (!count || *count == 0) return bad(Phrase::error_comparison_head);
        games = *count;
        text = text->substr(0, at);
    }
    const auto hash = parse_hex(*text);
    const bool asked = games > 0 || chosen != NetChosen::fitting;
    if ((!hash && (*text != nothing || asked)) || (games > 0 && chosen != NetChosen::fitting))
        return bad(Phrase::error_comparison_head);
    return Contender{*variant, hash, games, chosen};
}

// "40", or of deals that do not begin with seed 0 "40 from 1000"
bool parse_reviews(std::optional<std::string_view> text, TrialPlan& plan) {
    if (!text) return false;
    const std::size_t at = text->find(reviewed_from);
    const auto reviews = parse_number(text->substr(0, at));
    const auto first = at == text->npos ? std::optional<std::uint64_t>(0)
                                        : parse_number(text->substr(at + reviewed_from.size()));
    if (!reviews || !first || (at != text->npos && (*first == 0 || *reviews == 0))) return false;
    plan.reviews = *reviews;
    plan.first = *first;
    return true;
}

Result<TrialPlan> parse_head(LineReader& lines) {
    constexpr int most_samples = 1'000'000'000;
    if (lines.next() != first_line)
        return bad(Phrase::error_no_comparison, {{"line", std::string(first_line)}});
    TrialPlan plan;
    auto line = lines.next();
    for (; const auto rules = after_word(line, "rules "); line = lines.next()) {
        auto contender = parse_contender(*rules, lines.next());
        if (!contender) return std::unexpected(contender.error());
        plan.rules.push_back(std::move(*contender));
    }
    for (; const auto name = after_word(line, "player "); line = lines.next())
        plan.players.emplace_back(*name);
    const auto samples = parse_count(after_word(line, "samples ").value_or(""), most_samples);
    line = lines.next();
    if (const auto name = after_word(line, "aim ")) {
        const auto aim = find_aim(*name);
        if (!aim || *aim == Aim::win) return bad(Phrase::error_comparison_head);
        plan.thinking.aim = *aim;
        line = lines.next();
    }
    const bool reviews = parse_reviews(after_word(line, "reviews "), plan);
    line = lines.next();
    plan.solved = line != not_solved;
    if (!plan.solved) line = lines.next();
    if (const auto name = after_word(line, "counts ")) {
        plan.ledger = find_ledger(*name);
        if (plan.ledger == nullptr) return bad(Phrase::error_comparison_head);
        line = lines.next();
    }
    if (!samples || !reviews || line != columns || plan.rules.empty() || plan.players.empty())
        return bad(Phrase::error_comparison_head);
    plan.thinking.samples = *samples;
    return plan;
}

}  // namespace

std::string print_trial_head(const TrialPlan& plan) {
    std::string text(first_line);
    for (const Contender& each : plan.rules) {
        text += "\nrules " + print_rules(each.variant);
        text += "\nnet " + (each.net ? print_hex(*each.net) : std::string(nothing));
        if (each.trained > 0) text.append(trained_with).append(std::to_string(each.trained));
        for (const ChosenWord& word : chosen_words)
            if (word.chosen == each.chosen) text += word.word;
    }
    for (const std::string& player : plan.players) text += "\nplayer " + player;
    text += "\nsamples " + std::to_string(plan.thinking.samples);
    if (plan.thinking.aim != Aim::win) text.append("\naim ").append(name_of(plan.thinking.aim));
    text += "\nreviews " + std::to_string(plan.reviews);
    if (plan.first > 0) text.append(reviewed_from).append(std::to_string(plan.first));
    if (!plan.solved) text.append("\n").append(not_solved);
    if (plan.ledger != nullptr) text.append("\ncounts ").append(plan.ledger->name);
    return text.append("\n").append(columns).append("\n");
}

std::string print_trial(const Trial& trial) {
    const auto* verdict = std::ranges::find(verdict_words, trial.verdict, &VerdictWord::verdict);
    std::string text = std::to_string(trial.seed) + " " + std::to_string(trial.rules + 1) + " ";
    text += verdict->word;
    for (const TrialGame& game : trial.games) text += " " + print_game(game);
    return text;
}

std::optional<Trial> parse_trial(std::string_view line, const TrialPlan& plan) {
    constexpr std::size_t before_games = 3;
    const std::size_t rules = plan.rules.size(), players = plan.players.size();
    const auto fields = fields_of(line);
    if (fields.count != before_games + players) return {};
    const auto seed = parse_number(fields[0]);
    const auto place = parse_number(fields[1]);
    const auto* verdict = std::ranges::find(verdict_words, fields[2], &VerdictWord::word);
    if (!seed || !place || *place < 1 || *place > rules || verdict == std::end(verdict_words))
        return {};
    Trial trial{*seed, static_cast<std::size_t>(*place - 1), verdict->verdict};
    for (std::size_t i = 0; i < players; ++i) {
        auto game = parse_game(fields[before_games + i], plan.ledger);
        if (!game) return {};
        trial.games.push_back(std::move(*game));
    }
    return trial;
}

Result<TrialText> parse_trials(std::string_view text) {
    LineReader lines(text, true);
    const auto head = parse_head(lines);
    if (!head) return std::unexpected(head.error());
    auto rows = read_rows<Trial>(lines, Phrase::row_of_comparison,
                                 [&](std::string_view line) { return parse_trial(line, *head); });
    if (!rows) return std::unexpected(rows.error());
    return TrialText{*head, std::move(*rows), lines.used(), lines.checks()};
}

Result<TrialText> resume_trials(std::string_view text, const TrialPlan& plan) {
    TrialText empty{.head = plan};
    const std::string head_text = print_trials(empty);
    if (head_text.starts_with(text) && head_text != text) return empty;
    auto trials = parse_trials(text);
    if (!trials) return trials;
    if (!(trials->head == plan))
        return another_head({Phrase::error_other_comparison, Phrase::error_comparison_head},
                            print_trial_head(trials->head), print_trial_head(plan));
    if (const auto good = require_good(trials->checks); !good) return std::unexpected(good.error());
    return trials;
}

Result<void> merge_trials(TrialText& into, const TrialText& other) {
    if (!(into.head == other.head))
        return another_head({Phrase::error_other_comparison, Phrase::error_comparison_head},
                            print_trial_head(other.head), print_trial_head(into.head));
    const std::size_t rules = into.head.rules.size();
    const auto number = [&](const Trial& trial) { return number_of(trial, rules); };
    into.rows.insert(into.rows.end(), other.rows.begin(), other.rows.end());
    return put_in_order(into.rows, number, print_trial);
}

std::string print_trials(const TrialText& text) {
    std::string lines = print_trial_head(text.head);
    for (const Trial& trial : text.rows) lines += print_trial(trial) + "\n";
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

}  // namespace scoundrel
