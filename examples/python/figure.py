#!/usr/bin/env python3
# %% [markdown]
# # Which health gives one win in two, in four, in ten?
#
# The study `browser` asked this of `careful`, a player who counts what each way leaves and calculates no chances
# (docs/balance.md). Its figure is made again here: other deals are played, drawn with the intervals of their shares, and held
# against the study's own numbers where those are found.
#
# The cells are those of Jupyter (with jupytext), VS Code and Spyder. `python3 figure.py` runs them from top to bottom, and
# needs numpy alone.

# %%
import csv
import os
import pathlib

import numpy as np

import scoundrel

HEALTHS = (8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 35, 40)
PLAYER = "careful"
GAMES = int(os.environ.get("GAMES", 150))  # of each: some ten seconds in all
FIRST = int(os.environ.get("FIRST", 1_000_000))  # seed; the study's thousand deals begin with 0
OUT = pathlib.Path(os.environ.get("OUT", "health.svg"))

# %% [markdown]
# ## The games
#
# All rules are played with the same seeds, so they have the same deals.

# %%
def rules_with(health):
    """The browser's rules, which begin with 20."""
    return "browser" if health == 20 else f"browser+health={health}"


def count_wins(rules):
    """How many of the deals the player wins."""
    player = scoundrel.Player(PLAYER, rules)
    return sum(player.finish(scoundrel.Game(rules, seed=seed), seed=seed).won for seed in range(FIRST, FIRST + GAMES))


won = np.array([count_wins(rules_with(health)) for health in HEALTHS])

# %% [markdown]
# ## Shares and their intervals
#
# Wilson's, 95%: the shares that would make what was seen no surprise.

# %%
def wilson(won, games, z=1.96):
    """Lower and upper ends."""
    middle = (won + z * z / 2) / (games + z * z)
    half = z / (games + z * z) * np.sqrt(won * (games - won) / games + z * z / 4)
    return middle - half, middle + half


share = won / GAMES
low, high = wilson(won, GAMES)
for health, one, a, b in zip(HEALTHS, share, low, high):
    print(f"health {health:2}: {one:6.1%} [{a:5.1%}, {b:5.1%}]")

# %% [markdown]
# ## The study's own numbers
#
# `data/studies/browser.csv` of a checkout around this file or this folder; without one the figure has the new numbers alone.

# %%
def read_study():
    """Share and ends of its interval, for each health that the study has."""
    here = pathlib.Path(globals().get("__file__", "notebook")).resolve()
    for folder in (*here.parents, *pathlib.Path.cwd().parents):
        file = folder / "data/studies/browser.csv"
        if file.exists():
            with file.open(encoding="utf-8", newline="") as rows:
                found = {row["rules"]: tuple(float(row[name]) for name in ("value", "low", "high")) for row in csv.DictReader(rows)
                         if (row["question"], row["player"], row["measure"]) == ("health", PLAYER, "won")}
            return {health: found[rules_with(health)] for health in HEALTHS if rules_with(health) in found}
    return {}


study = read_study()

# %% [markdown]
# ## The figure
#
# Points and lines are the new shares with their intervals, the band and its rings the study's.

# %%
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 420, 60, 20, 50, 50


def x(health):
    return LEFT + (health - HEALTHS[0]) / (HEALTHS[-1] - HEALTHS[0]) * (WIDTH - LEFT - RIGHT)


def y(part):
    return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)


def text(across, down, words, more='text-anchor="middle"'):
    return f'<text x="{across:.1f}" y="{down:.1f}" font-family="sans-serif" font-size="13" {more}>{words}</text>'


def line_of(points):
    return " ".join(f"{across:.1f},{down:.1f}" for across, down in points)


def axes():
    yield f'<path d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}" fill="none" stroke="black"/>'
    for part in (0, 0.1, 0.25, 0.5, 0.75, 1):
        yield f'<path d="M{LEFT} {y(part):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        yield text(LEFT - 8, y(part) + 4, f"{part:.0%}", 'text-anchor="end"')
    for health in (8, 10, 13, 16, 20, 23, 26, 30, 35, 40):
        yield text(x(health), HEIGHT - BOTTOM + 18, health)
    yield text(WIDTH / 2, HEIGHT - 10, "health")
    yield text(LEFT, 24, f"Won by {PLAYER}, browser: {GAMES} deals from seed {FIRST}", 'text-anchor="start" font-weight="bold"')


def study_marks():
    if study:
        band = [(x(health), y(b)) for health, (_, _, b) in study.items()]
        band += [(x(health), y(a)) for health, (_, a, _) in reversed(study.items())]
        yield f'<polygon points="{line_of(band)}" fill="#2471a3" fill-opacity="0.2"/>'
        yield text(LEFT, 42, "blue: the study", 'text-anchor="start" fill="#2471a3"')
    for health, (value, _, _) in study.items():
        yield f'<circle cx="{x(health):.1f}" cy="{y(value):.1f}" r="5" fill="none" stroke="#2471a3"/>'


def new_marks():
    for health, one, a, b in zip(HEALTHS, share, low, high):
        yield f'<path d="M{x(health):.1f} {y(a):.1f}V{y(b):.1f}" stroke="#c0392b" stroke-width="1.5"/>'
        yield (f'<circle cx="{x(health):.1f}" cy="{y(one):.1f}" r="3" fill="#c0392b">'
               f"<title>{rules_with(health)}: {one:.1%} [{a:.1%}, {b:.1%}]</title></circle>")


picture = "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
                     '<rect width="100%" height="100%" fill="white"/>', *axes(), *study_marks(), *new_marks(), "</svg>\n"])
OUT.write_text(picture, encoding="utf-8")
if "get_ipython" in globals():  # in a notebook it is shown below the cell
    from IPython.display import SVG, display
    display(SVG(data=picture))

# %% [markdown]
# ## The answer
#
# Where the curve of the new shares crosses one win in ten, in four and in two, from point to point; and whether the two sets of
# numbers agree. With FIRST=0 and GAMES=1000, in a minute or two, the deals are the study's own, and so is every share.

# %%
rising = np.maximum.accumulate(share)
for named, part in (("ten", 0.1), ("four", 0.25), ("two", 0.5)):
    print(f"one win in {named} at health {np.interp(part, rising, HEALTHS):.1f}")
told = f"{OUT}: {len(HEALTHS)} healths, {GAMES} deals each"
if study:
    ours = dict(zip(HEALTHS, zip(share, low, high)))
    overlap = sum(ours[health][1] <= b and a <= ours[health][2] for health, (_, a, b) in study.items())
    within = sum(ours[health][1] <= value <= ours[health][2] for health, (value, _, _) in study.items())
    same = sum(abs(ours[health][0] - value) < 1e-6 for health, (value, _, _) in study.items())
    told += (f"; of the study's {len(study)} intervals {overlap} overlap the new ones, of its shares {within} lie within them"
             f" and {same} are the same")
print(told)
