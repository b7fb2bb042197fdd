/** Positions in which whips and braids are compared with their definition. */
import { expect } from 'vitest';
import type { Board } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { fillerOf } from '../../../src/create/fill.js';
import { seeded, shuffle } from '../../../src/create/random.js';
import { linesOfLongest } from '../../../src/logic/argument/lines.js';
import { sequencesOn } from '../../../src/logic/whips/shortest.js';
import { isUnique } from '../../../src/search/search.js';
import { type BerthierScale, KINDS } from '../../../src/solver/berthier/rating.js';
import { findsOf } from '../../../src/solver/ladder.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { withRules } from '../../../src/variants/rules.js';
import { shortestAgainst } from './definition.js';

const DIAGONALS = [0, 5].map((start) => Array.from({ length: 6 }, (_, row) => row * 6 + Math.abs(start - row)));
const REGIONS = 'AAABBBAABABBCCCDDDCCDCDDEEEFFFEEFEFF';
export const SHAPES = [
  ['6×6', Geometry.of(2, 3)],
  ['8×8', Geometry.of(2, 4)],
  ['9×9', Geometry.of(3, 3)],
  ['6×6 with diagonals', Geometry.of(2, 3, DIAGONALS)],
  ['6×6 with regions', withRules(Geometry.of(2, 3), { regions: REGIONS })],
  ['6×6 with anti-knight pairs', withRules(Geometry.of(2, 3), { variant: ['anti-knight'] })],
] as const;

/** Returns a puzzle all of whose givens are needed. */
export function minimalPuzzle(geometry: Geometry, seed: string) {
  const random = seeded(seed);
  const solution = fillerOf(geometry, 'random')(random);
  const values = Int8Array.from(solution);
  for (const cell of shuffle(Array.from(values.keys()), random)) {
    values[cell] = -1;
    if (!isUnique({ geometry, values })) values[cell] = solution[cell]!;
  }
  return { geometry, values };
}

/** Returns positions on paths by whips in which singles find nothing: the first of each puzzle that has one. */
export function positionsOn(geometry: Geometry, count: number): Board[] {
  const ladder = ladderOf('whips');
  const positions: Board[] = [];
  for (let seed = 0; positions.length < count; seed++) {
    const board = boardOf(minimalPuzzle(geometry, `position ${seed}`));
    for (const { hit } of findsOf(ladder.begin(board, ladder.rungs)))
      if (hit.place.length === 0) {
        positions.push(board.copy());
        break;
      }
  }
  return positions;
}

/**
 * Compares the results with the definition, for candidates that are `apart` in their order. Returns the number of those
 * that are refuted.
 */
export function compareWithDefinition(board: Board, scale: BerthierScale, apart = 1): number {
  const { geometry } = board;
  const hits = new Map(
    [...sequencesOn(board, KINDS[scale], { longest: 3 })].map(({ remove: [target], pattern }) => [
      target,
      linesOfLongest(pattern),
    ]),
  );
  let refuted = 0;
  for (let target = 0; target < geometry.candidates; target += apart) {
    if (!board.has(target)) continue;
    const length = shortestAgainst(board, target, KINDS[scale], 3);
    expect([target, hits.get(target)]).toEqual([target, length]);
    refuted += length === undefined ? 0 : 1;
  }
  return refuted;
}
