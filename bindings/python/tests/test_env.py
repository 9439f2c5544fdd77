"""Environments: Gymnasium's interface, the signature, and that observations tell what the player may know and no more."""

import random
import sys
import threading
import time
import types
import unittest

import numpy as np

import scoundrel
from scoundrel import Game, IllegalMove, ScoundrelEnv, ScoundrelVectorEnv, layout

SIGNATURE = "8359b237dda86223"
SETS = ("classic", "equal", "browser", "rascal", "forty-two")
VARIED = SETS + ("rascal-app", "classic+monsters=die", "rascal+inventory=always+swap=yes+drop=yes")


def signature(play):
    """Chapter 9 of docs/notation.md; play(rules) gives status, score and moves of the first thousand seeds."""
    value = 0xCBF29CE484222325
    for rules in SETS:
        for seed, (status, score, moves) in enumerate(zip(*play(rules))):
            line = f"{rules}#{seed} {('playing', 'won', 'lost')[status]} {score if status else '-'} {moves}\n"
            for byte in line.encode():
                value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def seen_of(state):
    """An observation made from the state that every front-end shows: there is no hidden order in that."""
    row = np.zeros(layout.OBSERVATION_SIZE, np.uint8)

    def put(name, value):
        row[layout.PARTS[name]] = value

    def numbers(cards, size):
        return [layout.CARDS.index(card) + 1 for card in cards] + [0] * (size - len(cards))

    where = row[layout.PARTS["where"]]
    weapon, slot = state["weapon"] or {}, state["slot"] or {}
    places = ((layout.UNSEEN, state["unseen"]), (layout.BOTTOM, state["bottom"]), (layout.ROOM, state["room"]),
              (layout.HAND, [weapon["card"]] if weapon else []), (layout.SLOT, [slot["card"]] if slot else []))
    for place, cards in places:
        for card in cards:
            where[layout.CARDS.index(card)] = place
    put("bottom", numbers(state["bottom"], 52))
    put("room", numbers(state["room"], 4))
    for name in ("health", "max_health", "dealt_with", "untouched", "potion_used", "avoided_last", "dungeon"):
        put(name, state[name])
    put("bottom_count", len(state["bottom"]))
    put("carried", sum(1 << state["room"].index(card) for card in state["carried"]))
    for name, value in (("weapon", weapon), ("slot", slot)):
        put(name, numbers([value["card"]], 1) if value else 0)
        put(name + "_uses", value.get("uses", 0))
    put("weapon_power", weapon.get("power", 0))
    put("weapon_limit", weapon.get("limit") or 0)
    put("rolled", numbers([state["rolled"]], 1) if state["rolled"] else 0)
    put("status", ("playing", "won", "lost").index(state["status"]))
    put("slain_value", state["stats"]["slain_value"])
    return row


class Observations(unittest.TestCase):
    """Of environments of one game and of the rows of a vectorised one, played side by side with Game: all that the player may
    know and nothing else, and the same legal moves, after every move."""

    def play(self, rules, count, choose, most=1000):
        """The games of the first seeds, to the end or for so many moves; how many moves that were."""
        games, envs = [Game(rules, seed=seed) for seed in range(count)], [ScoundrelEnv(rules) for _ in range(count)]
        tables = ScoundrelVectorEnv(count, rules)
        rows, info = tables.reset(seed=0)
        shown = [env.reset(seed=seed) for seed, env in enumerate(envs)]
        going, moves = list(range(count)), 0
        while going and most > 0:
            actions = tables.draw_actions().copy()  # where a game has ended another goes on, which nobody looks at
            for i in going:
                actions[i] = self.look(games[i], *shown[i], rows[i], info["action_mask"][i], choose)
            rows, rewards, terminated, truncated, info = tables.step(actions)
            for i in going:
                observation, reward, over, cut, its = envs[i].step(actions[i])
                shown[i] = observation, its
                self.assertEqual((reward, over, cut), (rewards[i], terminated[i], truncated[i]))
                self.assertEqual((over, cut), (games[i].over, False))
                if over:
                    np.testing.assert_array_equal(observation, seen_of(games[i].state))
                    np.testing.assert_array_equal(observation, info["final_obs"][i])
                    self.assertEqual([reward, its["score"], info["score"][i]], [games[i].score] * 3)
            moves, most = moves + len(going), most - 1
            going = [i for i in going if not games[i].over]
        return moves

    def look(self, game, observation, info, row, mask, choose):
        """What is shown before a move; and plays it, as an action."""
        seen = seen_of(game.state)
        np.testing.assert_array_equal(observation, seen, f"{game.id} after {game.moves}")
        np.testing.assert_array_equal(row, seen, f"{game.id} after {game.moves}")
        np.testing.assert_array_equal(info["action_mask"], mask)
        actions = {layout.move_name(observation, action): action for action in np.flatnonzero(mask)}
        self.assertEqual(sorted(actions), sorted(game.legal_moves))
        move = choose(game)
        game.play(move)
        return actions[move]

    def test_of_random_play(self):
        for rules in VARIED:
            chance = random.Random(1)
            with self.subTest(rules):
                self.assertGreater(self.play(rules, 50, lambda game: chance.choice(game.legal_moves), most=60), 50 * 5)

    def test_of_good_play(self):
        """Random games end early; these go deep into the dungeon, with weapons used and cards known at the bottom."""
        for rules in VARIED:
            player = scoundrel.Player("greedy", rules)
            with self.subTest(rules):
                self.assertGreater(self.play(rules, 20, player.choose), 20 * 8)


