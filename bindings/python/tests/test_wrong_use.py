"""Wrong use: whoever hands over what cannot be is told in a sentence what is wanted, and nothing has changed."""

import inspect
import unittest

import numpy as np

import scoundrel
from scoundrel import Engine, Error, Game, Player, Rules, ScoundrelEnv, ScoundrelVectorEnv, _core, hint, layout, random_games, review

MOST = 2**64 - 1


def dealt(env):
    env.reset(seed=42)
    return env


def over():
    return Player("quick").finish(Game("classic#4"))


# What is called, what is raised, and what it says.
SENTENCES = [
    (lambda: Game("classic#42").play(7), TypeError, "a move is a text, such as '7De', not int"),
    (lambda: Game("classic#42").play(b"7De"), TypeError, "a move is a text, such as '7De', not bytes"),
    (lambda: Game("classic#42").why_not(None), TypeError, "a move is a text, such as '7De', not NoneType"),
    (lambda: Game("classic#42").play_all(["7De", 7]), TypeError, "a move is a text, such as '7De', not int"),
    (lambda: Game("classic#42").play_all("7De"), TypeError, "moves are several texts, such as ['7De'], not one"),
    (lambda: Game("classic#42").play("\ud800"), ValueError, "surrogates not allowed"),
    (lambda: Game("classic#42").undo("1"), TypeError, "count is a whole number, not str"),
    (lambda: Game("classic#42").redo(0), ValueError, "count is a whole number from 1 to 100000, not 0"),
    (lambda: Game(7), TypeError, "a game is a text, such as 'classic#42', or Rules, not int"),
    (lambda: Game("classic", seed=1.5), TypeError, "a seed is a whole number or a text, not float"),
    (lambda: Game("classic", seed=np.float64(1.5)), TypeError, "a seed is a whole number or a text, not numpy.float64"),
    (lambda: Game("classic", seed=True), TypeError, "a seed is a whole number or a text, not bool"),
    (lambda: Game("classic", seed=-1), ValueError, f"a seed is a whole number from 0 to {MOST}, not -1"),
    (lambda: Game("classic", seed=MOST + 1), ValueError, f"a seed is a whole number from 0 to {MOST}, not {MOST + 1}"),
    (lambda: Game.from_position(Game("classic#42").position, seed=None), TypeError,
     "a seed is a whole number or a text, not NoneType"),
    (lambda: Game.from_position({"rules": {1}}, seed=1), TypeError, "requests and positions are made of texts, numbers"),
    (lambda: Game.load(Game("classic#42")), TypeError, "a record is a text, as Game.record gives it, not Game"),
    (lambda: Rules(7), TypeError, "rules are a text, such as 'classic+health=25', not int"),
    (lambda: Player(7), TypeError, "a player's name is a text, such as 'greedy', not int"),
    (lambda: Player("greedy").choose("classic#42", samples=0), ValueError, "samples is a whole number from 1 to 1000000, not 0"),
    (lambda: Player("greedy").choose("classic#42", seed=-1), ValueError, f"a seed is a whole number from 0 to {MOST}, not -1"),
    (lambda: hint(7), TypeError, "a game is a text, such as 'classic#42', or Rules, not int"),
    (lambda: review("classic#42"), Error, "a game is reviewed when it is over"),
    (lambda: Engine().ask_text({"do": "hello"}), TypeError, "a request is a text, one object of JSON, not dict"),
    (lambda: Engine().ask("new", game={1}), TypeError,
     "requests and positions are made of texts, numbers, lists and dicts, not of set"),
    (lambda: random_games("classic", [0, -1]), ValueError, f"a seed is a whole number from 0 to {MOST}, not -1"),
    (lambda: random_games("classic", np.array([-5], np.int8)), ValueError, f"a seed is a whole number from 0 to {MOST}, not -5"),
    (lambda: random_games("classic", [MOST, -1]), ValueError, f"a seed is a whole number from 0 to {MOST}, not -1"),
    (lambda: random_games("classic", [MOST + 1]), ValueError, f"a seed is a whole number from 0 to {MOST}, not {MOST + 1}"),
    (lambda: random_games("classic", [0.5]), TypeError, "a seed is a whole number, not float"),
    (lambda: random_games("classic", ["7"]), TypeError, "a seed is a whole number, not str"),
    (lambda: random_games("classic", np.array([True])), TypeError, "a seed is a whole number, not bool"),
    (lambda: random_games(7, [0]), TypeError, "rules are a text, such as 'classic+health=25', not int"),
    (lambda: ScoundrelEnv().reset(seed=-1), ValueError, f"a seed is a whole number from 0 to {MOST}, not -1"),
    (lambda: ScoundrelEnv().reset(seed=1.5), TypeError, "a seed is a whole number, not float"),
    (lambda: dealt(ScoundrelEnv()).step("7De"), TypeError, "an action is a whole number, not str"),
    (lambda: dealt(ScoundrelEnv()).step(np.arange(2)), TypeError, "an action is a whole number, not numpy.ndarray"),
    (lambda: dealt(ScoundrelEnv()).step(10**30), scoundrel.IllegalMove, f"action {10**30} is not legal: see the action mask"),
    (lambda: ScoundrelEnv(max_steps=0), ValueError, "max_steps is a whole number from 1 to 2147483647, not 0"),
    (lambda: ScoundrelEnv(reward=1), TypeError, "reward is 'score' or 'win', not int"),
    (lambda: ScoundrelVectorEnv(0), ValueError, "num_envs is a whole number from 1 to 1048576, not 0"),
    (lambda: ScoundrelVectorEnv(2.0), TypeError, "num_envs is a whole number, not float"),
    (lambda: ScoundrelVectorEnv(2).reset(seed="x"), TypeError, "a seed is a whole number, not str"),
    (lambda: dealt(ScoundrelVectorEnv(2)).step([0.0, 1.0]), TypeError, "actions are whole numbers"),
    (lambda: dealt(ScoundrelVectorEnv(2)).step(np.array([MOST, 0], np.uint64)), scoundrel.IllegalMove,
     f"action {MOST} of game 0 is not legal: see the action mask"),
    (lambda: dealt(ScoundrelVectorEnv(2)).step(np.array([-1, 0])), scoundrel.IllegalMove, "action -1 of game 0 is not legal"),
    (lambda: ScoundrelEnv().step(0), Error, "call reset()"),
    (lambda: ScoundrelEnv().draw_action(), Error, "the game is over, or not begun: call reset()"),
    (lambda: ScoundrelVectorEnv(2).draw_actions(), Error, "the game is over, or not begun: call reset()"),
    (lambda: ScoundrelEnv().game, Error, "no game has begun: call reset()"),
    (lambda: ScoundrelEnv(render_mode="ansi").render(), Error, "no game has begun: call reset()"),
    (lambda: hint(over()), Error, "the game is over"),
    (lambda: Player("quick").choose(over()), Error, "the game is over"),
    (lambda: layout.move_name(np.zeros(128, np.uint8), -1), ValueError, "an action is a whole number from 0 to 44, not -1"),
    (lambda: layout.move_name(np.zeros(128, np.uint8), 1.5), TypeError, "an action is a whole number, not float"),
    (lambda: layout.move_name(np.zeros(127, np.uint8), 1), ValueError, "an observation has 128 bytes, not 127"),
    (lambda: layout.move_name(np.zeros((2, 128), np.uint8), 1), ValueError, "one observation, not many"),
    (lambda: layout.card_name(-1), ValueError, "a card is a whole number from 0 to 52, not -1"),
    (lambda: layout.card_name(53), ValueError, "a card is a whole number from 0 to 52, not 53"),
    (lambda: layout.card_name(1.0), TypeError, "a card is a whole number, not float"),
    (lambda: layout.part(np.zeros(128, np.uint8), "nope"), ValueError, "there is no part 'nope': see scoundrel.layout.PARTS"),
    (lambda: layout.part(np.zeros(128, np.uint8), 7), TypeError, "a part's name is a text, such as 'health', not int"),
    (lambda: layout.part([0] * 128, "health"), TypeError, "observations are an array of numpy's, not list"),
    (lambda: layout.part(np.zeros(7, np.uint8), "health"), ValueError, "an observation has 128 bytes, not 7"),
    (lambda: layout.part(np.uint8(7), "health"), TypeError, "observations are an array of numpy's, not uint8"),
    (lambda: layout.describe(np.zeros((2, 128), np.uint8)), ValueError, "one observation, not many"),
    (lambda: layout.describe(np.full(128, 255, np.uint8)), ValueError, "a card is a whole number from 0 to 52, not 255"),
]

