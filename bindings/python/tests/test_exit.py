"""A program ends while two threads of its own are inside the library: quietly, whatever they do there."""

import os
import subprocess
import sys
import unittest

# What a thread does all the time, after what it needs for that.
CALLS = {
    "step of tables": ("t = scoundrel.ScoundrelVectorEnv(1000); t.reset(seed=1)", "t.step(t.draw_actions())"),
    "step of many tables": ("t = scoundrel.ScoundrelVectorEnv(50_000); t.reset(seed=1)", "t.step(t.draw_actions())"),
    "random_games": ("seeds = range(100)", "scoundrel.random_games('classic', seeds)"),
    "hint": ("", "scoundrel.hint('classic#42', samples=2)"),
    "a long hint": ("", "scoundrel.hint('classic#42', samples=100_000)"),
    "solve": ("", "scoundrel.solve('classic#42')"),
    "review": ("g = scoundrel.Player('quick').finish('classic#4')", "scoundrel.review(g, samples=2)"),
    "Player.choose": ("p = scoundrel.Player('greedy')", "p.choose('classic#42')"),
    "Player.advise": ("p = scoundrel.Player('search')", "p.advise('classic#42', samples=10)"),
    "Engine.ask": ("", "scoundrel.Engine().ask('hello')"),
    "an engine's chance": ("e = scoundrel.Engine()", "e.ask('new', rules='classic')"),
    "a refused move": ("g = scoundrel.Game('classic#42')", "refused(lambda: g.play('KSw'))"),
    "refused rules": ("", "refused(lambda: scoundrel.Game('classic+luck=good#1'))"),
    "refused actions": ("t = scoundrel.ScoundrelVectorEnv(3); t.reset(seed=1)", "refused(lambda: t.step([44, 44, 44]))"),
    "wrong types": ("g = scoundrel.Game('classic#42')", "refused(lambda: g.play(7))"),
    "games": ("", "scoundrel.Game('classic#42').state"),
    "an environment": ("e = scoundrel.ScoundrelEnv(); e.reset(seed=1)", "e.reset(); e.step(e.draw_action())"),
    "look_ahead": ("t = scoundrel.ScoundrelVectorEnv(3); t.reset(seed=1)", "t.look_ahead()"),
}
PROGRAM = """
import threading, time, scoundrel
def refused(call):
    try: call()
    except (ValueError, TypeError): pass
begun = threading.Barrier(3)
def go_on():
    {before}
    begun.wait()
    while True:
        {call}
for _ in range(2): threading.Thread(target=go_on, daemon=True).start()
begun.wait()
time.sleep(0.1)
"""
RUNS = 4
OVERWRITING = {**os.environ, "MALLOC_PERTURB_": "85"}  # what is freed is overwritten: a thread that still reads it is found


class Exit(unittest.TestCase):
    def test_with_a_thread_inside(self):
        for name, (before, call) in CALLS.items():
            program = PROGRAM.format(before=before or 'pass', call=call)
            running = [subprocess.Popen([sys.executable, "-B", "-c", program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        env=OVERWRITING, text=True) for _ in range(RUNS)]
            for one in running:
                with self.subTest(name):
                    told = one.communicate(timeout=120)[0]
                    self.assertEqual((one.returncode, told), (0, ""))


if __name__ == "__main__":
    unittest.main()
