#!/usr/bin/env python3
"""Runs the sentence tests: every numbered sentence of docs/rules.md, as cases in the game's notation.

The cases are the *.txt files beside this program, one a chapter. A line is a comment (#) or a directive:

    case 5.2 TITLE               begins a case about that sentence (several: 5.2,5.3)
    deal RULES CARDS             a literal deal: these cards on top, the rest of the deck in canonical order
    deal RULES exactly CARDS     the deck is exactly these cards (the +deck= difference is worked out here)
    game ID / table RULES        a game by its id / with a real deck
    position {...} [seed TEXT]   goes on from a position, with a real deck or a seed
    play MOVES                   accepted, one after the other
    repeat N MOVES               all of them N times over, in a single request
    reveal CARDS / die CARD / replace CARD CARD
    undo N / redo N
    legal MOVES / illegal MOVES  each is legal now / each is refused with illegal_move and changes nothing
    moves MOVES                  these are all the legal moves; `moves none` when there are none
    is PATH JSON                 a field of the state, by its dotted path
    id LEFT = RIGHT              the game id LEFT is printed as RIGHT
    refuse CODE REQUEST          game, deal, table, position, move, reveal, die, replace, undo or redo,
                                 refused with that code; changes nothing

It also checks that every numbered sentence has a case and every case a sentence, and that the rows of
chapter 11 say what the engine plays. The last line is `N passed, M failed`; the exit status is 1 on failure.
"""

import argparse
import glob
import json
import os
import random
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
DECK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


class Failure(Exception):
    pass


class Engine:
    """A program that speaks the engine protocol."""

    def __init__(self, path):
        try:
            self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            encoding="utf-8")
        except OSError as error:
            sys.exit(f"cannot run {path}: {error.strerror}")

    def ask(self, request):
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            sys.exit(f"the engine went away at {json.dumps(request)[:300]}")
        return json.loads(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Model:
    """The reference model, asked in this process."""

    def __init__(self):
        sys.dont_write_bytecode = True
        sys.path.insert(0, os.path.join(ROOT, "tests", "reference"))
        from scoundrel_reference import engine, errors
        self.refusal = errors.Refusal
        self.model = engine.Reference()

    def ask(self, request):
        try:
            return {"ok": True, "state": self.model.answer(request)}
        except self.refusal as refusal:
            return {"ok": False, "error": {"code": refusal.code, "message": str(refusal)}}

    def close(self):
        pass


class Case:
    def __init__(self, file, line, sentences, title):
        self.file, self.line, self.sentences, self.title = file, line, sentences, title
        self.lines = []

    def __str__(self):
        return f"{self.file}:{self.line}: case {','.join(self.sentences)} {self.title}"


def read_cases(path):
    cases = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            word, _, rest = line.strip().partition(" ")
            if word == "case":
                sentences, _, title = rest.partition(" ")
                cases.append(Case(os.path.basename(path), number, sentences.split(","), title))
            elif word and not word.startswith("#"):
                if not cases:
                    sys.exit(f"{path}:{number}: a directive before the first case")
                cases[-1].lines.append((number, word, rest.strip()))
    return cases


def error_code(answer):
    return "accepted" if answer["ok"] else answer["error"]["code"]


def same(left, right):
    """Equal as JSON: unlike Python's ==, which takes true for 1."""
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)


