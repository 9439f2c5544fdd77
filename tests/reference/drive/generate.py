"""Random rule texts, seeds, ids and spellings: everything a game can start from."""

from scoundrel_reference.cards import ALL, RED_COURT, is_monster
from scoundrel_reference.chance import shuffle
from scoundrel_reference.rules import BASES, KNOBS, parse_rules

HEALTHS = [1, 2, 5, 10, 15, 20, 25, 50, 98, 99]
NUMBERS = [0, 1, 2, 3, 5, 7, 13, 14]
SEED_TEXTS = ["tuesday", "0", "007", "18446744073709551615", "18446744073709551616", "00000000000000000000000042",
              "-1", "1.5", "1e3", "0x10", "#", "##", ":", "@table", "a+b=c", "table", " 42", "42 ", "two words",
              "ünïcödé", "日本語", "♠♥♦♣", "🂡🃏", "٣", "é", "\"quoted\"", "back\\slash", "; no comment", "\ttab"]


def spelt(rng, card):
    """A card in one of its lenient spellings (contract §1)."""
    if rng.random() < 0.8:
        return card
    rank, suit = card
    ranks = [rank, rank.lower()] + (["10"] if rank == "T" else [])
    return rng.choice(ranks) + rng.choice([suit, suit.lower(), dict(zip("CDHS", "♣♦♥♠"))[suit]])


def seed(rng):
    pick = rng.random()
    if pick < 0.35:
        return str(rng.randrange(1000))
    if pick < 0.55:
        return str(rng.getrandbits(64))
    if pick < 0.65:
        return str(rng.getrandbits(80))
    if pick < 0.85:
        return rng.choice(SEED_TEXTS)
    return "".join(chr(rng.choice([rng.randrange(33, 127), rng.randrange(0xA1, 0x3000)]))
                   for _ in range(rng.randrange(1, 12)))


def rules(rng):
    """A rule set's text: any base, few or many knobs in any order, sometimes another deck."""
    base = rng.choice(list(BASES))
    density = rng.choice([0, 0.15, 0.4, 0.8])
    chosen = {knob: _value(rng, knob) for knob in KNOBS if rng.random() < density}
    if rng.random() < 0.5:  # long games exercise what comes late
        chosen["health"] = rng.choice([99, 99, 99, 50, 98, "099"])
    if rng.random() < 0.25:  # the slot's rules only show together
        chosen.update(inventory=rng.choice(["calm", "carried", "leaving", "always"]), swap="yes", drop="yes",
                      exchange=rng.choice(["no", "yes"]), rummage=rng.choice(["counts", "free"]))
    workshop = rng.random() < 0.15
    if workshop:  # repairs need wear, and a 2 of diamonds with monsters of its own needs a swap before
        chosen.update(weapon="wear", wear=rng.choice([0, 1, 1, 2]), repair=rng.choice([1, 2, 3, 14]),
                      inventory="always", swap="yes", health=99, broken=rng.choice(["kept", "discarded"]))
    if rng.random() < 0.06:  # nothing hurts: games won at full health, with a potion last, in every way
        ending = rng.choice(["cleared", "cleared+fourth=optional", "last+fourth=carried", "monsters+fourth=carried"])
        return f"{base}+scoring=original+ending={ending}+discard=items+inventory={rng.choice(['calm', 'none'])}+deck=" + \
            _pull_all_but(rng, base, rng.sample([card for card in BASES[base].deck if not is_monster(card)], 6))
    _make_compatible(rng, base, chosen)
    parts = [f"{knob}={value}" for knob, value in chosen.items()]
    if workshop and rng.random() < 0.7:
        parts.append("deck=" + _pull_all_but(rng, base, {"2D", "2C", *rng.sample(BASES[base].deck, 9)}))
    elif rng.random() < 0.35:
        parts.append("deck=" + deck_difference(rng, base))
    rng.shuffle(parts)
    return "+".join([base, *parts])


def _value(rng, knob):
    allowed = KNOBS[knob]
    if not isinstance(allowed, range):
        return rng.choice(allowed)
    known = HEALTHS if knob in ("health", "start") else NUMBERS
    number = rng.choice(known) if rng.random() < 0.7 else rng.choice(allowed)
    return f"{number:0{rng.choice([1, 1, 1, 3])}d}"


