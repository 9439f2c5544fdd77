#!/usr/bin/env python3
"""Strangers' text through every command, to a terminal: nothing but plain characters and our own few escape sequences
may come out, and no line that a stranger began.

    gate_test.py PROGRAM

The hostile text has every class of character that must not pass. It is given as argument, option, file name, content
of files, seed, play name, date, remark, request and environment. The program runs in a pseudo-terminal; what it writes is
judged here by Python's own decoder and tables. A command that the help lists and CASES does not have fails the test.
"""

import fcntl
import os
import pathlib
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import unicodedata
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tui"))
from terminal import Terminal  # noqa: E402

PROGRAM = ""

CLASSES = {
    "C0": b"\x07\x08\x0b\x0c\x0e\x7f", "OSC 52": b"\x1b]52;c;aGk=\x07", "title": b"\x1b]0;owned\x1b\\",
    "CSI": b"\x1b[2J\x1b[6n\x1b[31m", "DCS": b"\x1bP$q\x1b\\", "C1": "\x80\x84\x85\x9b6n\x9d52;c;aGk=\x9c".encode(),
    "bare C1": b"\x9b6n\x9d\x80\x9f", "overlong": b"\xc0\x9b\xe0\x80\x9b\xf0\x80\x80\x9b", "surrogate": b"\xed\xa0\x80",
    "beyond": b"\xf4\x90\x80\x80\xff\xfe", "cut": b"\xe2\x82", "bidi": "\u061c\u200e\u200f\u202a\u202e\u2066\u2069".encode(),
    "zero width": "\u200b\u200c\u200d\u2060\ufeff".encode(),
    "unseen": "\xad\u034f\u115f\u1160\u17b4\u180e\u2064\u3164\uffa0\ufe0f\U000e0100".encode(),
    "tags": "\U000e0001\U000e0041\U000e007f".encode(), "lines": "\u2028\u2029\x85\ufff9\ufffb".encode(),
    "private": "\ue000\U000f0000\U0010fffd".encode(), "noncharacters": "\ufdd0\uffff\U0001fffe".encode(),
    "marks": ("e" + "\u0301" * 30).encode(), "not ours": b"\x1b[31mred\x1b[39m\x1b[31m7C\x1b[39m",
}
LINE = b"H" + b"".join(CLASSES.values()) + "\u015b\u2192".encode()  # of which the bytes 9b and 86 are C1
HOSTILE = LINE + b"\rFORGED\nFORGED"

UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2065, 0x3164, 0xFFA0,
          *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000),
          *range(0x13439, 0x13440)}  # these are Cf since Unicode 15


def passes(c):
    """Whether the character may be shown, by Python's tables."""
    code = ord(c)
    return (unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and code not in UNSEEN
            and code & 0xFFFE != 0xFFFE and not 0xFDD0 <= code <= 0xFDEF)


OWN = rb"\x1b\[31m(?:[2-9TJQKA]|10)(?:[DH]|\xe2\x99[\xa5\xa6])\x1b\[39m|\r\x1b\[K"
# What ncurses sends for xterm-256color: moves, scrolling, colours, erasing, modes; no questions, titles or strings.
CURSES = (rb"\x1b\[[0-9;]*[ABCDGHJKPSTXbdmr@LM]|\x1b\[\?(?:1|7|12|25|1000|1002|1003|1006|1049|1034)(?:;(?:25|1006|1000))?[hl]|"
          rb"\x1b\[4l|\x1b\[2[23];0;0t|\x1b[()][0B]|\x1b[78=>M]|[\r\x08\x0f]")


def wrong_with(raw, own=OWN, ascii_only=False):
    """What must not be there; empty if all is well."""
    text = re.sub(own, b"", raw)
    try:
        text = text.decode("ascii" if ascii_only else "utf-8")
    except UnicodeDecodeError as error:
        return f"{error} in {raw[max(0, error.start - 60):error.start + 60]!r}"
    marks = 0
    for at, c in enumerate(text):
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if (c != "\n" and not passes(c)) or marks > 4:
            return f"U+{ord(c):04x} in {text[max(0, at - 60):at + 20]!r}"
    return "a forged line" if re.search("^FORGED", text, re.M) else ""


