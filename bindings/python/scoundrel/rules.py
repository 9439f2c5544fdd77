"""Rules, as values: a rule set and what differs from it, ``rascal+health=25`` (docs/rules.md)."""

from __future__ import annotations

from typing import NamedTuple, Union

import numpy as np
import numpy.typing as npt

from . import _core


class Rules:
    """Rules by their text, in its canonical spelling. Equal rules are equal, and may be keys."""

    __slots__ = ("_text",)
    _text: str

    def __init__(self, text: Union[str, Rules] = "classic") -> None:
        self._text = text._text if isinstance(text, Rules) else _core.canonical_rules(text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Rules({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[type[Rules], tuple[str]]:
        return type(self), (self._text,)

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

    status: npt.NDArray[np.int32]  # 0: cut short, 1: won, 2: lost
    score: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int32]


def _checked(seeds: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """The same as unsigned numbers; what is no seed is told one by one."""
    given = np.asarray(seeds)
    if given.dtype.kind not in "iu" or (given.dtype.kind == "i" and given.size and given.min() < 0):
        # As they are: numpy has made other numbers of those that are too large for it.
        given = np.array([_core.seed(one) for one in np.asarray(seeds, dtype=object).ravel()], dtype=np.uint64)
    return np.ascontiguousarray(given.ravel(), dtype=np.uint64)


def random_games(rules: Union[str, Rules], seeds: npt.ArrayLike) -> RandomGames:
    """Plays the games of these seeds at random, as docs/notation.md, chapter 9, has it: the same on every platform. Seeds are
    whole numbers from 0 to 2^64 - 1; one that is not is refused, and nothing is played."""
    return RandomGames(*_core.random_games(str(Rules(rules)), _checked(seeds)))
