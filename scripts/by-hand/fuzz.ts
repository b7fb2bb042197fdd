/**
 * `npx tsx scripts/by-hand/fuzz.ts N SEED`: creates N puzzles of mixed sizes and levels, a third with random rules, reads each
 * back from its line, solves it, and counts the successes.
 */

import { Geometry } from '../../src/core/geometry.js';
import { boardOf } from '../../src/core/puzzle.js';
import { create } from '../../src/create/create.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import { freshSeed, seedAt } from '../../src/create/seeds.js';
import { specOf } from '../../src/create/spec.js';
import { SYMMETRIES } from '../../src/create/symmetries.js';
import { readPuzzle } from '../../src/formats/read.js';
import { ruledLine } from '../../src/formats/rules.js';
import { LEVELS, type Level } from '../../src/logic/step/strategy.js';
import { uniqueSolution } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { randomVariant } from '../../test/variants/random.js';

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

/** The hardest level that is requested of random rules: other levels may be out of reach. */
const HARDEST_RULED: Level = 'medium';
/** The share of puzzles with random rules: one of this many. */
const RULED = 3;

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

/** Returns the grid with an index in the sequence. A grid with random rules comes with a solution that keeps them. */
function groundOf(index: number, random: Random): { geometry: Geometry; hardest: Level; grid?: Int8Array } {
  if (index % RULED === RULED - 1) {
    const { geometry, solution } = randomVariant(5 + below(random, 5), random);
    return { geometry, hardest: HARDEST_RULED, grid: solution };
  }
  const [boxRows, boxColumns, hardest] = KINDS[index % KINDS.length]!;
  return { geometry: Geometry.of(boxRows, boxColumns), hardest };
}

for (let index = 0; index < count; index++) {
  const random = seeded(seedAt(seed, index));
  const { geometry, hardest, grid } = groundOf(index, random);
  const level = LEVELS[below(random, LEVELS.indexOf(hardest) + 1)]!;
  const symmetry = grid ? 'none' : SYMMETRIES[below(random, SYMMETRIES.length)]!;
  const what = `number ${index}, ${geometry.boxRows}x${geometry.boxColumns} ${level} ${symmetry}`;
  const spec = specOf(geometry, grid ? { maxLevel: level } : { level, symmetry }, grid && { grid });
  const { made } = create(spec, random, MILLISECONDS);
  expectThat(made !== undefined && (grid !== undefined || made.grade.level === level), `create ${what}`);
  if (!made) continue;
  const { puzzle } = made;
  const solution = uniqueSolution(puzzle);
  expectThat(solution !== undefined && String(solution) === String(puzzle.solution), `search ${what}`);
  const board = boardOf(puzzle);
  for (const _ of walk(board, full));
  expectThat(String(board.values) === String(puzzle.solution), `solve ${what}`);
  const line = ruledLine(puzzle);
  expectThat(ruledLine(readPuzzle(line).puzzle) === line, `read ${what}`);
  console.log(`${line} # ${what}, ${made.grade.score}`);
}
console.log(`seed ${seed}: ${successful} operations successful, ${unsuccessful} unsuccessful`);
if (unsuccessful > 0) process.exitCode = 1;
