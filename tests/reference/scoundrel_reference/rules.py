"""Rule sets, knobs and game ids (contract §3 and §4)."""

import pathlib
import re
from dataclasses import dataclass, replace

from .cards import ALL, RED_COURT, canonical, parse_cards, read_card
from .chance import seed_number
from .errors import Refusal

# Knobs in table order; a range means a number, a tuple means words. `deck` comes first, by itself.
KNOBS = {
    "health": range(1, 100),
    "weapon": ("lower", "equal", "wear"),
    "wear": range(0, 15),
    "bare": ("choice", "forced"),
    "potions": ("one", "any"),
    "avoid": ("never", "alternate", "always"),
    "order": ("kept", "choice", "reversed"),
    "fourth": ("carried", "optional"),
    "discard": ("no", "items"),
    "inventory": ("none", "calm", "carried", "leaving", "always"),
    "swap": ("no", "yes"),
    "drop": ("no", "yes"),
    "repair": range(0, 15),
    "monsters": ("chosen", "die"),
    "ending": ("cleared", "short", "last", "monsters"),
    "scoring": ("original", "health", "slain"),
    "start": range(1, 100),
    "loss": ("dungeon", "overkill", "table"),
    "killer": ("out", "counts"),
    "broken": ("kept", "discarded"),
    "exchange": ("no", "yes"),
    "rummage": ("counts", "free"),
}


@dataclass(frozen=True)
class Rules:
    """One complete set of rules; the defaults are `classic`."""
    base: str = "classic"
    deck: tuple = tuple(card for card in ALL if card not in RED_COURT)
    health: int = 20
    weapon: str = "lower"
    wear: int = 1
    bare: str = "choice"
    potions: str = "one"
    avoid: str = "alternate"
    order: str = "kept"
    fourth: str = "carried"
    discard: str = "no"
    inventory: str = "none"
    swap: str = "no"
    drop: str = "no"
    repair: int = 0
    monsters: str = "chosen"
    ending: str = "cleared"
    scoring: str = "original"
    start: int = None  # none of its own: all of `health`
    loss: str = "dungeon"
    killer: str = "out"
    broken: str = "kept"
    exchange: str = "no"
    rummage: str = "counts"

    @property
    def text(self):
        """Canonical text: differences in table order, the base's own values dropped."""
        base = BASES[self.base]
        parts = [self.base]
        added = [card for card in self.deck if card not in base.deck]
        pulled = [card for card in base.deck if card not in self.deck]
        if added or pulled:
            signed = ["+" + card for card in added] + ["-" + card for card in pulled]
            parts.append("deck=" + "".join(signed))
        for knob in KNOBS:
            if getattr(self, knob) != getattr(base, knob):
                parts.append(f"{knob}={getattr(self, knob)}")
        return "+".join(parts)


def _bases():
    classic = Rules()
    rows = [
        classic,
        replace(classic, base="equal", weapon="equal"),
        replace(classic, base="browser", weapon="equal", scoring="health"),
        replace(classic, base="rascal", weapon="wear", fourth="optional", discard="items",
                inventory="calm", repair=2, scoring="health"),
        replace(classic, base="forty-two", bare="forced", potions="any", avoid="always",
                order="choice", ending="short", scoring="slain",
                deck=tuple(card for card in classic.deck if card[0] != "A")),
    ]
    return {rules.base: rules for rules in rows}


BASES = _bases()


def _learn_new_sets():
    """Rule sets younger than this model are read off their row in docs/rules.md, chapter 11: the documents are
    the specification here, as they were for the sets above."""
    document = pathlib.Path(__file__).resolve().parents[3] / "docs" / "rules.md"
    rows = re.findall(r"^\| `([a-z0-9-]+)` \|[^|]*\| `(\+[^`]*)` \|", document.read_text(encoding="utf-8"), re.M)
    for name, differences in rows:
        if name not in BASES:
            BASES[name] = replace(parse_rules("classic" + differences), base=name)


