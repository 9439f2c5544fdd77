#!/usr/bin/env python3
"""Count the sequences of legal moves of each length from the start of a game whose deck is known.

A finished game has no continuation, so perft(d) counts the distinct sequences of exactly d moves.
"""

import argparse

from scoundrel_reference.rules import parse_game
from scoundrel_reference.session import Session


def perft(session, depth):
    """The number of legal sequences of exactly `depth` moves."""
    legal = session.legal
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        session.move(move)
        total += perft(session, depth - 1)
        session.undo(1)
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME", help="a game id with a seed or a literal deal")
    parser.add_argument("depth", metavar="DEPTH", type=int)
    options = parser.parse_args()
    for depth in range(1, options.depth + 1):
        print(depth, perft(Session.of_game(parse_game(options.game)), depth), flush=True)


if __name__ == "__main__":
    main()
