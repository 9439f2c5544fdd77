// The program `scoundrel-mpi`: the lab's long work by all ranks of an MPI job, as in
// `mpirun -np 4 scoundrel-mpi compare classic equal --out all.txt`.
#include "command/command_line.h"
#include "job.h"
#include "phrases/catalogue.h"
#include "preferences/language.h"

int main(int argc, char** argv) {
    using namespace scoundrel;
    using namespace scoundrel::cli;
    Ranks ranks(argc, argv);
    const Words words(argv + 1, argv + argc);
    const auto lead = [&] {
        return CommandLine{.about = say({}, Phrase::cmd_about_mpi),
                           .commands = job_commands(ranks, words)};
    };
    // What the words are worth is told by rank 0 alone.
    const auto work = [&] {
        return CommandLine{
            .about = say({}, Phrase::cmd_about_mpi), .commands = {}, .otherwise = [&] {
                speak(language_for(argc, argv));
                follow(ranks, words);
            }};
    };
    const int code = ranks.rank() == 0 ? run_program(lead, argc, argv) : run_program(work, 1, argv);
    ranks.end(code);
    return code;
}
