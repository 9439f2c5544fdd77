// `scoundrel complete`: what a shell may offer for the word that is being typed, a line each: the
// word, a tab, what it is. Only completions ask for it, so the help does not list it.
#include <algorithm>
#include <memory>

#include "coach/player_words.h"
#include "game/puzzle_book.h"
#include "notation/knobs.h"
#include "phrases/untrusted.h"
#include "player/players.h"
#include "scoundrel/commands.h"
#include "storage/file_storage.h"
#include "text/gate.h"
#include "words/knob_words.h"
#include "words/rule_names.h"

namespace scoundrel::cli {

namespace {

constexpr int most_games = 40;  // the newest

class Offers {
  public:
    explicit Offers(std::string word) : word_(std::move(word)) {}

    void rules() const {
        const auto plus = word_.rfind('+');
        if (plus == word_.npos) return offer_sets();
        const auto variant = parse_rules(word_.substr(0, plus));
        const auto equals = word_.find('=', plus);
        if (!variant) return;
        if (equals == word_.npos)
            offer_knobs(*variant, word_.substr(0, plus + 1));
        else
            offer_values(word_.substr(plus + 1, equals - plus - 1), word_.substr(0, equals + 1));
    }

    void kept() const {
        offer("last", say({}, Phrase::complete_last));
        const auto directory = games_directory();
        if (!directory) return;
        FileStorage storage(*directory);
        const auto history = read_history(storage);
        if (!history) return;
        int told = 0;
        for (auto game = history->games.rbegin(); game != history->games.rend(); ++game)
            if (told < most_games &&
                offer(game->play, printable(game->game) + " " + print_outcome(game->outcome)))
                ++told;
    }

    // One, or several with commas between.
    void players(bool programs) const {
        const auto comma = programs ? word_.rfind(',') : word_.npos;
        const std::string before = comma == word_.npos ? "" : word_.substr(0, comma + 1);
        for (const PlayerKind& kind : player_kinds())
            offer(before + std::string(kind.name), say_player(kind));
        if (programs) offer(before + "cmd:", say({}, Phrase::players_program));
    }

    void puzzles() const {
        for (const PuzzleSet& set : puzzle_book().sets())
            offer(set.id(), say(Voice::of(set.variant), name_of(set.theme)));
        for (const PuzzleEntry& entry : puzzle_book().all())
            offer(entry.id, say({}, Phrase::puzzle_grade, {{"grade", entry.grade}}));
    }

  private:
    bool offer(const std::string& text, const std::string& what) const {
        if (!text.starts_with(word_)) return false;
        text::print_data(printable(text) + "\t" + what + "\n");
        return true;
    }
    void offer_sets() const {
        for (const RuleSet& set : rule_sets) offer(std::string(set.id), name_of({&set, set.rules}));
    }
    void offer_knobs(const Variant& variant, const std::string& before) const {
        for (std::size_t i = 0; i < knobs().size(); ++i)
            if (!before.contains("+" + std::string(knobs()[i].name) + "="))
                offer(before + std::string(knobs()[i].name) + "=",
                      knob_what(variant, i) + " (" + knobs()[i].describe_values() + ")");
    }
    void offer_values(const std::string& name, const std::string& before) const {
        if (const Knob* knob = find_knob(name))
            for (const std::string_view value : knob->values)
                offer(before + std::string(value), "");
    }

    std::string word_;
};

void run_complete(const std::string& kind, const std::string& word) {
    const Offers offers(word);
    if (kind == "rules" || kind == "game") offers.rules();
    if (kind == "kept" || kind == "record" || kind == "game") offers.kept();
    if (kind == "puzzle") offers.puzzles();
    if (kind == "player" || kind == "players") offers.players(kind == "players");
}

}  // namespace

Command complete_command() {
    auto kind = std::make_shared<std::string>(), word = std::make_shared<std::string>();
    return {
        .name = "complete",
        .what = say({}, Phrase::cmd_complete),
        .options = {Option("KIND", kind.get(), Phrase::cmd_complete_kind)
                        .one_of({"rules", "game", "record", "kept", "puzzle", "player", "players"})
                        .require(),
                    Option("WORD", word.get(), Phrase::cmd_complete_word)},
        .run = [kind, word] { run_complete(*kind, *word); },
        .hidden = true};
}

}  // namespace scoundrel::cli
