"""Lines that are none: in a game, and to the engine."""

import contextlib
import json
import os
import subprocess

from program import check

HUGE = b"x" * (20 << 20)
JUNK = [b"nonsense", b"7C7C7C", b"99", b"-1", b"0", b"5", b"\x00\x00", b"\xff\xfe\xfd", b"\x1b[2J", "é☠".encode(),
        b"{\"do\":\"quit\"}", b"jcx", b"JCz", b"2Cw", b"next", b"roll", b"avoid-lr", b"undo 0", b"undo -1",
        b"undo 99999999999999999999", b"undo x", b"replace", b"replace JC", b"replace JC 6S", b"record /",
        b"record /nowhere/x", b"new nonsense", b"new classic#", HUGE]
AT_FIRST = [b"JCw", b"undo", b"undo 1", b"redo"]  # can come true later


def tables(done):
    """The table each time it was shown: its first line."""
    return [line for line in done.out.splitlines() if line.startswith("Room ")]


def test_refused_lines_change_nothing(home, _):
    for line in JUNK + AT_FIRST:
        done = home.run("play", "classic#42", given=line + b"\nlook\n").ends(1, "some of the input was refused")
        check(len(tables(done)) == 2 and len(set(tables(done))) == 1, f"the table has changed: {done}")
        check(len(done.err) < 2000, f"the message is too long: {done}")
    check(home.history() == [], "a game was saved without a move")


def test_good_lines_among_bad_ones_are_played_and_kept(home, _):
    moves = [b"7De", b"6Sw", b"5Hd"]
    given = b"\n".join(line for move in moves for line in (*JUNK, move)) + b"\n"
    home.run("play", "classic#42", given=given).ends(1)
    game, = home.history()
    record = home.record(game["play"])
    check([line for line in record.splitlines() if line.encode() in moves] == ["7De", "6Sw", "5Hd"], record)
    check(game["moves"] == 3 and not game["undo"], str(game))


def test_a_real_deck_takes_only_cards_that_can_come(home, _):
    for cards in ("JD", "XX", "7C 7C", "7C 8C 9C TC JC", "7C,nonsense", "\x00", "1"):
        done = home.run("play", "classic", "--table", given=f"{cards}\nlook\n").ends(1, "refused")
        check(len(tables(done)) == 2 and "44 cards" in done.out.split("Room ")[2], f"a card was taken: {done}")
    check(home.history() == [], "something was saved")
    done = home.run("play", "classic", "--table", given="7C 8C 9C TC\n7C\n7Cb\n8Cb\n7D\nTCw\n").ends(1)
    game, = home.history()
    check(game["moves"] == 2, str(game))


def test_moves_after_the_end(home, _):
    home.run("play", "classic+health=1#42", given="JCb\nJCb\n6Sb\nlook\n").ends(1, "the game is over")
    game, = home.history()
    check(game["moves"] == 1 and game["result"].startswith("lost"), str(game))


def test_a_last_line_without_its_end_is_played(home, _):
    home.run("play", "classic#42", given="7De\n6Sw").succeeds()
    game, = home.history()
    check(game["moves"] == 2, str(game))


def test_windows_line_ends_are_line_ends(home, _):
    home.run("play", "classic#42", given="7De\r\n6Sw\r\n").succeeds()
    game, = home.history()
    check(game["moves"] == 2, str(game))


def nested(depth, opening, closing, middle):
    return opening * depth + middle + closing * depth


