"""Copies and pickles: what is one shares nothing with what it was made of, and goes on as that would; what cannot be says so."""

import copy
import pickle
import unittest

import numpy as np

import scoundrel
from scoundrel import Engine, Game, Player, Rules, ScoundrelEnv, ScoundrelVectorEnv, hint

WAYS = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
        "oldest pickle": lambda thing: pickle.loads(pickle.dumps(thing, 0))}


def played(game, moves):
    for _ in range(moves):
        game.play(Player("texts", game.rules).choose(game))
    return game


def of_a_table():
    """Begun by a person with a real deck, of which the engine knows what was turned up."""
    engine = Engine()
    engine.ask("new", game="classic@table")
    engine.ask("reveal", cards=["JC", "6S", "7D", "5H"])
    engine.ask("move", move="7De")
    return Game.load(engine.ask("record")["record"])


GAMES = {
    "begun": lambda: Game("classic#42"),
    "played": lambda: played(Game("rascal#7"), 3),
    "by a word": lambda: played(Game("classic", seed="tuesday"), 2),
    "from a position": lambda: played(Game.from_position(played(Game("classic#42"), 2).state, seed=5), 1),
    "of a table": of_a_table,
    "over": lambda: Player("texts").finish("classic#4"),
}


class Games(unittest.TestCase):
    def test_go_on_alike_and_apart(self):
        for name, make in GAMES.items():
            for way, again in WAYS.items():
                with self.subTest(name, way=way):
                    game = make()
                    other = again(game)
                    self.assertIs(type(other), Game)
                    self.assertEqual((other.record, other.state, other.id), (game.record, game.state, game.id))
                    before = game.record
                    if other.legal_moves:
                        other.play(other.legal_moves[0])
                    else:
                        other.undo()
                    self.assertEqual(game.record, before)

    def test_keep_what_was_taken_back(self):
        game = played(Game("classic#42"), 3)
        game.undo(2)
        for way, again in WAYS.items():
            with self.subTest(way):
                other = again(game)
                other.redo(2)
                self.assertEqual(len(other.moves), 3)
                other.undo(3)
                self.assertEqual(other.room, Game("classic#42").room)
                self.assertEqual(len(game.moves), 1)

    def test_the_same_cards_come(self):
        for name in ("played", "by a word", "from a position"):
            for way, again in WAYS.items():
                game = GAMES[name]()
                other = again(game)
                player = Player("texts", game.rules)
                with self.subTest(name, way=way):
                    self.assertEqual(player.finish(game).record, player.finish(other).record)


class Others(unittest.TestCase):
    def test_rules_and_players(self):
        for way, again in WAYS.items():
            with self.subTest(way):
                rules = Rules("rascal+health=25")
                self.assertEqual(again(rules), rules)
                player = again(Player("greedy", rules))
                self.assertEqual((player.name, player.rules), ("greedy", rules))
                self.assertTrue(player.choose("rascal+health=25#7"))

    def test_what_was_told(self):
        told = hint("classic#42", samples=5, seed=1)
        for way, again in WAYS.items():
            self.assertEqual(again(told), told, way)

    def test_engines_refuse(self):
        for way, again in WAYS.items():
            with self.subTest(way), self.assertRaisesRegex(TypeError, "an engine cannot be copied or pickled"):
                again(Engine())


class Environments(unittest.TestCase):
    def test_copies_go_on_alike_and_apart(self):
        for again in (copy.copy, copy.deepcopy):
            env = ScoundrelEnv("rascal", reward="win", render_mode="ansi")
            observation, info = env.reset(seed=4)
            env.action_space.seed(3)
            other = again(env)
            action = env.action_space.sample(info["action_mask"].astype("int8"))
            self.assertEqual(other.action_space.sample(info["action_mask"].astype("int8")), action)
            told = env.step(action)
            np.testing.assert_array_equal(other.action_masks(), info["action_mask"])  # it has stayed where it was
            self.assertIn("Health 20 of 20", other.render())
            self.same(told, other.step(action))
            self.assertEqual(env.draw_action(), other.draw_action())
            self.assertEqual(env.reset()[1]["game"], other.reset()[1]["game"])
            self.assertEqual(env.reset()[1]["game"], other.reset()[1]["game"])

    def same(self, told, again):
        np.testing.assert_array_equal(told[0], again[0])
        self.assertEqual(told[1:4], again[1:4])
        np.testing.assert_array_equal(told[4]["action_mask"], again[4]["action_mask"])

    def test_of_many_games(self):
        tables = ScoundrelVectorEnv(20, "classic")
        tables.reset(seed=1)
        for _ in range(10):
            tables.step(tables.draw_actions())
        other = copy.copy(tables)
        before = tables.observations.copy()
        for _ in range(30):
            observations, rewards, terminated, truncated, info = other.step(other.draw_actions())
        np.testing.assert_array_equal(tables.observations, before)
        for _ in range(30):
            told = tables.step(tables.draw_actions())
        mine = (*told[:4], *told[4].values(), tables.seeds)
        its = (observations, rewards, terminated, truncated, *info.values(), other.seeds)
        for one, another in zip(mine, its):
            np.testing.assert_array_equal(one, another)
            self.assertFalse(np.shares_memory(one, another))
        self.assertIs(other.observations, observations)  # in place, as ever

    def test_before_the_first_reset(self):
        with self.assertRaises(scoundrel.Error):
            copy.copy(ScoundrelEnv()).step(0)

    def test_pickles_refuse(self):
        for env in (ScoundrelEnv(), ScoundrelVectorEnv(2)):
            with self.assertRaisesRegex(TypeError, "cannot be pickled: make it anew"):
                pickle.dumps(env)


if __name__ == "__main__":
    unittest.main()
