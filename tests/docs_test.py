#!/usr/bin/env python3
"""Runs the examples of README.md and docs/*.md against the program, so that the documents stay true.

An example is a fenced block, known by its first line:

    $ scoundrel deal classic#42      a shell session: `$ ` begins a command, the lines up to the next one are
    …                                what it prints (standard output and error together)

    > {"do":"hello"}                 an exchange with `scoundrel engine`: each `> ` request is followed by its
    < {"ok":true,…}                  `< ` answer, except `quit`, which has none and ends the engine with 0

`…` matches anything within a line; a line that is only `…` matches any number of lines. A request or answer may
go on in lines that begin with a blank; they are joined without their indentation. `$ python3 …` may also begin a
block. Every other block is left alone, but one whose info string names a file (```python file=bot.py) is written
to the scratch directory that the examples of its document share. That directory is also their home, so no games
but theirs are there. Engine blocks below one heading talk to one engine; a new heading starts another.

A block of README.md with the info string `sh` is what a reader pastes in the root of the sources: each of its lines must
run, `./scoundrel` being the program under test. Long work passes once it is under way. Nothing else in README.md looks like a command:
its blocks of commands are all `sh` or sessions, and no command is called without its `./`.

The last line is `N passed, M failed`; the exit status is 1 on failure, and also if there is no example at all.
"""

import argparse
import glob
import os
import re
import signal
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SECONDS = 120  # for one command
UNDER_WAY = 10  # seconds after which long work has begun well
# What README's reader may paste and this test does not: it builds, installs or serves for minutes, and has tests of its own.
NOT_HERE = ("./test", "./scoundrel web", "cmake ")


class Block:
    def __init__(self, line, info, section):
        self.line, self.info, self.section = line, info, section
        self.lines = []

    @property
    def first(self):
        return self.lines[0] if self.lines else ""


def blocks_of(text):
    """The fenced blocks of a document, each with its line number, info string and the heading above it."""
    block, fence, indent, section = None, "", 0, 0
    for number, line in enumerate(text.split("\n"), 1):
        opening = re.match(r"( *)(`{3,}|~{3,})(.*)$", line)
        if block is None:
            section += line.startswith("#")
            if opening:
                indent, fence = len(opening[1]), opening[2]
                block = Block(number + 1, opening[3].strip(), section)
        elif opening and opening[2].startswith(fence) and not opening[3].strip():
            yield block
            block = None
        else:
            block.lines.append(line[min(indent, len(line) - len(line.lstrip(" "))):])
    if block is not None:
        raise SystemExit(f"line {block.line - 1}: the block has no end")


def line_matches(expected, actual):
    """Whether the line is as expected, with … standing for anything; blanks at its end do not count."""
    first, *parts = expected.rstrip().split("…")
    actual = actual.rstrip()
    if not parts:
        return actual == first
    last = parts.pop()
    if not actual.startswith(first) or not actual[len(first):].endswith(last):
        return False
    middle = actual[len(first):len(actual) - len(last)]
    for part in parts:  # the earliest place will do: what comes after it can only gain
        at = middle.find(part)
        if at < 0:
            return False
        middle = middle[at + len(part):]
    return True


def matches(expected, actual):
    """The same for a whole text, in which a line … stands for any number of lines."""
    fitting = {0}  # how many actual lines the expected ones so far may have taken
    lines = actual.rstrip("\n").split("\n")
    for wanted in expected.rstrip("\n").split("\n"):
        if wanted.strip() == "…":
            fitting = set(range(min(fitting, default=len(lines) + 1), len(lines) + 1))
        else:
            fitting = {n + 1 for n in fitting if n < len(lines) and line_matches(wanted, lines[n])}
    return len(lines) in fitting


class Engine:
    def __init__(self, program, home, environment):
        self.process = subprocess.Popen([program, "engine"], cwd=home, env=environment, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, encoding="utf-8")
        self.ended = None

    def ask(self, request):
        """The answer's line; None if there is none."""
        line = self.process.stdout.readline() if not self.ended and self.tell(request) else ""
        return line.rstrip("\n") or None

    def tell(self, request):
        try:
            self.process.stdin.write(request + "\n")
            self.process.stdin.flush()
            return True
        except BrokenPipeError:
            return False

    def end(self):
        """Ends it; what it still had to say, and its exit status."""
        if not self.ended:
            rest = self.process.communicate(timeout=SECONDS)[0]
            self.ended = rest, self.process.returncode
        return self.ended

    def quit(self, request):
        """The same, but the request alone must end it, not the end of its input."""
        self.tell(request)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        return self.end()


