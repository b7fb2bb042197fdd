/** `npx tsx scripts/fuzz.ts N`: creates N puzzles of mixed sizes and levels, solves each, and counts what went well. */

import { Geometry } from '../src/core/geometry.js';
import { boardOf } from '../src/core/puzzle.js';
import { create } from '../src/create/create.js';
import { below, freshSeed, seedAt, seeded } from '../src/create/random.js';
import { specOf } from '../src/create/spec.js';
import { SYMMETRIES } from '../src/create/symmetry.js';
import { formatLine } from '../src/formats/line.js';
import { LEVELS, type Level } from '../src/logic/step/strategy.js';
import { uniqueSolution } from '../src/search/search.js';
import { full } from '../src/solver/full.js';
import { walk } from '../src/solver/walk.js';

/** The shapes, each with the hardest level that is requested. */
const KINDS: readonly (readonly [boxRows: number, boxColumns: number, hardest: Level])[] = [
  [3, 3, 'extreme'],
  [2, 2, 'easy'],
  [3, 3, 'hard'],
  [2, 3, 'easy'],
  [3, 2, 'easy'],
  [3, 3, 'unfair'],
  [2, 4, 'medium'],
  [2, 5, 'medium'],
  [3, 3, 'medium'],
  [3, 4, 'medium'],
  [4, 4, 'easy'],
];

const MILLISECONDS = 60_000;

const count = Number(process.argv[2] ?? 20);
if (!Number.isInteger(count) || count < 1) throw new RangeError(`no number of puzzles: ${process.argv[2]}`);
const seed = process.argv[3] ?? freshSeed();
let successful = 0;
let unsuccessful = 0;

function expectThat(isSo: boolean, what: string): void {
  if (isSo) successful++;
  else {
    unsuccessful++;
    console.error(`failed: ${what}`);
  }
}

for (let index = 0; index < count; index++) {
  const random = seeded(seedAt(seed, index));
  const [boxRows, boxColumns, hardest] = KINDS[index % KINDS.length]!;
  const geometry = Geometry.of(boxRows, boxColumns);
  const level = LEVELS[below(random, LEVELS.indexOf(hardest) + 1)]!;
  const symmetry = SYMMETRIES[below(random, SYMMETRIES.length)]!;
  const what = `number ${index}, ${boxRows}x${boxColumns} ${level} ${symmetry}`;
  const order = specOf(geometry, { level, symmetry });
  const { made } = create(order, random, MILLISECONDS);
  expectThat(made !== undefined && made.grade.level === level, `create ${what}`);
  if (!made) continue;
  const { puzzle } = made;
  const solution = uniqueSolution(puzzle);
  expectThat(solution !== undefined && String(solution) === String(puzzle.solution), `search ${what}`);
  const board = boardOf(puzzle);
  for (const _ of walk(board, full));
  expectThat(String(board.values) === String(puzzle.solution), `solve ${what}`);
  console.log(`${formatLine(puzzle)} # ${what}, ${made.grade.score}`);
}
console.log(`seed ${seed}: ${successful} operations successful, ${unsuccessful} unsuccessful`);
if (unsuccessful > 0) process.exitCode = 1;
