#!/usr/bin/env python3
"""Run the commands of a session file and compare what they print, line by line.

A session is what a terminal would show: `$ COMMAND`, then its output (standard error included), then
`[N]` if it ends with exit code N rather than 0. Lines before the first command are comments. Commands
run one after the other in one empty folder, which is also the home; the locale is C unless a command
sets another. `scoundrel` is the program under test.
"""

import argparse
import difflib
import os
import pathlib
import subprocess
import sys
import tempfile


def read_session(text):
    """The comment at the top, and the commands."""
    head, *rest = ("\n" + text).split("\n$ ")
    return head[1:], [block.split("\n", 1)[0] for block in rest]


def run(command, folder):
    environment = {
        "PATH": f"{folder}/bin:/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C", "TERM": "xterm",
        **{name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")},
    }
    done = subprocess.run(["bash", "-c", command], cwd=folder / "work", env=environment, text=True,
                          encoding="utf-8", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=120, check=False)
    output = done.stdout
    if output and not output.endswith("\n"):
        output += "\n"
    return output + (f"[{done.returncode}]\n" if done.returncode else "")


def play(text, program):
    """The session as it goes now."""
    head, commands = read_session(text)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "work").mkdir()
        (folder / "bin/scoundrel").symlink_to(program)
        told = [head + "\n"] if head else []
        for command in commands:
            told.append(f"$ {command}\n{run(command, folder)}")
    return "".join(told)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("sessions", type=pathlib.Path, nargs="+")
    parser.add_argument("--update", action="store_true", help="keep what is printed now")
    options = parser.parse_args()
    failed = False
    for session in options.sessions:
        wanted = session.read_text(encoding="utf-8")
        now = play(wanted, options.program.resolve())
        if now == wanted:
            continue
        if options.update:
            session.write_text(now, encoding="utf-8")
        else:
            failed = True
            sys.stdout.writelines(difflib.unified_diff(
                wanted.splitlines(True), now.splitlines(True), f"{session} (wanted)", "now"))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