def fnv1a(data):
    number = 0xCBF29CE484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001B3 % 2**64
    return number


def sealed(lines):
    counted = b"".join(line + b"\n" for line in lines if not line.startswith(b";"))
    return b"\n".join([*lines, b"hash %016x" % fnv1a(counted), b""])


class House:
    """A folder whose path is hostile too, with hostile files and games in it."""

    def __init__(self, folder):
        self.folder = os.fsencode(folder) + b"/" + LINE[:60]
        os.makedirs(self.folder)
        self.environment = {b"PATH": os.environb.get(b"PATH", b""), b"HOME": self.folder, b"LANG": b"C.UTF-8",
                            b"XDG_DATA_HOME": self.folder + b"/data", b"XDG_CONFIG_HOME": self.folder + b"/config",
                            b"TERM": b"xterm-256color"}
        self.runs = 0
        self.add_files()

    def pipe(self, *arguments, given=b""):
        """The output into a pipe."""
        done = subprocess.run([PROGRAM, *arguments], input=given, env=self.environment, cwd=self.folder, timeout=120,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        return done.stdout

    def add_files(self):
        for name in (b"noise", b"noise.rules", LINE[:200] + b".rules"):
            with open(self.folder + b"/" + name, "wb") as file:
                file.write(HOSTILE + b"\n" + LINE + b" = " + LINE + b"\n")
        for name, first in ((b"record", b"scoundrel record 1\ngame "), (b"census", b"scoundrel census 1 "),
                            (b"match", b"scoundrel match 1 "), (b"net", b"scoundrel net 1 ")):
            with open(self.folder + b"/bad." + name, "wb") as file:
                file.write(first + HOSTILE + b"\n" + LINE + b"\n")
        # A finished game and one in progress, then the first once more under a hostile name, date and remark.
        self.pipe("play", b"classic+health=1#" + HOSTILE, given=b"1\n")
        self.pipe("play", b"classic#" + HOSTILE, given=b"avoid\nnote " + LINE + b"\n")
        play = self.pipe("history").split(b" ")[0]
        lines = [line for line in self.pipe("history", play).split(b"\n") if line and not line.startswith(b"hash")]
        lines = [b"play " + LINE if line.startswith(b"play ") else line for line in lines]
        lines = [b"started " + LINE if line.startswith(b"started ") else line for line in lines]
        self.record = sealed(lines[:5] + [b"; " + LINE] + lines[5:])
        with open(self.folder + b"/" + LINE[:200], "wb") as file:
            file.write(self.record)
        self.pipe("import", LINE[:200])
        assert self.pipe("export").count(LINE) >= 3, "the hostile game was not taken"
        with open(self.folder + b"/data/scoundrel/games/broken.game", "wb") as file:
            file.write(b"scoundrel record 1\ngame " + LINE + b"\n")

    def on_terminal(self, arguments, given=b"", **more):
        """Everything that reaches the terminal, of both streams."""
        self.runs += 1
        mine, its = pty.openpty()
        mode = termios.tcgetattr(its)
        mode[1] &= ~termios.OPOST
        termios.tcsetattr(its, termios.TCSANOW, mode)
        fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**self.environment, **{os.fsencode(name): value for name, value in more.items()}}
        process = subprocess.Popen([PROGRAM, *arguments], env=environment, cwd=self.folder, stdin=subprocess.PIPE,
                                   stdout=its, stderr=its)
        os.close(its)
        seen = []

        def read():
            try:
                while data := os.read(mine, 65536):
                    seen.append(data)
            except OSError:  # the other end is closed
                pass
        reader = threading.Thread(target=read)
        reader.start()
        try:
            process.communicate(given, timeout=120)
        finally:
            process.kill()
            process.wait()
            reader.join()
            os.close(mine)
        return b"".join(seen)


