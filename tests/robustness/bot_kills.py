#!/usr/bin/env python3
"""Kill matches with programs from outside at random instants, those in which programs are being started included: no
process that a program began may live on. One that does is a failure, and is ended.

    bot_kills.py PROGRAM [--kills 30] [--seed N]
"""

import argparse
import pathlib
import random
import signal
import sys
import tempfile
import time

from bad.bots_at_large import GUARDED, UNGUARDED, all_end, mark
from program import PATIENCE, Home, Wrong

# A process in a session of its own at every move, and one that stays.
BOT = ("setsid sleep {mark} >/dev/null 2>&1 & while read line; do setsid -f sleep {mark} >/dev/null 2>&1; "
       "m=${{line##*\\\"legal\\\":[\\\"}}; echo \"{{\\\"move\\\":\\\"${{m%%\\\"*}}\\\"}}\"; done")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="scoundrel-kills-") as folder:
        home = Home(options.program.resolve(), folder)
        for number in range(options.kills):
            text = mark()
            guard = chance.choice([GUARDED, UNGUARDED])
            process = home.start("match", "classic", "--players", "cmd:" + BOT.format(mark=text), "--seeds", "0..9999",
                                 "--jobs", str(chance.choice([1, 4])), *guard)
            time.sleep(chance.choice([chance.uniform(0, 0.05), chance.uniform(0, 0.5)]))
            end = chance.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
            process.send_signal(end)
            process.communicate(timeout=PATIENCE)
            try:
                all_end(text)
            except Wrong as wrong:
                sys.exit(f"after kill {number + 1} by {end.name}, {guard or 'guarded'}, --seed {options.seed}: {wrong}")
    print(f"{options.kills} kills, and nothing lived on")


if __name__ == "__main__":
    main()
