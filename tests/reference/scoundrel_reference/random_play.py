"""Random play and the signature (contract §9)."""

from . import state as states
from .chance import RANDOM_PLAY, SplitMix64, fnv1a
from .rules import parse_game
from .session import Session

MOST_MOVES = 1_000
SEEDS = 1_000
PUBLISHED = ("classic", "equal", "browser", "rascal", "forty-two")  # when the signature was; it stays theirs


def random_line(game_id):
    """`ID STATUS SCORE MOVES` after random play of a game id."""
    game = parse_game(game_id)
    session, source, played = Session.of_game(game), SplitMix64(game.number ^ RANDOM_PLAY), 0
    while played < MOST_MOVES:
        legal = session.legal
        if not legal:
            break
        session.move(legal[source.below(len(legal))])
        played += 1
    score = states.score(session.state)
    return f"{game.text} {session.state.status} {'-' if score is None else score} {played}"


def signature_lines(seeds=SEEDS):
    for base in PUBLISHED:
        for seed in range(seeds):
            yield random_line(f"{base}#{seed}")


def signature(lines):
    """The lines' FNV-1a in 16 hex digits, each line ended by a line feed."""
    state = fnv1a(b"")
    for line in lines:
        state = fnv1a((line + "\n").encode(), state)
    return f"{state:016x}"
