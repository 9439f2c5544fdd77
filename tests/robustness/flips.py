#!/usr/bin/env python3
"""Change single bytes of a census, a match, its times and a net: every change must be noticed, or do no harm.

Every byte of a census and of a match of a few deals is overwritten, one at a time, with several other values (or every so many,
--step), and so are some bytes of a net, by chance. The program reads what comes of it, and each change is counted as

    noticed     the file is refused, or said to have lines that fail their checks; exit code 1
    torn        the end of the last line is gone: it is taken for one cut short in writing, and dropped
    undetected  anything else, which is wrong

Whole lines taken out, doubled and swapped, four bytes overwritten and files cut short are tried besides.

    flips.py PROGRAM [--values 3] [--step 1] [--times 300] [--seed N]
"""

import argparse
import collections
import os
import pathlib
import random
import sys
import tempfile

from program import Home


class Kind:
    """A file, and the command that reads it: what it says of the whole file is what it must not say of a changed one."""

    def __init__(self, name, home, file, command):
        self.name, self.home, self.file, self.command = name, home, file, command
        self.whole = file.read_bytes()
        self.said = self.ask()
        assert self.said[0] == 0, self.said

    def ask(self):
        done = self.home.run(*self.command)
        return done.code, done.out

    def outcome(self, changed):
        if changed == self.whole:
            return "nothing changed"
        self.file.write_bytes(changed)
        code, _ = self.ask()
        self.file.write_bytes(self.whole)
        if code == 1:
            return "noticed"
        lines = self.whole.split(b"\n")
        without_last = b"\n".join(lines[:-2]) + b"\n"
        if code == 0 and changed.startswith(without_last) and b"\n" not in changed[len(without_last):]:
            return "torn"
        return "undetected"


def byte_changes(whole, places, values, chance):
    for at in places:
        for change in chance.sample(range(1, 256), values):
            yield whole[:at] + bytes([whole[at] ^ change]) + whole[at + 1:]


def line_changes(whole, step):
    """Lines taken out, doubled, and swapped with the next; the last ones cut off leave a shorter good file, and are not tried."""
    lines = whole.splitlines(keepends=True)
    for i in range(0, len(lines) - 1, step):
        yield b"".join(lines[:i] + lines[i + 1:])
        yield b"".join(lines[:i] + [lines[i + 1], lines[i]] + lines[i + 2:])
        yield b"".join(lines[:i + 1] + lines[i:])


def cuts(whole, chance, times):
    for _ in range(times):
        yield whole[:chance.randrange(len(whole))]


def overwritten(whole, chance, times):
    for _ in range(times):
        at = chance.randrange(len(whole) - 4)
        yield whole[:at] + chance.randbytes(4) + whole[at + 4:]


def try_all(kind, changes_by_class):
    wrong = 0
    for name, changes in changes_by_class.items():
        counts = collections.Counter(kind.outcome(changed) for changed in changes)
        del counts["nothing changed"]
        wrong += counts["undetected"]
        told = ", ".join(f"{counts[outcome]} {outcome}" for outcome in ("noticed", "torn", "undetected"))
        print(f"{kind.name}, {name}: {sum(counts.values())} tried: {told}", flush=True)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--values", type=int, default=3, help="other values for each byte (3)")
    parser.add_argument("--step", type=int, default=1, help="only every so many bytes and lines (1)")
    parser.add_argument("--times", type=int, default=300, help="changes of each other class (300)")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    print(f"seed {options.seed}")
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="scoundrel-flips-") as name:
        folder = pathlib.Path(name)
        home = Home(options.program.resolve(), folder / "home")
        census, match, net = folder / "c.txt", folder / "m.txt", folder / "n.net"
        trials = folder / "t.txt"
        home.run("census", "classic", "--seeds", "0..11", "--out", str(census)).ends(0)
        play = ["match", "classic", "--players", "texts,careful", "--seeds", "0..5", "--out", str(match)]
        home.run(*play).ends(0)
        home.run("compare", "classic", "equal", "--player", "texts", "--games", "4", "--reviews", "0", "--out", str(trials)).ends(0)
        net.write_bytes((pathlib.Path(__file__).parents[2] / "data/nets/rascal.net").read_bytes())
        kinds = [
            Kind("census", home, census, ["census", "report", str(census), "--json"]),
            Kind("match", home, match, ["match", "check", str(match), "--sample", "0"]),
            Kind("comparison", home, trials, ["compare", "report", str(trials), "--json"]),
            Kind("times of a match", home, match.with_name("m.txt.times"), [*play, "--json"]),
        ]
        for kind in kinds:
            wrong += try_all(kind, {
                "every byte": byte_changes(kind.whole, range(0, len(kind.whole), options.step), options.values, chance),
                "four bytes": overwritten(kind.whole, chance, options.times),
                "lines out, swapped, twice": line_changes(kind.whole, options.step),
            })
        kind = Kind("net", home, net, ["match", "rascal", "--players", "greedy", "--seeds", "0..0", "--net", str(net), "--json"])
        head = kind.whole.index(b"\n\n") + 2
        wrong += try_all(kind, {
            "every byte of its head": byte_changes(kind.whole, range(0, head, options.step), 1, chance),
            "bytes of its weights": byte_changes(
                kind.whole, chance.sample(range(head, len(kind.whole)), options.times), 1, chance),
            "four bytes": overwritten(kind.whole, chance, options.times),
            "cut short": cuts(kind.whole, chance, options.times),
        })
    if wrong:
        sys.exit(f"{wrong} changes went undetected")


if __name__ == "__main__":
    main()
