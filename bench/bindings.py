#!/usr/bin/env python3
"""How fast the bindings are, beside the checked door of C++ in the same run: millions of moves of random play of classic a
second of one core's time. Wants the trees that ./test builds, the npm package that its tests install, and compilers. The
table that it prints is that of docs/bindings.md, "Speed", to be put there as it stands.

    PYTHONPATH=build/python /usr/bin/python3 bench/bindings.py > bench/results/bindings.txt
"""

import ctypes
import itertools
import json
import pathlib
import platform
import subprocess
import tempfile
import time

import numpy as np

import scoundrel
from scoundrel import _core

GAMES = 20_000
ROOT = pathlib.Path(__file__).resolve().parent.parent

# The same in JavaScript; the first calls, while node still compiles, are not counted.
IN_NODE = """
const { createEngine } = await import(%s);
const engine = await createEngine();
const work = (seed) => engine.playRandom("classic", { seed, games: %d }).moves.reduce((all, one) => all + one, 0);
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
for (let i = 0; i < 5; ++i) work(i);
let moves = 0;
const began = spent();
for (let seed = 0; spent() - began < 2; seed += %d) moves += work(seed);
console.log(moves / (spent() - began) / 1e6);
"""

# And in C++, as somebody has it who compiles the public header: what the simulators of C and Python go by inside.
IN_CPP = """
#include <scoundrel/rules.h>
#include <cstdio>
#include <ctime>
int main() {
    const scoundrel::Rules rules = scoundrel::rule_sets[0].rules;  // classic
    const std::clock_t began = std::clock();
    double spent = 0, moves = 0;
    for (std::uint64_t seed = 0; spent < 2; spent = double(std::clock() - began) / CLOCKS_PER_SEC)
        for (int i = 0; i < %d; ++i) moves += scoundrel::play_random_unchecked(rules, seed++).moves;
    std::printf("%%f", moves / spent / 1e6);
}
"""


class Result(ctypes.Structure):
    """scoundrel_result"""
    _fields_ = [("status", ctypes.c_int32), ("score", ctypes.c_int32), ("moves", ctypes.c_int32)]


def by_program(compiler, *words, source=None):
    """Compiles a program, of a file among the words or of this source, and gives the number that it prints first."""
    with tempfile.TemporaryDirectory() as place:
        program = f"{place}/program"
        subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", *words, "-o", program],
                       input=source, text=True, check=True)
        return float(subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout.split()[0])


def by_unchecked_cpp():
    return by_program("g++", "-std=c++20", "-I", ROOT / "build/include/public", "-x", "c++", "-", source=IN_CPP % GAMES)


def by_moves_of_c():
    """bench/c_door.c: the moves of C cannot be called one by one from Python."""
    library = ROOT / "build/bindings/c"
    return by_program("cc", "-std=c99", "-I", ROOT / "build/include/c", ROOT / "bench/c_door.c",
                      "-L", library, "-lscoundrel", f"-Wl,-rpath,{library}")


def by_c():
    """Batches of the C library, called from here: what a call costs does not show in twenty thousand games, nor does
    counting their seeds up in an array, as Python's own row does too. (A list of them takes a seventh of the time.)"""
    library = ctypes.CDLL(str(ROOT / "build/bindings/c/libscoundrel.so.0"))
    rules = ctypes.create_string_buffer(64)
    if library.scoundrel_read_rules(b"classic", rules) != 0:
        raise SystemExit("libscoundrel does not know classic")
    results = (Result * GAMES)()
    first = itertools.count(0, GAMES)

    def play():
        start = next(first)
        seeds = np.arange(start, start + GAMES, dtype=np.uint64)
        library.scoundrel_random_games(rules, ctypes.c_void_p(seeds.ctypes.data), ctypes.c_size_t(GAMES), results)
        return int(np.frombuffer(results, dtype=np.int32).reshape(-1, 3)[:, 2].sum())
    return rate(play)


def by_javascript():
    package = ROOT / "build/wasm/npm/node_modules/scoundrel-engine/node.mjs"
    script = IN_NODE % (json.dumps(package.as_uri()), GAMES, GAMES)
    done = subprocess.run(["node", "--input-type=module", "-e", script], stdout=subprocess.PIPE, text=True, check=True)
    return float(done.stdout)


def processor():
    """What this ran on, as far as the system tells."""
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def rate(work, seconds=2.0):
    """work() gives how many moves it has played; time is the processor's."""
    moves, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        moves += work()
    return moves / (time.process_time() - began) / 1e6


def scripted(env, games=200):
    """Games whose actions are drawn beforehand, so that nothing but reset() and step() is timed."""
    script = []
    for seed in range(games):
        env.reset(seed=seed)
        actions, over = [], False
        while not over:
            actions.append(env.draw_action())
            over = env.step(actions[-1])[2]
        script.append((seed, actions))

    def play():
        for seed, actions in script:
            env.reset(seed=seed)
            for action in actions:
                env.step(action)
        return sum(len(actions) for _, actions in script)
    return play


def row(name, speed, native=None):
    """A row of the table; `native` is the speed of the checked door."""
    part = speed / native if native else 0
    told = "" if not native else f"{part:.2f}" if part >= 0.1 else f"{part:.3f}, or 1/{1 / part:.0f}"
    return f"| {name} | {speed:.{1 if speed >= 10 else 2}f} | {told} |".replace("|  |", "| |")


def main():
    first = itertools.count(0, GAMES)
    tables = scoundrel.ScoundrelVectorEnv(1024)
    tables.reset(seed=0)
    line = scoundrel.solve("classic#42").line

    def vectorised():
        for _ in range(50):
            tables.step(tables.draw_actions())
        return 50 * tables.num_envs

    def game():
        played = scoundrel.Game("classic#42")
        for move in line:
            played.play(move)
        return len(line)

    def batch():
        seeds = next(first) + np.arange(GAMES)
        return int(scoundrel.random_games("classic", seeds).moves.sum())

    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    print(f"millions of moves of random play of classic a second of one core's time; commit {commit or 'unknown'}, {processor()}, "
          f"Python {platform.python_version()}, numpy {np.__version__}\n")
    print("| | millions of moves a second | of the checked door |\n|---|---|---|")
    native = rate(lambda: _core.play_checked("classic", next(first), GAMES))
    print(row("C++: the checked door, `play_random_checked()`", native))
    for name, speed in (("C++: the unchecked door, `play_random_unchecked()`", by_unchecked_cpp),
                        ("C: `scoundrel_random_games()`", by_c),
                        ("C: `scoundrel_legal()` and `scoundrel_play()`", by_moves_of_c),
                        ("JavaScript: `playRandom()`", by_javascript),
                        ("Python: `random_games()`", lambda: rate(batch)),
                        ("Python: `ScoundrelVectorEnv(1024)`, random: observations and masks after every move", lambda: rate(vectorised)),
                        ("Python: `ScoundrelEnv`, `reset()` and `step()`", lambda: rate(scripted(scoundrel.ScoundrelEnv()))),
                        ("Python: `Game.play()`, with log and undo", lambda: rate(game))):
        print(row(name, speed(), native), flush=True)


if __name__ == "__main__":
    main()
