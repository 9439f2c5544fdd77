#!/usr/bin/env python3
"""Gives cmake/phrases.cmake small catalogues: what is sound comes out as it was written, whatever characters it has,
and every kind of mistake is an error that names its file and line.

    mistakes.py CMAKE
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CMAKE = "cmake"

ENGLISH = """# A comment; with [traps] and "quotes"
[Language]
language = en
name = English
plural = english
decimal_mark = .
ranks = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | J | Q | K | A
suits = clubs | diamonds | hearts | spades

[Forms: weapon | shield]
weapon = weapon | shield
[Forms: avoid | flee | skip]
avoid = avoid | flee | skip

[Some phrases]
plain = plain
filled = {card} and {wear|{weapon}|two}
[Others]
long =
    one
      two {What}
    three
spaced = " ; "
"""

FRENCH = (ENGLISH.replace("= en\n", "= fr\n").replace("English", "Français").replace("= english", "= french")
          .replace("decimal_mark = .", "decimal_mark = ,").replace("plain = plain", "plain = clair")
          .replace("weapon = weapon | shield", "weapon = arme | bouclier\nthe_weapon = l'arme | le bouclier")
          .replace("{card} and {wear|{weapon}|two}", "{The_weapon}, {wear} et {card}"))

# What is changed in which file, into what, and what is said of that line.
MISTAKES = [
    ("fr", "\nfilled = {The_weapon}, {wear} et {card}", "", "'filled' is missing: it comes after this line"),
    ("fr", "plain = clair", "plain = clair\nplane = clair", "'plane' is superfluous"),
    ("fr", "plain = clair", "plain = clair\nplain = bis", "'plain' is here twice, first in line 17"),
    ("en", "plain = plain", "plain = plain\nplain = plain", "'plain' is here twice, first in line 16"),
    ("fr", "= clair", "= {cards}", "'plain' has {cards}, which English does not have"),
    ("fr", "= clair", "= {avoided}", "'plain' has {avoided}, which English does not have"),
    ("fr", " et {card}", "", "'filled' lacks {card}"),
    ("fr", ", {wear}", ", {weapon}", "'filled' lacks {wear}"),
    ("fr", "= clair", "= {weapon", "braces"),
    ("fr", "= clair", "= weapon}", "braces"),
    ("fr", "= clair", "= {}", "braces"),
    ("fr", "= clair", "= {|a|b}", "braces"),
    ("fr", "= clair", "= {the weapon}", "braces"),
    ("fr", "= clair", "= un | deux", "braces"),
    ("en", "= plain", "= {weapon", "braces"),
    ("en", "= plain", "= déjà", "not plain ASCII"),
    ("fr", "= clair", "=", "'plain' has no text"),
    ("fr", "= clair", '= ""', "'plain' has no text"),
    ("fr", "plain = clair", "plain: clair", "neither 'key = text'"),
    ("fr", "plain = clair", "2plain = clair", "neither 'key = text'"),
    ("fr", "[Some phrases]", "[Some phrases]\n    lost", "an indented line"),
    ("fr", "plain = clair", "plain = clair\n    # aside", "an indented line"),
    ("fr", "= clair", "= cl\x02air", "a control character"),
    ("fr", "language = fr", "language = en", "the file is called 'fr'"),
    ("fr", "plural = french", "plural = klingon", "only: english, french"),
    ("fr", "decimal_mark = ,", "decimal_mark = ;;", "a decimal mark"),
    ("fr", "plural = french", "plurals = french", "'plurals' is nothing that is told of a language"),
    ("fr", " | K | A", " | K", "'ranks' takes 13 words"),
    ("fr", "arme | bouclier", "arme", "'weapon' takes 2 words"),
    ("fr", "avoid | flee | skip\n\n", "avoid | | skip\n\n", "'avoid' takes 3 words"),
]

TRAPS = [
    "a;b; c", "[95%]", "]odd[", "[[long]]", "]]", "back\\slash\\", "\\n", "\\;", "${OUTPUT} @OUTPUT@ $ENV{HOME}", "$<1>",
    'a "b" c', '"', "#7", "a = b", "1", "OFF", "file", "; ", " ; ", '"in quotes"', "'it''s'", "<a&b>", "%d %s", "??=", "(",
    "*", "//", "/* */", "it is\\",
]
BEYOND_ASCII = ["À l'œuvre… « déjà »", "漢字；［］", "🂡;[", "\u00a0", "é"]


class Catalogue:
    """A folder of .phrases files, and what the script makes of it."""

    def __init__(self, **languages):
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder, f"{language}.phrases") for language in sorted(languages)]
            for file in files:
                file.write_bytes(languages[file.stem].encode())
            done = subprocess.run(
                [CMAKE, f"-DPHRASES={';'.join(map(str, files))}", f"-DPLURALS={ROOT}/src/phrases/plural.h",
                 f"-DOUTPUT={folder}/out", "-P", ROOT / "cmake/phrases.cmake"], capture_output=True, text=True)
            self.failed, self.said = done.returncode != 0, done.stdout + done.stderr
            made = {path.name: path.read_text() for path in pathlib.Path(folder).glob("out/*")}
        self.keys, self.cpp = made.get("phrase_keys.inc"), made.get("catalogues.cpp")

    def texts(self, language):
        rows = re.search(rf"texts_{language}\[\] = {{\n(.*?)^}};", self.cpp, re.S | re.M)[1]
        return [re.sub(r"\\(.)", r"\1", row) for row in re.findall(r'^    "(.*)"sv,$', rows, re.M)]


class Phrases(unittest.TestCase):
    def test_sound(self):
        made = Catalogue(en=ENGLISH, fr=FRENCH)
        self.assertFalse(made.failed, made.said)
        self.assertEqual(made.said, "")
        self.assertEqual(re.findall(r"(\w+),", made.keys), ["plain", "filled", "long", "spaced"])
        self.assertEqual(made.texts("en"), ["plain", "{card} and {wear|{weapon}|two}", "one two {What} three", " ; "])
        self.assertEqual(made.texts("fr")[:2], ["clair", "{The_weapon}, {wear} et {card}"])
        self.assertIn('{"weapon"sv, {"arme"sv, "bouclier"sv}}', made.cpp)
        self.assertIn("{&language_en, &language_fr, }", made.cpp)

    def test_a_language_is_a_file(self):
        made = Catalogue(en=ENGLISH, fr=FRENCH, de=ENGLISH.replace("= en\n", "= de\n"))
        self.assertFalse(made.failed, made.said)
        self.assertIn("{&language_en, &language_de, &language_fr, }", made.cpp)

    def test_order_is_that_of_english(self):
        moved = FRENCH.replace("plain = clair\n", "") + "[Moved]\nplain = clair\n"
        self.assertEqual(Catalogue(en=ENGLISH, fr=moved).texts("fr"), Catalogue(en=ENGLISH, fr=FRENCH).texts("fr"))

    def test_lines_may_end_as_elsewhere(self):
        there = ENGLISH.replace("\n", "\r\n").replace("    ", "\t")
        self.assertEqual(Catalogue(en=there).texts("en"), Catalogue(en=ENGLISH).texts("en"))

    def test_any_character(self):
        def rows(texts):
            return "".join(f'trap_{i} = "{text}"\n' for i, text in enumerate(texts))
        french = TRAPS[:-len(BEYOND_ASCII)] + BEYOND_ASCII
        made = Catalogue(en=ENGLISH.replace("[Others]", "[Traps; here]\n" + rows(TRAPS)),
                         fr=FRENCH.replace("[Others]", "[Traps]\n" + rows(french)))
        self.assertFalse(made.failed, made.said)
        self.assertEqual(made.texts("en")[2:-2], TRAPS)
        self.assertEqual(made.texts("fr")[2:-2], french)

    def test_mistakes(self):
        for language, old, new, told in MISTAKES:
            with self.subTest(language=language, old=old, new=new):
                files = {"en": ENGLISH, "fr": FRENCH}
                before, after = files[language].split(old, 1)
                files[language] = before + new + after
                line = (before + new).rstrip("\n").count("\n") + 1
                made = Catalogue(**files)
                self.assertTrue(made.failed)
                self.assertIsNone(made.cpp)
                self.assertRegex(made.said, rf"(?m)^\S*/{language}\.phrases:{line}: error: .*{re.escape(told)}")

    def test_all_mistakes_are_told(self):
        made = Catalogue(en=ENGLISH, fr=FRENCH.replace("= clair", "= {").replace("spaced =", "spacy ="))
        self.assertEqual(len(re.findall(r"(?m)^\S*/fr\.phrases:\d+: error: ", made.said)), 3, made.said)

    def test_what_a_language_must_tell(self):
        for key in ("language", "name", "plural", "decimal_mark", "ranks", "suits"):
            made = Catalogue(en=re.sub(rf"(?m)^{key} = .*\n", "", ENGLISH, count=1))
            self.assertIn(f"en.phrases:1: error: '{key}' is missing", made.said)

    def test_no_english(self):
        self.assertIn("'plain' is superfluous", Catalogue(fr=FRENCH).said)


if __name__ == "__main__":
    CMAKE = sys.argv.pop(1) if len(sys.argv) > 1 else CMAKE
    unittest.main()
