"""What is raised when a text, a move or a request cannot be: a code for programs, a message for people."""

from __future__ import annotations


class Error(ValueError):
    """A failure, with the protocol's ``code``, such as ``unknown_rules`` (docs/notation.md, chapter 8)."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[Error], tuple[str, str]]:
        return type(self), (self.code, str(self))


class IllegalMove(Error):
    """A move that is not legal now, or no move at all; the game is as it was."""
