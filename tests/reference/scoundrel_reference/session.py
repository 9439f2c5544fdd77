"""A game being played: the dealer, the line so far, undo and redo (contract §6 to §8)."""

from dataclasses import dataclass, replace

from . import play, state as states
from .cards import canonical
from .chance import DICE, SplitMix64, seed_number, shuffle
from .errors import Refusal
from .moves import parse_move
from .rules import Game

LONGEST = 10_000  # ruling 14


@dataclass(frozen=True)
class Moment:
    """Everything that undo must give back: state, cards the dealer has dealt, his die, moves made.

    `event` is the move that led here, or `reveal`, or None at the start.
    """
    state: states.State
    dealt: int = 0
    die: int = 0
    moves: int = 0
    event: str = None


class Session:
    """`past` holds a moment before each event: a move, or at a real table also a reveal.

    So one step of undo is always one event: elsewhere, reveals belong to their move.
    """

    def __init__(self, name, state, order=None, seed=0):
        self.name = name
        self.order = order  # the unseen cards, top first; None at a real table
        self.past, self.future = [], []
        self.now = self._pay(Moment(state, die=seed ^ DICE))

    @classmethod
    def of_game(cls, game: Game):
        if game.table:
            return cls(game.text, states.start(game.rules))
        order = game.deck or shuffle(game.rules.deck, game.number)
        return cls(game.text, states.start(game.rules), order, game.number)

    @classmethod
    def of_position(cls, state, seed_text=None):
        """Go on from a position: a seed shuffles its unseen cards, no seed means a real table."""
        name = state.rules.text + "@position"
        if seed_text is None:
            return cls(name, state)
        seed = seed_number(seed_text)
        return cls(name, state, shuffle(canonical(state.unseen), seed), seed)

    def copy(self):
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.past, other.future = list(self.past), list(self.future)
        return other

    @property
    def state(self):
        return self.now.state

    @property
    def table(self):
        return self.order is None

    @property
    def legal(self):
        return play.legal_moves(self.state)

    def json(self):
        return states.to_json(self.state, self.name, self.legal)

    # ---- events ----------------------------------------------------------------------------------

    def move(self, text):
        """Play one move, given leniently."""
        if self.state.status != "playing":
            raise Refusal("game_over", "the game is over")
        move = parse_move(text)
        if move not in self.legal:
            raise Refusal("illegal_move", f"{text!r} is not legal now",
                          also=["too_long"] if self.now.moves >= LONGEST else [])
        if self.now.moves >= LONGEST:
            raise Refusal("too_long", f"a line has at most {LONGEST} moves")
        after = replace(self.now, state=play.apply(self.state, move), moves=self.now.moves + 1, event=move)
        self._record(self._pay(after))

    def moves(self, texts):
        """Play a list of moves, all or nothing."""
        before = self.copy()
        try:
            for text in texts:
                self.move(text)
        except Refusal:
            self.__dict__.update(before.__dict__)
            raise

    def reveal_cards(self, cards):
        self._must_be_table()
        self._record(replace(self.now, state=play.reveal_cards(self.state, cards), event="reveal"))

    def reveal_die(self, monster):
        self._must_be_table()
        self._record(replace(self.now, state=play.reveal_die(self.state, monster), event="reveal"))

    def replace(self, wrong, right):
        """A correction belongs to the deal it corrects: no event of its own, but redo is void."""
        self._must_be_table()
        self.now = replace(self.now, state=play.replace_card(self.state, wrong, right))
        self.future = []

    def undo(self, count):
        self._step(count, self.past, self.future)

    def redo(self, count):
        self._step(count, self.future, self.past)

    # ---- inside ----------------------------------------------------------------------------------

    def _record(self, after):
        self.past.append(self.now)
        self.future = []
        self.now = after

    def _step(self, count, source, target):
        if count > len(source):
            raise Refusal("nothing_to_undo", f"only {len(source)} steps are there")
        for _ in range(count):
            target.append(self.now)
            self.now = source.pop()

    def _must_be_table(self):
        if not self.table:
            raise Refusal("bad_reveal", "nothing is owed: this is no table game")

    def _pay(self, moment):
        """Let the dealer pay what is owed, unless a person does."""
        state, owed = moment.state, moment.state.awaiting
        if self.table or not owed:
            return moment
        if state.filling:
            cards = list(self.order[moment.dealt:moment.dealt + owed])
            return replace(moment, state=play.reveal_cards(state, cards), dealt=moment.dealt + owed)
        die = SplitMix64(moment.die)
        monster = state.monsters[die.below(len(state.monsters))]
        return replace(moment, state=play.reveal_die(state, monster), die=die.state)
