#!/usr/bin/env python3
"""Kill a census at random instants: the file it leaves in the end is that of one left in peace.

The same census is run once to its end, then again with a kill (SIGKILL) every little while, with one or two
threads, until it is done. After each kill the file must be a beginning of the undisturbed one, cut anywhere at
its end, that never gets shorter by a whole row; a report of it must be given.

    census_kills.py PROGRAM [--kills 12] [--seed N]
"""

import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

from program import PATIENCE, Home, Wrong, check

RULES = "classic"
SEEDS = "0..299"
HEAD = 4  # lines before the rows


def census(file, jobs=2):
    return ["census", RULES, "--seeds", SEEDS, "--out", str(file), "--jobs", str(jobs)]


def rows(text):
    return max(0, text.count("\n") - HEAD)


def check_cut(home, file, whole, before):
    """What a killed census has left; returns its rows."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    check(whole.startswith(text), f"it is no beginning of the undisturbed census: {text[-200:]!r}")
    check(rows(text) >= before, f"of {before} rows {rows(text)} are left")
    if rows(text) > 0:
        report, = home.run("census", "report", str(file), "--json").succeeds().json()
        check(report["deals"] == rows(text), f"the report counts {report['deals']} of {rows(text)} rows")
    return rows(text)


def kill_often(home, folder, chance, kills, duration, whole):
    """A census killed so many times, and then let be."""
    file, before = folder / "killed.txt", 0
    for _ in range(kills):
        process = home.start(*census(file, chance.choice([1, 2])))
        time.sleep(chance.uniform(0, 1.5 * duration / kills))
        process.kill()
        process.communicate(timeout=PATIENCE)
        before = check_cut(home, file, whole, before)
    home.run(*census(file)).ends(0, "has all 300 deals")
    check(file.read_text(encoding="utf-8") == whole, "the file is another than the undisturbed one")
    return before


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory(prefix="scoundrel-census-") as name:
        folder = pathlib.Path(name)
        home = Home(options.program.resolve(), folder / "home")
        began = time.monotonic()
        home.run(*census(folder / "whole.txt")).ends(0)
        duration = time.monotonic() - began
        whole = (folder / "whole.txt").read_text(encoding="utf-8")
        try:
            there = kill_often(home, folder, random.Random(options.seed), options.kills, duration, whole)
        except Wrong as wrong:
            sys.exit(f"{wrong}")
    print(f"{options.kills} kills, {there} of 300 rows done by then")


if __name__ == "__main__":
    main()