class Document:
    """One document's examples; `passed` and `failed` are the counts."""

    def __init__(self, path, program):
        self.path, self.program = path, program
        self.passed = self.failed = 0

    def run(self):
        with open(self.path, encoding="utf-8") as file:
            blocks = list(blocks_of(file.read()))
        with tempfile.TemporaryDirectory() as place:
            self.home = os.path.join(place, "home")
            names = os.path.join(place, "bin")
            os.mkdir(self.home)
            os.mkdir(names)
            os.symlink(self.program, os.path.join(names, "scoundrel"))
            self.root(names)
            self.environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
            self.environment.update(HOME=self.home, LC_ALL="C.UTF-8", NO_COLOR="1",
                                    PATH=names + os.pathsep + os.environ.get("PATH", ""))
            engine, section = None, None
            for block in blocks:
                if named := re.search(r"\bfile=(\S+)", block.info):
                    self.write(named[1], block.lines)
                elif re.match(r"\$ (\./scoundrel|scoundrel|python3|printf)\b", block.first):
                    self.shell(block)
                elif self.is_readme and block.info == "sh":
                    self.pasted(block)
                elif block.first.startswith("> {"):
                    if engine is None or engine.ended or section != block.section:
                        if engine:
                            engine.end()
                        engine, section = Engine(self.program, self.home, self.environment), block.section
                    self.exchange(block, engine)
            if engine:
                engine.end()

    @property
    def is_readme(self):
        return os.path.basename(self.path) == "README.md"

    def root(self, names):
        """The scratch directory as the root of the sources, for those who stand there."""
        if not self.is_readme:
            return
        os.symlink(self.program, os.path.join(self.home, "scoundrel"))
        for name in ("docs", "data", "examples"):
            os.symlink(os.path.join(ROOT, name), os.path.join(self.home, name))
        with open(self.path, encoding="utf-8") as file:
            text = file.read()
        for block in blocks_of(text):
            if re.match(r"\./|scoundrel ", block.first):
                self.check(block.line, block.first, "a block with the info string sh", f"a block with {block.info!r}" if
                           block.info != "sh" else "a block with the info string sh")
        bare = [line for line in text.split("\n") if re.search(r"(`|[|$] )scoundrel [a-z]", line)]
        self.check(0, "commands without ./", "", "\n".join(bare))

    def pasted(self, block):
        for number, command in enumerate(block.lines, block.line):
            if not command or command.startswith(NOT_HERE):
                continue
            process = subprocess.Popen(command, shell=True, executable="/bin/bash", cwd=self.home, env=self.environment,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                       start_new_session=True)
            try:
                told = process.communicate(timeout=UNDER_WAY)[0].decode("utf-8", "replace")
                ended = f"exit status {process.returncode}"
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                told, ended = "", "exit status 0"
            self.check(number, command, "exit status 0", ended if ended == "exit status 0" else f"{ended}\n{told}")

    def write(self, name, lines):
        path = os.path.join(self.home, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")

    def shell(self, block):
        starts = [i for i, line in enumerate(block.lines) if line.startswith("$ ")]
        for start, end in zip(starts, starts[1:] + [len(block.lines)]):
            command = block.lines[start][2:]
            try:
                done = subprocess.run(command, shell=True, cwd=self.home, env=self.environment,
                                      stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                      timeout=SECONDS)
                output = done.stdout.decode("utf-8", "replace")
            except subprocess.TimeoutExpired:
                output = f"(nothing after {SECONDS} seconds)"
            self.check(block.line + start, "$ " + command, "\n".join(block.lines[start + 1:end]), output)

    def exchange(self, block, engine):
        parts = []  # (line, "<" or ">", text)
        for number, line in enumerate(block.lines, block.line):
            if line[:2] in ("> ", "< "):
                parts.append([number, line[0], line[2:]])
            elif line.startswith(" "):
                parts[-1][2] += line.strip()
            elif line.strip():
                self.check(number, line, "a line that begins with '> ', '< ' or a blank", line)
        for i, (number, side, text) in enumerate(parts):
            if side == "<":
                if i == 0 or parts[i - 1][1] == "<":
                    self.check(number, text, "a request before this answer", "none")
            elif re.search(r'"do" *: *"quit"', text):
                rest, status = engine.quit(text)
                self.check(number, "> " + text, "exit status 0", f"exit status {status}{rest and ' and ' + rest}")
            elif i + 1 == len(parts) or parts[i + 1][1] == ">":
                self.check(number, "> " + text, "an answer after this request", "none")
            else:
                self.check(number, "> " + text, parts[i + 1][2], engine.ask(text))

    def check(self, line, what, expected, actual):
        if actual is not None and matches(expected, actual):
            self.passed += 1
            return
        self.failed += 1
        actual = "(nothing: it has ended)" if actual is None else actual
        print(f"{os.path.relpath(self.path, ROOT)}:{line}: {what}\n--- the document says\n{expected}\n"
              f"--- the program says\n{actual.rstrip()}\n")


def main():
    options = argparse.ArgumentParser(description="Runs the examples of the documents against the program.")
    options.add_argument("--program", default=os.path.join(ROOT, "build", "scoundrel"))
    options.add_argument("documents", nargs="*", metavar="DOCUMENT", help="README.md and docs/*.md without any")
    options = options.parse_args()
    program = os.path.abspath(options.program)
    if not os.access(program, os.X_OK):
        sys.exit(f"{program}: there is no such program; build it first")
    paths = options.documents or [path for path in [os.path.join(ROOT, "README.md")] if os.path.exists(path)] + sorted(
        glob.glob(os.path.join(ROOT, "docs", "*.md")))
    passed = failed = 0
    for path in paths:
        document = Document(path, program)
        document.run()
        passed += document.passed
        failed += document.failed
        print(f"{os.path.relpath(path, ROOT)}: {document.passed} of {document.passed + document.failed} examples")
    if passed + failed == 0:
        print("there is no example in any document")
        failed = 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
