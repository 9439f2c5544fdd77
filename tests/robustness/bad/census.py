"""Solving what is no game, and censuses in places where there can be none."""

import os
import signal
import time

from bad.disks import small_disk
from program import check

HEAD = "scoundrel census 1\nrules classic\nquestion everything\nseed verdict score avoids nodes limit\n"


def census(file, *more, rules="classic", seeds="0..9"):
    return ["census", rules, "--seeds", seeds, "--out", str(file), *more]


def test_solving_junk(home, folder):
    junk = folder / "junk"
    junk.write_bytes(bytes(range(256)) * 100)
    for text in (b"\x00\n", b"\xff\xfe#\n", b"x" * 5_000_000 + b"\n", b"classic#\n", b"classic:2C\n" * 1000):
        done = home.run("solve", "-", given=text).ends(1, "line 1: ", "not every game could be read", out="")
        check(not any(ord(c) < 32 for c in done.err.replace("\n", "")), "control characters reach the screen")
    home.run("solve", "-", given="").succeeds()
    home.run("solve", "-", given="\n\r\n\n").succeeds()
    home.run("solve", "-", "--json", "--verdict-only", given="classic#1\r\nclassic#2").succeeds()
    home.run("solve", str(junk)).fails()
    home.run("solve", str(folder)).fails("Is a directory")
    home.run("solve", "/dev/null").fails("it is a device, not a file")
    done = home.run("solve", str(junk), "classic#1", "--verdict-only").ends(1, "not every game could be read")
    check(done.out == "classic#1: can be won\n", str(done))


def test_a_census_of_nothing(home, folder):
    file = folder / "c.txt"
    home.run(*census(file, rules="nonsense")).ends(2, "there is no rule set", out="")
    home.run(*census(file, rules="classic#1")).ends(2, out="")
    check(not file.exists(), "a file was begun")
    home.run(*census(folder / "nowhere/c.txt")).fails("No such file")
    home.run(*census(folder)).fails("Is a directory")
    for device in ("/dev/null", "/dev/full"):
        home.run(*census(device)).fails("no ordinary file")


def test_files_that_are_no_census_stay_as_they_are(home, folder):
    file = folder / "c.txt"
    for text in ("nonsense", "scoundrel census 2\n", HEAD + "nonsense\n", HEAD + "1 won 30 2 5\n\n1 won 30 2 5\n",
                 HEAD.replace("classic", "equal"), HEAD.replace("everything", "verdict"), "\x00" * 100,
                 HEAD.replace("census 1", "census 2"), HEAD.replace("census 1", "census 3")):
        file.write_text(text, encoding="utf-8")
        home.run(*census(file)).fails(str(file))
        check(file.read_text(encoding="utf-8") == text, "it was written to")
        home.run("census", "report", str(file)).fails(str(file))
        home.run("census", "merge", str(folder / "new.txt"), str(file), "/dev/null").fails()
        check(not (folder / "new.txt").exists(), "a half one is left")


def test_two_results_of_one_seed(home, folder):
    file = folder / "c.txt"
    file.write_text(HEAD + "7 won 30 2 5\n7 lost -3 - 5\n", encoding="utf-8")
    home.run("census", "report", str(file)).fails("seed 7 has two results")


def test_a_full_disk_is_told_and_the_rows_stay(home, folder):
    file, whole = folder / "c.txt", folder / "whole.txt"
    home.run(*census(whole)).ends(0)
    text = whole.read_text(encoding="utf-8")
    head = len("".join(text.splitlines(keepends=True)[:HEAD.count("\n")]))
    for size in (0, 10, head, head + 3, len(text) - 1):
        home.run(*census(file), preexec_fn=small_disk(size)).fails(str(file))
        left = file.read_text(encoding="utf-8")
        check(text.startswith(left) and (not left or left.endswith("\n")), f"what is left is {left!r}")
    home.run(*census(file)).ends(0)
    check(file.read_text(encoding="utf-8") == text, "it does not go on")


def test_ctrl_c_ends_in_good_order_and_two_at_once_are_refused(home, folder):
    file = folder / "c.txt"
    file.touch()
    for stop in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        before = os.path.getsize(file)
        process = home.start(*census(file, seeds="0..99999999"))
        while os.path.getsize(file) <= before:
            time.sleep(0.01)
        home.run(*census(file)).fails("another program is at work on this census")
        home.run("census", "merge", str(file), str(file)).fails("another program is at work on it")
        home.run("census", "report", str(file)).succeeds()
        process.send_signal(stop)
        _, err = process.communicate(timeout=60)
        check(process.returncode == 1, f"it ended with {process.returncode}")
        check(b"the same command goes on from there" in err, repr(err))
        check(file.read_text(encoding="utf-8").endswith("\n"), "a row is torn")
        os.truncate(file, os.path.getsize(file) - 2)
    report, = home.run("census", "report", str(file), "--json").succeeds().json()
    check(report["seeds"][0][0] == 0 and len(report["seeds"]) == 1, str(report["seeds"]))
