#!/usr/bin/env python3
"""Every request of src/protocol/schema.json is answered in the files of this folder, every one of its errors is given there,
and what is not stands below with its reason. What is told in no file for all engines is told in kept/."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent

WITHOUT_FIXED_ANSWER = {
    "hello": "names what an engine has, and they differ: the program reads files of rules, WebAssembly keeps games",
    "quit": "has no answer",
    "daily": "clock: the day's deal, where there is one",
    "words": "WebAssembly leaves the templates empty that only the command line, the terminal and the lab say",
    "branch": "chance: the new game's name",
}
TOO_LARGE_TO_STAND_HERE = {
    "too_large": "a text of more than 64 KiB, or more JSON than that: src/protocol/protocol_test.cpp",
    "too_long": "a line of more than 10,000 moves: src/protocol/protocol_test.cpp",
}


def told(pattern):
    """The requests that are answered in these files, and the codes of the errors."""
    requests, codes = set(), set()
    for path in HERE.glob(pattern):
        lines = path.read_text(encoding="utf-8").splitlines()
        for request, answer in zip(lines[::2], map(json.loads, lines[1::2]), strict=True):
            if answer["ok"]:
                requests.add(json.loads(request)["do"])
            else:
                codes.add(answer["error"]["code"])
    return requests, codes


def compare(what, all_there_are, found, excepted):
    missing = all_there_are - found - set(excepted)
    not_missing = set(excepted) & found
    unknown = set(excepted) - all_there_are
    return [f"{what} {name}: {why}" for names, why in ((missing, "is told in no file, and has no reason"),
                                                      (not_missing, "is told, and has a reason not to be"),
                                                      (unknown, "is none")) for name in sorted(names)]


def main():
    schema = json.loads((HERE.parents[1] / "src/protocol/schema.json").read_text(encoding="utf-8"))
    requests, codes = map(set.union, told("*.jsonl"), told("kept/*.jsonl"))
    wrong = compare("request", set(schema["requests"]), requests, WITHOUT_FIXED_ANSWER)
    wrong += compare("error", set(schema["$defs"]["ErrorCode"]["enum"]), codes, TOO_LARGE_TO_STAND_HERE)
    print(f"{len(requests)} of {len(schema['requests'])} requests, {len(codes)} errors")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
