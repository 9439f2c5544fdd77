"""Rules, as values: a rule set and what differs from it, ``rascal+health=25`` (docs/rules.md)."""

from __future__ import annotations

from typing import NamedTuple, Union

import numpy as np
import numpy.typing as npt

from . import _core


class Rules:
    """Rules by their text, in its canonical spelling. Equal rules are equal, and may be keys."""

    __slots__ = ("_text",)

    def __init__(self, text: Union[str, Rules] = "classic") -> None:
        self._text = _core.canonical_rules(str(text))

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Rules({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    @staticmethod
    def sets() -> list[str]:
        """The ids of the published rule sets."""
        return _core.rule_sets()

    @property
    def knobs(self) -> dict[str, Union[int, str]]:
        """Every knob with its value, but for the deck."""
        return _core.knobs(self._text)

    @property
    def deck(self) -> list[str]:
        """The cards, in canonical order."""
        return _core.deck(self._text)

    def changed(self, **knobs: Union[int, str]) -> Rules:
        """These rules with some knobs turned: ``Rules("classic").changed(health=25, avoid="never")``."""
        base, *parts = self._text.split("+")
        kept = [part for part in parts if part.split("=")[0] not in knobs]
        return Rules("+".join([base, *kept, *(f"{name}={value}" for name, value in knobs.items())]))


class RandomGames(NamedTuple):
    """Results of random play, an array each with a number a game."""

    status: np.ndarray  # 0: cut short, 1: won, 2: lost
    score: np.ndarray
    moves: np.ndarray


def random_games(rules: Union[str, Rules], seeds: npt.ArrayLike) -> RandomGames:
    """Plays the games of these seeds at random, as docs/notation.md, chapter 9, has it: the same on every platform."""
    seeds = np.asarray(seeds)
    if seeds.size and seeds.dtype.kind not in "iu":
        raise TypeError("seeds are whole numbers")
    return RandomGames(*_core.random_games(str(rules), np.ascontiguousarray(seeds.ravel(), dtype=np.uint64)))
