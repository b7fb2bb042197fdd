/**
 * `npm run bench -- --against REF [--only WORD,...] [--rounds N]`: compares the build of this checkout with that of
 * another commit or checkout. Both run the same commands, or those whose names contain one of the words, in turns, so
 * that a machine that slows down slows both.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cpuSecondsOf, heading, inFolder, median, puzzlesIn, repeated, row } from './measure.js';

/** A row of the table: its name, and the arguments of the program. */
type Work = readonly [name: string, ...args: string[]];

const LEVELS = 'fixtures/puzzles/levels.txt';
const MIXED = 'fixtures/grades/hodoku.tsv';

/**
 * Returns the commands of the table. Each takes the program between 0.1 and 3 seconds, so that five rounds of all take
 * about two minutes.
 */
function works(folder: string): readonly Work[] {
  const [easy] = puzzlesIn(LEVELS);
  const many = (count: number): string => repeated(folder, [MIXED], count);
  const json = ['--json', '--jobs', '1'];
  return [
    ['start', '--version'],
    ['solve one', 'solve', easy!],
    ['grade one', 'grade', easy!],
    ['hint for one', 'hint', easy!],
    ['explain one', 'solve', '--explain', easy!],
    ['solve 20,000', 'solve', ...json, many(20_000)],
    ['grade 4,000, HoDoKu', 'grade', '--scale', 'hodoku', ...json, many(4000)],
    ['grade 200, Sudoku Explainer', 'grade', '--scale', 'se', ...json, many(200)],
    ['explain 200, ladder full', 'solve', '--explain', ...json, many(200)],
    ['explain 200, ladder se', 'solve', '--explain', '--ladder', 'se', ...json, many(200)],
    ['check 200, minimal', 'check', '--minimal', ...json, many(200)],
    ['create 100 easy', 'create', 'easy', '--seed', 'bench', '--count', '100', ...json],
    ['create 10 hard', 'create', 'hard', '--seed', 'bench', '--count', '10', ...json],
    ['explain a 16x16', 'solve', '--explain', '--json', 'fixtures/puzzles/16x16.txt'],
  ];
}

export async function benchAgainst(reference: string, rounds: number, words: readonly string[] = ['']): Promise<void> {
  const programs = [builtAt(reference), resolve('.')].map((root) => join(root, 'bin/sudoku.js'));
  await inFolder((folder) => {
    heading(`CPU milliseconds of whole runs, ${rounds} rounds in turns`, reference, 'this', 'ratio', 'spread');
    const wanted = works(folder).filter(([name]) => words.some((word) => name.includes(word)));
    for (const [name, ...args] of wanted) compare(name, programs, args, rounds);
  });
}

function compare(name: string, programs: readonly string[], args: readonly string[], rounds: number): void {
  const taken = programs.map((): number[] => []);
  const printed = programs.map((program) => outputOf([program, ...args]));
  for (let round = 0; round < rounds; round++)
    for (const [i, program] of programs.entries()) taken[i]!.push(1000 * cpuSecondsOf([program, ...args]));
  const ratios = taken[1]!.map((milliseconds, round) => milliseconds / taken[0]![round]!);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  const remark = printed[0] === printed[1] ? '' : ' (prints something else)';
  row(name, ...taken.map(median), median(ratios).toFixed(3), `${least}..${most}${remark}`);
}

/** Returns a digest of the output of a run. The run also warms the file cache. */
function outputOf(args: readonly string[]): string {
  const { stdout, error } = spawnSync(process.execPath, args, {
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error) throw error;
  return createHash('sha256').update(stdout).digest('hex');
}

/** Returns the folder of a built checkout: the named one, or one made of a commit and cached. */
function builtAt(reference: string): string {
  if (existsSync(join(reference, 'bin/sudoku.js'))) return resolve(reference);
  const commit = run('git', ['rev-parse', '--verify', `${reference}^{commit}`]).trim();
  const folder = resolve('node_modules/.cache/bench', commit);
  const isBuilt = join(folder, 'built');
  if (existsSync(isBuilt) && readFileSync(isBuilt, 'utf8') === commit) return folder;
  console.log(`builds ${reference} in ${folder} (once)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('bash', ['-c', 'git archive "$1" | tar -x -C "$2"', 'bash', commit, folder]);
  run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  writeFileSync(isBuilt, commit);
  return folder;
}

function run(command: string, args: readonly string[], cwd = '.'): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error || status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
