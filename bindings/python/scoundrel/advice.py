"""What can be asked about a game: the best move with the deck hidden, the truth with the deck known, a look back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional, Union

from . import _core
from .engine import Engine
from .errors import Error
from .game import Game
from .rules import Rules


@dataclass(frozen=True)
class Option:
    """A legal move: chance to win with half a 95 % interval, mean final score; None from players that have no chances."""

    move: str
    win: Optional[float]
    error: Optional[float]
    score: Optional[float]
    plan: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Hint:
    """``options`` is best first; ``reason`` says why, in words; ``raw`` is the whole answer of the protocol."""

    best: str
    options: list[Option]
    reason: str
    raw: dict[str, Any] = field(repr=False)


@dataclass(frozen=True)
class Solution:
    """``verdict`` is ``won``, ``lost`` or ``unknown``; ``line`` reaches ``best_score``."""

    verdict: str
    best_score: Optional[int]
    line: list[str]
    avoids: Optional[int]
    raw: dict[str, Any] = field(repr=False)


@dataclass(frozen=True)
class Review:
    """A finished game: start + luck + skill = result, chances to win all of them."""

    start: float
    luck: float
    skill: float
    result: float
    raw: dict[str, Any] = field(repr=False)


def _begun(game: Union[Game, str]) -> Game:
    return game if isinstance(game, Game) else Game(game)


def hint(game: Union[Game, str], *, player: str = "search", samples: Optional[int] = None, seed: int = 0,
         ms: Optional[int] = None, aim: Optional[str] = None) -> Hint:
    """The best move for somebody who cannot see the hidden cards either. The same ``samples`` and ``seed`` give the same
    answer; ``ms`` gives it time instead. ``aim`` is ``win`` or ``score``."""
    game = _begun(game)
    if game.over:
        raise Error("game_over", "the game is over")
    if ms is None and samples is None:
        samples = 200
    effort: dict[str, Any] = {"ms": ms} if ms is not None else {"samples": samples, "seed": _core.seed(seed)}
    raw = Engine().ask_patiently("hint", position=game.position, player=player, aim=aim, **effort)["hint"]
    options = [Option(one["move"], one["win"], one["error"], one["score"], one["plan"]) for one in raw["moves"]]
    return Hint(raw["best"], options, raw["reason"], raw)


def solve(game: Union[Game, str], *, ms: Optional[int] = None, nodes: Optional[int] = None) -> Solution:
    """What can be reached from here with the whole deck known, proved; ``ms`` and ``nodes`` limit the work."""
    engine = Engine()
    engine.ask("load", record=_begun(game).record)
    raw = engine.ask_patiently("solve", ms=ms, nodes=nodes)["solve"]
    return Solution(raw["verdict"], raw["best_score"], raw["line"], raw["avoids"], raw)


def review(game: Union[Game, str], *, samples: Optional[int] = None, seed: int = 0, aim: Optional[str] = None) -> Review:
    """A finished game looked back on: what was luck, what was skill, which moves gave something away (``raw``). One that is
    not over is refused, and so is an id: by that alone a game has just begun."""
    engine = Engine()
    engine.ask("load", record=_begun(game).record)
    raw = engine.ask_patiently("review", samples=samples, seed=_core.seed(seed), aim=aim)["review"]
    return Review(raw["start"], raw["luck"], raw["skill"], raw["result"], raw)


class Player:
    """A player by name (``Player.names()``) for these rules. It is handed what the player may know, never the order of the
    cards. It keeps memory between calls: one for each thread. A copy or a pickle is a new one with the same name and rules."""

    __slots__ = ("name", "rules", "_player")

    def __init__(self, name: str = "search", rules: Union[str, Rules] = "classic") -> None:
        self.name = name
        self.rules = Rules(rules)
        self._player = _core.Player(name, str(self.rules))

    @staticmethod
    def names() -> list[str]:
        """All that there are, from the simplest to the strongest."""
        return _core.player_names()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.rules)

    def advise(self, game: Union[Game, str], *, samples: int = 200, seed: int = 0) -> list[Option]:
        """Every legal move, best first; none once the game is over."""
        return [Option(*one) for one in self._player.advise(_begun(game)._session, samples, seed)]

    def choose(self, game: Union[Game, str], *, samples: int = 200, seed: int = 0) -> str:
        """The best of them. ``random`` draws by the seed."""
        return self._player.choose(_begun(game)._session, samples, seed)

    def finish(self, game: Union[Game, str], *, samples: int = 200, seed: int = 0) -> Game:
        """Plays on to the end, and gives the game back. Every move has a seed of its own, counted on from this one; after the
        last that there is comes 0."""
        game, first = _begun(game), _core.seed(seed)
        while not game.over:
            game.play(self.choose(game, samples=samples, seed=(first + len(game.moves)) % 2**64))
        return game

    def __repr__(self) -> str:
        return f"Player({self.name!r}, {str(self.rules)!r})"
