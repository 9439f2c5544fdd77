"""Cards: two characters, rank then suit (contract §1)."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
# Spelt out, since str.upper would also turn other letters into these (the long s, for one).
RANK_INPUT = {**{r: r for r in RANKS}, **{r.lower(): r for r in RANKS}}
SUIT_INPUT = {**{s: s for s in SUITS}, **{s.lower(): s for s in SUITS}, "♣": "C", "♦": "D", "♥": "H", "♠": "S"}

# Canonical index: suit x 13 + rank - 2, so this list is in canonical order.
ALL = [rank + suit for suit in SUITS for rank in RANKS]
INDEX = {card: number for number, card in enumerate(ALL)}
VALUE = {card: RANKS.index(card[0]) + 2 for card in ALL}

RED_COURT = [rank + suit for suit in "DH" for rank in "JQKA"]


def is_monster(card):
    return card[1] in "CS"


def is_weapon(card):
    return card[1] == "D"


def is_potion(card):
    return card[1] == "H"


def canonical(cards):
    """The cards by rising index."""
    return sorted(cards, key=INDEX.__getitem__)


def read_card(text, start=0):
    """Read one card leniently at `start`: (card, end), or None.

    Lower case, `10` for `T` and suit symbols are taken (contract §1).
    """
    if text.startswith("10", start):
        rank, end = "T", start + 2
    else:
        rank, end = RANK_INPUT.get(text[start:start + 1]), start + 1
    suit = SUIT_INPUT.get(text[end:end + 1])
    return (rank + suit, end + 1) if rank and suit else None


def parse_card(text):
    """The card that the whole text names, or None."""
    found = read_card(text)
    return found[0] if found and found[1] == len(text) else None


def parse_cards(text):
    """A run of cards with nothing between them, or None."""
    cards, at = [], 0
    while at < len(text):
        found = read_card(text, at)
        if found is None:
            return None
        card, at = found
        cards.append(card)
    return cards
