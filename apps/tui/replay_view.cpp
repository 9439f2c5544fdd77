// A game played again, step by step: the cards as they lay, and what was done.
#include "game/begin.h"
#include "game/life_cards.h"
#include "game/move_text.h"
#include "tui/boxes.h"
#include "tui/game_scene.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class ReplayView : public View {
  public:
    ReplayView(Context& context, Session session, int moves);
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    void go_to(int moves);
    Next play_on();
    int moves() const { return session_.moves_played(); }

    Context& context_;
    const Session whole_;  // as it was played
    Session session_;      // as far as it is shown
    std::vector<Move> line_;
    std::vector<Play::LogLine> log_;
    std::string message_;
};

ReplayView::ReplayView(Context& context, Session session, int moves)
    : context_(context), whole_(std::move(session)), session_(whole_), line_(whole_.line()) {
    // With a real deck what the die picked is known a step later: so it is told as it is shown.
    go_to(0);
    const Voice voice = Voice::of(session_.variant());
    for (const Move move : line_) {
        const Game before = session_.game();
        const int done = this->moves();
        go_to(done + 1);
        if (this->moves() == done) break;
        log_.push_back({before.account.room_number,
                        tell_move(voice, before, session_.game(), move, context_.style())});
    }
    go_to(moves);
}

// A reveal at a real table is a step of its own: shown as far as the cards lay before a move.
void ReplayView::go_to(int wanted) {
    const int target = std::clamp(wanted, 0, static_cast<int>(line_.size()));
    while (moves() > target && session_.undo(1)) {
    }
    if (target == 0)
        while (session_.undo(1)) {
        }
    while (moves() < target && session_.redo(1)) {
    }
    while (session_.position().awaiting() && session_.redo(1)) {
    }
}

void ReplayView::draw(Canvas& canvas) {
    const Voice voice = Voice::of(session_.variant());
    const auto at = static_cast<std::size_t>(moves());
    GameScene scene{.session = session_, .style = context_.style()};
    scene.log = std::span(log_).first(std::min(at, log_.size()));
    if (context_.preferences.life_cards &&
        session_.variant().base->weapon_word == WeaponWord::shield &&
        can_count_with_cards(session_.variant().rules))
        scene.life = face_up_for(session_.position().health, life_cards);
    scene.message = message_;
    if (message_.empty())
        scene.message =
            say(voice, screen_replay_at,
                {{"move", static_cast<int>(at)}, {"moves", static_cast<int>(line_.size())}});
    else
        scene.message_ink = Ink::bad;
    scene.instead_of_choices = [&](Canvas& c, Rect in) {
        c.rule(in.x, in.y, in.w, say(voice, screen_replay_next), {.ink = Ink::focus, .bold = true});
        const std::string text = at < log_.size()
                                     ? log_[at].text
                                     : say(voice,
                                           session_.position().status == Status::won ? end_won
                                           : session_.game().over() ? end_lost
                                                                    : screen_result_playing,
                                           {{"score", session_.outcome().score}});
        c.paragraph({in.x, in.y + 1, in.w, in.h - 1}, text);
    };
    scene.keys = {{Input::of(Key::left), ""},
                  {Input::of(Key::right), say(voice, screen_do_step)},
                  {Input::of(U'p'), say(voice, screen_do_play_here)},
                  {Input::of(U'v'), say(voice, screen_do_review)},
                  {Input::of(Key::escape), say(voice, screen_back)}};
    draw_game(canvas, scene);
}

// The same deal, played as it was and taken back to here: so the record says, and so it is marked.
Next ReplayView::play_on() {
    const Voice voice = Voice::of(session_.variant());
    if (session_.at_table()) return message_ = say(voice, screen_play_here_not), Next::stay();
    if (session_.game().over()) return message_ = say(voice, screen_play_here_over), Next::stay();
    auto again = branch_play(context_.storage, whole_, moves(), context_.host, context_.style());
    if (!again) return message_ = again.error().message, Next::stay();
    return Next::begin(make_game(context_, std::move(*again)));
}

Next ReplayView::handle(const Input& input) {
    message_.clear();
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (input.is(Key::right) || input.is(U'l') || input.is(U' ') || input.is(Key::enter) ||
        input.is(Key::down))
        go_to(moves() + 1);
    if (input.is(Key::left) || input.is(U'h') || input.is(Key::up)) go_to(moves() - 1);
    if (input.is(Key::home)) go_to(0);
    if (input.is(Key::end)) go_to(static_cast<int>(line_.size()));
    if (input.is(Key::page_down)) go_to(moves() + 5);
    if (input.is(Key::page_up)) go_to(moves() - 5);
    if (input.is(U'v')) {
        if (whole_.game().over()) return Next::open(make_review(context_, whole_));
        message_ = say(Voice::of(session_.variant()), review_not_over);
    }
    if (input.is(U'p')) return play_on();
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_replay(Context& context, Session session, int moves) {
    return std::make_unique<ReplayView>(context, std::move(session), moves);
}

}  // namespace scoundrel::tui
