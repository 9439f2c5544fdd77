"""Wrong command lines, and rules, decks and game ids that are none."""

import os
import stat

from program import check

WHOLE = "JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS5DKSTDAC9HTC4S3C3DKC8C3S"

# What is wrong with the command line itself, and what the message must name.
USAGE = [
    (["nonsense"], "nonsense"),
    (["--nonsense"], "--nonsense"),
    (["--language", "xx", "rules"], "--language takes one of en, "),
    (["rules", "--language", "xx"], "--language takes one of en, "),
    (["rules", "--language"], "--language"),
    (["play", "classic#1", "classic#2"], "classic#2"),
    (["play", "--table", "classic#1"], "--table goes with rules alone"),
    (["play", "--table", f"classic:{WHOLE}"], "--table goes with rules alone"),
    (["play", "--player"], "--player"),
    (["play", "classic#1", "--player", "random", "--speed", "9"], "--speed"),
    (["play", "classic#1", "--player", "random", "--speed", "fast"], "--speed"),
    (["play", "classic#1", "--player", "nobody"], "a player is random, texts, careful, greedy, quick, search or cmd:PROGRAM"),
    (["play", "classic#1", "--player", "cmd:"], "a player is random, texts, careful, greedy, quick, search or cmd:PROGRAM"),
    (["daily", "2026-02-30"], "2026-02-30"),
    (["daily", "2025-12-31"], "2026-01-01"),
    (["daily", "9999-12-31"], "still to come"),
    (["daily", "--share", "--calendar"], "--calendar"),
    (["dailies", "table"], "--out"),
    (["dailies", "table", "--from", "now", "--out", "days"], "--from"),
    (["dailies", "year", "2025", "--out", "days"], "2026"),
    (["deal"], "GAME"),
    (["deal", "classic#1", "--list", "--json"], "--json"),
    (["perft", "classic#1"], "DEPTH"),
    (["perft", "classic#1", "0"], "1 to 99"),
    (["perft", "classic#1", "100"], "1 to 99"),
    (["perft", "classic#1", "-1"], "1 to 99"),
    (["perft", "classic#1", "deep"], "deep"),
    (["solve"], "GAME"),
    (["solve", "classic#1", "--from", "3"], "--from goes with records"),
    (["solve", "-", "--from", "3"], "--from goes with records"),
    (["solve", "classic#1", "--from", "-1"], "--from"),
    (["solve", "classic#1", "--ms", "0"], "--ms"),
    (["solve", "classic#1", "--nodes", "-1"], "--nodes"),
    (["solve", "classic#1", "--memory", "0"], "--memory"),
    (["solve", "classic#1", "--memory", "99999999999999999999"], "--memory"),
    (["census"], "RULES"),
    (["census", "classic", "--out", "c"], "--seeds"),
    (["census", "classic", "--seeds", "0..9"], "--out"),
    (["census", "classic", "--seeds", "9..0", "--out", "c"], "A..B"),
    (["census", "classic", "--seeds", "0..9..9", "--out", "c"], "A..B"),
    (["census", "classic", "--seeds", "-1..9", "--out", "c"], "A..B"),
    (["census", "classic", "--seeds", "a..b", "--out", "c"], "A..B"),
    (["census", "classic", "--seeds", "0..18446744073709551616", "--out", "c"], "A..B"),
    (["census", "classic", "--seeds", "0..18446744073709551615", "--out", "c"], "at a time"),
    (["census", "classic", "--seeds", "0..9", "--out", "c", "--jobs", "0"], "--jobs"),
    (["census", "classic", "equal", "--seeds", "0..9", "--out", "c"], "equal"),
    (["census", "merge"], "OUT"),
    (["census", "merge", "c"], "FILE"),
    (["census", "report"], "FILE"),
    (["census", "report", "a", "b"], "b"),
    (["puzzle", "classic-0"], "classic-0"),
    (["puzzle", "a", "b"], "b"),
    (["puzzles"], "RULES"),
    (["puzzles", "classic", "--out", "p"], "--seeds"),
    (["puzzles", "classic", "--seeds", "0..9"], "--out"),
    (["puzzles", "classic", "--seeds", "0..9", "--out", "p", "--each", "0"], "--each"),
    (["puzzles", "check"], "FILE"),
    (["bench", "--games", "0"], "--games"),
    (["bench", "--games", "-5"], "--games"),
    (["bench", "--games", "99999999999999999999"], "--games"),
    (["bench", "--games", "many"], "--games"),
    (["bench", "--door", "back"], "unchecked, checked, both"),
    (["playy"], "there is no command 'playy'; did you mean play?"),
    (["help", "playy"], "there is no command 'playy'; did you mean play?"),
    (["help", "census", "mrege"], "mrege"),
    (["play", "--plian"], "did you mean --plain?"),
    (["play", "--plain=yes"], "--plain takes no value"),
    (["play", "--player", "greedy", "--player", "search"], "--player is given twice"),
    (["play", "--samples", "5"], "--samples means something only with --player"),
    (["play", "classic#1", "--player", "greedy", "--samples", "5"], "--samples is how search thinks"),
    (["play", "classic#1", "--player", "greedy", "--unguarded"], "--unguarded is for cmd:PROGRAM"),
    (["play", "classic#1", "--from", "3"], "--from goes with records"),
    (["play", "classic#1", "--player", "serch"], "did you mean search? A player is random"),
    (["hint", "classic#1", "--player", "serch"], "did you mean search? The players are random"),
    (["hint", "classic#1", "--player", "careful", "--samples", "5"], "--samples is how search thinks"),
    (["solve", "classic#1", "--line", "--json"], "--line and --json do not go together"),
    (["census", "--jobs", "2", "report", "c"], "--jobs belongs to scoundrel census"),
    (["hint", "clasic"], "did you mean classic?"),
    (["review", "lst"], "did you mean last?"),
    (["review", "classic#1"], "classic#1 names a deal"),
    (["history", "nonsense"], "there is no game 'nonsense' in the history"),
    (["play", "https://example.org/#/history"], "leads to no game"),
    (["rules", "--diff", "classic"], "--diff"),
    (["rules", "--diff", "classic", "equal", "rascal"], "--diff"),
    (["rules", "--sheet"], "which rules?"),
    (["rules", "classic", "--sheet", "--json"], "--json"),
    (["verify"], "RECORD"),
    (["replay"], "RECORD"),
    (["replay", "a", "b"], "b"),
    (["import"], "FILE"),
    (["history", "a", "b"], "b"),
    (["history", "a", "--find", "won"], "--find"),
    (["baselines", "--games", "2"], "--out"),
    (["baselines", "--games", "1", "--out", "levels"], "--games"),
    (["baselines", "--out", "levels"], "--games"),
    (["stats", "a"], "a"),
    (["engine", "a"], "a"),
]

