/* The simulator door in C: a player that imagines, fairly, how each move may go on, beside random
 * play; and the signature, which is the same on every platform. */
#include <scoundrel/scoundrel.h>
#include <stdio.h>
#include <stdlib.h>

enum { GAMES = 100, IMAGINED = 12, SEEDS = 1000 };

/* Plays on at random; whether that wins. A game is plain data: this one is a copy, so nothing needs
 * to be undone. */
static int wins_at_random(const scoundrel_rules* rules, scoundrel_game game, uint64_t* random) {
    scoundrel_move moves[SCOUNDREL_MOST_MOVES];
    int n;
    while ((n = scoundrel_legal(rules, &game.state, moves, SCOUNDREL_MOST_MOVES)) > 0)
        if (scoundrel_play(rules, &game, moves[scoundrel_random(random, (uint64_t)n)]) !=
            SCOUNDREL_OK)
            abort();
    return game.state.status == SCOUNDREL_WON ? 1000 : game.state.monsters_slain;
}

/* Gets a state, not the game: the order of the cards is not in it, so it cannot cheat. */
static scoundrel_move choose(const scoundrel_rules* rules, const scoundrel_state* state,
                             uint64_t* random) {
    scoundrel_move moves[SCOUNDREL_MOST_MOVES], best = 0;
    const int n = scoundrel_legal(rules, state, moves, SCOUNDREL_MOST_MOVES);
    int i, most = -1;
    for (i = 0; i < n; ++i) {
        int k, sum = 0;
        for (k = 0; k < IMAGINED; ++k) {
            scoundrel_game imagined;
            if (scoundrel_imagine(rules, state, (uint64_t)k, &imagined) != SCOUNDREL_OK) abort();
            if (scoundrel_play(rules, &imagined, moves[i]) != SCOUNDREL_OK) abort();
            sum += wins_at_random(rules, imagined, random);
        }
        if (sum > most) {
            most = sum;
            best = moves[i];
        }
    }
    return best;
}

static uint64_t hash_of(uint64_t hash, const char* text) {
    for (; *text != '\0'; ++text) hash = (hash ^ (unsigned char)*text) * 0x100000001B3u;
    return hash;
}

static uint64_t signature(void) {
    static const char* const sets[] = {"classic", "equal", "browser", "rascal", "forty-two"};
    static const char* const statuses[] = {"playing", "won", "lost"};
    uint64_t hash = 0xCBF29CE484222325u, seeds[SEEDS];
    scoundrel_result results[SEEDS];
    size_t set, seed;
    for (seed = 0; seed < SEEDS; ++seed) seeds[seed] = seed;
    for (set = 0; set < sizeof sets / sizeof *sets; ++set) {
        scoundrel_rules rules;
        if (scoundrel_read_rules(sets[set], &rules) != SCOUNDREL_OK) abort();
        if (scoundrel_random_games(&rules, seeds, SEEDS, results) != SCOUNDREL_OK) abort();
        for (seed = 0; seed < SEEDS; ++seed) {
            char line[80], score[16] = "-";
            if (results[seed].status != SCOUNDREL_PLAYING)
                snprintf(score, sizeof score, "%d", results[seed].score);
            snprintf(line, sizeof line, "%s#%u %s %s %d\n", sets[set], (unsigned)seed,
                     statuses[results[seed].status], score, results[seed].moves);
            hash = hash_of(hash, line);
        }
    }
    return hash;
}

int main(void) {
    scoundrel_rules rules;
    uint64_t random = 1, seed;
    int won = 0;
    if (scoundrel_read_rules("classic+health=60", &rules) != SCOUNDREL_OK) {
        fprintf(stderr, "%s\n", scoundrel_message());
        return 1;
    }
    for (seed = 0; seed < GAMES; ++seed) {
        scoundrel_game game;
        if (scoundrel_deal(&rules, seed, &game) != SCOUNDREL_OK) return 1;
        while (game.state.status == SCOUNDREL_PLAYING)
            if (scoundrel_play(&rules, &game, choose(&rules, &game.state, &random)) != SCOUNDREL_OK)
                return 1;
        won += game.state.status == SCOUNDREL_WON;
    }
    printf("with health 60, imagining wins %d of %d\n", won, GAMES);
    printf("signature %016llx\n", (unsigned long long)signature());
    return 0;
}