BAD_REQUESTS = [
    b"", b" ", b"\x00", b"nonsense", b"{", b"}", b"[]", b"1", b"null", b"\"x\"", b"{}", b"{\"do\":1}", b"{\"do\":null}",
    b"{\"do\":\"nonsense\"}", b"\xff\xfe\xfd", b"{\"do\":\"hello\",\"id\":\"\xff\"}", b"{\"do\":\"hello\"} x",
    b"{\"do\":\"new\"}", b"{\"do\":\"new\",\"game\":1}", b"{\"do\":\"new\",\"game\":\"\"}",
    b"{\"do\":\"new\",\"game\":\"nonsense#1\"}", b"{\"do\":\"new\",\"game\":\"nowhere.rules#1\"}",
    b"{\"do\":\"new\",\"rules\":\"/.rules\"}", b"{\"do\":\"new\",\"rules\":\"classic\",\"dealer\":\"me\"}",
    b"{\"do\":\"new\",\"position\":{},\"seed\":1}", b"{\"do\":\"new\",\"position\":[],\"seed\":1}",
    b"{\"do\":\"load\"}", b"{\"do\":\"load\",\"record\":\"\"}", b"{\"do\":\"load\",\"record\":\"nonsense\\n\"}",
    b"{\"do\":\"move\",\"move\":\"XX\"}", b"{\"do\":\"move\",\"moves\":[1]}", b"{\"do\":\"move\"}",
    b"{\"do\":\"undo\",\"count\":0}", b"{\"do\":\"undo\",\"count\":1e99}", b"{\"do\":\"undo\",\"count\":-1}",
    b"{\"do\":\"reveal\",\"cards\":[\"2C\"]}", b"{\"do\":\"reveal\"}", b"{\"do\":\"redo\",\"count\":\"1\"}",
    nested(1_000_000, b"[", b"]", b""), nested(1_000_000, b"[", b"", b""), nested(500_000, b"{\"a\":", b"}", b"1"),
    b"{\"do\":\"hello\",\"id\":" + nested(100_000, b"[", b"]", b"") + b"}",
    b"{\"do\":\"load\",\"record\":\"scoundrel record 1\\ngame classic@position\\nposition "
    + nested(1_000_000, b"[", b"]", b"") + b"\\n\"}",
    b"{\"do\":\"hello\",\"x\":1e999999}", HUGE, b"\"" + HUGE, b"1" * 1_000_000, b"\\" * 1000,
]


def test_the_engine_answers_every_line_and_goes_on(home, _):
    start = b"{\"do\":\"new\",\"game\":\"classic#42\"}"
    state = b"{\"do\":\"state\"}"
    lines = [start, state] + [line for bad in BAD_REQUESTS for line in (bad, state)]
    answers = home.run("engine", given=b"\n".join(lines) + b"\n").succeeds().json()
    check(len(answers) == len(lines), f"{len(answers)} answers to {len(lines)} lines")
    for line, answer in zip(lines[2::2], answers[2::2]):
        check(answer["ok"] is False, f"{line[:80]} is answered {answer}")
        check(answer["error"]["code"] and answer["error"]["message"], f"{line[:80]} is answered {answer}")
        check(len(answer["error"]["message"]) < 1000, f"{line[:80]} gets a long message")
    for line, answer in zip(lines[2::2], answers[3::2]):
        check(answer == answers[1], f"{line[:80]} has changed the state")


def test_the_engine_says_that_a_line_is_too_long(home, _):
    answer, = home.run("engine", given=HUGE + b"\n").succeeds().json()
    check("longer than 16 MiB" in answer["error"]["message"], str(answer))


def test_the_engine_takes_lines_without_end_and_quits(home, _):
    check(home.run("engine", given="").succeeds().out == "", "an answer to nothing")
    check(len(home.run("engine", given="{\"do\":\"hello\"}").succeeds().json()) == 1, "no answer to the last line")
    check(home.run("engine", given="{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n").succeeds().out == "", "it goes on")


def test_input_that_cannot_be_read(home, folder):
    closed = {"stdin": subprocess.DEVNULL, "preexec_fn": lambda: os.close(0)}
    for command in (["engine"], ["verify", "-"], ["replay", "-"], ["import", "-"]):
        home.run(*command, **closed).fails("could not be read")
        with opened_folder(folder) as file:
            home.run(*command, stdin=file).fails("could not be read")
    home.run("play", "classic#1", **closed).ends(1, "the input could not be read")
    home.run("play", "classic#1", stdin=subprocess.DEVNULL).succeeds()


@contextlib.contextmanager
def opened_folder(path):
    file = os.open(path, os.O_RDONLY)
    try:
        yield file
    finally:
        os.close(file)


def test_rules_files_named_to_the_engine_are_only_read(home, folder):
    (folder / "hard.rules").write_text("base = rascal\nhealth = 5\n", encoding="utf-8")
    request = json.dumps({"do": "new", "game": f"{folder}/hard.rules#1"})
    answer, = home.run("engine", given=request + "\n").succeeds().json()
    check(answer["state"]["health"] == 5, str(answer))
