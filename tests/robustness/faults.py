#!/usr/bin/env python3
"""Let every call of the system that storage makes fail, one by one, and see that nothing acknowledged is lost.

Each scenario is a run of the program on a home that holds some games. It is run again and again with the first, the
second, ... call on files of that home failing (faulty_disk.cpp), until a run meets no fault: with EIO, ENOSPC and EACCES,
once and from then on, interrupted by a signal (EINTR), and with less read or written than asked for. Afterwards, without
faults, what was acknowledged must be there, what was there before must be unharmed, the program must work, and if
anything was left undone it must have said why. What a signal or a short transfer interrupts must be done as if nothing
had been.

    faults.py PROGRAM LIBRARY [SCENARIO...] [--every N]     with only every N-th call failing
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from program import PATIENCE, Done, Home, Wrong, check

KINDS = {"EIO": "Input/output error", "ENOSPC": "No space left on device", "EACCES": "Permission denied", "EINTR": None,
         "short": None}
WAYS = [(kind, False) for kind in KINDS] + [("EIO", True), ("ENOSPC", True), ("EACCES", True)]
MOST = 2000  # calls of one run

BEFORE = ["avoid", "undo"]  # legal in every position here, so also in a game begun instead
SENT = ["avoid", "undo", "note as it was", "avoid", "undo"]
EVENTS = {"undo": "undo 1", "note as it was": "; as it was"}


def event(line):
    return EVENTS.get(line, line)


def events(record):
    """What a player did in it."""
    return [line for line in record.splitlines()[1:]
            if line.split(" ")[0] not in ("game", "play", "started", "result", "hash", "deal")]


class Scenario:
    """What is done, on which home, and what must be true afterwards."""

    command = []
    given = ""

    def prepare(self, home):
        """The home before the run."""

    def traced(self, home, calls):
        """Holds the calls of a run without a fault to what was promised."""

    def after(self, home, done, clean):
        """Holds what came of it to what was promised. `clean` is the home after a run without a fault."""


class Play(Scenario):
    """Plays on; standard error goes where standard output goes, to know what was said first."""

    command = ["play", "classic#42"]
    given = "\n".join(SENT) + "\n"
    had = []
    shown_before = 1  # so often the table is shown before the first line is answered

    def acknowledged(self, done):
        """The lines answered, each with the table, before anything was said to be unsaved."""
        said = done.out.split("cannot be saved")[0]
        tables = len(re.findall(r"^Room ", said, re.MULTILINE)) - self.shown_before
        answered = [number for number, line in enumerate(SENT) if not line.startswith("note")]
        return answered[tables - 1] + 1 if tables > 0 else 0

    def after(self, home, done, clean):
        wanted = [event(line) for line in SENT]
        mine = [events(home.record(entry["play"])) for entry in home.history() if entry["game"] == "classic#42"]
        check(not self.had or any(one[:len(self.had)] == self.had for one in mine), f"what was there is lost: {mine}")
        lengths = [len(one) - len(base) for one in mine for base in ([], self.had)
                   if one[:len(base)] == base and one[len(base):] == wanted[:len(one) - len(base)]]
        count = self.acknowledged(done)
        check(max([0, *lengths]) >= count, f"{count} were acknowledged: {mine} {done}")
        check(done.code != 0 or len(wanted) in lengths, f"it says that all is kept: {mine} {done}")
        home.run("play", "classic#42", given="note afterwards\n").succeeds()


class NewGame(Play):
    """In a home in which there is nothing yet, not even directories."""

    def traced(self, home, calls):
        made = [path for call, path in calls if call == "mkdir"]
        check(made == [str(home.games.parent), str(home.games)], f"other directories are made: {made}")
        for path in made:
            check(("fsync", str(pathlib.Path(path).parent)) in calls, f"what is above {path} is not on the disk")
            check(pathlib.Path(path).stat().st_mode & 0o777 == 0o700, f"others can look into {path}")


class Resumed(Play):
    had = [event(line) for line in BEFORE]

    def prepare(self, home):
        home.run("play", "classic#42", given="\n".join(BEFORE) + "\n").succeeds()


class TornTail(Resumed):
    def prepare(self, home):
        super().prepare(home)
        with open(home.logs()[0], "ab") as log:
            log.write(b"avo")


class LeftForAnother(Play):
    """One game is given up for the next."""

    given = "avoid\nnew classic#42\n" + Play.given
    command = ["play", "classic#7"]
    shown_before = 3

    def after(self, home, done, clean):
        super().after(home, done, clean)
        games = [entry for entry in home.history() if entry["game"] == "classic#7"]
        check(done.code != 0 or [game["abandoned"] for game in games] == [True], f"giving up was not kept: {games}")


class Import(Scenario):
    """A record that is new, one that is known, one that goes on further and one that went another way."""

    command = ["import", "records"]

    def prepare(self, home):
        other = Home(home.program, home.folder / "other")
        for seed in range(3):
            home.run("play", f"classic#{seed}", given="avoid\n").succeeds()
        other.run("import", "-", given=home.export()).ends(0)
        home.run("play", "classic#1", given="undo\n").succeeds()
        for seed in (0, 1, 3):
            other.run("play", f"classic#{seed}", given="undo\nnote elsewhere\n" if seed == 1 else "note elsewhere\n").succeeds()
        (home.folder / "records").write_text(other.export(), encoding="utf-8")
        shutil.rmtree(other.folder)
        self.before = self.played(home)

    @staticmethod
    def played(home):
        """Each playing as the history has it."""
        return {entry["play"]: events(home.record(entry["play"])) for entry in home.history()}

    def after(self, home, done, clean):
        wanted, now = self.played(clean), self.played(home)
        for play, had in self.before.items():
            check(now[play][:len(had)] == had or now[play] == wanted[play], f"{play} is lost: {now}")
        check(done.code != 0 or now == wanted, f"it says that all is there: {now} {done}")
        home.run("import", str(home.folder / "records")).ends(0)
        check(self.played(home) == wanted, f"the second import does not bring the rest: {self.played(home)}")


class Export(Scenario):
    command = ["export", "kept"]
    had = "what was there\n"

    def prepare(self, home):
        for seed in range(2):
            home.run("play", f"classic#{seed}", given="avoid\n").succeeds()
        (home.folder / "kept").write_text(self.had, encoding="utf-8")

    def after(self, home, done, clean):
        text, records = (home.folder / "kept").read_text(encoding="utf-8"), home.export()
        check(text in ((records, ) if done.code == 0 else (self.had, records, *self.parts(records))), f"half a file: {text}")

    @staticmethod
    def parts(records):
        """What is exported if a game cannot be read: it is told of, and the others are whole."""
        whole = ["scoundrel record 1\n" + part for part in records.split("scoundrel record 1\n")[1:]]
        return ["", *whole]


class History(Scenario):
    command = ["history"]

    def prepare(self, home):
        for seed in range(3):
            home.run("play", f"classic#{seed}", given="avoid\n").succeeds()

    def after(self, home, done, clean):
        if done.code == 0 and "scoundrel:" not in done.out:
            check(done.out == home.run(*self.command).succeeds().out, f"not all is listed, without a word: {done}")


class Statistics(History):
    command = ["stats"]


class Forget(History):
    command = ["forget", "--yes"]

    def after(self, home, done, clean):
        check(done.code != 0 or home.logs() == [], f"it says that all is deleted: {done}")
        home.run("forget", "--yes").succeeds()
        check(not list(home.folder.rglob("*.*")), "it is not all deleted")


def scenarios():
    kinds = [Scenario]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {kind.__name__: kind for kind in kinds if kind not in (Scenario, Play)}


class Trial:
    """One scenario, one way to fail, all calls one after the other."""

    def __init__(self, program, library, name, kind, persist, every):
        self.program, self.library, self.name, self.kind, self.persist, self.every = program, library, name, kind, persist, every
        self.scenario = scenarios()[name]()
        self.told = collections.Counter()
        self.calls = collections.Counter()
        self.passed, self.wrong = 0, []

    def run(self, home, log, number):
        environment = dict(home.environment, LD_PRELOAD=str(self.library), FAULT_UNDER=str(home.folder), FAULT_LOG=str(log),
                           FAULT_AT=str(number), FAULT_KIND=self.kind, **({"FAULT_PERSIST": "1"} if self.persist else {}))
        arguments = [str(home.folder / word) if word in ("records", "kept") else word for word in self.scenario.command]
        ran = subprocess.run([self.program, *arguments], env=environment, input=self.scenario.given.encode(), timeout=PATIENCE,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return Done(arguments, ran.returncode, ran.stdout, b"")

    def try_one(self, folder, start, clean, number):
        """False once no call failed."""
        home, log = Home(self.program, folder / "home"), folder / "log"
        shutil.copytree(start.folder, home.folder)
        done = self.run(home, log, number)
        failed = log.read_text(encoding="utf-8").split() if log.exists() else None
        try:
            if failed:
                self.calls[failed[1]] += 1
                self.told["told" if done.code else "done all the same"] += 1
                self.judge(home, done, clean)
                self.passed += 1
        except (Wrong, subprocess.TimeoutExpired, UnicodeDecodeError) as wrong:
            self.wrong.append(f"{self.name}, {self.kind}{' from then on' if self.persist else ''}, call {' '.join(failed)}: {wrong}")
        shutil.rmtree(home.folder)
        log.unlink(missing_ok=True)
        return bool(failed)

    def judge(self, home, done, clean):
        check(done.code in (0, 1), f"an exit code like no other: {done}")
        check(done.code == 0 or KINDS[self.kind] is not None, f"it was only interrupted: {done}")
        check(done.code == 0 or KINDS[self.kind] in done.out, f"it does not say what happened: {done}")
        self.scenario.after(home, done, clean)

    def all(self):
        with tempfile.TemporaryDirectory(prefix="scoundrel-faults-") as name:
            folder = pathlib.Path(name)
            start, clean = Home(self.program, folder / "start"), Home(self.program, folder / "clean")
            start.folder.mkdir()
            self.scenario.prepare(start)
            shutil.copytree(start.folder, clean.folder)
            done = self.run(clean, folder / "log", 0)
            try:
                check(done.code == 0, f"without a fault: {done}")
                self.scenario.traced(clean, [tuple(line.split()[1:]) for line in (folder / "log").read_text().splitlines()])
            except Wrong as wrong:
                self.wrong.append(f"{self.name}: {wrong}")
                return self
            (folder / "log").unlink()
            number = 1
            while number < MOST and self.try_one(folder, start, clean, number):
                number += self.every
        return self


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    names = options.names or list(scenarios())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        trials = list(pool.map(lambda trial: trial.all(),
                               [Trial(options.program.resolve(), options.library.resolve(), name, kind, persist, options.every)
                                for name in names for kind, persist in WAYS]))
    calls, told = sum((trial.calls for trial in trials), collections.Counter()), sum((trial.told for trial in trials), collections.Counter())
    wrong = [each for trial in trials for each in trial.wrong]
    for each in wrong:
        print(each)
    for name in names:
        print(f"{name}: {sum(sum(trial.calls.values()) for trial in trials if trial.name == name)} faults")
    print("calls: " + ", ".join(f"{call} {count}" for call, count in sorted(calls.items())))
    print("came of it: " + ", ".join(f"{what} {count}" for what, count in sorted(told.items())))
    print(f"{sum(trial.passed for trial in trials)} passed, {len(wrong)} failed")
    sys.exit(1 if wrong or not calls else 0)


if __name__ == "__main__":
    main()
