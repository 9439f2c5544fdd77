"""The engine as a child process: one line in, one line out."""

import os
import select
import subprocess
import sys
import tempfile

PATIENCE = 60  # seconds; no answer by then counts as none at all


class EngineFault(Exception):
    """The engine ended, or did not answer."""


class EngineProcess:
    def __init__(self, path):
        command = [sys.executable, path] if path.endswith(".py") else [path]
        self.errors = tempfile.TemporaryFile()
        self.child = subprocess.Popen([*command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=self.errors, bufsize=0)
        self.buffer = b""

    def ask(self, line):
        """Send one line (without its end) and wait for one line."""
        try:
            self._send(line.encode("utf-8") + b"\n")
        except BrokenPipeError:
            raise EngineFault(f"the engine ended{self._last_words()}") from None
        return self._line()

    def quit(self):
        """Ask it to end: it must do so with status 0 and without a word."""
        try:
            rest, _ = self.child.communicate(b'{"do":"quit"}\n', timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise EngineFault("quit did not end the engine") from None
        if rest or self.buffer or self.child.returncode != 0:
            raise EngineFault(f"quit: status {self.child.returncode}, output {rest!r}{self._last_words()}")

    def kill(self):
        self.child.kill()
        self.child.wait()

    def _send(self, data):
        """Write everything; long lines come back from write in parts."""
        view = memoryview(data)
        while view:
            view = view[self.child.stdin.write(view):]

    def _line(self):
        while b"\n" not in self.buffer:
            ready, _, _ = select.select([self.child.stdout], [], [], PATIENCE)
            part = os.read(self.child.stdout.fileno(), 1 << 16) if ready else b""
            if not part:
                state = "ended" if ready else f"gave no answer in {PATIENCE} s"
                self.kill()
                raise EngineFault(f"the engine {state}{self._last_words()}")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\n", 1)
        return line.decode("utf-8")

    def _last_words(self):
        self.errors.seek(0)
        words = self.errors.read()[-4000:].decode("utf-8", "replace")
        return f", status {self.child.poll()}; it said:\n{words}" if words else f", status {self.child.poll()}"
