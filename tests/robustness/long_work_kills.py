#!/usr/bin/env python3
"""Kill long work at random instants: the file it leaves in the end is that of work left in peace.

The same census, match, or comparison of rules, is run once to its end, then again with a kill (SIGKILL) every little while, with one or
two threads, until it is done; then a fresh one. After each kill the file must be a beginning of the undisturbed one, cut anywhere at
its end, that never gets shorter by a whole row; a report of a census must be given.

    long_work_kills.py PROGRAM {census,match,compare} [--kills 12] [--seed N] [--part K/N]
"""

import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

from program import PATIENCE, Home, Wrong, check

MOST_KILLS = 12  # of one file: with more, most would come before the work has begun


class Census:
    head, rows, done = 4, 300, "has all 300 deals"

    @staticmethod
    def command(file, jobs):
        return ["census", "classic", "--seeds", "0..299", "--out", str(file), "--jobs", str(jobs)]

    @staticmethod
    def check_report(home, file, rows):
        report, = home.run("census", "report", str(file), "--json").succeeds().json()
        check(report["deals"] == rows, f"the report counts {report['deals']} of {rows} rows")


class Match:
    head, rows, done = 7, 120, ""

    @staticmethod
    def command(file, jobs):
        return ["match", "classic", "--players", "careful,greedy", "--seeds", "0..59", "--out", str(file), "--jobs", str(jobs)]

    @staticmethod
    def check_report(home, file, rows):
        home.run("match", "check", str(file), "--sample", "0").ends(0)
        times = file.with_name(file.name + ".times").read_text(encoding="utf-8").count("\n") - 3
        check(times >= rows - 2, f"of {rows} rows {times} have a time")


class Compare:
    head, rows, done = 11, 160, ""

    @staticmethod
    def command(file, jobs):
        return ["compare", "classic", "equal", "--player", "greedy", "--games", "80", "--reviews", "1", "--out", str(file),
                "--jobs", str(jobs)]

    @staticmethod
    def check_report(home, file, rows):
        if rows >= 2:
            report, = home.run("compare", "report", str(file), "--json").succeeds().json()
            check(report["deals"] == rows // 2, f"the report counts {report['deals']} of {rows // 2} deals")


def part_of(whole, part):
    """The same work, but for the deals of other parts."""
    class Part(whole):
        done = ""

        @staticmethod
        def command(file, jobs):
            return [*whole.command(file, jobs), "--part", part]
    return Part


def whole_rows(work, text):
    return max(0, text.count("\n") - work.head)


def check_cut(home, work, file, whole, before):
    """What killed work has left; returns its rows."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    check(whole.startswith(text), f"it is no beginning of the undisturbed file: {text[-200:]!r}")
    rows = whole_rows(work, text)
    check(rows >= before, f"of {before} rows {rows} are left")
    if rows > 0:
        work.check_report(home, file, rows)
    return rows


def kill_often(home, work, folder, chance, kills, duration, whole):
    """The work killed so many times, and then let be."""
    file, before = folder / "killed.txt", 0
    for _ in range(kills):
        process = home.start(*work.command(file, chance.choice([1, 2])))
        time.sleep(chance.uniform(0, 1.5 * duration / kills))
        process.kill()
        process.communicate(timeout=PATIENCE)
        before = check_cut(home, work, file, whole, before)
    home.run(*work.command(file, 2)).ends(0, work.done)
    check(file.read_text(encoding="utf-8") == whole, "the file is another than the undisturbed one")
    return before


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("work", choices=["census", "match", "compare"])
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--part", help="K/N: only this part of the work")
    options = parser.parse_args()
    work = {"census": Census, "match": Match, "compare": Compare}[options.work]
    if options.part:
        work = part_of(work, options.part)
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory(prefix="scoundrel-kills-") as name:
        folder = pathlib.Path(name)
        home = Home(options.program.resolve(), folder / "home")
        began = time.monotonic()
        home.run(*work.command(folder / "whole.txt", 2)).ends(0)
        duration = time.monotonic() - began
        whole = (folder / "whole.txt").read_text(encoding="utf-8")
        try:
            chance, there = random.Random(options.seed), []
            for left in range(options.kills, 0, -MOST_KILLS):
                again = folder / f"{left}"
                again.mkdir()
                there.append(kill_often(home, work, again, chance, min(left, MOST_KILLS), duration, whole))
        except Wrong as wrong:
            sys.exit(f"{wrong}")
    print(f"{options.kills} kills, {sum(there)} of {len(there) * work.rows} rows done by then")


if __name__ == "__main__":
    main()
