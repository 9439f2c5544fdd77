#!/usr/bin/env python3
"""Draws how far three ways of playing get in the same deals, as an SVG: monsters slain, a curve each.

    figure.py [--games 300] [--out slain.svg]
"""
import argparse

import numpy as np

import scoundrel

WIDTH, HEIGHT, LEFT, BELOW = 640, 360, 50, 40
COLOURS = {"random": "#888888", "texts": "#c0392b", "greedy": "#2471a3"}


def slain(name, games):
    """Monsters slain in each of these deals."""
    player = scoundrel.Player(name)
    played = (player.finish(scoundrel.Game("classic", seed=seed), seed=seed) for seed in range(games))
    return np.array([game.state["stats"]["monsters_slain"] for game in played])


def curve(counts):
    """Points of the share of games with at least so many slain."""
    for monsters in range(27):
        share = np.mean(counts >= monsters)
        yield LEFT + monsters / 26 * (WIDTH - LEFT - 20), HEIGHT - BELOW - share * (HEIGHT - BELOW - 20)


def draw(results):
    def text(x, y, words, more=""):
        return f'<text x="{x}" y="{y}" font-family="sans-serif" font-size="13" {more}>{words}</text>'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">', '<rect width="100%" height="100%" fill="white"/>',
             f'<path d="M{LEFT} 20V{HEIGHT - BELOW}H{WIDTH - 20}" fill="none" stroke="black"/>',
             text(WIDTH / 2, HEIGHT - 8, "monsters slain, at least", 'text-anchor="middle"')]
    for share in (0, 50, 100):
        parts.append(text(LEFT - 6, HEIGHT - BELOW + 4 - share / 100 * (HEIGHT - BELOW - 20), f"{share}%", 'text-anchor="end"'))
    for monsters in range(0, 27, 13):
        parts.append(text(LEFT + monsters / 26 * (WIDTH - LEFT - 20), HEIGHT - BELOW + 16, monsters, 'text-anchor="middle"'))
    for i, (name, counts) in enumerate(results.items()):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in curve(counts))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[name]}" stroke-width="2.5"/>')
        parts.append(text(WIDTH - 110, 40 + 20 * i, f"{name}, {counts.mean():.1f}", f'fill="{COLOURS[name]}"'))
    return "\n".join([*parts, "</svg>\n"])


def main():
    options = argparse.ArgumentParser(description="Draws how many monsters three players slay.")
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--out", default="slain.svg")
    chosen = options.parse_args()
    with open(chosen.out, "w", encoding="utf-8") as file:
        file.write(draw({name: slain(name, chosen.games) for name in COLOURS}))
    print(f"{chosen.out}: {chosen.games} deals of classic")


if __name__ == "__main__":
    main()
