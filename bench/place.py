"""A commit, or the working tree, in a clean place: how it gets there, is built, and is measured once. What is measured how
often, and what becomes of the figures, is left to bench/compare.

Only what stays is used of a commit: ./scoundrel, `scoundrel bench --json`, the engine protocol and the files of the page.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]


class Failure(Exception):
    pass


def say(words):
    print(f"compare: {words}", file=sys.stderr, flush=True)


def git(*arguments, index=None):
    environment = dict(os.environ, GIT_INDEX_FILE=str(index)) if index else None
    done = subprocess.run(["git", "-C", ROOT, *arguments], env=environment, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def spend(command, **how):
    """Runs it: its exit status, and the processor time of it and of all that it waited for."""
    process = subprocess.Popen(command, **how)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


class Place:
    """A clean copy of one of the two, and what is built there."""

    def __init__(self, name, words, tree, home):
        self.name, self.words, self.tree = name, words, tree
        self.folder, self.log, self.stamp = home / name, home / f"{name}.log", home / f"{name}.tree"
        self.program = self.folder / "build/scoundrel"

    def fill(self):
        """Writes the sources; those of a place that was kept, and is of the same tree, stay with what is built."""
        if self.folder.exists():
            if not self.stamp.exists():
                raise Failure(f"{self.folder} is there already, and not from here")
            if self.stamp.read_text() == self.tree:
                return
            shutil.rmtree(self.folder)
        self.folder.mkdir(parents=True)
        self.stamp.write_text("unfinished")
        with tempfile.TemporaryDirectory() as scratch:
            index = pathlib.Path(scratch) / "index"
            git("read-tree", self.tree, index=index)
            git("checkout-index", "--all", f"--prefix={self.folder}/", index=index)
        self.stamp.write_text(self.tree)

    def make(self, *command):
        """A command that builds something here, without a compiler cache: its processor time."""
        environment = {name: value for name, value in os.environ.items() if not name.endswith("_COMPILER_LAUNCHER")}
        with open(self.log, "w", encoding="utf-8") as log:
            status, seconds = spend(command, cwd=self.folder, env=environment | {"CCACHE_DISABLE": "1"},
                                    stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        if status:
            end = self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-30:]
            raise Failure("\n".join([f"{' '.join(command)} failed for {self.name} ({self.words}):", *end]))
        return seconds

    def build(self, afresh=False):
        """The program, as ./scoundrel makes it: the processor time and the number of objects."""
        if afresh:
            shutil.rmtree(self.folder / "build", ignore_errors=True)
        seconds = self.make("./scoundrel", "--version")
        if "installing" in self.log.read_text(encoding="utf-8") and afresh:  # packages: no part of a build
            return self.build(afresh)
        return seconds, sum(1 for _ in (self.folder / "build").rglob("*.o"))

    def build_lab(self):
        """What `scoundrel bench` may need beside the program."""
        if re.search("^build scoundrel-lab:", (self.folder / "build/build.ninja").read_text(), re.MULTILINE):
            self.make("ninja", "-C", "build", "scoundrel-lab")

    def random_play(self, rules, door, games):
        """Moves a second, by the program's own clock of processor time, and the signature."""
        command = [self.program, "bench", "--rules", rules, "--door", door, "--games", str(games), "--json"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Failure(f"{self.name}: scoundrel bench failed: {done.stderr.strip()}")
        answer = json.loads(done.stdout)
        return answer["results"][0]["moves_per_second"], [answer["signature"]]

    def ask(self, rules, deals, request):
        """The same request for each of these deals: deals a second, and the answers without what may differ."""
        lines = [json.dumps(each) for deal in deals for each in ({"do": "new", "game": f"{rules}#{deal}"}, request)]
        with tempfile.TemporaryFile("w+") as requests, tempfile.TemporaryFile("w+") as output:
            requests.write("\n".join(lines) + "\n")
            requests.seek(0)
            status, seconds = spend([self.program, "engine"], stdin=requests, stdout=output)
            output.seek(0)
            answers = [json.loads(line) for line in output]
        refused = [answer for answer in answers if not answer.get("ok")]
        if status or refused or len(answers) != len(lines):
            raise Failure(f"{self.name}: the engine does not answer {json.dumps(request)} for {rules}: "
                          f"{refused[0] if refused else f'exit status {status}'}")
        free = ("ms", "nodes", "line") if request["do"] == "solve" else ()
        return len(deals) / seconds, [{key: value for key, value in answer[request["do"]].items() if key not in free}
                                      for answer in answers[1::2]]

    def page(self):
        """Bytes of what comes before the first game, packed by gzip."""
        site = self.folder / "build/compared-page"
        self.make("./scoundrel", "web", "--build", str(site))
        weighed = subprocess.run(["node", ROOT / "bench/web/weigh.mjs", site, "--json"], capture_output=True, text=True)
        if weighed.returncode:
            raise Failure(f"{self.name}: the page could not be weighed: {weighed.stderr.strip()}")
        return json.loads(weighed.stdout)[0]["gzip"]


def two_places(commit, home):
    """The commit as the old one, the working tree as the new one."""
    try:
        old = git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    except Failure:
        raise Failure(f"there is no commit '{commit}' here") from None
    if home.is_relative_to(ROOT) and subprocess.run(["git", "-C", ROOT, "check-ignore", "-q", home]).returncode:
        raise Failure(f"{home} would be part of the working tree; choose a place outside, or one that git ignores")
    head = git("rev-parse", "HEAD")
    with tempfile.TemporaryDirectory() as scratch:
        index = pathlib.Path(scratch) / "index"
        git("read-tree", "HEAD", index=index)
        git("add", "--all", index=index)
        tree = git("write-tree", index=index)
    changed = tree != git("rev-parse", f"{head}^{{tree}}")
    return (Place("old", old[:9], git("rev-parse", f"{old}^{{tree}}"), home),
            Place("new", f"the working tree on {head[:9]}" if changed else head[:9], tree, home))
