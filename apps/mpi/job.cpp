#include "job.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "command/failure.h"
#include "lab/long_work.h"
#include "part_files.h"
#include "phrases/catalogue.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t parts_a_rank = 8;  // so that none is idle for long at the end
constexpr auto between_tellings = std::chrono::seconds(10);

// The part that rank 0 works on itself while it hands out the others.
class OwnPart {
  public:
    bool is_idle() const { return !thread_.joinable(); }
    void begin(const Words& words, Assignment part) {
        done_ = false;
        thread_ = std::thread([this, &words, part] {
            outcome_ = run_part(words, part);
            done_ = true;
        });
    }
    // How it ended, once; nothing while it is at work.
    std::optional<Outcome> ended() {
        if (is_idle() || !done_) return {};
        thread_.join();
        return outcome_;
    }

  private:
    std::thread thread_;
    std::atomic<bool> done_ = false;
    Outcome outcome_;
};

// Every part once, to whoever is free.
class HandingOut {
  public:
    HandingOut(Ranks& ranks, const Words& words, std::uint64_t parts)
        : ranks_(ranks), words_(words), parts_(parts) {}

    void run() {
        constexpr auto nap = std::chrono::milliseconds(2);
        while (done_ < parts_) {
            note(0, own_.ended());
            if (own_.is_idle() && next_ <= parts_) own_.begin(words_, take());
            while (const auto asks = ranks_.hear()) {
                note(asks->rank, asks->last);
                ranks_.answer(asks->rank, take());
            }
            tell();
            std::this_thread::sleep_for(nap);
        }
    }

  private:
    Assignment take() { return next_ <= parts_ ? Assignment{next_++, parts_} : Assignment{}; }

    // A part that failed ends the job at once: what the others have done is on the disk.
    void note(int rank, const std::optional<Outcome>& outcome) {
        if (!outcome) return;
        ++done_;
        if (outcome->code == exit_ok) return;
        const std::string why =
            say({}, Phrase::mpi_rank, {{"rank", rank}, {"why", outcome->message}});
        text::message("scoundrel: " + why);
        Ranks::abort(outcome->code);
    }

    void tell() {
        if (done_ == 0 || Clock::now() - told_ < between_tellings) return;
        told_ = Clock::now();
        const std::chrono::duration<double> seconds = told_ - began_;
        const double left =
            seconds.count() * static_cast<double>(parts_ - done_) / static_cast<double>(done_);
        text::message(say({}, Phrase::mpi_busy,
                          {{"done", done_}, {"all", parts_}, {"left", show_time(left)}}));
    }

    Ranks& ranks_;
    const Words& words_;
    const std::uint64_t parts_;
    std::uint64_t next_ = 1, done_ = 0;
    OwnPart own_;
    const Clock::time_point began_ = Clock::now();
    Clock::time_point told_ = began_;
};

std::uint64_t deals_of(const Command& command) {
    const auto* seeds = find_value<std::string>(command, "--seeds");
    if (seeds != nullptr && !seeds->empty()) return read_seeds(*seeds).count();
    return *find_value<std::uint64_t>(command, "--games");
}

void lead(Ranks& ranks, const Words& words, const Command& command, std::uint64_t wanted) {
    const std::string out = *find_value<std::string>(command, "--out");
    check_out(out);
    const std::uint64_t all_ranks = static_cast<std::uint64_t>(ranks.count());
    const std::uint64_t usual = std::min(parts_a_rank * all_ranks, deals_of(command));
    const std::uint64_t parts = number_of_parts(out, wanted, usual);
    text::message(
        say({}, Phrase::mpi_begin, {{"ranks", all_ranks}, {"parts", parts}, {"file", out}}));
    HandingOut(ranks, words, parts).run();
    merge_parts(words, out, parts);
    run_whole(words);
}

// What asks about the whole while its parts are at work, and a part of one's own.
void refuse_beside_parts(Command& command) {
    for (Option& option : command.options) {
        if (option.name != "--part" && std::ranges::count(option.excludes, "--part") == 0) continue;
        option.help = say({}, Phrase::mpi_no_option, {{"option", option.name}});
        option.unless([why = option.help] { return why; });
        std::erase_if(command.examples, [&](const Example& example) {
            return example.command.contains(option.name);
        });
    }
}

}  // namespace

std::vector<Command> job_commands(Ranks& ranks, const Words& words) {
    const auto wanted = std::make_shared<std::uint64_t>(0);
    std::vector<Command> commands = rank_commands(*wanted);
    for (Command& command : commands) {
        refuse_beside_parts(command);
        for (Example& example : command.examples) {
            example.command = "mpirun -np 4 scoundrel-mpi " +
                              example.command.substr(std::string_view("scoundrel ").size());
            if (!example.command.contains("--out")) example.command += " --out all.txt";
        }
        command.footer = say({}, Phrase::cmd_mpi_more);
        const Command plain = command;
        command.run = [=, &ranks, &words] { lead(ranks, words, plain, *wanted); };
    }
    return commands;
}

void follow(const Ranks& ranks, const Words& words) {
    std::optional<Outcome> last;
    while (true) {
        const Assignment next = ranks.ask(last);
        if (next.part == 0) return;
        last = run_part(words, next);
    }
}

}  // namespace scoundrel::cli
