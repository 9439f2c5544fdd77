"""Games with a purpose of their own: corners that chance seldom finds, a fresh process, the longest line."""

from scoundrel_reference.session import LONGEST

from .generate import small_deal
from .process import EngineFault
from .requests import MALFORMED_LINES


# Rules, the whole deck, and a line; every move of it is compared. The numbers are contract §4's rulings.
CORNERS = [
    # 2, 3: a dungeon of nothing: the same room comes back, and the carried card has a room of its own
    ("classic", "2C 3H 4H 5D", "avoid avoid 2Cb 3Hd 4Hd avoid 5De"),
    ("classic+order=choice+avoid=always", "2C 3H 4H 5D 6C", "avoid-rl avoid-lr avoid-rl 6Cb 5De 4Hd 3Hd 2Cw"),
    # 4, 5: the last card is a potion, healed by, drunk to no effect, discarded, stored; or not at the cap
    ("classic", "2H 3H 4H 5H", "2Hd 3Hd 4Hd 5Hd"),
    ("classic", "2H 3H 4H 5H 6H", "2Hd 3Hd 4Hd 5Hd 6Hd"),
    ("classic+discard=items", "2H 3H 4H 5H", "2Hd 3Hx 4Hx 5Hx"),
    ("classic+inventory=calm", "2H 3H 4H 5H", "2Hd 3Hd 4Hd 5Hs"),
    ("classic+inventory=calm", "2H 3H 4H 5D", "2Hs 3Hd 4Hd 2Hx 5De"),
    ("classic", "6C 3H 4H 5H", "6Cb 3Hd 4Hd 5Hd"),
    ("classic+health=5", "2C 3C 4C 5C 6H", "2Cb 3Cb"),
    # 5, 7: the killer goes onto the weapon's stack
    ("classic+health=5", "5D TC 4C 5C 6C", "5De TCw"),
    ("rascal+health=5", "5D TC 4C 5C 6C", "5De TCw next"),
    # 7: repair with a 2 of diamonds that has slain, with no wear, and of more than there is
    ("rascal+inventory=always+swap=yes", "2D 9D 3C 4C TC JC", "2De 3Cw 9Ds 9De 4Cw next TCw 2Dr"),
    ("rascal+inventory=always+swap=yes+repair=1", "2D 9D 3C 4C TC JC", "2De 3Cw 9Ds 9De 4Cw next TCw 2Dr JCw"),
    ("rascal+inventory=always+swap=yes", "2D 9D 3C 4C TC JC", "2De 3Cw 9Ds 9De 4Cw 2Dp 2Dx"),
    ("rascal+wear=0+repair=14", "2D 9D 3C 4C TC JC", "2Dr 9De 3Cw 4Cw 2Dr next TCw JCw"),
    ("rascal+wear=14+bare=forced", "2D 9D 3C 4C TC JC", "9De 3Cw 4Cb 2Dr next TCw JCw"),
    ("classic+repair=2", "2D 9D 3C 4C TC JC", "9De 3Cw 2Dr 2De"),
    # 8, 9: a potion put down is not carried any more; counts do not fall below 0; the slot at the end
    ("rascal+drop=yes+inventory=carried", "2H 3D 4C 5H 6H 7D", "4Cb 3De 5Hd next 2Hs 2Hp 6Hd 2Hd 7De"),
    ("rascal+drop=yes", "2H 3D 4D 5H 6H 7D", "2Hs 3De 4De 5Hd 2Hp next 6Hs 2Hd 7De"),
    ("classic+drop=yes+inventory=calm", "2H 3D 4D 5H 6H", "2Hs 3De 4De 2Hp 5Hd 6Hd 2Hd"),
    ("rascal+swap=yes", "2D 3D 4D 5D 6D", "2Ds 3De 2De 3De 4De 5De 2De next 4De 6De"),
    ("rascal+inventory=carried", "KC 2H 3H 4D 5D 6D", "2Hd 3Hs 4De next 3Hs 3Hd 5Ds 5De KCw 6De"),
    ("rascal+inventory=leaving", "2C 3C 4D 5H 6H 7D", "4De 5Hs 2Cw 5Hs 5Hd next 3Cw 6Hs 7Ds 6Hd 7De"),
    # 10, 11: forced; the leftover stays
    ("forty-two", "5D 6C 7S 2C 3C", "5De 6Cw 6Cb 7Sw 7Sb"),
    ("forty-two", "2C 3C 4C 5C 6C 7C", "2Cb 3Cb 4Cb 5Cb"),
    ("forty-two", "2C 3C 4C 5C 6C 7C 8C", "2Cb avoid-lr 3Cb 4Cb avoid-lr avoid-rl 8Cb"),
    # 12: the die, with one monster and with several, and before an avoid
    ("classic+monsters=die", "2C 3H 4D 5D", "2Cb roll avoid 4De 2Cw 2Cb 3Hd 5De"),
    ("classic+monsters=die+health=3", "9C 8C 7C 6C 5C", "roll avoid 9Cb 8Cb 7Cb 6Cb roll"),
    # further knobs: the health to begin with, and losses below 0, with and without what lies open
    ("classic+start=3", "KC 5H 4C 5C 6C", "5Hd 4Cb KCb"),
    ("classic+loss=overkill+health=5", "KC 2C 4C 5C 6C", "2Cb KCb"),
    ("classic+loss=table+health=5", "5D KC 4C 5C 6C 7H", "5De KCw 4Cw 5Cb"),
    ("classic+loss=table+health=5", "2C 3C 4C 5C 6H", "2Cb 3Cb"),
    ("forty-two+killer=counts+health=5", "2C KC 4C 5C 6C", "2Cb KCb"),
    # reversed
    ("classic+order=reversed", "2C 3H 4H 5D 6C", "avoid-rl avoid 6Cb 5De 4Hd 3Hd"),
    # one card left, in the room and with a potion; none of it after avoiding or by the slot
    ("classic+ending=last", "2H 3H 4H 5H", "avoid 2Hd 3Hd 4Hd"),
    ("classic+ending=last", "2H 3D 4D 5C 6D", "5Cb 2Hd 3De 4De"),
    ("classic+ending=last+inventory=always+drop=yes", "2H 3D 4D 5H", "2Hs 3De 2Hp 4De 2Hd"),
    ("classic+ending=last+inventory=always", "2H 3D 4D 5H 6H", "2Hs 3De 4De 2Hd 5Hs 6Hd"),
    ("classic+ending=last+scoring=slain", "2C 3D 4D 5C", "2Cb 3De 4De"),
    # no monster left
    ("classic+ending=monsters", "2H 3D 4D 5C 6H 7H", "5Cb 2Hd"),
    ("classic+ending=monsters", "2H 3D 4D 5H 6H 7H", "avoid 3De"),
    ("classic+ending=monsters+inventory=always", "2C 3D 4D 5H 6H 7C", "5Hs 2Cb 5Hd 3De 4De 6Hd 7Cw"),
    ("classic+ending=monsters+health=5", "9C 3D 4D 5H 6H 7H", "9Cb"),
    # a shield worn down is gone, with what it slew, even in death
    ("rascal+broken=discarded", "2D 9C 3C 4C 5C 6H", "2De 3Cw 4Cw 4Cb 9Cb next"),
    ("rascal+broken=discarded+wear=14+health=5", "2D KC 3C 4C 5C", "2De KCw"),
    ("rascal+broken=discarded+inventory=always+swap=yes", "3D 9D 3C 4C 5C JC", "3De 3Cw 9Ds 9De 3De 4Cw 9De 5Cw"),
    # exchanges: with a full room, of what was carried, of what has been used
    ("rascal-app", "2H 3D 4D 5H 6H 7D", "2Hs 3Ds 2Hd 4Ds 3Dp 5Hd next 4Dp 3Ds"),
    ("rascal+exchange=yes", "2H 3D 4D 5H 6H 7D 8D", "2Hs 3De 4De next 5Hs 2Hs 6Hx 7Ds 8Dx next"),
    ("rascal+exchange=yes+inventory=always+swap=yes", "2H 3D 4D 5C 6H", "3De 5Cw 4Ds 4De 2Hs 3Dx 2Hs"),
    ("classic+exchange=yes+inventory=calm", "2H 3D 4D 5H 6H", "2Hs 3Ds 4Ds 2Ds 5Hd 2Hd 6Hd"),
    # the slot before an avoid
    ("rascal-app", "2H 3D 4D 5D 6H 7D 8D TD 9D", "3De 4De 2Hs next 2Hd avoid 9Dx"),
    ("rascal+rummage=free+swap=yes+inventory=always", "5D 4D 2D 5C 6C 7C 8C 9C TC JC",
     "5De 5Cw 2Ds 4Dx next 2De avoid 5Dr 5De avoid"),
    ("rascal+rummage=free+drop=yes", "2H 3D 4D 5D 6H 7D 8D", "3De 4De 2Hs next 2Hp avoid"),
    # red court cards
    ("classic+health=50", "AH KD AC AS QH JH", "KDe ASw AHd ACb QHd JHd"),
]


