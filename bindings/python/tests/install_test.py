#!/usr/bin/env python3
"""Installs the package by pip into an empty environment, without a network, and runs its tests there. The module comes from
the build tree named, which is built already: what pip would build by itself takes minutes.

    install_test.py BUILD
"""

import importlib.metadata
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = ROOT / "bindings/python"


def check_licences(site):
    """Ours, and those of what is compiled into the module, lie beside the package."""
    about, = site.glob("scoundrel-*.dist-info")
    texts = {path.name: path.read_text(encoding="utf-8") for path in about.rglob("*") if path.is_file()}
    if texts.get("LICENSE") != (ROOT / "LICENSE").read_text(encoding="utf-8"):
        sys.exit("our licence is not installed")
    others = texts.get("THIRD-PARTY.txt", "")
    for words in ("Niels Lohmann", "Wenzel Jakob", "Permission is hereby granted", "Redistributions in binary form", "Apache License"):
        if words not in others:
            sys.exit(f"THIRD-PARTY.txt as installed has no {words!r}")


def check_debian(build, place, site):
    """What the package for Debian installs says of itself what pip's says."""
    subprocess.run(["cmake", "--install", build, "--component", "python", "--prefix", place + "/debian"], check=True, stdout=subprocess.DEVNULL)
    installed, = pathlib.Path(place, "debian").glob("lib/python3/dist-packages")
    ours, pips = (list(importlib.metadata.distributions(path=[str(folder)], name="scoundrel")) for folder in (installed, site))
    if len(ours) != 1 or len(pips) != 1:
        sys.exit(f"{len(ours)} distributions in {installed}, {len(pips)} in {site}")
    for name in ("Name", "Version", "Summary", "License", "Requires-Python", "Requires-Dist", "Provides-Extra"):
        told, wanted = (one[0].metadata.get_all(name) for one in (ours, pips))
        spelled = [[re.sub(r"[ ()]", "", text).replace("'", '"') for text in texts or []] for texts in (told, wanted)]
        if spelled[0] != spelled[1] or not told:
            sys.exit(f"Debian's package says {name}: {told}, and pip's {wanted}")


def main():
    build = sys.argv[1]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    environment["SCOUNDREL_BUILD"] = build
    with tempfile.TemporaryDirectory() as place:
        def run(*command, **more):
            subprocess.run(command, check=True, env=environment, cwd=place, stdout=subprocess.DEVNULL, **more)

        # pip writes beside what it builds: not into the sources.
        copy = pathlib.Path(place, "sources")
        shutil.copytree(HERE, copy / "bindings/python", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "setup.py", "CMakeLists.txt", "LICENSE"):
            shutil.copy(ROOT / name, copy)
        python = os.path.join(place, "v/bin/python")
        run("/usr/bin/python3", "-m", "venv", "--system-site-packages", "v")
        run(python, "-m", "pip", "--disable-pip-version-check", "install", "--no-index", "--no-build-isolation", str(copy))
        installed = subprocess.run([python, "-c", "import scoundrel; print(scoundrel.__file__)"], capture_output=True,
                                   text=True, check=True, env=environment, cwd=place).stdout
        if not installed.startswith(os.path.join(place, "v")):
            sys.exit(f"the package comes from {installed}")
        site = pathlib.Path(installed.strip()).parent
        missing = [name for name in ("py.typed", "_core.pyi") if not (site / name).exists()]
        if missing:
            sys.exit(f"not installed: {missing}")
        check_licences(site.parent)
        left = {path.name for path in copy.iterdir()} - {"bindings", "pyproject.toml", "setup.py", "CMakeLists.txt", "LICENSE"}
        if left != {"build"}:
            sys.exit(f"pip left behind: {left}")
        check_debian(build, place, site.parent)
        for test in ("test_game.py", "test_env.py", "test_wrong_use.py", "test_copies.py", "test_checker.py", "test_package.py"):
            run(python, "-B", str(HERE / "tests" / test), stderr=subprocess.STDOUT)
    print("installed and tested")


if __name__ == "__main__":
    main()
