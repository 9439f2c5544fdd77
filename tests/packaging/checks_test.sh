#!/usr/bin/env bash
# What the checks of the packages go by can fail (packaging/check/common), and tools/release takes nothing for a commit's that
# was built from another. usage: checks_test.sh CHECKOUT
set -euo pipefail
checkout=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
wrong() { printf '%s\n' "$*"; exit 1; }

told() { # passes|fails CHECK...: a check in a shell of its own
  local expected=$1 ended=passes
  shift
  (cd "$checkout/packaging/check" && sh -c '. ./common; "$@"' common "$@") >"$place/said" 2>&1 || ended=fails
  [[ $ended == "$expected" ]] || wrong "$* $ended: $(cat "$place/said")"
}
told passes seen '' true
told passes seen b echo abc
told passes refused b sh -c 'echo abc; exit 2'
told fails seen '' false
told fails seen d echo abc
told fails seen b sh -c 'echo abc; exit 2'
told fails refused b echo abc
told fails refused d sh -c 'echo abc; exit 2'
told fails absent nothing-of-this-name sh
told passes absent nothing-of-this-name

for script in "$checkout"/packaging/check/*.sh; do
  sh -n "$script"
  grep -q '^\. \./common$' "$script" || wrong "$script does not go by common"
done

command -v git >/dev/null || { printf 'no git here: tools/release is not asked\n'; exit; }
here=$place/checkout
mkdir -p "$here/tools" "$here/packaging" "$here/build/release/out"
cp "$checkout/tools/release" "$checkout/tools/setup.sh" "$here/tools/"
cp "$checkout/CMakeLists.txt" "$here/"
echo /build/ >"$here/.gitignore"
git() { command git -C "$here" -c user.name=test -c user.email=test@localhost "$@"; }
git init -q
git add .
git commit -qm test
: >"$here/build/release/out/SHA256SUMS"
refuses() { # COMMIT WORDS
  local said
  [[ -z $1 ]] || printf '%s\n' "$1" >"$here/build/release/commit"
  # With another system to be on, nothing would be installed should it go on.
  if said=$(SCOUNDREL_SYSTEM=none "$here/tools/release" --check 2>&1) || [[ $said != *"$2"* ]]; then
    wrong "tools/release --check with '$1': $said"
  fi
}
commit=$(git rev-parse --short HEAD)
refuses '' "built from commit (unknown), and this is $commit: run tools/release again"
refuses 0000000 "built from commit 0000000, and this is $commit: run tools/release again"
refuses "$commit-dirty" "built from commit $commit-dirty, and this is $commit: run tools/release again"
echo changed >"$here/file"
printf '%s  file\n' "$(printf '%064d' 0)" >"$here/build/release/out/SHA256SUMS"
refuses "$commit" "is not what was built there: run tools/release again"
printf 'checked\n'
