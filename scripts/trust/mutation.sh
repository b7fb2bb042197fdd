#!/bin/bash
# scripts/trust/mutation.sh FILE[:TEST,TEST...]... changes each file in every way that Stryker knows and asks tests whether
# they notice: those named, or those of the folder that mirrors the file's. Prints the changes that no test notices, and at
# the end a line for each file: how many of the changes that tests reach they notice, and how many of all.
# Stryker is installed in a folder that goes at the end, beside a copy of all that git knows: the sources stay as they are.
set -euo pipefail
cd "$(dirname "$0")/../.."
VERSION=9.6.1
FOLDER=$(mktemp -d)
trap 'rm -rf "$FOLDER"' EXIT

(cd "$FOLDER" && npm init -y >/dev/null && npm install --silent "@stryker-mutator/core@$VERSION" "@stryker-mutator/vitest-runner@$VERSION")
# One vitest for the tests and for who runs them.
rm -rf "$FOLDER/node_modules/vitest"
ln -s "$PWD/node_modules/vitest" "$FOLDER/node_modules/vitest"
mkdir "$FOLDER/copy"
git ls-files -z | xargs -0 cp --parents -t "$FOLDER/copy"
ln -s "$(readlink -f node_modules)" "$FOLDER/copy/node_modules"
cd "$FOLDER/copy"
# A change that is noticed need not be noticed by the smallest example.
echo "import fc from 'fast-check'; fc.configureGlobal({ endOnFailure: true });" >mutation.setup.ts
cat >mutation.config.ts <<TS
import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: { include: ['mutation.test.ts'], setupFiles: ['mutation.setup.ts'], testTimeout: 60_000 },
});
TS
for each in "$@"; do
  code=${each%%:*}
  tests=${each#"$code"}
  [ "$tests" ] || tests=$(ls "test/$(dirname "${code#src/}")"/*.test.ts | grep -v 'slow\|browser')
  # Which tests reach which code is seen within one file alone.
  printf "import './%s';\n" ${tests//[:,]/ } >mutation.test.ts
  cat >mutation.json <<JSON
{
  "testRunner": "vitest",
  "plugins": ["$FOLDER/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js"],
  "mutate": ["$code"],
  "vitest": { "configFile": "mutation.config.ts", "related": false },
  "tsconfigFile": "none.json",
  "coverageAnalysis": "perTest",
  "concurrency": 1,
  "timeoutMS": 10000,
  "reporters": ["clear-text"],
  "clearTextReporter": { "allowColor": false, "logTests": false, "reportTests": false },
  "tempDirName": "mutants"
}
JSON
  nice -n 19 "$FOLDER/node_modules/.bin/stryker" run mutation.json | tee "$FOLDER/told"
  # The last row of the table: the name, the score of all changes and of those that tests reach, and counts.
  awk -F'|' -v code="$code" '/^ [^%]*\|.*\|/ { row = code ": " $3 + 0 " % of what tests reach, " $2 + 0 " % of all" } END { print row }' \
    "$FOLDER/told" >>"$FOLDER/scores"
done
cat "$FOLDER/scores"
