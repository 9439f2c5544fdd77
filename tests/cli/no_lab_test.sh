#!/usr/bin/env bash
# The program alone, as its package has it: each command of the lab names the package that is missing, on standard error, and
# ends with 1; the page's server, which is in the package of the program itself, is missed likewise. usage: no_lab_test.sh PROGRAM
set -euo pipefail
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
cp "$1" "$bin/scoundrel"

missed() { # PACKAGE WORD...
  local package=$1 status=0
  shift
  "$bin/scoundrel" "$@" >"$bin/out" 2>"$bin/err" </dev/null || status=$?
  if [[ $status != 1 || -s $bin/out || $(<"$bin/err") != *"$package"* ]]; then
    printf '%s: status %s, said: %s\n' "$*" "$status" "$(cat "$bin/out" "$bin/err")"
    exit 1
  fi
}

for command in match census compare sweep tune study train; do
  missed "the package scoundrel-lab" "$command" classic
done
missed "(scoundrel-web) is not here: install the package scoundrel," web # which has both programs
