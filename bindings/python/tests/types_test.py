#!/usr/bin/env python3
"""Type checkers read the package: mypy finds the package itself and a program that uses all of it right, line for line, and stubtest
finds the stubs of the module to be what the module is.

    types_test.py PACKAGE CACHE        where the folder scoundrel lies; where mypy keeps what it has read
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent / "types"
CONFIGURATION = HERE / "mypy.ini"
USE = HERE / "use.py"


def mypy(*arguments):
    return subprocess.run(["mypy", "--config-file", CONFIGURATION, "--cache-dir", CACHE, *arguments], env=ENVIRONMENT, cwd=CACHE,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


class Types(unittest.TestCase):
    def test_the_package(self):
        done = mypy("--package", "scoundrel")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_a_program_that_uses_it(self):
        done = mypy(USE)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_wrong_lines_are_rejected(self):
        """The same program without its comments: each line that had one is refused, for the reason that was named."""
        lines = USE.read_text(encoding="utf-8").splitlines()
        reasons = {number: set(found[1].split(", ")) for number, line in enumerate(lines, 1)
                   if (found := re.search(r"  # type: ignore\[(.*)\]$", line))}
        self.assertGreater(len(reasons), 20)
        with tempfile.TemporaryDirectory() as place:
            bare = pathlib.Path(place, "bare.py")
            bare.write_text("\n".join(line.split("  # type: ignore")[0] for line in lines), encoding="utf-8")
            told = mypy("--no-error-summary", bare).stdout
        refused = {}
        for number, reason in re.findall(r"bare\.py:(\d+): error: .*\[(.*)\]$", told, flags=re.M):
            refused.setdefault(int(number), set()).add(reason)
        self.assertEqual(refused, reasons, told)

    def test_the_program_uses_all(self):
        used = set(re.findall(r"\w+", USE.read_text(encoding="utf-8")))
        sys.path.insert(0, PACKAGE)
        import scoundrel
        public = set(scoundrel.__all__)
        for thing in (getattr(scoundrel, name) for name in scoundrel.__all__):
            if isinstance(thing, type) and not issubclass(thing, Exception):
                public |= {name for name in vars(thing) if not name.startswith("_")}
        self.assertEqual(public - used - {"metadata"}, set())

    def test_the_stubs(self):
        done = subprocess.run(["stubtest", "--mypy-config-file", CONFIGURATION, "--allowlist", HERE / "allowed.txt", "scoundrel._core"],
                              env=ENVIRONMENT, cwd=CACHE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    PACKAGE, CACHE = map(os.path.abspath, sys.argv[1:3])
    ENVIRONMENT = {**os.environ, "MYPYPATH": PACKAGE, "PYTHONPATH": PACKAGE}
    os.makedirs(CACHE, exist_ok=True)
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
