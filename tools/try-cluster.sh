# What tools/try-mpi and tools/try-slurm share, which source it (bash): the work that is tried, done once by one thread
# and once by two, and how results are held against that.
# shellcheck shell=bash
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=tools/setup.sh disable=SC1091
source "$root/tools/setup.sh"

declare -A work=(
  [census]='census classic --seeds 0..19999 --verdict-only'
  [match]='match classic --players texts,careful,greedy --seeds 0..1499'
  [compare]='compare classic equal --games 600 --reviews 4'
  [sweep]='sweep browser health=10,20 avoid=never,alternate --seeds 1000..1599')
names=(census match compare sweep)

told() { printf '%s\n' "$*"; }

build_programs() {
  local tests=OFF
  ! cached "$root/build" "SCOUNDREL_TESTS:BOOL=ON" || tests=ON
  configure "$root/build" "$root" -DCMAKE_CXX_COMPILER=/usr/bin/g++ -DCMAKE_BUILD_TYPE=Release -DSCOUNDREL_TESTS=$tests -DSCOUNDREL_MPI=ON
  build "$root/build" scoundrel scoundrel-lab scoundrel-mpi
}

begin_report() {
  told "$me, $(date -u '+%Y-%m-%d %H:%M') UTC, $(nproc) processors, $(git -C "$root" describe --always --dirty 2>/dev/null || echo 'no git')"
  local name
  for name in "${names[@]}"; do
    # shellcheck disable=SC2086
    timed "$name, 1 thread" "$root/build/scoundrel" ${work[$name]} --jobs 1 --out "$name.one" >"$name.report"
    # shellcheck disable=SC2086
    timed "$name, 2 threads" "$root/build/scoundrel" ${work[$name]} --jobs 2 --out "$name.two" >/dev/null
    same "$name, 2 threads" "$name.two" "$name.one"
  done
}

# timed WHAT COMMAND...: runs it, and tells what it took.
timed() {
  local what=$1 from=$EPOCHREALTIME
  shift
  "$@" 2>>log.txt
  printf '%-44s %6.1f s\n' "$what" "$(( (${EPOCHREALTIME/[.,]/} - ${from/[.,]/}) / 100000 ))e-1" >&3
}

same() {
  cmp "$2" "$3" || fail "$1: other bytes"
  told "$1: the same bytes as 1 thread ($(sha256sum <"$2" | cut -c1-16), $(stat -c %s "$2") bytes)"
}
