"""Many games at once, in arrays that are written in place."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple, Optional, SupportsIndex, Union

import numpy as np
import numpy.typing as npt

from . import _core, layout
from .copies import Copied
from .gym import SAME_STEP, BaseVectorEnv
from .rules import Rules
from .spaces import Box, Discrete, MultiDiscrete


class Outlooks(NamedTuple):
    """Where every legal move of every game would lead, before cards are turned up; a row, or a number, for each."""

    observations: npt.NDArray[np.uint8]
    games: npt.NDArray[np.int32]  # whose move it is
    actions: npt.NDArray[np.int32]
    scores: npt.NDArray[np.int32]  # if the game ended there; final where the observation's status says that it does


class ScoundrelVectorEnv(Copied, BaseVectorEnv):  # type: ignore[misc]
    """Like ``num_envs`` environments side by side. A game that has ended is dealt anew within the same step: the observation is
    then the new game's first, ``info["final_obs"]`` has the last one of the old, ``info["score"]`` its score.

    No copies are made: arrays are read-only views of memory that the next step writes again. Copy what you keep.

    ``reset(seed=s)`` deals seed s + i to game i, and each table goes on with every ``num_envs``-th seed after it; ``seeds`` tells
    them. A step with an action that is not legal raises ``IllegalMove`` and changes nothing. To come back to where the games are
    now, keep ``copy.copy(env)``, whose arrays are its own.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": SAME_STEP}

    def __init__(self, num_envs: int = 1, rules: Union[str, Rules] = "classic", *, reward: str = "score",
                 max_steps: int = 1000) -> None:
        self.rules = Rules(rules)
        self._sit_at(_core.Tables(str(self.rules), num_envs, reward, max_steps, True))
        self.num_envs = int(num_envs)
        shape = (layout.OBSERVATION_SIZE,)
        self.single_observation_space = Box(0, 255, shape=shape, dtype=np.uint8)
        self.single_action_space = Discrete(layout.ACTION_COUNT)
        self.observation_space = Box(0, 255, shape=(num_envs, *shape), dtype=np.uint8)
        self.action_space = MultiDiscrete([layout.ACTION_COUNT] * num_envs)

    def _sit_at(self, tables: _core.Tables) -> None:
        self._tables = tables
        self.observations: npt.NDArray[np.uint8] = tables.observations
        self.action_mask: npt.NDArray[np.bool_] = tables.masks
        self.seeds: npt.NDArray[np.uint64] = tables.seeds
        self._results = (tables.rewards, tables.terminated, tables.truncated)
        self._info = {"action_mask": tables.masks, "final_obs": tables.final_observations, "score": tables.scores}

    def reset(self, *, seed: Optional[SupportsIndex] = None, options: Optional[dict[str, Any]] = None
              ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Observations and info of new games on all tables."""
        self._tables.deal(secrets.randbits(63) if seed is None else seed)
        return self.observations, self._info

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32], npt.NDArray[np.bool_],
                                                   npt.NDArray[np.bool_], dict[str, Any]]:
        """Observations, rewards, terminated, truncated, info: an array each, with a row or number a game."""
        self._tables.step(np.asarray(actions))
        return (self.observations, *self._results, self._info)

    def draw_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, by random play as docs/notation.md, chapter 9, has it."""
        return self._tables.draw()

    def look_ahead(self) -> Outlooks:
        """All legal moves with what they would lead to: for agents that judge what comes out of a move."""
        return Outlooks(*self._tables.look_ahead())

    def close(self, **_: Any) -> None:
        """Nothing is held open; Gymnasium's interface has it."""
