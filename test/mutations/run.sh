#!/usr/bin/env bash
# Applies each mutation, or those that are named (test/mutations/run.sh 07 12), to the files here and runs the tests nearest
# to it until one fails. Ends with 1 if no test found one of them. Takes a minute or two for each.
set -uo pipefail
cd "$(dirname "$0")/../.."
UNLOADED='No test files found|SyntaxError|Transform failed|Cannot find module|Failed to resolve'
missed=0
applied=
trap '[ -z "$applied" ] || git apply -R "$applied"' EXIT
while read -r number tests; do
  if [ $# -gt 0 ] && [[ " $* " != *" $number "* ]]; then continue; fi
  patch=test/mutations/$number.patch
  git apply "$patch" || { echo "$number does not apply"; missed=1; continue; }
  for test in $tests; do [ -e "$test" ] || { echo "$number names $test, which is not there"; missed=1; }; done
  applied=$patch
  # A mutation must be found by a test or its hooks, and not by a file that cannot be loaded. Some make a test wait for
  # what never comes: it is found as soon as that is certain.
  if said=$(npx --no-install vitest run --config test/config/vitest.config.ts --project shared --project long --bail 1 \
    --testTimeout 120000 --hookTimeout 120000 $tests </dev/null 2>&1); then
    echo "$number is NOT FOUND by $tests"
    missed=1
  elif grep -qE "$UNLOADED" <<<"$said"; then
    echo "$number is NOT FOUND: no test of $tests failed, but a file cannot be loaded"
    missed=1
  else
    # What makes the worlds of a run can fail already: then there is no test.
    echo "$number is found: $(sed 's/\x1b\[[0-9;]*m//g' <<<"$said" | grep -m1 -E 'FAIL|Error: ')"
  fi
  git apply -R "$patch"
  applied=
done <test/mutations/nearest-tests.txt
exit $missed
