# Set-up and building, shared by ./scoundrel and ./test, which source this file (bash): the packages each needs, how
# they are installed, and how a build tree is configured and built. Which trees there are, and what is run, is left to
# the two commands. The one that sources sets: root (the checkout) and me (its name in messages).
# shellcheck shell=bash
: "${root:?}" "${me:?}"

# Debian 12 packages (main, updates and security suites), here and nowhere else.
# shellcheck disable=SC2034 # used by the commands that source this file
program_packages=(g++ cmake ninja-build nlohmann-json3-dev libfmt-dev libncurses-dev)
# What serves the page.
# shellcheck disable=SC2034
server_packages=(libmicrohttpd-dev zlib1g-dev)
# The compiler for WebAssembly, and what builds the page.
wasm_packages=(cmake ninja-build nlohmann-json3-dev clang-22 lld-22 llvm-22
  wasi-libc libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32 nodejs)
# Other packages of nodejs than Debian's bring npm along.
command -v npm >/dev/null || wasm_packages+=(npm)
# What makes the API pages.
api_packages=(doxygen)
# shellcheck disable=SC2034
test_packages=(
  "${program_packages[@]}" "${server_packages[@]}" "${wasm_packages[@]}" "${api_packages[@]}"
  libgtest-dev libgmock-dev librapidcheck-dev                 # unit and property tests
  libclang-rt-22-dev                                          # sanitizers, libFuzzer
  chromium-headless-shell firefox-esr fonts-liberation2       # the web game, played in two browsers
  python3                                                     # the independent implementation of the rules
  pkg-config                                                  # how C programs find the library
  mandoc                                                      # reads the man page more strictly than man does
  strace                                                      # which files are opened, and that none is
  python3-jsonschema                                          # answers against the schema of the protocol
  pybind11-dev python3-dev python3-numpy                      # the Python package
  python3-setuptools python3-venv python3-wheel               # and its installation by pip
  mypy                                                        # its types, as who uses it has them checked
)

# What tools/release needs besides.
# shellcheck disable=SC2034
release_packages=("${server_packages[@]}" "${api_packages[@]}" pybind11-dev python3-dev python3-numpy python3-setuptools python3-wheel
  dpkg-dev file lintian xz-utils)

# A terminal that can wipe a line is shown how far things are.
progress() { [[ ! $live ]] || printf '\r\033[K%s' "${1:0:78}" >&2; }
live=
if [[ -t 2 && ${TERM-dumb} != dumb ]]; then
  live=yes
fi
trap 'progress ""; exit 130' INT

say() { printf '%s: %s\n' "$me" "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# take_turn FILE: from here on nobody else who asks for FILE's turn goes on, until the descriptor in $turn is closed.
take_turn() {
  exec {turn}>>"$1"
  flock --nonblock "$turn" && return
  say "waiting for another run of this checkout to finish"
  flock "$turn"
}

# quietly LOG COMMAND...: runs it with no input and its output in LOG; a terminal sees the latest line, nobody else
# anything. Steps counted by ninja announce themselves once with $announce, when that is set.
quietly() {
  local log=$1 line announced=
  shift
  mkdir -p "${log%/*}"
  "$@" </dev/null 2>&1 | while IFS= read -r line; do
    printf '%s\n' "$line"
    if [[ ${announce-} && ! $announced && $line == \[[1-9]* ]]; then
      progress ''
      say "$announce"
      announced=yes
    fi
    progress "$line"
  done >"$log"
  local status=${PIPESTATUS[0]}
  progress ''
  return "$status"
}

# broken LOG WORDS...: shows what matters of LOG and ends the run.
broken() {
  local log=$1
  shift
  if grep -q '^FAILED: ' "$log"; then
    sed -n '/^FAILED: /,$p' "$log" >&2
  else
    cat "$log" >&2
  fi
  fail "$* (the whole log: $log)"
}

missing_packages() {
  local package
  local -A there=()
  while read -r package; do
    there[$package]=yes
  done < <(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p')
  for package in "$@"; do
    [[ ${there[$package]-} ]] || printf '%s\n' "$package"
  done
}

# Where these packages are known to be: Debian 12 on x86-64. SCOUNDREL_SYSTEM stands for another system in tests.
on_debian_12() {
  local system=${SCOUNDREL_SYSTEM-}
  [[ $system ]] || system=$(
    # shellcheck disable=SC1091
    . /etc/os-release 2>/dev/null
    printf '%s-%s-%s' "${ID-}" "${VERSION_ID-}" "$(uname -m)"
  )
  [[ $system == debian-12-x86_64 ]]
}

# What a package brings, by another sign than dpkg's; of packages that are not listed nothing is known.
brings() {
  case $1 in
    g++) compiler ;;
    cmake | clang-22 | strace | mandoc | doxygen | python3 | pkg-config | mypy) command -v "$1" ;;
    ninja-build) command -v ninja || command -v ninja-build ;;
    nodejs) command -v node ;;
    npm) command -v npm ;;
    nlohmann-json3-dev) header nlohmann/json.hpp ;;
    libfmt-dev) header fmt/format.h ;;
    libncurses-dev) header ncurses.h || header ncursesw/ncurses.h ;;
    libmicrohttpd-dev) header microhttpd.h ;;
    zlib1g-dev) header zlib.h ;;
    libgtest-dev) header gtest/gtest.h ;;
    libgmock-dev) header gmock/gmock.h ;;
    librapidcheck-dev) header rapidcheck.h ;;
  esac >/dev/null 2>&1
}

