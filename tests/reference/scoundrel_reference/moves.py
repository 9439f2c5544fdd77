"""Moves as text and their canonical order (contract §5)."""

from .cards import ALL, read_card

VERBS = "wbedxspr"
PLAIN = ["avoid", "avoid-lr", "avoid-rl", "next", "roll"]

# By card index, then verb; then the moves without a card.
ORDER = {move: number for number, move in enumerate(
    [card + verb for card in ALL for verb in VERBS] + PLAIN)}


def parse_move(text):
    """Canonical text of a leniently written move (`10de`, `T♦e`), or None when it is no move at all."""
    if text in PLAIN:
        return text
    found = read_card(text)
    if found:
        card, end = found
        if len(text) == end + 1 and text[end] in VERBS:
            return card + text[end]
    return None


def in_order(moves):
    return sorted(moves, key=ORDER.__getitem__)