# No rules, and what the message must say instead.
NO_RULES = [
    ("", "the rule sets are classic, equal, browser, rascal, forty-two"),
    ("nonsense", "there is no rule set 'nonsense'; the rule sets are classic"),
    ("Classic", "there is no rule set 'Classic'"),
    ("classic ", "there is no rule set"),
    ("\xff\xfe", "there is no rule set"),
    ("x" * 100_000, "there is no rule set"),
    ("classic+", "a difference is +knob=value"),
    ("classic+health", "a difference is +knob=value"),
    ("classic+health+weapon=lower", "a difference is +knob=value"),
    ("classic+nonsense=1", "there is no knob 'nonsense'; the knobs are deck, health"),
    ("classic+health=0", "health takes 1 to 99"),
    ("classic+health=100", "health takes 1 to 99"),
    ("classic+health=-5", "health takes 1 to 99"),
    ("classic+health=", "health takes 1 to 99"),
    ("classic+health=99999999999999999999", "health takes 1 to 99"),
    ("classic+weapon=sharp", "weapon takes"),
    ("classic+health=5+health=6", "given twice"),
    ("classic+fourth=optional+ending=short", "ending=short does not go with fourth=optional"),
    ("classic+deck=", "deck takes cards to add or pull"),
    ("classic+deck=2D", "deck takes cards to add or pull"),
    ("classic+deck=-1D", "deck takes cards to add or pull"),
    ("classic+deck=-JD", "cannot pull JD"),
    ("classic+deck=+2D", "cannot add 2D"),
    ("classic+deck=-2D-2D", "twice"),
    ("classic+deck=" + "".join(f"-{rank}{suit}" for suit in "CS" for rank in "23456789TJQKA")
     + "".join(f"-{rank}{suit}" for suit in "DH" for rank in "23456789"), "4 to 52 cards"),
    ("nowhere.rules", "No such file"),
    ("folder.rules", "Is a directory"),
    ("empty.rules", "a rules file begins with"),
    ("junk.rules", "line 1"),
    ("twice.rules", "base is given twice"),
    ("value.rules", "line 2: health takes 1 to 99"),
    ("binary.rules", "line 1"),
]

