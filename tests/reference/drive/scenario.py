"""One differential game: start somehow, then a random mix of everything a client may send."""

from scoundrel_reference import play, position
from scoundrel_reference.cards import ALL, INDEX, canonical
from scoundrel_reference.engine import body
from scoundrel_reference.errors import Refusal
from scoundrel_reference.moves import ORDER

from . import generate
from .replay import restart
from .requests import MALFORMED_LINES, MALFORMED_MOVES, malformed_requests
from .tamper import tampered


class Scenario:
    def __init__(self, pair, rng, engine_path):
        self.pair, self.rng, self.engine_path = pair, rng, engine_path
        self.style = rng.choice(["any", "careful", "careful", "busy", "busy"])
        # What the contract leaves open is not asked: redo straight after a load, and another
        # correction once one has traded with a card that was not dealt from the bottom.
        self.redo_open = True
        self.replace_open = True

    @property
    def session(self):
        return self.pair.session

    @property
    def state(self):
        return self.pair.session.state

    def play(self):
        self.begin()
        for _ in range(self.rng.randrange(8, 140)):
            action = self._choose(self._actions())
            if action == "stop":
                break
            getattr(self, action)()
        self.pair.ask({"do": "state"})

    def begin(self):
        rng, text = self.rng, generate.rules(self.rng)
        kind = rng.random()
        if kind < 0.05:
            self.pair.ask_random_seed(text)
        elif kind < 0.5:
            self.pair.ask({"do": "new", "game": f"{text}#{generate.seed(rng)}"})
        elif kind < 0.6:
            self.pair.ask({"do": "new", "game": generate.literal(rng, text)})
        elif kind < 0.8:
            self.pair.ask({"do": "new", "game": f"{text}@table"})
        else:
            self.pair.ask({"do": "new", "rules": text, "dealer": "table"})

    def _actions(self):
        """What may be sent now, with weights."""
        common = {"undo": 5, "redo": 12 if self.session.future else 0.5, "state_again": 1, "record": 1.5,
                  "tamper": 1.5, "bad_reveal": 1, "bad_new": 0.7, "bad_request": 1.5}
        if self.state.status != "playing":
            return {**common, "move_after_end": 3, "stop": 4}
        common.update(illegal=4, malformed_move=1.5, to_position=1, bad_position=0.3, review_early=0.3)
        if self.state.awaiting:
            return {**common, "reveal": 60, "bad_reveal": 8}
        if self.state.fresh and self.session.table:
            common["replace"] = 30
        return {**common, "move": 70, "some_moves": 8, "bad_moves": 2,
                "bad_reveal": 3 if self.session.table else 0.7}

    # ---- moves -----------------------------------------------------------------------------------

    def move(self):
        move = self._pick(self.session)
        self._new_event({"do": "move", "move": self._spelt(move)})

    def some_moves(self):
        self._new_event({"do": "move", "moves": self._line(self.rng.randrange(1, 8))})

    def bad_moves(self):
        """One illegal move anywhere in a list: the whole list is refused."""
        line = self._line(self.rng.randrange(0, 6))
        ahead = self.session.copy()
        ahead.moves(line)
        line.append(self.rng.choice(self._illegal(ahead)))
        self._refused({"do": "move", "moves": line + self._line(self.rng.randrange(0, 2))})

    def illegal(self):
        self._refused({"do": "move", "move": self.rng.choice(self._illegal(self.session))})

    def malformed_move(self):
        self._refused({"do": "move", "move": self.rng.choice(MALFORMED_MOVES)})

    def move_after_end(self):
        near = [move for move in ORDER if move[:2] in self.state.room or len(move) > 3]
        self._refused({"do": "move", "move": self.rng.choice(near)})

    def _line(self, length):
        """Up to `length` moves that are legal one after the other, without a reveal in between."""
        ahead, line = self.session.copy(), []
        while len(line) < length and ahead.legal:
            move = self._pick(ahead)
            ahead.move(move)
            line.append(self._spelt(move))
        return line

    def _pick(self, session):
        """A legal move; careful players like to survive, busy ones to handle their things."""
        legal = session.legal
        if self.style == "any":
            return self.rng.choice(legal)
        state = session.state
        weights = []
        for move in legal:
            after = play.apply(state, move)
            weight = 0.003 if after.status == "lost" else 1 / (1 + state.health - min(after.health, state.health))
            if self.style == "busy":
                weight *= 12 if move == "2Dr" else 4 if self._is_busy(state, move) else 1
            weights.append(weight)
        return self.rng.choices(legal, weights)[0]

    @staticmethod
    def _is_busy(state, move):
        """Does the move store, put down, discard, use the slot, or have no card at all?"""
        return move[:2] not in INDEX or move[2] in "xsp" or state.slot is not None and state.slot.card == move[:2]

    def _illegal(self, session):
        """Well-formed moves that are not legal now, those with cards in sight preferred."""
        legal = set(session.legal)
        state = session.state
        sight = {*state.room, *state.bottom[:1], *(item.card for item in (state.slot, state.weapon) if item)}
        near = [move for move in ORDER if move not in legal and (len(move) > 3 or move[:2] in sight)]
        return near if self.rng.random() < 0.85 else [move for move in ORDER if move not in legal]

    def _spelt(self, move):
        return generate.spelt(self.rng, move[:2]) + move[2] if move[:2] in INDEX else move

    # ---- the table -------------------------------------------------------------------------------

    def reveal(self):
        state, rng = self.state, self.rng
        if state.rolling:
            request = {"die": generate.spelt(rng, rng.choice(state.monsters))}
        else:
            count = rng.randrange(1, state.awaiting + 1) if rng.random() < 0.4 else state.awaiting
            request = {"cards": [generate.spelt(rng, card) for card in rng.sample(canonical(state.unseen), count)]}
        self._new_event({"do": "reveal", **request})

    def bad_reveal(self):
        state, rng = self.state, self.rng
        unseen = canonical(state.unseen)
        wrong = [card for card in ALL if card not in state.unseen] or ["1C"]
        good = rng.sample(unseen, min(len(unseen), state.awaiting if state.filling else 1))
        requests = [
            {"cards": (good + [rng.choice(wrong)])[-max(1, state.awaiting):]},
            {"cards": good + rng.sample(wrong, 1)},
            {"cards": rng.sample(unseen, min(len(unseen), max(1, state.awaiting + 1)))},
            {"cards": [good[0]] * 2 if good else ["2C"]},
            {"cards": [rng.choice(["", "1D", "XX", "2C3C", "TDe"])]},
            {"die": rng.choice(wrong)},
            {"die": rng.choice(unseen or wrong)},
            {"replace": {rng.choice(state.room or wrong): rng.choice(unseen or wrong)}},
            {"replace": {rng.choice(wrong): rng.choice(wrong)}},
        ]
        request = {"do": "reveal", **rng.choice(requests)}
        if self._would_be_accepted(request) or not self.replace_open and "replace" in request:
            return
        self._refused(request)

    def replace(self):
        """Correct a card just dealt from the bottom, by one of the bottom or of the room."""
        state, rng = self.state, self.rng
        wrong = rng.choice(canonical(state.fresh))
        dealt = state.bottom + canonical(state.fresh)
        others = [card for card in state.room if card not in state.carried] if rng.random() < 0.1 else []
        places = [card for card in dealt + others if card != wrong]
        if not places or not self.replace_open:
            return
        right = rng.choice(places)
        self.pair.ask({"do": "reveal", "replace": {generate.spelt(rng, wrong): generate.spelt(rng, right)}})
        self.replace_open = right in state.fresh or right in state.bottom

    def _would_be_accepted(self, request):
        """Does this reveal happen to be right? Tried on a copy."""
        kept = self.pair.reference.session
        self.pair.reference.session = kept.copy()
        try:
            self.pair.reference.answer(request)
            return True
        except Refusal:
            return False
        finally:
            self.pair.reference.session = kept

    # ---- undo, records, positions ----------------------------------------------------------------

    def undo(self):
        self._step("undo", len(self.session.past))

    def redo(self):
        if self.redo_open:
            self._step("redo", len(self.session.future))

    def _step(self, do, there):
        pick = self.rng.random()
        if pick < 0.1:
            self._refused({"do": do, "count": there + self.rng.choice([1, 1, 2, 1000, 1 << 40])})
        elif there == 0:
            self._refused({"do": do})
        elif pick < 0.5:
            self.pair.ask({"do": do})
        else:
            self.pair.ask({"do": do, "count": min(there, self.rng.choice([1, 2, 2, 3, 5, there]))})

    def record(self):
        """A record loads to the state it was written in, whatever was played since."""
        text = self._written()
        pick = self.rng.random()
        if pick < 0.2:
            self.pair.ask({"do": "new", "game": f"{generate.rules(self.rng)}#{generate.seed(self.rng)}"})
        elif pick < 0.5 and self.session.legal:
            self.some_moves()
        elif pick < 0.6:
            restart(self.pair, self.engine_path)  # a record must not depend on the process that wrote it
        self._load(text)

    def tamper(self):
        text = self._written()
        changed = tampered(self.rng, text)
        if changed is None:
            return
        if body(changed) == body(text):
            self.pair.seen["records with another comment"] += 1
            self._load(changed)
        else:
            self._refused({"do": "load", "record": changed})

    def to_position(self):
        """Go on from the present position, with other cards or a real deck."""
        seed = generate.seed(self.rng)
        dealers = [{"dealer": "table"}, {"seed": seed}, {"seed": self.rng.randrange(1 << 53)}]
        self.pair.ask({"do": "new", "position": position.strip(self.session.json()), **self.rng.choice(dealers)})

    def _written(self):
        text = self.pair.ask({"do": "record"})["record"]
        self.pair.reference.remember(text)
        return text

    def _load(self, text):
        self.pair.ask({"do": "load", "record": text})
        self.redo_open = False

    # ---- what is simply wrong --------------------------------------------------------------------

    def bad_new(self):
        self._refused({"do": "new", "game": self.rng.choice(generate.bad_game_ids(self.rng))})

    def bad_position(self):
        found, rng = position.strip(self.session.json()), self.rng
        changes = [{"health": 0}, {"health": found["max_health"] + 1}, {"rules": "nosuch"}, {"health": "20"},
                   {"room": found["room"] + found["room"][:1] if found["room"] else ["2C"] * 2},
                   {"unseen": found["unseen"] + found["bottom"] + found["room"] + ["2C", "2C"]},
                   {"room": ["XX"]}, {"room": 5}, {"bottom": None}]
        found.update(rng.choice(changes))
        if rng.random() < 0.2:
            del found[rng.choice(["rules", "room", "health"])]
        self._refused({"do": "new", "position": found, "dealer": "table"})

    def bad_request(self):
        if self.rng.random() < 0.4:
            self.pair.ask_raw(self.rng.choice(MALFORMED_LINES))
        else:
            over = self.state.status != "playing"
            self._refused(self.rng.choice(malformed_requests(self.session, over)))

    def review_early(self):
        self._refused({"do": "review"})

    def state_again(self):
        self.pair.ask({"do": self.rng.choice(["state", "state", "hello", "rules"])})

    # ---- helpers ---------------------------------------------------------------------------------

    def _new_event(self, request):
        """A request that goes on with the line, so that nothing can be redone after it."""
        self.pair.ask(request)
        self.redo_open = True

    def _refused(self, request):
        """Something that must be refused; look sometimes whether it changed anything."""
        answer = self.pair.ask(request)
        assert answer["ok"] is False, request
        if self.rng.random() < 0.4:
            self.pair.ask({"do": "state"})

    def _choose(self, weights):
        return self.rng.choices(list(weights), list(weights.values()))[0]
