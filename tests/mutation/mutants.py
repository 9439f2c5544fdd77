"""Which mutants a header has: the places where a small slip of the pen would change the rules."""

import dataclasses
import re

# What each operator may be mistaken for. Those of one or two characters stand between blanks where they are operators:
# clang-format sees to it, and so < of templates, & of references and * of pointers are left alone.
BETWEEN_BLANKS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "|=": ["&="], "&=": ["|="],
}
ANYWHERE = {"++": ["--"], "--": ["++"], "true": ["false"], "false": ["true"]}

TOKEN = re.compile(r"""
    (?P<skip>//[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|^\#[^\n]*|operator[^\w\s]+|\.\.\.)
  | (?P<number>\b0[xX][0-9A-Fa-f']+u?\b|\b\d[\d']*u?\b)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<operator><<=|>>=|<=>|\+\+|--|->|::|&&|\|\||[-+*/%&|^<>=!]=|<<|>>|[-+*/%&|^<>=!~?:])
""", re.VERBOSE | re.MULTILINE)

# A whole statement on a line of its own that calls, assigns or counts, and declares nothing.
STATEMENT = re.compile(r"^(?P<indent>\s+)(?:(?:\+\+|--)[\w.]+|[\w.:\[\]>-]+(?:\([^;]*\)|\[[^;]*\])?(?: [-+|&^]?= [^;]+)?);$")
NO_STATEMENT = re.compile(r"^\s+(?:return|break|continue|using|case|default|public|private|static_assert)\b|^\s+\w+;$")


@dataclasses.dataclass
class Mutant:
    file: str
    line: int
    before: str  # the line as it was, without its indentation
    after: str  # and as it is; empty where a statement was taken out
    text: str  # the whole file, changed
    verdict: str = None


def slips(kind, token, source, start, end):
    """What stands at [start, end) may be mistaken for these."""
    if kind == "number":
        return number_slips(token)
    if kind == "word":
        return ANYWHERE.get(token, [])
    if token in ANYWHERE:
        return ANYWHERE[token]
    if token in "!~" and source[end:end + 1] not in (" ", "="):
        return [""]
    if source[start - 1:start].isspace() and source[end:end + 1].isspace():
        return BETWEEN_BLANKS.get(token, [])
    return []


def number_slips(token):
    digits, suffix = token.rstrip("u"), "u" if token.endswith("u") else ""
    value = int(digits.replace("'", ""), 0)
    return [(hex(value + step) if digits[:2].lower() == "0x" else str(value + step)) + suffix
            for step in (1, -1) if value + step >= 0]


def lines_left_alone(source):
    """Lines that belong to a static_assert, which is a test, or to a branch that only CUDA compiles."""
    lines = set()
    for found in re.finditer(r"static_assert\(.*?\);|^#if[^\n]*__CUDA_ARCH__.*?^#e", source, re.DOTALL | re.MULTILINE):
        first = source.count("\n", 0, found.start())
        lines.update(range(first, first + found.group().count("\n") + 1))
    return lines


def mutants_of(file, source):
    lines = source.split("\n")
    alone = lines_left_alone(source)
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line) + 1)

    def mutant(number, changed):
        text = "\n".join(lines[:number] + [changed] + lines[number + 1:])
        return Mutant(file, number + 1, lines[number].strip(), changed.strip(), text)

    for found in TOKEN.finditer(source):
        number = source.count("\n", 0, found.start())
        if found.lastgroup == "skip" or number in alone:
            continue
        start, end = found.start() - offsets[number], found.end() - offsets[number]
        for slip in slips(found.lastgroup, found.group(), source, found.start(), found.end()):
            yield mutant(number, lines[number][:start] + slip + lines[number][end:])
    for number, line in enumerate(lines):
        if STATEMENT.match(line) and not NO_STATEMENT.match(line) and number not in alone:
            yield mutant(number, "")
