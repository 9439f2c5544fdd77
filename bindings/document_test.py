#!/usr/bin/env python3
"""Runs the examples of docs/bindings.md: every block of C or Python, held against the block without a language that
follows it. Python's must come with what they print one after the other, as one program: they go on from each other.

    document_test.py --include DIR --library libscoundrel.so --python DIR
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


def examples(language):
    """Pairs of an example and what it prints."""
    blocks = BLOCK.findall((ROOT / "docs/bindings.md").read_text(encoding="utf-8"))
    for (this, code), (following, printed) in zip(blocks, blocks[1:] + [("end", "")]):
        if this == language:
            yield code, printed if not following else ""


def fits(expected, printed):
    """`…` stands for anything within a line."""
    pattern = ".*".join(re.escape(part) for part in expected.strip().split("…"))
    return re.fullmatch(pattern, printed.strip()) is not None


class Document(unittest.TestCase):
    def check(self, code, expected, printed):
        if not fits(expected, printed):
            self.fail(f"{code}\n--- the document says\n{expected}\n--- it prints\n{printed}")

    def test_c(self):
        found = list(examples("c"))
        self.assertTrue(found)
        with tempfile.TemporaryDirectory() as place:
            for code, expected in found:
                program = os.path.join(place, "example")
                library = os.path.dirname(chosen.library)
                subprocess.run(["cc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-I", chosen.include, "-x", "c", "-",
                                "-o", program, "-L", library, "-lscoundrel", f"-Wl,-rpath,{library}"],
                               input=code, text=True, check=True)
                self.check(code, expected, subprocess.run([program], capture_output=True, text=True, check=True).stdout)

    def test_python(self):
        if not chosen.python:
            self.skipTest("no package to run it with")
        found = list(examples("python"))
        self.assertTrue(found)
        mark = "print('----', flush=True)\n"
        with tempfile.TemporaryDirectory() as home:
            done = subprocess.run(["/usr/bin/python3", "-c", mark.join(code for code, _ in found)], text=True, cwd=home,
                                  stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": chosen.python}, check=True)
        for (code, expected), printed in zip(found, done.stdout.split("----\n"), strict=True):
            self.check(code, expected, printed)


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--include", required=True)
    options.add_argument("--library", required=True)
    options.add_argument("--python", default="")
    chosen, rest = options.parse_known_args()
    unittest.main(argv=sys.argv[:1] + rest)
