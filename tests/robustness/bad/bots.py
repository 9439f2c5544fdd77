"""Players from outside that die, hang up, talk nonsense or break the rules. What they start, and what they can see of
us, is in bots_at_large.py."""

import random
import time

from program import PATIENCE, check

# An object of very many fields, one very deep, and answers that come whether or not there was a question.
MANY_KEYS = "python3 -c 'print(\"{{\" + \",\".join(f\"\\\"k{{i}}\\\":1\" for i in range({keys})) + \"}}\", flush=True)'"
DEEP = "python3 -c 'print(\"{{\\\"move\\\":\" + \"[\" * {depth} + \"]\" * {depth} + \"}}\", flush=True)'"
FLOOD = "exec 0<&-; yes '{\"move\":' | tr '\\n' ' '"

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
    ("read line; echo '{\"move\":\"XXw\"}'", "XXw is no move"),
    ("read line; echo '{\"move\":\"ZZb\",\"why\":[[1]]}'", ": ZZb is no move"),
    ("read line; printf '%s\\n' '{\"move\":\"avoid\",\"move\":\"\\u001b]52;c;aGk=\\u0007\"}'", "]52;c;aGk=? is no move"),
    ("read line; printf '\\000\\377\\n'", "instead of"),
    ("read line; yes '['  | head -c 900000 | tr -d '\\n'; echo", "answers without end"),
    ("read line; yes '['  | head -c 120000 | tr -d '\\n'; echo", "instead of"),
    (MANY_KEYS.format(keys=80000), "answers without end"),
    (MANY_KEYS.format(keys=4000), "instead of"),
    (DEEP.format(depth=30000), "instead of"),
    (FLOOD, "answers without end"),
    ("cat /dev/zero", "answers without end"),
    ("yes | tr -d '\\n'", "answers without end"),
    ("while read line; do echo '{\"move\":\"ACw\"}'; done", "played ACw, which is not legal: AC is not in the room"),
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


def test_a_failure_is_a_forfeit_where_that_is_wanted(home, folder):
    # At its third move the program answers nonsense, ends, or breaks a rule; each deal has a new one.
    bot = folder / "bot.py"
    bot.write_text("import json, sys\nfor n, line in enumerate(sys.stdin):\n"
                   "    legal = json.loads(line)['state']['legal']\n"
                   "    if n == 2 and not sys.argv[1]: sys.exit()\n"
                   "    print(sys.argv[1] if n == 2 else json.dumps({'move': legal[0]}), flush=True)\n", encoding="utf-8")
    for answer, said in (("nonsense", "answered 'nonsense' instead of"), ("", "has ended before the game has"),
                         ("{\\\"move\\\":\\\"ZZb\\\"}", "ZZb is no move"), ("{\\\"move\\\":\\\"next\\\"}", "which is not legal: ")):
        match = ["match", "classic", "--players", f"careful,cmd:python3 {bot} \"{answer}\"", "--seeds", "0..3", "--jobs", "1"]
        home.run(*match).ends(1, "deal 0: ", said)
        report, = home.run(*match, "--forfeit", "--json").succeeds().json()
        check(report["deals"] == 4, f"{report}")
        failed = report["players"][1]
        check(failed["forfeits"] == 4 and failed["moves"] == 8 and failed["won"] == 0, f"{failed}")
        check(said in failed["first_forfeit"]["reason"] and failed["first_forfeit"]["seed"] == 0, f"{failed}")
        check(report["players"][0]["forfeits"] == 0, f"{report}")


def test_a_match_that_a_bot_ended_goes_on_with_forfeits(home, folder):
    bot = f"[ -e {folder}/good ] || exit 0; {GOOD}"
    match = ["match", "classic", "--players", f"careful,cmd:{bot}", "--seeds", "0..3", "--out", "m.txt", "--jobs", "1"]
    home.run(*match, cwd=folder).ends(1, "deal 0: ", "has ended before the game has")
    home.run(*match, "--forfeit", cwd=folder).succeeds()
    rows = [line for line in (folder / "m.txt").read_text().splitlines() if " forfeit " in line]
    check(len(rows) == 4 and all("has ended before" in row for row in rows), f"{rows}")
    home.run("match", "check", "m.txt", "--seed", "1", cwd=folder).ends(0)
    (folder / "good").touch()
    # What is there stays; with another deal nothing fails any more.
    match[match.index("0..3")] = "0..4"
    report, = home.run(*match, "--json", cwd=folder).succeeds().json()
    check(report["deals"] == 5 and report["players"][1]["forfeits"] == 4, f"{report}")
    home.run("match", "compare", "m.txt", "m.txt", cwd=folder).ends(0)


