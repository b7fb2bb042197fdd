/** Grids of 9×9 whose diagonals are houses. */
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { fillerOf } from '../../src/create/fill.js';
import { seeded, shuffle } from '../../src/create/random.js';
import { isUnique } from '../../src/search/search.js';
import type { FoundStep } from '../../src/solver/step.js';

export const PLAIN = Geometry.of(3, 3);
export const SIZE = PLAIN.size;
const DOWN = Array.from({ length: SIZE }, (_, row) => row * SIZE + row);
const UP = Array.from({ length: SIZE }, (_, row) => row * SIZE + SIZE - 1 - row);
export const CROSSED = Geometry.of(3, 3, [DOWN, UP]);
export const FIRST_REGION = CROSSED.firstOf('extra');

/** Returns a minimal puzzle that has one solution only because of its diagonals. */
export function puzzleOf(seed: string): { board: Board; solution: Int8Array } {
  const random = seeded(seed);
  const solution = fillerOf(CROSSED, 'random')(random);
  const values = Int8Array.from(solution);
  for (const cell of shuffle(Array.from(values.keys()), random)) {
    values[cell] = -1;
    if (!isUnique({ geometry: CROSSED, values })) values[cell] = solution[cell]!;
  }
  return { board: boardOf({ geometry: CROSSED, values }), solution };
}

/** True if all changes of a step agree with the solution. */
export function isRight({ place, remove }: FoundStep, solution: Int8Array): boolean {
  const isTrue = (candidate: number): boolean => solution[CROSSED.cellOf(candidate)] === CROSSED.digitOf(candidate);
  return place.every(isTrue) && !remove.some(isTrue);
}
