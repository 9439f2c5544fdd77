// A game played again, step by step: the table as it lay, and what was done there.
#include "game/life_cards.h"
#include "game/move_text.h"
#include "tui/boxes.h"
#include "tui/screens.h"
#include "tui/table_scene.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

class ReplayView : public View {
  public:
    ReplayView(Desk& desk, Session session, int moves);
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    void go_to(int moves);
    Next play_on();
    int moves() const { return session_.moves_played(); }

    Desk& desk_;
    Session session_;
    std::vector<Move> line_;
    std::vector<Play::Deed> deeds_;
    std::string message_;
};

ReplayView::ReplayView(Desk& desk, Session session, int moves)
    : desk_(desk), session_(std::move(session)), line_(session_.line()) {
    go_to(0);
    const Voice voice = Voice::of(session_.variant());
    for (const Move move : line_) {
        const Game before = session_.game();
        const int done = this->moves();
        go_to(done + 1);
        if (this->moves() == done) break;
        deeds_.push_back({before.account.room_number,
                          tell_move(voice, before, session_.game(), move, desk_.look())});
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
    TableScene scene{.session = session_, .look = desk_.look()};
    scene.deeds = std::span(deeds_).first(std::min(at, deeds_.size()));
    scene.life_cards = desk_.preferences.life_cards &&
                       session_.variant().base->weapon_word == WeaponWord::shield &&
                       can_count_with_cards(session_.variant().rules);
    scene.face_up = face_up_for(session_.position().health, scoundrel::life_cards);
    scene.message = message_;
    if (message_.empty())
        scene.message =
            say(voice, screen_replay_at,
                {{"move", static_cast<int>(at)}, {"moves", static_cast<int>(line_.size())}});
    else
        scene.message_ink = Ink::bad;
    scene.instead_of_choices = [&](Canvas& c, Rect in) {
        c.rule(in.x, in.y, in.w, say(voice, screen_replay_next), {.ink = Ink::focus, .bold = true});
        const std::string text = at < deeds_.size()
                                     ? deeds_[at].text
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
    draw_table(canvas, scene);
}

// The same deal, played as it was and taken back to here: so the record says, and so it is marked.
Next ReplayView::play_on() {
    const Voice voice = Voice::of(session_.variant());
    if (session_.at_table()) return message_ = say(voice, screen_play_here_not), Next::stay();
    if (session_.game().over()) return message_ = say(voice, screen_play_here_over), Next::stay();
    Play again = begin_play(desk_.storage, session_.beginning(), desk_.look());
    if (const auto done = again.play_back_to(line_, moves()); !done)
        return message_ = done.error().message, Next::stay();
    return Next::begin(make_table(desk_, std::move(again)));
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
        Session whole = session_;
        while (whole.redo(1)) {
        }
        if (whole.game().over()) return Next::open(make_review(desk_, std::move(whole)));
        message_ = say(Voice::of(session_.variant()), review_not_over);
    }
    if (input.is(U'p')) return play_on();
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_replay(Desk& desk, Session session, int moves) {
    return std::make_unique<ReplayView>(desk, std::move(session), moves);
}

}  // namespace scoundrel::tui
