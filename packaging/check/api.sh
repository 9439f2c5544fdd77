# The API pages, as somebody reads them from a folder: every link leads somewhere, and what one looks for is found.
. ./common
install python3
absent doxygen
tar xzf scoundrel-api-*.tar.gz -C /tmp
cat >/tmp/read.py <<'END'
import html, pathlib, re

FOLDER, = pathlib.Path("/tmp").glob("scoundrel-api-*")
pages = {path: path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.html")}
assert FOLDER / "index.html" in pages
names = {path: set(re.findall(r'\b(?:id|name)="([^"]+)"', text)) for path, text in pages.items()}
links = 0
for path, text in pages.items():
    for link in re.findall(r'\b(?:href|src)="([^"]+)"', text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, place = html.unescape(link).partition("#")
        target = path.parent / name if name else path
        assert target.exists(), f"{path.name}: {link}"
        assert not place or target not in names or place in names[target], f"{path.name}: {link}"
        links += 1
assert links > 1000, links
print(f"{len(pages)} pages, {links} links, and each leads somewhere")
for form, what in ((r">scoundrel_ask</(?:a|b)> \(", "scoundrel_ask of C"), (r">scoundrel_legal</(?:a|b)> \(", "scoundrel_legal of C")):
    assert any(re.search(form, text) for text in pages.values()), what
    print(f"there is {what}")
for name in ("classscoundrel_1_1_session.html", "classscoundrel_1_1_engine.html"):
    assert FOLDER / name in pages, name
    assert f'href="{name}"' in "".join(pages.values()), name
print("there are pages of Session and Engine, and links to them")
assert "find_package(scoundrel" in pages[FOLDER / "index.html"]
print("the first page is the manual")
END
python3 /tmp/read.py >/tmp/read.log 2>&1 || { cat /tmp/read.log; exit 1; }
sed 's/^/ok   /' /tmp/read.log
