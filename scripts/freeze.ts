/**
 * `npm run freeze -- FOLDER`: what every command answers about the fixtures, a file for each call. Freeze before and after a
 * change that should change no answer, and compare the folders: `diff -r before after`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Calls for each kind of fixtures. All have a fixed seed, and limits in steps rather than in time. */
const ANY = ['solve', 'check', 'convert --to line', 'convert --to json', 'grade', 'grade --json'];
const FEW = [
  'solve --explain',
  'solve --explain --json',
  'solve --explain --lang de',
  'solve --json',
  'hint',
  'hint --all',
  'hint --json',
  'hint --lang de',
  'check --json',
  'check --lang de',
  'grade --lang de',
  'convert --to bars',
  'convert --to csv',
  'convert --to sudokupad',
  'convert --to f-puzzles',
  'canon',
  'canon --json',
  'dedupe --json',
  'morph --seed 1',
  'morph --seed 1 --json',
  'stats',
  'stats --json',
];
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'fixtures/pasted': ANY,
  // The least forms of large grids take longer than their time limit.
  'fixtures/formats': [...ANY, ...FEW.filter((call) => !/^(?:canon|dedupe)/.test(call))],
  'fixtures/puzzles/levels.txt': [...ANY, ...FEW],
  'fixtures/puzzles/mixed.txt': [...ANY, ...FEW],
  'fixtures/puzzles/6x6.txt': [...ANY, ...FEW],
  'fixtures/patterns': ANY,
  'fixtures/variants': ['check', 'convert --to json'],
  'fixtures/grades/hodoku.tsv': ['grade', 'check'],
};
/** Folders of lists, of which the first puzzle of each file is asked everything, and how such a puzzle begins its line. */
const LISTS: Readonly<Record<string, RegExp>> = { 'fixtures/constraints': /^/, 'fixtures/strategies': /^grid +/ };
/** Calls without a puzzle. */
const ALONE = [
  'create easy --seed 1 --count 3',
  'create hard --seed 2 --json',
  'create 6 --seed 3',
  'create --constraint killer-cage --seed 4',
  'convert --to svg .3.1...2....1...',
  'strategies',
  'strategies --json',
  'strategies --lang de',
  'strategies x-wing',
  'constraints',
  'constraints --json',
  'constraints --lang de',
  'constraints whisper',
  'man',
  'completion bash',
  '--help',
  ...'solve grade hint create check convert canon dedupe morph stats strategies constraints open verify'
    .split(' ')
    .map((command) => `${command} --help`),
];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('freeze needs a folder: npm run freeze -- before');
mkdirSync(folder, { recursive: true });
for (const [fixtures, calls] of Object.entries(CALLS)) for (const call of calls) freeze(folder, call, fixtures);
for (const [list, beginning] of Object.entries(LISTS)) {
  const firsts = readdirSync(list).map((name) => firstIn(readFileSync(join(list, name), 'utf8'), beginning));
  const sample = join(folder, list.replaceAll('/', '_'));
  writeFileSync(sample, firsts.join(''));
  for (const call of [...ANY, ...FEW]) freeze(folder, call, sample);
}
for (const call of ALONE) freeze(folder, call);

/** Returns the first line of a list that has a puzzle, without its beginning. */
function firstIn(text: string, beginning: RegExp): string {
  const line = text.split('\n').find((each) => !each.startsWith('#') && beginning.test(each));
  return line === undefined ? '' : `${line.replace(beginning, '')}\n`;
}

/** Writes what a call answers, with its status. */
function freeze(into: string, call: string, ...files: readonly string[]): void {
  const words = call.split(' ');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/sudoku.js', ...words, ...files], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '80' },
  });
  const name = [...files.map((file) => basename(file)), call].join(' ').replaceAll(/[^\w.-]+/g, '_');
  // The folder's name is no part of an answer.
  writeFileSync(join(into, name), `status ${status}\n${stderr}\n${stdout}`.replaceAll(into, 'frozen'));
}
