#!/usr/bin/env python3
"""Print the signature of contract §9, computed by the reference model."""

import argparse

from scoundrel_reference.random_play import SEEDS, signature, signature_lines


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", action="store_true", help="print the lines before their signature")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="games a rule set (the signature proper: 1000)")
    options = parser.parse_args()
    lines = list(signature_lines(options.seeds))
    if options.lines:
        print("\n".join(lines))
    print(signature(lines))


if __name__ == "__main__":
    main()
