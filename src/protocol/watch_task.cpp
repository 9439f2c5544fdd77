#include "protocol/watch_task.h"

#include "notation/moves.h"
#include "protocol/rounded.h"

namespace scoundrel {

namespace {

Json promise_json(const std::optional<Value>& promise) {
    if (!promise) return {};
    return {{"win", rounded(promise->win)}, {"score", rounded(promise->score)}};
}

class LookTask : public Task {
  public:
    LookTask(Session session, Aim aim, std::function<bool()> stop)
        : session_(std::move(session)),
          onlooker_(session_.variant().rules, aim),
          stop_(std::move(stop)) {
        session_.for_each_move(0, [&](const Game& before, Move move, const Game&) {
            games_.push_back(before);
            moves_.push_back(print_move(move));
        });
        games_.push_back(session_.game());
    }
    bool done() const override { return chances_.size() == games_.size(); }
    void step() override {
        chances_.push_back(promise_json(onlooker_.look(games_[chances_.size()], stop_)));
    }
    double part() const override {
        return static_cast<double>(chances_.size()) / static_cast<double>(games_.size());
    }
    Result<Json> answer() override {
        return Json{{"watch",
                     {{"record", print_record(session_.record())},
                      {"from", 0},
                      {"moves", std::move(moves_)},
                      {"chances", std::move(chances_)},
                      {"over", session_.game().over()}}}};
    }

  private:
    Session session_;
    Onlooker onlooker_;
    std::function<bool()> stop_;
    std::vector<Game> games_;
    Json moves_ = Json::array(), chances_ = Json::array();
};

class PlayTask : public Task {
  public:
    PlayTask(Session session, Watched by, std::function<bool()> stop)
        : session_(std::move(session)),
          from_(session_.moves_played()),
          player_(by, session_.variant().rules),
          onlooker_(session_.variant().rules, by.thinking.aim),
          stop_(std::move(stop)) {
        mark_watched(session_, by.player.name);
    }
    bool done() const override { return done_; }
    void step() override {
        if (session_.game().over()) return void(done_ = true);
        const auto step = player_.next(session_, stop_);
        const auto played = step ? session_.play(step->move) : Result<void>{};
        if (!step || !played) {
            error_ = step ? played.error() : step.error();
            done_ = true;
            return;
        }
        moves_.push_back(print_move(step->move));
        chances_.push_back(promise_json(step->promise));
        done_ = !step->more || session_.game().over();
    }
    Result<Json> answer() override {
        if (error_) return std::unexpected(*error_);
        const bool over = session_.game().over();
        if (over) chances_.push_back(promise_json(onlooker_.look(session_.game())));
        return Json{{"watch",
                     {{"record", print_record(session_.record())},
                      {"from", from_},
                      {"moves", std::move(moves_)},
                      {"chances", std::move(chances_)},
                      {"over", over}}}};
    }

  private:
    Session session_;
    int from_;
    WatchedPlayer player_;
    Onlooker onlooker_;
    std::function<bool()> stop_;
    bool done_ = false;
    Json moves_ = Json::array(), chances_ = Json::array();
    std::optional<Error> error_;
};

}  // namespace

std::unique_ptr<Task> watch_task(Session session, std::optional<Watched> by, Aim aim,
                                 std::function<bool()> stop) {
    if (!by) return std::make_unique<LookTask>(std::move(session), aim, std::move(stop));
    return std::make_unique<PlayTask>(std::move(session), std::move(*by), std::move(stop));
}

}  // namespace scoundrel