class Runner:
    def __init__(self, engine):
        self.engine = engine
        self.decks = {}

    def run(self, case):
        """None, or what went wrong, in words."""
        self.state = None
        for number, word, rest in case.lines:
            try:
                directive = getattr(self, "do_" + word, None)
                if not directive:
                    raise Failure(f"there is no directive {word}")
                directive(rest)
            except Failure as failure:
                return f"{case}\n  line {number}: {word} {rest[:200]}\n  {failure}"
        return None

    # Asking the engine.

    def ask(self, request):
        answer = self.engine.ask(request)
        if not answer["ok"]:
            raise Failure(f"refused: {answer['error']['code']}: {answer['error'].get('message')}")
        self.state = answer["state"]

    def deck_of(self, rules):
        """All cards of these rules in canonical order; a table game begins with all of them unseen."""
        if rules not in self.decks:
            answer = self.engine.ask({"do": "new", "rules": rules, "dealer": "table"})
            if not answer["ok"]:
                raise Failure(f"no such rules: {rules}")
            self.decks[rules] = answer["state"]["unseen"]
        return self.decks[rules]

    def deal_id(self, rest):
        rules, *cards = rest.split()
        if cards[0] != "exactly":
            return rules + ":" + "".join(cards + [card for card in self.deck_of(rules) if card not in cards])
        cards, base = cards[1:], self.deck_of(rules)
        added = "".join("+" + card for card in DECK if card in cards and card not in base)
        pulled = "".join("-" + card for card in DECK if card in base and card not in cards)
        difference = f"+deck={added}{pulled}" if added or pulled else ""
        return f"{rules}{difference}:{''.join(cards)}"

    def request(self, word, rest):
        """The protocol's request for a directive."""
        if word == "deal":
            return {"do": "new", "game": self.deal_id(rest)}
        if word == "game":
            return {"do": "new", "game": rest}
        if word == "table":
            return {"do": "new", "rules": rest, "dealer": "table"}
        if word == "position":
            position, end = json.JSONDecoder().raw_decode(rest)
            seed = rest[end:].split()
            return {"do": "new", "position": position, **({"seed": seed[1]} if seed else {"dealer": "table"})}
        if word == "move":
            return {"do": "move", "move": rest}
        if word == "reveal":
            return {"do": "reveal", "cards": rest.split()}
        if word == "die":
            return {"do": "reveal", "die": rest}
        if word == "replace":
            wrong, right = rest.split()
            return {"do": "reveal", "replace": {wrong: right}}
        if word in ("undo", "redo"):
            return {"do": word, "count": int(rest)}
        raise Failure(f"there is no request {word}")

    def check_refused(self, request, code):
        got = error_code(self.engine.ask(request))
        if got != code:
            raise Failure(f"expected {code}\n  got      {got}")
        if self.state is not None:
            now = self.engine.ask({"do": "state"})
            if not now["ok"] or not same(now["state"], self.state):
                raise Failure(f"a refused request changed the state\n  from {self.state}\n  to   {now.get('state')}")

    # Directives that change the game.

    def do_deal(self, rest):
        self.ask(self.request("deal", rest))

    def do_game(self, rest):
        self.ask(self.request("game", rest))

    def do_table(self, rest):
        self.ask(self.request("table", rest))

    def do_position(self, rest):
        self.ask(self.request("position", rest))

    def do_reveal(self, rest):
        self.ask(self.request("reveal", rest))

    def do_die(self, rest):
        self.ask(self.request("die", rest))

    def do_replace(self, rest):
        self.ask(self.request("replace", rest))

    def do_undo(self, rest):
        self.ask(self.request("undo", rest))

    def do_redo(self, rest):
        self.ask(self.request("redo", rest))

    def do_play(self, rest):
        for move in rest.split():
            try:
                self.ask(self.request("move", move))
            except Failure as failure:
                raise Failure(f"{move} {failure}\n  legal were {' '.join(self.state['legal'])}") from None

    def do_repeat(self, rest):
        times, *moves = rest.split()
        self.ask({"do": "move", "moves": moves * int(times)})

    # Directives that only look.

    def do_legal(self, rest):
        missing = [move for move in rest.split() if move not in self.state["legal"]]
        if missing:
            raise Failure(f"expected legal: {' '.join(missing)}\n  got {' '.join(self.state['legal'])}")

    def do_illegal(self, rest):
        for move in rest.split():
            if move in self.state["legal"]:
                raise Failure(f"{move} is listed as legal")
            try:
                self.check_refused(self.request("move", move), "illegal_move")
            except Failure as failure:
                raise Failure(f"{move}: {failure}") from None

    def do_moves(self, rest):
        expected = [] if rest == "none" else rest.split()
        if sorted(expected) != sorted(self.state["legal"]):
            raise Failure(f"expected {' '.join(sorted(expected))}\n  got      {' '.join(sorted(self.state['legal']))}")

    def do_is(self, rest):
        path, _, text = rest.partition(" ")
        expected, got = json.loads(text), self.state
        for name in path.split("."):
            if not isinstance(got, dict) or name not in got:
                raise Failure(f"expected {json.dumps(expected)}\n  got      no field {path}")
            got = got[name]
        if not same(expected, got):
            raise Failure(f"expected {json.dumps(expected)}\n  got      {json.dumps(got)}")

    def do_id(self, rest):
        left, right = rest.split(" = ")
        self.ask(self.request("game", left))
        if self.state["game"] != right:
            raise Failure(f"expected {right}\n  got      {self.state['game']}")

    def do_refuse(self, rest):
        code, word, *more = rest.split(" ", 2)
        self.check_refused(self.request(word, "".join(more)), code)


