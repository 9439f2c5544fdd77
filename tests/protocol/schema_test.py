#!/usr/bin/env python3
"""Every answer is what src/protocol/schema.json says, and docs/notation.md names the same requests and fields.

    schema_test.py PROGRAM [ARGUMENT...]

PROGRAM alone is asked as `PROGRAM engine`; with arguments it is any command that speaks the protocol. Requests that it
does not know (an engine may have no storage, or no coach) are left out.
"""

import json
import os
import re
import subprocess
import sys

import jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RULES = ("classic", "equal", "browser", "rascal", "forty-two", "classic+monsters=die", "rascal+swap=yes+health=12")
with open(f"{ROOT}/src/protocol/schema.json", encoding="utf-8") as file:
    SCHEMA = json.load(file)


def validator(part):
    return jsonschema.Draft202012Validator({"$defs": SCHEMA["$defs"], **part})


ANSWERS = {name: validator(one["answer"]) for name, one in SCHEMA["requests"].items() if "answer" in one}
FIELDS = {name: validator({"type": "object", "properties": one.get("fields", {}), "required": one.get("required", []),
                           "additionalProperties": False}) for name, one in SCHEMA["requests"].items()}
FAILURE = validator({"$ref": "#/$defs/Failure"})
WRITES = validator({"type": "array", "items": {"$ref": "#/$defs/Write"}})


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.asked, self.unknown, self.failed = {}, set(), {}

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def judge(self, check, part, asked):
        if error := jsonschema.exceptions.best_match(check.iter_errors(part)):
            sys.exit(f"{json.dumps(asked)}\n{error.json_path}: {error.message[-600:]}")

    def ask(self, what, wrong=False, **fields):
        """The answer, or nothing if it was refused. A request that is meant to be right fits the schema too."""
        if what in self.unknown:
            return None
        asked = {"do": what, **fields}
        if not wrong:
            self.judge(FIELDS[what], fields, asked)
        answer = self.send(json.dumps(asked))
        if writes := answer.pop("writes", None):
            self.judge(WRITES, writes, asked)
        if answer.pop("ok"):
            self.judge(ANSWERS[what], answer, asked)
            self.asked[what] = self.asked.get(what, 0) + 1
            return answer
        error = answer.pop("error")
        self.judge(FAILURE, error, asked)
        if answer:
            sys.exit(f"{asked}\nbeside the error: {answer}")
        if error["message"].startswith(f"there is no request '{what}'") or error["message"].startswith("this engine gives no"):
            self.unknown.add(what)
        self.failed[error["code"]] = self.failed.get(error["code"], 0) + 1
        return None


def play(engine, rules, keep):
    """A whole game by what comes first, looked at in every way on its way."""
    begun = engine.ask("new", game=f"{rules}#schema", view=True, **({"keep": True} if keep else {}))
    view = begun["view"]
    moves = 0
    while view["state"]["status"] == "playing" and moves < 60:
        if moves % 5 == 1:
            engine.ask("hint", samples=2, seed=moves)
            engine.ask("hint", position=view["state"], samples=2, view=True)
            engine.ask("undo", count=1)
            engine.ask("redo", view=True)
            engine.ask("state")
            engine.ask("view")
        if moves == 3:
            engine.ask("note", event="comment", text="so far", view=True)
            engine.ask("note", event="open")
            engine.ask("describe", moves=view["state"]["legal"][:1])
        legal = view["state"]["legal"]
        view = engine.ask("move", move=legal[7 * moves % len(legal)], view=True)["view"]
        moves += 1
    record = engine.ask("record")["record"]
    if "die" not in rules:
        engine.ask("solve", nodes=20_000)
        engine.ask("solve", game=f"{rules}#1", nodes=2_000)
    engine.ask("solve", record=record, limit="person", nodes=2_000)
    engine.ask("review", samples=2)
    engine.ask("review", record=record, samples=2, seed=1)
    engine.ask("figures", ms=1)
    engine.ask("load", record=record, view=True)
    engine.ask("load", record=record)
    engine.ask("replay", record=record)
    engine.ask("strip", record=record)
    engine.ask("identify", text=record)
    engine.ask("branch", record=record, moves=2)


