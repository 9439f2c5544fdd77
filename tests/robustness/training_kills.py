#!/usr/bin/env python3
"""Kill trainings: the same command goes on from what it kept beside its net, to the same bytes.

Nets for given rules and for any, the fitting of a score, and `compare --train` are run once to their end, then again with kills (SIGKILL)
a moment after something new was kept. What was kept must be gone once the net is there; what is of other work, or was changed, must be
refused and stay as it is.

    training_kills.py PROGRAM [--kills 2] [--seed N]
"""

import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

from program import PATIENCE, Home, Wrong, check

SMALL = "classic+deck=-6C-7C-8C-9C-TC-JC-QC-2D-3D-4D-5D-2H-3H-4H-5H-6S-7S-8S-9S-TS-JS-QS"
WORKS = {  # each long enough to be killed twice
    "given rules": ["train", "classic", "--games", "6144", "--check", "100"],
    "any rules": ["train", "any", "--games", "4096", "--check", "0"],
    "a score": ["train", "score", SMALL, "--from", "ANY", "--games", "1200", "--samples", "4"],
    "for a comparison": ["compare", SMALL, "--train", "8192", "--player", "greedy", "--games", "20", "--reviews", "0"],
}


def kept_in(folder):
    """By their names and what they are; a kill can leave a draft as well."""
    return {path: path.stat().st_ino for path in folder.glob("*.unfinished")}


def command(words, folder, jobs):
    nets = pathlib.Path(__file__).resolve().parents[2] / "data/nets"
    words = [str(nets / "any.net") if word == "ANY" else word for word in words]
    return [*words, "--out", str(folder / "made"), "--jobs", str(jobs)]


def results(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".part"}


def kill(home, words, folder, chance):
    """The work killed once it has kept something;."""
    before = kept_in(folder)
    process = home.start(*command(words, folder, chance.choice([1, 2])))
    began = time.monotonic()
    while kept_in(folder) == before and process.poll() is None:
        check(time.monotonic() - began < PATIENCE, "nothing was kept")
        time.sleep(0.005)
    time.sleep(chance.uniform(0, 0.2))
    check(process.poll() is None, f"it was done before it could be killed: {words}")
    process.kill()
    process.communicate(timeout=PATIENCE)
    check(len(kept_in(folder)) == 1, f"one thing is kept, not {sorted(kept_in(folder))}")


def check_work(home, folder, name, chance, kills):
    words, whole, killed = WORKS[name], folder / "whole", folder / "killed"
    whole.mkdir()
    killed.mkdir()
    home.run(*command(words, whole, 2)).ends(0)
    for _ in range(kills):
        kill(home, words, killed, chance)
    home.run(*command(words, killed, 2)).ends(0)
    check(results(killed) == results(whole), f"{name}: {sorted(results(killed))}, not the bytes of {sorted(results(whole))}")


def check_refused(home, folder):
    """Other work does not go on from there, nor does a file that was changed."""
    words, folder = WORKS["given rules"], folder / "refused"
    folder.mkdir()
    kill(home, words, folder, random.Random(1))
    kept, = kept_in(folder)
    before = kept.read_bytes()
    other = [*command(words, folder, 2), "--seed", "7"]
    home.run(*other).fails("belongs to other work", "--seed 1")
    for at in (3, len(before) // 2, len(before) - 1):
        changed = bytearray(before)
        changed[at] ^= 1
        kept.write_bytes(changed)
        home.run(*command(words, folder, 2)).fails("was changed")
        check(kept.read_bytes() == changed, "what is refused does not stay as it is")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="scoundrel-training-") as name:
        folder = pathlib.Path(name)
        home = Home(options.program.resolve(), folder / "home")
        try:
            for work in WORKS:
                own = folder / work.replace(" ", "-")
                own.mkdir()
                check_work(home, own, work, chance, options.kills)
                print(f"{work}: the same bytes after {options.kills} kills", flush=True)
            check_refused(home, folder)
        except Wrong as wrong:
            sys.exit(f"{wrong}")


if __name__ == "__main__":
    main()
