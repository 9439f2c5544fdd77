"""Copies of environments, which share nothing: how to come back to where one was."""

from __future__ import annotations

import copy
from typing import Any, TypeVar

from . import _core

Self = TypeVar("Self", bound="Copied")


class Copied:
    """``copy.copy(env)`` and ``copy.deepcopy(env)`` go on as ``env`` would. A pickle would have to hold the games themselves."""

    _tables: _core.Tables

    def _sit_at(self, tables: _core.Tables) -> None:
        """Takes these tables, and all that is made of them."""
        raise NotImplementedError

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        other._sit_at(self._tables.copy())
        for name, value in vars(self).items():
            if name not in vars(other):
                setattr(other, name, copy.deepcopy(value, memo))
        return other

    def __copy__(self: Self) -> Self:
        return copy.deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"{type(self).__name__} cannot be pickled: make it anew, and repeat its reset(seed=...) and its actions; "
                        "within one program copy.copy() does it")