def at_table(engine, rules):
    engine.ask("new", rules=rules, dealer="table")
    deck = engine.ask("explain", rules=rules)["deck"] if "explain" not in engine.unknown else ["2C", "5D", "4H", "9S", "7C"]
    view = engine.ask("reveal", cards=deck[:4], view=True)["view"]
    for move in ("roll", "avoid", "avoid-lr"):
        if move in view["state"]["legal"]:
            view = engine.ask("move", move=move, view=True)["view"]
            break
    if view["die_owed"]:
        engine.ask("reveal", die=deck[0], view=True)
    engine.ask("reveal", wrong=True, cards=["ZZ"], view=True)
    engine.ask("undo")
    engine.ask("new", dealer="table", position={"rules": "classic", "health": 20, "room": ["2C", "3C", "4C", "5C"],
                                                "unseen": ["KS"], "bottom": ["6D", "7D", "8D", "9D"]})
    engine.ask("move", moves=["2Cb", "3Cb", "4Cb"])
    engine.ask("reveal", cards=["KS"])
    engine.ask("reveal", replace={"6D": "9D"}, view=True)


def puzzles(engine):
    sets = (engine.ask("puzzles") or {"sets": []})["sets"]
    if not sets:
        return  # a page hands them in
    record = (engine.ask("new", puzzle=sets[0]["puzzles"][0]["id"]) and engine.ask("record"))["record"]
    for about in ({}, {"record": record}):
        engine.ask("judge", **about)
        engine.ask("answer", **about)
    engine.ask("new", wrong=True, puzzle="nonsense")


def lessons(engine):
    for lesson in (engine.ask("exercises") or {"lessons": []})["lessons"]:
        view = engine.ask("new", lesson=lesson["rules"], view=True)["view"]
        for step in lesson["steps"][:-1]:
            engine.ask("move", move="AHd", view=True)
            engine.ask("undo", view=True)
            asked = {"move": step["move"]} if step["move"] else {}
            view = engine.ask("move" if asked else "read_on", view=True, **asked)["view"]
        if not view["lesson"]["over"]:
            sys.exit(f"the lesson for {lesson['rules']} does not end")
    engine.ask("new", game="classic#12", open=True, view=True)


def about_rules(engine):
    engine.ask("hello")
    engine.ask("stop")
    engine.ask("rules")
    engine.ask("rule_sets")
    engine.ask("known_rules")
    engine.ask("exercises")
    engine.ask("daily")
    engine.ask("calendar")
    engine.ask("calendar", month="2026-02")
    engine.ask("calendar", wrong=True, month="May")
    for language in ("fr", "en"):
        engine.ask("language", language=language)
        for rules in RULES:
            engine.ask("explain", rules=rules)
            engine.ask("words", rules=rules)
            engine.ask("daily", rules=rules)
    engine.ask("set_knob", rules="classic", knob="avoid", value="never")
    engine.ask("set_knob", rules="classic", card="2D")
    for text in ("classic#42", "rascal", "7c qs 10d", "nonsense"):
        engine.ask("identify", text=text)
        engine.ask("identify", text=text, rules="equal")
    engine.ask("find_deal", rules="classic", level="winnable", seed="1", seeds=3)
    engine.ask("find_deal", rules="classic", level="harsh", seed="1", seeds=1)
    engine.ask("players")
    for rules in RULES:
        engine.ask("watch", game=f"{rules}#7")
        watched = engine.ask("watch", game=f"{rules}#7", player="greedy", aim="score")
        for _ in range(60):
            watched = watched and engine.ask("watch", record=watched["watch"]["record"], player="greedy", seed=3)
        engine.ask("watch", record=watched["watch"]["record"])
    engine.ask("watch", game="classic@table", player="search")


def positions(engine):
    position = {"rules": "rascal", "health": 7, "room": ["5C", "4H"], "dealt_with": 2,
                "weapon": {"card": "5D", "slain": ["QC"]}, "bottom": ["9C"], "unseen": ["KC", "2S", "3S"]}
    engine.ask("new", position=position, seed=5)
    engine.ask("new", position=position, shuffle=True, view=True)
    engine.ask("new", set_up={"rules": "classic", "health": 11, "room": ["2C", "3C"], "weapon": ["5D"], "unseen": ["KC"]},
               seed="1", view=True)


