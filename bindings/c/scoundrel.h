/* Scoundrel for C, and for every language that can call C: the one header of libscoundrel.so.
 *
 * Two doors lead in, and they may be used side by side.
 *
 * - The protocol door: an engine is asked in JSON and answers in JSON (docs/notation.md, chapter
 *   8): games with undo and records, hints, the solver, reviews, rules in words. Convenient; a
 *   request costs microseconds.
 * - The simulator door: rules, states and games are plain data, moves are numbers. For millions of
 *   games; a move costs some hundred nanoseconds, and nothing is allocated.
 *
 * Return values. An int below 0 is an error: wrong use, which changed nothing; scoundrel_message()
 * says what was wrong. 0 is success, or the number that the function is asked for. Above 0, from
 * scoundrel_play() and scoundrel_refusal(), is why the rules do not allow a move. Every pointer is
 * checked against NULL unless it says "may be NULL". No exception leaves the library, and it writes
 * nothing anywhere.
 *
 * Texts are UTF-8 and end with a zero byte; cards, moves, rules and seeds are written as
 * docs/notation.md says. A text that is returned (const char*) stays the library's: never free it.
 * A text that is printed goes into your buffer.
 *
 * Threads. Plain data is yours: functions that only read it may run at once, and different data may
 * be used by different threads at once. An engine answers one thread at a time
 * (SCOUNDREL_ERROR_BUSY); scoundrel_stop() may come from any. Messages belong to the thread that
 * got the error. The language of sentences is one for the whole process.
 *
 * The end of the process. Every function may be called until the last moment: from handlers of
 * atexit() and destructors of C++, in any order, and from threads that run on while main() returns.
 * What was not freed by then need not be.
 *
 * Compatibility. Symbols carry the version they came with (SCOUNDREL_0.1). Later versions add
 * functions and codes, and keep these and the layout of these structures as long as the name is
 * libscoundrel.so.0. */
#ifndef SCOUNDREL_SCOUNDREL_H
#define SCOUNDREL_SCOUNDREL_H

#include <stddef.h>
#include <stdint.h>

/* Marks what the library shows. */
#if defined(__GNUC__)
#define SCOUNDREL_API __attribute__((visibility("default")))
#else
#define SCOUNDREL_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SCOUNDREL_VERSION "0.1.0" /* of this header */

/* The version of the library that is loaded, such as "0.1.0"; this header's is SCOUNDREL_VERSION.
 */
SCOUNDREL_API const char* scoundrel_version(void);

/* ---- Errors ---- */

/* What a call that failed returns; 0 is success. */
enum {
    SCOUNDREL_OK = 0,            /* done */
    SCOUNDREL_ERROR_NULL = -1,   /* a pointer that may not be NULL is */
    SCOUNDREL_ERROR_HANDLE = -2, /* no such engine: freed already, or never made */
    SCOUNDREL_ERROR_TEXT =
        -3, /* a text that does not read as rules, a card, a move, a deck, a position */
    SCOUNDREL_ERROR_RULES = -4, /* rules that scoundrel_read_rules() did not fill in */
    SCOUNDREL_ERROR_STATE =
        -5, /* a state or game that was not dealt, was dealt by other rules, or is damaged */
    SCOUNDREL_ERROR_SHORT =
        -6, /* a buffer or array too short for the answer, which was not written */
    SCOUNDREL_ERROR_BUSY = -7,    /* another thread is asking this engine */
    SCOUNDREL_ERROR_ENDED = -8,   /* the engine was told to quit, and only waits to be freed */
    SCOUNDREL_ERROR_RANGE = -9,   /* a number outside of what it may be */
    SCOUNDREL_ERROR_MEMORY = -10, /* no memory is left */
    SCOUNDREL_ERROR_INSIDE = -11  /* a mistake of the library's own */
};

/* What was wrong in this thread's last call that gave an error: a sentence, never NULL, kept until
 * the next such call. Sentences about texts are in the language of the process (the request
 * `language`), those about wrong use in English. */
SCOUNDREL_API const char* scoundrel_message(void);

/* ---- The protocol door ---- */

/* One engine holds one game. Handles are never used twice, so that one freed already is told from
 * one that lives. */
