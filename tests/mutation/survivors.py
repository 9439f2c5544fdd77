"""The survivors and their explanations, and the result as a page."""

import collections
import re

COMMAND = "tests/mutation/run"


def key(file, before, after):
    return file, re.sub(r"\s+", " ", before), re.sub(r"\s+", " ", after)


def read_explanations(path):
    """survivors.txt: a file's name, the line before (-) and after (+), and why no test can or need tell (=)."""
    explanations, file, before, after = {}, None, None, None
    for line in path.read_text().splitlines() if path.exists() else []:
        mark, rest = line[:1], line[2:].strip()
        if not line.strip() or mark == "#":
            continue
        if mark == "-":
            before, after = rest, ""
        elif mark == "+":
            after = rest
        elif mark == "=":
            explanations[key(file, before, after)] = rest
        else:
            file = line.strip()
    return explanations


def write_result(mutants, explanations, path):
    """Writes the page, where a path is given. (killed, counted, survivors without explanation)"""
    verdicts = collections.defaultdict(collections.Counter)
    for mutant in mutants:
        verdicts[mutant.file][mutant.verdict] += 1
    survivors = [mutant for mutant in mutants if mutant.verdict == "survived"]
    why = {id(m): explanations.get(key(m.file, m.before, m.after), "") for m in survivors}
    counted = sum(mutant.verdict != "stillborn" for mutant in mutants)
    killed = counted - len(survivors)
    if path:
        path.write_text(page(verdicts, survivors, why, killed, counted))
    return killed, counted, sum(not why[id(m)] for m in survivors)


def page(verdicts, survivors, why, killed, counted):
    columns = ["static_assert", "unit", "golden", "time", "survived"]
    lines = [
        "# Mutation run over src/rules", "",
        f"Written by `{COMMAND}`, which explains itself. A mutant is the rules with one small slip: a comparison shifted or",
        "turned, an operator exchanged, a constant off by one, a statement left out. Each is tried against the unit tests, then",
        "the golden data, until one notices. Stillborn mutants do not compile and are not counted.", "",
        f"**{killed} of {counted} mutants killed: {100 * killed / counted:.1f}%.**", "",
        "| file | mutants | " + " | ".join(columns) + " | stillborn | killed |",
        "|---|" + "---:|" * (len(columns) + 3)]
    total = collections.Counter()
    for file, count in sorted(verdicts.items()):
        lines.append(row(f"`{file}`", count, columns))
        total += count
    lines += [row("all", total, columns), "", f"## The {len(survivors)} survivors", ""]
    for mutant in survivors:
        lines += [f"- `{mutant.file}`: `{mutant.before}` {'becomes `' + mutant.after + '`' if mutant.after else 'left out'}  ",
                  f"  {why[id(mutant)] or '**not explained**'}"]
    return "\n".join(lines) + "\n"


def row(name, count, columns):
    counted = sum(count[column] for column in columns)
    share = f"{100 * (counted - count['survived']) / counted:.1f}%" if counted else "–"
    return f"| {name} | {counted} | " + " | ".join(str(count[c]) for c in columns) + f" | {count['stillborn']} | {share} |"