def kept(engine):
    history = engine.ask("history") or {"games": [{"name": "none"}]}
    exported = engine.ask("export") or {"text": ""}
    name = history["games"][0]["name"]
    engine.ask("statistics")
    engine.ask("history", find="lost classic")
    for record in (engine.ask("to_review", rules="classic") or {"records": []})["records"][:1]:
        figures = (engine.ask("figures", record=record) or {"figures": ""})["figures"]
        engine.ask("statistics", figures=figures)
    for game in history["games"]:
        engine.ask("standing", name=game["name"])
    engine.ask("import", text=exported["text"])
    engine.ask("import", text="scoundrel record 1\n")
    engine.ask("store", games={"torn": "nonsense"}, open_elsewhere=["torn"])
    engine.ask("history")
    engine.ask("resume", name="torn")
    engine.ask("import", text=exported["text"])
    engine.ask("resume", name=name)
    engine.ask("replay", name=name)
    engine.ask("new", game="classic#7", keep=True, open=True, solve=True)
    engine.ask("abandon")
    engine.ask("new", game="classic#7", keep=True, abandon=True)
    engine.ask("leave")


def errors(engine):
    engine.ask("new", game="classic#42")
    for name, fields in (("nothing", {}), ("move", {}), ("move", {"move": 1}), ("move", {"move": "ZZz"}), ("undo", {"count": 0}),
                         ("undo", {"count": 9}), ("new", {"game": "chess#1"}), ("new", {"game": "classic"}), ("new", {}),
                         ("load", {"record": "nonsense"}), ("reveal", {"cards": ["7C"]}), ("note", {"event": "x"}),
                         ("review", {}), ("hint", {"player": "nobody"}), ("solve", {"limit": "x"}), ("language", {"language": "x"})):
        if name in SCHEMA["requests"]:
            engine.ask(name, wrong=True, **fields)
        elif engine.send(json.dumps({"do": name}))["ok"]:
            sys.exit(f"{name} is answered")


def documented():
    """The fields of each request as chapter 8 has them: tables headed by `do`, and that of "### new" whose rows are fields."""
    with open(f"{ROOT}/docs/notation.md", encoding="utf-8") as notation:
        text = notation.read()
    named, header, heading = {}, "", ""
    for line in text[text.index("## 8. Engine protocol"):text.index("## 9. ")].split("\n"):
        heading = line if line.startswith("#") else heading
        if not line.startswith("|"):
            header = ""
            continue
        names, fields, *_ = (re.findall(r"`(\w+)`", cell) for cell in re.split(r"(?<!\\)\|", line)[1:-1])
        header = header or line
        if header.startswith("| `do` |"):
            for name in names:
                named.setdefault(name, set()).update(fields)
        elif heading == "### new" and header.startswith("| fields |"):
            named["new"].update(names)
    named.pop("do")
    return named


def compare_with_document():
    named = documented()
    if more := set(named) - set(SCHEMA["requests"]):
        sys.exit(f"docs/notation.md has rows for {sorted(more)}, which are no requests")
    for name, request in SCHEMA["requests"].items():
        fields = set(request.get("fields", {}))
        if name not in named:
            sys.exit(f"docs/notation.md has no row for {name}")
        if named[name] != fields:
            sys.exit(f"docs/notation.md, {name}: {sorted(named[name] ^ fields)} is in the document or the schema only")


def main():
    jsonschema.Draft202012Validator.check_schema({"$defs": SCHEMA["$defs"]})
    compare_with_document()
    command = sys.argv[1:]
    engine = Engine(command if len(command) > 1 else [command[0], "engine"])
    features = engine.ask("hello")["features"]
    about_rules(engine)
    for rules in RULES:
        play(engine, rules, keep="store" in features)
    for rules in ("classic", "forty-two", "classic+monsters=die"):
        at_table(engine, rules)
    positions(engine)
    lessons(engine)
    puzzles(engine)
    kept(engine)
    errors(engine)
    never = set(ANSWERS) - set(engine.asked) - engine.unknown
    if never:
        sys.exit(f"never answered: {sorted(never)}")
    print(f"{sum(engine.asked.values())} answers to {len(engine.asked)} requests fit, and {sum(engine.failed.values())} errors: {', '.join(sorted(engine.failed))}")
    if engine.unknown:
        print(f"not known here: {', '.join(sorted(engine.unknown))}")


if __name__ == "__main__":
    main()
