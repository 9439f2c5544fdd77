#!/usr/bin/env python3
"""Give the program bad input of every kind: a clear error, the right exit code, nothing lost.

Runs every function `test_...` of the modules in bad/, each with an empty home of its own, and ends with
how many passed and failed. A signal, an exit code other than 0, 1 and 2, or a failure without a word
is wrong everywhere (program.py); what else is expected, each test says.

    bad_input.py PROGRAM [NAME...]     only the tests whose names contain one of these
"""

import argparse
import importlib
import pathlib
import subprocess
import sys
import tempfile
import time

from program import Home, Wrong


def tests():
    for path in sorted((pathlib.Path(__file__).parent / "bad").glob("*.py")):
        module = importlib.import_module(f"bad.{path.stem}")
        for name, function in vars(module).items():
            if name.startswith("test_"):
                yield f"{path.stem}.{name.removeprefix('test_')}", function


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    program = options.program.resolve()
    passed = failed = 0
    for name, test in tests():
        if options.names and not any(part in name for part in options.names):
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="scoundrel-bad-") as folder:
            pathlib.Path(folder).chmod(0o755)
            try:
                test(Home(program, pathlib.Path(folder) / "home"), pathlib.Path(folder))
                passed += 1
                took = time.monotonic() - began
                if took > 5:
                    print(f"{name}: {took:.1f} s")
            except (Wrong, subprocess.TimeoutExpired) as wrong:
                failed += 1
                print(f"{name}: {wrong}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
