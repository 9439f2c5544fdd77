#include "game/begin.h"

#include "notation/numbers.h"
#include "notation/position_fields.h"

namespace scoundrel {

namespace {

constexpr std::uint64_t seeds_to_type = 10'000'000'000;

// 20261115T093000000Z-0123456789abcdef: later ones sort later, and no two are alike.
std::string play_name(std::string_view started, std::uint64_t chance) {
    std::string name;
    for (const char c : started)
        if (c != ':' && c != '-' && c != '.') name += c;
    return name + "-" + print_hex(chance);
}

void name_playing(Beginning& beginning, const Host& host) {
    beginning.started = host.now();
    beginning.play = play_name(beginning.started, host.random());
}

GameId seeded_game(const Variant& variant, std::string seed) {
    return {.variant = variant, .dealt_by = DealtBy::seed, .seed = std::move(seed), .deck = {}};
}

}  // namespace

std::uint64_t random_seed(const Host& host) { return host.random() % seeds_to_type; }

GameId random_game(const Variant& variant, const Host& host) {
    return seeded_game(variant, std::to_string(random_seed(host)));
}

GameId daily_game(const Variant& variant, std::string_view day) {
    return seeded_game(variant, "daily-" + std::string(day));
}

GameId table_game(const Variant& variant) {
    return {.variant = variant, .dealt_by = DealtBy::table, .seed = {}, .deck = {}};
}

Beginning beginning_of(const GameId& id) { return {id, {}, {}, {}, {}}; }

Play begin_play(Storage* storage, Beginning beginning, const Host& host, CardStyle style) {
    name_playing(beginning, host);
    return {storage, Session(std::move(beginning)), style};
}

Result<Play> branch_play(Storage* storage, const Session& from, int moves, const Host& host,
                         CardStyle style) {
    Record record = from.record();
    record.outcome.reset();
    name_playing(record.beginning, host);
    if (const int steps = from.steps_after(moves); steps > 0)
        record.log.push_back(Event::of_count(Event::Kind::undo, steps));
    auto session = Session::load(record);
    if (!session) return std::unexpected(session.error());
    Play play(storage, std::move(*session), style);
    play.keep();
    return play;
}

Result<Beginning> set_up(const SetUp& laid_out) {
    const auto held = [](const std::vector<Card>& cards,
                         const std::vector<Card>& slain) -> std::optional<HeldFields> {
        if (cards.empty()) return {};
        return HeldFields{.card = cards.front(), .slain = slain};
    };
    if (laid_out.weapon.size() > 1 || laid_out.slot.size() > 1)
        return fail(ErrorCode::bad_game, "one weapon can be in hand, and one card in the slot");
    if (laid_out.weapon.empty() && !laid_out.slain.empty())
        return fail(ErrorCode::bad_game, "monsters are slain by a weapon, and there is none");
    const int in_room = static_cast<int>(laid_out.room.size());
    const bool begun = in_room > 0 && in_room < room_size;
    const PositionFields fields{.health = laid_out.health,
                                .room = laid_out.room,
                                .dealt_with = begun ? room_size - in_room : 0,
                                .untouched = !begun && !laid_out.potion_used,
                                .weapon = held(laid_out.weapon, laid_out.slain),
                                .slot = held(laid_out.slot, {}),
                                .potion_used = laid_out.potion_used,
                                .avoided_last = laid_out.avoided_last,
                                .bottom = laid_out.bottom,
                                .unseen = laid_out.unseen};
    const auto checked = check_position(laid_out.variant, fields);
    if (!checked) return std::unexpected(checked.error());
    return begin_from(*checked, laid_out.seed);
}

}  // namespace scoundrel
