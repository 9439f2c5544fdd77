#include "game/result_strip.h"

#include "game/daily.h"
#include "game/recap_words.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr int levels = 8;

bool is_avoiding(Move move) {
    return move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
           move.verb() == Verb::avoid_rl;
}

std::vector<int> health_by_room(const Session& session) {
    std::vector<int> health;
    int room = 0;
    session.for_each_move(0, [&](const Game& before, Move move, const Game& after) {
        if (is_avoiding(move)) return;
        if (before.account.room_number != room) health.push_back(0);
        room = before.account.room_number;
        health.back() = after.position.health;
    });
    return health;
}

}  // namespace

std::optional<ResultStrip> strip_of(const Session& session, const Days& days) {
    if (!session.game().over()) return {};
    std::string game = print_game_id(session.beginning().id);
    const auto day = day_of_deal(game);
    if (!day) return {};
    return ResultStrip{.day = *day,
                       .game = std::move(game),
                       .outcome = session.outcome(),
                       .marks = session.marks(),
                       .practice = !days.is_first_try(session.beginning().play, *day),
                       .max_health = session.variant().rules.health,
                       .health = health_by_room(session)};
}

std::string say_strip_title(const ResultStrip& strip) {
    return say({}, strip.practice ? daily_title_practice : daily_title, {{"day", strip.day}});
}

std::string say_strip_result(const ResultStrip& strip) {
    const bool won = strip.outcome.status == Status::won;
    const std::string help =
        strip.marks.any()
            ? say({}, daily_help, {{"marks", say_list({}, list_marks({}, strip.marks))}})
            : say({}, daily_no_help);
    return say({}, won ? daily_result_won : daily_result_lost,
               {{"score", strip.outcome.score}, {"help", help}});
}

std::string strip_blocks(const ResultStrip& strip, bool ascii) {
    constexpr const char* blocks[] = {"×", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    constexpr const char* digits[] = {"x", "1", "2", "3", "4", "5", "6", "7", "8"};
    std::string text;
    for (const int health : strip.health) {
        const int most = strip.max_health;
        const int high = health >= most ? levels : (health * levels + most - 1) / most;
        text += (ascii ? digits : blocks)[high];
    }
    return text;
}

std::string print_strip(const ResultStrip& strip, std::string_view link, bool ascii) {
    std::string text = say_strip_title(strip) + "\n" + say_strip_result(strip) + "\n" +
                       strip_blocks(strip, ascii) + "\n";
    if (!link.empty()) text += std::string(link) + "\n";
    return text;
}

}  // namespace scoundrel
