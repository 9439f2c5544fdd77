// `scoundrel deal`: the deal of a game, shown, or as a list to stack a real deck by.
#include <fmt/core.h>

#include <iostream>
#include <memory>

#include "command/failure.h"
#include "json/json.h"
#include "notation/cards.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "rules/position.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
#include "scoundrel/link.h"
#include "system/host.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "words/rule_table.h"

namespace scoundrel::cli {

namespace {

using namespace text;

constexpr int cards_in_line = 10;  // rather than a room's four: what a room holds is up to play
constexpr int list_columns = 4;

struct DealOptions {
    std::string game;
    bool list = false;
    bool json = false;
};

void show_deal(const GameId& id, const Deck& deck, CardStyle style) {
    const Voice voice = Voice::of(id.variant);
    std::cout << printable(print_game_id(id)) << "\n\n" << say(voice, Phrase::deal_first);
    for (int i = 0; i < room_size; ++i) std::cout << "  " << show(deck.cards[i], style);
    std::cout << "\n\n" << say(voice, Phrase::deal_whole, {{"cards", deck.count}}) << "\n";
    for (int i = 0; i < deck.count; ++i) {
        if (i % cards_in_line == 0) std::cout << fmt::format("{:>4}  ", i + 1);
        std::cout << " " << show_in_column(deck.cards[i], style);
        if (i % cards_in_line == cards_in_line - 1 || i == deck.count - 1) std::cout << "\n";
    }
}

std::string how_to_stack(const Variant& variant) {
    const Voice voice = Voice::of(variant);
    const auto arguments = rule_arguments(voice, Facts(variant.rules));
    const bool whole = variant.rules.deck == CardSet::whole_pack();
    return say(voice, whole ? Phrase::take_nothing : Phrase::take_out, arguments) + " " +
           say(voice, Phrase::stack_deck, arguments);
}

void show_list(const GameId& id, const Deck& deck, CardStyle style) {
    std::cout << say(Voice::of(id.variant), Phrase::deal_list, {{"game", print_game_id(id)}})
              << "\n\n";
    for (const auto& line : wrap(how_to_stack(id.variant), page_width)) std::cout << line << "\n";
    const int rows = (deck.count + list_columns - 1) / list_columns;
    for (int row = 0; row < rows; ++row) {
        std::cout << "\n";
        for (int i = row; i < deck.count; i += rows)
            std::cout << fmt::format("{:>6}. ", i + 1) << show_in_column(deck.cards[i], style)
                      << (i + rows < deck.count ? "     " : "");
    }
    std::cout << "\n";
}

Json deal_json(const GameId& id, const Deck& deck) {
    Json cards = Json::array();
    for (const Card card : deck) cards.push_back(print_card(card));
    const std::string rules = print_rules(id.variant);
    return {{"game", print_game_id(id)},
            {"rules", rules},
            {"cards", std::move(cards)},
            {"literal", rules + ":" + print_deck(deck)}};
}

void run_deal(const DealOptions& options) {
    const std::string named = is_link(options.game) ? find_game(options.game).id : options.game;
    const GameId id = or_no_such(read_wanted_game(named, system_host()), named);
    const Deck deck = or_fail(known_dealer(id)).deck;
    if (options.json)
        std::cout << print_json(deal_json(id, deck)) << "\n";
    else if (options.list)
        show_list(id, deck, style_of(stdout));
    else
        show_deal(id, deck, style_of(stdout));
}

}  // namespace

Command deal_command() {
    auto options = std::make_shared<DealOptions>();
    return {.name = "deal",
            .what = say({}, Phrase::cmd_deal),
            .options =
                {Option("GAME", &options->game, Phrase::cmd_deal_game).take(Takes::rules).require(),
                 Option("--list", &options->list, Phrase::cmd_deal_list).exclude({"--json"}),
                 Option("--json", &options->json, Phrase::cmd_json)},
            .examples = {{"scoundrel deal classic#42"}, {"scoundrel deal rascal --list"}},
            .footer = say({}, Phrase::cmd_deal_more),
            .run = [options] { run_deal(*options); }};
}

}  // namespace scoundrel::cli
