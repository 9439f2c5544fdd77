#include "coach/ask_hint.h"

#include "game/lessons.h"
#include "notation/nearest.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

// The unseen cards in their order, as cards whose place is known: nothing is hidden then.
Position opened(Position position, const Deck& order) {
    Card known[cards_in_pack];
    int count = 0;
    for (int i = 0; i < order.count; ++i) known[count++] = order.cards[i];
    for (int i = 0; i < position.bottom_count; ++i) known[count++] = position.bottom[i];
    std::copy(known, known + count, position.bottom);
    position.bottom_count = static_cast<std::uint8_t>(count);
    position.unseen = CardSet();
    return position;
}

bool is_order_of(const Deck& order, CardSet unseen) {
    CardSet cards;
    for (int i = 0; i < order.count; ++i) cards.add(order.cards[i]);
    return order.count == unseen.count() && cards == unseen;
}

}  // namespace

Result<const PlayerKind*> find_hint_player(const std::string& name) {
    if (const PlayerKind* kind = find_player_kind(name)) return kind;
    if (name.starts_with("cmd:"))
        return fail(ErrorCode::not_available, say({}, Phrase::error_program_hint));
    std::string names;
    std::vector<std::string_view> known;
    for (const PlayerKind& kind : player_kinds()) {
        names += (names.empty() ? "" : ", ") + std::string(kind.name);
        known.push_back(kind.name);
    }
    const auto meant = nearest(name, known);
    Arguments arguments{{"name", name}, {"known", names}};
    if (meant) arguments.emplace_back("guess", std::string(*meant));
    return fail(ErrorCode::bad_request,
                say({}, meant ? Phrase::error_no_player_but : Phrase::error_no_player, arguments));
}

std::optional<Deck> open_order(const Session& session) {
    // A lesson's deal is laid out as well, but for whoever learns by it the dungeon is face down.
    const bool open = session.marks().open && !is_lesson(session.beginning().id);
    return open ? session.hidden_order() : std::nullopt;
}

Result<HintAnswer> ask_hint(const Game& game, const HintOptions& options, ChooseNet choose_net) {
    if (game.over()) return fail(ErrorCode::game_over, say({}, Phrase::hint_over));
    if (game.position.awaiting()) return fail(ErrorCode::not_available, say({}, Phrase::hint_owed));
    const bool open = options.order && !game.position.unseen.empty();
    Game known = game;
    if (options.order) {
        if (!is_order_of(*options.order, game.position.unseen))
            return fail(ErrorCode::bad_request, say({}, Phrase::error_order));
        known.position = opened(game.position, *options.order);
    }
    bool cut_short = false;
    Effort effort{
        options.samples.value_or(default_samples(game.rules)), options.seed, {}, {}, options.aim};
    if (options.stop) effort.stop = [&] { return cut_short || (cut_short = options.stop()); };
    if (options.ms)
        effort.until = std::chrono::steady_clock::now() + std::chrono::milliseconds(*options.ms);
    effort.line = options.told.from(game.rules, known.position);
    effort.line_proved = options.told.proved();
    const NetChoice net = choose_net(game.rules);
    const auto player = options.player->make(game.rules, net.net);
    const Advice advice = player->advise(known.position, effort);
    HintAnswer answer{make_hint(known, advice, options.aim, open), options.player, {}, cut_short};
    if (advice.sight == Sight::solved)
        answer.told = ToldLine(game.rules, known.position, advice.options.front());
    if (answer.hint.sight == Sight::net || answer.hint.sight == Sight::sampled) answer.net = net;
    return answer;
}

}  // namespace scoundrel
