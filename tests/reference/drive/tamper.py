"""Changes to a record that must not go unnoticed."""

import string


def tampered(rng, record):
    """The record with one change of any kind, or None when the change would not count as one."""
    changed = rng.choice([_change, _change, _delete, _insert, _swap, _line_deleted, _line_doubled, _line_inserted,
                          _lines_swapped, _truncated])(rng, record)
    # Only the line feeds at its end differ: whether that is a change at all is not said.
    return None if changed.rstrip("\n") == record.rstrip("\n") else changed


def _change(rng, text):
    at = rng.randrange(len(text))
    old = text[at]
    pool = [old.swapcase(), rng.choice(string.digits), rng.choice("CDHS"), rng.choice(text),
            rng.choice(string.printable[:94])]
    return text[:at] + rng.choice(pool) + text[at + 1:]


def _delete(rng, text):
    at = rng.randrange(len(text))
    return text[:at] + text[at + 1:]


def _insert(rng, text):
    at = rng.randrange(len(text))
    return text[:at] + rng.choice([rng.choice(text), rng.choice(string.printable[:94])]) + text[at:]


def _swap(rng, text):
    at = rng.randrange(len(text) - 1)
    return text[:at] + text[at + 1] + text[at] + text[at + 2:]


def _truncated(rng, text):
    return text[:rng.randrange(len(text))]


def _by_lines(change):
    def changed(rng, text):
        lines = text.split("\n")
        change(rng, lines, rng.randrange(len(lines)))
        return "\n".join(lines)
    return changed


@_by_lines
def _line_deleted(rng, lines, at):
    del lines[at]


@_by_lines
def _line_doubled(rng, lines, at):
    lines.insert(at, lines[at])


@_by_lines
def _line_inserted(rng, lines, at):
    lines.insert(at, rng.choice(["TDe", "next", "x", "undo", "health: 99", "; a comment", *lines]))


@_by_lines
def _lines_swapped(rng, lines, at):
    other = rng.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]
