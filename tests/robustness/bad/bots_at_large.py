"""Players from outside that leave processes behind, look for the deck where it could be found, or reach for what is not
theirs; with the guard that the system grants and without one."""

import contextlib
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import time

from bad.bots import GOOD
from program import PATIENCE, Home, check

GUARDED, UNGUARDED = (), ("--unguarded",)
NOBODY = 65534


def mark():
    """A number of seconds to sleep that nothing else on this machine sleeps."""
    return f"{random.randrange(10**8, 10**9)}.{random.randrange(10**8, 10**9)}"


def living(text):
    """The processes with this on their command lines, in whatever namespace."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            if text.encode() in pathlib.Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(int(process))
        except OSError:
            pass  # it has ended
    return found


def await_living(text, count):
    until, most = time.monotonic() + PATIENCE, 0
    while most < count and time.monotonic() < until:  # some are never the same for long
        most = max(most, len(living(text)))
        time.sleep(0.01)
    check(most >= count, f"the bot has begun {most} of {count} processes")


def described(process):
    try:
        status = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
        command = pathlib.Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        return f"{status.split(' (')[0]} ({' '.join(status.rsplit(')', 1)[1].split()[:4])}) {command[:60]}"
    except OSError:
        return "gone"


# A look at all processes can miss one that begins the next and ends while it is on its way: one look in four does.
LOOKS = 12


def all_end(text):
    until, unseen = time.monotonic() + PATIENCE, 0
    while unseen < LOOKS and time.monotonic() < until:
        left = living(text)
        unseen = 0 if left else unseen + 1
        time.sleep(0.002)
    if unseen == LOOKS:
        return
    told = [described(process) for process in left[:5]]
    for process in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    check(False, f"{len(left)} processes run on: {told}")


def as_users(home, folder):
    """The program as run by root, where these are root's tests, and by somebody with no rights."""
    yield home, {}
    if os.geteuid() == 0:
        program = folder / "program"
        program.mkdir(mode=0o755)
        for name in ("scoundrel", "scoundrel-lab"):  # which may lie where only root may look
            shutil.copy(pathlib.Path(home.program).parent / name, program / name)
        yield Home(program / "scoundrel", folder / "other"), {"user": NOBODY, "group": NOBODY, "extra_groups": []}


# Each starts processes that sleep for MARK seconds, in its own way, and as many of them as it says.
OFFSPRING = (
    ("sleep {mark} >/dev/null 2>&1 &", 1),
    ("setsid sleep {mark} >/dev/null 2>&1 &", 1),
    ("nohup setsid -f sleep {mark} >/dev/null 2>&1", 1),
    ("(trap '' HUP INT TERM QUIT; setsid sh -c 'sleep {mark} & sleep {mark} & exit' &) >/dev/null 2>&1", 2),
    ("python3 -c '\nimport os, time\nfor _ in range(2000):\n    if os.fork() == 0:\n        os.setsid()\n"
     "        os.close(1); os.close(2); time.sleep({mark})\n'", 2000),
    # Never the same process for long: each one begins the next and ends.
    ("python3 -c '\nimport os, sys\nif os.fork() == 0:\n    os.setsid()\n    os.close(1); os.close(2)\n"
     "    while True:\n        if os.fork() != 0: os._exit(0)\n        {mark}\n'", 1),
    # The same, each in a session of its own; and one below the other, none of which ends.
    ("python3 -c '\nimport os, sys\nif os.fork() == 0:\n    os.close(1); os.close(2)\n"
     "    while True:\n        if os.fork() != 0: os._exit(0)\n        os.setsid(); {mark}\n'", 1),
    ("python3 -c '\nimport os, sys, time\nif os.fork() == 0:\n    os.close(1); os.close(2)\n"
     "    while True:\n        if os.fork() != 0: time.sleep({mark})\n        os.setsid(); time.sleep(0.002)\n'", 20),
)


def test_all_that_a_bot_started_ends_with_the_game(home, folder):
    for other, user in as_users(home, folder):
        for guard in (GUARDED, UNGUARDED):
            for way, _ in OFFSPRING[:4] if user else OFFSPRING:
                number = mark()
                bot = way.format(mark=number) + "\nexit 0"
                other.run("play", "classic#42", "--player", f"cmd:{bot}", *guard, **user).ends(1, "has ended before")
                all_end(number)
            # One that is there when it is ended for thinking too long.
            number = mark()
            other.run("play", "classic#42", "--player", f"cmd:setsid sleep {number} & sleep {number}", "--player-seconds", "1",
                      *guard, **user).ends(1, "has not moved")
            all_end(number)


