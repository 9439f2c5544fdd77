"""Output that goes nowhere: a full disk, a closed pipe, no stream at all. Whoever closes a pipe has read enough, so that
is not worth a word: the command ends with 141, as one that SIGPIPE ends."""

import os
import subprocess

from program import check

# Every command that prints, with its input.
PRINTING = [
    (["--help"], ""), (["--version"], ""), (["play", "--help"], ""),
    (["rules"], ""), (["rules", "classic"], ""), (["rules", "--json"], ""), (["rules", "rascal", "--sheet"], ""),
    (["rules", "rascal", "--file"], ""), (["rules", "--diff", "classic", "equal"], ""),
    (["deal", "classic#1"], ""), (["deal", "classic#1", "--list"], ""), (["deal", "classic#1", "--json"], ""),
    (["perft", "classic#1", "2"], ""), (["perft", "classic#1", "2", "--divide"], ""),
    (["bench", "--games", "1"], ""), (["bench", "--games", "1", "--json"], ""),
    (["stats"], ""), (["stats", "--json"], ""), (["history"], ""), (["history", "--json"], ""), (["export"], ""),
    (["export", "/dev/stdout"], ""),
    (["play", "classic#7", "--no-save"], "look\n"), (["play", "classic#7", "--player", "random"], ""),
    (["engine"], "{\"do\":\"hello\"}\n"), (["verify", "-"], "RECORD"), (["replay", "-"], "RECORD"),
    (["replay", "--json", "-"], "RECORD"),
]


def broken_outputs():
    """Each as a name and the options that give a program such an output."""
    yield "/dev/full", lambda: {"stdout": open("/dev/full", "wb")}

    def closed_pipe():
        reading, writing = os.pipe()
        os.close(reading)
        return {"stdout": os.fdopen(writing, "wb")}

    yield "a closed pipe", closed_pipe
    yield "no stdout", lambda: {"stdout": subprocess.DEVNULL, "preexec_fn": lambda: os.close(1)}


def test_every_command_notices(home, _):
    home.run("play", "classic#1", given="avoid\n").succeeds()
    record = home.export()
    for command, given in PRINTING:
        for name, options in broken_outputs():
            if command[-1] == "/dev/stdout" and name == "no stdout":
                continue
            chosen = options()
            done = home.run(*command, given=given.replace("RECORD", record), **chosen)
            if name == "a closed pipe" and command[-1] != "/dev/stdout":
                check(done.code == 141 and done.err == "", f"{name}: {done}")
            else:
                check(done.code == 1 and "could not be written" in done.err, f"{name}: {done}")
            if hasattr(chosen["stdout"], "close"):
                chosen["stdout"].close()
    check(home.export() == record, "the history has changed")


def test_wrong_usage_stays_wrong_usage(home, _):
    with open("/dev/full", "wb") as full:
        home.run("nonsense", stdout=full).ends(2)
        home.run("deal", "nonsense", stdout=full).ends(2, "there is no rule set")


def test_moves_that_were_taken_are_kept(home, _):
    """Each way of losing the output: what was played until that was noticed is stored, whole."""
    for number, (name, options) in enumerate(broken_outputs()):
        chosen = options()
        done = home.run("play", f"classic#{number}", given="avoid\nundo\nredo\n", **chosen)
        quiet = name == "a closed pipe"
        check(done.code == (141 if quiet else 1), f"{name}: {done}")
        check(quiet or "could not be written" in done.err, f"{name}: {done}")
        if hasattr(chosen["stdout"], "close"):
            chosen["stdout"].close()
    for game in home.history():
        record = home.record(game["play"])
        check("\navoid\n" in record, record)


def test_a_reader_that_leaves_in_the_middle(home, _):
    """As with `scoundrel replay FILE | head -1`."""
    home.run("play", "classic#1", given="avoid\n").succeeds()
    record = home.export().encode()
    process = home.start("verify", "-")
    reading = process.stdout
    process.stdin.write(record)
    reading.close()
    process.stdin.close()
    check(process.wait(60) == 141, f"it ended with {process.returncode}")
    check(process.stderr.read() == b"", "it said something")
    process.stderr.close()


def test_no_stderr(home, _):
    """A message must not end up in a saved game, whose file could get the number of the closed stream."""
    for streams in ([2], [1, 2], [0, 1, 2], [0, 2]):
        def close(closed=tuple(streams)):
            for stream in closed:
                os.close(stream)
        given = {"given": "avoid\nnonsense\nnonsense\nundo\nnonsense\n"}
        ran = subprocess.run([home.program, "play", "classic#1"], env=home.environment, input=given["given"].encode(),
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, check=False,
                             preexec_fn=close)
        check(ran.returncode == 1, f"without {streams}: code {ran.returncode}")
        for game in home.history():
            home.record(game["play"])
    check(home.run("stats").succeeds().out, "no statistics")


def test_stderr_that_cannot_be_written(home, _):
    with open("/dev/full", "wb") as full:
        for command, code in ((["nonsense"], 2), (["deal", "nonsense"], 2), (["rules"], 0)):
            ran = subprocess.run([home.program, *command], env=home.environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.DEVNULL, stderr=full, timeout=60, check=False)
            check(ran.returncode == code, f"{command}: code {ran.returncode}")
