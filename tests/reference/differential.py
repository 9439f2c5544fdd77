#!/usr/bin/env python3
"""Play random games on a real engine and on the reference, comparing every answer.

Each game is a random mix of all that a client may send, right and wrong. The first disagreement ends
the run: a script of requests that shows it (cut down as far as it goes), both answers and the differing
fields are printed, and the exit status is 1.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from drive.pair import Mismatch, Pair
from drive.process import EngineFault, EngineProcess
from drive.replay import replay, shrunk
from drive.scenario import Scenario
from drive.special import corners, fresh_process, longest_line

HERE = os.path.dirname(os.path.abspath(__file__))
GAMES_A_PROCESS = 100


def one_game(engine, options, number):
    """Play game `number` of this seed; its Pair, and the Mismatch if there was one."""
    rng = random.Random(f"{options.seed}/{number}")
    pair = Pair(engine, rng, options.strict)
    try:
        if number % 100 == 3:
            pair.engine = EngineProcess(options.engine)
            fresh_process(pair)
            pair.engine = engine
        elif number % 400 == 7:
            longest_line(pair)
        elif number % 400 == 1:
            corners(pair)
        else:
            Scenario(pair, rng, options.engine).play()
        return pair, None
    except Mismatch as mismatch:
        return pair, mismatch
    except EngineFault as fault:
        return pair, Mismatch(pair.script, "an engine that goes on", None, [str(fault)])


def worker(options, first):
    """Games first, first + jobs, ...: (passed, failures, coverage)."""
    engine, passed, failures, seen = None, 0, [], Counter()
    for number in range(first, options.games, options.jobs):
        if options.deadline and time.time() > options.deadline:
            break
        if engine is None:
            engine = EngineProcess(options.engine)
        pair, mismatch = one_game(engine, options, number)
        engine = pair.engine
        seen.update(pair.seen)
        seen["games"] += 1
        seen["requests"] += len(pair.script)
        passed += mismatch is None
        if mismatch:
            engine.kill()
            failures.append((number, shrunk(mismatch, options.engine, options.strict).report()))
            engine = None
            if not options.keep_going:
                break
        elif (number // options.jobs) % GAMES_A_PROCESS == GAMES_A_PROCESS - 1:
            engine.quit()
            engine = None
    if engine:
        engine.quit()
    return passed, failures, seen


def report(seen):
    """The counts, so that what the run covered can be seen."""
    print(f"games {seen.pop('games', 0)}, requests {seen.pop('requests', 0)}")
    for kind in ("rules", "deal", "do", "verb", "reveal", "end", "error", "tolerated", "records"):
        counts = {name[len(kind) + 1:]: n for name, n in seen.items() if name.startswith(kind + " ")}
        print(f"{kind}: " + ", ".join(f"{name} {n}" for name, n in sorted(counts.items())))
    knobs = {}
    for name, n in seen.items():
        if name.startswith("knob "):
            knob, value = name[5:].split("=")
            knobs.setdefault(knob, {})[value] = n
    for knob, values in sorted(knobs.items()):
        ordered = sorted(values.items(), key=lambda item: (len(item[0]) if item[0].isdigit() else 0, item[0]))
        print(f"knob {knob}: " + ", ".join(f"{value} {n}" for value, n in ordered))


def options_given():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default="build/scoundrel", help="run as PATH engine (build/scoundrel)")
    parser.add_argument("--self", action="store_true", dest="itself", help="let the reference play the engine's part")
    parser.add_argument("--games", type=int, help="how many games (1000, or any number with --seconds)")
    parser.add_argument("--seconds", type=float, help="stop starting games after this time")
    parser.add_argument("--seed", default="1", help="of the driver's choices: the same seed plays the same games")
    parser.add_argument("--only", type=int, help="play this one game of the seed")
    parser.add_argument("--replay", metavar="FILE", help="play a script of request lines instead")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--strict", action="store_true", help="take no other error code where the contract is open")
    parser.add_argument("--keep-going", action="store_true", help="go on after a disagreement")
    options = parser.parse_args()
    if options.itself:
        options.engine = os.path.join(HERE, "mock_engine.py")
    options.games = options.games or (10**9 if options.seconds else 1000)
    options.deadline = time.time() + options.seconds if options.seconds else None
    return options


def replayed(options):
    with open(options.replay, encoding="utf-8") as script:
        mismatch = replay(script.read().splitlines(), options.engine, options.strict)
    print(mismatch.report() if mismatch else "the two agree")
    print(f"{int(not mismatch)} passed, {int(bool(mismatch))} failed")
    return 1 if mismatch else 0


def main():
    options = options_given()
    if options.replay:
        return replayed(options)
    if options.only is not None:
        options.games, options.jobs = options.only + 1, 1
        results = [worker(options, options.only)]
    elif options.jobs == 1:
        results = [worker(options, 0)]
    else:
        with ProcessPoolExecutor(options.jobs) as pool:
            results = list(pool.map(worker, [options] * options.jobs, range(options.jobs)))
    passed, failures, seen = 0, [], Counter()
    for some_passed, some_failures, some_seen in results:
        passed += some_passed
        failures += some_failures
        seen.update(some_seen)
    for number, text in failures:
        print(f"---- game {number} of seed {options.seed} disagrees\n{text}\n")
    report(seen)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