def _make_compatible(rng, base, chosen):
    """Give up one of two knobs that are refused together: an early ending with `fourth=optional`, `start` above
    `health`."""
    effective = {knob: chosen.get(knob, getattr(BASES[base], knob)) for knob in ("ending", "fourth", "health", "start")}
    if effective["ending"] != "cleared" and effective["fourth"] == "optional":
        chosen.update(rng.choice([{"ending": "cleared"}, {"fourth": "carried"}]))
    if int(effective["start"] or 0) > int(effective["health"]):
        chosen["start"] = rng.choice([1, effective["health"], rng.randint(1, int(effective["health"]))])


def deck_difference(rng, base):
    """Signed cards: a card or two, the red court, or all but a handful pulled."""
    own = BASES[base].deck
    absent = [card for card in ALL if card not in own]
    pick = rng.random()
    if pick < 0.35:
        pulled = rng.sample(own, rng.randrange(1, 6))
        added = rng.sample(absent, rng.randrange(0, 4))
    elif pick < 0.5:
        pulled, added = rng.sample(own, rng.randrange(0, 3)), absent if rng.random() < 0.5 else rng.sample(RED_COURT, 4)
    else:
        added = rng.sample(absent, rng.choice([0, 0, 1, 3]))
        return _pull_all_but(rng, base, _handful(rng, own, rng.randrange(4, 11)), added)
    return _signed(rng, added, pulled)


def _pull_all_but(rng, base, kept, added=()):
    return _signed(rng, added, [card for card in BASES[base].deck if card not in kept])


def _signed(rng, added, pulled):
    """Cards with their signs, in any order and spelling."""
    signed = ["+" + spelt(rng, card) for card in added] + ["-" + spelt(rng, card) for card in pulled]
    rng.shuffle(signed)
    return "".join(signed)


def _handful(rng, own, count):
    """A small deck, often of items only or of monsters only."""
    kinds = [own, own, [c for c in own if not is_monster(c)], [c for c in own if c[1] != "H"]]
    cards = rng.choice(kinds)
    kept = set(rng.sample(cards, count))
    if rng.random() < 0.3:
        kept.add("2D")
    return kept


def literal(rng, rules_text):
    """A literal deal of the rule set's deck in some order, in mixed spellings."""
    deck = list(shuffle(parse_rules(rules_text).deck, rng.getrandbits(64)))
    return rules_text + ":" + "".join(spelt(rng, card) for card in deck)


def small_deal(rules_text, cards):
    """The id of a literal deal with just these cards: every other one of the base's deck is pulled."""
    own, cards = parse_rules(rules_text).deck, cards.split()
    signed = ["+" + card for card in cards if card not in own] + ["-" + card for card in own if card not in cards]
    return f"{rules_text}+deck={''.join(signed)}:{''.join(cards)}"


def bad_game_ids(rng):
    """Ids that must be refused, each for one reason."""
    deck = list(BASES["classic"].deck)
    rng.shuffle(deck)
    run = "".join
    number, word = rng.choice(list(NUMERIC)), rng.choice(list(KNOBS))
    first, second = rng.sample(deck, 2)
    return [
        "nosuch#1", "#1", "classic2#1", "classic+luck=1#1", f"classic+{word}=#1", f"classic+{word}=maybe#1",
        f"classic+{word}#1", f"classic+{number}={KNOBS[number].stop}#1", f"classic+{number}=-1#1", "classic+health=0#1",
        "classic+health=1.5#1", "classic+health=99999999999999999999#1", "classic+health=5+health=5#1", "classic+#1",
        "rascal+ending=short#1", "forty-two+fourth=optional#1", "classic++health=5#1",
        "rascal+ending=last#1", "rascal-app+ending=monsters#1", "classic+ending=monsters+fourth=optional#1",
        "classic+start=21#1", "classic+start=16+health=15#1", "classic+health=15+start=20#1", "classic+start=0#1",
        "classic#", "classic", "classic:", "classic@", "classic@elsewhere", "classic@position", "classic@tables",
        f"classic:{run(deck[1:])}", f"classic:{run([deck[1], *deck[1:]])}", f"classic:{run([*deck, deck[0]])}",
        f"classic:{run([*deck, 'AH'])}", f"classic:{run(deck)}x", f"classic: {run(deck)}", f"forty-two:{run(deck)}",
        f"classic+deck=+{first}#1", "classic+deck=-AH#1", f"classic+deck=-{first}-{second}-{first}#1",
        f"classic+deck={first}#1", "classic+deck=-#1", "classic+deck=-1D#1",
        f"classic+deck={run('-' + card for card in deck[3:])}#1",
    ]


NUMERIC = [knob for knob, allowed in KNOBS.items() if isinstance(allowed, range)]
