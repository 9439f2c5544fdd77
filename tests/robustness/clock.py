#!/usr/bin/env python3
"""Clocks that are wrong: names and times stay of their form, and no later try of a deal becomes the first.

    clock.py PROGRAM LIBRARY     the library is faulty_disk.cpp, which also has a clock
"""

import pathlib
import re
import sys
import tempfile

from program import Home, check

FORM = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"
BEFORE_1970 = [-1, -86400 * 365 * 300, -(1 << 63)]
BEYOND_9999 = [253402300800, 1 << 40, (1 << 63) - 1]


def play(home, library, seconds, game):
    environment = dict(home.environment, LD_PRELOAD=str(library), WRONG_CLOCK=str(seconds))
    home.run("play", "--new", game, given="avoid\n", environment=environment).succeeds()


def main():
    program, library = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    with tempfile.TemporaryDirectory(prefix="scoundrel-clock-") as folder:
        home = Home(program, pathlib.Path(folder) / "bounds")
        for seed, seconds in enumerate(BEFORE_1970 + BEYOND_9999):
            play(home, library, seconds, f"classic#{seed}")
        games = home.history()
        check(len(games) == len(BEFORE_1970 + BEYOND_9999), f"a game is missing: {games}")
        for game in games:
            check(re.fullmatch(FORM, game["started"]), f"a bad time: {game}")
            check(game["play"].startswith(re.sub("[-:.]", "", game["started"]) + "-"), f"a bad name: {game}")
        check([game["started"][:4] for game in games] == ["1970"] * 3 + ["9999"] * 3, f"not held at the ends: {games}")

        home = Home(program, pathlib.Path(folder) / "back")
        for seconds in (1_800_000_000, 1_700_000_000, 0, -1, 1_800_000_000):
            play(home, library, seconds, "classic#42")
        play(home, library, 1_700_000_000, "classic#43")
        tries = [game for game in home.history() if game["game"] == "classic#42"]
        check([game["repeated"] for game in tries] == [False] + [True] * 4, f"another first try: {tries}")
        check(tries[0]["started"].startswith("2027-01-15T08:00:00.000"), f"another first try: {tries}")
        check(home.history()[0]["game"] == "classic#43", "another deal keeps its own time")
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main()