def check_coverage(text, cases):
    """Sentences without a case, cases without a sentence."""
    sentences = re.findall(r"\*\*(\d+\.\d+)\*\*", text)
    cited = {sentence for case in cases for sentence in case.sentences}
    problems = [f"sentence {s} is numbered twice" for s in sorted(set(sentences)) if sentences.count(s) > 1]
    problems += [f"sentence {s} has no case" for s in sentences if s not in cited]
    problems += [f"{case}\n  cites {s}, which is no sentence"
                 for case in cases for s in case.sentences if s not in sentences]
    return problems


def check_row(engine, name, difference):
    """A rule set and `classic` with its row's differences, side by side in a random game."""
    chance = random.Random(name)
    health = "" if "+health=" in difference else "+health=99"  # enough to see the end
    for seed in range(20):
        games = [f"{name}{health}#{seed}", f"classic{difference}{health}#{seed}"]
        lines, legal, states = [[], []], [[], []], []
        for second, (game, line) in enumerate(zip(games, lines)):
            answer = engine.ask({"do": "new", "game": game})
            if not answer["ok"]:
                return f"row {name}: {game}: {answer['error']['code']}"
            state = answer["state"]
            for step in range(200):
                state["legal"].sort()
                legal[second].append(state["legal"])
                if not state["legal"] or second and step == len(lines[0]):
                    break
                line.append(lines[0][step] if second else chance.choice(state["legal"]))
                answer = engine.ask({"do": "move", "move": line[-1]})
                if not answer["ok"]:
                    return f"row {name}: {line[-1]} is refused in {game} after {' '.join(line[:-1])}"
                state = answer["state"]
            state["legal"].sort()
            states.append({key: value for key, value in state.items() if key not in ("game", "rules")})
        if not same(*states) or legal[0] != legal[1]:
            return f"row {name}: {games[0]} and {games[1]} differ in {' '.join(lines[0])}\n  {states[0]}\n  {states[1]}"
    return None


def check_rows(engine, text):
    table = text.partition("## 11.")[2].partition("| id |")[2].partition("\n\n")[0]
    problems, rows = [], 0
    for name, difference in re.findall(r"^\| `([^`]+)` \| [^|]* \| ([^|]*) \|", table, re.M):
        plain = re.match(r"`([^`]*)`", difference)
        problem = check_row(engine, name, plain.group(1) if plain else "")
        rows += 1
        problems += [problem] if problem else []
    return rows, problems


def main():
    parser = argparse.ArgumentParser(description="Runs the sentence tests of docs/rules.md.")
    parser.add_argument("--engine", default=os.path.join(ROOT, "build", "scoundrel"), help="a program, run as `PATH engine`")
    parser.add_argument("--model", action="store_true", help="run against tests/reference instead of a program")
    parser.add_argument("--rules", default=os.path.join(ROOT, "docs", "rules.md"), help="the numbered sentences")
    parser.add_argument("files", nargs="*", help="only these files (then coverage is not checked)")
    options = parser.parse_args()

    engine = Model() if options.model else Engine(options.engine)
    cases = [case for path in options.files or sorted(glob.glob(os.path.join(HERE, "*.txt"))) for case in read_cases(path)]
    runner = Runner(engine)
    failures = [failure for failure in map(runner.run, cases) if failure]
    total = len(cases)
    if not options.files:
        with open(options.rules, encoding="utf-8") as file:
            text = file.read()
        rows, problems = check_rows(engine, text)
        gaps = check_coverage(text, cases)
        total += rows + 1
        failures += problems + (["\n".join(gaps)] if gaps else [])
    engine.close()
    for failure in failures:
        print(f"FAILED {failure}\n")
    print(f"{total - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
