#!/usr/bin/env python3
"""Files that documents, comments and scripts name by their way from the root are there. Generated files, and NAME for any
name, are not looked for; a way may also begin at the folder of the file that has it."""

import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NOT_OURS = {"build", "v", ".git", "node_modules", "data", "pictures", "dist", "__pycache__"}
TEXTS = {".md", ".py", ".sh", ".mjs", ".ts", ".tsx", ".js", ".h", ".cpp", ".c", ".cu", ".cmake", ".txt", ".in", ""}
NAMED = re.compile(r"(?<![\w./$}{*-])(?:src|apps|web|bench|bindings|tools|tests|examples|packaging|cmake|docs)/[\w./-]*\w"
                   r"\.(?:py|md|mjs|tsx?|txt|cpp|h|cmake|sh|jsonl?|cu|c|csv|css|html)\b(?!\.in\b)")
MADE = {"src/version.h", "cmake/scoundrel-config.cmake"}  # of a file of the same name with .in after it


def texts():
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(set(folders) - NOT_OURS)
        for name in sorted(names):
            if pathlib.Path(name).suffix in TEXTS:
                yield pathlib.Path(folder, name)


def missing(path):
    """What this file names and is not there, with its line."""
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        if line.startswith("#include"):
            continue
        for name in NAMED.findall(line):
            if name not in MADE and "NAME" not in name and not (ROOT / name).exists() and not (path.parent / name).exists():
                yield f"{path.relative_to(ROOT)}:{number}: there is no {name}"


def main():
    found = list(texts())
    wrong = [one for path in found for one in missing(path)]
    if len(found) < 500:
        sys.exit("where are the sources?")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
