"""Records that are none: cut, changed, empty, huge, binary; to verify, replay and import."""

import os
import random

from program import Engine, check, random_game


def good_record(home):
    """A finished game's record, with a remark, a move taken back, and a die."""
    engine = Engine(home.program)
    moves = random_game(engine, "classic+monsters=die+health=40#7", random.Random(1))
    engine.close()
    lines = [moves[0], "undo", "note why not?", *moves, "quit"]
    home.run("play", "classic+monsters=die+health=40#7", given="\n".join(lines) + "\n").succeeds()
    game, = home.history()
    check(game["result"] != "playing", str(game))
    return home.record(game["play"])


def refused(home, text, *said):
    """By all three commands, each in its own way; the history stays as it is."""
    before = stored(home)
    verified = home.run("verify", "-", given=text).ends(1, "scoundrel: ")
    check("bad" in verified.out or not verified.out, f"no verdict: {verified}")
    for words in said:
        check(words in verified.out + verified.err, f"expected {words!r}: {verified}")
    home.run("replay", "-", given=text).fails(*said)
    home.run("import", "-", given=text).ends(1, *said)
    check(stored(home) == before, "the history has changed")


def stored(home):
    return {path.name: path.read_bytes() for path in home.games.glob("*")}


def test_a_good_one_is_good(home, folder):
    record = good_record(home)
    home.run("verify", "-", given=record).succeeds()
    home.run("replay", "-", given=record).succeeds()
    home.run("import", "-", given=record).ends(0, "1 known already")
    windows = record.replace("\n", "\r\n")
    home.run("verify", "-", given=windows).succeeds()
    home.run("import", "-", given=windows + "\r\n\r\n").ends(0, "1 known already")
    path = folder / "a record"
    path.write_text(record, encoding="utf-8")
    home.run("verify", str(path), str(path)).succeeds()


def test_cut_anywhere(home, _):
    record = good_record(home)
    for cut in [*range(1, 200, 13), *range(200, len(record) - 1, 61), len(record) - 2]:
        refused(home, record[:cut])


def test_changed_anywhere(home, _):
    record = good_record(home)
    chance = random.Random(2)
    lines = record.splitlines(True)
    countable = [i for i, line in enumerate(lines) if not line.startswith((";", "play", "started"))]
    for _ in range(30):
        i = chance.choice(countable)
        at = chance.randrange(len(lines[i]) - 1)
        other = chance.choice([c for c in "23AKDHSwb\x00\x7f é" if c != lines[i][at]])
        changed = lines[:i] + [lines[i][:at] + other + lines[i][at + 1:]] + lines[i + 1:]
        refused(home, "".join(changed))
    for i in countable[1::2] + countable[-2:]:
        refused(home, "".join(lines[:i] + lines[i + 1:]))
        refused(home, "".join(lines[:i] + [lines[i]] + lines[i:]))
    refused(home, record + "7De\n")
    refused(home, " " + record)


def test_a_false_result_with_the_right_hash(home, _):
    """Whoever can work out the hash still cannot win without playing."""
    record = good_record(home)
    head, result = record.split("result ")[0], record.split("result ")[1].split("\n")[0]
    for claim in ("won 20", "lost -1", "playing", "lost 999"):
        if claim == result:
            continue
        body = head + f"result {claim}\n"
        value = 0xcbf29ce484222325
        for line in body.splitlines(True):
            if not line.startswith(";"):
                for byte in line.encode():
                    value = (value ^ byte) * 0x100000001b3 % 2**64
        refused(home, body + f"hash {value:016x}\n", "the moves give")