typedef struct scoundrel_engine scoundrel_engine;

/* NULL if there is no memory. Free each with scoundrel_engine_free(). It opens no file, starts no
 * thread and keeps nothing; games asked for by their rules alone take their seed from the system's
 * chance. */
SCOUNDREL_API scoundrel_engine* scoundrel_engine_new(void);

/* Frees it; a request in flight in another thread still gets its answer, which is then gone with
 * the engine. `engine` may be NULL. Returns 0, or SCOUNDREL_ERROR_HANDLE where it was freed before.
 */
SCOUNDREL_API int scoundrel_engine_free(scoundrel_engine* engine);

/* One request, one answer, both JSON on one line without its end. The answer is the engine's, and
 * lasts until it is asked again or freed. A request that fails is an answer too, with "ok":false.
 * NULL is wrong use, or no memory: scoundrel_message() says which; scoundrel_ask_code() of the same
 * thread gives the code. */
SCOUNDREL_API const char* scoundrel_ask(scoundrel_engine* engine, const char* request);

/* The code of this thread's last scoundrel_ask(): 0 or SCOUNDREL_ERROR_... */
SCOUNDREL_API int scoundrel_ask_code(void);

/* From another thread: the request in flight answers at once with what is known, and
 * "stopped":true. With nothing in flight it does nothing. */
SCOUNDREL_API int scoundrel_stop(scoundrel_engine* engine);

/* ---- Cards and moves ---- */

/* A card is suit x 16 + value: clubs 0, diamonds 1, hearts 2, spades 3; value 2 to 14, J 11, Q 12,
 * K 13, A 14. Clubs and spades are monsters, diamonds weapons, hearts potions. 0 is no card. */
typedef uint8_t scoundrel_card;

/* A card's suit, 0 to 3. */
#define SCOUNDREL_SUIT(card) ((card) >> 4)
/* A card's value, 2 to 14. */
#define SCOUNDREL_VALUE(card) ((card) & 15)

/* A set of cards: bit number c stands for the card c. */
typedef uint64_t scoundrel_cards;

/* A move is card x 8 + verb, or one of the moves without a card. Rising numbers are the canonical
 * order. */
typedef uint16_t scoundrel_move;

/* What is done with a card, and the moves that need none. */
enum {
    SCOUNDREL_FIGHT = 0,      /* w: with the weapon */
    SCOUNDREL_BAREHANDED = 1, /* b */
    SCOUNDREL_EQUIP = 2,      /* e */
    SCOUNDREL_DRINK = 3,      /* d */
    SCOUNDREL_DISCARD = 4,    /* x */
    SCOUNDREL_STORE = 5,      /* s: into the slot */
    SCOUNDREL_PUT_DOWN = 6,   /* p: from the slot into the room */
    SCOUNDREL_REPAIR = 7,     /* r */

    /* Whole moves, without a card. */

    SCOUNDREL_AVOID = 512,    /* the room */
    SCOUNDREL_AVOID_LR = 513, /* its first card uppermost */
    SCOUNDREL_AVOID_RL = 514, /* its last card uppermost */
    SCOUNDREL_NEXT = 515,     /* on to the next room */
    SCOUNDREL_ROLL = 516      /* the die */
};

/* A move of a card and a verb below 8. */
#define SCOUNDREL_MOVE(card, verb) ((scoundrel_move)((card) * 8 + (verb)))
/* The card of a move; 0 for those that need none. */
#define SCOUNDREL_MOVE_CARD(move) ((scoundrel_card)((move) < 512 ? (move) / 8 : 0))
#define SCOUNDREL_MOST_MOVES 24  /* moves that can be legal at once */
#define SCOUNDREL_MOVE_SIZE 9    /* bytes that any move's text takes, its end included */
#define SCOUNDREL_TEXT_SIZE 8192 /* the same for every text that this header prints */

/* Reads a move; leniently, `10♦e` for `TDe`. Whether it is legal is not looked at. */
SCOUNDREL_API int scoundrel_read_move(const char* text, scoundrel_move* move);

/* Prints a move canonically, and returns the length without the end. `size` is the buffer's, in
 * bytes: SCOUNDREL_MOVE_SIZE is enough. */
