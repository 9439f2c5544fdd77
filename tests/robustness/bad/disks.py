"""Homes that cannot be written to, disks that run full, and saved games that are damaged."""

import os
import resource
import shutil
import signal

from program import Home, check

MOVES = "avoid\nundo\navoid\nundo\n"


def small_disk(size):
    """No file can grow beyond so many bytes, as if the disk were full."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    return limit


def somebody_else(user):
    """The superuser becomes this user, so that permissions bind; anybody else is bound already."""
    def become():
        if os.geteuid() == 0:
            os.setgid(user)
            os.setuid(user)
    return become


def can_become(user):
    child = os.fork()
    if child == 0:
        try:
            somebody_else(user)()
            os._exit(0)
        except OSError:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def within_reach(home, folder):
    """A copy of the program where every user can run it."""
    home.program = shutil.copy(home.program, folder / "program")


def test_a_full_disk_is_told_and_what_was_saved_stays(home, _):
    home.run("play", "classic#1", given="avoid\n").succeeds()
    before = home.export()
    saved = len(home.logs()[0].read_bytes())
    for size in (saved, saved + 1, saved + 7, saved + 8):
        done = home.run("play", "classic#1", given="undo\n", preexec_fn=small_disk(size))
        if done.code == 0:
            break  # the last one has room
        done.ends(1, "cannot be saved", "not every game could be saved")
        check("Room 1" in done.out, f"one can play on: {done}")
        check(home.export() == before, "what was saved has changed")


def test_a_full_disk_from_the_beginning(home, _):
    for size in (0, 1, 10, 30, 60, 100):
        done = home.run("play", "classic#1", given=MOVES, preexec_fn=small_disk(size))
        done.ends(1, "cannot be saved", "record FILE", "not every game could be saved")
        check(done.err.count("cannot be saved") == 1, f"once is enough: {done}")
        check(home.history() == [], "half a game was saved")
    home.run("play", "classic#1", given=MOVES).succeeds()


def test_leaving_an_unsaved_game_for_another_is_told(home, _):
    given = "avoid\nnew equal#1\n"
    home.run("play", "classic#1", given=given, preexec_fn=small_disk(20)).ends(1, "not every game could be saved")


def test_an_unsaved_game_can_be_written_elsewhere(home, folder):
    (folder / "file").write_text("", encoding="utf-8")
    home.environment["XDG_DATA_HOME"] = str(folder / "file")
    path = folder / "kept.record"
    home.run("play", "classic#1", given=f"avoid\nrecord {path}\n").ends(1, "cannot be saved")
    home.run("verify", str(path)).succeeds()


def test_a_full_disk_on_export_and_import(home, folder):
    for seed in range(3):
        home.run("play", f"classic#{seed}", given="avoid\n").succeeds()
    records = home.export()
    target = folder / "export"
    target.write_text("what was there", encoding="utf-8")
    home.run("export", str(target), preexec_fn=small_disk(100)).fails("could not be written")
    check(target.read_text(encoding="utf-8") == "what was there", "the old file is gone")
    check(sorted(os.listdir(folder)) == ["export", "home"], "a half one is left")
    home.run("export", str(target)).ends(0)
    other = Home(home.program, folder / "other")
    other.run("import", str(target), preexec_fn=small_disk(50)).fails("File too large")
    check(other.history() == [], "half a game was imported")
    other.run("import", str(target)).ends(0, "3 added")
    check(other.export() == records, "not all was imported")
    check(not [name for name in os.listdir(other.games) if name.startswith(".")], "drafts are left")


def unusable_homes(folder):
    file = folder / "file"
    file.write_text("", encoding="utf-8")
    yield "a file", {"XDG_DATA_HOME": str(file)}, "Not a directory"
    yield "below a file", {"XDG_DATA_HOME": str(file / "below")}, "Not a directory"
    yield "a home that is a file", {"HOME": str(file)}, "Not a directory"
    yield "too long a name", {"XDG_DATA_HOME": "/tmp/" + "x" * 5000}, "File name too long"


def test_a_home_that_is_none(home, folder):
    plain = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}
    for name, variables, why in unusable_homes(folder):
        environment = {**plain, **variables}
        done = home.run("play", "classic#1", given=MOVES, environment=environment)
        done.ends(1, "cannot be saved", why)
        check(done.out.count("Room ") >= 5, f"{name}: one can play all the same: {done}")
        for command in (["stats"], ["history"], ["export"], ["history", "x"]):
            home.run(*command, environment=environment).fails(why)
        home.run("play", "classic#1", "--no-save", given=MOVES, environment=environment).succeeds()
        home.run("deal", "classic#1", environment=environment).succeeds()


def test_a_read_only_home(home, folder):
    nobody = 65534
    if not can_become(nobody):
        return print("a read-only home: not tried, as we cannot become nobody")
    as_nobody = somebody_else(nobody)
    within_reach(home, folder)
    home.run("play", "classic#1", given="avoid\n").succeeds()
    before = home.export()
    for path in [home.folder, *home.folder.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    done = home.run("play", "classic#1", given=MOVES, preexec_fn=as_nobody)
    done.ends(1, "classic#1 cannot be taken up", "Permission denied", "cannot be saved")
    for command in (["stats"], ["history"], ["export"]):
        check(home.run(*command, preexec_fn=as_nobody).succeeds().out, "reading needs no writing")
    other = Home(home.program, folder / "other")
    other.run("play", "classic#2", given="avoid\n").succeeds()
    (folder / "records").write_text(before + other.export(), encoding="utf-8")
    home.run("import", str(folder / "records"), preexec_fn=as_nobody).fails("Permission denied")
    check(home.export() == before, "it was changed all the same")
    for path in [home.folder, *home.folder.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)


def test_no_home_at_all(home, folder):
    unlisted = 54321
    if os.geteuid() != 0 or not can_become(unlisted):
        return print("no home at all: not tried, as we cannot become somebody without one")
    within_reach(home, folder)
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}
    done = home.run("play", "classic#1", given=MOVES, environment=environment, preexec_fn=somebody_else(unlisted))
    done.ends(0, "there is no home directory", "XDG_DATA_HOME", "will not be kept")
    for command in (["stats"], ["history"], ["export"], ["import", "/dev/null"]):
        home.run(*command, environment=environment, preexec_fn=somebody_else(unlisted)).fails("no home directory")


def damage(home):
    """Damaged games among good ones, by name; and what is to be said of each."""
    whole = home.logs()[0].read_bytes()
    texts = {
        "junk": (b"nonsense", "a record begins with"),
        "binary": (bytes(range(256)) * 1000, "line 1"),
        "other": (b"scoundrel record 2\ngame classic#1\n", "line 1"),
        "rules": (whole.replace(b"classic", b"nonsens"), "there is no rule set"),
        "move": (whole + b"ACw\n", "cannot have happened"),
        "deal": (whole.replace(b"deal J", b"deal Q", 1).replace(b"deal 2", b"deal 3", 1), ""),
        "zeros": (whole + b"\0" * 4096 + b"\n", "line"),
        "huge": (whole + b"x" * (8 << 20) + b"\n", "line"),
    }
    for name, (text, _) in texts.items():
        (home.games / f"{name}.game").write_bytes(text)
    (home.games / "folder.game").mkdir()
    return {**{name: why for name, (_, why) in texts.items()}, "folder": "Is a directory"}


def test_damaged_games_are_told_of_and_left_alone(home, _):
    home.run("play", "classic#42", given="avoid\n").succeeds()
    record = home.export()
    bad = damage(home)
    (home.games / "empty.game").write_bytes(b"")  # begun and killed at once: no damage
    (home.games / "notes.txt").write_bytes(b"not ours")
    before = {name: (home.games / f"{name}.game").read_bytes() for name in bad if name != "folder"}

    for command in (["stats"], ["history"], ["history", "--json"]):
        done = home.run(*command).ends(0)
        check("classic" in done.out, f"the good one is missing: {done}")
        check(len(done.err.splitlines()) == len(bad), f"one line each: {done}")
        for name, why in bad.items():
            line = next((line for line in done.err.splitlines() if f"scoundrel: {name} " in line), "")
            check(why in line and "cannot be read" in line, f"{name}: {done}")
        check("empty" not in done.err and "notes" not in done.err, str(done))
    home.run("export").ends(1, "not every game could be read", out=record)
    home.run("history", "junk").fails("junk cannot be read", "a record begins with")
    done = home.run("play", given="undo\n").ends(0, f"{len(bad)} saved games cannot be read")
    check("classic#42" in done.out, f"the good one does not go on: {done}")
    after = {name: (home.games / f"{name}.game").read_bytes() for name in before}
    check(after == before, "a damaged game was touched")


def test_a_torn_tail_is_dropped_and_play_goes_on(home, _):
    home.run("play", "classic#42", given="7De\n").succeeds()
    path = home.logs()[0]
    path.write_bytes(path.read_bytes() + b"6S")
    home.run("stats").succeeds()
    home.run("play", "classic#42", given="6Sw\n").succeeds()
    game, = home.history()
    check(game["moves"] == 2 and "6S6Sw" not in home.record(game["play"]), str(game))


def test_a_game_deleted_while_it_is_played(home, _):
    process = home.start("play", "classic#42")
    process.stdin.write(b"7De\n")
    text = b""
    while b"You equip" not in text and b"Room 1," not in text:
        text += process.stdout.read(1 << 16)
    home.logs()[0].unlink()
    out, err = process.communicate(b"6Sw\n", timeout=60)
    check(process.returncode == 1 and b"deleted" in err, f"{process.returncode}: {err}")
    check(b"6S" in out, "one can play on")
