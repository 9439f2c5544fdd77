#!/usr/bin/env python3
"""The API pages: api_pages_test.py HEADERS, a folder with the public headers of C++. They are made without a warning, have
every function of the C library and every type of C++, and no link that leads nowhere. Comments are taken away, one of each
form, to see that a declaration without one is an error that names it.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYMBOLS = ROOT / "bindings/c/scoundrel.map"
C_HEADER = ROOT / "bindings/c/scoundrel.h"
HEADERS = sorted(pathlib.Path(sys.argv.pop(1)).glob("*.h")) + [C_HEADER]
# A header, what its comment says, and the name that is left without one.
COMMENTS = (
    ("scoundrel.h", "/\\* One request, one answer.*?\\*/\n", "scoundrel_ask"),           # above, in C
    ("scoundrel.h", " +/\\* on to the next room \\*/", "SCOUNDREL_NEXT"),  # behind, in C
    ("game.h", "    // What it began with\\.\n", "beginning"),                          # above a member
    ("game.h", " +// advice was taken", "hint"),                                         # behind a member
)


def make(to, headers):
    return subprocess.run([ROOT / "tools/api/doxygen.py", to, *headers], capture_output=True, text=True)


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.at = pathlib.Path(cls.folder.name)
        done = make(cls.at / "pages", HEADERS)
        if done.returncode:
            raise AssertionError(done.stderr)
        cls.pages = {path.name: path.read_text(encoding="utf-8") for path in (cls.at / "pages").glob("*.html")}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_has_every_function_of_c(self):
        functions = re.findall(r"^ +(scoundrel_\w+);", SYMBOLS.read_text(), re.M)
        self.assertGreater(len(functions), 20)
        shown = set(re.findall(r">(scoundrel_\w+)</(?:a|b)> \(", "".join(self.pages.values())))
        self.assertEqual(shown, set(functions))

    def test_has_every_type_of_cpp(self):
        types = 0
        for header in HEADERS[:-1]:
            text = re.sub(r"namespace detail \{.*?\}  // namespace detail", "", header.read_text(encoding="utf-8"), flags=re.S)
            for name in re.findall(r"^(?:class|struct) (\w+)[ :{]", text, re.M):
                spelled = re.sub(r"[A-Z]", lambda letter: "_" + letter[0].lower(), name)
                self.assertRegex(" ".join(self.pages), rf"(class|struct)scoundrel_1_1{spelled}\.html", header.name)
                types += 1
        self.assertGreater(types, 30)

    def test_links_lead_somewhere(self):
        links = 0
        for name, text in self.pages.items():
            for link in re.findall(r'href="([^"#:?]+)(?:#[^"]*)?"', text):
                self.assertTrue((self.at / "pages" / link).exists(), f"{name}: {link}")
                links += 1
        self.assertGreater(links, 1000)

    def test_tells_no_place(self):
        for name, text in self.pages.items():
            self.assertNotIn(tempfile.gettempdir(), text, name)
            self.assertNotIn(str(ROOT), text, name)

    def test_a_declaration_without_a_comment_is_an_error(self):
        for header, comment, name in COMMENTS:
            with self.subTest(header=header, name=name):
                where = self.at / name
                where.mkdir()
                changed = 0
                for path in HEADERS:
                    text = path.read_text(encoding="utf-8")
                    if path.name == header:
                        text, changed = re.subn(comment, "", text, count=1, flags=re.S)
                    (where / path.name).write_text(text, encoding="utf-8")
                self.assertEqual(changed, 1, "the comment is not there any more: name another")
                done = make(where / "pages", sorted(where.glob("*.h")))
                self.assertEqual(done.returncode, 1)
                self.assertRegex(done.stderr, rf"\b{name}\b.* is not documented")
                self.assertFalse((where / "pages").exists())

    def test_a_header_without_a_chapter_is_an_error(self):
        (self.at / "more.h").write_text("// More.\n#pragma once\n")
        done = make(self.at / "none", [*HEADERS, self.at / "more.h"])
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("more.h", done.stderr)


if __name__ == "__main__":
    unittest.main()
