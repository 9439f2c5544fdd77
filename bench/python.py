#!/usr/bin/env python3
"""How fast the Python package is, beside the checked door of C++ in the same run: millions of moves a second of one core.

    PYTHONPATH=build/python /usr/bin/python3 bench/python.py
"""

import itertools
import time

import numpy as np

import scoundrel
from scoundrel import _core

GAMES = 20_000


def rate(work, seconds=2.0):
    """work() gives how many moves it has played; time is the processor's."""
    moves, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        moves += work()
    return moves / (time.process_time() - began) / 1e6


def scripted(env, games=200):
    """Games whose actions are drawn beforehand, so that nothing but reset() and step() is timed."""
    script = []
    for seed in range(games):
        env.reset(seed=seed)
        actions, over = [], False
        while not over:
            actions.append(env.draw_action())
            over = env.step(actions[-1])[2]
        script.append((seed, actions))

    def play():
        for seed, actions in script:
            env.reset(seed=seed)
            for action in actions:
                env.step(action)
        return sum(len(actions) for _, actions in script)
    return play


def main():
    first = itertools.count(0, GAMES)
    tables = scoundrel.ScoundrelVectorEnv(1024)
    tables.reset(seed=0)
    line = scoundrel.solve("classic#42").line

    def vectorised():
        for _ in range(50):
            tables.step(tables.draw_actions())
        return 50 * tables.num_envs

    def game():
        played = scoundrel.Game("classic#42")
        for move in line:
            played.play(move)
        return len(line)

    def batch():
        seeds = next(first) + np.arange(GAMES)
        return int(scoundrel.random_games("classic", seeds).moves.sum())

    native = rate(lambda: _core.play_checked("classic", next(first), GAMES))
    print(f"{'the checked door of C++':<36}{native:7.3f}")
    for name, work in (("random_games()", batch), ("ScoundrelVectorEnv(1024), random", vectorised),
                       ("ScoundrelEnv, reset() and step()", scripted(scoundrel.ScoundrelEnv())), ("Game.play()", game)):
        speed = rate(work)
        print(f"{name:<36}{speed:7.3f}   {speed / native:.3f} of it")


if __name__ == "__main__":
    main()
