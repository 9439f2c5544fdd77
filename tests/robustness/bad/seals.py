"""Matches whose deals are sealed: what is told when, what is kept where, and that looking deals up wins nothing."""

import hashlib
import hmac
import re
import signal
import stat
import time

from bad.bots import GOOD
from program import PATIENCE, check

MATCH = ("match", "classic", "--players", "careful", "--seeds")

# Deals the seeds 0 to 99 by itself (notation.md, chapter 2), looks up the first room among them, avoids it, and tells
# whether the second room is the one it then expects: who knows that knows the whole deck.
CHEAT = r"""
import json, sys
mask = 2**64 - 1
def shuffled(seed):
    deck = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA" if suit in "CS" or rank not in "JQKA"]
    state = seed
    for i in range(len(deck) - 1, 0, -1):
        while True:
            state = state + 0x9E3779B97F4A7C15 & mask
            z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & mask
            z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
            product = (z ^ z >> 31) * (i + 1)
            if product & mask >= i + 1 or product & mask >= 2**64 % (i + 1):
                break
        j = product >> 64
        deck[i], deck[j] = deck[j], deck[i]
    return deck
known = {tuple(deck[:4]): deck for deck in map(shuffled, range(100))}
expected = None
for line in sys.stdin:
    state = json.loads(line)["state"]
    if state["room_number"] == 1 and "avoid" in state["legal"]:
        expected = known.get(tuple(state["room"]))
        move = "avoid"
    else:
        if state["room_number"] == 2 and state["untouched"]:
            print("knew the deck" if expected and state["room"] == expected[4:8] else "was ignorant", file=sys.stderr)
        move = state["legal"][0]
    print(json.dumps({"move": move}), flush=True)
"""


def test_looking_deals_up_wins_nothing_in_a_sealed_match(home, folder):
    (folder / "cheat.py").write_text(CHEAT, encoding="utf-8")
    match = ("match", "classic", "--players", "cmd:python3 cheat.py", "--seeds", "0..19", "--jobs", "1")
    plain = home.run(*match, cwd=folder).ends(0)
    check(plain.err.count("knew the deck") == 20, f"the cheat does not know how to cheat: {plain}")
    check("Not sealed" in plain.out and "Guard of the programs: children" in plain.out, f"{plain}")
    sealed = home.run(*match, "--sealed", cwd=folder).ends(0)
    check(sealed.err.count("was ignorant") == 20 and "knew" not in sealed.err, f"{sealed}")
    check("Not sealed" not in sealed.out, f"{sealed}")


def promised(text):
    return re.search(r"SHA-256 of the key is ([0-9a-f]{64})\.", text)[1]


def test_the_key_is_promised_before_and_told_after(home, folder):
    go_on = folder / "go_on"
    bot = f"read line; while [ ! -e {go_on} ]; do sleep 0.01; done; m=${{line##*\\\"legal\\\":[\\\"}}; " \
          f"echo \"{{\\\"move\\\":\\\"${{m%%\\\"*}}\\\"}}\"; {GOOD}"
    process = home.start("match", "classic", "--players", f"cmd:{bot}", "--seeds", "3..4", "--sealed", "--out", "m.txt",
                         "--jobs", "1", cwd=folder)
    text = b""
    while b"Guard" not in text:
        data = process.stdout.read(1 << 16)
        check(data, f"it ended: {text}")
        text += data
    key = folder / "m.txt.key"
    check(stat.S_IMODE(key.stat().st_mode) == 0o600, "others may read the key")
    check("told" not in key.read_text() and f"sealed {promised(text.decode())} " in (folder / "m.txt").read_text(), f"{text}")
    go_on.touch()
    rest, err = process.communicate(timeout=PATIENCE)
    check(process.returncode == 0, f"{err}")
    told = bytes.fromhex(re.search(rb"The key was ([0-9a-f]{32})\.", rest)[1].decode())
    check(len(told) == 16 and hashlib.sha256(told).hexdigest() == promised(text.decode()), f"{rest}")
    check(key.read_text().endswith(f"key {told.hex()}\ntold\n"), key.read_text())
    home.run("match", "check", "m.txt", cwd=folder).succeeds()
    another = home.run("match", "check", "m.txt", "--key", "0" * 32, cwd=folder)
    another.ends(1, "but it was sealed with")


