#!/usr/bin/env python3
"""What an earlier version wrote is not lost on this one: every folder of games that `make` kept is listed, counted,
exported, verified, reviewed and gone on with as the version that wrote it did, and every record ever committed is good.

    upgrade_test.py PROGRAM [TEST...]

Compared are ids, marks, results, moves, states and records, never sentences; what a later version adds is passed over.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from questions import HERE, Home, ask, records_of
from terminal import Terminal

ROOT = HERE.parent.parent
PROGRAM = ""


def differences(old, new, where=""):
    """Where the new answer does not say what the old one said. New fields are welcome."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name, value in old.items():
            if name not in new:
                yield f"{where}.{name} is gone"
            else:
                yield from differences(value, new[name], f"{where}.{name}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(old):
            yield from differences(value, new[i], f"{where}[{i}]")
    elif isinstance(old, float) and isinstance(new, (int, float)):
        if abs(old - new) > 1e-9:
            yield f"{where} was {old}, is {new}"
    elif old != new:
        yield f"{where} was {old!r}, is {new!r}"


class Upgrade(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def copies(self):
        """Each home of each version: the stored one, and a copy to work on."""
        homes = sorted(HERE.glob("*/*/answers.json"))
        self.assertTrue(homes, "there is nothing to upgrade from")
        for answers in homes:
            home = answers.parent
            copy = pathlib.Path(self.folder.name) / f"{home.parent.name}-{home.name}"
            shutil.copytree(home, copy)
            yield home, copy

    def assert_same(self, old, new):
        found = list(differences(old, new))
        self.assertFalse(found, "\n" + "\n".join(found[:40]))

    def test_the_same_answers(self):
        for home, copy in self.copies():
            with self.subTest(home.relative_to(HERE)):
                old = json.loads((home / "answers.json").read_text(encoding="utf-8"))
                new, export, one_by_one = ask(PROGRAM, copy / "data")
                for one in old["open"].values():
                    del one["shown"]  # for people
                self.assert_same(old, new)
                exported = (home / "export.record").read_text(encoding="utf-8")
                self.assertEqual(records_of(export), records_of(exported))
                for record in one_by_one.values():
                    self.assertIn(record, exported)

    def test_an_export_of_then_is_all_there_is(self):
        """Brought into an empty folder it gives the same history; brought in beside the games it adds nothing."""
        for home, copy in self.copies():
            with self.subTest(home.relative_to(HERE)):
                old = json.loads((home / "answers.json").read_text(encoding="utf-8"))
                empty = Home(PROGRAM, copy / "empty")
                empty.run("import", str(home / "export.record")).ends(0)
                self.assert_same(old["stats"], json.loads(empty.run("stats", "--json").succeeds().out))
                self.assertEqual(records_of(empty.export()), records_of((home / "export.record").read_text(encoding="utf-8")))
                again = Home(PROGRAM, copy / "data")
                before = {path.name: path.read_bytes() for path in again.games.glob("[!.]*")}
                names = {*before}
                again.run("import", str(home / "export.record"))
                after = {path.name: path.read_bytes() for path in again.games.glob("[!.]*")}
                self.assertLessEqual(names, {*after}, "a game is gone")
                for name in names:  # a torn tail may be made good
                    whole = before[name][:before[name].rfind(b"\n") + 1]
                    self.assertTrue(after[name].startswith(whole), f"{name} was changed")
                self.assert_same(old["stats"], json.loads(again.run("stats", "--json").out))

    def test_preferences(self):
        """A switch turned there and back: the file says what it said, as far as the old program knew."""
        homes = [(home, copy) for home, copy in self.copies() if (home / "config").exists()]
        self.assertTrue(homes)
        for home, copy in homes:
            with self.subTest(home.relative_to(HERE)):
                kept = copy / "config/scoundrel/preferences"
                old = kept.read_text(encoding="utf-8")

                def wait_for(good, screen):
                    end = time.monotonic() + 30
                    while not good(kept.read_text(encoding="utf-8").splitlines()):
                        screen.read(0.1)
                        self.assertLess(time.monotonic(), end, f"{old}\nbecame\n{kept.read_text()}\n{screen.screen.text()}")

                screen = Terminal([PROGRAM, "play", "classic#1", "--new"], str(copy))
                try:
                    screen.wait("20 / 20").send(":").settle().send("preferences", "enter").settle().send("enter")
                    wait_for(lambda lines: lines and not set(old.splitlines()) <= set(lines), screen)
                    screen.settle().send("enter")
                    wait_for(lambda lines: set(old.splitlines()) <= set(lines), screen)
                finally:
                    screen.close()

    def test_every_record_ever_committed(self):
        listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z", "*.record"], capture_output=True, check=False).stdout
        records = {ROOT / name.decode() for name in listed.split(b"\0") if name}
        records |= {*HERE.glob("**/*.record"), *ROOT.glob("docs/**/*.record"), *ROOT.glob("tests/data/**/*.record")}
        records = [path for path in sorted(records) if path.exists() and "/bad/" not in str(path)]
        self.assertTrue(records)
        done = Home(PROGRAM, self.folder.name).run("verify", "--json", *map(str, records))
        said = [json.loads(line) for line in done.out.splitlines()]
        self.assertEqual([one for one in said if not one["ok"]], [])
        self.assertEqual(done.code, 0)
        self.assertEqual(len(said), sum(len(records_of(path.read_text(encoding="utf-8"))) for path in records))


if __name__ == "__main__":
    PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