def test_a_slow_bot_forfeits_and_is_begun_anew(home, _):
    bot = "read line; sleep 1000"
    report, = home.run("match", "classic", "--players", f"careful,cmd:{bot}", "--seeds", "0..1", "--player-seconds", "1", "--forfeit",
                       "--sealed", "--json").ends(0).json()
    check(report["players"][1]["forfeits"] == 2, f"{report}")
    check("has not moved within 1 second" in report["players"][1]["first_forfeit"]["reason"], f"{report}")


PIECES = [b'{"move":"7De"}', b'{"move":', b'"', b"{", b"}", b"[", b"]", b",", b":", b"null", b"1e999", b"-0", b"\\u0000", b"\\ud800",
          b"\0", b"\xff", b"\xc2\x9b", b"\x1b]52;c;aGk=\x07", "\u202e".encode(), b"7De", b"avoid", b" ", b"\t", b"9" * 400, b"[" * 500]


def test_any_answer_is_a_move_or_told_of(home, folder):
    chance = random.Random(14)
    for _ in range(100):
        answer = b"".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 12)))
        (folder / "answer").write_bytes(answer + chance.choice([b"\n", b""]))
        done = home.run("play", "classic#42", "--player", "cmd:cat answer", cwd=folder).ends(1, "scoundrel: ")
        check(not any(c < " " and c != "\n" or "\x7f" <= c < "\xa0" for c in done.err), f"control characters: {done}")
        check(len(done.err) < 3000, f"the message is too long: {done}")


GOOD = "while read line; do m=${line##*\\\"legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\"; done"


def test_a_good_bot_plays_to_the_end(home, _):
    done = home.run("play", "classic#42", "--player", f"cmd:{GOOD}").succeeds()
    check("core" in done.out, f"no score: {done}")


def test_a_bot_sees_no_game_id(home, folder):
    seen = folder / "seen"
    home.run("play", "classic#42", "--player", f"cmd:head -1 > {seen}", "--unguarded").ends(1)
    text = seen.read_text(encoding="utf-8")
    check("\"do\":\"choose\"" in text and "classic#42" not in text and "\"game\"" not in text, text)


def test_a_bot_that_thinks_for_ever_is_ended(home, _):
    for bot, seconds, said in (("sleep 1000", "1", "1 second"), ("read line; printf '{'; sleep 1000", "2", "2 seconds"),
                               ("while :; do sleep 0.01; done", "1", "1 second"),
                               ("yes >&2", "1", "1 second")):
        began = time.monotonic()
        home.run("play", "classic#42", "--player", f"cmd:{bot}", "--player-seconds", seconds).ends(
            1, f"has not moved within {said}\n")
        check(time.monotonic() - began < 8, "it was not ended in time")
    for seconds in ("0", "-1", "many", "100000"):
        home.run("play", "--player", "random", "--player-seconds", seconds).ends(2, "--player-seconds", out="")


def test_what_a_bot_says_on_the_side_goes_through_the_gate(home, _):
    bot = ("printf '\\033]52;c;aGFoYQ==\\007\\033[2Jred\\n\\302\\233\\n' >&2; " + GOOD +
           "; printf 'no end of line' >&2")
    done = home.run("play", "classic#42", "--player", f"cmd:{bot}").ends(0)
    check("52;c;" in done.err and "red" in done.err and done.err.endswith("no end of line\n"), f"{done}")
    check(not any(c < " " and c != "\n" or "\x7f" <= c < "\xa0" for c in done.err), f"control characters: {done}")
    check(all(line.startswith("printf") and ": " in line for line in done.err.splitlines()), f"no name: {done}")


def test_a_flood_on_the_side_is_bounded_and_stops_nobody(home, _):
    for flood in ("yes '\033]52;c;aGFoYQ==\007' | head -c 20000000 >&2", "head -c 20000000 /dev/zero >&2",
                  "yes '' | head -c 2000000 >&2"):
        done = home.run("play", "classic#42", "--player", f"cmd:{flood}; {GOOD}").ends(0)
        check("core" in done.out, f"no score: {done}")
        # 64 KiB, and the name before each line
        check(done.err.count("left out") == 1 and len(done.err) < (1 << 16) * 50, f"{len(done.err)}: {done}")
        check("\x1b" not in done.err and "\0" not in done.err, f"{done}")


def test_a_random_deal_for_a_bot_cannot_be_tried_out(home, _):
    done = home.run("play", "classic", "--player", f"cmd:{GOOD}").succeeds()
    seed = int(done.out.split("classic#")[1].split(",")[0])
    check(seed >= 10**10, f"some core minutes find the seed {seed}")


def test_every_move_is_told_at_once(home, folder):
    go_on = folder / "go_on"
    bot = ("read line; m=${line##*\\\"legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\"; "
           f"while [ ! -e {go_on} ]; do sleep 0.01; done")
    process = home.start("play", "classic#42", "--player", f"cmd:{bot}")
    text = b""
    while b"The program fights" not in text:
        data = process.stdout.read(1 << 16)
        check(data, f"it ended: {text}")
        text += data
    go_on.touch()
    process.communicate(timeout=PATIENCE)
