#!/usr/bin/env python3
"""The way from the sources into one's home directory that docs/bindings.md tells: pasted as it stands into a shell, but for
the packages, which are here, and the build, which is this tree's. What is compiled is the document's first program in C.

    recipe_test.py BUILD
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOT_HERE = ("sudo apt install ", "cmake -B build/library ")
INSTALL = "cmake --build build/library && cmake --install build/library --prefix ~/.local"


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    text = (ROOT / "docs/bindings.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S)
    [recipe] = [block for _, block in blocks if INSTALL in block]
    first = [language for language, _ in blocks].index("c")
    (_, program), (_, printed) = blocks[first:first + 2]
    lines = [line for line in recipe.splitlines() if not line.startswith(NOT_HERE)]
    script = "\n".join(lines).replace(INSTALL, "".join(f"cmake --install '{build}' --component {part} --prefix ~/.local >/dev/null\n"
                                                       for part in ("library", "dev")))
    with tempfile.TemporaryDirectory() as home:
        pathlib.Path(home, "mine.c").write_text(program, encoding="utf-8")
        done = subprocess.run(["sh", "-e", "-c", script], cwd=home, env={"HOME": home, "PATH": os.environ["PATH"]},
                              stdout=subprocess.PIPE, text=True, check=True)
    if done.stdout != printed:
        sys.exit(f"{script}\n--- the document says\n{printed}\n--- it prints\n{done.stdout}")
    print(f"{len(lines)} lines, as they stand")


if __name__ == "__main__":
    main()
