"""Players from outside that die, hang up, talk nonsense or break the rules."""

import os
import signal
import time

from program import PATIENCE, check

BAD = [
    ("true", "has ended before the game has"),
    ("false", "has ended before the game has"),
    ("kill -9 $$", "has ended before the game has"),
    ("/nowhere/at/all", "has ended before the game has"),
    ("read line; exit 0", "has ended before the game has"),
    ("exec >&-; cat >/dev/null", "has ended before the game has"),
    ("exec <&-; sleep 0.2", "has ended before the game has"),
    ("exec >&-; sleep 30", "has ended before the game has"),
    ("echo nonsense; sleep 30", "answered 'nonsense' instead of"),
    ("trap '' HUP TERM INT PIPE; echo nonsense; while :; do sleep 1; done", "answered 'nonsense' instead of"),
    ("read line; echo", "instead of"),
    ("read line; echo '{'", "instead of"),
    ("read line; echo '[]'", "instead of"),
    ("read line; echo '{}'", "instead of"),
    ("read line; echo '{\"move\":1}'", "instead of"),
    ("read line; echo '{\"move\":null}'", "instead of"),
    ("read line; echo '{\"move\":\"\"}'", "instead of"),
    ("read line; echo '{\"move\":\"XXw\"}'", "instead of"),
    ("read line; printf '\\000\\377\\n'", "instead of"),
    ("read line; yes '['  | head -c 900000 | tr -d '\\n'; echo", "instead of"),
    ("cat /dev/zero", "answers without end"),
    ("yes | tr -d '\\n'", "answers without end"),
    ("while read line; do echo '{\"move\":\"ACw\"}'; done", "not legal"),
    ("while read line; do echo '{\"move\":\"next\"}'; done", "not legal"),
    ("while read line; do echo '{\"move\":\"avoid\"}'; done", "not legal"),
]


def test_bad_bots_are_told_of(home, _):
    for command, said in BAD:
        began = time.monotonic()
        done = home.run("play", "classic#42", "--player", f"cmd:{command}").ends(1, "scoundrel: ", said)
        check(time.monotonic() - began < 10, f"it waits for a bot that does not end: {done}")
        check(len(done.err) < 3000, f"the message is too long: {done}")
    check(home.history() == [], "a bot's game was kept")


def test_a_good_bot_plays_to_the_end(home, _):
    bot = "while read line; do m=${line##*\\\"legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\"; done"
    done = home.run("play", "classic#42", "--player", f"cmd:{bot}").succeeds()
    check("core" in done.out, f"no score: {done}")


def test_a_bot_sees_no_game_id(home, folder):
    seen = folder / "seen"
    home.run("play", "classic#42", "--player", f"cmd:head -1 > {seen}").ends(1)
    text = seen.read_text(encoding="utf-8")
    check("\"do\":\"choose\"" in text and "classic#42" not in text and "\"game\"" not in text, text)


def alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rsplit(")", 1)[1].split()[0] != "Z"


def processes_of(path, count):
    """The numbers the bot and what it started have written down."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        numbers = path.read_text(encoding="utf-8").split() if path.exists() else []
        if len(numbers) == count:
            return [int(number) for number in numbers]
        time.sleep(0.01)
    check(False, "the bot has not begun")


def all_end(processes):
    until = time.monotonic() + 5
    while any(map(alive, processes)) and time.monotonic() < until:
        time.sleep(0.01)
    check(not any(map(alive, processes)), f"of {processes} some run on")


def test_a_bot_that_thinks_for_ever_is_ended(home, folder):
    for bot, seconds, said in (("sleep 1000", "1", "1 second"), ("read line; printf '{'; sleep 1000", "2", "2 seconds"),
                               ("while :; do sleep 0.01; done", "1", "1 second")):
        pids = folder / "pids"
        began = time.monotonic()
        home.run("play", "classic#42", "--player", f"cmd:echo $$ > {pids}; {bot}", "--player-seconds", seconds).ends(
            1, f"has not moved within {said}\n")
        check(time.monotonic() - began < 8, "it was not ended in time")
        all_end(processes_of(pids, 1))
        pids.unlink()
    for seconds in ("0", "-1", "many", "100000"):
        home.run("play", "--player", "random", "--player-seconds", seconds).ends(2, "--player-seconds", out="")


def test_a_bot_ends_with_the_program(home, folder):
    for end in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        pids = folder / "pids"
        bot = f"trap '' INT TERM HUP; sleep 1000 & echo $! $$ > {pids}; while :; do sleep 1; done"
        process = home.start("play", "classic#42", "--player", f"cmd:{bot}")
        children = processes_of(pids, 2)
        process.send_signal(end)
        process.communicate(timeout=PATIENCE)
        check(process.returncode == -end, f"it ended with {process.returncode}")
        all_end(children)
        pids.unlink()


def test_what_a_bot_started_ends_with_the_game(home, folder):
    pids = folder / "pids"
    home.run("play", "classic#42", "--player", f"cmd:sleep 1000 >/dev/null & echo $! > {pids}; exit").ends(1, "has ended before")
    all_end(processes_of(pids, 1))


def test_every_move_is_told_at_once(home, folder):
    go_on = folder / "go_on"
    bot = ("read line; m=${line##*\\\"legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\"; "
           f"while [ ! -e {go_on} ]; do sleep 0.01; done")
    process = home.start("play", "classic#42", "--player", f"cmd:{bot}")
    text = b""
    while b"You " not in text:
        data = process.stdout.read(1 << 16)
        check(data, f"it ended: {text}")
        text += data
    go_on.touch()
    process.communicate(timeout=PATIENCE)
