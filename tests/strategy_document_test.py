#!/usr/bin/env python3
"""Holds docs/strategy.md and its pictures against data/studies/strategy-*.csv, so that they cannot drift apart.

    <!-- table classic rules -->            the table below it is what `scoundrel study strategy --from
    | rule | …                              data/studies/strategy-classic.csv --table rules` prints

    31.7<!-- classic figure/careful/right -->%   the number before it is that of the CSV: group, row, and column where
                                                 the table has several, then the field, to as many decimals as it has

Pictures docs/pictures/strategy-NAME.svg are those of classic. With --update all of them are written anew; sentences must
then be read again by somebody who understands them.
"""

import argparse
import csv
import glob
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCUMENT = os.path.join(ROOT, "docs", "strategy.md")
TABLE = re.compile(r"(<!-- table (\S+) (\S+) -->\n)((?:\|.*\n)*)")
FIGURE = re.compile(r"([+−-]?\d+(?:\.\d+)?)(<!-- (\S+) ([^>]+?)/(\w+) -->)")


def sheet(rules):
    return os.path.join(ROOT, "data", "studies", f"strategy-{rules}.csv")


def tell(program, rules, *wanted):
    done = subprocess.run([program, "study", "strategy", "--from", sheet(rules), *wanted], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(wanted)} of {rules}: {done.stderr}")
    return done.stdout


def figures(rules, known={}):
    """Every line of the CSV by `group/row/column`, and by `group/row` where there is no column."""
    if rules not in known:
        with open(sheet(rules), encoding="utf-8") as file:
            known[rules] = {"/".join(filter(None, (line["group"], line["row"], line["column"]))): line
                            for line in csv.DictReader(file)}
    return known[rules]


def as_before(number, before):
    decimals = len(before.partition(".")[2])
    text = f"{number:+.{decimals}f}" if before[0] in "+−-" else f"{number:.{decimals}f}"
    return text.replace("-", "−")


def renewed(program, text):
    def table(match):
        return match[1] + tell(program, match[2], "--table", match[3])

    def figure(match):
        line = figures(match[3]).get(match[4])
        if line is None or not line.get(match[5]):
            raise SystemExit(f"there is no figure {match[3]} {match[4]}/{match[5]}")
        return as_before(float(line[match[5]]), match[1]) + match[2]

    return FIGURE.sub(figure, TABLE.sub(table, text))


def files(program):
    """What each file should hold."""
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    if not TABLE.search(text) or not FIGURE.search(text):
        raise SystemExit("docs/strategy.md has no tables or no figures")
    unread = FIGURE.sub("", TABLE.sub("", text)).partition("<!--")[2]
    if unread:
        raise SystemExit(f"docs/strategy.md: no number stands before <!--{unread[:unread.index('-->')]}-->")
    yield DOCUMENT, renewed(program, text)
    for path in sorted(glob.glob(os.path.join(ROOT, "docs", "pictures", "strategy-*.svg"))):
        yield path, tell(program, "classic", "--picture", os.path.basename(path)[len("strategy-"):-len(".svg")])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    failed = 0
    for path, wanted in files(os.path.abspath(options.program)):
        with open(path, encoding="utf-8") as file:
            there = file.read()
        if there == wanted:
            continue
        if options.update:
            with open(path, "w", encoding="utf-8") as file:
                file.write(wanted)
            continue
        failed += 1
        for number, (a, b) in enumerate(zip(there.split("\n"), wanted.split("\n")), 1):
            if a != b:
                print(f"{os.path.relpath(path, ROOT)}:{number}:\n  has    {a}\n  wanted {b}")
                break
        else:
            print(f"{os.path.relpath(path, ROOT)}: has another length")
    print(f"{failed} of the study's files differ from its figures")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
