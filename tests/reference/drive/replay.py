"""Playing a script of request lines again, and cutting it down to what still disagrees."""

import json
import time

from .pair import Mismatch, Pair
from .process import EngineFault, EngineProcess

RESTART = "; the engine is ended and started again here"
LONGEST_SHRINKING = 20  # seconds


def replay(lines, engine_path, strict=False):
    """Ask everything in the script of an engine of its own: the Mismatch, or None."""
    pair = Pair(EngineProcess(engine_path), strict=strict)
    try:
        for line in lines:
            if line == RESTART:
                restart(pair, engine_path)
            else:
                _ask(pair, line)
    except Mismatch as mismatch:
        return mismatch
    except EngineFault as fault:
        return Mismatch(pair.script, "an engine that goes on", None, [str(fault)])
    finally:
        pair.engine.kill()
    return None


def restart(pair, engine_path):
    """End the engine and start another one, which knows nothing."""
    pair.engine.quit()
    pair.engine = EngineProcess(engine_path)
    pair.reference.session = None
    pair.script.append(RESTART)


def _ask(pair, line):
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, dict):
        pair.ask_raw(line)
        return
    answer = pair.ask_exactly(request, line)
    if request.get("do") == "record" and answer["ok"]:
        pair.reference.remember(answer["record"])


def shrunk(mismatch, engine_path, strict=False):
    """A shorter script with the same disagreement, where one is found; else the mismatch as it is."""
    kind, until = _kind(mismatch), time.time() + LONGEST_SHRINKING
    best, lines = mismatch, list(mismatch.script)
    size = len(lines) // 2
    while size >= 1 and time.time() < until:
        at = 0
        while at < len(lines) - 1 and time.time() < until:
            attempt = lines[:at] + lines[min(at + size, len(lines) - 1):]
            found = replay(attempt, engine_path, strict)
            if found and _kind(found) == kind:
                best, lines = found, list(found.script)
            else:
                at += size
        size //= 2
    return best


def _kind(mismatch):
    """What disagrees, without its values: the fields' names and the request's verb."""
    try:
        do = json.loads(mismatch.script[-1]).get("do")
    except (ValueError, RecursionError, AttributeError):
        do = None
    return do, [field.split(":")[0] for field in mismatch.fields]