header() { printf '#include <%s>\n' "$1" | "$(compiler)" -x c++ -fsyntax-only - ; }

# What compiles the programs: g++, or where there is none what the system calls its compiler, which may be clang.
compiler() { command -v g++ || command -v c++; }

# name_packages PACKAGE...: on other systems nothing is installed; what is missing is named, and the rest is left to CMake.
name_packages() {
  local package missing=()
  for package in "$@"; do
    brings "$package" || missing+=("$package")
  done
  (( ${#missing[@]} == 0 )) || fail "this is made for Debian 12 on x86-64; on other systems it installs nothing by itself. Please install what Debian
calls: ${missing[*]}
(docs/install.md has the names on other systems), and run this again."
}

# need_packages PACKAGE...: installs those that are not there; asks nothing, and leaves apt alone when all are.
need_packages() {
  if ! on_debian_12; then
    name_packages "$@"
    return
  fi
  local missing rights=()
  mapfile -t missing < <(missing_packages "$@")
  (( ${#missing[@]} )) || return 0

  if (( EUID != 0 )); then
    rights=(sudo -n)
    if ! command -v sudo >/dev/null; then
      fail "packages are missing, and this is neither root nor is sudo here; please ask an administrator for:
  apt-get install --no-install-recommends ${missing[*]}"
    elif ! sudo -n true 2>/dev/null && ! { ( : </dev/tty ) 2>/dev/null && [[ ! ${CI-} ]] && sudo -v; }; then
      fail "packages are missing, and sudo does not let us install them; please ask an administrator for:
  apt-get install --no-install-recommends ${missing[*]}"
    fi
  fi

  say "installing ${missing[*]} (once)"
  local log=$root/build/log/packages.log
  local apt=("${rights[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
  local install=(install --no-install-recommends --no-remove "${missing[@]}")
  # Package lists that are there and still true are not fetched again.
  if ! quietly "$log" apt-get -q --simulate "${install[@]}" || ! quietly "$log" "${apt[@]}" "${install[@]}"; then
    # One source of several that cannot be reached need not matter; whether it does, the installation tells.
    quietly "$log.update" "${apt[@]}" update || true
    if ! quietly "$log" "${apt[@]}" "${install[@]}"; then
      cat "$log.update" >&2
      broken "$log" "these packages could not be installed: ${missing[*]}"
    fi
  fi
}

log_of() {
  local tree=${1#"$root/"}
  printf '%s/build/log/%s.log' "$root" "${tree//\//-}"
}

# cached TREE LINE: this line is in the tree's CMake cache.
cached() { grep -qsxF -e "$2" "$1/CMakeCache.txt"; }

# configured TREE SOURCE: cmake went through there, and for this place; a checkout may be moved or copied with its build/.
configured() { [[ -f $1/.configured ]] && cached "$1" "CMAKE_HOME_DIRECTORY:INTERNAL=$2"; }

# configure TREE SOURCE OPTION...: runs cmake unless the tree was last configured with exactly these.
configure() {
  local tree=$1 source=$2 fresh=() log wanted
  shift 2
  wanted=$(printf '%s\n' "$source" "$@")
  configured "$tree" "$source" && [[ $(<"$tree/.configured") == "$wanted" ]] && return
  if ! cached "$tree" "CMAKE_HOME_DIRECTORY:INTERNAL=$source" || ! cached "$tree" "CMAKE_GENERATOR:INTERNAL=Ninja"; then
    fresh=(--fresh)
  fi
  log=$(log_of "$tree")
  rm -f "$tree/.configured"
  quietly "$log" cmake "${fresh[@]}" -G Ninja -S "$source" -B "$tree" "$@" || broken "$log" "cmake failed for ${tree#"$root/"}/"
  printf '%s\n' "$wanted" >"$tree/.configured"
}

# build TREE [TARGET...]. After a failure the tree is configured anew: what failed may have been cmake, run by ninja.
build() {
  local tree=$1 log
  shift
  log=$(log_of "$tree")
  if ! NINJA_STATUS='[%f/%t] ' quietly "$log" ninja -C "$tree" "$@"; then
    rm -f "$tree/.configured"
    broken "$log" "the build failed in ${tree#"$root/"}/"
  fi
}

# page WASM_TREE TO: builds the web page there, with the modules of that tree. What is fetched is what the lock names.
page() {
  local tree=$1 to=$2 web=$root/web log
  log=$(log_of page)
  if [[ ! $web/node_modules/.package-lock.json -nt $web/package-lock.json ]]; then
    say "fetching what builds the page (once)"
    quietly "$log" npm --prefix "$web" ci --ignore-scripts --no-audit --no-fund || broken "$log" "npm could not fetch what builds the page"
    touch "$web/node_modules/.package-lock.json"
  fi
  SCOUNDREL_WASM=$tree quietly "$log" node "$web/node_modules/vite/bin/vite.js" build "$web" --outDir "$to" --emptyOutDir ||
    broken "$log" "the page could not be built"
}
