"""The program under test: run with a home of its own, and checked for what must never happen."""

import json
import pathlib
import subprocess

PATIENCE = 120  # seconds; whatever takes longer hangs
NEVER = ("terminate called", "AddressSanitizer", "runtime error", "Assertion", "basic_filebuf", "std::")


class Wrong(Exception):
    """What the program did is not what it must do."""


def check(condition, message):
    if not condition:
        raise Wrong(message)


def shortened(text, length=300):
    return text if len(text) <= length else f"{text[:length]}... ({len(text)} characters)"


class Done:
    """How a run ended: its code, and what it printed as text."""

    def __init__(self, arguments, code, out, err):
        self.arguments, self.code = arguments, code
        self.out, self.err = out.decode(errors="replace"), err.decode(errors="replace")

    def __str__(self):
        return (f"{shortened(' '.join(map(str, self.arguments)))}: code {self.code}\n"
                f"    stdout: {shortened(self.out)!r}\n    stderr: {shortened(self.err)!r}")

    def ends(self, code, *said, out=None):
        """Holds it to an exit code, to what it says on standard error and, if given, to its output."""
        check(self.code == code, f"expected code {code}: {self}")
        for words in said:
            check(words in self.err, f"expected {words!r} on stderr: {self}")
        check(out is None or self.out == out, f"expected other output: {self}")
        return self

    def fails(self, *said):
        """It could not be done: one line says why, and there is no output."""
        return self.ends(1, "scoundrel: ", *said, out="")

    def succeeds(self):
        """Done, without a complaint."""
        check(self.err == "", f"expected no complaint: {self}")
        return self.ends(0)

    def json(self):
        return [json.loads(line) for line in self.out.splitlines()]


class Home:
    """A folder for games, and the program at work on it."""

    def __init__(self, program, folder):
        self.program, self.folder = str(program), pathlib.Path(folder)
        self.games = self.folder / "scoundrel/games"
        self.environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "XDG_DATA_HOME": str(folder)}

    def start(self, *arguments, preload=None, **options):
        environment = dict(self.environment, **({"LD_PRELOAD": str(preload)} if preload else {}))
        return subprocess.Popen([self.program, *arguments], env=environment, stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, **options)

    def run(self, *arguments, given=b"", environment=None, stdout=subprocess.PIPE, stdin=None, **options):
        given = given.encode() if isinstance(given, str) else given
        feed = {"stdin": stdin} if stdin is not None else {"input": given}
        ran = subprocess.run([self.program, *arguments], env=environment or self.environment, stdout=stdout,
                             stderr=subprocess.PIPE, timeout=PATIENCE, check=False, **feed, **options)
        done = Done(arguments, ran.returncode, ran.stdout or b"", ran.stderr)
        check(done.code in (0, 1, 2, 141), f"an exit code like no other, or a signal: {done}")
        check(not any(words in done.err for words in NEVER), f"it broke down: {done}")
        check(done.code in (0, 141) or done.err, f"it fails without a word: {done}")
        return done

    def logs(self):
        """The files of games."""
        return sorted(self.games.glob("*.game"))

    def history(self):
        return self.run("history", "--json").succeeds().json()

    def record(self, play):
        """One game's record, which must be good."""
        record = self.run("history", play).succeeds().out
        self.run("verify", "-", given=record).succeeds()
        return record

    def export(self):
        return self.run("export").succeeds().out


class Engine:
    """Plays along, to know what is legal."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, text=True,
                                        stdout=subprocess.PIPE, encoding="utf-8")
        self.state = None

    def ask(self, **request):
        """Whether it was done; the state is then that of after."""
        return self.answer(**request)["ok"]

    def answer(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["ok"]:
            self.state = answer.get("state", self.state)
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


def random_game(engine, game, chance, most=400):
    """The moves of a random game, to its end unless that takes too many."""
    check(engine.ask(do="new", game=game), f"the engine refuses {game}")
    moves = []
    while engine.state["status"] == "playing" and len(moves) < most:
        moves.append(chance.choice(engine.state["legal"]))
        check(engine.ask(do="move", move=moves[-1]), f"the engine refuses {moves[-1]}")
    return moves
