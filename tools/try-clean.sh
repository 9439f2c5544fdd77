#!/usr/bin/env bash
# Proves the set-up: runs a command of this checkout on a bare Debian 12 (a chroot made by debootstrap, nothing in it
# but a shell and apt), from a fresh copy each time. Needs root and a Debian host, whose package mirror is used.
#
#   tools/try-clean.sh [--tree DIR] [--as root|sudo|user] [--keep] [COMMAND...]      the command is ./test unless given
#
#   --tree DIR   try this directory as it is (without build/ and .git), not the last commit
#   --as WHO     root (default); sudo: a user who may use sudo, which is then the one thing installed before; user: one
#                who may not
#   --keep       leave the chroot, and say where
#
# The bootstrapped system is kept in SCOUNDREL_CLEAN (default: scoundrel-clean under TMPDIR or /tmp) for the next time.
# shellcheck disable=SC2317 # some functions are called by trap and unshare
set -euo pipefail

release=bookworm
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
store=${SCOUNDREL_CLEAN:-${TMPDIR:-/tmp}/scoundrel-clean}
tree='' who=root keep=''

fail() {
  printf 'try-clean: %s\n' "$*" >&2
  exit 1
}

while (( $# )); do
  case $1 in
    --tree) tree=$(CDPATH='' cd -- "${2:?a directory}" && pwd -P); shift 2 ;;
    --as) who=${2:?root, sudo or user}; shift 2 ;;
    --keep) keep=yes; shift ;;
    -h | --help) sed -n '2,/^# shellcheck/{/shellcheck/!s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit ;;
    --) shift; break ;;
    -*) fail "unknown option $1" ;;
    *) break ;;
  esac
done
(( $# )) || set -- ./test
[[ $who == root || $who == sudo || $who == user ]] || fail "--as takes root, sudo or user"
(( EUID == 0 )) || fail "a chroot needs root"

# The host's own sources of main, one "URI SUITE" a line, whichever way they are written down.
sources() {
  # shellcheck disable=SC2016 # apt's own variables
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    sed -n "s/^\([^ ]* $release\(-updates\|-security\)\?\) main\$/\1/p" | sort -u
}

bootstrap() {
  local base=$1 mirror
  mirror=$(sources | sed -n "s/ $release\$//p" | head -n 1)
  [[ $mirror ]] || fail "this host's apt knows no source for $release"
  sources | grep -q -e -security || fail "this host's apt knows no source for $release-security"
  command -v debootstrap >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends debootstrap
  rm -rf --one-file-system "$base.new"
  debootstrap --variant=minbase "$release" "$base.new" "$mirror"
  sources | sed 's/.*/deb & main/' >"$base.new/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(http|https|Check-Valid-Until|Retries)\b' >"$base.new/etc/apt/apt.conf.d/90host" || true
  rm -rf "$base.new"/var/lib/apt/lists/* "$base.new"/var/cache/apt/archives/*.deb
  mv "$base.new" "$base"
}

mkdir -p "$store"
[[ -d $store/$release ]] || bootstrap "$store/$release" >&2

box=$(mktemp -d "$store/run.XXXXXX")
leave() {
  if [[ $keep ]]; then
    printf 'try-clean: kept %s\n' "$box" >&2
  else
    rm -rf --one-file-system "$box"
  fi
}
trap leave EXIT
trap 'exit 130' INT TERM HUP

cp -a "$store/$release/." "$box"
cp -L /etc/resolv.conf /etc/hosts "$box/etc/"
mkdir "$box/home/player"
project=/home/player/scoundrel
mkdir "$box$project"
if [[ $tree ]]; then
  tar -C "$tree" --exclude=./build --exclude=./.git --exclude=node_modules -cf - .
else
  git -C "$here" archive HEAD
fi | tar -C "$box$project" --no-same-owner -xf -

account=root
if [[ $who != root ]]; then
  account=player
  chroot "$box" useradd --home-dir /home/player --shell /bin/bash player
  chroot "$box" chown -R player: /home/player
fi

# Runs in a mount and process namespace of its own: the mounts are gone with the last process in it, however it ends.
inside() {
  set -euo pipefail
  local box=$1 who=$2 account=$3 project=$4 home
  shift 4
  mount -t proc proc "$box/proc"
  mount --rbind /dev "$box/dev"
  local clean=(env -i "TERM=${TERM:-dumb}" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    ${CI:+"CI=$CI"} ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"})
  if [[ $who == sudo ]]; then
    "${clean[@]}" DEBIAN_FRONTEND=noninteractive chroot "$box" sh -ec '
      apt-get -qq update
      apt-get -qq -y install --no-install-recommends sudo
      rm -rf /var/lib/apt/lists/*
      echo "player ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/player' </dev/null >"$box/var/log/sudo.log" 2>&1
  fi
  home=$(chroot "$box" getent passwd "$account" | cut -d: -f6)
  # shellcheck disable=SC2016 # expanded in the chroot
  exec "${clean[@]}" "HOME=$home" "USER=$account" chroot --userspec="$account" "$box" sh -c 'cd "$0" && exec "$@"' "$project" "$@"
}
export -f inside
status=0
# shellcheck disable=SC2016 # expanded by the inner bash
unshare --mount --pid --fork --kill-child bash -c 'inside "$@"' try-clean "$box" "$who" "$account" "$project" "$@" || status=$?
exit "$status"