# By the name of a parameter, something that may stand there.
RIGHT = {"game": "classic#42", "move": "7De", "moves": ["7De"], "record": Game("classic#42").record, "rules": "classic",
         "position": Game("classic#42").position, "seed": 1, "seeds": [1], "request": "{}", "do": "hello", "action": 1, "actions": [1],
         "number": 1, "name": "health", "observation": np.zeros(128, np.uint8), "observations": np.zeros(128, np.uint8)}
ANYTHING = {"options", "env", "games", "steps"}  # Gymnasium's, without a meaning here; and what the checkers are handed


class Strange:
    """What belongs nowhere."""


def things_of(owner):
    """An object to call methods of."""
    return {Engine: Engine, Game: lambda: Game("classic#42"), Player: Player, Rules: Rules, ScoundrelEnv: lambda: dealt(ScoundrelEnv()),
            ScoundrelVectorEnv: lambda: dealt(ScoundrelVectorEnv(1))}[owner]()


def callables():
    """All that is public and takes something, each with its name."""
    values = (scoundrel.Hint, scoundrel.Option, scoundrel.Review, scoundrel.Solution)  # which are what they are made of
    for name in scoundrel.__all__:
        thing = getattr(scoundrel, name)
        if inspect.isclass(thing) and not issubclass(thing, Exception) and thing not in values:
            yield name, thing
            for method in (method for method in vars(thing) if not method.startswith("_")):
                if callable(getattr(thing, method)):
                    yield f"{name}.{method}", getattr(things_of(thing), method)
        elif inspect.isfunction(thing):
            yield name, thing
    for name, thing in vars(layout).items():
        if inspect.isfunction(thing) and not name.startswith("_"):
            yield f"layout.{name}", thing


