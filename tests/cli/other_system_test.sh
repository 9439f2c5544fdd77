#!/usr/bin/env bash
# What ./scoundrel does on another system than Debian 12: it installs nothing, names what is missing, and with all there
# leaves the rest to CMake. usage: other_system_test.sh CHECKOUT
set -euo pipefail
checkout=$1
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
# A system with a shell and apt, whose apt must not be asked; no compiler, no CMake.
for tool in bash env sed grep mkdir dirname uname cat printf rm flock find touch readlink; do
  ln -s "$(type -P "$tool")" "$bin/$tool"
done
printf '#!/bin/sh\necho asked >>%s/asked\n' "$bin" >"$bin/apt-get"
chmod +x "$bin/apt-get"

need() { # SYSTEM PACKAGE...
  PATH=$bin SCOUNDREL_SYSTEM=$1 root=$bin me=scoundrel bash -c 'source "$0/tools/setup.sh"; shift; need_packages "$@"' "$checkout" "$@" 2>&1
}

for system in fedora-40-x86_64 ubuntu-24.04-x86_64 debian-13-x86_64 debian-12-aarch64; do
  if said=$(need "$system" g++ cmake nlohmann-json3-dev); then
    printf '%s: went on without a compiler\n' "$system"; exit 1
  fi
  [[ $said == *"g++ cmake nlohmann-json3-dev"*docs/install.md* ]] || { printf '%s said: %s\n' "$system" "$said"; exit 1; }
done
ln -s "$(type -P true)" "$bin/cmake"
for compiler in g++ c++; do # the second is clang where there is no g++
  ln -s "$(type -P true)" "$bin/$compiler"
  need fedora-40-x86_64 g++ cmake nlohmann-json3-dev
  rm "$bin/$compiler"
done
[[ ! -e $bin/asked ]] || { printf 'apt was asked\n'; exit 1; }
