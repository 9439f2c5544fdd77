// The signature and the speed of random play as WebAssembly: exported functions that
// bench/wasm/run.mjs calls. Proves that the rules behave alike there, bit for bit.
#include "bench/signature.h"

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
}