GAMES = [b"classic#" + HOSTILE, b"classic+health=1#" + HOSTILE, HOSTILE, b"classic+" + LINE + b"#1", b"noise.rules",
         b"noise.rules#1", LINE[:200] + b".rules", b"classic:" + LINE, b"@" + HOSTILE]
FILES = [LINE[:200], b"noise", b"bad.record", b"bad.census", b"bad.match", b"bad.net", b"nowhere/" + HOSTILE, b"."]
REQUESTS = b"".join(
    b'{"id":%s,"do":%s,"game":%s,"rules":%s,"record":%s,"move":%s,"view":true}\n' % (text, do, game, text, text, text)
    for text in (b'"\\u001b]52;c;aGk=\\u0007\\u009b6n\\u202e\\u200b\\ue000\\udb40\\udc41\\n\\u2028\x7f"',)
    for do in (b'"new"', b'"state"', b'"record"', b'"load"', b'"move"', b'"rules"', b'"hello"', text)
    for game in (b'"classic#' + text[1:], text, b'"classic+' + text[1:]))
TYPED = b"".join(word + b" " + LINE + b"\n" for word in (
    b"", b"note", b"new", b"record", b"replace", b"undo", b"7C", b"hint", b"help", b"record nowhere/x")) + (
    b"look\nunseen\nrules\nrecord\nnote " + LINE + b"\nrecord\nhint\nundo\n1\nrecord\n" + HOSTILE + b"\nquit\n")


def each(command, values, *options):
    return [([command, *options, value], b"") for value in values]


