#!/usr/bin/env python3
"""The terminal game from end to end: the built program in a pseudo-terminal, by keyboard and by mouse.
terminal_test.py PROGRAM [TEST...]"""
import glob
import os
import re
import signal
import subprocess
import sys
import tempfile
import termios
import time
import unittest

sys.path.insert(0, os.path.dirname(__file__))
from terminal import Terminal

PROGRAM = ""


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.home = self.folder.name
        self.open = []

    def tearDown(self):
        for terminal in self.open:
            terminal.close()
        self.folder.cleanup()

    def start(self, *arguments, **more):
        terminal = Terminal([PROGRAM, *arguments], self.home, **more)
        self.open.append(terminal)
        return terminal

    def logs(self):
        return [open(path).read() for path in sorted(glob.glob(self.home + "/data/scoundrel/games/*.game")) if os.path.isfile(path)]


def health(terminal):
    return int(re.search(r"(\d+) / \d+", terminal.screen.text()).group(1))


def plays_on(terminal):
    """Makes the move in mind, fatal or not, until the game is over."""
    for _ in range(300):
        text = terminal.settle(0.06).screen.text()
        if "You died" in text or "You made it" in text:
            return
        terminal.send("y" if "This kills you" in text else "enter")
    raise AssertionError("the game does not end:\n" + terminal.screen.text())


