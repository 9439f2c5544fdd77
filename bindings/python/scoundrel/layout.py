"""What the numbers of observations and actions mean, by name.

An observation is a row of 128 bytes: all that the player may know, and nothing else. ``PARTS`` has a slice for each part:

- ``where`` (52): where each card is, in canonical order: GONE (or never in the deck), UNSEEN, BOTTOM, ROOM, HAND, SLOT
- ``bottom`` (52): the known cards of the dungeon from upper to lower; ``room`` (4): the room, in table order
- ``health``, ``max_health``, ``weapon``, ``weapon_power``, ``weapon_limit``, ``weapon_uses``, ``slot``, ``slot_uses``, ``rolled``
- ``dealt_with``, ``carried`` (bit i: place i), ``untouched``, ``potion_used``, ``avoided_last``, ``dungeon`` (cards in it),
  ``bottom_count``, ``owed`` and ``die_owed`` (only where moves are looked ahead), ``status`` (0 playing, 1 won, 2 lost), ``slain_value``

Cards are numbers from 1 to 52, clubs, diamonds, hearts, spades, each from 2 to ace; 0 is none.

An action is place x 8 + verb: places 0 to 3 of the room and 4, the slot; verbs as in ``VERBS``. After these come ``WORDS``.
"""

from __future__ import annotations

import operator
from typing import Any, Optional, SupportsIndex, Union

import numpy as np
import numpy.typing as npt

from . import _core
from .rules import Rules

OBSERVATION_SIZE: int = _core.observation_size
ACTION_COUNT: int = _core.action_count
PARTS: dict[str, slice] = {name: slice(*ends) for name, ends in _core.layout.items()}
GONE, UNSEEN, BOTTOM, ROOM, HAND, SLOT = range(6)
VERBS = "wbedxspr"
WORDS = ("avoid", "avoid-lr", "avoid-rl", "next", "roll")
CARDS = tuple(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")


def _whole(value: Any, what: str, most: int) -> int:
    try:
        if isinstance(value, bool):  # who passes one has mixed something up
            raise TypeError
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {type(value).__name__}") from None
    if not 0 <= number <= most:
        raise ValueError(f"{what} is a whole number from 0 to {most}, not {number}")
    return number


def _see_one(observation: Any) -> None:
    if np.ndim(observation) > 1:
        raise ValueError("what is wanted is one observation, not many")


def card_name(number: SupportsIndex) -> str:
    """``TD`` for its number; empty for 0."""
    number = _whole(number, "a card", len(CARDS))
    return CARDS[number - 1] if number else ""


def part(observations: npt.NDArray[np.uint8], name: str) -> npt.NDArray[np.uint8]:
    """A part of one observation or of many, without a copy: the last axis has its bytes; parts of one byte have none."""
    if not isinstance(observations, np.ndarray):
        raise TypeError(f"observations are an array of numpy's, not {type(observations).__name__}")
    if observations.shape[-1:] != (OBSERVATION_SIZE,):
        raise ValueError(f"an observation has {OBSERVATION_SIZE} bytes, not {observations.shape[-1] if observations.ndim else 1}")
    if not isinstance(name, str):
        raise TypeError(f"a part's name is a text, such as 'health', not {type(name).__name__}")
    if name not in PARTS:
        raise ValueError(f"there is no part '{name}': see scoundrel.layout.PARTS")
    found = observations[..., PARTS[name]]
    return found[..., 0] if found.shape[-1] == 1 else found


def move_name(observation: npt.NDArray[np.uint8], action: SupportsIndex) -> str:
    """An action as the move it is in this observation: ``TDe``."""
    _see_one(observation)
    action = _whole(action, "an action", ACTION_COUNT - 1)
    slot, room = part(observation, "slot"), part(observation, "room")
    place, verb = divmod(action, 8)
    if place > 4:
        return WORDS[action - 40]
    card = slot if place == 4 else room[place]
    return card_name(int(card)) + VERBS[verb]


def _reach(limit: int, rules: Optional[Rules]) -> str:
    """What a used weapon may still slay, as far as it is known: an observation does not tell which rules it is of."""
    if not limit:
        return ""
    if rules is None:
        return f", last slain {limit}"
    return f", for monsters {'below' if rules.knobs['weapon'] == 'lower' else 'up to'} {limit}"


def describe(observation: npt.NDArray[np.uint8], rules: Optional[Union[str, Rules]] = None) -> str:
    """An observation in a few lines; with its rules they also say what a used weapon may still slay."""
    _see_one(observation)
    known = None if rules is None else Rules(rules)

    def one(name: str) -> int:
        return int(part(observation, name))
    cards = [card_name(int(card)) for card in part(observation, "room") if card]
    lines = [f"Room: {' '.join(cards) or 'empty'}. Health {one('health')} of {one('max_health')}."]
    if one("weapon"):
        reach = _reach(one("weapon_limit"), known)
        lines.append(f"Weapon {card_name(one('weapon'))}, power {one('weapon_power')}{reach}.")
    if one("slot"):
        lines.append(f"Slot {card_name(one('slot'))}.")
    lines.append(f"{one('dungeon')} cards in the dungeon, {one('bottom_count')} of them known.")
    if one("status"):
        lines.append("Won." if one("status") == 1 else "Lost.")
    return "\n".join(lines)
