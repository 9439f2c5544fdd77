#!/usr/bin/env bash
# two_ranks.sh SCOUNDREL SCOUNDREL_MPI: a small piece of each work by two ranks and by one process, byte for byte; going on;
# what is refused; and that the plain programs do not link MPI.
set -euo pipefail
one=$1 many=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 LC_ALL=C XDG_CONFIG_HOME=/nowhere
two_ranks() { mpirun --oversubscribe -np 2 "$many" "$@" </dev/null; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

try() {
  local out=$1
  shift
  "$one" "$@" --out "$out.one" >"$out.one.told" 2>/dev/null
  two_ranks "$@" --out "$out.two" >"$out.two.told"
  cmp "$out.one" "$out.two"
}
try compare compare classic equal --player careful --games 40 --reviews 0
cmp compare.one.told compare.two.told
try sweep sweep classic health=15,20 --player careful --games 20
cmp sweep.one.told sweep.two.told
try census census classic --seeds 5..64 --verdict-only
try match match classic --players texts,careful --seeds 0..39
cmp <(sed 's/ .*//' match.one.times | sort) <(sed 's/ .*//' match.two.times | sort)

# A part cut short, as by a kill, and another number of ranks.
truncate -s -40 compare.two.part-3-of-16
rm compare.two compare.two.part-9-of-16
"$many" compare classic equal --player careful --games 40 --reviews 0 --out compare.two >/dev/null
cmp compare.one compare.two

refused() {
  local code=$1 why=$2 status=0
  shift 2
  "$many" "$@" </dev/null >refused 2>&1 || status=$? # alone: mpirun takes a second to start
  (( status == code )) || fail "$*: ends with $status, not $code"
  grep -qF -- "$why" refused || fail "$*: does not say '$why'"
}
refused 2 "--until does not go with parts" compare classic equal --until 1 --out x
refused 2 "--out is required" compare classic
refused 2 "no rule set 'nonsense'" compare nonsense --out x
refused 2 "--seeds takes a range" census classic --seeds "" --verdict-only --out x
refused 2 "--seeds takes a range" match classic --players texts --seeds "" --out x
refused 2 "--seeds takes a range" compare classic --seeds "" --out x
refused 1 "begun in 16 parts" compare classic equal --player careful --games 40 --reviews 0 --out compare.two --parts 3
refused 1 "another comparison" compare classic equal --player texts --games 40 --reviews 0 --out compare.two
refused 1 "none of its parts" compare classic equal --player careful --games 40 --reviews 0 --out compare.one

for program in "$one" "${one%/*}/scoundrel-lab"; do
  ! ldd "$program" | grep -i mpi || fail "$program links MPI"
done