class Play(Case):
    def test_whole_game_by_keyboard(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("3", "e").wait("You equip 7♦.")
        t.send("1", "w").wait("16 / 20")
        plays_on(t)
        t.wait("Afterwards")
        t.send("q")
        self.assertEqual(t.end(), 0)
        self.assertEqual(len(self.logs()), 1)
        self.assertIn("7De", self.logs()[0])
        listed = subprocess.run([PROGRAM, "history"], env={"HOME": self.home, "XDG_DATA_HOME": self.home + "/data"},
                                capture_output=True, text=True).stdout
        self.assertIn("classic#42", listed)

    def test_whole_game_by_mouse(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.click("7♦").wait("▸ e equip")
        t.click("e equip").wait("You equip 7♦.")
        for _ in range(300):
            text = t.settle(0.06).screen.text()
            if "You died" in text or "You made it" in text:
                break
            if "This kills you" in text:
                t.click("y yes")
            else:
                t.click("Enter do it")
        t.wait("Afterwards")
        t.click("q quit")
        self.assertEqual(t.end(), 0)

    def test_undo_and_redo(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("3", "e").wait("You equip")
        t.send("u").wait("Undo it?").send("y").wait("Undone")
        t.send("U").wait("Redone")
        self.assertIn("undo 1", self.logs()[0])

    def test_hint(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("i").wait("Ask for it?").send("y").wait("Best: ")
        self.assertIn("\nhint\n", self.logs()[0])

    def test_line_mode_asks_before_the_first_mark(self):
        t = self.start("play", "classic#42", "--plain").wait("Type a move")
        t.send("hint\r").wait("Ask for it?").send("no\r").settle()
        t.send("7De\r").wait("You equip").send("undo\r").wait("Undo it?").send("avoid\r").settle()
        self.assertNotIn("undo", self.logs()[0])  # any other line is no yes
        self.assertNotIn("hint", self.logs()[0])
        t.send("undo\r").settle().send("yes\r").wait("Counted apart in your statistics: moves undone")
        t.send("hint\r").wait("Best: ").send("new classic#43\r").wait("classic#43")  # marked already: not asked
        t.send("hint\r").wait("Ask for it?").settle().send("always\r").wait("Counted apart in your statistics: a hint")
        t.send("quit\r")
        self.assertEqual(t.end(), 0)
        with open(self.home + "/config/scoundrel/preferences", encoding="utf-8") as file:
            self.assertIn("mark-warning = no", file.read())
        t = self.start("play", "classic#44").wait("Room 1")  # the screen knows it too
        t.send("i").wait("Best: ")

    def test_resize_in_mid_game(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("3", "e").wait("You equip")
        t.resize(120, 40).wait("Discarded").wait("♦   ♦")  # large cards have pips
        t.resize(40, 16).wait("Dungeon 40").wait("▸4 5♥")
        t.resize(30, 10).wait("too small").send("1", "w", "m", "esc")  # nothing can be seen, so nothing is meant
        t.resize(79, 24).wait("Enter do it")
        t.resize(80, 23).wait("Enter do it").wait("Discard 0")
        t.send("1", "w").wait("16 / 20")

    def test_whole_game_in_the_smallest_window(self):
        t = self.start("play", "classic#42", width=40, height=16).wait("Room 1")
        t.send("3", "e").wait("You equip 7♦.")
        t.send("tab").wait("Unseen: 40").send("tab").wait("What happened").send("1").wait("▸w with 7♦")
        t.send("w").wait("16 / 20")
        plays_on(t)
        t.send("tab").wait("Afterwards")
        t.send("q")
        self.assertEqual(t.end(), 0)

    def test_smallest_window_by_mouse(self):
        t = self.start("play", "classic#42", width=40, height=16).wait("Room 1")
        t.click("7♦").wait("▸e equip")
        t.click("e equip").wait("You equip 7♦.")
        t.click(". more").wait("What did not fit").wait("Tab")
        t.click("Esc back").wait("Room 1")

    def test_resize_with_something_open(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("?").wait("Keys")
        t.resize(40, 16).wait("Keys").wait("▼").resize(80, 24).wait("undo, redo").send("esc").wait("Room 1")
        t.send(":", "u", "n").wait("▸ un").resize(40, 16).wait("▸ un").send("d", "o").wait("▸ undo")
        t.resize(120, 40).wait("▸ undo").send("esc").wait("Discarded")
        t.send("N").wait("A new game").send("down", "down").wait("Plain score: Easy ·").resize(40, 16)
        t.wait("Plain score: Easy ·").send("esc").wait("Room 1")

    def test_keys_that_are_not_known_do_nothing(self):
        t = self.start("play", "classic#42").wait("Room 1").send("3").wait("▸ e equip")
        for unknown in ("\033[1;5A", "\033[15;2~", "\033[200~", "\033O5R", "\033[?1;2c"):
            t.send(unknown).settle(0.1)
            self.assertIn("▸ e equip", t.screen.text())
        t.send("\033[1;6").read(0.005)
        t.send("P").settle(0.1)  # in two parts
        t.send("e").wait("You equip 7♦.")
        t.send("esc").wait("New game").send("esc").wait("Press Esc once more").send("esc")
        self.assertEqual(t.end(), 0)

    def test_every_rule_set(self):
        for rules in ("equal", "browser", "rascal", "forty-two"):
            t = self.start("play", rules + "#5").wait("Room 1")
            plays_on(t) if rules != "rascal" else t.send("1", "enter").settle()
            t.send("q")
            self.assertEqual(t.end(), 0)

    def test_resume_after_a_kill(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("3", "e").wait("You equip")
        t.send("1", "w").wait("16 / 20")
        t.kill(signal.SIGKILL).end()
        t = self.start().wait("Go on").send("enter")
        t.wait("16 / 20").wait("You equip 7♦.")
        t.send("u", "y").wait("20 / 20")

    def test_pipes_and_plain_keep_the_line_mode(self):
        out = subprocess.run([PROGRAM, "play", "classic#42", "--no-save"], input="quit\n", capture_output=True, text=True,
                             env={"HOME": self.home, "TERM": "xterm-256color"}).stdout
        self.assertIn("Type a move", out)
        t = self.start("play", "classic#42", "--plain").wait("Type a move")
        t.send("quit\r")
        self.assertEqual(t.end(), 0)
        t = self.start("play", "classic#42", term="dumb").wait("Type a move")


class Kept(Case):
    """What is kept is neither lost nor passed over in silence."""

    def left_in_the_middle(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("3", "e").wait("You equip")
        return t

    def test_a_game_open_in_another_program(self):
        one = self.left_in_the_middle()
        two = self.start("play", "classic#42").wait("open in another program").wait("a new game")
        two.send("q")
        self.assertEqual(two.end(), 0)
        self.assertEqual(len(self.logs()), 1)
        one.send("1", "w").wait("16 / 20").send("q")
        self.assertEqual(one.end(), 0)

    def test_a_damaged_game(self):
        t = self.left_in_the_middle()
        t.send("q")
        self.assertEqual(t.end(), 0)
        path = glob.glob(self.home + "/data/scoundrel/games/*.game")[0]
        with open(path, "a") as file:
            file.write("2Dr\n")
        before = open(path).read()
        t = self.start("play", "classic#42").wait("classic#42 cannot be taken up").wait("a new game")
        t.send("3", "e").wait("You equip").send("q")
        self.assertEqual(t.end(), 0)
        self.assertEqual(open(path).read(), before)
        self.assertEqual(len(self.logs()), 2)

    def test_a_place_that_cannot_be_written_to(self):
        with open(self.home + "/data", "w"):
            pass  # where a directory should be
        t = self.start("play", "classic#42").wait("Room 1")
        t.send("3", "e").wait("cannot be saved")
        t.send("q").wait("Leave all the same?").send("y")
        self.assertEqual(t.end(), 0)

    def test_solver_and_open_deck_ask_first(self):
        t = self.start("play", "classic#42").wait("Room 1")
        t.send(":", "solve", "enter").wait("counted apart").send("y").wait("at best with 30")
        t.send(":", "open", "enter").wait("counted apart").send("y").wait("10♥ 6♣ 7♠")
        self.assertIn("\nsolve\nopen\n", self.logs()[0])


class Restoring(Case):
    """However the program ends, the terminal is as it was."""

    def ended(self, t, number):
        t.wait("Room 1")
        self.assertIn(1049, t.screen.modes)
        self.assertFalse(termios.tcgetattr(t.fd)[3] & termios.ICANON)  # keys come as they are pressed
        t.kill(number) if number else t.send("q")
        status = t.end()
        self.assertNotIn(1049, t.screen.modes)
        self.assertTrue(t.raw.rstrip().endswith(b"\033[?1049l\033[23;0;0t") or b"\033[?1049l" in t.raw)
        self.assertFalse(t.screen.modes & {1000, 1002, 1003, 1006}, t.screen.modes)
        return status

    def test_leaving(self):
        self.assertEqual(self.ended(self.start("play", "classic#42"), 0), 0)

    def test_being_asked_to_end(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            self.assertEqual(self.ended(self.start("play", "classic#42", "--new"), number), 0)

    def test_crashing(self):
        for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGQUIT):
            self.assertEqual(self.ended(self.start("play", "classic#42", "--new"), number), -number)

    def test_stopping_for_a_while(self):
        script = 'set -m; "$0" play classic#42; echo "STOPPED $?"; sleep 1; fg >/dev/null'
        t = Terminal(["/bin/bash", "-c", script, PROGRAM], self.home)
        self.open.append(t)
        t.wait("Room 1").send("\x1a")
        end = time.monotonic() + 20
        while b"STOPPED" not in t.raw and time.monotonic() < end:
            t.read(0.1)
        self.assertIn(b"STOPPED 148", t.raw)
        self.assertNotIn(1049, t.screen.modes)
        while 1049 not in t.screen.modes and time.monotonic() < end:
            t.read(0.1)
        self.assertIn(1049, t.screen.modes)
        t.send("3", "e").wait("You equip")
        t.send("q")
        self.assertEqual(t.end(), 0)


class Looks(Case):
    def test_no_colour(self):
        t = self.start("play", "classic#42", NO_COLOR="1").wait("Room 1").settle()
        self.assertFalse(any(style[0] or style[1] for line in t.screen.cells for _, style in line))

    def test_colour(self):
        t = self.start("play", "classic#42").wait("Room 1").settle()
        self.assertTrue(any(style[0] for line in t.screen.cells for _, style in line))

    def test_ascii_where_the_locale_has_no_more(self):
        t = self.start("play", "classic#42", LANG="C", LC_ALL="C").wait("Room 1").settle()
        self.assertTrue(t.screen.text().isascii(), t.screen.text())

    def test_preferences_are_kept(self):
        t = self.start().wait("Preferences").send("up", "up", "enter").wait("Four colours")
        t.send("enter").wait("●")
        t.send("esc").wait("New game").send("q")
        self.assertEqual(t.end(), 0)
        kept = open(self.home + "/config/scoundrel/preferences").read()
        self.assertIn("four-colours = yes", kept)

    def test_eight_colours(self):
        t = self.start("play", "classic#42", term="xterm").wait("Room 1")
        t.send("3", "e").wait("You equip")


class Others(Case):
    def test_companion_to_the_end(self):
        t = self.start().wait("New game").send("down", "down", "down", "enter").wait("What do you play?")
        t.send("space", "space").wait("✓")
        t.send("enter").wait("Turn up 4 cards")
        t.send("k", "c", "a", "s", "a", "c", "k", "s").wait("barehanded")
        t.send("a").wait("uppermost first: K♣ A♠ A♣ K♠")
        t.send("q", "c", "q", "s", "j", "c", "j", "s").wait("barehanded")
        t.send("1", "b").wait("8 / 20").wait("face down")
        t.send("2", "b").wait("This kills you").send("y").wait("You died")
        t.send("v").wait("Start ", 90)
        t.send("esc", "q")
        self.assertEqual(t.end(), 0)
        self.assertIn("deal KC", self.logs()[0])
        environment = {"HOME": self.home, "XDG_DATA_HOME": self.home + "/data"}
        name = os.path.basename(glob.glob(self.home + "/data/scoundrel/games/*.game")[0])[:-len(".game")]
        record = subprocess.run([PROGRAM, "history", name], env=environment, capture_output=True, text=True).stdout
        self.assertIn("result lost", record)
        verified = subprocess.run([PROGRAM, "verify", "-"], input=record, env=environment, capture_output=True, text=True)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)

    def test_tutorial(self):
        t = self.start().wait("Learn to play").send("enter").wait("The game itself").send("enter")
        t.wait("step 1 of 12").send("enter").wait("step 2 of 12")
        t.send("1", "e").wait("step 3 of 12")
        t.send("2", "w").wait("step 4 of 12")
        t.send("3", "d").wait("step 5 of 12")
        t.send("a").wait("step 6 of 12").send("enter").wait("step 7 of 12")
        t.send("1", "w").wait("step 8 of 12")
        t.send("2", "w").wait("step 9 of 12")
        t.send("3", "d").wait("step 10 of 12")
        t.send("2", "e").wait("step 11 of 12")
        t.send("3", "b").wait("That was the lesson")
        self.assertEqual(self.logs(), [])

    def test_puzzle(self):
        t = self.start().wait("Puzzles").send("down", "down", "down", "down", "enter").wait("The last card")
        t.send("enter").wait("Grade ").send("enter").wait("The dungeon from the top")
        t.send("A").wait("one star").send("y").wait("The answer:")
        self.assertIn("\nsolve\n", self.logs()[0])

    def test_history_replay_review_statistics(self):
        t = self.start("play", "classic#42").wait("Room 1")
        plays_on(t)
        t.send("m").wait("History")
        t.send("up", "up", "up", "up", "enter").wait("classic#42")
        t.send("enter").wait("After move 0").send("right").wait("After move 1 ")
        t.send("v").wait("Start ", 90)
        t.send("esc").settle()
        t.send("esc").settle()
        t.send("esc").wait("New game")
        t.send("down", "enter").wait("First tries")

    def test_watching_a_player(self):
        t = self.start("play", "classic#42", "--player", "search", "--speed", "8").wait("Move 3, 8 a second.")
        t.send(" ").wait("After move ")
        t.send("home").wait("After move 0.")
        t.wait("To win ")
        t.send("right").wait("After move 1.")
        t.send("i").wait("Best: ")
        t.send("esc", "esc").wait("Daily deal")
        self.assertEqual(self.logs(), [])

    def test_watching_a_program_from_outside(self):
        bot = os.path.join(self.home, "bot.py")
        with open(bot, "w") as file:
            file.write("import json, sys\n"
                       "for line in sys.stdin:\n"
                       "    print('GARBAGE', file=sys.stderr, flush=True)\n"
                       "    print(json.dumps({'move': json.loads(line)['state']['legal'][0]}), flush=True)\n")
        t = self.start("play", "classic#42", "--player", f"cmd:python3 {bot}").wait("Move 1, ")
        t.send("end").wait("The program died in the dungeon.")
        self.assertNotIn("GARBAGE", t.screen.text())
        t.send("p").wait("Step back first")
        t.send("left", "p").wait("Enter do it")
        self.assertEqual(len(self.logs()), 1)
        self.assertIn("\nhint\n; Played by cmd:python3 ", self.logs()[0])

    def test_watching_a_program_that_fails(self):
        t = self.start("play", "classic#42", "--player", "cmd:exit 3").wait("exit 3 has ended before the game has")
        t.send("esc").wait("Daily deal")

    def test_leaving_while_it_thinks(self):
        for keys in ("i", ":solve\ry"):
            t = self.start("play", "forty-two#3", "--new", "--no-save").wait("Room 1")
            t.send(keys).read(0.05)
            began = time.monotonic()
            t.send("esc", "q")
            self.assertEqual(t.end(), 0)
            self.assertLess(time.monotonic() - began, 5)  # at once, on a machine that is not busy

    def test_input_while_a_review_runs(self):
        t = self.start("play", "classic#42").wait("Room 1")
        plays_on(t)
        t.send("v").wait("Looking back")
        t.send("esc").wait("Afterwards", 5)  # at once, whatever the worker does

    def test_random_keys(self):
        import random
        some = random.Random(3)
        t = self.start("play", "rascal#3").wait("Room 1")
        keys = list("123400hjklwbedxsprauUi?Nm:v<> ") + ["enter", "esc", "left", "right", "up", "down", "tab", "back"]
        for _ in range(400):
            t.send(some.choice(keys))
            t.read(0.005)
        t.send("esc", "esc", "esc", "esc", "esc", "esc", "esc", "q")
        self.assertEqual(t.end(), 0)


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
