/**
 * `npx tsx scripts/by-hand/made-levels.ts [COUNT] [SEED]`: creates COUNT puzzles of each level (default 1,000), checks each again,
 * and prints the distribution of the numbers of clues and of the times. No two puzzles may be equal up to their digits,
 * or equivalent by exchanges of lines within bands, of bands, and of rows and columns.
 */
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { create } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { seedAt } from '../../src/create/seeds.js';
import { specOf } from '../../src/create/spec.js';
import { formatLine } from '../../src/formats/line.js';
import { LEVELS, type Level } from '../../src/logic/step/strategy.js';
import { uniqueSolution } from '../../src/search/search.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import { kindOf } from '../../test/create/kind.js';

const FEWEST_MISSING = 40;
const MILLISECONDS = 60_000;
const geometry = Geometry.of(3, 3);

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 1) throw new RangeError(`no number of puzzles: ${process.argv[2]}`);
const seed = process.argv[3] ?? 'thousand';
const kinds = new Map<string, string>();
let faults = 0;

function expectThat(isSo: boolean, what: string): void {
  if (isSo) return;
  faults++;
  console.error(`failed: ${what}`);
}

function makeAll(level: Level): void {
  const spec = specOf(geometry, { level });
  const clues: number[] = [];
  const seconds: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = process.cpuUsage();
    const { made } = create(spec, seeded(seedAt(`${seed}/${level}`, index)), MILLISECONDS);
    const { user, system } = process.cpuUsage(start);
    expectThat(made !== undefined, `${level} ${index} is not made`);
    if (!made) continue;
    const { geometry, values, solution } = made.puzzle;
    const puzzle = { geometry, values };
    const line = formatLine(puzzle);
    seconds.push((user + system) / 1e6);
    clues.push(values.filter((value) => value !== EMPTY).length);
    expectThat(String(uniqueSolution(puzzle)) === String(solution), `${line} has another solution`);
    expectThat(gradeHodoku(puzzle).level === level, `${line} is not ${level}`);
    expectThat(geometry.cells - clues.at(-1)! >= FEWEST_MISSING, `${line} has too little missing`);
    const kind = kindOf(geometry, values, solution);
    expectThat(!kinds.has(kind), `${line} is of one kind with ${kinds.get(kind)}`);
    kinds.set(kind, line);
  }
  console.log(`${level}: ${seconds.length} puzzles`);
  console.log(`  clues     ${spread(clues)}`);
  console.log(`  CPU ms    ${spread(seconds.map((time) => Math.round(1000 * time)))}`);
  console.log(`  by clues  ${histogram(clues)}`);
}

/** Returns the minimum, the quartiles and the maximum. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return `${[0, 0.25, 0.5, 0.75, 0.99, 1].map((share) => `${share * 100}%: ${at(share)}`).join('  ')}`;
}

function histogram(numbers: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const number of numbers.toSorted((a, b) => a - b)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].map(([number, times]) => `${number}: ${times}`).join('  ');
}

for (const level of LEVELS) makeAll(level);
console.log(`seed ${seed}: ${kinds.size} kinds of puzzles, ${faults} faults`);
if (faults > 0) process.exitCode = 1;
