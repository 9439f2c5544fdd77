"""Games, rules, advice: what they answer, and what they raise."""

import pathlib
import pickle
import signal
import threading
import time
import unittest

import scoundrel
from scoundrel import Engine, Error, Game, IllegalMove, Player, Rules, hint, review, solve

CONFORMANCE = pathlib.Path(__file__).resolve().parents[3] / "tests/conformance"
SMALL = "classic+deck=-2C-3C-4C-5C-6C-7C-8C-9C-TC-JC-QC-KC-AC-2S-3S-4S-5S-6S-7S-8S-9S-TS-JS-QS-KS-2D-3D-4D-5D-6D-7D-8D#3"

LONG = "classic+health=2+bare=forced+avoid=always+fourth=optional+inventory=always+scoring=slain#1"  # to solve


class Games(unittest.TestCase):
    def test_a_game_is_dealt_played_and_undone(self):
        game = Game("classic#42")
        self.assertEqual(game.room, ["JC", "6S", "7D", "5H"])
        self.assertEqual(game.legal_moves, ["JCb", "7De", "5Hd", "6Sb", "avoid"])
        self.assertEqual((game.status, game.score, game.over, game.health), ("playing", None, False, 20))
        before = game.copy()
        game.play("7De")
        self.assertEqual(game.moves, ["7De"])
        self.assertEqual(before.moves, [])
        game.undo()
        self.assertEqual(game.position, before.position)
        game.redo()
        self.assertEqual(game.moves, ["7De"])
        self.assertIn("room", repr(game))

    def test_seeds(self):
        self.assertEqual(Game("classic", seed=42).id, "classic#42")
        self.assertEqual(Game(Rules("rascal"), seed="tuesday").id, "rascal#tuesday")
        self.assertNotEqual(Game().id, Game().id)

    def test_records_and_positions(self):
        game = Game("rascal#7")
        game.play_all(game.legal_moves[:1])
        again = Game.load(game.record)
        self.assertEqual(again.state, game.state)
        other = Game.from_position(game.position, seed=3)
        self.assertEqual(other.position, game.position)
        self.assertNotIn("game", game.position)

    def test_wrong_use(self):
        game = Game("classic#42")
        with self.assertRaises(IllegalMove) as told:
            game.play("JCw")
        self.assertEqual(told.exception.code, "illegal_move")
        self.assertIn("weapon", game.why_not("JCw"))
        self.assertEqual(game.why_not("7De"), "")
        self.assertEqual(game.moves, [])
        for wrong in ("nonsense", "", "7D", "7De7De"):
            with self.assertRaises(IllegalMove):
                game.play(wrong)
        with self.assertRaises(Error) as told:
            Game("classic+luck=good#1")
        self.assertEqual(told.exception.code, "unknown_rules")
        self.assertEqual(pickle.loads(pickle.dumps(told.exception)).code, "unknown_rules")
        for call in (lambda: Game("classic@table"), lambda: Game("classic#1", seed=2), lambda: Game.load("nothing"),
                     lambda: game.undo(9), lambda: game.undo(0), lambda: Rules("none"), lambda: Player("nobody"),
                     lambda: Game.from_position({"rules": "classic"}, seed=1), lambda: hint(game, player="nobody"),
                     lambda: review(game), lambda: Player("greedy", "rascal").choose(game),
                     lambda: Player("search").choose(game, samples=0)):
            with self.assertRaises(ValueError):
                call()
        for call in (lambda: game.play(7), lambda: game.play(None), lambda: scoundrel.random_games("classic", [0.5])):
            with self.assertRaises(TypeError):
                call()

    def test_rules(self):
        self.assertEqual(Rules("classic+avoid=never+health=25"), Rules("classic").changed(health=25, avoid="never"))
        self.assertEqual(str(Rules("classic+health=20")), "classic")
        self.assertEqual(Rules("rascal").knobs["inventory"], "calm")
        self.assertEqual(len(Rules().deck), 44)
        self.assertIn("forty-two", Rules.sets())
        self.assertEqual(len({Rules("classic"), Rules("classic")}), 1)


