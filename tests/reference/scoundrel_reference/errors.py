"""Refusals, by the codes of contract §8."""


class Refusal(Exception):
    """A request that fails; it must change nothing.

    `also` names codes that the contract's words would allow just as well. The differential driver
    counts such answers instead of failing on them (unless it is told to be strict).
    """

    def __init__(self, code, message, also=()):
        super().__init__(message)
        self.code = code
        self.message = message
        self.also = tuple(also)
