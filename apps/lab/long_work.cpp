#include "long_work.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "notation/numbers.h"

namespace scoundrel::cli {

std::string show_time(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::clamp(seconds, 0.0, 1e15));
    const std::uint64_t minutes = whole / 60;
    return minutes < 60 ? fmt::format("{}:{:02}", minutes, whole % 60)
                        : fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, whole % 60);
}

SeedRange read_seeds(const std::string& text, std::uint64_t most) {
    constexpr std::string_view dots = "..";
    const auto at = text.find(dots);
    const auto first = parse_number(std::string_view(text).substr(0, at));
    const auto last = at == text.npos
                          ? std::nullopt
                          : parse_number(std::string_view(text).substr(at + dots.size()));
    if (!first || !last || *first > *last)
        throw Failure(say({}, Phrase::lab_seeds_range, {{"word", text}}), exit_usage);
    if (*last - *first >= most)
        throw Failure(say({}, Phrase::lab_seeds_most, {{"most", std::to_string(most)}}),
                      exit_usage);
    return {*first, *last};
}

Option seeds_option(std::string& seeds, Phrase help) {
    return Option("--seeds", &seeds, help).check([](const std::string& word) { read_seeds(word); });
}

void check_out(const std::string& out) {
    std::error_code error;
    const auto folder = std::filesystem::path(out).parent_path();
    if (std::filesystem::is_directory(out, error))
        throw Failure(say({}, Phrase::lab_is_folder, {{"file", out}}));
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
        throw Failure(say({}, Phrase::lab_no_file_there, {{"file", out}}));
}

int all_processors() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

int LongWork::useful_jobs(int jobs, std::uint64_t to_do) {
    return static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(jobs),
                                                    std::max<std::uint64_t>(to_do, 1)));
}

LongWork::LongWork(Plan plan) : plan_(std::move(plan)) {}

Result<bool> LongWork::pulse() {
    using Clock = std::chrono::steady_clock;
    constexpr auto sync_time = std::chrono::seconds(1);
    if (plan_.sync && Clock::now() - synced_ >= sync_time) {
        if (const auto done = plan_.sync(); !done) return std::unexpected(done.error());
        synced_ = Clock::now();
    }
    if (progress_.due()) show();
    return interruption_.asked();
}

void LongWork::show() {
    const double rate = static_cast<double>(done_) / seconds();
    const double left = static_cast<double>(all() - std::min(done(), all())) / rate;
    Arguments arguments{{"done", done()},
                        {"all", all()},
                        {"rate", fmt::format("{:.{}f}", rate, rate < 10 ? 1 : 0)},
                        {"left", done_ == 0 ? "?" : show_time(left)}};
    for (Argument& more : plan_.more()) arguments.push_back(std::move(more));
    progress_.show(say({}, plan_.busy, arguments));
}

void LongWork::end() {
    if (plan_.sync) or_fail(plan_.sync());
    progress_.wipe();
}

}  // namespace scoundrel::cli
