#include "text/review_text.h"

#include "coach/review_words.h"
#include "game/move_text.h"
#include "phrases/layout.h"
#include "text/review_table.h"
#include "text/solve_text.h"

namespace scoundrel::text {

namespace {

using enum Phrase;

std::string in_page(const std::string& text, int indent = 0, int first = 0) {
    std::string lines;
    for (const auto& line : wrap(text, page_width - std::max(indent, first)))
        lines.append(padded("", lines.empty() ? first : indent)).append(line).append("\n");
    return lines;
}

class Page {
  public:
    Page(const Session& session, const GameReview& game, CardStyle style)
        : session_(session),
          game_(game),
          review_(game.review),
          voice_(Voice::of(session.variant())),
          style_(style) {}

    std::string sums() const {
        const std::string_view sign = style_.symbols ? "±" : "+-";
        return say_sum(voice_, review_, sign) + "\n" + say_score_sum(voice_, review_, sign) + "\n";
    }

    std::string figures() const {
        return in_page(say_skill(voice_, review_)) + in_page(say_luck(voice_, review_));
    }

    std::string turning_point() const {
        const auto point = review_.turning_point();
        if (!point) return "";
        const auto i = point->index;
        if (!point->is_move)
            return in_page(say(voice_, review_turn,
                               {{"what", what_came(review_.reveals[i])},
                                {"chances", chances(review_.reveals[i])}}));
        const std::string what = say(voice_, review_turn_move,
                                     {{"number", static_cast<int>(i + 1)},
                                      {"room", game_.before[i].account.room_number},
                                      {"move", typed(voice_, review_.moves[i].move)}});
        return in_page(
            say(voice_, review_turn, {{"what", what}, {"chances", chances(review_.moves[i])}}));
    }

    std::string costliest() const {
        const auto moves = review_.costliest();
        if (moves.empty())
            return say(voice_, review_.flawless() ? review_nothing_lost : review_little_lost) +
                   "\n";
        std::string text =
            say(voice_, review_costliest, {{"moves", static_cast<int>(moves.size())}}) + "\n";
        for (const std::size_t i : moves) text += cost(i);
        return text;
    }

    std::string all() const {
        std::string text = say(voice_, review_all) + "\n";
        auto reveal = review_.reveals.begin();
        for (std::size_t i = 0; i <= review_.moves.size(); ++i) {
            for (; reveal != review_.reveals.end() && reveal->after_move == static_cast<int>(i);
                 ++reveal)
                text += in_page(say(voice_, review_all_reveal,
                                    {{"what", what_came(*reveal)}, {"chances", chances(*reveal)}}),
                                4, 2);
            if (i < review_.moves.size()) text += in_page(told(i), 8, 4);
        }
        return text;
    }

    std::string means() const {
        const bool sampled = review_.sight < Sight::exact;
        std::string text = in_page(
            say(voice_, sampled ? review_sampled : review_exact, {{"samples", game_.samples}}));
        if (sampled && !game_.net.own)
            text +=
                in_page(say(voice_, review_net));
        return text;
    }

    std::string deal() const {
        if (!game_.deal) return "";
        const Session fresh(session_.beginning());
        return "\n" + say(voice_, review_deal) + "\n" +
               tell_solution(print_game_id(session_.beginning().id), fresh, *game_.deal,
                             {.nodes = deal_nodes});
    }

  private:
    template <class Reviewed>
    std::string chances(const Reviewed& event) const {
        return say_change(voice_, event.before, event.after);
    }

    std::string what_came(const ReviewedReveal& reveal) const {
        const Card rolled = game_.rolled(reveal);
        const Phrase phrase = rolled                 ? review_turn_die
                              : reveal.cards.empty() ? review_turn_room
                                                     : review_turn_cards;
        return say(voice_, phrase,
                   {{"room", game_.room_of(reveal)},
                    {"cards", show_cards(reveal.cards, style_)},
                    {"card", rolled ? show(rolled, style_) : ""}});
    }

    const Game& after(std::size_t i) const {
        return i + 1 < game_.before.size() ? game_.before[i + 1] : session_.game();
    }

    std::string cost(std::size_t i) const {
        const ReviewedMove& move = review_.moves[i];
        const Game& before = game_.before[i];
        const std::string sign(mark_sign(move.mark));
        return in_page(say(voice_, review_cost,
                           {{"number", static_cast<int>(i + 1)},
                            {"room", before.account.room_number},
                            {"what", tell_move(voice_, before, after(i), move.move, style_)}}),
                       6, 2) +
               in_page((sign.empty() ? "" : sign + " ") + say_cost(voice_, move) + " " +
                           with_symbols(say_better(voice_, move), style_),
                       6, 6);
    }

    std::string told(std::size_t i) const {
        const ReviewedMove& move = review_.moves[i];
        const std::string text = say(voice_, review_all_move,
                                     {{"number", static_cast<int>(i + 1)},
                                      {"move", typed(voice_, move.move)},
                                      {"mark", std::string(mark_sign(move.mark))},
                                      {"chances", chances(move)}});
        if (move.best == move.move) return text;
        return say(voice_, review_all_better, {{"told", text}, {"best", typed(voice_, move.best)}});
    }

    const Session& session_;
    const GameReview& game_;
    const Review& review_;
    Voice voice_;
    CardStyle style_;
};

}  // namespace

std::string tell_review(const std::string& name, const Session& session, const GameReview& game,
                        bool all, CardStyle style) {
    const Voice voice = Voice::of(session.variant());
    const Page page(session, game, style);
    const std::string title = say(
        voice, game.review.won() ? review_won : review_lost,
        {{"game", name}, {"score", session.outcome().score}, {"moves", session.moves_played()}});
    return in_page(title, 4) + page.sums() + "\n" + page.figures() + page.turning_point() + "\n" +
           page.costliest() + "\n" + tell_rooms(voice, game, style) + "\n" +
           (all ? page.all() + "\n" : "") + say(voice, review_marks) + "\n" + page.means() +
           page.deal();
}

}  // namespace scoundrel::text
