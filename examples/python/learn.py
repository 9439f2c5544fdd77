#!/usr/bin/env python3
"""An agent that learns by temporal differences: in some minutes on one core it wins games, which `texts` never does.

It judges what a move leads to, before cards are turned up (`look_ahead`), by a small net of numpy's alone: two outputs, the
chance to win and the score. It plays the move it likes best, now and then another, and after each step corrects its
judgement of what it moved to by the best of what came of it.

    learn.py [--minutes 3 | --episodes 4000] [--games 2000] [--net FILE.npz]

After so many episodes it is the same agent every time; four thousand, in some seconds, are enough to beat `texts`.
"""
import argparse
import time

import numpy as np

import scoundrel
from scoundrel import layout

TABLES, HIDDEN, SCALE = 256, 32, 100.0


def inputs(rows):
    """What the agent sees of observations: how many cards of each kind lie where, and the player's numbers."""
    where = layout.part(rows, "where").reshape(len(rows), 4, 13)
    parts = []
    for place in (layout.UNSEEN, layout.BOTTOM, layout.ROOM):
        there = where == place
        parts += [there[:, 0] + there[:, 3].astype(np.float32), there[:, 1, :9], there[:, 2, :9]]
    health = np.minimum(layout.part(rows, "health"), 31)
    parts += [np.eye(32, dtype=np.float32)[health], np.eye(15, dtype=np.float32)[layout.part(rows, "weapon_power")],
              np.eye(16, dtype=np.float32)[layout.part(rows, "weapon_limit")], np.eye(5, dtype=np.float32)[layout.part(rows, "dealt_with")]]
    numbers = [health / 20, layout.part(rows, "dungeon") / 44, layout.part(rows, "potion_used"), layout.part(rows, "avoided_last"),
               layout.part(rows, "untouched")]
    return np.concatenate([*parts, np.stack(numbers, axis=1)], axis=1, dtype=np.float32)


class Net:
    """One hidden layer, trained by Adam."""

    def __init__(self, size, seed=1):
        random = np.random.default_rng(seed)
        self.weights = [random.normal(0, (2 / size) ** 0.5, (size, HIDDEN)), np.zeros(HIDDEN),
                        random.normal(0, 0.1 / HIDDEN ** 0.5, (HIDDEN, 2)), np.zeros(2)]
        self.weights = [one.astype(np.float32) for one in self.weights]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def hidden(self, x):
        return np.maximum(x @ self.weights[0] + self.weights[1], 0)

    def values(self, x):
        """Chance to win, and score in hundreds."""
        return self.hidden(x) @ self.weights[2] + self.weights[3]

    def learn(self, x, targets, rate):
        hidden = self.hidden(x)
        error = (hidden @ self.weights[2] + self.weights[3] - targets) / len(x)
        back = (error @ self.weights[2].T) * (hidden > 0)
        self.updates += 1
        for i, slope in enumerate((x.T @ back, back.sum(0), hidden.T @ error, error.sum(0))):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean, square = self.means[i] / (1 - 0.9 ** self.updates), self.squares[i] / (1 - 0.999 ** self.updates)
            self.weights[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def judge(net, tables):
    """Every legal move with what it sees and how good it is; where the game ends, what it came to is known."""
    ahead = tables.look_ahead()
    seen = inputs(ahead.observations)
    values = net.values(seen)
    status = layout.part(ahead.observations, "status")
    over = status != 0
    values[over, 0] = status[over] == 1
    values[over, 1] = ahead.scores[over] / SCALE
    return ahead, seen, values


def best_of(ahead, merit):
    """The row of each game's best move: rows are ordered by game, so sorting by merit within them puts it last."""
    order = np.lexsort((merit, ahead.games))
    return order[np.append(np.flatnonzero(np.diff(ahead.games[order])), len(order) - 1)]


def train(net, rules, minutes, episodes=None, explore=0.02, rate=1e-3):
    """For so many minutes, or until so many games have ended."""
    tables, random = scoundrel.ScoundrelVectorEnv(TABLES, rules), np.random.default_rng(1)
    tables.reset(seed=1 << 40)  # far from the deals it is measured on
    kept, ended, games, won, began = None, 0, 0, 0, time.monotonic()
    told = began
    while (through := ended / episodes if episodes else (time.monotonic() - began) / 60 / minutes) < 1:
        ahead, seen, values = judge(net, tables)
        merit = values[:, 0] + values[:, 1]
        best = best_of(ahead, merit)
        if kept is not None:
            net.learn(kept, np.where(done[:, None], ends, values[best]), rate * (1 - 0.9 * through))
        stray = random.random(TABLES) < explore
        chosen = np.where(stray, best_of(ahead, random.random(len(merit))), best)
        kept = seen[chosen]
        _, _, done, cut, info = tables.step(ahead.actions[chosen])
        done = done | cut
        wins = layout.part(info["final_obs"], "status") == 1
        ends = np.stack([wins, info["score"] / SCALE], axis=1).astype(np.float32)
        ended, games, won = ended + done.sum(), games + done.sum(), won + (done & wins).sum()
        if time.monotonic() - told > 20:
            print(f"{time.monotonic() - began:4.0f} s: {games} games, {100 * won / max(games, 1):.1f}% won of the last", flush=True)
            told, games, won = time.monotonic(), 0, 0


def measure(net, rules, games):
    """Wins and mean score of the deals 0 to games - 1."""
    tables = scoundrel.ScoundrelVectorEnv(games, rules)
    tables.reset(seed=0)
    waiting, scores, wins = np.ones(games, bool), np.zeros(games), np.zeros(games, bool)
    while waiting.any():
        ahead, _, values = judge(net, tables)
        _, _, done, cut, info = tables.step(ahead.actions[best_of(ahead, values[:, 0] + values[:, 1])])
        now = waiting & (done | cut)
        scores[now], wins[now] = info["score"][now], layout.part(info["final_obs"], "status")[now] == 1
        waiting &= ~now
    return 100 * wins.mean(), scores.mean()


def measure_texts(rules, games):
    player = scoundrel.Player("texts", rules)
    played = [player.finish(scoundrel.Game(rules, seed=seed)) for seed in range(games)]
    return 100 * np.mean([game.won for game in played]), np.mean([game.score for game in played])


def main():
    options = argparse.ArgumentParser(description="Trains an agent and compares it with the player texts.")
    options.add_argument("--minutes", type=float, default=3)
    options.add_argument("--episodes", type=int, help="games to learn from, in place of minutes")
    options.add_argument("--games", type=int, default=2000, help="deals to measure on")
    options.add_argument("--rules", default="classic")
    options.add_argument("--net", help="keep the weights in this file")
    chosen = options.parse_args()
    net = Net(inputs(np.zeros((1, layout.OBSERVATION_SIZE), np.uint8)).shape[1])
    train(net, chosen.rules, chosen.minutes, chosen.episodes)
    if chosen.net:
        np.savez(chosen.net, *net.weights)
    told = {"learned": measure(net, chosen.rules, chosen.games), "texts": measure_texts(chosen.rules, chosen.games)}
    for name, (wins, score) in told.items():
        print(f"{name:<8} wins {wins:5.2f}%, mean score {score:7.2f}, on {chosen.games} deals of {chosen.rules}")
    ahead = told["learned"][1] - told["texts"][1]
    print(f"learned {'beats' if ahead > 0 else 'does not beat'} texts: {ahead:+.1f} points a game")


if __name__ == "__main__":
    main()
