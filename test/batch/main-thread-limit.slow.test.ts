/** Every command that passes slow records to workers does so from source and as built, on machines of any speed. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sudoku, sudokuOn } from '../cli/sudoku.js';

const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const OPEN = '.'.repeat(81);
const SHEET = `name,puzzle\na,${PUZZLE}\n`;
const TRACE = (await sudoku('solve', '--explain', '--json', PUZZLE)).out;

/** Commands, each with an input whose work checks the clock. */
const RUNS: readonly (readonly [command: string, input: string])[] = [
  ['solve --explain', PUZZLE],
  ['solve --explain --shortest', PUZZLE],
  ['solve --explain --format html', PUZZLE],
  ['grade', PUZZLE],
  ['grade --to csv', SHEET],
  ['check', OPEN],
  ['check --to csv', `name,puzzle\na,${OPEN}\n`],
  ['hint', PUZZLE],
  ['hint --format html', PUZZLE],
  ['verify', TRACE],
  ['create easy --seed limit', ''],
];
const runs = RUNS.map(([command, input]) => ({ args: command.split(' '), input }));

const script = fileURLToPath(new URL('run-limited.mjs', import.meta.url));
const url = (path: string): string => new URL(`../../${path}`, import.meta.url).href;

test.each([
  ['from source', ['--import', 'tsx', script, url('src/cli/program.ts')]],
  ['as built', [script, url('dist/program/program.js')]],
] as const)(
  '%s, workers answer the records that the main thread skips',
  async (_, program) => {
    const words = runs.map((run) => JSON.stringify(run));
    const { stdout, stderr } = spawnSync(process.execPath, [...program, ...words], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const results = JSON.parse(stdout);
    for (const [index, { args, input }] of runs.entries()) {
      const { status, out, notes } = await sudokuOn(input, ...args);
      const { notes: told, ...result } = results[index];
      expect({ args, ...result, notes: told.trimEnd() }).toEqual({ args, status, out, notes, isOnWorker: true });
    }
  },
  240_000,
);
