#!/usr/bin/env python3
"""libscoundrel.so shows what scoundrel.map names, with its version, and nothing else; the header declares exactly that;
and its name for the loader is libscoundrel.so.0."""

import pathlib
import re
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = sys.argv.pop(1)


def told_by(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Symbols(unittest.TestCase):
    def test_only_versioned_symbols_are_seen(self):
        shown = {line.split()[-1] for line in told_by("nm", "-D", "--defined-only", LIBRARY).splitlines()}
        self.assertEqual({name for name in shown if "@@SCOUNDREL_0.1" not in name}, {"SCOUNDREL_0.1"})
        named = re.findall(r"^    (scoundrel_\w+);", (HERE / "scoundrel.map").read_text(), re.M)
        self.assertEqual({name.split("@@")[0] for name in shown} - {"SCOUNDREL_0.1"}, set(named))

    def test_the_header_declares_what_the_map_names(self):
        declared = re.findall(r"^SCOUNDREL_API [^;(]*?(scoundrel_\w+)\(", (HERE / "scoundrel.h").read_text(), re.M)
        named = re.findall(r"^    (scoundrel_\w+);", (HERE / "scoundrel.map").read_text(), re.M)
        self.assertEqual(sorted(declared), sorted(named))

    def test_nothing_is_destroyed_at_exit(self):
        """The library may still be asked then (exit_test.cpp): what it keeps is never destroyed."""
        self.assertNotRegex(told_by("nm", "-D", "--undefined-only", LIBRARY), r"__cxa_(thread_)?atexit")
        self.assertIn("NODELETE", told_by("readelf", "-d", LIBRARY))

    def test_the_name_for_the_loader(self):
        self.assertIn("[libscoundrel.so.0]", told_by("readelf", "-d", LIBRARY))


if __name__ == "__main__":
    unittest.main()
