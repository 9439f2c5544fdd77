"""What a program is asked about a folder of games: `make` keeps an old program's answers, upgrade_test.py compares
a new program's with them. Everything is asked by the command line; the answers are values and records, not sentences."""

import json
import pathlib
import re
import shutil
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "robustness"), str(HERE.parent / "tui")]
from program import Engine, Home, check  # noqa: E402

GAMES = "scoundrel/games"
CARD_MOVE = re.compile(r"\(([2-9TJQKA][CDHS][wbedxspr])\)")
RECORD = re.compile(r"^scoundrel record 1\n.*?^hash [0-9a-f]{16}\n", re.M | re.S)
REVIEWED = ("game", "rules", "won", "score", "result")  # what does not hang on how well the program judges chances


def records_of(text):
    return RECORD.findall(text)


def play_of(record):
    return (re.search(r"^play (.*)$", record, re.M) or [None, None])[1]


def line_for(state):
    """Something that can be typed now: the first legal move, or the first cards that can turn up."""
    if not state["awaiting"]:
        return state["legal"][0]
    monsters = [card for card in state["room"] if card[1] in "CS"]
    if monsters and not state["untouched"]:  # a die was rolled
        return monsters[0]
    return " ".join(state["unseen"][:state["awaiting"]])


def log_of(games, play):
    """Its file has its name, unless that would be none for a file."""
    path = games / f"{play}.game"
    if "/" not in play and path.exists():
        return path
    path, = [path for path in games.glob("[!.]*.game") if f"\nplay {play}\n".encode() in path.read_bytes()]
    return path


def state_of(engine, record):
    answer = engine.answer(do="load", record=record)
    check(answer["ok"], f"the engine refuses a record: {answer}\n{record}")
    return answer["state"]


def brief(state):
    """Cards and moves as a text, for the sake of whoever reads the file."""
    if isinstance(state, dict):
        return {name: brief(value) for name, value in state.items()}
    return " ".join(state) if isinstance(state, list) else state


def go_on(program, log, engine):
    """A game by itself in a fresh folder, gone on with: what is there, what can be done, and what a step adds."""
    with tempfile.TemporaryDirectory() as name:
        home = Home(program, name)
        home.games.mkdir(parents=True)
        shutil.copyfile(log, home.games / log.name)
        kept = home.games / log.name
        lines = log.read_bytes()
        lines = lines[:lines.rfind(b"\n") + 1]
        shown = home.run("play", "--plain", given="record\nquit\n").ends(0).out
        resumed, = records_of(shown)
        check(kept.read_bytes().startswith(lines), f"{log.name} was changed by looking at it")
        step = line_for(state_of(engine, resumed))
        more, = records_of(home.run("play", "--plain", given=f"{step}\nrecord\nquit\n").ends(0).out)
        check(kept.read_bytes().startswith(lines), f"{log.name} did not only grow")
        check(len(home.logs()) == 1, f"{log.name} became two games")
        table = shown[:shown.index("scoundrel record 1\n")]
        return {"record": resumed.splitlines(), "offered": sorted(set(CARD_MOVE.findall(table))), "step": step,
                "after": more.splitlines(), "shown": table.splitlines()}


def reviews(home, records):
    told = []
    for record in records:
        if "\nresult playing\n" in record:
            continue
        done = home.run("review", "--json", "--samples", "1", "-", given=record)
        review = json.loads(done.out)
        if "error" in review:
            told.append({"game": None})
            continue
        told.append({**{name: review[name] for name in REVIEWED},
                     "moves": [one["move"] for one in review["moves"]],
                     "reveals": [one.get("cards") or one.get("die") for one in review["reveals"]]})
    return told


def ask(program, folder):
    """All answers about the games in `folder`, and the export. Nothing there is changed by asking."""
    home = Home(program, folder)
    files = {path.name: path.read_bytes() for path in home.games.iterdir()}
    listed = home.run("history", "--json")
    history = [json.loads(line) for line in listed.out.splitlines()]
    names = sorted(path.stem for path in home.games.glob("[!.]*.game"))
    engine = Engine(str(program))
    export = home.run("export")
    records = records_of(export.out)
    check("".join(records) == export.out.replace("\n\n", "\n"), "an export is records, one after the other")
    one_by_one = {entry["play"]: home.run("history", entry["play"]).out for entry in history}
    open_games = [entry["play"] for entry in history if entry["result"] == "playing" and not entry["abandoned"]]
    answers = {
        "history": history,
        "left_out": [name for name in names if name in listed.err],
        "codes": {"history": listed.code, "export": export.code},
        "stats": json.loads(home.run("stats", "--json").out),
        "verify": [json.loads(line) for line in home.run("verify", "--json", "-", given=export.out).out.splitlines()],
        "reviews": reviews(home, records),
        "states": {play: brief(state_of(engine, record)) for play, record in one_by_one.items()},
        "newest": newest(program, folder) if open_games else None,
        "open": {play: go_on(program, log_of(home.games, play), engine) for play in open_games},
    }
    engine.close()
    now = {path.name: path.read_bytes() for path in home.games.iterdir()}
    check(now == files, f"asking changed the games: {[name for name in {*files, *now} if files.get(name) != now.get(name)]}")
    return answers, export.out, one_by_one


def newest(program, folder):
    """The game that is gone on with where nobody names one; asked of a copy."""
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(pathlib.Path(folder) / GAMES, pathlib.Path(name) / GAMES)
        told = Home(program, name).run("play", "--plain", given="record\nquit\n")
        return play_of(records_of(told.out)[0])
