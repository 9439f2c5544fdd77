#!/usr/bin/env python3
"""src/unicode/marks.inc is what tools/unicode-marks makes, where Python has the same version of Unicode."""

import pathlib
import subprocess
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    kept = (ROOT / "src/unicode/marks.inc").read_text(encoding="utf-8")
    if f"Unicode {unicodedata.unidata_version}," not in kept:
        print(f"not compared: Python has Unicode {unicodedata.unidata_version}")
        return 0
    made = subprocess.run([ROOT / "tools/unicode-marks"], stdout=subprocess.PIPE, text=True, check=True).stdout
    if made == kept:
        return 0
    print("src/unicode/marks.inc is not what tools/unicode-marks makes")
    return 1


if __name__ == "__main__":
    sys.exit(main())
