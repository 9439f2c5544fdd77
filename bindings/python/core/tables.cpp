#include "tables.h"

#include <algorithm>
#include <cstring>

namespace scoundrel::python {

Tables::Tables(const Settings& settings, int count, const Arrays& arrays)
    : settings_(settings), seats_(static_cast<std::size_t>(count)), arrays_(arrays) {}

void Tables::take_over(const Tables& other) {
    seats_ = other.seats_;
    const auto take = [](const auto* from, auto* to, int size) { std::copy_n(from, size, to); };
    const int n = count();
    const Arrays &from = other.arrays_, &to = arrays_;
    take(from.observations, to.observations, n * at::count);
    take(from.masks, to.masks, n * action_count);
    take(from.rewards, to.rewards, n);
    take(from.terminated, to.terminated, n);
    take(from.truncated, to.truncated, n);
    take(from.final_observations, to.final_observations, n * at::count);
    take(from.scores, to.scores, n);
    take(from.seeds, to.seeds, n);
}

void Tables::deal(std::uint64_t seed) {
    for (int i = 0; i < count(); ++i) {
        arrays_.rewards[i] = 0;
        arrays_.terminated[i] = arrays_.truncated[i] = 0;
        deal(i, seed + static_cast<std::uint64_t>(i));
    }
}

void Tables::deal(int table, std::uint64_t seed) {
    Seat& seat = seats_[static_cast<std::size_t>(table)];
    seat.seed = arrays_.seeds[table] = seed;
    seat.dealer = seeded_dealer(settings_.rules.deck, seed);
    seat.player = random_player(seed);
    seat.past = {};
    seat.steps = 0;
    seat.over = false;
    seat.position = start(settings_.rules, seat.past);
    scoundrel::deal(seat.position, seat.dealer);
    show(table, arrays_.observations + table * at::count);
}

void Tables::show(int table, std::uint8_t* row) {
    Seat& seat = seats_[static_cast<std::size_t>(table)];
    seat.legal = legal_moves(settings_.rules, seat.position);
    seat.actions = seat.over ? 0 : actions_of(seat.position, seat.legal);
    observe(settings_.rules, seat.position, seat.past.slain, row);
    spread(seat.actions, action_count, arrays_.masks + table * action_count);
}

int Tables::step(const std::int64_t* actions) {
    for (int i = 0; i < count(); ++i)
        if (!is_legal(i, actions[i])) return i;
    for (int i = 0; i < count(); ++i) act(i, static_cast<int>(actions[i]));
    return -1;
}

void Tables::act(int table, int action) {
    Seat& seat = seats_[static_cast<std::size_t>(table)];
    apply(settings_.rules, seat.position, move_of(seat.position, action), seat.past);
    scoundrel::deal(seat.position, seat.dealer);
    ++seat.steps;
    const bool ended = seat.position.status != Status::playing;
    const bool cut = !ended && seat.steps >= settings_.most_steps;
    arrays_.terminated[table] = ended;
    arrays_.truncated[table] = cut;
    arrays_.rewards[table] = 0;
    seat.over = ended || cut;
    if (seat.over) [[unlikely]]
        finish(table);
    if (!seat.over) show(table, arrays_.observations + table * at::count);
}

void Tables::finish(int table) {
    Seat& seat = seats_[static_cast<std::size_t>(table)];
    const int points = score(settings_.rules, seat.position, seat.past.slain);
    const bool won = seat.position.status == Status::won;
    arrays_.scores[table] = points;
    if (arrays_.terminated[table] != 0)
        arrays_.rewards[table] =
            settings_.reward == Reward::win ? (won ? 1.0f : 0.0f) : static_cast<float>(points);
    std::uint8_t* shown = arrays_.observations + table * at::count;
    show(table, shown);
    std::memcpy(arrays_.final_observations + table * at::count, shown, at::count);
    if (settings_.deals_again) deal(table, seat.seed + static_cast<std::uint64_t>(count()));
}

void Tables::draw(std::int64_t* actions) {
    for (Seat& seat : seats_) {
        if (seat.over) {
            *actions++ = -1;
            continue;
        }
        const auto n = static_cast<std::uint64_t>(seat.legal.count);
        const Move move = seat.legal[static_cast<int>(seat.player.below(n))];
        *actions++ = action_of(seat.position, move);
    }
}

std::ptrdiff_t Tables::look_ahead(const Outlooks& outlooks) const {
    std::ptrdiff_t rows = 0;  // of a million games more than an int counts in bytes
    for (int table = 0; table < count(); ++table) {
        const Seat& seat = seats_[static_cast<std::size_t>(table)];
        if (seat.over) continue;
        for (const Move move : seat.legal) {
            Position after = seat.position;
            Past past = seat.past;
            apply(settings_.rules, after, move, past);
            observe(settings_.rules, after, past.slain, outlooks.observations + rows * at::count);
            outlooks.tables[rows] = table;
            outlooks.actions[rows] = action_of(seat.position, move);
            outlooks.scores[rows++] = score(settings_.rules, after, past.slain);
        }
    }
    return rows;
}

RandomResult play_random(const Rules& rules, std::uint64_t seed) {
    return play_random_unchecked(rules, seed);
}

std::int64_t play_checked(const Rules& rules, std::uint64_t first, std::uint64_t games) {
    std::int64_t moves = 0;
    for (std::uint64_t i = 0; i < games; ++i) moves += play_random_checked(rules, first + i).moves;
    return moves;
}

}  // namespace scoundrel::python
