"""The tie to Gymnasium, where it is installed; everything works without it."""

from __future__ import annotations

from typing import Any, Optional

__all__ = ["BaseEnv", "BaseVectorEnv", "SAME_STEP", "register"]

try:
    from gymnasium import Env as BaseEnv
    from gymnasium.vector import VectorEnv as BaseVectorEnv
except ImportError:
    class BaseEnv:  # type: ignore[no-redef]
        """What agents look at of gymnasium.Env."""

        metadata: dict[str, Any] = {"render_modes": []}
        render_mode = None
        spec = None

        @property
        def unwrapped(self) -> Any:
            return self

        def reset(self, *, seed: Any = None, options: Optional[dict[str, Any]] = None) -> Any:
            pass

        def close(self) -> None:
            pass

        def __enter__(self) -> Any:
            return self

        def __exit__(self, *_: Any) -> None:
            self.close()

    BaseVectorEnv = BaseEnv


try:
    from gymnasium.vector import AutoresetMode
    SAME_STEP = AutoresetMode.SAME_STEP
except ImportError:
    SAME_STEP = "SameStep"


def register() -> None:
    """Makes ``gymnasium.make("Scoundrel-v0")`` and ``make_vec`` know the environments."""
    try:
        from gymnasium import register as add
    except ImportError:
        return
    add(id="Scoundrel-v0", entry_point="scoundrel.env:ScoundrelEnv", vector_entry_point="scoundrel.vector:ScoundrelVectorEnv")
