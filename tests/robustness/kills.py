#!/usr/bin/env python3
"""Kill the program at random instants of play and see that every acknowledged move is there.

Games of many rules, dealt by a seed or at a table, are played through `scoundrel play` in line mode.
`scoundrel engine` plays along to tell what is legal. The program is killed (SIGKILL) while it starts,
right after an answer, while a move is under way, and in the middle of many moves sent at once. A
command counts as acknowledged once its answer was read. After each kill the stored record must verify
and hold all that was acknowledged and nothing but what was sent, and the next `scoundrel play` must go
on from there. Every now and then an import is killed instead. With --slow-disk, a library to be
preloaded, two kills of three meet a program that writes in small parts and waits for its disk.

    kills.py PROGRAM [--kills 200] [--seed N] [--slow-disk LIBRARY]
"""

import argparse
import os
import pathlib
import random
import re
import sys
import tempfile
import threading
import time

from program import PATIENCE, Engine, Home, Wrong, check

RULES = [
    "classic", "equal", "browser", "rascal", "forty-two", "classic+health=99", "browser+health=15",
    "classic+monsters=die", "classic+avoid=always+order=choice", "rascal+inventory=carried+swap=yes",
    "rascal+inventory=always+drop=yes", "classic+deck=+JD+QD+KD+AD", "forty-two+potions=one",
]
OVER = re.compile(r"\bnew, .*\bquit\?")  # what is asked when a game is over


class Command:
    """A line to send, what it leaves in the log, and whether the table is shown in answer to it."""

    def __init__(self, line, event, answered=True):
        self.line, self.event, self.answered = line, event, answered


class Game:
    """A game that is played to its end over any number of kills."""

    def __init__(self, number, chance):
        self.chance = chance
        self.rules = chance.choice(RULES)
        self.table = chance.random() < 0.25
        self.id = self.rules + ("@table" if self.table else f"#{number}")
        self.play = None  # its name, once something was stored
        self.stored = []  # events that are in the store
        self.last = ""

    def next_command(self, engine):
        """Something that can be done now; the engine does it. Nothing once the game is over."""
        state, chance = engine.state, self.chance
        if state["status"] != "playing":
            return None
        whim = chance.random()
        if whim < 0.06 and engine.ask(do="undo"):
            return Command("undo", "undo 1")
        if whim < 0.1 and engine.ask(do="redo"):
            return Command("redo", "redo 1")
        if whim < 0.13:
            text = f"remark {chance.randrange(1000)}"
            return Command("note " + text, "; " + text, answered=False)
        if state["awaiting"]:
            return self.reveal(engine)
        move = chance.choice(state["legal"])
        check(engine.ask(do="move", move=move), f"the engine refuses {move}")
        return Command(move, move)

    def reveal(self, engine):
        state, chance = engine.state, self.chance
        monsters = [card for card in state["room"] if card[1] in "CS"]
        if monsters and not state["untouched"] and engine.ask(do="reveal", die=(card := chance.choice(monsters))):
            return Command(card, "die " + card)
        cards = chance.sample(state["unseen"], chance.randint(1, state["awaiting"]))
        check(engine.ask(do="reveal", cards=cards), f"the engine refuses {cards}")
        return Command(" ".join(cards), "deal " + " ".join(cards))

    def events(self, record):
        """Those of a record that were sent; a seed deals by itself."""
        events = []
        for line in record.splitlines()[1:]:
            word = line.split(" ")[0]
            if word in ("game", "play", "started", "result", "hash"):
                continue
            if word in ("deal", "die") and not self.table:
                continue
            events.append(line)
        return events