# No game, though the rules are good.
NO_GAME = [
    ("classic#", "the seed after # is missing"),
    ("classic:", "missing"),
    ("classic:" + WHOLE[:-2], "missing: 3S"),
    ("classic:" + WHOLE + "3S", "3S"),
    ("classic:" + WHOLE[:-2] + "JC", "JC"),
    ("classic:" + WHOLE[:-2] + "JD", "JD"),
    ("classic:" + WHOLE[:-1], "S"),
    ("classic:nonsense", "not a card"),
    ("forty-two:" + WHOLE, "AS"),
    ("classic@", "only 'table'"),
    ("classic@nonsense", "only 'table'"),
    ("classic@position", "only 'table'"),
]


def write_rules_files(folder):
    (folder / "folder.rules").mkdir()
    for name, text in {"empty": "", "junk": "nonsense\n", "twice": "base = classic\nbase = equal\n",
                       "value": "base = classic\nhealth = 100\n"}.items():
        (folder / f"{name}.rules").write_text(text, encoding="utf-8")
    (folder / "binary.rules").write_bytes(bytes(range(256)) * 100)


def test_wrong_usage_is_2(home, _):
    for arguments, said in USAGE:
        home.run(*arguments).ends(2, said, out="")


def test_what_are_no_rules(home, folder):
    write_rules_files(folder)
    for text, said in NO_RULES:
        for command in (["rules", "--diff", text, text], ["deal", text], ["deal", f"{text}#1"], ["play", f"{text}#1"],
                        ["perft", f"{text}#1", "1"], ["solve", f"{text}#1"],
                        ["bench", "--games", "1", "--rules", text]):
            if text == "" and command[0] == "bench":
                continue  # no rules asked for is all rules
            # A file of rules is not the command line's fault.
            home.run(*command, cwd=folder).ends(1 if ".rules" in text else 2, said, out="")
    check_no_games(home)


def test_what_are_no_games(home, _):
    for text, said in NO_GAME:
        for command in (["deal", text], ["play", text], ["perft", text, "1"], ["solve", text],
                        ["play", text, "--player", "random"]):
            home.run(*command).ends(2, said, out="")
    home.run("perft", "classic", "1").ends(2, "RULES#SEED", "classic#42")
    for command in (["deal", "classic@table"], ["perft", "classic@table", "1"],
                    ["solve", "classic@table"], ["play", "classic@table", "--player", "random"]):
        home.run(*command).fails("real")
    check_no_games(home)


def test_odd_seeds_are_good_seeds(home, _):
    for seed in ("-1", "0", "18446744073709551615", "18446744073709551616", "1" * 10_000, "a b", "#", ":", "@table",
                 "☠", "\x1b[31m", "a\nb", "../../x"):
        home.run("deal", f"classic#{seed}", "--json").succeeds()
        home.run("play", f"classic#{seed}", given="avoid\nquit\n").succeeds()
    games = home.history()
    check(len(games) == 13, str(games))
    for game in games:
        home.record(game["play"])


def test_messages_are_short_and_without_control_characters(home, _):
    for text in ("x" * 100_000, "\x1b[31m\x07\x00".replace("\x00", ""), "a\nb\nc"):
        done = home.run("deal", text).ends(2, "there is no rule set", out="")
        check(len(done.err) < 1100 and done.err.count("\n") == 1, str(done))
        check(not any(ord(c) < 32 for c in done.err[:-1]), str(done))


def test_files_that_cannot_be_written_stay_as_they_are(home, folder):
    home.run("play", "classic#1", given="avoid\n").succeeds()
    (folder / "here").mkdir()
    (folder / "old").write_text("old", encoding="utf-8")
    for path in (folder / "nowhere/x", folder / "old/x", folder / "here"):
        home.run("export", str(path)).fails(str(path), "could not be written")
        home.run("play", "classic#1", given=f"record {path}\n").ends(1, str(path), "could not be written")
    home.run("play", "classic#1", given=f"record {folder / 'old'}\n").ends(1, "there already")
    check((folder / "old").read_text(encoding="utf-8") == "old", "a file was written over")
    full = folder / "full"
    full.symlink_to("/dev/full")  # a device is written to, not replaced
    home.run("export", str(full)).fails("No space left")
    check(full.is_symlink() and stat.S_ISCHR(os.stat("/dev/full").st_mode), "the device was replaced")
    link = folder / "link"
    link.symlink_to("old")  # and so is the file behind a link
    home.run("export", str(link)).ends(0, "1 game written")
    check(link.is_symlink() and (folder / "old").read_text(encoding="utf-8") == home.export(), "the link was replaced")
    check(sorted(os.listdir(folder)) == ["full", "here", "home", "link", "old"], "a half one is left")


def check_no_games(home):
    check(not home.games.exists(), "a game was begun")