def test_the_deals_are_those_of_the_key(home, _):
    done, = home.run(*MATCH, "0..9", "--sealed", "--json").ends(0, "SHA-256 of the key").json()
    key = bytes.fromhex(done["key"])
    check(hashlib.sha256(key).hexdigest() == done["sealed"] and done["seeds"] == [0, 9] and "guard" not in done, f"{done}")
    won = 0
    for number in range(10):
        seed = int.from_bytes(hmac.new(key, str(number).encode(), "sha256").digest()[:8], "big")
        one, = home.run("match", "classic", "--players", "careful", "--seeds", f"{seed}..{seed}", "--json").succeeds().json()
        won += one["players"][0]["score"]["mean"]
    check(abs(won / 10 - done["players"][0]["score"]["mean"]) < 1e-5, f"{won}: {done}")


def test_a_sealed_match_goes_on_where_it_was_killed(home, folder):
    command = ("match", "classic", "--players", "greedy", "--seeds", "0..2999", "--sealed", "--out", "m.txt")
    file, promises = folder / "m.txt", set()
    for end in (signal.SIGKILL, signal.SIGINT):
        process = home.start(*command, cwd=folder)
        before, until = file.stat().st_size if file.exists() else 0, time.monotonic() + PATIENCE
        while (not file.exists() or file.stat().st_size < before + 1000) and time.monotonic() < until:
            time.sleep(0.001)
        process.send_signal(end)
        out, err = process.communicate(timeout=PATIENCE)
        check(process.returncode != 0, "it was too quick to be killed")
        check(b"The key was" not in out and b"told" not in (folder / "m.txt.key").read_bytes(), f"{out} {err}")
        promises.add(promised(out.decode()))
    home.run("match", "check", "m.txt", cwd=folder).succeeds()
    home.run("match", "classic", "--players", "greedy", "--seeds", "0..2999", "--out", "m.txt", cwd=folder).ends(
        1, "it is another match: it has 'sealed")
    done = home.run(*command, cwd=folder).succeeds()
    promises.add(promised(done.out))
    check(len(promises) == 1 and "The key was" in done.out, f"{promises} {done}")
    checked = home.run("match", "check", "m.txt", "--sample", "300", cwd=folder).succeeds()
    check("Sealed by the key" in checked.out and "300 of 3000 rows done again" in checked.out, f"{checked}")


def test_a_told_key_deals_no_more(home, folder):
    home.run(*MATCH, "0..4", "--sealed", "--out", "m.txt", cwd=folder).succeeds()
    home.run(*MATCH, "0..4", "--sealed", "--out", "m.txt", cwd=folder).succeeds()
    before = (folder / "m.txt").read_text()
    home.run(*MATCH, "0..5", "--sealed", "--out", "m.txt", cwd=folder).fails("m.txt.key has been told")
    check((folder / "m.txt").read_text() == before, "the match was changed")


def test_a_key_that_is_gone_or_damaged_is_told_of(home, folder):
    home.run(*MATCH, "0..4", "--sealed", "--out", "m.txt", cwd=folder).succeeds()
    key, match = folder / "m.txt.key", (folder / "m.txt").read_text()
    good = key.read_text()
    for bad in ("", "scoundrel key 1\n", good.replace("key 1", "key 2"), good[:-40], good.replace("key ", "key 0", 2),
                re.sub("(?m)^key .", "key g", good), re.sub("(?m)^sha256 .*$", "sha256 " + "0" * 64, good), "\0" * 100):
        key.write_text(bad)
        for command in ((*MATCH, "0..9", "--sealed", "--out", "m.txt"), ("match", "check", "m.txt")):
            home.run(*command, cwd=folder).ends(1, "m.txt.key: this is no key of a match")
    key.unlink()
    home.run(*MATCH, "0..9", "--sealed", "--out", "m.txt", cwd=folder).fails("its key is not in m.txt.key")
    check("has not been told" in home.run("match", "check", "m.txt", cwd=folder).succeeds().out, "no word of the key")
    check((folder / "m.txt").read_text() == match and not key.exists(), "something was changed")
    home.run("match", "check", "m.txt", "--key", "12", cwd=folder).ends(2, "32 hexadecimal digits")
