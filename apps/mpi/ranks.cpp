#include "ranks.h"

#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

namespace scoundrel::cli {

namespace {

enum Tag { asking, answering };

// MPI waits by asking again and again, on a processor that others could work on.
void wait_for(MPI_Request& request) {
    constexpr auto nap = std::chrono::milliseconds(2);
    for (int done = 0; MPI_Test(&request, &done, MPI_STATUS_IGNORE), done == 0;)
        std::this_thread::sleep_for(nap);
}

}  // namespace

// An error of MPI itself ends the job, which is what it does unless told otherwise.
Ranks::Ranks(int& argc, char**& argv) {
    int provided = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &count_);
    at_work_.resize(static_cast<std::size_t>(count_));
    gone_.resize(static_cast<std::size_t>(count_));
    gone_[0] = true;  // rank 0 sends nobody home but the others
}

// A message is the exit code and then the words; empty where there is no part to tell of.
std::optional<Ranks::Asks> Ranks::hear() {
    int there = 0, size = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, asking, MPI_COMM_WORLD, &there, &status);
    if (there == 0) return {};
    MPI_Get_count(&status, MPI_CHAR, &size);
    std::string text(static_cast<std::size_t>(size), '\0');
    MPI_Recv(text.data(), size, MPI_CHAR, status.MPI_SOURCE, asking, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    at_work_[static_cast<std::size_t>(status.MPI_SOURCE)] = false;
    Asks asks{status.MPI_SOURCE, std::nullopt};
    if (!text.empty()) asks.last = {static_cast<unsigned char>(text.front()), text.substr(1)};
    return asks;
}

void Ranks::answer(int rank, Assignment assignment) {
    const std::uint64_t numbers[] = {assignment.part, assignment.of};
    MPI_Send(numbers, 2, MPI_UINT64_T, rank, answering, MPI_COMM_WORLD);
    (assignment.part > 0 ? at_work_ : gone_)[static_cast<std::size_t>(rank)] = true;
}

Assignment Ranks::ask(const std::optional<Outcome>& last) const {
    const std::string text = last ? static_cast<char>(last->code) + last->message : "";
    MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, asking, MPI_COMM_WORLD);
    std::uint64_t numbers[2] = {};
    MPI_Request request;
    MPI_Irecv(numbers, 2, MPI_UINT64_T, 0, answering, MPI_COMM_WORLD, &request);
    wait_for(request);
    return {numbers[0], numbers[1]};
}

void Ranks::abort(int code) {
    MPI_Abort(MPI_COMM_WORLD, code);
    std::_Exit(code);
}

void Ranks::end(int code) {
    if (rank_ == 0) {
        if (code != 0 && std::ranges::find(at_work_, true) != at_work_.end()) abort(code);
        while (std::ranges::find(gone_, false) != gone_.end())
            if (const auto asks = hear()) answer(asks->rank, {});
    }
    MPI_Request all;
    MPI_Ibarrier(MPI_COMM_WORLD, &all);
    wait_for(all);
    MPI_Finalize();
}

}  // namespace scoundrel::cli
