"""Scoundrel, the solitaire card game that plays like a dungeon crawl.

A game, and what can be asked about it::

    game = Game("classic#42")
    game.play("7De")
    hint(game).best, solve(game).best_score

Players that cannot see the hidden cards (``Player``), and environments for agents that learn: ``ScoundrelEnv`` with the
interface of Gymnasium, ``ScoundrelVectorEnv`` for many games at once. The rules are those of the C++ library, which does
all the work; docs/bindings.md has the manual, docs/notation.md the texts.
"""

from ._core import version as __version__
from .advice import Hint, Option, Player, Review, Solution, hint, review, solve
from .checker import check_env
from .engine import Engine
from .env import ScoundrelEnv
from .errors import Error, IllegalMove
from .game import Game
from .rules import Rules, random_games
from .vector import ScoundrelVectorEnv
from .vector_checker import check_vector_env
from . import gym as _gym

_gym.register()

__all__ = ["Engine", "Error", "Game", "Hint", "IllegalMove", "Option", "Player", "Review", "Rules", "ScoundrelEnv",
           "ScoundrelVectorEnv", "Solution", "check_env", "check_vector_env", "hint", "random_games", "review", "solve",
           "__version__"]
