"""The program in a terminal of its own: a pseudo-terminal and a small screen (screen.py)."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

from screen import Screen

KEYS = {"enter": "\r", "esc": "\033", "left": "\033OD", "right": "\033OC", "up": "\033OA", "down": "\033OB",
        "tab": "\t", "space": " ", "back": "\177", "home": "\033OH", "end": "\033OF"}


class Terminal:
    def __init__(self, command, home, width=80, height=24, term="xterm-256color", **more):
        self.screen = Screen(width, height)
        self.raw = b""
        environment = {"PATH": os.environ.get("PATH", ""), "HOME": home, "TERM": term, "LANG": "C.UTF-8",
                       "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config", **more}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
            os.execve(command[0], command, environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.status = None

    def read(self, seconds):
        """Takes in what comes; True if anything did."""
        try:
            if not select.select([self.fd], [], [], seconds)[0]:
                return False
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.raw += data
        self.screen.feed(data)
        return bool(data)

    def wait(self, text, seconds=60):
        """Until the text is on the screen."""
        end = time.monotonic() + seconds
        while text not in self.screen.text():
            if not self.read(max(0.01, min(0.2, end - time.monotonic()))) and time.monotonic() > end:
                raise AssertionError(f"'{text}' did not come up in {seconds} s; on the screen is:\n{self.screen.text()}")
        return self

    def wait_gone(self, text, seconds=60):
        end = time.monotonic() + seconds
        while text in self.screen.text():
            if not self.read(0.1) and time.monotonic() > end:
                raise AssertionError(f"'{text}' did not go; on the screen is:\n{self.screen.text()}")
        return self

    def settle(self, quiet=0.25):
        """Until nothing more comes for a while."""
        while self.read(quiet):
            pass
        return self

    def send(self, *keys):
        for key in keys:
            os.write(self.fd, KEYS.get(key, key).encode())
        return self

    def click(self, text):
        """The left button, in the SGR encoding that xterm-256color uses, once the text is there."""
        self.wait(text).settle(0.02)
        for y, line in enumerate(self.screen.text().split("\n")):
            if text in line:
                x = line.index(text)
                os.write(self.fd, f"\033[<0;{x + 1};{y + 1}M\033[<0;{x + 1};{y + 1}m".encode())
                return self
        raise AssertionError(f"'{text}' is not on the screen:\n{self.screen.text()}")

    def resize(self, width, height):
        self.settle(0.05)
        self.screen.resize(width, height)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        return self

    def kill(self, number=signal.SIGKILL):
        os.kill(self.pid, number)
        return self

    def end(self, seconds=30):
        """Waits for the program to end; gives its exit status, or minus the signal."""
        end = time.monotonic() + seconds
        while self.status is None:
            self.read(0.05)
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
                raise AssertionError(f"it did not end; on the screen is:\n{self.screen.text()}")
        while self.read(0.02):
            pass
        return self.status

    def close(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        os.close(self.fd)