SCOUNDREL_API int scoundrel_print_move(scoundrel_move move, char* buffer, size_t size);

/* Reads one card and nothing else, leniently too. */
SCOUNDREL_API int scoundrel_read_card(const char* text, scoundrel_card* card);

/* Prints a card, two characters, and returns their number; the buffer takes three bytes. */
SCOUNDREL_API int scoundrel_print_card(scoundrel_card card, char* buffer, size_t size);

/* ---- Rules ---- */

/* Rules as the simulator needs them: plain data, copy it as you like; nothing to free. What is
 * inside is the library's business; only scoundrel_read_rules() fills it in. */
typedef struct scoundrel_rules {
    scoundrel_cards deck; /* the cards in play */
    uint8_t knobs[24];    /* not to be read */
    uint32_t base;        /* not to be read */
    uint32_t mark;        /* of these rules; states carry it too */
} scoundrel_rules;

/* Reads rules, `classic` or `rascal+health=25`; those that do not go together are refused. */
SCOUNDREL_API int scoundrel_read_rules(const char* text, scoundrel_rules* rules);

/* Prints them canonically, and returns the length without the end. */
SCOUNDREL_API int scoundrel_print_rules(const scoundrel_rules* rules, char* buffer, size_t size);

/* ---- States and games ---- */

/* How a game stands. */
enum { SCOUNDREL_PLAYING = 0, SCOUNDREL_WON = 1, SCOUNDREL_LOST = 2 };

/* A weapon in hand, or an item in the slot. */
typedef struct scoundrel_held {
    scoundrel_card card; /* 0: nothing is held */
    uint8_t uses;        /* fights fought with it, less those repaired */
    uint8_t limit;       /* value of the last monster slain with it; 0: none yet, or weapon=wear */
} scoundrel_held;

/* Exactly what the player may know; the hidden order is not in it. Hand this, and not the game, to
 * whatever is to play fairly. Read it as you like. Copy it as you like. Do not change it: the
 * library checks its counts on every call, so that damage cannot make it reach beyond, but not that
 * such a state can arise. */
typedef struct scoundrel_state {
    scoundrel_cards unseen;    /* cards of the dungeon whose place is not known, above the bottom */
    scoundrel_card bottom[52]; /* those whose place is known, from upper to lower */
    uint8_t bottom_count;      /* how many these are */
    scoundrel_card room[4];    /* in table order; 0 from room_count on */
    uint8_t room_count;        /* 0 to 4 */
    uint8_t carried;           /* bit i: room[i] was carried into this room */
    uint8_t health;            /* 0 to 99 */
    scoundrel_held weapon;     /* in hand */
    scoundrel_held slot;       /* the item stored */
    scoundrel_card rolled;     /* the monster that the die picked, to be fought now */
    uint8_t dealt_with;        /* cards of this room */
    uint8_t owed;         /* cards that the dealer has yet to turn up: 0 after every call here */
    uint8_t die_owed;     /* the same of the die */
    uint8_t untouched;    /* 1: nothing was done in this room yet */
    uint8_t potion_used;  /* 1: in this room */
    uint8_t avoided_last; /* 1: the room before was avoided */
    uint8_t status;       /* SCOUNDREL_PLAYING, _WON or _LOST */
    uint8_t bonus;        /* of a win: the last potion's value, where it counts */
    uint8_t overkill; /* of a loss, where it counts: what the last blow took beyond your health */
    scoundrel_card killer; /* of a loss, where it counts */
    uint8_t unused[3];     /* of no meaning */
    /* What has happened, and decides nothing any more. */

    scoundrel_card discard[52];    /* in the order of discarding */
    uint8_t discard_count;         /* how many these are */
    scoundrel_card slain[26];      /* by the weapon in hand, first slain first */
    uint8_t slain_count;           /* how many these are */
    scoundrel_card slot_slain[26]; /* by the weapon in the slot */
    uint8_t slot_slain_count;      /* how many these are */
    int32_t room_number;           /* rooms dealt, avoided ones included */
    int32_t rooms_cleared;         /* left behind after their cards were faced */
    int32_t rooms_avoided;         /* how many */
    int32_t damage_taken;          /* health actually lost */
    int32_t healed;                /* health actually gained */
    int32_t monsters_slain;        /* with the weapon or without */
    int32_t slain_value;           /* their values added up */
    uint32_t mark;                 /* of the rules that it was dealt by */
    uint32_t unused_too;           /* of no meaning */
} scoundrel_state;