def corners(pair):
    """Play every corner; an illegal move in a line must simply be refused."""
    for rules, cards, line in CORNERS:
        pair.ask({"do": "new", "game": small_deal(rules, cards)})
        for move in line.split():
            pair.ask({"do": "move", "move": move})
        count = len(pair.session.past)
        if count:
            pair.ask({"do": "undo", "count": count})
            pair.ask({"do": "redo", "count": count})


def fresh_process(pair):
    """Before any game: everything about one is refused, everything else is answered; then quit."""
    rng = pair.rng
    requests = [{"do": "state"}, {"do": "move", "move": "avoid"}, {"do": "move", "moves": ["2Cb"]}, {"do": "undo"},
                {"do": "redo", "count": 2}, {"do": "reveal", "cards": ["2C"]}, {"do": "record"}, {"do": "review"}]
    rng.shuffle(requests)
    for request in requests:
        pair.ask(request)
        if rng.random() < 0.3:
            pair.ask(rng.choice([{"do": "hello"}, {"do": "rules"}, {"do": "new", "game": "nosuch#1"}, {"do": "fly"}]))
        if rng.random() < 0.3:
            pair.ask_raw(rng.choice(MALFORMED_LINES))
    pair.ask({"do": "new", "game": "classic#42"})
    pair.ask({"do": "state"})
    pair.script.append('{"do":"quit"}')
    try:
        pair.engine.quit()
    except EngineFault as fault:
        pair._fail("the engine ends with status 0 and says nothing", None, [str(fault)])


