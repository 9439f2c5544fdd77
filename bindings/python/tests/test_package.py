"""What the package shows has docstrings and types, and the stubs of its module know all that is in it."""

import ast
import contextlib
import inspect
import io
import pathlib
import re
import unittest

import scoundrel
from scoundrel import _core

FOLDER = pathlib.Path(scoundrel.__file__).parent
SOURCES = pathlib.Path(__file__).resolve().parents[3]
MANUAL = SOURCES / "docs/bindings.md"


def shown(names):
    return {name for name in names if not name.startswith("_")}


def names_of(body):
    """What these statements of a stub declare."""
    named = {node.name for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    return shown(named | {node.target.id for node in body if isinstance(node, ast.AnnAssign)})


def functions_of(thing):
    """The functions behind a class's methods and properties, by name."""
    for name in shown(vars(thing)):
        member = inspect.getattr_static(thing, name)
        member = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if inspect.isfunction(member):
            yield name, member


class Package(unittest.TestCase):
    def test_all_has_a_docstring_and_types(self):
        seen = 0
        for name in shown(scoundrel.__all__):
            thing = getattr(scoundrel, name)
            functions = functions_of(thing) if inspect.isclass(thing) else [("", thing)]
            self.assertTrue(inspect.getdoc(thing), name)
            for member, function in functions:
                with self.subTest(f"{name}.{member}"):
                    self.assertTrue(function.__doc__)
                    said = {*inspect.signature(function).parameters, "return"} - {"self", "cls"}
                    self.assertEqual(said - set(function.__annotations__), set())
                    seen += 1
        self.assertGreater(seen, 40)

    def test_the_stubs_know_the_module(self):
        stub = ast.parse((FOLDER / "_core.pyi").read_text(encoding="utf-8")).body
        self.assertEqual(names_of(stub), shown(dir(_core)))
        for node in stub:
            if isinstance(node, ast.ClassDef):
                self.assertEqual(names_of(node.body), shown(vars(getattr(_core, node.name))), node.name)

    def test_the_readme_prints_what_it_says(self):
        """Behind each print() of its example stands what it prints."""
        example = re.search(r"```python\n(.*?)```", (SOURCES / "README.md").read_text(encoding="utf-8"), re.DOTALL)[1]
        said = re.findall(r"^print\(.*\)  # (.*)$", example, re.MULTILINE)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(example, "README.md", "exec"), {})
        self.assertEqual(printed.getvalue().splitlines(), said)
        self.assertEqual(len(said), example.count("print("))

    def test_the_manual_has_the_speed_that_was_measured(self):
        measured = (SOURCES / "bench/results/bindings.txt").read_text(encoding="utf-8")
        table = "".join(line for line in measured.splitlines(True) if line.startswith("|"))
        self.assertTrue(table)
        self.assertIn(table, MANUAL.read_text(encoding="utf-8"))

    def test_runs_where_the_manual_says(self):
        """The module asks for no newer glibc than the manual names."""
        needed = re.findall(rb"\0GLIBC_2\.(\d+)(?=\0)", pathlib.Path(_core.__file__).read_bytes())
        named = re.search(r"Debian 12's glibc \(2\.(\d+)\) or newer", MANUAL.read_text(encoding="utf-8"))
        self.assertTrue(needed and named)
        self.assertLessEqual(max(map(int, needed)), int(named[1]))

    def test_says_that_it_has_types(self):
        self.assertTrue((FOLDER / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
