"""A game in progress."""

from __future__ import annotations

import json
import secrets
from typing import Any, Iterable, Optional, SupportsIndex, Union

from . import _core
from .engine import as_json
from .rules import Rules


class Game:
    """One game: dealt by its id, ``classic#42``, or by rules and a seed; without a seed by chance.

    It checks every move, keeps the whole line and can be undone. Moves and cards are texts (docs/notation.md).

    ``copy.copy``, ``copy.deepcopy`` and ``pickle`` make the same game again, which shares nothing with this one: with all
    moves, also those taken back, which can still be redone; also of a game that began from a position or was played at a
    table. A pickle is the game's ``record``, and reading it checks every move and card.
    """

    __slots__ = ("_session",)

    def __init__(self, game: Union[str, Rules] = "classic", seed: Union[SupportsIndex, str, None] = None) -> None:
        if not isinstance(game, (str, Rules)):
            raise TypeError(f"a game is a text, such as 'classic#42', or Rules, not {type(game).__name__}")
        text = str(game)
        if not set(text) & set("#:@"):
            text += f"#{secrets.randbits(64) if seed is None else _core.seed_text(seed)}"
        elif seed is not None:
            raise ValueError("the game has a seed already")
        if text.split("#")[0].endswith("@table"):
            raise ValueError("a game with a real deck needs scoundrel.Engine")
        self._session = _core.Session(text)

    @classmethod
    def _of(cls, session: _core.Session) -> Game:
        game = cls.__new__(cls)
        game._session = session
        return game

    @classmethod
    def load(cls, record: str) -> Game:
        """The game of a record, played again; every card and move of it is checked."""
        return cls._of(_core.Session.load(record))

    @classmethod
    def from_position(cls, position: dict[str, Any], seed: Union[SupportsIndex, str]) -> Game:
        """Goes on from a position or state; the seed shuffles what is unseen."""
        return cls._of(_core.Session.begin_from_position(as_json(position), _core.seed_text(seed)))

    def play(self, move: str) -> None:
        """Plays a move; ``IllegalMove`` says why it cannot be, and then nothing has changed."""
        self._session.play(move)

    def play_all(self, moves: Iterable[str]) -> None:
        """Plays these moves, all or none."""
        if isinstance(moves, str):
            raise TypeError(f"moves are several texts, such as ['{moves}'], not one")
        self._session.play_all(list(moves))

    def undo(self, count: int = 1) -> None:
        """Takes the last moves back; they stay in the record as taken back."""
        self._session.undo(count)

    def redo(self, count: int = 1) -> None:
        """Plays again what was taken back."""
        self._session.redo(count)

    def copy(self) -> Game:
        """The same game again, to try things with."""
        return self._of(self._session.copy())

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load, (self.record,)

    def why_not(self, move: str) -> str:
        """Why a move is not legal now, in words; empty if it is."""
        return self._session.why_not(move)

    @property
    def legal_moves(self) -> list[str]:
        """In canonical order; none once the game is over."""
        return self._session.legal_moves()

    @property
    def room(self) -> list[str]:
        """Its cards in table order, up to four."""
        return self._session.room()

    @property
    def health(self) -> int:
        """From 0 to 99."""
        return self._session.health()

    @property
    def status(self) -> str:
        """``playing``, ``won`` or ``lost``."""
        return self._session.status()

    @property
    def over(self) -> bool:
        """Won or lost."""
        return self._session.status() != "playing"

    @property
    def won(self) -> bool:
        """False while it is played, too."""
        return self._session.status() == "won"

    @property
    def score(self) -> Optional[int]:
        """None while it is played."""
        return self._session.score() if self.over else None

    @property
    def id(self) -> str:
        """By which anybody can play the same deal: ``classic#42``."""
        return self._session.id()

    @property
    def rules(self) -> Rules:
        """Those that it is played by."""
        return Rules(self._session.rules())

    @property
    def moves(self) -> list[str]:
        """Those played, without those taken back."""
        return self._session.line()

    @property
    def record(self) -> str:
        """The game so far as text, with its hash: what ``load`` and every program here take."""
        return self._session.record()

    @property
    def state(self) -> dict[str, Any]:
        """Everything there is to know, as docs/notation.md, "State", lists it. ``game`` tells the seed: leave it out of
        what a fair player is handed, or use ``position``."""
        told: dict[str, Any] = json.loads(self._session.state_json())
        return told

    @property
    def position(self) -> dict[str, Any]:
        """What the player may know, and what decides the future."""
        told: dict[str, Any] = json.loads(self._session.position_json())
        return told

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.status}, health {self.health}, room {' '.join(self.room) or 'empty'}>"
