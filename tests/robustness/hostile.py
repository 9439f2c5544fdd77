#!/usr/bin/env python3
"""Hostile requests, generated: every line is answered in order with one line, whatever it says.

    hostile.py PROGRAM [--requests N] [--seed S] [--jobs J]

Whole requests with parts that are wrong, of the wrong type, far too large or from another game; rules of every knob;
records with lines changed, moved and missing; positions; hints, solutions and reviews under any rules with little time;
`stop` at any moment. An answer that is no JSON, comes out of order or has no code, a program that ends, and one that is
still silent after a minute are wrong. Meant for a program with sanitizers.
"""

import argparse
import collections
import concurrent.futures
import json
import queue
import random
import subprocess
import sys
import threading

SILENCE = 60  # seconds
SETS = ("classic", "equal", "browser", "rascal", "forty-two")
CARDS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
VERBS = "wbedxspr"
NASTY = ["", " ", "\u0000", "\u202e", "\u009b2J", "\x1b]52;c;eA==\x07", "\ud800", "\U0001f480", "../../../etc/passwd", "/dev/zero",
         "x.rules", "/etc/passwd\u0000.rules", "-", "null", "{}", "[" * 70, "9" * 400, "A" * 70_000, "é" * 100, "\n", "\r\n", "%s%n"]
NUMBERS = [0, 1, -1, 2, 52, 53, 10_000, 2**31, 2**32, 2**63, 2**64 - 1, 2**64, -2**63, 1e308, 0.5, 10**400]


class Maker:
    """Makes requests, from chance and from what the engine has answered."""

    def __init__(self, seed, knobs):
        self.chance, self.knobs = random.Random(seed), knobs
        self.state, self.records, self.positions = {}, [], []

    def pick(self, *choices):
        return self.chance.choice(choices)

    def rules(self):
        text = self.pick(*SETS)
        for knob in self.chance.sample(sorted(self.knobs), self.pick(0, 0, 1, 2, 5)):
            text += f"+{knob}={self.pick(*self.knobs[knob])}"
        return text

    def game(self):
        return self.rules() + self.pick(f"#{self.chance.randrange(1000)}", f"#{self.chance.randrange(1000)}", "@table", "#" + self.pick(*NASTY),
                                        ":" + "".join(self.chance.sample(CARDS, self.pick(4, 44, 52))))

    def value(self, depth=0):
        kind = self.chance.randrange(9 if depth < 3 else 5)
        if kind == 0:
            return self.pick(*NUMBERS)
        if kind == 1:
            return self.pick(*NASTY)
        if kind == 2:
            return self.pick(None, True, False)
        if kind == 3:
            return self.pick(*CARDS) + self.pick("", *VERBS)
        if kind == 4:
            return self.game()
        if kind == 5:
            return [self.value(depth + 1) for _ in range(self.pick(0, 1, 4, 60))]
        if kind == 6:
            return {self.pick(*CARDS, *NASTY): self.value(depth + 1) for _ in range(self.pick(0, 1, 3))}
        if kind == 7:
            return self.pick(*self.positions) if self.positions else {}
        return {f"k{i}": i for i in range(self.pick(1, 5000))}

    def move(self):
        legal = self.state.get("legal") or ["next"]
        return self.pick(*legal, *legal, self.pick(*CARDS) + self.pick(*VERBS), "avoid", "roll", self.pick(*NASTY))

    def record(self):
        if not self.records or self.chance.random() < 0.2:
            return self.pick(*NASTY)
        lines = self.pick(*self.records).split("\n")
        for _ in range(self.pick(0, 1, 1, 3)):
            at = self.chance.randrange(len(lines))
            how = self.chance.randrange(5)
            if how == 0:
                del lines[at]
            elif how == 1:
                lines.insert(at, self.pick(*lines, "undo 1", "redo 1", f"undo {self.pick(2, 10_000, 2**40)}", "abandon", "; " + self.pick(*NASTY)))
            elif how == 2:
                lines[at] = lines[at][::-1]
            elif how == 3:
                lines[at] += self.pick(*NASTY)
            else:
                lines[at] = self.move()
            lines = lines or [""]
        return "\n".join(lines)

    def position(self):
        position = dict(self.pick(*self.positions)) if self.positions else {}
        for _ in range(self.pick(0, 1, 2)):
            if position:
                position[self.pick(*position)] = self.value(1)
        return position

    def request(self):
        coach = {"ms": self.pick(1, 1, 3, 10)}
        made = self.pick(
            lambda: {"do": "new", "game": self.game()},
            lambda: {"do": "new", "rules": self.pick(self.rules(), *NASTY), "dealer": self.pick("table", "nobody", 7)},
            lambda: {"do": "new", "position": self.position(), "seed": self.pick(7, *NASTY)},
            lambda: {"do": "move", "move": self.move()},
            lambda: {"do": "move", "move": self.move()},
            lambda: {"do": "move", "moves": [self.move() for _ in range(self.pick(0, 1, 3, 40))]},
            lambda: {"do": "move", "moves": ["avoid"] * self.pick(3, 2000)},
            lambda: {"do": self.pick("undo", "redo"), "count": self.pick(1, 1, 2, 500, *NUMBERS)},
            lambda: {"do": "reveal", "cards": self.chance.sample(CARDS, self.pick(1, 2, 4))},
            lambda: {"do": "reveal", self.pick("die", "replace", "cards"): self.value()},
            lambda: {"do": "state", "view": self.pick(True, False, 1)},
            lambda: {"do": "record"},
            lambda: {"do": "load", "record": self.record()},
            lambda: {"do": "note", "event": self.pick("hint", "comment", "x"), "text": self.pick(*NASTY)},
            lambda: {"do": "hint", **coach},
            lambda: {"do": "hint", "position": self.position(), **coach},
            lambda: {"do": "hint", "samples": self.pick(1, 2), "seed": self.value()},
            lambda: {"do": "solve", **coach},
            lambda: {"do": "solve", "game": self.game(), **coach},
            lambda: {"do": "review", "samples": 1, **coach},
            lambda: {"do": "review", "record": self.record(), "samples": self.pick(1, 2), **coach},
            lambda: {"do": "find_deal", "rules": self.rules(), "level": self.pick("fair", "harsh", "x"), "seeds": 3, **coach},
            lambda: {"do": "watch", "game": self.game(), "player": self.pick("search", "random", "x"), "samples": self.pick(1, 2), **coach},
            lambda: {"do": "watch", "record": self.record(), **coach},
            lambda: {"do": self.pick("players", "explain", "knobs", "describe", "rule_sets", "language", "daily", "rules"), "rules": self.rules(), "moves": [self.move()]},
            lambda: {"do": "stop"},
            lambda: {"do": self.value()},
        )()
        for _ in range(self.pick(0, 0, 0, 1, 2)):
            made[self.pick(*made, *NASTY, "view", "seed")] = self.value()
        return made

    def line(self):
        text = json.dumps(self.request(), ensure_ascii=self.pick(True, False))
        if self.chance.random() < 0.05:
            at = self.chance.randrange(len(text))
            text = text[:at] + self.pick("", "\\", '"', "{", "\u0001", text) + text[at + self.pick(0, 1):]
        return text.replace("\n", " ").replace("\r", " ")

    def learn(self, answer):
        state = answer.get("state")
        if isinstance(state, dict):
            self.state = state
            left_out = ("game", "legal", "score", "discard", "stats", "status")
            self.positions = ([{k: v for k, v in state.items() if k not in left_out}] + self.positions)[:20]
        if isinstance(answer.get("record"), str):
            self.records = ([answer["record"]] + self.records)[:20]


