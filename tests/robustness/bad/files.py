"""Files that are none, or were not meant: pipes, devices, paths with a NUL byte; and forgetting everything."""

import json
import os
import pathlib
import re
import shutil
import subprocess

from program import check

SECRET = "the-secret-first-line"


def answers(home, *requests, options=(), wrapped=()):
    """What the engine says to each request, and to hello."""
    lines = "".join(json.dumps(request) + "\n" for request in ({"do": "hello"}, *requests))
    environment = {**home.environment, "ASAN_OPTIONS": "detect_leaks=0"} if wrapped else home.environment  # no leaks under strace
    done = subprocess.run([*wrapped, home.program, "engine", *options], env=environment, input=lines.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_nul_byte_opens_no_other_file(home, folder):
    """The check saw `.rules`, the system stopped at the NUL, and the error quoted the file's first line."""
    path = folder / "secret"
    path.write_text(SECRET + "\n", encoding="utf-8")
    for field in ({"rules": f"{path}\0.rules"}, {"game": f"{path}\0.rules#1"}):
        answer = answers(home, {"do": "new", **field})[1]
        check(not answer["ok"] and SECRET not in json.dumps(answer), str(answer))
        check("NUL" in answer["error"]["message"], str(answer))


def test_an_error_repeats_nothing_of_a_file_that_holds_no_rules(home, folder):
    path = folder / "x.rules"
    for text in (SECRET, f"{SECRET} and more = 1", f"base = classic\nhealth = {SECRET * 3}", "base = classic\n" + SECRET):
        path.write_text(text + "\n", encoding="utf-8")
        answer = answers(home, {"do": "new", "rules": str(path)})[1]
        check(not answer["ok"] and "line" in answer["error"]["message"], str(answer))
        check(SECRET not in json.dumps(answer), str(answer))
        check(SECRET not in home.run("rules", str(path)).fails("line").err, "the command tells it")


def test_pipes_and_devices_are_refused_at_once(home, folder):
    pipe = folder / "pipe.rules"
    os.mkfifo(pipe)
    answer = answers(home, {"do": "new", "rules": str(pipe)})[1]
    check(not answer["ok"] and "it is a pipe" in answer["error"]["message"], str(answer))
    for command in (["rules"], ["deal"], ["verify"], ["replay"], ["import"], ["hint"], ["review"], ["solve"]):
        home.run(*command, str(pipe)).fails("it is a pipe, not a file")
    home.run("verify", str(pipe)).fails("standard input is named -")
    (folder / "zero.rules").symlink_to("/dev/zero")
    home.run("rules", str(folder / "zero.rules")).fails("it is a device, not a file")
    (folder / "large.rules").write_bytes(b"#" * (1 << 20))
    home.run("rules", str(folder / "large.rules")).fails("larger than 64 KiB")


def test_a_pipe_among_the_games_hangs_nothing(home, folder):
    home.run("play", "classic#42", given="7De\n").succeeds()
    os.mkfifo(home.games / "pipe.game")
    (home.games / "device.game").symlink_to("/dev/zero")
    os.mkfifo(home.games / "one.check")
    (home.games / "one.game").write_bytes(home.logs()[0].read_bytes())
    for command in (["history"], ["stats"]):
        done = home.run(*command).ends(0, "pipe cannot be read", "device cannot be read", "it is a pipe", "it is a device")
        check("classic" in done.out, str(done))
    home.run("play", "classic#42", given="6Sw\n").ends(0)
    configuration = folder / "configuration/scoundrel"
    configuration.mkdir(parents=True)
    os.mkfifo(configuration / "preferences")
    home.environment["XDG_CONFIG_HOME"] = str(folder / "configuration")
    home.run("forget", "--yes").ends(0)


def traced_opens(home, *requests, options=()):
    """The files that the engine opens after it has said hello, as strace sees them."""
    trace = pathlib.Path(home.folder).parent / "trace"
    answers(home, *requests, options=options,
            wrapped=["strace", "-f", "-e", "trace=open,openat,openat2,creat,stat,newfstatat,statx,access,faccessat2,read",
                     "-o", str(trace)])
    lines = trace.read_text(errors="replace").splitlines()
    asked = next(number for number, line in enumerate(lines) if "read(0," in line)
    return [line for line in lines[asked:] if re.search(r"\b(open|creat|access|stat)", line) and '""' not in line]


def test_without_files_none_is_opened(home, folder):
    path = folder / "house.rules"
    path.write_text("base = classic\nhealth = 15\n", encoding="utf-8")
    requests = [{"do": "new", "rules": str(path)}, {"do": "new", "game": f"{path}#1"}, {"do": "new", "rules": "classic"},
                {"do": "new", "game": "classic#42"}, {"do": "move", "move": "7De"}, {"do": "hint", "samples": 1},
                {"do": "solve"}, {"do": "record"}, {"do": "rules"}]
    hello, by_rules, by_game, *others = answers(home, *requests, options=["--no-files"])
    check("rules_file" not in hello["features"], str(hello))
    check(not by_rules["ok"] and by_rules["error"]["code"] == "unknown_rules", str(by_rules))
    check(not by_game["ok"], str(by_game))
    check(all(answer["ok"] for answer in others), str(others))
    check("rules_file" in answers(home)[0]["features"], "with files it is told")
    if shutil.which("strace") is None or subprocess.run(["strace", "-o", "/dev/null", "true"], check=False,
                                                        stderr=subprocess.DEVNULL).returncode != 0:
        return print("without files none is opened: not traced, as there is no strace")
    check(traced_opens(home, *requests, options=["--no-files"]) == [], "a file is opened")
    check(any("house.rules" in line for line in traced_opens(home, *requests)), "the trace sees nothing")


def test_forgetting_asks_first_and_deletes_only_what_is_ours(home, folder):
    home.environment["XDG_CONFIG_HOME"] = str(folder / "configuration")
    preferences = folder / "configuration/scoundrel/preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text("ascii = yes\n", encoding="utf-8")
    for seed in range(3):
        home.run("play", f"classic#{seed}", given="avoid\n").succeeds()
    notes = home.games / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    done = home.run("forget").ends(1, "--yes")
    check("3 games and 4 other files" in done.out, str(done))
    check(len(home.history()) == 3 and preferences.exists(), "it was deleted without a yes")
    playing = home.start("play", "classic#7")
    playing.stdin.write(b"avoid\n")
    while b"Room 2" not in playing.stdout.read(1 << 16):
        pass
    home.run("forget", "--yes").ends(1, "open in another program")
    check(len(home.history()) == 4 and preferences.exists(), "it was deleted all the same")
    playing.communicate(b"quit\n", timeout=60)
    home.run("forget", "--yes").succeeds()
    check(os.listdir(home.games) == ["notes.txt"] and not preferences.parent.exists(), str(os.listdir(home.games)))
    check("Nothing is kept" in home.run("forget").succeeds().out, "the second time")
    notes.unlink()
    home.run("forget", "--yes").succeeds()
    check(not home.games.parent.exists() and home.folder.exists(), "the directories are left, or too many are gone")


def test_a_game_changed_from_outside_is_told_of_and_goes_on(home, _):
    home.run("play", "classic#42", given="7De\n").succeeds()
    path = home.logs()[0]
    path.write_bytes(path.read_bytes().replace(b"7De", b"5Hd"))
    for command in (["history"], ["stats"], ["export"]):
        home.run(*command).ends(0, f"{path.stem} is not as it was written")
    home.run("play", "classic#42", given="6Sb\n").succeeds()
    game, = home.run("history", "--json").ends(0).json()
    check(game["moves"] == 2 and game["check"] == "changed", str(game))
    path.with_suffix(".check").unlink()
    check(home.history()[0]["check"] == "none", "without its note it is not checked")


def test_a_line_from_outside_is_not_cut_off(home, _):
    process = home.start("play", "classic#42")
    process.stdin.write(b"7De\n")
    while not home.games.exists() or not any(path.stat().st_size for path in home.logs()):
        pass
    with open(home.logs()[0], "ab") as log:
        log.write(b"; theirs\n")
    _, err = process.communicate(b"6Sw\n", timeout=60)
    check(process.returncode == 1 and b"changed by another program while the game was open" in err, str(err))
    check(home.logs()[0].read_bytes().endswith(b"; theirs\n"), "it was cut off")
