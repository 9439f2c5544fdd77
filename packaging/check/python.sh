# The Python package, as apt installs it and as a wheel.
. ./common
install ./python3-scoundrel_*_amd64.deb
absent g++ cc
cat >/tmp/play.py <<'END'
import scoundrel
game = scoundrel.Game("classic#42")
print(scoundrel.__version__, scoundrel.hint(game, samples=50, seed=1).best, scoundrel.solve(game).best_score)
scoundrel.check_env(scoundrel.ScoundrelEnv())
print("the environment keeps Gymnasium's interface")
END
seen '7De 30' python3 /tmp/play.py
seen "keeps Gymnasium" python3 /tmp/play.py
version=$(dpkg-query --show --showformat='${Version}' python3-scoundrel | cut -d- -f1)
seen "$version" python3 -c 'import importlib.metadata; print(importlib.metadata.version("scoundrel"))'
seen 'Wenzel Jakob' cat /usr/share/doc/python3-scoundrel/copyright
gone python3-scoundrel
install python3-venv python3-numpy
python3 -m venv --system-site-packages /tmp/venv
seen 'Successfully installed scoundrel' /tmp/venv/bin/pip install --no-index ./scoundrel-*.whl
seen '7De 30' /tmp/venv/bin/python /tmp/play.py
about=$(echo /tmp/venv/lib/python3*/site-packages/scoundrel-*.dist-info)
seen 'MIT License' cat "$about/LICENSE"
seen 'Niels Lohmann' cat "$about/THIRD-PARTY.txt"
seen 'Wenzel Jakob' cat "$about/THIRD-PARTY.txt"
