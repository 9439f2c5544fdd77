"""One game as an environment with Gymnasium's interface."""

from __future__ import annotations

import random
from typing import Any, Callable, Optional, SupportsIndex, Union

import numpy as np
import numpy.typing as npt

from . import _core, layout
from .copies import Copied
from .errors import Error
from .gym import BaseEnv
from .rules import Rules
from .spaces import Box, Discrete


class ScoundrelEnv(Copied, BaseEnv):  # type: ignore[misc]
    """Observations are all that the player may know and nothing else, actions are places and verbs (``scoundrel.layout``).

    ``reset(seed=42)`` deals the game ``RULES#42``; without a seed the next one by chance. ``info["action_mask"]`` has the legal
    actions; any other raises ``IllegalMove`` and changes nothing. The reward is 0 until the end, then the score, or with
    ``reward="win"`` 1 for a win. A game of ``max_steps`` moves is truncated.

    A step cannot be taken back. To come back to where a game is now, keep ``copy.copy(env)``, which goes on from here by itself.
    It cannot be pickled.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(self, rules: Union[str, Rules] = "classic", *, reward: str = "score", max_steps: int = 1000,
                 render_mode: Optional[str] = None) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}, or None")
        self.rules = Rules(rules)
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, shape=(layout.OBSERVATION_SIZE,), dtype=np.uint8)
        self.action_space = Discrete(layout.ACTION_COUNT)
        self._dealt = False
        self._seed: Optional[int] = None
        self._chance: Optional[random.Random] = None  # made when it is first wanted
        self._sit_at(_core.Tables(str(self.rules), 1, reward, max_steps, False))

    def _sit_at(self, tables: _core.Tables) -> None:
        self._tables = tables
        # Their copies are what others get: an agent may keep them.
        self._act = tables.act
        self._copy_observation: Callable[[], npt.NDArray[np.uint8]] = tables.observations[0].copy
        self._copy_mask: Callable[[], npt.NDArray[np.bool_]] = tables.masks[0].copy

    @property
    def game(self) -> str:
        """The id of the game on the table."""
        self._see_that_it_began()
        return f"{self.rules}#{self._tables.seeds[0]}"

    def _see_that_it_began(self) -> None:
        if not self._dealt:
            raise Error("no_game", "no game has begun: call reset()")

    def reset(self, *, seed: Optional[SupportsIndex] = None, options: Optional[dict[str, Any]] = None
              ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """A new game: its first observation and info. After a reset with a seed, those without deal the same games every
        time. ``options`` has no meaning here."""
        if seed is None:
            self._chance = self._chance or random.Random(self._seed)
            self._tables.deal(self._chance.getrandbits(64))
        else:
            number = _core.seed(seed)  # numpy's too: neither Gymnasium nor random takes those
            super().reset(seed=number)
            self._tables.deal(number)
            self._seed, self._chance = number, None
        self._dealt = True
        if self.render_mode == "human":
            self.render()
        return self._copy_observation(), {"action_mask": self._copy_mask(), "game": self.game}

    def step(self, action: SupportsIndex) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated, info."""
        reward, terminated, truncated = self._act(action)
        info: dict[str, Any] = {"action_mask": self._copy_mask()}
        if terminated or truncated:
            info["score"] = int(self._tables.scores[0])
        if self.render_mode == "human":
            self.render()
        return self._copy_observation(), reward, terminated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask by itself, as agents with masks ask for it."""
        return self._copy_mask()

    def draw_action(self) -> int:
        """A legal action by random play, as docs/notation.md, chapter 9, has it."""
        return int(self._tables.draw()[0])

    def render(self) -> Optional[str]:
        """With ``ansi`` the game in a few lines; with ``human`` these are printed."""
        if self.render_mode is None:
            return None
        self._see_that_it_began()
        text = layout.describe(self._tables.observations[0], self.rules)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n", flush=True)
        return None

    def close(self) -> None:
        """Nothing is held open; Gymnasium's interface has it."""
