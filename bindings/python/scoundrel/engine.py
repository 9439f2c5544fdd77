"""The engine protocol as a call: whatever has no function of its own here (lessons, puzzles, explanations, real decks)."""

from __future__ import annotations

import json
import operator
import threading
from typing import Any, Optional, Union

from . import _core
from .errors import Error, IllegalMove


def _plain(value: Any) -> int:
    try:
        return operator.index(value)  # a number of numpy's
    except TypeError:
        raise TypeError(f"requests and positions are made of texts, numbers, lists and dicts, not of {type(value).__name__}") from None


def as_json(value: Any) -> str:
    """A request, or what belongs into one."""
    return json.dumps(value, default=_plain)


class Engine:
    """Holds one game and answers requests (docs/notation.md, chapter 8). One thread asks at a time; ``stop`` may come from
    any other. Other threads of Python run while it thinks."""

    __slots__ = ("_engine",)

    def __init__(self) -> None:
        self._engine = _core.Engine()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("an engine cannot be copied or pickled: keep its game as the record that ask(\"record\") gives")

    def ask_text(self, request: str) -> Optional[str]:
        """One line of JSON in, one out; None after ``quit``."""
        return self._engine.ask(request)

    def ask(self, do: Union[str, dict[str, Any]], **fields: Any) -> dict[str, Any]:
        """``ask("hint", samples=50, seed=1)``, or a request as a dict; the answer as a dict. A refused request raises."""
        request = do if isinstance(do, dict) else {"do": do, **{name: value for name, value in fields.items() if value is not None}}
        answer = self.ask_text(as_json(request))
        if answer is None:
            raise Error("ended", "the engine was told to quit")
        told: dict[str, Any] = json.loads(answer)
        if not told["ok"]:
            error = told["error"]
            raise (IllegalMove if error["code"] == "illegal_move" else Error)(error["code"], error["message"])
        return told

    def ask_patiently(self, do: str, **fields: Any) -> dict[str, Any]:
        """The same for long work: Ctrl-C ends it. Signals are heard by Python between its own steps only, so the work is
        another thread's and this one waits. They are the main thread's alone: any other does the work itself, and starts none
        that a program which ends just then would not wait for."""
        if threading.current_thread() is not threading.main_thread():
            return self.ask(do, **fields)
        answers: list[dict[str, Any]] = []
        failures: list[BaseException] = []

        def work() -> None:
            try:
                answers.append(self.ask(do, **fields))
            except BaseException as failure:  # handed on below
                failures.append(failure)
        thread = threading.Thread(target=work)
        thread.start()
        try:
            thread.join()
        except BaseException:
            while thread.is_alive():
                self.stop()
                thread.join(0.01)
            raise
        for failure in failures:
            raise failure
        return answers[0]

    def stop(self) -> None:
        """The request in flight answers at once with what is known."""
        self._engine.stop()
