#!/usr/bin/env python3
"""The version is the one of CMakeLists.txt wherever it is written down; the changelog is open, or closed with a day, and has
that version on top."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACES = {
    "CHANGELOG.md": r"\A# Changelog\n\n## (\S+) \((?:unreleased|20\d\d-\d\d-\d\d)\)\n",
    "bindings/c/scoundrel.h": r'#define SCOUNDREL_VERSION "(.*)"',
    "bindings/wasm/package.json": r'"version": "(.*)"',
    "docs/javascript.md": r"scoundrel-engine-(\d[\d.]*)\.tgz",
    "docs/library.md": r'`scoundrel::version`, such as `"(.*)"`',
    "web/package.json": r'"version": "(.*)"',
    "web/package-lock.json": r'"name": "[^"]*",\n  "version": "(.*)"',
}


def main():
    version = re.search(r"project\(scoundrel VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1]
    wrong = []
    for name, form in PLACES.items():
        found = re.findall(form, (ROOT / name).read_text(encoding="utf-8"))
        if not found or set(found) != {version}:
            wrong.append(f"{name}: {', '.join(found) or 'no version'}, not {version}")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