class WrongUse(unittest.TestCase):
    def test_sentences(self):
        for i, (call, error, sentence) in enumerate(SENTENCES):
            with self.subTest(i=i, sentence=sentence), self.assertRaises(error) as told:
                call()
            self.assertIn(sentence, str(told.exception))

    def test_every_parameter(self):
        """Something strange in the place of each: told as an error of the caller's, by nothing that is inside the package."""
        seen = 0
        for name, call in callables():
            parameters = inspect.signature(call).parameters.values()
            for strange in parameters:
                if strange.name in ANYTHING or strange.name.startswith("_"):
                    continue
                others = {one.name: RIGHT[one.name] for one in parameters
                          if one.default is one.empty and one.kind != one.VAR_KEYWORD and one is not strange}
                key = "health" if strange.kind == strange.VAR_KEYWORD else strange.name
                with self.subTest(f"{name}({key})"), self.assertRaises((TypeError, ValueError)) as told:
                    call(**others, **{key: Strange()})
                self.assertNotRegex(str(told.exception), "_core|incompatible|attribute|serializable|expected|argument")
                seen += 1
        self.assertGreater(seen, 45)

    def test_right_use_of_numbers(self):
        self.assertEqual(Game("classic", seed=np.uint8(7)).id, "classic#7")
        self.assertEqual(Game("classic", seed=MOST).id, f"classic#{MOST}")
        self.assertEqual(Game("classic", seed="-1").id, "classic#-1")  # a text, as good as tuesday
        alone = [random_games("classic", [seed]).moves[0] for seed in (7, MOST)]
        for seeds in ([7, MOST], np.array([7, MOST], np.uint64), np.array([7, MOST], object)):
            np.testing.assert_array_equal(random_games("classic", seeds).moves, alone)
        self.assertEqual(len(random_games("classic", []).moves), 0)
        self.assertEqual(hint("classic#42", samples=np.int64(5), seed=np.int64(1)), hint("classic#42", samples=5, seed=1))
        env = dealt(ScoundrelEnv(max_steps=np.int32(5)))
        self.assertFalse(env.step(np.array(env.draw_action()))[2])
        self.assertEqual(env.reset(seed=np.uint64(MOST))[1]["game"], f"classic#{MOST}")
        following = env.reset()[1]["game"]
        env.reset(seed=MOST)
        self.assertEqual(env.reset()[1]["game"], following)

    def test_the_last_seed_of_all(self):
        """finish() counts on from its seed, and from the last of all to 0."""
        for name in ("random", "search"):
            game = Player(name).finish(Game("classic#42"), samples=1, seed=MOST)
            again = Game("classic#42")
            for i, move in enumerate(game.moves):
                self.assertEqual(Player(name).choose(again, samples=1, seed=(MOST + i) % 2**64), move)
                again.play(move)
            self.assertTrue(game.over)

    def test_the_end_has_a_code(self):
        for call in (lambda: hint(over()), lambda: Player("quick").choose(over()), lambda: ScoundrelEnv().draw_action()):
            with self.assertRaises(Error) as told:
                call()
            self.assertEqual(told.exception.code, "game_over")

    def test_finish_changes_nothing_either(self):
        for named in ({"seed": MOST + 1}, {"seed": -1}, {"seed": 1.5}, {"samples": 0}):
            game = Game("classic#42")
            with self.assertRaises((TypeError, ValueError)):
                Player("greedy").finish(game, **named)
            self.assertEqual(game.moves, [])

    def test_nothing_has_changed(self):
        game = Game("classic#42")
        before = game.record
        for call in (lambda: game.play(7), lambda: game.play_all(["7De", 7]), lambda: game.play_all(["7De", "nonsense"]),
                     lambda: game.undo("1")):
            with self.assertRaises((TypeError, ValueError)):
                call()
        self.assertEqual(game.record, before)


class Module(unittest.TestCase):
    """The module below the package: even there nothing can be had that nothing was put into."""

    def test_no_object_is_half_made(self):
        classes = [thing for thing in vars(_core).values() if inspect.isclass(thing)]
        self.assertEqual({one.__name__ for one in classes}, {"Session", "Engine", "Player", "Tables"})
        for one in classes:
            without_anything = [one, lambda: type.__call__(one)] if one is not _core.Engine else []  # which needs nothing
            for make in (lambda: one.__new__(one), lambda: object.__new__(one), lambda: one.__mro__[1].__new__(one), *without_anything,
                         lambda: type("Mine", (one,), {"__init__": lambda self: None})):
                with self.subTest(one.__name__), self.assertRaises(TypeError):
                    make()


if __name__ == "__main__":
    unittest.main()
