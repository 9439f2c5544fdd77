#!/usr/bin/env python3
"""The engine as WebAssembly answers as the program at home does, byte for byte: games of every rule set are played by
the first move of each hint (fixed samples), with the solver's and the reviewer's word at their end.

    same_answers.py PROGRAM NODE LINES.MJS ENGINE.WASM NET...
"""

import json
import subprocess
import sys

RULES = ("classic", "equal", "browser", "rascal", "forty-two", "classic+monsters=die", "rascal+swap=yes+health=12")
# The deck lies open and all is lost: many lines lose as little.
LOST = "classic+health=10:AS4D5H8C5CTHKS9STD9DKC8H9CTC2S5SACJC2C7C4C6S3H3C6HTS2HQS6C8S5D3D7S2D7HQC8D4S9H6D7DJS3S4H"
GAMES = [f"{rules}#tuesday" for rules in RULES] + [LOST]
SAMPLES = 8
LONGEST = 30  # moves of a game; forty-two looks at everything first


class Engine:
    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()


def main():
    program, node, lines, module, *nets = sys.argv[1:]
    at_home, in_wasm = Engine(program, "engine"), Engine(node, lines, module, *nets)
    asked = hints = 0

    def ask(**request):
        nonlocal asked
        asked += 1
        line = json.dumps(request)
        here, there = at_home.ask(line), in_wasm.ask(line)
        if not here or here != there:
            sys.exit(f"{line}\nat home: {here}as WebAssembly: {there}")
        return json.loads(here)

    ask(do="rules")
    ask(do="nonsense")
    for game in GAMES:
        state = ask(do="new", game=game)["state"]
        for move in range(LONGEST):
            if state["status"] != "playing":
                break
            hint = ask(do="hint", samples=SAMPLES, seed=move)["hint"]
            hints += 1
            state = ask(do="move", move=hint["best"])["state"]
        if "die" not in game:
            ask(do="solve")
        ask(do="review", samples=SAMPLES)
    print(f"{asked} answers alike, {hints} of them hints")


if __name__ == "__main__":
    main()
