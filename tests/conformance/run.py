#!/usr/bin/env python3
"""Requests with the answers that every engine must give, byte for byte: the program, the C library, the Python package, the
engine as WebAssembly. The npm package gives values instead of text, and must give these values in this order.

A file is lines in pairs: a request, its answer. Files are told to one engine each, in order. Those in kept/ are for engines
that keep games: WebAssembly's, the npm package, and kept_games_test.cpp, where program, C and Python have no such requests.

    run.py build/scoundrel engine                 compares
    run.py --update build/scoundrel engine        writes the answers again; a request may stand without one before that
    run.py --kept [--update] node bindings/wasm/lines.mjs build/wasm/engine.wasm data/nets/*.net build/wasm/words/*.json data/puzzles/*.txt
                                                  those of kept/ as well

What is told here must be the same every time: hints with `samples` and `seed`, no `ms`, no random seeds, no clock. Every
request is in it or has its reason not to be in complete_test.py.
"""

import argparse
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def is_answer(line):
    return '"ok":' in line


def answers_of(command, requests):
    done = subprocess.run(command, input="\n".join(requests) + "\n", stdout=subprocess.PIPE, encoding="utf-8",
                          check=True, timeout=120)
    return done.stdout.splitlines()


def main():
    options = argparse.ArgumentParser(description="Asks what the files say and compares the answers.")
    options.add_argument("--update", action="store_true", help="write the answers again")
    options.add_argument("--kept", action="store_true", help="it keeps games: what is in kept/ too")
    options.add_argument("command", nargs="+", help="what answers a request a line")
    chosen = options.parse_args()
    wrong = pairs = 0
    for path in sorted(HERE.glob("*.jsonl")) + (sorted(HERE.glob("kept/*.jsonl")) if chosen.kept else []):
        lines = path.read_text(encoding="utf-8").splitlines()
        requests = [line for line in lines if not is_answer(line)]
        told = [line for pair in zip(requests, answers_of(chosen.command, requests), strict=True) for line in pair]
        pairs += len(requests)
        if chosen.update:
            path.write_text("\n".join(told) + "\n", encoding="utf-8")
            continue
        if len(lines) != len(told):
            sys.exit(f"{path.name}: {len(lines)} lines are no pairs of {len(requests)} requests and their answers")
        for number, (expected, given) in enumerate(zip(lines, told), 1):
            if expected != given:
                wrong += 1
                print(f"{path.name}:{number}: after {told[number - 2]}\n--- expected\n{expected}\n--- given\n{given}")
    print(f"{pairs} requests, {wrong} wrong answers")
    sys.exit(1 if wrong or not pairs else 0)


if __name__ == "__main__":
    main()
