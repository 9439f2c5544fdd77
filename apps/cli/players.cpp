#include "cli/players.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <functional>
#include <iostream>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/move_talk.h"
#include "cli/table_talk.h"
#include "notation/moves.h"
#include "rules/random_play.h"

namespace scoundrel::cli {

namespace {

using Player = std::function<Move(const Session&)>;

// A program at the other end of two pipes. It is handed states without the game's id, so it cannot
// know what is hidden.
class Program {
  public:
    explicit Program(const std::string& command) : command_(command) {
        int to[2];
        int from[2];
        if (::pipe(to) != 0 || ::pipe(from) != 0) throw Failure("no pipe to " + command);
        child_ = ::fork();
        if (child_ < 0) throw Failure("cannot start " + command);
        if (child_ == 0) {
            ::dup2(to[0], STDIN_FILENO);
            ::dup2(from[1], STDOUT_FILENO);
            for (const int fd : {to[0], to[1], from[0], from[1]}) ::close(fd);
            ::signal(SIGPIPE, SIG_DFL);
            ::signal(SIGXFSZ, SIG_DFL);
            ::setpgid(0, 0);  // so that all it starts can be ended with it
            ::execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
            ::_exit(127);
        }
        ::close(to[0]);
        ::close(from[1]);
        to_ = ::fdopen(to[1], "w");
        from_ = ::fdopen(from[0], "r");
    }
    // The end of its input tells it to end; one that does not is ended.
    ~Program() {
        std::fclose(to_);
        std::fclose(from_);
        for (useconds_t pause = 1'000; pause < 1'000'000; pause *= 2) {  // a second in all
            if (::waitpid(child_, nullptr, WNOHANG) != 0) return;
            ::usleep(pause);
        }
        ::kill(-child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    Move choose(const Session& session) {
        const Json request{{"do", "choose"},
                           {"state", state_json(session.variant(), session.game())}};
        if (std::fputs((print_json(request) + "\n").c_str(), to_) < 0 || std::fflush(to_) != 0)
            throw Failure(command_ + " has ended before the game has");
        const std::string line = read_line();
        const Json answer = Json::parse(line, nullptr, false);
        const bool good =
            answer.is_object() && answer.contains("move") && answer["move"].is_string();
        const auto move = good ? parse_move(answer["move"].get<std::string>()) : std::nullopt;
        if (!move)
            throw Failure(command_ + " answered '" + line + "' instead of {\"move\":\"...\"}");
        return *move;
    }

  private:
    static constexpr std::size_t longest_answer = std::size_t{1} << 20;

    std::string read_line() {
        std::string line;
        int c = 0;
        while ((c = std::fgetc(from_)) != EOF && c != '\n') {
            line.push_back(static_cast<char>(c));
            if (line.size() > longest_answer) throw Failure(command_ + " answers without end");
        }
        if (c == EOF && line.empty()) throw Failure(command_ + " has ended before the game has");
        return line;
    }

    std::string command_;
    pid_t child_ = -1;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

Player find_player(const std::string& name) {
    constexpr std::string_view program = "cmd:";
    if (name == "random") {
        auto random = std::make_shared<SplitMix64>(random_seed());
        return [random](const Session& session) {
            return random_move(session.game().rules, session.position(), *random);
        };
    }
    if (name.starts_with(program) && name.size() > program.size()) {
        auto bot = std::make_shared<Program>(name.substr(program.size()));
        return [bot](const Session& session) { return bot->choose(session); };
    }
    throw Failure("there is no player '" + name + "'; a player is random or cmd:PROGRAM",
                  exit_usage);
}

}  // namespace

void watch(const GameId& id, const std::string& name) {
    if (id.dealt_by == DealtBy::table)
        throw Failure("a program cannot turn up the cards of a real deck");
    const Player choose = find_player(name);
    const Look look = look_of(stdout);
    Session session(Beginning{id, {}, {}, {}, {}});
    const Voice voice = Voice::of(id.variant);
    std::cout << in_lines(say(voice, Phrase::talk_watched,
                              {{"title", std::string(id.variant.base->title)},
                               {"game", printable(print_game_id(id))},
                               {"player", printable(name)}}));
    int room = 0;
    while (!session.game().over()) {
        const Game before = session.game();
        if (before.account.room_number != room)
            std::cout << say(voice, Phrase::talk_room_cards,
                             {{"room", before.account.room_number},
                              {"cards", show_cards(std::span(before.position.room,
                                                             before.position.room_count),
                                                   look)}})
                      << "\n";
        room = before.account.room_number;
        const Move move = choose(session);
        if (const auto done = session.play(move); !done)
            throw Failure(name + " played a move that is not legal: " + done.error().message);
        std::cout << "  " << print_move(move) << "  "
                  << tell_move(voice, before, session.game(), move, look) << "\n";
    }
    std::cout << tell_end(session);
}

}  // namespace scoundrel::cli
