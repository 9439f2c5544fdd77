#!/usr/bin/env python3
"""The pages of --html: every tag is closed, nothing is fetched, no script, and strangers' text stays text."""
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

VOID = {"meta", "br", "hr", "img", "link", "input"}
FETCHING = {"script", "link", "img", "iframe", "object", "embed", "image", "use", "base", "form", "a"}
PLAYER = "cmd:exit # <script>alert('1')</script>&\"x"


class Page(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.seen, self.faults, self.text = [], [], [], ""

    def handle_starttag(self, tag, attributes):
        self.seen.append(tag)
        if tag in FETCHING:
            self.faults.append(f"<{tag}>")
        for name, value in attributes:
            if name.startswith("on") or name in ("src", "href", "xlink:href", "style", "action"):
                self.faults.append(f"{name}={value}")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> closes nothing")

    def handle_data(self, data):
        self.text += data
        if self.open and self.open[-1] == "style" and ("url(" in data or "@import" in data):
            self.faults.append("a style that fetches")


COMMANDS = [
    ["compare", "classic", "equal", "--player", PLAYER, "--forfeit", "--games", "20", "--reviews", "0"],
    ["sweep", "browser", "health=10,20", "avoid=never,alternate", "--player", "texts", "--games", "10"],
    ["tune", "forty-two", "--target", "50%", "--within", "20", "--for", "texts", "health=20,40,60", "--games", "250"],
    ["match", "classic", "--players", "greedy,texts," + PLAYER, "--forfeit", "--seeds", "0..9"],
    ["census", "report", "census.txt"],
    ["study", "classic", "--only", "weapon", "--games", "5"],
]


def main():
    program = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "census", "classic", "--seeds", "0..9", "--out", "census.txt"], cwd=folder, check=True,
                       capture_output=True)
        for command in COMMANDS:
            Path(folder, "page.csv").unlink(missing_ok=True)  # a study adds to what there is
            subprocess.run([program, *command, "--html", "page.html", "--csv", "page.csv"], cwd=folder, check=True,
                           capture_output=True)
            source = Path(folder, "page.html").read_text(encoding="utf-8")
            page = Page()
            page.feed(source)
            page.close()
            assert not page.faults and not page.open, (command, page.faults, page.open)
            for tag in ("title", "h1", "table", "svg", "pre", "footer"):
                assert tag in page.seen, (command, tag)
            assert page.seen.count("h1") == 1 and "http://" not in source.replace("http://www.w3.org/2000/svg", "")
            assert "scoundrel " + command[0] in page.text, command
            if PLAYER in " ".join(command):
                assert "<script>alert('1')" in page.text and "<script" not in source, command
            assert Path(folder, "page.csv").read_text(encoding="utf-8").split("\n")[0].endswith("player,measure,value,low,high")
    print(f"{len(COMMANDS)} pages")


main()
