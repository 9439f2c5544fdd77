"""Spaces for environments: Gymnasium's where it is installed, else as much of them as agents look at."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import numpy.typing as npt

__all__ = ["Box", "Discrete", "MultiDiscrete"]

try:
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
except ImportError:

    class _Space:
        shape: tuple[int, ...]
        dtype: np.dtype[Any]

        def __init__(self, seed: Optional[int] = None) -> None:
            self._random = np.random.default_rng(seed)

        def seed(self, seed: Optional[int] = None) -> None:
            self._random = np.random.default_rng(seed)

        def __contains__(self, x: Any) -> bool:
            return self.contains(x)

        def contains(self, x: Any) -> bool:
            raise NotImplementedError

    class Box(_Space):  # type: ignore[no-redef]
        """Arrays of a shape, their numbers from low to high."""

        def __init__(self, low: Any, high: Any, shape: Optional[tuple[int, ...]] = None, dtype: npt.DTypeLike = np.float32,
                     seed: Optional[int] = None) -> None:
            super().__init__(seed)
            self.dtype = np.dtype(dtype)
            self.low = np.broadcast_to(np.asarray(low, self.dtype), shape if shape is not None else np.shape(low))
            self.high = np.broadcast_to(np.asarray(high, self.dtype), self.low.shape)
            self.shape = self.low.shape

        def contains(self, x: Any) -> bool:
            return (isinstance(x, np.ndarray) and x.shape == self.shape and np.can_cast(x.dtype, self.dtype)
                    and bool(np.all(x >= self.low) and np.all(x <= self.high)))

        def sample(self, mask: Any = None) -> npt.NDArray[Any]:
            return self._random.integers(self.low, self.high.astype(np.int64) + 1, dtype=np.int64).astype(self.dtype)

    class Discrete(_Space):  # type: ignore[no-redef]
        """Whole numbers from 0 to n - 1."""

        def __init__(self, n: int, seed: Optional[int] = None) -> None:
            super().__init__(seed)
            self.n, self.shape, self.dtype = n, (), np.dtype(np.int64)

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and not isinstance(x, bool) and bool(0 <= x < self.n)

        def sample(self, mask: Optional[npt.NDArray[Any]] = None) -> np.int64:
            """Any; with a mask any of those that are not zero there."""
            return np.int64(self._random.choice(self.n if mask is None else np.flatnonzero(mask)))

    class MultiDiscrete(_Space):  # type: ignore[no-redef]
        """A whole number below each of these."""

        def __init__(self, nvec: Any, dtype: npt.DTypeLike = np.int64, seed: Optional[int] = None) -> None:
            super().__init__(seed)
            self.nvec = np.asarray(nvec, dtype)
            self.shape, self.dtype = self.nvec.shape, np.dtype(dtype)

        def contains(self, x: Any) -> bool:
            return isinstance(x, np.ndarray) and x.shape == self.shape and bool(np.all(x >= 0) and np.all(x < self.nvec))

        def sample(self, mask: Any = None) -> npt.NDArray[Any]:
            return self._random.integers(0, self.nvec)
