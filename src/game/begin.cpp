#include "game/begin.h"

#include <algorithm>

#include "game/history.h"
#include "notation/numbers.h"
#include "notation/position_fields.h"
#include "phrases/catalogue.h"

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

// Whether a stored game's name says that it was begun then, or later.
bool is_named_from(const std::string& name, std::string_view now) {
    const std::string time = play_name(now, 0);
    const auto end = time.find('-');
    return name.size() > end && name[end] == '-' && name.compare(0, end, time, 0, end) >= 0 &&
           std::ranges::all_of(name.substr(0, 8), [](char c) { return c >= '0' && c <= '9'; });
}

// When the last of the games that are stored with this deal was begun, looking at those that were
// not begun before now: as a rule there are none.
std::string latest_try_from(Storage& storage, const Beginning& beginning, std::string_view now) {
    const auto names = storage.list();
    std::string latest;
    std::string deal;
    for (const std::string& name : names.value_or(std::vector<std::string>{})) {
        if (!is_named_from(name, now)) continue;
        if (deal.empty()) deal = summarize("", Session(beginning)).deal;
        const auto other = read_game(storage, name);
        if (other && !deal.empty() && summarize(name, *other).deal == deal)
            latest = std::max(latest, other->beginning().started);
    }
    return latest;
}

// Tries of a deal are told apart by when they began. Where the clock was set back, the next one
// begins right after the last, or it would count as the first.
void name_playing(Storage* storage, Beginning& beginning, const Host& host) {
    std::string now = host.now();
    const std::string latest = storage != nullptr ? latest_try_from(*storage, beginning, now) : "";
    if (const auto time = parse_time(latest); time && latest >= now) now = print_time(*time + 1);
    beginning.started = now;
    beginning.play = play_name(now, host.random());
}

GameId seeded_game(const Variant& variant, std::string seed) {
    return {.variant = variant, .dealt_by = DealtBy::seed, .seed = std::move(seed), .deck = {}};
}

}  // namespace

std::uint64_t random_seed(const Host& host) { return host.random() % seeds_to_type; }

GameId random_game(const Variant& variant, const Host& host) {
    return seeded_game(variant, std::to_string(random_seed(host)));
}

GameId table_game(const Variant& variant) {
    return {.variant = variant, .dealt_by = DealtBy::table, .seed = {}, .deck = {}};
}

Beginning beginning_of(const GameId& id) { return {id, {}, {}, {}, {}}; }

Play begin_play(Storage* storage, Beginning beginning, const Host& host, CardStyle style) {
    name_playing(storage, beginning, host);
    return {storage, Session(std::move(beginning)), style};
}

Result<Play> branch_play(Storage* storage, const Session& from, int moves, const Host& host,
                         CardStyle style) {
    Record record = from.record();
    record.outcome.reset();
    name_playing(storage, record.beginning, host);
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
        return fail(ErrorCode::bad_game, say({}, Phrase::error_two_in_hand));
    if (laid_out.weapon.empty() && !laid_out.slain.empty())
        return fail(ErrorCode::bad_game, say({}, Phrase::error_slain_by_none));
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