def parse_rules(text):
    """RULES text to Rules: knobs in any order, not twice, leading zeros allowed (contract §8)."""
    name, plus, _ = text.partition("+")
    if name not in BASES:
        raise Refusal("unknown_rules", f"no rule set is called {name!r}")
    base, at, seen = BASES[name], len(name), {}
    while at < len(text):
        knob, value, at = _next_difference(text, at)
        if knob in seen:
            raise Refusal("unknown_rules", "a knob is given twice", also=["bad_game"])
        seen[knob] = _deck(base.deck, value) if knob == "deck" else _value(knob, value)
    rules = replace(base, **seen)
    if rules.ending != "cleared" and rules.fourth == "optional":  # ruling 9, "Further knobs"
        raise Refusal("unknown_rules", "an early ending with fourth=optional", also=["bad_game"])
    if rules.start is not None and rules.start > rules.health:
        raise Refusal("unknown_rules", "start is above health")
    return replace(rules, start=None) if rules.start == rules.health else rules


def _next_difference(text, at):
    """The difference `+knob=value` at `at`: (knob, value, end). Deck values hold plus signs themselves."""
    knob, equals, _ = text[at + 1:].partition("=")
    if not equals or (knob != "deck" and knob not in KNOBS):
        raise Refusal("unknown_rules", f"no knob is called {knob!r}")
    start = at + 1 + len(knob) + 1
    end = start
    if knob == "deck":
        while text[end:end + 1] in ("+", "-") and read_card(text, end + 1):
            end = read_card(text, end + 1)[1]
    else:
        end = text.find("+", start)
        end = len(text) if end < 0 else end
    if end < len(text) and text[end] != "+":
        raise Refusal("unknown_rules", "the deck's differences cannot be read", also=["bad_game"])
    return knob, text[start:end], end


def _value(knob, text):
    allowed = KNOBS[knob]
    if isinstance(allowed, range):
        number = int(text) if text.isascii() and text.isdigit() else None
        if number in allowed:
            return number
    elif text in allowed:
        return text
    raise Refusal("unknown_rules", f"{knob} cannot be {text!r}")


def _deck(base, text):
    """The base's deck with signed cards added and pulled, each checked against the base itself."""
    wrong = lambda message: Refusal("bad_game", message, also=["unknown_rules"])
    if not text:
        raise wrong("no cards are pulled or added")
    deck, named, at = set(base), set(), 0
    while at < len(text):
        adding = text[at] == "+"
        card, at = read_card(text, at + 1)
        if card in named or adding == (card in base):
            raise wrong("only a card of the base can be pulled, only another added, each once")
        named.add(card)
        deck.symmetric_difference_update([card])
    if len(deck) < 4:
        raise wrong("a deck has at least 4 cards")
    return tuple(canonical(deck))


@dataclass(frozen=True)
class Game:
    """A parsed game id. Exactly one of `seed` (its text), `deck` (literal) and `table` is set."""
    rules: Rules
    seed: str = None
    deck: tuple = None
    table: bool = False

    @property
    def text(self):
        if self.table:
            return f"{self.rules.text}@table"
        if self.deck:
            return f"{self.rules.text}:{''.join(self.deck)}"
        return f"{self.rules.text}#{self.seed}"

    @property
    def number(self):
        """The seed as a number; a literal deal rolls dice with seed 0."""
        return seed_number(self.seed) if self.seed else 0


def parse_game(text):
    """A game id; the first of `#`, `:`, `@` ends RULES."""
    cut = min((at for at in map(text.find, "#:@") if at >= 0), default=-1)
    if cut < 0:
        raise Refusal("bad_game", "a game id needs # : or @", also=["unknown_rules"])
    rules, rest = parse_rules(text[:cut]), text[cut + 1:]
    if text[cut] == "#":
        if not rest:
            raise Refusal("bad_game", "the seed is empty")
        return Game(rules, seed=rest)
    if text[cut] == ":":
        deck = parse_cards(rest)
        if deck is None or tuple(canonical(deck)) != rules.deck:
            raise Refusal("bad_game", "the deal is not this rule set's deck")
        return Game(rules, deck=tuple(deck))
    if rest != "table":
        raise Refusal("bad_game", "this kind of deck is reserved")
    return Game(rules, table=True)


_learn_new_sets()
