"""The engine protocol's answers (contract §8), as far as the rules decide them.

`record`, `load`, `solve`, `hint`, `rules`, `hello` are the implementation's own texts; the reference
only knows when they must be refused, and what state a load must lead to.
"""

from . import position
from .cards import parse_card
from .errors import Refusal
from .rules import Game, parse_game, parse_rules
from .session import Session


class Reference:
    """One engine session. `answer` takes a request as parsed JSON."""

    def __init__(self):
        self.session = None
        self.records = {}  # by their lines without comments
        self.written = set()  # the records word for word

    def answer(self, request):
        """The state's JSON (or None where there is none to give); raises Refusal."""
        if not isinstance(request, dict):
            raise Refusal("bad_request", "a request is an object")
        handler = self.HANDLERS.get(_field(request, "do", str))
        if handler is None:
            raise Refusal("bad_request", "no such request")
        return handler(self, request)

    # ---- requests --------------------------------------------------------------------------------

    def _new(self, request):
        if "game" in request:
            self.session = Session.of_game(parse_game(_field(request, "game", str)))
        elif "position" in request:
            self.session = self._from_position(request)
        else:
            rules = parse_rules(_field(request, "rules", str))
            if _field(request, "dealer", str) != "table":
                raise Refusal("bad_request", "no such dealer")
            self.session = Session.of_game(Game(rules, table=True))
        return self.session.json()

    def _from_position(self, request):
        state = position.from_json(_field(request, "position", dict))
        if request.get("dealer") == "table":
            return Session.of_position(state)
        seed = _field(request, "seed", (str, int))
        if isinstance(seed, bool):
            raise Refusal("bad_request", "a seed is a text or a number")
        if seed == "" or (isinstance(seed, int) and not 0 <= seed < 1 << 64):
            raise Refusal("bad_game", "this is no seed", also=["bad_request"])
        return Session.of_position(state, str(seed))

    def _reveal(self, request):
        game = self._game()
        given = [name for name in ("cards", "die", "replace") if name in request]
        try:
            if given == ["cards"]:
                reveal, cards = game.reveal_cards, [_texts(request, "cards")]
            elif given == ["die"]:
                reveal, cards = game.reveal_die, [_field(request, "die", str)]
            elif given == ["replace"]:
                reveal, cards = game.replace, _pair(_field(request, "replace", dict))
            else:
                raise Refusal("bad_request", "a reveal has one of cards, die and replace")
        except Refusal as refusal:  # the contract does not say which fault counts first
            raise Refusal(refusal.code, refusal.message, also=["bad_reveal"]) from None
        reveal(*map(_revealed, cards))
        return game.json()

    def _move(self, request):
        if "moves" in request:
            self._game().moves(_texts(request, "moves"))
        else:
            self._game().move(_field(request, "move", str))
        return self.session.json()

    def _undo(self, request):
        self._game().undo(_count(request))
        return self.session.json()

    def _redo(self, request):
        self._game().redo(_count(request))
        return self.session.json()

    def _state(self, request):
        return self._game().json()

    def _record(self, request):
        self._game()
        return None

    def _load(self, request):
        kept = self.records.get(body(_field(request, "record", str)))
        if kept is None:
            raise Refusal("bad_record", "this record was not written for any game here")
        self.session = kept.copy()
        return self.session.json()

    def _review(self, request):
        if self._game().state.status == "playing":
            raise Refusal("not_over", "the game goes on")
        return None

    def _nothing(self, request):
        return None

    HANDLERS = {"new": _new, "reveal": _reveal, "move": _move, "undo": _undo, "redo": _redo,
                "state": _state, "record": _record, "load": _load, "review": _review,
                "hello": _nothing, "rules": _nothing, "quit": _nothing}

    # ---- records ---------------------------------------------------------------------------------

    def remember(self, record):
        """The engine wrote this record of the present game: loading it must lead here again.

        A record tells the line so far; what could be redone is not part of it.
        """
        kept = self._game().copy()
        kept.future = []
        self.records[body(record)] = kept
        self.written.add(record)

    def _game(self):
        if self.session is None:
            raise Refusal("no_game", "no game is being played")
        return self.session


def body(record):
    """A record's lines without its comments, which mean nothing."""
    return tuple(line for line in record.split("\n") if not line.startswith(";"))


def _field(request, name, kind):
    value = request.get(name)
    if name not in request or not isinstance(value, kind):
        raise Refusal("bad_request", f"{name} is missing or of the wrong type")
    return value


def _texts(request, name):
    texts = _field(request, name, list)
    if not all(isinstance(text, str) for text in texts):
        raise Refusal("bad_request", f"{name} is a list of texts")
    return texts


def _count(request):
    count = request.get("count", 1)
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise Refusal("bad_request", "count is a whole number from 1")
    return count


def _pair(pairs):
    """The one correction {"wrong": "right"}; what several would mean is not said."""
    if len(pairs) != 1 or not all(isinstance(text, str) for text in pairs.values()):
        raise Refusal("bad_request", "replace is one pair of cards")
    return list(*pairs.items())


def _revealed(text):
    if isinstance(text, list):
        return list(map(_revealed, text))
    card = parse_card(text)
    if card is None:
        raise Refusal("bad_reveal", f"{text!r} is no card", also=["bad_request"])
    return card