def test_nothing_and_junk(home, _):
    good_record(home)
    chance = random.Random(3)
    for text in (b"nonsense", b"\n\n\n", b"\x00" * 1000, b"\xff\xfe" * 1000, chance.randbytes(1_000_000),
                 b"scoundrel record 2\n", b"scoundrel record 1\n", b"scoundrel record 1\ngame \n",
                 b"scoundrel record 1\ngame classic#1\nresult won 1\nhash 0\n",
                 b"scoundrel record 1\ngame nonsense#1\nresult playing\n",
                 b"x" * (50 << 20), b"\n" * (20 << 20),
                 b"scoundrel record 1\ngame classic#" + b"9" * (20 << 20) + b"\n",
                 b"scoundrel record 1\ngame classic@position\nposition " + b"[" * 5_000_000 + b"\n",
                 b"scoundrel record 1\ngame classic@position\nposition " + b"{\"a\":" * 1_000_000 + b"\n"):
        refused(home, text)
    home.run("verify", "-", given="").fails("no record")
    home.run("replay", "-", given="").fails()
    home.run("import", "-", given="").ends(0)


def test_many_bad_ones_each_get_a_line(home, _):
    done = home.run("verify", "-", given=b"scoundrel record 1\n" * 20_000).ends(1)
    check(len(done.out.splitlines()) == 20_000, "one line a record")
    done = home.run("verify", "--json", "-", given=b"scoundrel record 1\n" * 100).ends(1)
    check(all(not verdict["ok"] and verdict["error"] for verdict in done.json()), str(done))


def test_good_ones_among_bad_ones(home, folder):
    record = good_record(home)
    other = type(home)(home.program, folder / "other")
    text = record[:100] + "\n" + record + record.replace("deal", "dael", 1)
    done = other.run("import", "-", given=text).ends(1, "1 added", "2 refused", "record 1", "record 3")
    check(done.out == "", str(done))
    check(other.export() == record, "the good one is not there")
    done = other.run("verify", "-", given=text).ends(1)
    *verdicts, proves = done.out.splitlines()
    check([line.split(": ")[1] for line in verdicts] == ["bad", "good", "bad"], str(done))
    check(proves.startswith("This proves"), str(done))


def test_endless_undoing(home, _):
    """Numbers in a record that are legal by themselves and absurd together."""
    for event in ("undo 1", "undo 1000000", "redo 1000000", "undo 0", "undo 18446744073709551616", "replace QS 7C",
                  "deal 2C", "die 2C", "roll", "next", "hint hint"):
        refused(home, f"scoundrel record 1\ngame classic#42\ndeal JC 6S 7D 5H\n{event}\nresult playing\nhash 0\n")


def test_files_that_are_none(home, folder):
    unreadable = folder / "unreadable"
    unreadable.write_text("x", encoding="utf-8")
    unreadable.chmod(0)
    for command in ("verify", "replay", "import"):
        home.run(command, str(folder)).fails("Is a directory")
        home.run(command, str(folder / "nowhere")).fails("No such file")
        home.run(command, "").ends(2 if command == "replay" else 1)
        home.run(command, "/dev/null").fails("it is a device, not a file")
        if os.geteuid() != 0:
            home.run(command, str(unreadable)).fails("Permission denied")
    home.run("verify", "/dev/zero").fails("it is a device, not a file")
    with open("/dev/zero", "rb") as endless:
        home.run("verify", "-", stdin=endless).fails("larger than 256 MiB")


def test_no_game_of_that_name(home, _):
    for name in ("nonsense", "../../x", "", "x" * 5000, "\x1b[31m"):
        done = home.run("history", name)
        if name:
            done.ends(2, "there is no game", out="")


def test_control_characters_do_not_reach_the_screen(home, _):
    """Whoever wrote a record must not steer the terminal of whoever looks at it."""
    seed = "classic#\x1b]0;owned\x07\x9b31m"
    home.run("play", seed, given="avoid\nnote \x1b[2J\x07\n").succeeds()
    record = home.export()
    check("\x1b[2J" in record, "a remark is kept as it is")
    for done in (home.run("history"), home.run("replay", "-", given=record), home.run("verify", "-", given=record),
                 home.run("play", seed, given="look\n")):
        check(not any(c < " " and c != "\n" for c in done.out), str(done))
