/**
 * `npm run watch`: runs the quick tests that import a saved file, directly or indirectly. Vitest's own watch knows the
 * importers of a file only after it has run all tests.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['src', 'constraints', 'strategies', 'test', 'web'];
const VITEST = 'node_modules/vitest/vitest.mjs';
/** Milliseconds to wait after a change, since editors write a file several times when they save it. */
const PAUSE = 200;

const saved = new Set<string>();
let running: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;

/** Runs the tests of all files saved since the last complete run. A save during a run ends it and starts another. */
function run(): void {
  running?.kill();
  const vitest = spawn(process.execPath, [VITEST, 'related', '--run', '--passWithNoTests', ...saved], {
    stdio: 'inherit',
  });
  running = vitest;
  vitest.on('exit', (status) => {
    if (running !== vitest) return;
    running = undefined;
    if (status === 0) saved.clear();
  });
}

for (const room of ROOMS)
  watch(room, { recursive: true }, (_, name) => {
    if (!name?.endsWith('.ts')) return;
    saved.add(join(room, name));
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE);
  });
console.log(`Save a file of ${ROOMS.join(', ')}: its tests run. Ctrl-C ends it.`);