/* Who deals: a simulator needs to know the order, a player must not. The cards not yet turned up
 * are always the last ones of `deck`, as many as `unseen` has; so only the dice change as a game
 * goes on. */
typedef struct scoundrel_dealer {
    scoundrel_card deck[52]; /* the unseen cards of the beginning, top first */
    int32_t count;           /* of these */
    uint64_t dice;           /* a generator, as scoundrel_random() has it */
} scoundrel_dealer;

/* A game is both. To undo, keep a copy from before the move: `before = game; …; game = before;`. */
typedef struct scoundrel_game {
    scoundrel_state state;   /* what the player may know */
    scoundrel_dealer dealer; /* what nobody may look at who plays fairly */
} scoundrel_game;

/* The seed's number: decimal digits that fit 64 bits mean that number, any other text its hash. */
SCOUNDREL_API int scoundrel_read_seed(const char* text, uint64_t* seed);

/* Deals the first room of the game RULES#SEED. */
SCOUNDREL_API int scoundrel_deal(const scoundrel_rules* rules, uint64_t seed, scoundrel_game* game);

/* Deals the first room of the game RULES:DECK, all cards of the deck with nothing between. */
SCOUNDREL_API int scoundrel_deal_deck(const scoundrel_rules* rules, const char* deck,
                                      scoundrel_game* game);

/* A game that goes on from what the player knows, its unseen cards shuffled by this seed, and dice
 * of that seed: one of the games that the player may be in. For searches that must not look at the
 * real order. `state` may lie in `game`. */
SCOUNDREL_API int scoundrel_imagine(const scoundrel_rules* rules, const scoundrel_state* state,
                                    uint64_t seed, scoundrel_game* game);

/* Writes the legal moves in canonical order and returns how many; 0 once the game is over. `room`
 * is how many the array takes: SCOUNDREL_MOST_MOVES is always enough. */
SCOUNDREL_API int scoundrel_legal(const scoundrel_rules* rules, const scoundrel_state* state,
                                  scoundrel_move* moves, int room);

/* Plays a move, and deals what is owed after it. The library checks whether it is legal: 0 is done;
 * above 0 is refused (SCOUNDREL_REFUSED_...), below an error, and then nothing has changed. */
SCOUNDREL_API int scoundrel_play(const scoundrel_rules* rules, scoundrel_game* game,
                                 scoundrel_move move);

/* Why a move is not legal now; 0 if it is. */
SCOUNDREL_API int scoundrel_refusal(const scoundrel_rules* rules, const scoundrel_state* state,
                                    scoundrel_move move);

/* The same in words, for a person; the text is empty for a legal move. */
SCOUNDREL_API int scoundrel_explain(const scoundrel_rules* rules, const scoundrel_state* state,
                                    scoundrel_move move, char* buffer, size_t size);

/* The score; final once `status` is not SCOUNDREL_PLAYING, until then what it would be if you died
 * now. */
SCOUNDREL_API int scoundrel_score(const scoundrel_rules* rules, const scoundrel_state* state,
                                  int32_t* score);

/* The state as JSON without the game's id (docs/notation.md, "State"): what the protocol takes as
 * `position`, so that an engine can be asked about it, and what external bots are handed. */
SCOUNDREL_API int scoundrel_print_state(const scoundrel_rules* rules, const scoundrel_state* state,
                                        char* buffer, size_t size);

/* Rules and state of a position as JSON; what could not lie on a table is SCOUNDREL_ERROR_TEXT, and
 * so is one whose game is over, and one that waits for cards or a die. Its past, but for what the
 * position tells of it, is empty. */
SCOUNDREL_API int scoundrel_read_position(const char* json, scoundrel_rules* rules,
                                          scoundrel_state* state);

/* ---- Random play ---- */

