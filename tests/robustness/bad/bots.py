"""Players from outside that die, hang up, talk nonsense or break the rules."""

import time

from program import check

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