class Environment(unittest.TestCase):
    def test_interface(self):
        for rules in VARIED:
            scoundrel.check_env(ScoundrelEnv(rules))
            scoundrel.check_vector_env(ScoundrelVectorEnv(5, rules))

    def test_wrong_use(self):
        env = ScoundrelEnv()
        with self.assertRaises(scoundrel.Error):
            env.step(0)  # before reset()
        observation, info = env.reset(seed=42)
        for action in (-1, 45, 10 ** 12, int(np.flatnonzero(~info["action_mask"])[0])):
            with self.assertRaises(IllegalMove):
                env.step(action)
        with self.assertRaises(TypeError):
            env.step("7De")
        np.testing.assert_array_equal(env.step(int(np.flatnonzero(info["action_mask"])[-1]))[0][:4].shape, (4,))
        for call in (lambda: ScoundrelEnv("none"), lambda: ScoundrelEnv(reward="gold"), lambda: ScoundrelEnv(max_steps=0),
                     lambda: ScoundrelEnv(render_mode="film"), lambda: ScoundrelVectorEnv(0)):
            with self.assertRaises(ValueError):
                call()
        tables = ScoundrelVectorEnv(3)
        tables.reset(seed=1)
        before = tables.observations.copy()
        actions = tables.draw_actions().copy()
        actions[2] = 44
        for wrong, error in ((actions, IllegalMove), (actions[:2], ValueError), (actions[:, None], ValueError),
                             (actions.astype(float), TypeError)):
            with self.assertRaises(error):
                tables.step(wrong)
        np.testing.assert_array_equal(tables.observations, before)
        with self.assertRaises(ValueError):
            tables.observations[0, 0] = 1  # read-only

    def test_render_and_rewards(self):
        env = ScoundrelEnv(render_mode="ansi", reward="win", max_steps=2)
        env.reset(seed=42)
        self.assertIn("JC 6S 7D 5H", env.render())
        env.step(env.draw_action())
        told = env.step(env.draw_action())
        self.assertEqual(told[1:4], (0.0, False, True))
        with self.assertRaises(scoundrel.Error):
            env.step(0)

    def test_a_used_weapon_is_told_by_the_rules(self):
        for rules, words in (("classic", ", for monsters below 6."), ("equal", ", for monsters up to 6."), ("rascal", ".")):
            env = ScoundrelEnv(rules, render_mode="ansi")
            observation, _ = env.reset(seed=42)
            for move in ("7De", "6Sw"):
                chosen = [action for action in range(layout.ACTION_COUNT) if layout.move_name(observation, action) == move]
                observation = env.step(chosen[0])[0]
            weapon = f"Weapon 7D, power {layout.part(observation, 'weapon_power')}"
            self.assertIn(weapon + words + "\n", env.render())
            if rules != "rascal":  # whose weapons wear instead
                self.assertIn(weapon + ", last slain 6.\n", layout.describe(observation))
                self.assertIn(weapon + words, layout.describe(observation, rules))

    def test_without_copies(self):
        tables = ScoundrelVectorEnv(4)
        first, info = tables.reset(seed=1)
        second, *_, after = tables.step(tables.draw_actions())
        self.assertIs(first, second)
        self.assertIs(info["action_mask"], after["action_mask"])

    def test_look_ahead(self):
        tables = ScoundrelVectorEnv(3)
        tables.reset(seed=1)
        ahead = tables.look_ahead()
        self.assertEqual(len(ahead.actions), tables.action_mask.sum())
        self.assertTrue(tables.action_mask[ahead.games, ahead.actions].all())
        avoid = ahead.observations[ahead.actions == 40]
        np.testing.assert_array_equal(layout.part(avoid, "owed"), 4)
        np.testing.assert_array_equal(layout.part(avoid, "bottom_count"), 4)


