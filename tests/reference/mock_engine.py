#!/usr/bin/env python3
"""The reference playing the engine's part, one JSON object a line: a check of the driver itself.

Its records are its own: a comment, then the whole session in an opaque block with a checksum.
"""

import base64
import hashlib
import json
import pickle
import secrets
import sys
import textwrap

from scoundrel_reference.engine import Reference, body
from scoundrel_reference.errors import Refusal


class MockEngine(Reference):
    def _new(self, request):
        if isinstance(request.get("rules"), str) and not {"game", "position", "dealer"} & set(request):
            request = {**request, "game": f"{request['rules']}#{secrets.randbelow(1 << 64)}"}
        return super()._new(request)

    def _record(self, request):
        kept = self._game().copy()
        kept.future = []
        block = textwrap.wrap(base64.b64encode(pickle.dumps(kept)).decode(), 100)
        lines = ["; a record", kept.name.encode("unicode_escape").decode(), *block]
        return "\n".join([*lines, _checksum(body("\n".join(lines))), ""])

    def _load(self, request):
        if not isinstance(request.get("record"), str):
            raise Refusal("bad_request", "record is a text")
        lines = list(body(request["record"]))
        if len(lines) < 3 or lines.pop() != "" or lines.pop() != _checksum(lines):
            raise Refusal("bad_record", "the checksum is wrong")
        self.session = pickle.loads(base64.b64decode("".join(lines[1:])))
        return self.session.json()

    HANDLERS = {**Reference.HANDLERS, "new": _new, "record": _record, "load": _load}


def _checksum(lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def answer(engine, line):
    """One line's answer as JSON text."""
    identity = None
    try:
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            raise Refusal("bad_request", "this is no JSON") from None
        identity = request.get("id") if isinstance(request, dict) else None
        result = engine.answer(request)
        do = request["do"]
        if do == "hello":
            fields = {"name": "mock", "version": "0", "protocol": 1, "features": []}
        else:
            fields = {do: result or {}} if do in ("record", "rules", "review") else {"state": result}
        return json.dumps({"id": identity, "ok": True, **fields}, ensure_ascii=False)
    except Refusal as refusal:
        error = {"code": refusal.code, "message": refusal.message}
        return json.dumps({"id": identity, "ok": False, "error": error}, ensure_ascii=False)


def main():
    engine = MockEngine()
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        if '"quit"' in line and json.loads(line).get("do") == "quit":
            return
        print(answer(engine, line), flush=True)


if __name__ == "__main__":
    main()
