/* How fast the simulator door of the C library is, move by move: random play of classic by scoundrel_legal() and
 * scoundrel_play(), as a simulator in C would have it. The games must go as scoundrel_random_games() plays them.
 *
 *   cc -O2 -std=c99 -I build/include/c bench/c_door.c -L build/bindings/c -lscoundrel && ./a.out [SECONDS]
 *
 * bench/bindings.py compiles and runs it beside the others. */
#include <scoundrel/scoundrel.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { GAMES = 20000 };

static void require(int done) {
    if (done) return;
    fprintf(stderr, "c_door: %s\n", scoundrel_message());
    exit(1);
}

static scoundrel_result play(const scoundrel_rules* rules, uint64_t seed) {
    scoundrel_game game;
    scoundrel_move moves[SCOUNDREL_MOST_MOVES];
    scoundrel_result result = {0, 0, 0};
    uint64_t random = seed ^ SCOUNDREL_RANDOM_PLAYER;
    int n;
    require(scoundrel_deal(rules, seed, &game) == SCOUNDREL_OK);
    while (result.moves < SCOUNDREL_RANDOM_MOVES &&
           (n = scoundrel_legal(rules, &game.state, moves, SCOUNDREL_MOST_MOVES)) > 0) {
        const scoundrel_move move = moves[scoundrel_random(&random, (uint64_t)n)];
        require(scoundrel_play(rules, &game, move) == SCOUNDREL_OK);
        ++result.moves;
    }
    result.status = game.state.status;
    require(scoundrel_score(rules, &game.state, &result.score) == SCOUNDREL_OK);
    return result;
}

int main(int argc, char** argv) {
    static uint64_t seeds[GAMES];
    static scoundrel_result expected[GAMES];
    const double seconds = argc > 1 ? atof(argv[1]) : 2;
    scoundrel_rules rules;
    uint64_t seed;
    double spent, moves = 0;
    clock_t began;
    require(scoundrel_read_rules("classic", &rules) == SCOUNDREL_OK);
    for (seed = 0; seed < GAMES; ++seed) seeds[seed] = seed;
    require(scoundrel_random_games(&rules, seeds, GAMES, expected) == SCOUNDREL_OK);
    for (seed = 0; seed < GAMES; ++seed) {
        const scoundrel_result played = play(&rules, seed), wanted = expected[seed];
        if (played.status != wanted.status || played.score != wanted.score ||
            played.moves != wanted.moves) {
            fprintf(stderr, "c_door: game %u goes otherwise\n", (unsigned)seed);
            return 1;
        }
    }
    began = clock();
    do {
        for (seed = 0; seed < GAMES; ++seed) moves += play(&rules, seed).moves;
        spent = (double)(clock() - began) / CLOCKS_PER_SEC;
    } while (spent < seconds);
    printf("%.3f million moves a second, the same games as of scoundrel_random_games()\n",
           moves / spent / 1e6);
    return 0;
}