def wrong(seed, told):
    raise SystemExit(f"hostile.py --seed {seed}: {told}")


def attack(program, seed, count):
    """Sends `count` requests, a few at a time, and counts what was answered."""
    process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    answers = queue.Queue()
    threading.Thread(target=lambda: [answers.put(line) for line in process.stdout] and None, daemon=True).start()

    def send(lines):
        process.stdin.write("".join(line + "\n" for line in lines).encode("utf-8", "surrogatepass"))
        process.stdin.flush()

    def answer(line):
        try:
            text = answers.get(timeout=SILENCE)
        except queue.Empty:
            wrong(seed, f"{'it has ended' if process.poll() is not None else 'silence'} after {line[:2000]!r}")
        try:
            told = json.loads(text)
        except ValueError:
            wrong(seed, f"{line[:2000]!r} was answered with {text[:500]!r}")
        if told.get("ok") is not True and not (told.get("ok") is False and told["error"]["code"] and told["error"]["message"]):
            wrong(seed, f"{line[:2000]!r} was answered with {text[:500]!r}")
        return told

    send(['{"do":"knobs","rules":"classic"}'])
    knobs = {"health": [1, 20, 99, 100], "weapon": ["lower", "equal", "wear"], "wear": [0, 1, 14], "bare": ["choice", "forced"],
             "potions": ["one", "any"], "avoid": ["alternate", "always", "never"], "order": ["kept", "choice"],
             "fourth": ["carried", "optional"], "discard": ["no", "items"], "inventory": ["none", "carried", "leaving", "always"],
             "swap": ["no", "yes"], "drop": ["no", "yes"], "repair": [0, 2, 14], "monsters": ["chosen", "die"],
             "ending": ["cleared", "short"], "scoring": ["original", "health", "slain"], "deck": ["+AD", "-2C-3C", "+KH+QH"]}
    answer("knobs")
    maker, codes = Maker(seed, knobs), collections.Counter()
    for first in range(0, count, 8):
        lines = [maker.line() for _ in range(min(8, count - first))]
        lines = [line for line in lines if '"quit"' not in line]
        numbered = [line[:-1] + f',"id":{first * 8 + i}}}' if line.endswith("}") and len(line) > 2 else line for i, line in enumerate(lines)]
        send(numbered)
        for i, line in enumerate(numbered):
            told = answer(line)
            if "id" in told and isinstance(told["id"], int) and told["id"] != first * 8 + i:
                wrong(seed, f"{line[:500]!r} was answered out of turn")
            codes["stopped" if told.get("stopped") else "ok" if told["ok"] else told["error"]["code"]] += 1
            maker.learn(told)
    process.stdin.close()
    if process.wait(SILENCE) != 0:
        wrong(seed, f"it ended with {process.returncode}")
    return codes


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    each = 2000
    parts = [(options.seed + i, min(each, options.requests - i * each)) for i in range((options.requests + each - 1) // each)]
    codes = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for one in pool.map(lambda part: attack(options.program, *part), parts):
            codes += one
    print(f"{sum(codes.values())} requests, all answered in order: " + ", ".join(f"{name} {n}" for name, n in codes.most_common()))


if __name__ == "__main__":
    main()
