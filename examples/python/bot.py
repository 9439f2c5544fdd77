#!/usr/bin/env python3
"""A bot in ten lines: equip, fight with the weapon, drink, and barehanded the weakest monster first."""
import scoundrel

ORDER = {"e": 0, "w": 1, "d": 2, "b": 3}


def choose(game):
    return min(game.legal_moves, key=lambda move: (ORDER.get(move[-1], 4), "23456789TJQKA".find(move[0])))


game = scoundrel.Game("classic#42")
while not game.over:
    game.play(choose(game))
print(game.id, game.status, game.score, *game.moves)