# For each command what it is given: arguments, and what is typed or piped.
CASES = {
    "play": lambda: [(["play", "--plain", *rest, game], TYPED) for game in GAMES for rest in ([], ["--no-save"])] + [
        (["play", "--plain"], TYPED), (["play", b"classic#" + HOSTILE, "--plain", "--player", "greedy"], b""),
        (["play", "--table", "--plain"], TYPED), (["play", "classic#1", "--player", HOSTILE], b"")],
    "daily": lambda: [(["daily", "--plain"], TYPED), (["daily", "--calendar"], b""), (["daily", "--share"], b"")] + each(
        "daily", [LINE, HOSTILE]) + [(["daily", "--share", "--svg", name], b"") for name in FILES],
    "dailies": lambda: [(["dailies", "table", "--years", "1", "--from", HOSTILE, "--out", "days"], b""),
                        (["dailies", "table", "--years", "1", "--out", b"nowhere/" + HOSTILE], b"")],
    "rules": lambda: each("rules", GAMES) + each("rules", GAMES, "--json") + each("rules", GAMES, "--sheet") + [
        (["rules", "--diff", HOSTILE, "noise.rules"], b"")],
    "deal": lambda: each("deal", GAMES) + each("deal", GAMES, "--list") + each("deal", GAMES, "--json"),
    "replay": lambda: each("replay", FILES, "--plain") + each("replay", FILES, "--json") + [(["replay", "-"], LINE)],
    "verify": lambda: each("verify", FILES) + each("verify", FILES, "--json") + [(["verify", "-"], LINE)],
    "baselines": lambda: [(["baselines", "--games", "2", "--out", b"nowhere/" + HOSTILE], b"")],
    "stats": lambda: [(["stats"], b""), (["stats", "--json"], b""), (["stats", "--svg", b"nowhere/" + HOSTILE], b"")],
    "history": lambda: [(["history"], b""), (["history", "--json"], b""), (["history", "--find", HOSTILE], b"")] + each("history", [LINE, HOSTILE, "broken"]) +
    each("history", [LINE, HOSTILE], "--json"),
    "export": lambda: [(["export"], b""), (["export", b"out" + LINE[:100]], b""), (["export", b"nowhere/" + HOSTILE], b"")],
    "import": lambda: each("import", FILES) + [(["import", "-"], HOSTILE)],
    "hint": lambda: each("hint", GAMES + FILES, "--samples", "5") + each("hint", GAMES, "--json", "--samples", "5") + [
        (["hint", "classic#1", "--player", HOSTILE], b"")],
    "review": lambda: each("review", FILES, "--samples", "3") + [
        (["review", "--samples", "3"], b""), (["review", "--samples", "3", "--all", LINE[:200]], b""),
        (["review", "--samples", "3", "--json", LINE[:200]], b"")],
    "solve": lambda: each("solve", GAMES + FILES) + each("solve", GAMES + FILES, "--json") + [
        (["solve", "-"], HOSTILE + b"\nclassic#" + LINE + b"\n"), (["solve", b"classic#" + HOSTILE, GAMES[1]], b"")],
    "players": lambda: [(["players"], b""), (["complete", "players", HOSTILE], b""), (["complete", "game", HOSTILE], b""),
                        (["complete", "kept", ""], b"")],
    "help": lambda: each("help", [HOSTILE, LINE[:200], "census"]),
    "engine": lambda: [(["engine"], REQUESTS), (["engine"], HOSTILE)],
    "web": lambda: [],
    "puzzle": lambda: each("puzzle", GAMES) + [(["puzzle"], b""), (["puzzle", "classic-1", "--plain"], TYPED)],
    "puzzles": lambda: each("puzzles", GAMES, "--seeds", "0..1") + [(["puzzles", "check", name], b"") for name in FILES],
    "census": lambda: each("census", GAMES, "--seeds", "0..1") + [
        (["census", "report", name], b"") for name in FILES] + [
        (["census", "merge", name, name, "--out", "merged"], b"") for name in FILES],
    "compare": lambda: each("compare", GAMES, "--games", "1", "--reviews", "0", "--player", "texts") + [
        (["compare", "report", name], b"") for name in FILES] + [
        (["compare", "merge", "merged", name], b"") for name in FILES] + [
        (["compare", "classic", "--player", HOSTILE, "--part", HOSTILE, "--out", name], b"") for name in FILES] + [
        (["compare", "classic", "--seeds", HOSTILE], b"")],
    "sweep": lambda: [(["sweep", game, change, "--games", "1", "--player", "texts"], b"")
                      for game in GAMES + ["classic"] for change in ("health=5", HOSTILE, b"health=" + HOSTILE, HOSTILE + b"=1")],
    "tune": lambda: [(["tune", game, change, "--target", target, "--games", "1", "--for", "texts"], b"")
                     for game in GAMES[:2] + ["classic"] for change in ("health=5", HOSTILE, b"health=" + HOSTILE)
                     for target in ("30%", HOSTILE)],
    "study": lambda: [(["study", "strategy", game, "--games", "1", "--rooms", "3", "--table", "figures"], b"") for game in GAMES] + [
        (["study", "strategy", "--from", name], b"") for name in FILES] + [
        (["study", "strategy", "--table", HOSTILE, "--out", name], b"") for name in FILES],
    "match": lambda: [(["match", "classic", "--players", "random," + "greedy", "--seeds", "0..1", "--out", name], b"")
                      for name in FILES] + [
        (["match", "classic", "--players", HOSTILE, "--seeds", "0..1"], b""),
        (["match", HOSTILE, "--players", "random", "--seeds", HOSTILE], b""),
        (["match", "classic", "--players", "search", "--net", b"bad.net", "--seeds", "0..1"], b"")],
    "train": lambda: [(["train", "classic", "--games", "1", "--out", "x.net", "--from", name], b"") for name in FILES] + [
        (["train", HOSTILE, "--games", "1", "--out", HOSTILE], b"")],
    "bound": lambda: [(["bound", game, "--seeds", "0..0", "--rooms", "1", "--orders", "0"], b"") for game in GAMES] + [
        (["bound", "classic", "--seeds", "0..0", "--rooms", "1", "--census", name], b"") for name in FILES],
    "perft": lambda: [(["perft", game, "1"], b"") for game in GAMES] + [
        (["perft", GAMES[0], "1", "--json"], b"")],
    "bench": lambda: [(["bench", "--games", "10", "--rules", game], b"") for game in (HOSTILE, b"noise.rules")],
    "forget": lambda: [(["forget"], b"no\n")],
    "convert": lambda: [(["convert", name], b"") for name in FILES],
}
# These start programs, whose own words tests/robustness/bad/bots.py looks at, or a build.
STARTS = {"--against", "--build"}


