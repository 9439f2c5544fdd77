#!/usr/bin/env python3
"""How fast the package is, beside the checked door of C++ in the same run: moves a second of one core, in millions.

    PYTHONPATH=build/python /usr/bin/python3 bench/python.py
"""

import time

import numpy as np

import scoundrel
from scoundrel import _core


def rate(work, seconds=1.0):
    """Moves a second of processor time; work() gives how many it has played."""
    moves, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        moves += work()
    return moves / (time.process_time() - began) / 1e6


def checked():
    checked.seed += 20_000
    return _core.play_checked("classic", checked.seed, 20_000)


def batch():
    batch.seed += 20_000
    return int(scoundrel.random_games("classic", np.arange(batch.seed, batch.seed + 20_000)).moves.sum())


def vectorised():
    for _ in range(50):
        TABLES.step(TABLES.draw_actions())
    return 50 * TABLES.num_envs


def single():
    moves, over = 0, False
    ENV.reset()
    actions = []
    while not over:
        actions.append(ENV.draw_action())
        over = ENV.step(actions[-1])[2]
    return len(actions)


def single_step():
    """step() alone: the actions of a game are drawn beforehand."""
    return SCRIPT.play()


class Script:
    """Games whose actions are known, so that nothing but step() is timed."""

    def __init__(self, games=200):
        self.games = []
        for seed in range(games):
            ENV.reset(seed=seed)
            actions, over = [], False
            while not over:
                actions.append(ENV.draw_action())
                over = ENV.step(actions[-1])[2]
            self.games.append((seed, actions))

    def play(self):
        spent = moves = 0
        step = ENV.step
        for seed, actions in self.games:
            ENV.reset(seed=seed)
            for action in actions:
                step(action)
            moves += len(actions)
        return moves


def game():
    played = scoundrel.Game("classic#42")
    played.play_all([])
    moves = 0
    for move in LINE:
        played.play(move)
        moves += 1
    return moves


checked.seed = batch.seed = 0
TABLES = scoundrel.ScoundrelVectorEnv(1024)
TABLES.reset(seed=0)
ENV = scoundrel.ScoundrelEnv()
SCRIPT = Script()
LINE = scoundrel.solve("classic#42").line

if __name__ == "__main__":
    native = rate(checked)
    print(f"checked door of C++          {native:8.3f}")
    for name, work in (("random_games", batch), ("ScoundrelVectorEnv, random", vectorised), ("ScoundrelEnv.step, with resets", single_step),
                       ("Game.play", game)):
        speed = rate(work)
        print(f"{name:<30} {speed:6.3f}   1/{native / speed:.1f} of it")
