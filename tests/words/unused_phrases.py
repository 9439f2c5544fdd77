#!/usr/bin/env python3
"""Names every phrase of en.phrases that no program says, and fails if there is any.

A phrase is said where C++ names it, as Phrase::key or, below `using enum Phrase`, as key, and where the page names it,
as "key". Keys are never put together from parts, so a name that stands nowhere is never said. Tests say nothing.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACES = ("src", "apps", "bindings", "web/src")


def keys():
    phrases = False
    for line in (ROOT / "src/phrases/en.phrases").read_text().splitlines():
        if line.startswith("["):
            phrases = line != "[Language]" and not line.startswith("[Forms:")
        elif phrases and (row := re.match(r"(\w+) *=", line)):
            yield row[1]


def said_in(path):
    if path.suffix in (".ts", ".tsx", ".mjs"):
        return re.findall(r'"(\w+)"', path.read_text())
    if path.suffix not in (".cpp", ".h") or path.stem.endswith("_test"):
        return []
    code = re.sub(r'"(\\.|[^"\\\n])*"|//.*', "", path.read_text())
    bare = re.findall(r"(?<![\w.:>])\w+\b(?! *\()", code) if "using enum Phrase" in code else []
    return bare + re.findall(r"\bPhrase::(\w+)", code)


def main():
    files = [path for place in PLACES for path in (ROOT / place).rglob("*.*") if path.is_file()]
    said = {name for path in files for name in said_in(path)}
    all_keys = list(keys())
    unused = [key for key in all_keys if key not in said]
    for key in unused:
        print(f"en.phrases: nothing says '{key}'")
    print(f"{len(all_keys)} phrases, {len(unused)} unused")
    return 1 if unused or not all_keys else 0


if __name__ == "__main__":
    sys.exit(main())