def listed(text):
    """The commands that a help lists."""
    blocks = re.findall(r"^(?:Play|Look back|For programs and browsers|The lab|Help|Commands):\n((?:  .*\n)+)", text, re.M)
    return [name for block in blocks for name in re.findall(r"^  ([a-z]+) ", block, re.M)]


# What works for minutes with no option at all, made short.
SHORT = {("study", study): ["--only", question, "--games", "1"]
         for study, question in (("rascal", "potions"), ("classic", "potions"), ("browser", "names"), ("claims", "ten-minutes"))}
SHORT["study", "strategy"] = ["--games", "1", "--rooms", "3"]


def help_of(*path):
    return subprocess.run([PROGRAM, *path, "--help"], env={"LC_ALL": "C"}, stdout=subprocess.PIPE, text=True, check=True).stdout


class Gate(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="scoundrel-gate-")
        cls.house = House(cls.temporary.name)
        cls.commands = listed(help_of())

    @classmethod
    def tearDownClass(cls):
        print(f"{cls.house.runs} runs in a terminal")
        cls.temporary.cleanup()

    def look(self, arguments, given=b"", ascii_only=False, **more):
        raw = self.house.on_terminal(arguments, given, **more)
        with self.subTest(arguments=arguments[:3], given=given[:40], more=sorted(more)):
            self.assertEqual(wrong_with(raw, ascii_only=ascii_only), "")
        return raw

    def test_the_test_sees_what_gets_through(self):
        for name, text in CLASSES.items():
            self.assertNotEqual(wrong_with(b"a " + text + b" b"), "", name)
        self.assertNotEqual(wrong_with(b"a\nFORGED"), "")
        self.assertEqual(wrong_with("J♣ \x1b[31m7♦\x1b[39m – é\n".encode()), "")

    def test_every_command_has_its_cases(self):
        self.assertEqual(set(self.commands) - set(CASES), set())

    def test_nothing_gets_through_any_command(self):
        shown = b""
        for command in self.commands:
            for arguments, given in CASES[command]():
                shown += self.look(arguments, given)
        self.assertGreater(shown.count(b"H"), 100)  # it was shown, made harmless

    def test_nothing_gets_through_any_option(self):
        for command in self.commands:
            text = help_of(command)
            for path, help_text in [([command], text)] + [([command, part], help_of(command, part)) for part in listed(text)]:
                self.look([*path, HOSTILE, HOSTILE])
                self.look([*path, b"--" + HOSTILE])
                for option in set(re.findall(r"^  (?:-\w, )?(--[a-z-]+) [A-Z]", help_text, re.M)) - STARTS:
                    short = [] if option in ("--only", "--games") else SHORT.get(tuple(path), [])
                    self.look([*path, *short, option, HOSTILE])
        self.look([HOSTILE])

    def test_nothing_gets_through_the_environment(self):
        for arguments, given in ((["play", "--plain"], b"hint\nquit\n"), (["history"], b""), (["stats"], b""), (["play"], b"q\n")):
            self.look(arguments, given, TERM=LINE)
            self.look(arguments, given, XDG_DATA_HOME=self.house.folder + b"/noise")
            self.look(arguments, given, XDG_DATA_HOME=b"", HOME=self.house.folder + b"/noise")
            self.look(arguments, given, XDG_DATA_HOME=LINE, HOME=b"")
            # Where UTF-8 is not spoken, its bytes would be C1.
            for language in (LINE, b"C", b"de_DE"):
                self.look(arguments, given, ascii_only=True, LANG=language)
        for command in ("history", "export"):
            self.look([command], ascii_only=True, LANG=b"C")

    def test_a_record_goes_into_a_pipe_as_it_is(self):
        self.assertEqual(self.house.pipe("history", LINE), self.house.record)
        self.assertIn(self.house.record, self.house.pipe("export"))
        self.assertIn(b"; " + LINE, self.house.pipe("play", "--plain", "--no-save", "classic#1",
                                                    given=b"note " + LINE + b"\nrecord\nquit\n"))

    def test_an_answer_goes_into_a_pipe_with_the_id_it_was_asked_with(self):
        for raw in ('"\x7f\u202e\u200b"', '"e' + "\u0301" * 9 + '"'):
            answer = self.house.pipe("engine", given=f'{{"id":{raw},"do":"hello"}}\n'.encode())
            self.assertTrue(answer.startswith(b'{"id":' + raw.encode()), answer[:80])

    # What people read is made harmless in a pipe too: it is on its way to a terminal.
    def test_what_people_read_passes_the_gate_in_a_pipe_too(self):
        for arguments in (["history"], ["replay", LINE[:200]], ["verify", LINE[:200]], ["history", "--json"],
                          ["replay", "--json", LINE[:200]], ["deal", b"classic#" + HOSTILE]):
            with self.subTest(arguments=arguments[:1]):
                self.assertEqual(wrong_with(self.house.pipe(*arguments)), "")

    # Each character there is, in remarks, against Python's tables: 1,112,061 of them.
    def test_every_character(self):
        every = [chr(code) for code in range(1, 0x110000) if chr(code) not in "\n\r" and not 0xD800 <= code < 0xE000]
        head, *rest = self.house.record.split(b"; " + LINE + b"\n")
        remarks = ["a".join(every[at:at + 1000]) for at in range(0, len(every), 1000)]
        record = head + b"".join(b"; a" + remark.encode() + b"\n" for remark in remarks) + rest[0]
        told = self.house.pipe("replay", "-", given=record).decode().replace("\n    ", " ")
        wanted = "".join(c if passes(c) else "?" for remark in remarks for c in remark if c != " ")
        got = "".join(line[3:] for line in told.split("\n") if line.startswith("; a")).replace(" ", "")
        self.assertEqual(len(every), 0x110000 - 0x800 - 3)
        self.assertTrue(got == wanted, next((hex(ord(b)), a) for a, b in zip(got, wanted) if a != b)
                        if got != wanted and len(got) == len(wanted) else f"{len(got)} {len(wanted)}")

    # The screens of the terminal game, with hostile games in the history.
    def test_nothing_gets_through_the_screens(self):
        tours = [[], [b"classic#" + HOSTILE], [b"classic+health=1#" + HOSTILE]]
        keys = [("?", "esc", "tab", "i", "n", ":", "note "), ("1", "enter", "u", "n", "m"),
                ("m", "up", "up", "up", "up", "enter", "enter", "right", "esc", "down", "enter", "v", "esc")]
        watched = [["play", *tour, "--player", "greedy"] for tour in tours[1:]] + [["replay", self.house.folder + b"/" + LINE[:200]]]
        for tour in [*(["play", *tour] if tour else [] for tour in tours), *watched]:
            for typed in keys:
                terminal = Terminal([PROGRAM, *tour], os.fsdecode(self.house.folder),
                                    XDG_DATA_HOME=self.house.folder + b"/data")
                self.house.runs += 1
                try:
                    terminal.settle(0.3)
                    for key in typed:
                        terminal.send(key).settle(0.05)
                    os.write(terminal.fd, LINE.replace(b"\x03", b"") + b"\r")
                    terminal.settle(0.3)
                    with self.subTest(tour=bool(tour), typed=typed):
                        # Once the screen is given back, the terminal itself echoes what is still typed.
                        shown = terminal.raw.partition(b"\x1b[?1049l")[0]
                        self.assertEqual(wrong_with(shown, own=CURSES), "")
                        self.assertGreater(len(shown), 1000)
                finally:
                    terminal.close()


if __name__ == "__main__":
    PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
