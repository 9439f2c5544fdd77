"""The engine protocol as a call: whatever has no function of its own here (lessons, puzzles, explanations, real decks)."""

from __future__ import annotations

import json
import secrets
from typing import Any, Optional, Union

from . import _core
from .errors import Error, IllegalMove


class Engine:
    """Holds one game and answers requests (docs/notation.md, chapter 8). One thread asks at a time; ``stop`` may come from
    any other. Other threads of Python run while it thinks."""

    __slots__ = ("_engine",)

    def __init__(self) -> None:
        self._engine = _core.Engine(lambda: secrets.randbits(64))

    def ask_text(self, request: str) -> Optional[str]:
        """One line of JSON in, one out; None after ``quit``."""
        return self._engine.ask(request)

    def ask(self, do: Union[str, dict[str, Any]], **fields: Any) -> dict[str, Any]:
        """``ask("hint", samples=50, seed=1)``, or a request as a dict; the answer as a dict. A refused request raises."""
        request = do if isinstance(do, dict) else {"do": do, **{name: value for name, value in fields.items() if value is not None}}
        answer = self.ask_text(json.dumps(request))
        if answer is None:
            raise Error("ended", "the engine was told to quit")
        told = json.loads(answer)
        if not told["ok"]:
            error = told["error"]
            raise (IllegalMove if error["code"] == "illegal_move" else Error)(error["code"], error["message"])
        return told

    def stop(self) -> None:
        """The request in flight answers at once with what is known."""
        self._engine.stop()
