"""Seeds, the generator, the shuffle and the dice: contract §2, bit for bit."""

MASK = (1 << 64) - 1
DICE = 0x5CA1AB1ED1CEB00C
RANDOM_PLAY = 0xA11CE5EEDF00D5ED


def fnv1a(data, state=0xCBF29CE484222325):
    """FNV-1a, 64 bits; `state` lets a long text be hashed piece by piece."""
    for byte in data:
        state = ((state ^ byte) * 0x100000001B3) & MASK
    return state


def seed_number(text):
    """The number a seed's (non-empty) text stands for."""
    # Only ASCII digits are decimal digits here: Python's isdigit alone would take others too.
    if text.isascii() and text.isdigit() and int(text) <= MASK:
        return int(text)
    return fnv1a(text.encode("utf-8"))


class SplitMix64:
    def __init__(self, seed):
        self.state = seed & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n):
        """Lemire's unbiased multiply-shift."""
        m = self.next() * n
        if (m & MASK) < n:
            threshold = (1 << 64) % n
            while (m & MASK) < threshold:
                m = self.next() * n
        return m >> 64


def shuffle(cards, seed):
    """The cards (given in canonical order) as the seed deals them, top first."""
    deck, source = list(cards), SplitMix64(seed)
    for i in range(len(deck) - 1, 0, -1):
        j = source.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)
