#!/usr/bin/env python3
"""examples/python/figure.py: a notebook of cells that runs from top to bottom, and what it draws agrees with the study."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

NOTEBOOK = pathlib.Path(__file__).resolve().parents[3] / "examples/python/figure.py"


class Figure(unittest.TestCase):
    def test_cells(self):
        cells = re.split(r"^# %%(.*)\n", NOTEBOOK.read_text(encoding="utf-8"), flags=re.M)[1:]
        kinds = cells[::2]
        self.assertEqual(set(kinds), {"", " [markdown]"})
        self.assertEqual(kinds[0], " [markdown]")
        for kind, lines in zip(kinds, cells[1::2]):
            prose = all(line.startswith("#") for line in lines.splitlines() if line)
            self.assertEqual(prose, kind != "", lines)

    def test_the_figure(self):
        with tempfile.TemporaryDirectory() as place:
            done = subprocess.run([sys.executable, "-B", NOTEBOOK], capture_output=True, text=True, cwd=place, check=True,
                                  env={**os.environ, "GAMES": "40"})
            drawn = xml.etree.ElementTree.parse(os.path.join(place, "health.svg")).getroot()
        told = done.stdout.splitlines()[-1]
        found = re.fullmatch(r"health\.svg: 22 healths, 40 deals each; of the study's 22 intervals (\d+) overlap the new ones, "
                             r"of its shares (\d+) lie within them and \d+ are the same", told)
        self.assertTrue(found, told)
        self.assertGreaterEqual(int(found[1]), 20)
        self.assertGreaterEqual(int(found[2]), 15)
        titles = [one for one in drawn.iter() if one.tag.endswith("}title")]
        self.assertEqual(len(titles), 22)
        half = re.search(r"one win in two at health ([\d.]+)", done.stdout)
        self.assertTrue(20 < float(half[1]) < 27, half[0])


if __name__ == "__main__":
    unittest.main()
