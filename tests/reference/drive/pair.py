"""An engine and the reference, asked the same things."""

import json
import re
from collections import Counter

from scoundrel_reference.cards import INDEX
from scoundrel_reference.engine import Reference
from scoundrel_reference.errors import Refusal
from scoundrel_reference.rules import KNOBS, parse_rules
from scoundrel_reference.state import score

from .compare import differences, state_differences
from .process import EngineFault

SHAPES = {  # what an answer without a state must hold
    "hello": {"name": str, "version": str, "protocol": int, "features": (list, dict)},
    "record": {"record": str},
    "rules": {"rules": (list, dict)},
    "review": {"review": (dict, list, str)},
}


class Mismatch(Exception):
    """The two disagree; holds everything needed to see it again."""

    def __init__(self, script, expected, actual, fields):
        super().__init__("\n".join(fields))
        self.script, self.expected, self.actual, self.fields = script, expected, actual, fields

    def report(self):
        return "\n".join(["request script:", *self.script, "", f"reference: {self.expected}",
                          f"engine:    {self.actual}", "differing:", *("  " + field for field in self.fields)])


class Pair:
    """Asks both, compares, keeps the script of the game and counts what was covered."""

    def __init__(self, engine, rng=None, strict=False):
        self.engine, self.rng, self.strict = engine, rng, strict
        self.reference = Reference()
        self.script = []
        self.seen = Counter()

    @property
    def session(self):
        return self.reference.session

    def ask(self, request):
        """Send a request to both; the engine's answer, once it is known to be right."""
        request = self._dressed(request)
        return self.ask_exactly(request, json.dumps(request, ensure_ascii=self.rng.random() < 0.5))

    def ask_exactly(self, request, line):
        """The same for a request just as it is, with the line that holds it."""
        before = self.session
        try:
            expected = self.reference.answer(request)
            refusal = None
        except Refusal as caught:
            expected, refusal = None, caught
        answer = self._exchange(line, refusal or expected)
        self._count(request, refusal)
        self._check_identity(request, answer, refusal or expected)
        if refusal:
            self._check_refusal(refusal, answer)
        elif self._comments_refused(request, answer):
            self.reference.session = before
        else:
            self._check_accepted(request, expected, answer)
        return answer

    def ask_raw(self, line):
        """Send a line that is no request at all."""
        refusal = Refusal("bad_request", "malformed")
        answer = self._exchange(line, refusal)
        self.seen["do (malformed line)"] += 1
        self.seen["error bad_request"] += 1
        self._check_refusal(refusal, answer)

    def ask_random_seed(self, rules):
        """`new` with rules alone: the engine picks the seed, so the reference must follow it."""
        line = json.dumps({"id": 0, "do": "new", "rules": rules})
        answer = self._exchange(line, "a game with a random seed")
        name = answer.get("state", {}).get("game") if isinstance(answer.get("state"), dict) else None
        prefix = parse_rules(rules).text + "#"
        if not isinstance(name, str) or not name.startswith(prefix) or name == prefix:
            self._fail(f"a game id {prefix}SEED", answer, [f"state.game: {name!r}"])
        self.script[-1] = json.dumps({"id": 0, "do": "new", "game": name})  # so that it can be seen again
        expected = self.reference.answer({"do": "new", "game": name})
        self._count({"do": "new"}, None)
        self.seen["deal random seed"] += 1
        self._check_accepted({"do": "new"}, expected, answer)

    def _comments_refused(self, request, answer):
        """A record with other comments: where its format has room for comments is the engine's own affair."""
        refused = (request["do"] == "load" and request["record"] not in self.reference.written
                   and isinstance(answer.get("error"), dict) and answer["error"].get("code") == "bad_record")
        if refused and not self.strict:
            self.seen["tolerated bad_record for a comment elsewhere"] += 1
        return refused and not self.strict

    # ---- checks ----------------------------------------------------------------------------------

    def _exchange(self, line, expected):
        self.script.append(line)
        try:
            text = self.engine.ask(line)
        except EngineFault as fault:
            self._fail(expected, None, [str(fault)])
        try:
            answer = json.loads(text)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            self._fail(expected, text, ["the answer is no JSON object"])
        return answer

    def _check_identity(self, request, answer, expected):
        # Without an id in the request, the answer may have none or null: the contract does not say.
        found = differences({"id": request.get("id")}, {"id": answer.get("id")})
        if found or ("id" in request and "id" not in answer):
            self._fail(expected, answer, found or ["id: missing"])

    def _check_refusal(self, refusal, answer):
        error = answer.get("error")
        code = error.get("code") if isinstance(error, dict) else None
        if answer.get("ok") is not False or not isinstance(code, str) or not isinstance(error.get("message"), str):
            self._fail(refusal, answer, [f"should be refused with {refusal.code}"])
        if code in refusal.also and not self.strict:
            self.seen[f"tolerated {code} for {refusal.code} ({refusal.message})"] += 1
        elif code != refusal.code:
            self._fail(refusal, answer, [f"error.code: should be {refusal.code}, is {code}"])

    def _check_accepted(self, request, expected, answer):
        if answer.get("ok") is not True or "error" in answer:
            self._fail(expected, answer, ["ok: should be true"])
        if expected is not None:
            found = state_differences(expected, answer.get("state"))
            if found:
                self._fail(expected, answer, found)
        for name, kind in SHAPES.get(request["do"], {}).items():
            if not isinstance(answer.get(name), kind) or answer.get(name) == "":
                self._fail(f"{name} in the answer", answer, [f"{name}: missing or of the wrong type"])
        if request["do"] == "hello" and answer["protocol"] != 1:
            self._fail("protocol 1", answer, ["protocol"])

    def _fail(self, expected, actual, fields):
        if isinstance(expected, Refusal):
            expected = f"refused, {expected.code}: {expected.message}"
        shown = [value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
                 for value in (expected, actual)]
        raise Mismatch(self.script, *shown, fields)

    # ---- dressing and counting -------------------------------------------------------------------

    def _dressed(self, request):
        """Any id, and sometimes fields that nobody knows: they must make no difference (contract §8)."""
        rng = self.rng
        identities = [len(self.script), -1, 0.5, "id", "né ♦", None, True, [1, "two", None], {"a": {"b": []}}, ""]
        identity = rng.choice(identities) if rng.random() < 0.3 else len(self.script)
        dressed = {"id": identity, **request} if rng.random() < 0.95 else dict(request)
        if rng.random() < 0.05:
            dressed[rng.choice(["x", "comment", "Move", "états"])] = rng.choice([None, 1, "y", {"z": [1]}])
        return dressed

    def _count(self, request, refusal):
        do = request["do"] if isinstance(request.get("do"), str) else "(none)"
        self.seen[f"do {do}"] += 1
        if refusal:
            self.seen[f"error {refusal.code}"] += 1
        elif do == "new":
            self._count_rules()
        elif do == "move":
            self._count_moves(len(request.get("moves", [0])))
        elif do == "reveal":
            self.seen["reveal " + next(name for name in ("cards", "die", "replace") if name in request)] += 1

    def _count_rules(self):
        rules = self.session.state.rules
        self.seen[f"rules {rules.base}"] += 1
        sign = re.search("[#:@]", self.session.name)[0]
        kind = {"#": "seed", ":": "literal", "@": "table"}[sign]
        if self.session.name.endswith("@position"):
            kind = "position, table" if self.session.table else "position, seed"
        self.seen[f"deal {kind}"] += 1
        self.seen[f"knob deck={len(rules.deck) if '+deck=' in rules.text else 'base'}"] += 1
        for knob in KNOBS:
            self.seen[f"knob {knob}={getattr(rules, knob)}"] += 1

    def _count_moves(self, count):
        """The verbs of the last `count` moves, and how the game ended."""
        line = [*self.session.past, self.session.now][-count - 1:]
        for before, after in zip(line, line[1:]):
            slot = before.state.slot
            verb = after.event[2:] if after.event[:2] in INDEX else after.event
            place = ""
            if slot is not None and slot.card == after.event[:2]:
                place = " (slot, worn)" if slot.worn else " (slot)"
            self.seen[f"verb {verb}{place}"] += 1
        state = self.session.state
        if state.status != "playing":
            self.seen[f"end {state.status} {state.rules.ending} {state.rules.scoring}"] += 1
            if state.status == "won" and state.rules.scoring == "original" and score(state) > state.health:
                self.seen["end with the last potion counted"] += 1
