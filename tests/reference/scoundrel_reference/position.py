"""Positions: states without `game`, `legal`, `score`, `discard` and `stats` (end of contract §7)."""

from .cards import VALUE, is_monster, is_potion, is_weapon, parse_card
from .errors import Refusal
from .rules import parse_rules
from .state import ROOM_SIZE, Item, State

LEFT_OUT = ("game", "legal", "score", "discard", "stats")


def strip(state_json):
    """The position in a state's JSON."""
    return {name: value for name, value in state_json.items() if name not in LEFT_OUT}


def from_json(position):
    """The state that a position describes. Its discard is empty and its statistics start at 0."""
    rules = parse_rules(_typed(position, "rules", str))
    awaiting = _typed(position, "awaiting", int)
    untouched = _typed(position, "untouched", bool)
    rolled = _typed(position, "rolled", (str, type(None)))
    state = State(
        rules=rules,
        health=_typed(position, "health", int),
        unseen=frozenset(_cards(position, "unseen")),
        bottom=_cards(position, "bottom"),
        room=_cards(position, "room"),
        carried=_cards(position, "carried"),
        dealt_with=_typed(position, "dealt_with", int),
        untouched=untouched,
        room_number=_typed(position, "room_number", int),
        weapon=_item(position, "weapon"),
        slot=_item(position, "slot"),
        rolled=rolled and _card(rolled),
        potion_used=_typed(position, "potion_used", bool),
        avoided_last=_typed(position, "avoided_last", bool),
        status=_typed(position, "status", str),
        # While cards are owed nothing has been done in the room; a roll is something done.
        filling=awaiting > 0 and untouched,
        rolling=awaiting > 0 and not untouched,
    )
    _check(state, position)
    return state


def _check(state, position):
    """Refuse what no game could have reached by its own counts (how strictly is this reading's own)."""
    rules = state.rules
    piles = [item.pile for item in (state.weapon, state.slot) if item]
    cards = [*state.room, *state.bottom, *_cards(position, "unseen"), *sum(piles, [])]
    sound = (
        len(set(cards)) == len(cards)
        and set(cards) <= set(rules.deck)
        and len(state.room) <= 4
        and set(state.carried) <= set(state.room)
        and 1 <= state.health <= rules.health
        and 0 <= state.dealt_with <= 4
        and state.room_number >= 1
        and state.status == "playing"
        and state.room + list(state.unseen) + state.bottom
        and (state.weapon is None or is_weapon(state.weapon.card))
        and (state.slot is None or is_weapon(state.slot.card) or is_potion(state.slot.card))
        and all(len(item.slain) == item.uses and all(map(is_monster, item.slain))
                for item in (state.weapon, state.slot) if item)
        and (state.rolled is None or state.rolled in state.monsters)
        and not _over_already(state)
        and not (state.untouched and state.potion_used and not _may_drink_first(rules))
        and not any(_broken(rules, item) for item in (state.weapon, state.slot) if item)
    )
    # What can be told from the rest must agree with it; `power` and `limit` are not even read.
    agreed = {"awaiting": state.awaiting, "dungeon": state.dungeon, "max_health": rules.health}
    if not sound or any(_typed(position, name, int) != value for name, value in agreed.items()):
        raise Refusal("bad_game", "the position is not sound", also=["bad_request"])


def _over_already(state):
    """A game under `monsters` whose whole deck has none goes on to its first card."""
    if state.rules.ending == "last":
        return len(state.left) < 2
    if state.rules.ending == "monsters":
        return not any(map(is_monster, state.left)) and len(state.left) < len(state.rules.deck)
    return state.rules.ending == "short" and len(state.left) + state.dealt_with < ROOM_SIZE


def _may_drink_first(rules):
    """Can a room have its potion drunk and be untouched still?"""
    return rules.rummage == "free" and rules.inventory != "none"


def _broken(rules, item):
    worn_out = VALUE[item.card] - item.uses * rules.wear <= 0
    return rules.weapon == "wear" and rules.broken == "discarded" and is_weapon(item.card) and worn_out


def _typed(holder, name, kind):
    value = holder.get(name)
    if name not in holder or not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refusal("bad_request", f"{name} is missing or of the wrong type", also=["bad_game"])
    return value


def _card(text):
    card = parse_card(text)
    if card is None:
        raise Refusal("bad_game", f"{text!r} is no card", also=["bad_request"])
    return card


def _cards(holder, name):
    texts = _typed(holder, name, list)
    if not all(isinstance(text, str) for text in texts):
        raise Refusal("bad_request", f"{name} is not a list of cards", also=["bad_game"])
    return [_card(text) for text in texts]


def _item(position, name):
    item = _typed(position, name, (dict, type(None)))
    if item is None:
        return None
    return Item(_card(_typed(item, "card", str)), _typed(item, "uses", int), tuple(_cards(item, "slain")))
