#!/usr/bin/env python3
"""The API documentation as pages, made by Doxygen from the public headers' own comments: doxygen.py TO HEADER..., where
the headers are those that are installed and TO/index.html will be the first page. That one is docs/library.md, whose
chapters also give the headers their order. Whatever Doxygen warns of is an error, as is a header without a chapter.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
C_HEADER = "scoundrel.h"  # of which docs/bindings.md tells


def in_order(names, manual):
    """The headers by their chapters in the manual, then C's."""
    order = re.findall(r"^## `<scoundrel/(\w+\.h)>`", manual, re.M) + [C_HEADER]
    if set(names) != set(order):
        sys.exit(f"doxygen.py: headers and chapters of docs/library.md differ: {', '.join(sorted(set(names) ^ set(order)))}")
    return order


def first_page(manual):
    """The manual: each header's chapter leads to its page, other documents are only named."""
    manual = re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", manual)
    return re.sub(r"^## `<scoundrel/(\w+)\.h>`.*$", r"\g<0>\n\nEvery name: @ref header_\1", manual, flags=re.M)


def prepare(work, headers):
    """All that Doxygen reads, in one folder, so that no path of this machine gets into the pages."""
    manual = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    (work / "library.md").write_text(first_page(manual), encoding="utf-8")
    (work / "scoundrel").mkdir()
    for header in headers:
        shutil.copy(header, work / "scoundrel")
    fonts = (ROOT / "web/fonts/texturina.woff2", ROOT / "web/public/fonts/OFL.txt")
    for file in (HERE / "style.css", HERE / "layout.xml", HERE / "comments.py", *fonts):
        shutil.copy(file, work)
    (work / "names.dox").write_text("/** @namespace scoundrel\nAll names of the C++ headers. */\n")
    order = in_order([header.name for header in headers], manual)
    version = re.search(r'version = "(.*)"', (work / "scoundrel/version.h").read_text(encoding="utf-8"))[1]
    (work / "Doxyfile").write_text((HERE / "Doxyfile").read_text(encoding="utf-8") + f"""
PROJECT_NUMBER  = {version}
INPUT           = library.md names.dox {' '.join(f'scoundrel/{name}' for name in order)}
FILTER_PATTERNS = "*.h=python3 comments.py"
""", encoding="utf-8")


def has_words(node):
    return any("".join(node.find(part).itertext()).strip() for part in ("briefdescription", "detaileddescription"))


def values_without_words(folder):
    """Values of enumerations that no comment tells of where others have one; where none has, the enumeration's tells of
    all. Doxygen 1.9.4 lets these pass."""
    bare = set()
    for file in folder.glob("*.xml"):
        for kind in ElementTree.parse(file).iter("memberdef"):
            values = {value.findtext("name"): has_words(value) for value in kind.iter("enumvalue")}
            if any(values.values()):
                bare |= {name for name, told in values.items() if not told}
    return sorted(bare)


def make(to, headers):
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        prepare(work, headers)
        done = subprocess.run(["doxygen"], cwd=work, capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stderr.replace(f"{folder}/", "") + "doxygen.py: each of these is an error")
        if bare := values_without_words(work / "xml"):
            sys.exit("".join(f"doxygen.py: the value {name} is not documented\n" for name in bare))
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(work / "html", to)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: doxygen.py TO HEADER...")
    make(pathlib.Path(sys.argv[1]), [pathlib.Path(name) for name in sys.argv[2:]])
