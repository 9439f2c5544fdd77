"""What is made, used rightly or wrongly, and dropped again leaves nothing behind: bytes in use, as the address sanitizer
counts them, which runs only in build/asan. Python takes its own memory there too: PYTHONMALLOC=malloc."""

import copy
import ctypes
import gc
import pickle
import sys
import unittest

import numpy as np

import scoundrel

ROUNDS = 15
SLACK = 16 * ROUNDS  # the least leak there is takes as much

allocated = ctypes.CDLL(None).__sanitizer_get_current_allocated_bytes
allocated.restype = ctypes.c_size_t


def in_use():
    gc.collect()
    sys._clear_type_cache()  # Python's own, which keeps names of attributes, thousands of them
    return allocated()


def refused(call, *arguments):
    try:
        call(*arguments)
    except (ValueError, TypeError):
        return
    raise AssertionError("it was not refused")


def games():
    game = scoundrel.Game("rascal#7")
    other = game.copy()
    other.play(other.legal_moves[0])
    other.undo()
    refused(game.play, "KSw")
    refused(game.play, 7)
    refused(scoundrel.Game, "classic", -1)
    pickle.loads(pickle.dumps(copy.deepcopy(game)))
    refused(scoundrel.Game, "classic+luck=good#1")
    scoundrel.Game.load(scoundrel.Player("texts", "rascal").finish(game).record)


def rules():
    scoundrel.Rules("classic").changed(health=25).knobs["weapon"]
    refused(scoundrel.Rules, "classic+helth=25")


def advice():
    game = scoundrel.Game("classic#42")
    scoundrel.hint(game, samples=2, seed=1).options
    scoundrel.solve(game).line
    scoundrel.review(scoundrel.Player("quick").finish(game), samples=2, seed=1)
    refused(scoundrel.review, scoundrel.Game("classic#42"))


def engines():
    engine = scoundrel.Engine()
    engine.ask("new", game="classic#42")
    refused(engine.ask, "move", 3)
    refused(engine.ask, "dance")


def environments():
    env = scoundrel.ScoundrelEnv("classic", render_mode="ansi")
    env.reset(seed=1)
    refused(env.step, 44)
    refused(env.step, 10**30)
    refused(env.step, "7De")
    copy.copy(env).step(env.draw_action())
    while not env.step(env.draw_action())[2]:
        env.render()


def tables():
    env = scoundrel.ScoundrelVectorEnv(64, "classic")
    env.reset(seed=1)
    for _ in range(50):
        env.step(env.draw_actions())
    env.look_ahead()
    copy.copy(env).step(env.draw_actions())
    refused(scoundrel.random_games, "classic", [-1])
    scoundrel.random_games("classic", np.arange(50))


def kept(every=[]):
    every.append(scoundrel.Game("classic#42"))


def growth(use):
    """The least of three: a leak is there every time, where a thread that is still about to go, or what is made once
    after some rounds, is not."""
    def after_some_rounds():
        for _ in range(ROUNDS):
            use()
        return in_use()

    told = [after_some_rounds() for _ in range(4)]
    return min(after - before for before, after in zip(told, told[1:]))


class Leaks(unittest.TestCase):
    def test_nothing_is_left_behind(self):
        for use in (games, rules, advice, engines, environments, tables):
            with self.subTest(use=use.__name__):
                self.assertLess(growth(use), SLACK)

    def test_what_is_kept_is_seen(self):
        self.assertGreater(growth(kept), SLACK)


if __name__ == "__main__":
    unittest.main()
