/**
 * Measures the puzzles made in a second of processor time, by level, with rotational symmetry on 9x9 in one thread, for
 * any score and for HoDoKu's own range of the level. Every puzzle is checked again. Also measures the time for a puzzle
 * that needs a technique.
 *
 *   node dist/bench/create.js [SECONDS A LEVEL]
 *   node dist/bench/create.js require ID...
 */

import '../src/solver/nine/fast.js';
import { Geometry } from '../src/core/geometry.js';
import { create } from '../src/create/create.js';
import { seeded } from '../src/create/random.js';
import type { PuzzleRequest } from '../src/create/request.js';
import { seedAt } from '../src/create/seeds.js';
import { specOf } from '../src/create/spec.js';
import { LEVELS, type Level } from '../src/logic/step/strategy.js';
import { isUnique } from '../src/search/search.js';
import type { Range } from '../src/settings/range.js';
import { gradeHodoku } from '../src/solver/hodoku/grade.js';
import { strategyOf } from '../strategies/index.js';
import { cpuSeconds, heading, row } from './measure.js';

const GEOMETRY = Geometry.of(3, 3);

/** The ranges of scores in HoDoKu's generator for each level. */
const WINDOWS: Readonly<Record<Level, Range>> = {
  easy: { least: 0, most: 799 },
  medium: { least: 800, most: 999 },
  hard: { least: 1000, most: 1599 },
  unfair: { least: 1600, most: 1799 },
  extreme: { least: 1800, most: Infinity },
};

const MOST_MILLISECONDS = 60_000;

/** Returns the number of puzzles made in a CPU second. Throws if a puzzle does not meet the request. */
function speedOf(request: PuzzleRequest, seconds: number): { rate: number; clues: string } {
  const order = specOf(GEOMETRY, request);
  const clues: number[] = [];
  const start = cpuSeconds();
  for (let index = 0; cpuSeconds() - start < seconds; index++) {
    const { made } = create(order, seeded(seedAt('bench', index)), MOST_MILLISECONDS);
    if (!made) continue;
    clues.push(made.puzzle.clues);
    if (!isUnique(made.puzzle) || gradeHodoku(made.puzzle).level !== request.level) throw new Error('not as ordered');
  }
  clues.sort((a, b) => a - b);
  const used = cpuSeconds() - start;
  return { rate: clues.length / used, clues: `${clues[0]}-${clues[clues.length >> 1]}-${clues.at(-1)}` };
}

function benchLevels(seconds: number): void {
  heading('Puzzles made a CPU second', 'any score', 'in the window', 'clues');
  for (const level of LEVELS) {
    const request: PuzzleRequest = { level, symmetry: 'rotational' };
    speedOf(request, seconds / 4);
    const any = speedOf(request, seconds);
    const inWindow = speedOf({ ...request, score: WINDOWS[level] }, seconds);
    row(level, any.rate, inWindow.rate, any.clues);
  }
}

function benchTechniques(ids: readonly string[]): void {
  heading('CPU seconds for a puzzle that needs a technique');
  for (const id of ids) {
    const start = cpuSeconds();
    const { made } = create(specOf(GEOMETRY, { require: [id] }), seeded(id), MOST_MILLISECONDS);
    row(`${strategyOf(id)!.level} ${id}`, made ? cpuSeconds() - start : 'not found');
  }
}

const [first, ...others] = process.argv.slice(2);
if (first === 'require') benchTechniques(others);
else benchLevels(Number(first ?? 10));
