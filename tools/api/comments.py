#!/usr/bin/env python3
"""Doxygen's input filter: shows it the comments of a public header as documentation. The headers stay as they are
written, with plain `//` and `/* */`.

A comment above a declaration, or behind one on its line, becomes its text. A header is a page, with the comment that
opens it; `// ---- card.h` (C++) and `/* ---- Errors ---- */` (C) begin a part of it: a page below that one, with the
comment that follows as its opening. What is in function bodies and in `namespace detail` is not shown. Lines keep their
numbers, so that warnings tell the right ones.
"""

import os
import re
import sys

PART = re.compile(r"// ---- (\S+)$")
C_PART = re.compile(r"/\* ---- (.*) ---- \*/$")
PIECES = re.compile(r"""(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+')|(?P<note>//.*|/\*.*?\*/)|(?P<code>.)""", re.S)
# What its own form says, wherever it stands.
BY_FORM = ((re.compile(r"operator==\(.*\) = default;$"), "Equal in every part."),
           (re.compile(r"^\s*constexpr void \w+\(.*\) \{\}$"), "Keeps nothing of it."))


def escaped(text):
    """The words as they are: Doxygen's and Markdown's signs lose their meaning, but for `code` and lists. A word that
    only begins a sentence is no name of ours."""
    pieces = text.split("`")
    for i in range(0, len(pieces), 2):
        piece = re.sub(r"([\\#<>@%&*$])", r"\\\1", pieces[i])
        piece = re.sub(r"(?<!\w)_", r"\\_", piece)
        pieces[i] = re.sub(r"(^|[.:] |\.\n)([A-Z][a-z]+)(?![\w(:])", r"\1%\2", piece)
    return "`".join(pieces)


def title_of(opening):
    """A part's title: what its opening says before it goes into detail."""
    title = re.sub(r" \([^)]*\)", "", " ".join(opening))
    title = re.split(r"[:.](?: |$)", title)[0]
    return title if len(title) <= 50 else title.split(",")[0]


class Scopes:
    """Follows the braces, to tell what lies in a function's body or in a value from what is declared."""

    def __init__(self):
        self.stack, self.statement = [], ""

    def read(self, code):
        for sign in code + "\n":
            if sign == "{":
                self.stack.append(self.kind())
            elif sign == "}" and self.stack:
                self.stack.pop()
            if sign in "{};":
                self.statement = ""
            else:
                self.statement += sign

    def kind(self):
        if re.search(r"\bnamespace\b|^\s*extern 0 $", self.statement):
            return "namespace"
        if re.search(r"\b(class|struct|enum|union)\b", self.statement) and "(" not in self.statement:
            return "type"
        return "body"

    @property
    def inside(self):
        return "body" in self.stack


def split_line(line):
    """The code of a line, and the comment behind it."""
    code, note = "", ""
    for piece in PIECES.finditer(line):
        if piece["note"]:
            note = piece["note"]
        else:
            code += piece[0]
    return code.rstrip(), re.sub(r"^(//|/\*) ?| ?\*/$", "", note)


def without_texts(code):
    return re.sub(r"""R"\(.*?\)"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+'""", "0", code)


def documented(code, note, scopes):
    """A line of code with its comment, or what its form says."""
    if not note:
        note = next((words for form, words in BY_FORM if form.search(code)), "")
    scopes.read("" if code.startswith("#") else without_texts(code))
    if not note or code.startswith("}"):
        return code
    if code.endswith("{"):
        return code if scopes.inside else f"/** {escaped(note)} */ {code}"
    return code if scopes.inside else f"{code} /**< {escaped(note)} */"


class Filter:
    def __init__(self, path, text):
        self.name = os.path.basename(path)
        self.lines = text.split("\n")
        self.in_c = text.startswith("/*")  # whose parts lie within the header's page; in C++ each is said to belong there
        self.out, self.scopes = [], Scopes()
        self.page = "header_" + self.name.removesuffix(".h")
        self.part = self.page  # what is declared now belongs to it
        self.at = 0

    def run(self):
        self.opening()
        while self.at < len(self.lines):
            self.one()
        return "\n".join(self.out)

    def emit(self, first, last=None):
        """Writes a text for the lines up to `last`, which keep their numbers."""
        last = self.at if last is None else last
        text = first.split("\n")
        while len(text) > last - self.at + 1:  # what is put in front of a comment takes no line of its own
            text[-2:] = [" ".join(text[-2:])]
        self.out += text + [""] * (last - self.at + 1 - len(text))
        self.at = last + 1

    def comment_at(self, at):
        """The words of the comment that begins on this line, and its last line."""
        words = []
        if self.lines[at].lstrip().startswith("/*"):
            while True:
                line = self.lines[at].strip()
                words.append(re.sub(r"^(/\*|\*(?!/)) ?| ?\*/$", "", line))
                if line.endswith("*/"):
                    return words if words[-1] else words[:-1], at
                at += 1
        while at < len(self.lines) and re.match(r"\s*//(?! ----)", self.lines[at]):
            words.append(re.sub(r"^\s*// ?", "", self.lines[at]))
            at += 1
        return words, at - 1

    def opening(self):
        words, last = self.comment_at(0)
        words = [line for line in words if not line.startswith("Made from the sources")]
        begin, last = ("\n@{", last) if self.in_c else ("", self.lines.index("#pragma once"))
        self.emit(f"/** @file */ /** @defgroup {self.page} <scoundrel/{self.name}>\n{escaped(chr(10).join(words))}{begin} */", last)

    def begin_part(self, name, title, text, last):
        """Its page; what is declared from here on belongs to it."""
        self.part = f"{self.page}_{re.sub(r'[^a-z]+', '_', name.lower()).strip('_')}"
        self.emit(f"/** @defgroup {self.part} {title}\n{text} */", last)

    def one(self):
        line = self.lines[self.at]
        bare = line.strip()
        if part := PART.match(line):
            words, last = self.comment_at(self.at + 2)
            text = f"@ingroup {self.page}\n" + escaped("\n".join(words))
            self.begin_part(part[1].split("/")[-1].removesuffix(".h"), title_of(words), text, last)
        elif part := C_PART.match(line):
            if self.part != self.page:
                self.out[-1] = "/** @} */"  # the blank line before
            self.begin_part(part[1], part[1], "@{", self.at + 1)  # with the blank line after
        elif bare == "namespace detail {":
            self.emit("", self.lines.index("}  // namespace detail", self.at))
        elif bare == "namespace scoundrel {":
            self.scopes.read(bare)
            self.emit(f"{bare} /** @addtogroup {self.part}\n@{{ */", self.at + 1)  # with the blank line after
        elif bare == "}  // namespace scoundrel":
            self.scopes.read("}")
            self.emit("/** @} */ }")
        elif bare.startswith(("//", "/*")):
            words, last = self.comment_at(self.at)
            above = last + 1 < len(self.lines) and self.lines[last + 1].strip()
            self.emit(f"/** {escaped(chr(10).join(words))} */" if above and not self.scopes.inside else "", last)
        elif self.in_c and bare == "#ifdef __cplusplus" and self.lines[self.at + 1] == "}":
            self.out[-1] = "/** @} */ /** @} */"  # the end of its last part, and of the header
            self.emit(line)
        else:
            self.emit(documented(*split_line(line), self.scopes))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        print(Filter(sys.argv[1], file.read()).run(), end="")


if __name__ == "__main__":
    main()