def test_all_that_a_bot_started_ends_with_the_program(home, _):
    for guard in (GUARDED, UNGUARDED):
        for end in (signal.SIGKILL, signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            for way, count in OFFSPRING if end == signal.SIGKILL else OFFSPRING[3:4]:
                number = mark()
                bot = f"trap '' INT TERM HUP; {way.format(mark=number)}\nwhile :; do sleep 1; done"
                process = home.start("play", "classic#42", "--player", f"cmd:{bot}", *guard)
                await_living(number, count + 1)
                process.send_signal(end)
                process.communicate(timeout=PATIENCE)
                check(process.returncode == -end, f"it ended with {process.returncode}")
                all_end(number)


def test_bots_end_with_a_match_that_is_killed(home, _):
    for guard in (GUARDED, UNGUARDED):
        number = mark()
        process = home.start("match", "classic", "--players", f"cmd:setsid sleep {number} & sleep {number}", "--seeds", "0..9",
                             "--jobs", "3", *guard)
        await_living(number, 9)
        process.kill()
        process.communicate(timeout=PATIENCE)
        all_end(number)


def test_a_bot_that_stops_its_supervisor_is_ended(home, _):
    number = mark()
    home.run("play", "classic#42", "--player", f"cmd:setsid sleep {number} & kill -STOP $PPID; sleep {number}",
             "--player-seconds", "1", "--unguarded").ends(1, "has not moved")
    all_end(number)


SNOOP = r"""
import glob, json, os, sys
secret = SECRET
def look(path, text):
    if secret in text:
        print("FOUND", path.replace(secret, "SECRET"), file=sys.stderr)
for process in glob.glob("/proc/[0-9]*"):
    if process == f"/proc/{os.getpid()}":
        continue
    for name in ("cmdline", "environ", "comm", "stat", "maps"):
        try:
            look(f"{process}/{name}", open(f"{process}/{name}", "rb").read().decode(errors="replace"))
        except OSError:
            pass
    try:
        for fd in os.listdir(f"{process}/fd"):
            look(f"{process}/fd", os.readlink(f"{process}/fd/{fd}"))
    except OSError:
        pass
parent = os.getppid()
while parent > 0 and MEMORY:
    try:
        open(f"/proc/{parent}/mem", "rb")
        name = open(f"/proc/{parent}/comm").read().strip()
        if name.startswith("scoundrel"):
            print("FOUND the memory of", name, file=sys.stderr)
    except OSError:
        pass
    try:
        parent = int(open(f"/proc/{parent}/stat").read().rsplit(")", 1)[1].split()[1])
    except OSError:
        break
print("looked at", len(glob.glob("/proc/[0-9]*")), "processes", file=sys.stderr)
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["state"]["legal"][0]}), flush=True)
"""


def test_no_process_of_ours_tells_the_deal(home, folder):
    for other, user in as_users(home, folder):
        for guard in (GUARDED, UNGUARDED):
            # What root may do to others cannot be kept from a bot that root runs without a guard.
            memory = guard == GUARDED or bool(user) or os.geteuid() != 0
            for arguments, secret in ((["play", "classic#tuesday-and-so-on", "--player"], "day-and-so"),
                                      (["match", "classic", "--seeds", "6172839450..6172839451", "--players"], "617283945")):
                bot = folder / "snoop.py"
                # In two parts, so that it does not find itself.
                split = f"{secret[:4]!r} + {secret[4:]!r}"
                bot.write_text(SNOOP.replace("SECRET", split, 1).replace("MEMORY", str(memory)), encoding="utf-8")
                done = other.run(*arguments, f"cmd:exec python3 {bot}", *guard, **user).ends(0)
                check("looked at" in done.err and "FOUND" not in done.err, f"{guard} {user}: {done}")


def guards(home, **options):
    report, = home.run("match", "classic", "--players", f"cmd:{GOOD}", "--seeds", "0..0", "--json", **options).succeeds().json()
    check(report["sealed"] is None, f"{report}")
    return report["guard"].split()


REACH = r"""
import os, pathlib, socket, sys
def tell(what, attempt):
    try:
        attempt()
        print("could", what, file=sys.stderr)
    except OSError as error:
        print("could not", what, error, file=sys.stderr)
def connect(family, address):
    with socket.socket(family) as other:
        other.connect(address)
folder = pathlib.Path(FOLDER)
tell("write beside", lambda: (folder / "written").write_text("x"))
tell("write to /tmp", lambda: pathlib.Path("/tmp/scoundrel-written").write_text("x"))
tell("change", lambda: (folder / "mine").chmod(0o777))
tell("remove", lambda: (folder / "mine").unlink())
tell("open a terminal", lambda: os.open("/dev/tty", os.O_RDWR))
tell("make a terminal", lambda: os.open("/dev/ptmx", os.O_RDWR))
tell("reach the network", lambda: connect(socket.AF_INET, ("127.0.0.1", PORT)))
tell("reach a socket", lambda: connect(socket.AF_UNIX, SOCKET))
tell("signal us", lambda: os.kill(PROCESS, 0))
print("knows", len([name for name in os.listdir("/proc") if name.isdigit()]), "processes", file=sys.stderr)
temporary = pathlib.Path(os.environ["TMPDIR"]) / "written"
temporary.write_text("x")
print("has read", (folder / "mine").read_text(), "and", temporary.read_text(), file=sys.stderr)
"""
HELD = {"files": ("write beside", "write to /tmp", "change", "remove", "open a terminal", "make a terminal"),
        "network": ("reach the network", "reach a socket"), "processes": ("signal us",)}


def test_the_guard_that_a_match_tells_of_holds(home, folder):
    for other, user in as_users(home, folder):
        place = folder / f"place{len(user)}"
        place.mkdir()
        place.chmod(0o777)
        (place / "mine").write_text("own", encoding="utf-8")
        if user:
            os.chown(place / "mine", NOBODY, NOBODY)
        held = guards(other, **user)
        check("children" in held, f"no supervisor: {held}")
        if held == ["children"]:
            print(f"guard {user}: not tried, this kernel grants no namespaces", file=sys.stderr)
        with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as local:
            local.bind(str(place / "socket"))
            (place / "socket").chmod(0o777)
            local.listen()
            text = REACH.replace("FOLDER", repr(str(place))).replace("SOCKET", repr(str(place / "socket")))
            text = text.replace("PORT", str(server.getsockname()[1])).replace("PROCESS", str(os.getpid()))
            (place / "reach.py").write_text(text, encoding="utf-8")
            bot = f"cmd:exec python3 {place}/reach.py"
            said = other.run("play", "classic#42", "--player", bot, cwd=place, **user).ends(1, "has ended before").err
            for word, attempts in HELD.items():
                for attempt in attempts:
                    check(word not in held or f"could not {attempt}" in said, f"{word}, but could {attempt}: {said}")
            if "processes" in held:
                check("knows 2 processes" in said, said)
            if "files" in held:
                check("has read own and x" in said, said)
            free = dict(other.environment, TMPDIR=str(place))
            said = other.run("play", "classic#42", "--player", bot, "--unguarded", cwd=place, environment=free, **user).err
            for attempt in ("write beside", "change", "remove", "reach the network", "reach a socket"):
                check(f"could {attempt}" in said, f"unguarded, but could not {attempt}: {said}")
    pathlib.Path("/tmp/scoundrel-written").unlink(missing_ok=True)


# Root of a user namespace in which no further ones may be made, with its rights and without them.
REFUSED = "echo 0 > /proc/sys/user/max_user_namespaces && exec {drop} \"$@\""
WITHOUT_RIGHTS = "setpriv --bounding-set=-all --inh-caps=-all"


def test_where_namespaces_are_refused_the_match_says_so(home, folder):
    """And what is started ends all the same."""
    if subprocess.run(["unshare", "-Ur", "sh", "-c", REFUSED.format(drop=""), "sh", WITHOUT_RIGHTS.split()[0], "true"],
                      capture_output=True, check=False).returncode != 0:
        print("refused namespaces: not tried, this kernel grants none to begin with", file=sys.stderr)
        return
    for drop, word in ((WITHOUT_RIGHTS, ["children"]), ("", ["children", "processes", "network", "files"])):
        refused = folder / f"refused{len(word)}"
        refused.write_text("#!/bin/sh\nexec unshare -Ur sh -c '" + REFUSED.format(drop=drop) + f"' sh {home.program} \"$@\"\n")
        refused.chmod(0o755)
        other = Home(refused, folder / "refused-home")
        check(guards(other) == word, f"{guards(other)} instead of {word}")
        for way, _ in OFFSPRING[:4]:
            number = mark()
            bot = way.format(mark=number) + "\nexit 0"
            other.run("play", "classic#42", "--player", f"cmd:{bot}").ends(1, "has ended before")
            all_end(number)


def test_a_guarded_bot_does_not_see_the_files_of_its_match(home, folder):
    if "files" not in guards(home):
        print("hidden files: not tried, this kernel grants no namespaces", file=sys.stderr)
        return
    bot = f"cat match.txt match.txt.key >&2; echo looked >&2; {GOOD}"
    done = home.run("match", "classic", "--players", f"cmd:{bot}", "--seeds", "0..3", "--sealed", "--out", "match.txt",
                    "--jobs", "1", cwd=folder).ends(0)
    check("looked" in done.err and "scoundrel" not in done.err and "sha256" not in done.err, f"{done}")
    check("scoundrel key 1" in (folder / "match.txt.key").read_text(), "the key is not kept")
