#!/usr/bin/env python3
"""The golden data against the independent model: every perft count, every state of every playthrough.

Both are written by tools/regenerate with the game's own rules; here tests/reference plays them again.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "reference"))

from perft import perft  # noqa: E402
from scoundrel_reference.cards import VALUE  # noqa: E402
from scoundrel_reference.rules import parse_game  # noqa: E402
from scoundrel_reference.session import Session  # noqa: E402


def listed(cards):
    return " ".join(cards) or "-"


def held_text(rules, item):
    """An item as a playthrough writes it; power and limit are worked out here, for the slot has none."""
    if item is None:
        return "-"
    text = item["card"]
    if text[1] == "D":
        value, wears = VALUE[text], rules.weapon == "wear"
        text += f", power {max(0, value - item['uses'] * rules.wear) if wears else value}"
        if item["slain"] and not wears:
            text += f", limit {VALUE[item['slain'][-1]]}"
        text += f", uses {item['uses']}, slain {listed(item['slain'])}"
    return text


def state_lines(session, discarded_before):
    """The state as a playthrough writes it (tests/support/playthrough.cpp)."""
    state, rules = session.json(), session.state.rules
    room = [card + ("*" if card in state["carried"] else "") for card in state["room"]]
    flags = [f"{state['dealt_with']} dealt with"]
    flags += ["untouched"] * state["untouched"] + ["potion used"] * state["potion_used"]
    flags += ["the last one avoided"] * state["avoided_last"]
    flags += [f"rolled {state['rolled']}"] if state["rolled"] else []
    stats = state["stats"]
    lines = [f"room {state['room_number']}: {listed(room)}, {', '.join(flags)}",
             f"health {state['health']}, weapon {held_text(rules, state['weapon'])}"]
    if rules.inventory != "none":
        lines.append(f"slot {held_text(rules, state['slot'])}")
    lines.append(f"dungeon {state['dungeon']}, bottom {listed(state['bottom'])}")
    if discarded := state["discard"][discarded_before:]:
        lines.append(f"discarded {listed(discarded)}")
    lines.append(f"cleared {stats['rooms_cleared']}, avoided {stats['rooms_avoided']}, damage {stats['damage_taken']}, "
                 f"healed {stats['healed']}, slain {stats['monsters_slain']} worth {stats['slain_value']}")
    over = state["status"] != "playing"
    lines.append(f"{state['status']} {state['score']}" if over else f"legal {' '.join(state['legal'])}")
    return ["  " + line for line in lines]


def check_playthrough(path):
    """None, or the first line that differs."""
    comment, game, *golden = path.read_text().splitlines()
    session = Session.of_game(parse_game(game.removeprefix("game ")))
    played = [comment, game] + state_lines(session, 0)
    for line in golden:
        if move := re.fullmatch(r"\d+\. (\S+)", line):
            discarded = len(session.json()["discard"])
            session.move(move[1])
            played += [line] + state_lines(session, discarded)
    for number, lines in enumerate(zip([comment, game] + golden, played, strict=True), 1):
        if lines[0] != lines[1]:
            return f"{path.name}:{number}: {lines[0]}\n  the model has: {lines[1]}"
    return None


def check_perft(line):
    game, depth, count = line.split()
    counted = perft(Session.of_game(parse_game(game)), int(depth))
    return None if counted == int(count) else f"perft.txt: {line}\n  the model counts {counted}"


def main():
    data = HERE / "data"
    rows = [line for line in (data / "perft.txt").read_text().splitlines() if line and not line.startswith("#")]
    games = sorted((data / "playthroughs").glob("*.txt"))
    failures = [problem for problem in [*map(check_playthrough, games), *map(check_perft, rows)] if problem]
    for problem in failures:
        print(problem)
    print(f"{len(games)} playthroughs and {len(rows)} perft counts, {len(failures)} differ")
    return 1 if failures or not games or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
