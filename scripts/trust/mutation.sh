#!/bin/bash
# scripts/trust/mutation.sh src/check/prove.ts,src/check/clauses.ts test/check/*.test.ts: changes the code of the first in each
# way that Stryker knows and asks the tests of the others whether they notice. Stryker is installed in a folder that goes at
# the end; what is tested is a copy, so that the sources stay as they are.
set -euo pipefail
cd "$(dirname "$0")/../.."
CODE=${1:-src/check/prove.ts}
TESTS=("${@:2}")
VERSION=9.6.1
FOLDER=$(mktemp -d)
trap 'rm -rf "$FOLDER"' EXIT

(cd "$FOLDER" && npm init -y >/dev/null && npm install --silent "@stryker-mutator/core@$VERSION" "@stryker-mutator/vitest-runner@$VERSION")
# One vitest for the tests and for who runs them.
rm -rf "$FOLDER/node_modules/vitest"
ln -s "$PWD/node_modules/vitest" "$FOLDER/node_modules/vitest"
mkdir "$FOLDER/copy"
git ls-files -z src strategies fixtures test package.json tsconfig.json | xargs -0 cp --parents -t "$FOLDER/copy"
ln -s "$(readlink -f node_modules)" "$FOLDER/copy/node_modules"
cd "$FOLDER/copy"
# Which tests reach which code is seen within one file alone.
printf "import './%s';\n" "${TESTS[@]:-test/check/prove.test.ts}" >mutation.test.ts
cat >mutation.json <<JSON
{
  "testRunner": "vitest",
  "plugins": ["$FOLDER/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js"],
  "mutate": ["${CODE//,/\", \"}"],
  "vitest": { "configFile": "mutation.config.ts", "related": false },
  "tsconfigFile": "none.json",
  "coverageAnalysis": "perTest",
  "concurrency": 1,
  "reporters": ["clear-text"],
  "tempDirName": "mutants"
}
JSON
# A change that is noticed need not be noticed by the smallest example.
echo "import fc from 'fast-check'; fc.configureGlobal({ endOnFailure: true });" >mutation.setup.ts
cat >mutation.config.ts <<TS
import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: { include: ['mutation.test.ts'], setupFiles: ['mutation.setup.ts'], testTimeout: 60_000 },
});
TS
nice -n 19 "$FOLDER/node_modules/.bin/stryker" run mutation.json
