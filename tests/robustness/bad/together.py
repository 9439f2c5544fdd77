"""Several programs at once on one store, large stores, and histories that come together."""

import os
import random
import threading
import time

from program import PATIENCE, Engine, Home, check, random_game


def moves_of(home, games):
    """For each game id the moves of a random game."""
    engine = Engine(home.program)
    chance = random.Random(4)
    all_moves = {game: random_game(engine, game, chance) for game in games}
    engine.close()
    return all_moves


def test_the_second_does_not_take_over_the_first_ones_game(home, _):
    first = home.start("play", "classic#42")
    first.stdin.write(b"7De\n")
    while not home.games.exists() or not any(path.stat().st_size for path in home.games.glob("*.game")):
        time.sleep(0.01)
    second = home.run("play", "classic#42", given="avoid\n").ends(0, "open in another program")
    check("Room 2" in second.out, f"not a game of its own: {second}")
    home.run("play", "classic#42", given="undo\n").succeeds()  # goes on with the second's
    _, err = first.communicate(b"6Sw\n", timeout=PATIENCE)
    check(first.returncode == 0 and err == b"", err)
    games = home.history()
    check(sorted((game["moves"], game["undo"]) for game in games) == [(0, True), (2, False)], str(games))
    for game in games:
        home.record(game["play"])


def test_many_programs_finish_many_games(home, _):
    ids = [f"{rules}#{seed}" for rules in ("classic", "rascal", "forty-two+avoid=alternate") for seed in range(4)]
    all_moves = moves_of(home, ids)
    wrong = []

    def play(shift):
        order = ids[shift:] + ids[:shift]
        given = "".join("\n".join(all_moves[game]) + f"\nnew {following}\n"
                        for game, following in zip(order, order[1:] + order[:1]))
        try:
            home.run("play", "--new", order[0], given=given).ends(0)
        except Exception as problem:  # told by the main thread
            wrong.append(problem)

    programs = [threading.Thread(target=play, args=(shift,)) for shift in range(6)]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
    check(not wrong, str(wrong))
    games = [game for game in home.history() if game["result"] != "playing"]
    check(len(games) == 6 * len(ids), f"{len(games)} of {6 * len(ids)} games are finished")
    for game in ids:
        mine = [entry for entry in games if entry["game"] == game]
        check(len(mine) == 6 and sum(not entry["repeated"] for entry in mine) == 1, f"{game}: {mine}")
        check({entry["moves"] for entry in mine} == {len(all_moves[game])}, f"{game}: {mine}")
    check(len(games) == len({entry["play"] for entry in games}), "two games of one name")


def test_many_programs_import_the_same(home, folder):
    for seed in range(20):
        home.run("play", f"classic#{seed}", given="avoid\n").succeeds()
    (folder / "export").write_text(home.export(), encoding="utf-8")
    other = Home(home.program, folder / "other")
    programs = [other.start("import", str(folder / "export")) for _ in range(6)]
    added = 0
    for program in programs:
        _, err = program.communicate(timeout=PATIENCE)
        check(program.returncode == 0, err)
        added += int(err.split(b": ")[1].split(b" added")[0])
    check(added == 20, f"{added} were added")
    check(other.export() == home.export(), "not the same games")
    check(len(os.listdir(other.games)) == 40, "drafts are left, or notes are missing")


def test_an_export_twice_and_back_again(home, folder):
    for seed in range(5):
        home.run("play", f"rascal#{seed}", given="avoid\nnote hello\nundo\n").succeeds()
    export = folder / "export"
    home.run("export", str(export)).ends(0, "5 games")
    before = home.run("stats", "--json").succeeds().out
    home.run("import", str(export), str(export)).ends(0, "0 added, 5 known")
    check(home.run("stats", "--json").out == before, "something was counted twice")
    other = Home(home.program, folder / "other")
    other.run("import", "-", given=export.read_text(encoding="utf-8")).ends(0, "5 added")
    check(other.run("stats", "--json").out == before, "not the same statistics")


def test_two_devices_that_played_on_differently(home, folder):
    home.run("play", "classic#42", given="7De\n").succeeds()
    there = Home(home.program, folder / "there")
    there.run("import", "-", given=home.export()).ends(0, "1 added")
    home.run("play", "classic#42", given="6Sw\n").succeeds()
    there.run("play", "classic#42", given="5Hd\n6Sb\n").succeeds()
    home.run("play", "classic#43", given="avoid\n").succeeds()
    mine, theirs = home.export(), there.export()
    home.run("import", "-", given=theirs).ends(0, "0 added", "1 kept apart")
    there.run("import", "-", given=mine).ends(0, "1 added", "1 kept apart")
    for command in (["stats", "--json"], ["history", "--json"]):
        check(home.run(*command).succeeds().out == there.run(*command).succeeds().out, f"{command} differ")
    check(len(home.history()) == 2, "the game is counted twice")
    check(all("6Sw\n" in device.export() and "5Hd\n" in device.export() for device in (home, there)), "one is lost")
    for device in (home, there):
        device.run("import", "-", given=mine + theirs).ends(0, "0 added, 3 known")


def test_a_store_of_two_thousand_games(home, folder):
    all_moves = moves_of(home, [f"{rules}#{seed}" for rules in ("classic", "equal", "rascal") for seed in range(20)])
    for game, moves in all_moves.items():
        home.run("play", game, given="\n".join(moves) + "\n").succeeds()
    logs = [path.read_text(encoding="utf-8") for path in home.logs()]
    for number in range(2000 - len(logs)):
        log = logs[number % len(logs)]
        play = log.split("\nplay ")[1].split("\n")[0]
        copy = f"copy-{number:04}"
        (home.games / f"{copy}.game").write_text(log.replace(play, copy), encoding="utf-8")
    times = {}

    def timed(name, *arguments, given="", where=home):
        began = time.monotonic()
        done = where.run(*arguments, given=given)
        times[name] = time.monotonic() - began
        return done

    statistics = timed("stats", "stats", "--json").succeeds()
    counted = [entry for rules in statistics.json()[0] for entry in (rules["clean"], rules["repeated"])]
    check(sum(entry["games"] for entry in counted) == 2000, "not all are counted")
    check(len(timed("history", "history").succeeds().out.splitlines()) >= 2000, "not all are listed")
    records = timed("export", "export").succeeds().out
    timed("first lines of play", "play", "classic#new", given="quit\n").ends(0)
    other = Home(home.program, folder / "other")
    some = "scoundrel record 1".join(records.split("scoundrel record 1")[:301])
    timed("import of 300", "import", "-", given=some, where=other).ends(0, "300 added")
    timed("import again", "import", "-", given=records, where=home).ends(0, "0 added, 2000 known")
    check(home.run("stats", "--json").out == statistics.out, "not the same statistics")
    print("2,000 games: " + ", ".join(f"{name} {seconds:.2f} s" for name, seconds in times.items()))
