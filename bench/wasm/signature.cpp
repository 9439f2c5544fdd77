// The signatures and the speed of random play and of the solver as WebAssembly: exported functions
// that bench/wasm/run.mjs calls. Proves that the rules behave alike there, bit for bit.
#include "bench/signature.h"
#include "bench/solver_signature.h"

using namespace scoundrel;

extern "C" {

[[clang::export_name("signature")]] std::uint64_t wasm_signature(bool checked) {
    return checked ? signature(play_random_checked) : signature(play_random_unchecked);
}

// Plays so many games of long classic; gives the number of moves.
[[clang::export_name("play")]] std::uint32_t wasm_play(std::uint32_t games) {
    Rules rules;
    rules.health = 99;
    std::uint32_t moves = 0;
    for (std::uint32_t seed = 0; seed < games; ++seed)
        moves += static_cast<std::uint32_t>(play_random_unchecked(rules, seed).moves);
    return moves;
}

[[clang::export_name("solver_signature")]] std::uint64_t wasm_solver_signature() {
    return solver_signature();
}

// Decides so many deals of classic; gives the number that can be won.
[[clang::export_name("decide")]] std::uint32_t wasm_decide(std::uint32_t deals) {
    std::uint32_t won = 0;
    for (std::uint32_t seed = 0; seed < deals; ++seed)
        won += solve_seed({}, seed, Question::verdict).verdict == Verdict::won ? 1 : 0;
    return won;
}
}