class Threads(unittest.TestCase):
    def test_a_second_thread_is_told(self):
        tables = ScoundrelVectorEnv(50_000)
        tables.reset(seed=1)
        done = threading.Event()

        def play():
            while not done.is_set():
                try:
                    tables.step(tables.draw_actions())
                except RuntimeError:
                    pass  # the other one was first

        playing = threading.Thread(target=play)
        playing.start()
        told, began = set(), time.monotonic()
        calls = {"step": lambda: tables.step(tables.draw_actions()), "draw": tables.draw_actions,
                 "look_ahead": tables.look_ahead, "reset": lambda: tables.reset(seed=1)}
        while set(calls) - told and time.monotonic() - began < 60:
            for name in set(calls) - told:
                try:
                    calls[name]()
                except RuntimeError as why:
                    self.assertEqual(str(why), "another thread is playing these games")
                    told.add(name)
        done.set()
        playing.join()
        self.assertEqual(told, set(calls))
        tables.step(tables.draw_actions())  # and all is as it should be


class Signature(unittest.TestCase):
    def test_of_batches(self):
        self.assertEqual(signature(lambda rules: scoundrel.random_games(rules, range(1000))), SIGNATURE)

    def test_of_tables(self):
        def play(rules):
            tables = ScoundrelVectorEnv(1000, rules)
            tables.reset(seed=0)
            steps, results, waiting = 0, np.zeros((3, 1000), int), np.ones(1000, bool)
            while waiting.any():
                observations, rewards, terminated, truncated, info = tables.step(tables.draw_actions())
                steps += 1
                done = waiting & (terminated | truncated)
                status = layout.part(info["final_obs"], "status")
                results[:, done] = status[done], info["score"][done], np.full(done.sum(), steps)
                waiting &= ~done
            return results.tolist()
        self.assertEqual(signature(play), SIGNATURE)


class Gymnasium(unittest.TestCase):
    def test_registered_where_it_is_installed(self):
        """With a Gymnasium that only notes what it is told: the real one is not among Debian's packages."""
        added = []
        fake = types.ModuleType("gymnasium")
        fake.Env = type("Env", (), {"unwrapped": property(lambda self: self), "reset": lambda self, **told: None})
        fake.register = lambda **told: added.append(told)
        fake.spaces, fake.vector = types.ModuleType("gymnasium.spaces"), types.ModuleType("gymnasium.vector")
        fake.vector.VectorEnv = type("VectorEnv", (), {})
        for name in ("Box", "Discrete", "MultiDiscrete"):
            setattr(fake.spaces, name, type(name, (), {"__init__": lambda self, *parts, **named: None}))
        kept = {name: sys.modules.pop(name) for name in list(sys.modules)
                if name.startswith("scoundrel") and name != "scoundrel._core"}
        sys.modules.update({"gymnasium": fake, "gymnasium.spaces": fake.spaces, "gymnasium.vector": fake.vector})
        try:
            import scoundrel as again
            self.assertEqual([one["id"] for one in added], ["Scoundrel-v0"])
            self.assertTrue(issubclass(again.ScoundrelEnv, fake.Env))
            self.assertTrue(issubclass(again.ScoundrelVectorEnv, fake.vector.VectorEnv))
            self.assertEqual(len(again.ScoundrelEnv().reset(seed=1)), 2)
        finally:
            for name in [name for name in sys.modules if name.startswith(("gymnasium", "scoundrel")) and name != "scoundrel._core"]:
                del sys.modules[name]
            sys.modules.update(kept)


if __name__ == "__main__":
    unittest.main()