/* A number below n, n > 0, from a SplitMix64 whose state is *generator; the state goes on. 0 for
 * wrong use. */
SCOUNDREL_API uint64_t scoundrel_random(uint64_t* generator, uint64_t n);

/* The number that gives a seed its player. Random play of RULES#SEED draws from a generator whose
 * state begins with seed ^ SCOUNDREL_RANDOM_PLAYER: of the legal moves, number scoundrel_random(n),
 * to the end or to SCOUNDREL_RANDOM_MOVES moves. */
#define SCOUNDREL_RANDOM_PLAYER 0xA11CE5EEDF00D5EDu
#define SCOUNDREL_RANDOM_MOVES 1000 /* after which a random game ends */

/* How a random game went. */
typedef struct scoundrel_result {
    int32_t status; /* SCOUNDREL_PLAYING where the limit ended it */
    int32_t score;  /* as the rules have it */
    int32_t moves;  /* played */
} scoundrel_result;

/* Plays the games of all these seeds at random and writes a result for each; the same on every
 * platform. It is the whole of what the signature of docs/notation.md (chapter 9) hashes. */
SCOUNDREL_API int scoundrel_random_games(const scoundrel_rules* rules, const uint64_t* seeds,
                                         size_t count, scoundrel_result* results);

/* ---- Why a move is refused ---- */

/* The reasons that scoundrel_play() and scoundrel_refusal() give. */
enum {
    SCOUNDREL_REFUSED_GAME_OVER = 1,          /* nothing is legal any more */
    SCOUNDREL_REFUSED_CARDS_OWED = 2,         /* the dealer has yet to turn up cards, or to roll */
    SCOUNDREL_REFUSED_CARD_NOT_HERE = 3,      /* neither in the room nor in the slot */
    SCOUNDREL_REFUSED_WRONG_KIND = 4,         /* a verb that does not fit the card */
    SCOUNDREL_REFUSED_NOT_IN_THESE_RULES = 5, /* a verb that these rules do not have */
    SCOUNDREL_REFUSED_MUST_FIGHT_ROLLED = 6,  /* the monster rolled comes before anything else */
    SCOUNDREL_REFUSED_MUST_ROLL_FIRST = 7,    /* monsters are fought only after a roll */
    SCOUNDREL_REFUSED_NO_WEAPON = 8,          /* none is in hand */
    SCOUNDREL_REFUSED_WEAPON_BOUND = 9, /* the monster is above what the weapon may still slay */
    SCOUNDREL_REFUSED_WEAPON_WORN_OUT = 10,     /* its power is 0 */
    SCOUNDREL_REFUSED_WEAPON_MUST_BE_USED = 11, /* it cannot be left aside */
    SCOUNDREL_REFUSED_SLOT_OUT_OF_REACH = 12,   /* now */
    SCOUNDREL_REFUSED_SLOT_FULL = 13,           /* something lies there already */
    SCOUNDREL_REFUSED_ROOM_FULL = 14,           /* nowhere to put the slot's item down */
    SCOUNDREL_REFUSED_WEAPON_USED = 15,         /* it cannot be put down any more */
    SCOUNDREL_REFUSED_NOTHING_TO_REPAIR = 16,   /* no weapon in hand, or an unused one */
    SCOUNDREL_REFUSED_ROOM_BEGUN = 17,          /* avoiding comes before anything else */
    SCOUNDREL_REFUSED_ROOM_NOT_FULL = 18,       /* only a full room is avoided */
    SCOUNDREL_REFUSED_AVOIDED_LAST = 19,        /* not two rooms in a row */
    SCOUNDREL_REFUSED_NEEDS_DIRECTION = 20,     /* avoid-lr or avoid-rl */
    SCOUNDREL_REFUSED_HAS_NO_DIRECTION = 21,    /* plain avoid */
    SCOUNDREL_REFUSED_ROOM_NOT_FINISHED = 22,   /* next: three cards first */
    SCOUNDREL_REFUSED_DUNGEON_EMPTY = 23,       /* next: there is no further room */
    SCOUNDREL_REFUSED_NO_MONSTER = 24           /* nothing to roll for */
};

#ifdef __cplusplus
}
#endif

#endif
