/** The commands in README and the docs run as they stand there, in a folder that has the files they name. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import './blocks-in-docs.test.js';
import { blocksIn, isRun } from './doc-blocks.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commands-')));
/** Status 1 is an answer: some puzzle has no solution or several. */
const GUARD = "set -o pipefail; trap 'status=$?; [ $status -le 1 ] || exit $status' ERR";
const run = (script: string) =>
  spawnSync('bash', ['-c', `${GUARD}\n${script}\nexit 0`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'path')}:${process.env.PATH}` },
  });

const LEVELS = readFileSync(join(root, 'fixtures/puzzles/levels.txt'), 'utf8')
  .match(/^[.\d]{81}/gm)!
  .slice(0, 12);
const X_WING = readFileSync(join(root, 'fixtures/puzzles/x-wing.txt'), 'utf8');

beforeAll(() => {
  mkdirSync(join(folder, 'path'));
  symlinkSync(join(root, 'bin/sudoku.js'), join(folder, 'path/sudoku'));
  for (const name of ['fixtures', 'examples', 'scripts', 'node_modules'])
    symlinkSync(join(root, name), join(folder, name));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'downloads'));
  for (const name of ['puzzles.txt', 'many.txt', 'new.txt', 'bank.txt', 'downloads/one.txt'])
    write(name, `${LEVELS.join('\n')}\n`);
  write('puzzles.csv', `name,puzzle\n${LEVELS.map((puzzle, index) => `p${index},${puzzle}`).join('\n')}\n`);
  for (const name of ['puzzle.txt', 'PUZZLE']) write(name, X_WING);
  write('pattern.txt', `${LEVELS[0]!.slice(0, 60).padEnd(81, '.')}\n`);
  write('others.txt', run('sudoku morph --seed tea puzzle.txt').stdout);
  write('FILE', run('sudoku create easy --constraint windoku --seed tea --to line').stdout);
});

/** Programs that a block may need and a machine may lack. */
const PROGRAMS = ['parallel', 'python3', 'cadical', 'jq', 'duckdb', 'sqlite3', 'datamash'];
const isHere = (program: string): boolean => spawnSync('which', [program]).status === 0;
const lacking = (code: string): boolean =>
  PROGRAMS.some((program) => new RegExp(`\\b${program}\\b`).test(code) && !isHere(program));

const blocks = blocksIn('sh')
  .filter(isRun)
  .map((block) => [`${block.page}, line ${block.line}`, block.code] as const);

test.each(blocks)('%s: its commands run', (_, code) => {
  if (lacking(code)) return;
  // A file that another block wrote is not replaced.
  for (const [, output] of code.matchAll(/--output (\S+)/g))
    rmSync(join(folder, output!), { recursive: true, force: true });
  const { status, stderr } = run(code);
  expect([status, stderr]).toEqual([0, expect.any(String)]);
});