class Advice(unittest.TestCase):
    def test_hints(self):
        game = Game("classic#42")
        told = hint(game, samples=20, seed=1)
        self.assertEqual(told.best, told.options[0].move)
        self.assertEqual({one.move for one in told.options}, set(game.legal_moves))
        self.assertTrue(told.reason)
        self.assertEqual(told, hint("classic#42", samples=20, seed=1))
        self.assertEqual(game.moves, [])

    def test_solutions(self):
        told = solve("classic#42")
        self.assertEqual((told.verdict, told.best_score), ("won", 30))
        game = Game("classic#42")
        game.play_all(told.line)
        self.assertTrue(game.won)
        self.assertEqual(game.score, 30)

    def test_reviews(self):
        game = Player("greedy", Game(SMALL).rules).finish(Game(SMALL))
        told = review(game, samples=4, seed=1)
        self.assertAlmostEqual(told.start + told.luck + told.skill, told.result)

    def test_players(self):
        self.assertEqual(Player.names(), ["random", "texts", "careful", "greedy", "quick", "search"])
        game = Game("classic#42")
        for name in Player.names():
            player = Player(name)
            options = player.advise(game, samples=5, seed=1)
            self.assertEqual(sorted(one.move for one in options), sorted(game.legal_moves), name)
            self.assertIn(player.choose(game, samples=5, seed=1), game.legal_moves)
        self.assertIsNone(Player("texts").advise(game)[0].win)
        lost = Player("texts").finish(game)
        self.assertTrue(lost.over)
        self.assertEqual(Player("greedy").advise(lost), [])
        with self.assertRaises(ValueError):
            Player("greedy").choose(lost)


class Engines(unittest.TestCase):
    def test_answers_as_every_engine_gives_them(self):
        files = sorted(CONFORMANCE.glob("*.jsonl"))
        self.assertTrue(files)
        for path in files:
            engine, lines = Engine(), path.read_text(encoding="utf-8").splitlines()
            for request, expected in zip(lines[::2], lines[1::2]):
                self.assertEqual(engine.ask_text(request), expected, f"{path.name}: {request}")

    def test_requests_as_values(self):
        engine = Engine()
        self.assertEqual(engine.ask("new", game="classic#42")["state"]["health"], 20)
        self.assertEqual(engine.ask({"do": "move", "move": "7De"})["state"]["weapon"]["card"], "7D")
        self.assertNotEqual(engine.ask("new", rules="classic")["state"]["game"], engine.ask("new", rules="classic")["state"]["game"])
        with self.assertRaises(IllegalMove):
            engine.ask("move", move="KSw")
        with self.assertRaises(Error):
            engine.ask("nothing")
        self.assertIsNone(engine.ask_text('{"do":"quit"}'))

    def test_ctrl_c_ends_long_work(self):
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        began = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            solve(LONG)
        self.assertLess(time.monotonic() - began, 20)

    def test_stop_from_another_thread(self):
        engine = Engine()
        engine.ask("new", game=LONG)
        answers = []
        thread = threading.Thread(target=lambda: answers.append(engine.ask("solve")))
        thread.start()
        while not answers:
            engine.stop()
            thread.join(0.001)
        thread.join()
        self.assertTrue(answers[0]["stopped"])


class Threads(unittest.TestCase):
    """Who comes while another thread's answer is worked out is told, and the answer is what it would have been."""

    def told(self, busy, ask):
        """What a second thread is told that asks while the first is busy."""
        began = time.monotonic()
        while busy.is_alive() and time.monotonic() - began < 60:
            try:
                ask()
            except RuntimeError as why:
                return str(why)
        return "nothing"

    def test_of_engines(self):
        engine, answers = Engine(), []
        engine.ask("new", game=LONG)

        def solving():
            while not answers:
                try:
                    answers.append(engine.ask("solve"))
                except RuntimeError:
                    pass  # the other one was first
        busy = threading.Thread(target=solving)
        busy.start()
        try:
            self.assertEqual(self.told(busy, lambda: engine.ask("hello")), "another thread is asking this engine")
        finally:
            while busy.is_alive():
                engine.stop()
                busy.join(0.001)
        self.assertTrue(answers[0]["stopped"])
        self.assertEqual(engine.ask("state")["state"]["game"], LONG)

    def test_of_players(self):
        player, game, answers = Player("search"), Game("classic#42"), []
        expected = Player("search").advise(game, samples=300, seed=1)
        done = threading.Event()

        def play():
            while not done.is_set():
                try:
                    answers.append(player.advise(game, samples=300, seed=1))
                except RuntimeError:
                    pass  # the other one was first
        busy = threading.Thread(target=play)
        busy.start()
        try:
            self.assertEqual(self.told(busy, lambda: player.choose(game, samples=1)), "another thread is asking this player")
        finally:
            done.set()
            busy.join()
        self.assertTrue(answers)
        self.assertEqual([one for one in answers if one != expected], [])


if __name__ == "__main__":
    unittest.main()
