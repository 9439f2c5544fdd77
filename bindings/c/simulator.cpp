// The simulator door: dealing, legal moves, playing, scores, on the caller's own memory.
#include "message.h"
#include "notation/cards.h"
#include "plain.h"
#include "rules/random_play.h"

namespace scoundrel::c {

namespace {

static_assert(SCOUNDREL_MOST_MOVES == most_moves);
static_assert(SCOUNDREL_RANDOM_MOVES == most_random_moves);
static_assert(SCOUNDREL_REPAIR + 1 == card_verbs);
static_assert(SCOUNDREL_REFUSED_NO_MONSTER == static_cast<int>(Refusal::no_monster));
static_assert(SCOUNDREL_REFUSED_WEAPON_USED == static_cast<int>(Refusal::weapon_used));
static_assert(SCOUNDREL_LOST == static_cast<int>(Status::lost));

template <class... Pointers>
int look_at(std::string_view call, const scoundrel_rules* rules, Pointers... pointers) {
    if (rules == nullptr || ((pointers == nullptr) || ...)) return told(SCOUNDREL_ERROR_NULL, call);
    return are_rules(rules) ? int{SCOUNDREL_OK} : told(SCOUNDREL_ERROR_RULES, call);
}

// On every move, so without the rules' own mark: a sound state has it.
template <class Dealt>
int look_at_move(std::string_view call, const scoundrel_rules* rules, const Dealt* dealt,
                 scoundrel_move move) {
    if (rules == nullptr || dealt == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
    if (!is_sound(rules, dealt)) return told(SCOUNDREL_ERROR_STATE, call);
    return is_move(move) ? int{SCOUNDREL_OK} : told(SCOUNDREL_ERROR_RANGE, call);
}

void begin(const PlainRules& rules, const KnownDealer& dealer, scoundrel_game* game) {
    Simulation made{{}, dealer};
    made.state.position = start(rules.rules, made.state.account);
    made.state.mark = rules.mark;
    deal(made.state.position, made.dealer);
    std::memcpy(static_cast<void*>(game), &made, sizeof made);
}

}  // namespace

}  // namespace scoundrel::c

using namespace scoundrel::c;

int scoundrel_deal(const scoundrel_rules* rules, uint64_t seed, scoundrel_game* game) {
    if (const int wrong = look_at("scoundrel_deal", rules, game)) return wrong;
    begin(seen(rules), scoundrel::seeded_dealer(seen(rules).rules.deck, seed), game);
    return SCOUNDREL_OK;
}

int scoundrel_imagine(const scoundrel_rules* rules, const scoundrel_state* state, uint64_t seed,
                      scoundrel_game* game) {
    if (const int wrong = look_at("scoundrel_imagine", rules, state, game)) return wrong;
    if (!is_sound(rules, state)) return told(SCOUNDREL_ERROR_STATE, "scoundrel_imagine");
    std::memmove(&game->state, state, sizeof *state);
    Simulation& own = seen(game);
    own.dealer = scoundrel::seeded_dealer(own.state.position.unseen, seed);
    return SCOUNDREL_OK;
}

int scoundrel_legal(const scoundrel_rules* rules, const scoundrel_state* state,
                    scoundrel_move* moves, int room) {
    if (moves == nullptr) return told(SCOUNDREL_ERROR_NULL, "scoundrel_legal");
    if (const int wrong = look_at_move("scoundrel_legal", rules, state, SCOUNDREL_NEXT))
        return wrong;
    const auto list = legal_moves(seen(rules).rules, seen(state).position);
    if (list.count > room) return told(SCOUNDREL_ERROR_SHORT, "scoundrel_legal");
    for (int i = 0; i < list.count; ++i) moves[i] = list[i].code();
    return list.count;
}

int scoundrel_play(const scoundrel_rules* rules, scoundrel_game* game, scoundrel_move move) {
    if (const int wrong = look_at_move("scoundrel_play", rules, game, move)) return wrong;
    const scoundrel::Rules& by = seen(rules).rules;
    Simulation& own = seen(game);
    const auto why = refusal(by, own.state.position, move_of(move));
    if (why != scoundrel::Refusal::none) return static_cast<int>(why);
    apply(by, own.state.position, move_of(move), own.state.account);
    deal(own.state.position, own.dealer);
    return SCOUNDREL_OK;
}

int scoundrel_refusal(const scoundrel_rules* rules, const scoundrel_state* state,
                      scoundrel_move move) {
    if (const int wrong = look_at_move("scoundrel_refusal", rules, state, move)) return wrong;
    return static_cast<int>(refusal(seen(rules).rules, seen(state).position, move_of(move)));
}

int scoundrel_score(const scoundrel_rules* rules, const scoundrel_state* state, int32_t* score) {
    constexpr auto call = "scoundrel_score";
    if (score == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
    if (const int wrong = look_at_move(call, rules, state, SCOUNDREL_NEXT)) return wrong;
    const State& own = seen(state);
    *score = scoundrel::score(seen(rules).rules, own.position, own.account.stats.slain_value);
    return SCOUNDREL_OK;
}

uint64_t scoundrel_random(uint64_t* generator, uint64_t n) {
    if (generator == nullptr || n == 0) {
        (void)told(generator == nullptr ? SCOUNDREL_ERROR_NULL : SCOUNDREL_ERROR_RANGE,
                   "scoundrel_random");
        return 0;
    }
    static_assert(sizeof(scoundrel::SplitMix64) == sizeof *generator);
    scoundrel::SplitMix64 random(*generator);
    const uint64_t drawn = random.below(n);
    std::memcpy(generator, &random, sizeof random);
    return drawn;
}

int scoundrel_random_games(const scoundrel_rules* rules, const uint64_t* seeds, size_t count,
                           scoundrel_result* results) {
    if (const int wrong = look_at("scoundrel_random_games", rules, seeds, results)) return wrong;
    const scoundrel::Rules by = seen(rules).rules;
    for (size_t i = 0; i < count; ++i) {
        const auto played = play_random_unchecked(by, seeds[i]);
        results[i] = {static_cast<int32_t>(played.status), played.score, played.moves};
    }
    return SCOUNDREL_OK;
}

int scoundrel_deal_deck(const scoundrel_rules* rules, const char* deck, scoundrel_game* game) {
    constexpr auto call = "scoundrel_deal_deck";
    return guarded(call, [&] {
        if (const int wrong = look_at(call, rules, deck, game)) return wrong;
        const auto cards = scoundrel::parse_deck(deck, seen(rules).rules.deck);
        if (!cards) return told(SCOUNDREL_ERROR_TEXT, call, cards.error().message);
        begin(seen(rules), scoundrel::literal_dealer(*cards), game);
        return int{SCOUNDREL_OK};
    });
}
