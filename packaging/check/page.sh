# The page by itself, as any server of static files gives it; Python's stands for that. What the page and its service worker name
# is fetched, as a browser would: each file is there, and there is none that they do not name.
. ./common
install python3
absent g++ cc node
tar xzf scoundrel-page-*.tar.gz -C /tmp
cat >/tmp/visit.py <<'END'
import json, pathlib, re, time, urllib.error, urllib.request

FOLDER, = pathlib.Path("/tmp").glob("scoundrel-page-*")
MADE = re.compile(r"[\w-]+-[\w-]{8}\.(?:js|css|wasm|net|json|txt|woff2|svg)(?=[\"'`)])")  # names with a hash, in scripts and styles


def fetch(name):
    with urllib.request.urlopen("http://127.0.0.1:8124/" + name, timeout=10) as answer:
        return answer.read()


for _ in range(50):
    try:
        index = fetch("").decode()
        break
    except urllib.error.URLError:  # not there yet
        time.sleep(0.2)
assert "<title>Scoundrel</title>" in index and "Content-Security-Policy" in index, index
named = set(re.findall(r'(?:src|href)="\./([^"]+)"', index))
assert any(name.endswith(".js") for name in named), index
named |= {icon["src"].removeprefix("./") for icon in json.loads(fetch("manifest.webmanifest"))["icons"]}
kept = json.loads(re.search(r'\["assets/[^]]*\]', fetch("sw.js").decode())[0])
files = {name: fetch(name) for name in named | set(kept)}
for name, content in list(files.items()):
    if name.endswith((".js", ".css")):
        for other in MADE.findall(content.decode()):
            if "assets/" + other not in files:
                files["assets/" + other] = fetch("assets/" + other)
for name, content in files.items():
    assert content and content == (FOLDER / name).read_bytes(), name
print(f"index.html and its service worker name {len(files)} files, and each is there")
here = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*") if path.is_file()}
more = here - set(files) - {"index.html", "sw.js", "fonts/OFL.txt"}
assert not more and not set(files) - set(kept), (more, set(files) - set(kept))
print("the service worker keeps all of them")
modules = sorted(re.sub("-.*", "", name) for name in files if name.endswith(".wasm"))
assert modules == ["assets/coach", "assets/game"], modules
assert all(content[:8] == b"\0asm\1\0\0\0" for name, content in files.items() if name.endswith(".wasm"))
print("two WebAssembly modules")
licences = files["licences.txt"].decode()
for words in ("The Scoundrel developers", "Jason Miller", "SIL OPEN FONT LICENSE", "Niels Lohmann", "LLVM Exceptions"):
    assert words in licences, words
print("licences of all that is in it")
END
python3 -m http.server --bind 127.0.0.1 --directory "$(echo /tmp/scoundrel-page-*)" 8124 >/tmp/server.log 2>&1 &
server=$!
python3 /tmp/visit.py >/tmp/visit.log 2>&1 || { cat /tmp/visit.log; exit 1; }
sed 's/^/ok   /' /tmp/visit.log
kill "$server"
