#!/usr/bin/env python3
"""How quickly the terminal game answers: from the start to the first frame, and from a key to what it
shows, at rest and while a review runs. bench/terminal.py build/scoundrel"""
import os
import statistics
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "tests", "tui"))
from terminal import Terminal

PROGRAM = os.path.abspath(sys.argv[1])


def figures(name, times):
    times = sorted(times)
    nearly_all = times[(len(times) * 95 + 99) // 100 - 1]
    print(f"{name:44} median {statistics.median(times) * 1000:7.1f} ms   95% {nearly_all * 1000:7.1f} ms   "
          f"worst of {len(times)} {times[-1] * 1000:7.1f} ms")


def timed(terminal, key, text, gone=False):
    began = time.monotonic()
    terminal.send(key)
    while (text in terminal.screen.text()) == gone:
        if not terminal.read(5):
            raise SystemExit(f"'{text}' did not come up:\n{terminal.screen.text()}")
    return time.monotonic() - began


def start(home, *arguments):
    began = time.monotonic()
    terminal = Terminal([PROGRAM, *arguments], home)
    while "Room 1" not in terminal.screen.text() and "New game" not in terminal.screen.text():
        if not terminal.read(10):
            raise SystemExit("no frame came")
    return terminal, time.monotonic() - began


def hints(home, game, keys=()):
    """A game by its hints: how long until the first answer, and until the hint proper."""
    terminal, _ = start(home, "play", game, "--new")
    for key in keys:
        terminal.send(key).settle(0.1)
    firsts, propers = [], []
    while True:
        text = terminal.settle(0.03).screen.text()
        if "Afterwards" in text:
            break
        if "This kills you" in text:
            terminal.send("y")
            continue
        began = time.monotonic()
        terminal.send("i")
        first = None
        while "Best" not in terminal.screen.text():
            if not terminal.read(10):
                raise SystemExit(f"no hint came:\n{terminal.screen.text()}")
            if first is None and "First look" in terminal.screen.text():
                first = time.monotonic() - began
        propers.append(time.monotonic() - began)
        firsts.append(first if first is not None else propers[-1])
        terminal.send("enter")
    terminal.close()
    return firsts, propers


def main():
    with tempfile.TemporaryDirectory() as home:
        os.makedirs(home + "/config/scoundrel")  # where Terminal has it
        with open(home + "/config/scoundrel/preferences", "w", encoding="utf-8") as file:
            file.write("mark-warning = no\n")  # what is timed is undo and hint, not the question before them
        starts, tables = [], []
        for times, arguments in ((starts, ()), (tables, ("play", "classic#42", "--new", "--no-save"))):
            for _ in range(15):
                terminal, took = start(home, *arguments)
                times.append(took)
                terminal.close()
        figures("start to first frame, home", starts)
        figures("start to first frame, table", tables)

        terminal, _ = start(home, "play", "classic#42", "--new")
        moves = [timed(terminal, key, text) for _ in range(15)
                 for key, text in (("2", "6♠ · monster"), ("1", "J♣ · monster"))]
        figures("key to frame, at rest", moves)
        moves = []
        for _ in range(15):
            timed(terminal, "3", "7♦ · weapon")
            moves.append(timed(terminal, "e", "You equip"))
            timed(terminal, "u", "Taken back")
        figures("move to frame, kept on the disk", moves)
        for _ in range(400):
            text = terminal.settle(0.03).screen.text()
            if "Afterwards" in text:
                break
            terminal.send("y" if "This kills you" in text else "enter")
        # In and out of the review while it runs: each Esc must be answered at once.
        waits = []
        for _ in range(8):
            terminal.send("v").wait("Looking back")
            waits.append(timed(terminal, "esc", "Afterwards"))
        figures("key to frame, while a review runs", waits)
        began = time.monotonic()
        terminal.send("v").wait("Start ", 120)
        print(f"{'review of the whole game':44} {time.monotonic() - began:14.1f} s")
        terminal.close()

        for name, keys, games in (("hidden", (), [f"{rules}#{seed}" for rules in ("classic", "equal", "rascal", "forty-two")
                                                  for seed in (1, 2)]),
                                  ("open", (":open", "enter", "y"), ["classic#42", "rascal#7", "forty-two#3"])):
            firsts, propers = [], []
            for game in games:
                for times, more in zip((firsts, propers), hints(home, game, keys)):
                    times.extend(more)
            figures(f"hint asked to first answer, deck {name}", firsts)
            figures(f"hint asked to hint proper, deck {name}", propers)


main()
