"""What the player knows (contract §6), and its JSON (contract §7)."""

from dataclasses import dataclass, field

from .cards import VALUE, canonical, is_monster
from .rules import Rules

ROOM_SIZE = 4
STATS = ("rooms_cleared", "rooms_avoided", "damage_taken", "healed", "monsters_slain", "slain_value")


@dataclass
class Item:
    """A weapon or potion that was picked up: equipped or in the slot, with the monsters it slew."""
    card: str
    uses: int = 0
    slain: tuple = ()

    @property
    def worn(self):
        return self.uses > 0 or bool(self.slain)

    @property
    def pile(self):
        """The item, then its slain stack in the order slain: how it goes to the discard (contract §7)."""
        return [self.card, *self.slain]


@dataclass
class State:
    rules: Rules
    health: int
    unseen: frozenset
    bottom: list = field(default_factory=list)
    room: list = field(default_factory=list)
    carried: list = field(default_factory=list)
    dealt_with: int = 0
    untouched: bool = True
    room_number: int = 1
    weapon: Item = None
    slot: Item = None
    rolled: str = None
    potion_used: bool = False
    avoided_last: bool = False
    status: str = "playing"
    discard: list = field(default_factory=list)
    stats: dict = field(default_factory=lambda: dict.fromkeys(STATS, 0))
    # Not shown as such: what the dealer is being asked for, the last card played from room or slot
    # (ruling 5), and the cards dealt from the bottom since the last move (they may be corrected).
    filling: bool = True
    rolling: bool = False
    last_card: str = None
    fresh: frozenset = frozenset()
    # Of a lost game: who struck the last blow, and where it left the health, 0 or below.
    killed_by: str = None
    below: int = 0

    def copy(self):
        """A state that can be changed without changing this one (items are replaced, never changed)."""
        other = State.__new__(State)
        other.__dict__.update(self.__dict__)
        for name in ("bottom", "room", "carried", "discard"):
            setattr(other, name, list(getattr(self, name)))
        other.stats = dict(self.stats)
        return other

    @property
    def dungeon(self):
        return len(self.unseen) + len(self.bottom)

    @property
    def awaiting(self):
        """Cards, or 1 for a die, that the dealer still owes."""
        if self.filling:
            return min(ROOM_SIZE - len(self.room), len(self.unseen))
        return 1 if self.rolling else 0

    @property
    def left(self):
        """The cards of room and dungeon together."""
        return [*self.room, *self.unseen, *self.bottom]

    @property
    def monsters(self):
        """The room's monsters in room order."""
        return [card for card in self.room if is_monster(card)]

    @property
    def power(self):
        """What the weapon takes off the next blow (ruling 7)."""
        value = VALUE[self.weapon.card]
        if self.rules.weapon == "wear":
            value -= self.weapon.uses * self.rules.wear
        return max(0, value)

    @property
    def limit(self):
        """The last slain monster's value, which binds the weapon; None when nothing does."""
        if self.rules.weapon == "wear" or not self.weapon.slain:
            return None
        return VALUE[self.weapon.slain[-1]]


def start(rules):
    """The state before the first card is turned up."""
    health = rules.health if rules.start is None else rules.start
    return State(rules=rules, health=health, unseen=frozenset(rules.deck))


def score(state):
    """Rulings 5 and 6, `loss` and `killer`; None while the game goes on."""
    if state.status == "playing":
        return None
    won = state.status == "won"
    if state.rules.scoring == "slain":
        killer = VALUE[state.killed_by] if state.killed_by and state.rules.killer == "counts" else 0
        return state.health + state.stats["slain_value"] + killer
    if state.rules.scoring == "health":
        return state.health if won else 0
    return _won_original(state) if won else _lost_original(state)


def _won_original(state):
    """Health, and at its cap the potion: the last card played, or under `last` the one left over."""
    card = state.left[0] if state.rules.ending == "last" else state.last_card
    full = state.health == state.rules.health
    return state.health + (VALUE[card] if full and card and card[1] == "H" else 0)


def _lost_original(state):
    counted = [*state.unseen, *state.bottom] + (state.room if state.rules.loss == "table" else [])
    begun_at = 0 if state.rules.loss == "dungeon" else state.below
    return begun_at - sum(VALUE[card] for card in counted if is_monster(card))


def to_json(state, game, legal):
    """The state as contract §7 writes it."""
    weapon = state.weapon and {
        "card": state.weapon.card, "power": state.power, "limit": state.limit,
        "uses": state.weapon.uses, "slain": list(state.weapon.slain)}
    slot = state.slot and {
        "card": state.slot.card, "uses": state.slot.uses, "slain": list(state.slot.slain)}
    return {
        "game": game, "rules": state.rules.text, "status": state.status, "score": score(state),
        "health": state.health, "max_health": state.rules.health,
        "room": list(state.room), "carried": list(state.carried), "dealt_with": state.dealt_with,
        "untouched": state.untouched, "room_number": state.room_number,
        "weapon": weapon, "slot": slot, "rolled": state.rolled, "awaiting": state.awaiting,
        "potion_used": state.potion_used, "avoided_last": state.avoided_last,
        "dungeon": state.dungeon, "bottom": list(state.bottom), "unseen": canonical(state.unseen),
        "discard": list(state.discard), "legal": list(legal), "stats": dict(state.stats),
    }
