#!/usr/bin/env python3
"""The house as docs/architecture.md draws it: the arrows between modules are those of src/CMakeLists.txt, no file includes
what its module may not use, and the heavy libraries are known to one file each."""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCES = [path for folder in ("src", "apps", "bindings") for path in (ROOT / folder).rglob("*")
           if path.suffix in (".h", ".cpp")]


def declared():
    """Each module and what it uses, as CMake has it."""
    text = (ROOT / "src/CMakeLists.txt").read_text()
    uses = {"rules": set()}
    for name, rest in re.findall(r"^ *scoundrel_module\((\w+)(.*?)\bSOURCES", text, re.M | re.S):
        found = re.search(r"USES((?: \w+)+)", rest)
        uses[name] = set(found.group(1).split()) if found else set()
    return uses


def drawn():
    """The same as the document has it: a row a module, `name` and what it uses."""
    uses = {}
    for line in (ROOT / "docs/architecture.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) >= 3 and re.fullmatch(r"`\w+`", cells[0]):
            names = re.findall(r"`(\w+)`", cells[1])
            if names or cells[1] in ("—", "-"):
                uses.setdefault(cells[0].strip("`"), set(names))
    return uses


def closure(uses, module):
    seen, open_ = {module}, [module]
    while open_:
        for one in uses[open_.pop()] - seen:
            seen.add(one)
            open_.append(one)
    return seen


def without_inner(text, opening):
    """The text without what stands in braces or in calls that `opening` begins."""
    while found := re.search(opening, text):
        end, depth = found.end(), 1
        while depth and end < len(text):
            depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(text[end], 0)
            end += 1
        text = text[:found.start()] + text[end:]
    return text


def arguments_of(code, call):
    """What is handed to each such call: text, with its inner brackets."""
    for found in re.finditer(call, code):
        end, depth = found.end(), 1
        while depth and end < len(code):
            depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(code[end], 0)
            end += 1
        yield code[found.end():end - 1]


def includes(path):
    return re.findall(r'^#include ["<]([^">]+)[">]', path.read_text(), re.M)


class Architecture(unittest.TestCase):
    def test_the_document_draws_the_arrows_there_are(self):
        self.assertEqual(drawn(), declared())

    def test_every_folder_is_a_module(self):
        self.assertEqual({path.name for path in (ROOT / "src").iterdir() if path.is_dir()}, set(declared()))

    def test_uses_point_one_way(self):
        uses = declared()
        for module in uses:
            for used in uses[module]:
                self.assertNotIn(module, closure(uses, used), f"{module} and {used} use each other")

    def test_no_file_includes_what_its_module_may_not_use(self):
        uses = declared()
        for path in (ROOT / "src").rglob("*"):
            if path.suffix not in (".h", ".cpp") or path.stem.endswith("_test"):  # tests may look above
                continue
            module = path.relative_to(ROOT / "src").parts[0]
            for name in includes(path):
                folder = name.split("/")[0]
                if "/" in name and folder in uses:
                    self.assertIn(folder, closure(uses, module), f"{path.relative_to(ROOT)} includes {name}")

    def test_the_json_library_is_known_to_one_source(self):
        users = {str(path.relative_to(ROOT)) for path in SOURCES
                 if any(name.startswith("nlohmann/") for name in includes(path))}
        self.assertEqual(users, {"src/json/json.cpp"})

    # Whatever is written past the gate could steer a terminal.
    def test_the_programs_write_through_the_gate(self):
        ways = re.compile(r"\b(?:f?printf|fputs|puts|putchar|fwrite|perror|sync_with_stdio|fmt::print)\(|\bclog\b|/dev/tty")
        own = {"apps/text/gate.cpp", "apps/completions/main.cpp",  # which runs in the build only
               "apps/command/command_line.cpp",  # sets the streams up
               "apps/tui/terminal.cpp",  # hands the terminal what is copied, as base64
               "apps/system/files.cpp"}  # writes files
        users = {str(path.relative_to(ROOT)) for path in SOURCES if path.is_relative_to(ROOT / "apps")
                 and not path.stem.endswith("_test") and ways.search(path.read_text())}
        self.assertEqual(users - own, set())

    # Whoever reads a message reads it in the language chosen (src/phrases): none is put together from English.
    def test_no_error_is_spelled_out_in_the_sources(self):
        makers = r"\b(?:fail|bad|bad_request|bad_deck|unknown|refused|impossible|file_error|Failure|NoSuchName)\(|\bError\{"
        literal = r'"((?:\\.|[^"\\\n])*)"'
        spelled = []
        for path in SOURCES:
            code = "" if path.stem.endswith("_test") else re.sub(r"//.*", "", path.read_text())
            for given in arguments_of(code, makers):
                words = [one for one in re.findall(literal, without_inner(given, r"\bsay\(|\{"))
                         if re.search("[A-Za-z]{2}", one)]
                spelled += [f"{path.relative_to(ROOT)}: {one}" for one in words]
        self.assertEqual(spelled, [])

    # Two classes of one name are one to the linker: a program with both breaks where one's destructor meets the other.
    def test_no_two_classes_have_one_name(self):
        homes = {}
        for path in SOURCES:
            spaces = []
            for line in path.read_text().splitlines() if path.suffix == ".h" else ():
                if opened := re.match(r"(?:inline )?namespace ([\w:]+) \{$", line):
                    spaces.append(opened[1])
                elif line.startswith("}  // namespace "):
                    spaces.pop()
                elif defined := re.match(r"(?:template <.*> )?(?:struct|class|enum class) (\w+)(?: final)?(?: : [^;]*)? \{", line):
                    homes.setdefault("::".join([*spaces, defined[1]]), []).append(str(path.relative_to(ROOT)))
        self.assertEqual({name: paths for name, paths in homes.items() if len(paths) > 1}, {})

    def test_files_are_opened_at_one_door(self):
        """What opens files elsewhere would have to know about NUL bytes, pipes, devices and limits itself."""
        allowed = {
            "apps/system/open_file.cpp",  # the door
            "apps/command/command_line.cpp",  # /dev/null, for a standard stream that is closed
            "src/lab/growing_file.cpp",  # src/ sees no apps/; refuses what is no ordinary file, and never waits
            "apps/lab/match_key.cpp",  # written, never read
            # What the system keeps in /proc, mounts, and the bot's own folders.
            "apps/bots/confinement.cpp", "apps/bots/process_tree.cpp", "apps/bots/supervisor.cpp",
        }
        opens = re.compile(r"(?<![\w>])::(open|openat|openat2|creat|opendir)\(|\b(fopen|freopen|mkstemp|mkostemp|tmpfile)\b"
                           r"|\b(i|o|)fstream\b|\bfilebuf\b|\brandom_device\b")
        found = {str(path.relative_to(ROOT)) for path in SOURCES
                 if not path.stem.endswith("_test") and opens.search(path.read_text())}
        self.assertEqual(found - allowed, set())


if __name__ == "__main__":
    sys.exit(unittest.main())
