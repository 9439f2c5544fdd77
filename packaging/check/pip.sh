# The Python package from the sources, by the packages and the very command that docs/bindings.md names: pip has CMake build it.
. ./common
install xz-utils
tar xf scoundrel-*.tar.xz
cd scoundrel-*/
manual=docs/bindings.md
packages=$(tr '\n' ' ' <"$manual" | sed -n "s/.*From the sources, with Debian's packages \`\([^\`]*\)\`.*/\1/p")
command=$(grep '^python3 -m venv .*pip install' "$manual")
printf 'ok   %s names: %s\n' "docs/bindings.md" "${packages:?docs/bindings.md names no packages}"
# shellcheck disable=SC2086 # a list of words
install $packages
seen 'Successfully installed scoundrel' sh -c "${command:?docs/bindings.md has no command}"
seen 'OK' v/bin/python -B bindings/python/tests/test_game.py
seen 'OK' v/bin/python -B bindings/python/tests/test_env.py