class Reader(threading.Thread):
    """Reads lines as they come, and counts the answers."""

    def __init__(self, stream):
        super().__init__(daemon=True)
        self.stream, self.lines, self.news = stream, [], threading.Condition()
        self.open = True
        self.start()

    def run(self):
        rest = b""
        while data := self.stream.read(1 << 16):
            *whole, rest = (rest + data).split(b"\n")
            with self.news:
                self.lines += [line.decode() for line in whole]
                self.news.notify_all()
        with self.news:
            self.open = False
            self.news.notify_all()

    def acknowledged(self, commands):
        """How many of the commands have been answered so far: each answer shows the table, which is
        also shown at the start; the last one asks how to go on."""
        wanted = [index for index, command in enumerate(commands) if command.answered]
        tables = sum(line.startswith("Room ") for line in self.lines)
        answers = max(0, tables - 1) + any(OVER.search(line) for line in self.lines)
        check(answers <= len(wanted), "an answer too many")
        return wanted[answers - 1] + 1 if answers else 0

    def wait_for(self, commands, count):
        """Until so many are answered or the output ends."""
        until = time.monotonic() + PATIENCE
        with self.news:
            while self.acknowledged(commands) < count and self.open:
                check(time.monotonic() < until, "no answer")
                self.news.wait(1)


