"""The engine as a program of ours asks it: a request a line, an answer a line."""

import json
import math
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"{request}: {answer['error']['message']}")
        return answer

    def timed(self, seconds, **request):
        began = time.perf_counter()
        answer = self.ask(**request)
        seconds.append(time.perf_counter() - began)
        return answer


def percentile(numbers, share):
    """The least of the numbers that this share of them does not exceed."""
    return sorted(numbers)[math.ceil(share * len(numbers)) - 1]


def tell_progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
