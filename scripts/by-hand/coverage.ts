/**
 * `npx tsx scripts/by-hand/coverage.ts [--puzzles N] [--seed S] [--ladder ID] [FILE...]`: walks created puzzles of all levels
 * in turn, or those of files with one puzzle a line. It checks and proves every step, and searches two more strategies
 * at each position. For each strategy it prints the number of steps found and proved, and their cost. Exit status 1 if
 * a step is wrong.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { create } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { seedAt } from '../../src/create/seeds.js';
import { specOf } from '../../src/create/spec.js';
import { parseLine } from '../../src/formats/line.js';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { ladderOf } from '../../src/solver/ladders.js';
import { catalogue } from '../../strategies/index.js';
import { survey } from '../../test/solver/survey.js';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    puzzles: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'coverage' },
    ladder: { type: 'string', default: 'full' },
  },
});
const most = Number(options.puzzles);
let walked = 0;

function* puzzles(): Generator<Puzzle, void, void> {
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/)))
    if (/^[.0-9]{81}(\s|$)/.test(line) && walked < most) yield counted(parseLine(line.slice(0, 81)));
  for (let index = 0; files.length === 0 && walked < most; index++) {
    const level = LEVELS[index % LEVELS.length]!;
    const { made } = create(specOf(Geometry.of(3, 3), { level }), seeded(seedAt(options.seed, index)), 10_000);
    if (made) yield counted(made.puzzle);
  }
}

function counted(puzzle: Puzzle): Puzzle {
  if (++walked % 50 === 0 && process.stderr.isTTY) process.stderr.write(`\r${walked} puzzles `);
  return puzzle;
}

const ladder = ladderOf(options.ladder);
if (!ladder) throw new Error(`no ladder ${options.ladder}`);
const asked = [...catalogue, ...catalogue];
const tallies = survey(puzzles(), ladder, (position) => {
  const at = (position * 2) % catalogue.length;
  return asked.slice(at, at + 2);
});

const table = new Table({
  head: ['strategy', 'taken', 'asked', 'proved', 'undecided', 'wrong', 'CPU ms'],
  chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  style: { head: [], border: [], compact: true },
});
const total = { taken: 0, asked: 0, proved: 0, undecided: 0, wrong: 0, milliseconds: 0 };
for (const { id } of catalogue) {
  const tally = tallies.get(id);
  if (!tally) continue;
  const { taken, asked: out, proved, undecided, wrong, milliseconds } = tally;
  table.push([id, taken, out, proved, undecided, wrong.length, milliseconds.toFixed(0)]);
  total.taken += taken;
  total.asked += out;
  total.proved += proved;
  total.undecided += undecided;
  total.wrong += wrong.length;
  total.milliseconds += milliseconds;
}
table.push(['all', ...Object.values(total).map((value) => value.toFixed(0))]);
console.log(table.toString());
const never = catalogue.filter(({ id }) => {
  const tally = tallies.get(id);
  return !tally || tally.taken + tally.asked === 0;
});
console.log(`${walked} puzzles; never found: ${never.map(({ id }) => id).join(' ') || 'none'}`);
for (const [id, { wrong }] of tallies) for (const text of wrong.slice(0, 3)) console.log(`${id}: ${text}`);
process.exitCode = total.wrong > 0 ? 1 : 0;