class Trial:
    """All games, in one home."""

    def __init__(self, program, folder, chance, slow_disk):
        self.program, self.folder, self.chance = program, pathlib.Path(folder), chance
        self.slow_disk = slow_disk
        self.home = Home(program, self.folder / "home")
        self.finished = {}  # play name: record
        self.game, self.number = None, 0
        self.move_time = {False: 0.004, True: 0.012}  # seconds from a line sent to its answer; on a slow disk
        self.counts = {"acknowledged": 0, "stored beyond that": 0, "games": 0, "imports": 0, "torn tails": 0}

    def engine_at(self, game):
        engine = Engine(self.program)
        if game.play:
            check(engine.ask(do="load", record=game.last), "the engine refuses the stored record")
        else:
            check(engine.ask(do="new", game=game.id), f"the engine refuses {game.id}")
        return engine

    def check_opening(self, game, lines, state):
        """The first table is the game as the store has it."""
        told = re.search(r"^Room (\d+)\b.* Health (\d+) of (\d+)\.", "\n".join(lines), re.MULTILINE)
        check(told and [int(n) for n in told.groups()] ==
              [state["room_number"], state["health"], state["max_health"]], f"another table of {game.id}: {lines}")

    def play_and_kill(self):
        """One stretch of play; returns whether the program was killed (else the game ended)."""
        chance = self.chance
        if self.game is None:
            self.number += 1
            self.game = Game(self.number, chance)
            self.counts["games"] += 1
        game = self.game
        engine = self.engine_at(game)
        opening = engine.state
        how = chance.choice(["start", "answer", "flight", "flight", "burst", "burst", "burst"])
        self.slow = bool(self.slow_disk) and chance.random() < 0.67
        process = self.home.start("play", game.id, preload=self.slow_disk if self.slow else None)
        reader = Reader(process.stdout)
        commands, over = [], False
        length = {"start": 0, "answer": chance.randint(1, 6), "flight": chance.randint(1, 4),
                  "burst": chance.randint(5, 40)}[how]
        while len(commands) < length and not over:
            command = game.next_command(engine)
            over = command is None
            if not over:
                commands.append(command)
                if how != "burst":
                    self.send(process, command.line)
                    if how == "answer" or len(commands) < length:
                        self.wait(reader, commands)
        if over and chance.random() < 0.7:  # let this one end
            if how == "burst":
                self.send(process, "\n".join(command.line for command in commands))
            self.wait(reader, commands)
            self.send(process, "quit")
            check(process.wait(PATIENCE) == 0, f"it ended with {process.returncode}")
            killed = False
        else:
            self.kill(process, how, commands)
            killed = True
        reader.join(PATIENCE)
        complaints = process.stderr.read().decode()
        process.wait(PATIENCE)
        for stream in (process.stdin, process.stdout, process.stderr):
            stream.close()
        engine.close()
        check(complaints == "", f"it complains: {complaints}")
        if any(line.startswith("Room ") for line in reader.lines):
            self.check_opening(game, reader.lines, opening)
        self.check_store(game, commands, reader.acknowledged(commands), everything=not killed)
        return killed

    @staticmethod
    def send(process, text):
        if text:
            process.stdin.write(text.encode() + b"\n")

    def wait(self, reader, commands):
        began = time.monotonic()
        answered = [index for index, command in enumerate(commands) if command.answered]
        if answered:
            reader.wait_for(commands, answered[-1] + 1)
            took = min(time.monotonic() - began, 0.05)
            self.move_time[self.slow] += 0.1 * (took - self.move_time[self.slow])

    def kill(self, process, how, commands):
        if how == "burst":
            self.send(process, "\n".join(command.line for command in commands))
        move_time = self.move_time[self.slow]
        moment = {"start": 0.03, "answer": 0, "flight": 2 * move_time, "burst": 0.01 + len(commands) * move_time}[how]
        time.sleep(self.chance.uniform(0, moment))
        process.kill()

    def check_store(self, game, commands, acknowledged, everything):
        """What is stored now: all that was, all that was acknowledged since, nothing foreign."""
        mine = [entry for entry in self.home.history()
                if entry["game"] == game.id and entry["play"] not in self.finished]
        check(len(mine) <= 1, f"{game.id} is stored {len(mine)} times")
        sent = game.stored + [command.event for command in commands]
        needed = len(sent) if everything else len(game.stored) + acknowledged
        self.counts["acknowledged"] += acknowledged
        if not mine:
            check(needed == 0, f"{game.id} is lost with {needed} events")
            game.play = None  # a header cut short is written again from its first byte, and that was cut too
            return
        entry = mine[0]
        check(game.play in (None, entry["play"]), f"{game.id} has become another game")
        game.play, game.last = entry["play"], self.home.record(entry["play"])
        self.counts["torn tails"] += not (self.home.games / f"{game.play}.game").read_bytes().endswith(b"\n")
        events = game.events(game.last)
        check(events == sent[:len(events)], f"{game.id}: stored {events}, sent {sent}")
        check(len(events) >= needed, f"{game.id}: {needed} events were acknowledged, {len(events)} are stored")
        self.counts["stored beyond that"] += len(events) - needed
        game.stored = events
        if entry["result"] != "playing":
            self.finished[game.play] = game.last
            self.game = None

    def kill_import(self):
        """What is there after a killed import is good, and importing again brings the rest."""
        self.counts["imports"] += 1
        records = self.home.export()
        everything = self.folder / "export"
        everything.write_text(records, encoding="utf-8")
        other = Home(self.program, self.folder / f"other-{self.counts['imports']}")
        process = other.start("import", str(everything), preload=self.slow_disk)
        time.sleep(self.chance.uniform(0, 0.02 + 0.01 * len(self.finished)))
        process.kill()
        process.communicate(timeout=PATIENCE)
        for entry in other.history():
            check(other.record(entry["play"]) in records, f"{entry['play']} was changed")
        other.run("import", str(everything)).ends(0)
        check(other.export() == records, "the second import does not bring the rest")

    def check_all(self):
        """Nothing that was ever finished has been lost or changed."""
        for play, record in self.finished.items():
            check(self.home.record(play) == record, f"{play} was changed")
        records = self.home.export()
        check(all(record in records for record in self.finished.values()), "the export lacks a game")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--slow-disk", type=pathlib.Path)
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="scoundrel-kills-") as folder:
        slow_disk = options.slow_disk.resolve() if options.slow_disk else None
        trial = Trial(options.program.resolve(), folder, chance, slow_disk)
        while passed + failed < options.kills:
            try:
                if trial.finished and chance.random() < 0.05:
                    trial.kill_import()
                    killed = True
                else:
                    killed = trial.play_and_kill()
                passed += killed
            except Wrong as wrong:
                failed += 1
                print(f"kill {passed + failed}: {wrong}")
                trial.game = None
        try:
            trial.check_all()
        except Wrong as wrong:
            failed += 1
            print(f"at the end: {wrong}")
        print(", ".join(f"{what}: {number}" for what, number in trial.counts.items()))
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
