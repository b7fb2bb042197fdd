/** Failed writes: one sentence and a status of their own. The tests run the built program. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const FULL = '/dev/full';
const folder = mkdtempSync(join(tmpdir(), 'sudoku-'));

/** Runs a line of the shell, which has its own redirections and limits. */
const shell = (line: string) => {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', line.replaceAll('sudoku', `"${process.execPath}" "${bin}"`)],
    {
      encoding: 'utf8',
      cwd: folder,
    },
  );
  return { status, out: stdout, notes: stderr };
};

describe.skipIf(!existsSync(FULL))('a disk that is full', () => {
  test.each([
    '--version',
    '--help',
    'help solve',
    'strategies',
    'strategies x-wing',
    'solve .3.1...2....1...',
    'solve --jobs 2 .3.1...2....1...',
    'grade .3.1...2....1...',
    'create easy 4 --seed 1',
  ])('%s', (args) => {
    expect(shell(`sudoku ${args} > ${FULL}`)).toEqual({
      status: 74,
      out: '',
      notes: 'sudoku: cannot write to standard output: ENOSPC: no space left on device, write\n',
    });
  });

  test('create --output to a full device ends with status 74', () => {
    expect(shell(`sudoku create easy 4 --seed 1 --output ${FULL}`)).toEqual({
      status: 74,
      out: '',
      notes: `sudoku: cannot write ${FULL}: ENOSPC: no space left on device, write\n`,
    });
  });

  test('results are written even if remarks cannot be', () => {
    const { status, out } = shell(`sudoku solve .3.1............ 2> ${FULL}`);
    expect([status, out]).toEqual([74, expect.stringMatching(/^[1-4]{16}\n$/)]);
  });
});

/** Node would try forever to make a folder there. */
test.skipIf(!existsSync('/proc')).each([
  ['solve --explain --proof /proc/x/y .3.1...2....1...', 74],
  ['hint --to svg --output /proc/x/y/ .3.1...2....1...', 74],
  ['hint --to svg --output /dev/null/y/ .3.1...2....1...', 74],
])('a folder that cannot be made: %s', (args, status) => {
  const told = shell(`timeout --signal KILL 600 sudoku ${args}`);
  expect([told.status, told.notes]).toEqual([status, expect.stringMatching(/^sudoku: cannot write \/[^\n]*\n$/)]);
});

describe('create --output', () => {
  const path = join(folder, 'puzzles.txt');
  const create = (...args: string[]) => shell(`sudoku create easy 4 --seed 1 --to line ${args.join(' ')}`);

  test('puts the file in its place when it is complete', () => {
    writeFileSync(path, 'before');
    expect(create('--count 3 --overwrite --output puzzles.txt')).toMatchObject({ status: 0, out: '' });
    expect(readFileSync(path, 'utf8')).toBe(create('--count 3').out);
    expect(readdirSync(folder)).toEqual(['puzzles.txt']);
  });

  test('keeps the old file if the new one cannot be written or is empty', () => {
    writeFileSync(path, 'before');
    const blocks = shell('ulimit -f 1; sudoku create easy 4 --seed 1 --count 200 --overwrite --output puzzles.txt');
    expect(blocks).toMatchObject({
      status: 74,
      notes: expect.stringMatching(/^sudoku: cannot write puzzles\.txt: EFBIG/),
    });
    expect(create('--clues 3 --time-limit 0.2 --overwrite --output puzzles.txt').status).toBe(4);
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(folder)).toEqual(['puzzles.txt']);
  });

  test('takes - and /dev/stdout for standard output', () => {
    for (const output of ['-', '/dev/stdout']) expect(create(`--output ${output}`).out).toBe(create().out);
  });
});