def longest_line(pair):
    """Ruling 14: the 10,001st move of a line is refused, by itself and in a list; undo makes room again."""
    rng = pair.rng
    table = rng.random() < 0.3
    pair.ask({"do": "new", "game": f"forty-two+health=99#{rng.randrange(1000)}"})
    if table:
        pair.ask({"do": "new", "rules": "classic+avoid=always+deck=" + "".join(
            "-" + card for card in pair.session.state.rules.deck[4:]) + "-AC-AS", "dealer": "table"})
        pair.ask({"do": "reveal", "cards": rng.sample(sorted(pair.session.state.unseen), 4)})
    avoids = ["avoid"] if table else ["avoid-lr", "avoid-rl"]
    pair.ask({"do": "move", "moves": [rng.choice(avoids) for _ in range(LONGEST - 100)]})
    pair.ask({"do": "move", "moves": [rng.choice(avoids) for _ in range(101)]})
    pair.ask({"do": "move", "moves": [rng.choice(avoids) for _ in range(100)]})
    pair.ask({"do": "move", "move": avoids[0]})
    pair.ask({"do": "undo", "count": 2})
    pair.ask({"do": "move", "moves": avoids[:1] * 3})
    pair.ask({"do": "move", "moves": avoids[:1] * 2})
    pair.ask({"do": "redo"})
    pair.ask({"do": "undo", "count": LONGEST})
    pair.ask({"do": "state"})
