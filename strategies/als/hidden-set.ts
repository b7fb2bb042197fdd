/** The sentences, marks and truths of wings of almost hidden sets. */
import { bitsOf } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { everyOf } from '../../src/core/candidates.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type AlmostHiddenSet, almostHiddenSets } from '../../src/logic/sets/almost-hidden.js';
import { type Mark, markCandidates, markHouses, markSets, named } from '../../src/logic/step/marks.js';
import { cells, clause, digitSet, houses, say, type Term } from '../../src/logic/step/message.js';
import { distinctTruths, houseTruths, type Truth } from '../../src/logic/step/truths.js';
import { setLetter } from './set.js';

/** Makes the term `A (1 and 2 in row 3: r3c127)`, by the index of the set. */
export const hiddenTerm = (set: AlmostHiddenSet, index: number): Term =>
  clause(
    say('{letter} ({digits} in {house}: {cells})', {
      letter: setLetter(set, index),
      digits: digitSet(set.digits),
      house: houses([set.house]),
      cells: cells(set.cells),
    }),
  );

/** Each digit has a place in its house. */
export const hiddenTruths = (sets: readonly AlmostHiddenSet[]): Truth[] =>
  distinctTruths(sets.flatMap(({ house, digits }) => houseTruths([house], ...bitsOf(digits))));

/** The most digits of a set. A larger one is easier to see as an almost locked set of the other cells. */
const MOST_DIGITS = 4;

/** The sets of a position that are small enough, the smallest first. */
export const smallSets = (board: Markup): readonly AlmostHiddenSet[] => board.memo(listSmallSets);

const listSmallSets = (board: Markup): readonly AlmostHiddenSet[] =>
  almostHiddenSets(board).flat().filter(isSmall).sort(byCells);

const isSmall = ({ cells: own }: AlmostHiddenSet): boolean => own.length <= MOST_DIGITS + 1;
const byCells = (a: AlmostHiddenSet, b: AlmostHiddenSet): number => a.cells.length - b.cells.length;

/** The indices of the sets that contain each cell. */
export function byCell({ geometry }: Markup, sets: readonly AlmostHiddenSet[]): number[][] {
  const at: number[][] = Array.from({ length: geometry.cells }, () => []);
  for (const [index, { cells: own }] of sets.entries()) for (const cell of own) at[cell]!.push(index);
  return at;
}

/** Names the cells that lose a candidate. */
export const commonTerm = (geometry: Geometry, remove: readonly Candidate[]): Term =>
  cells([...new Set(remove.map((candidate) => geometry.cellOf(candidate)))]);

export const hiddenMarks = (
  geometry: Geometry,
  sets: readonly AlmostHiddenSet[],
  targets: readonly Candidate[],
): Mark[] => [
  ...markHouses(
    'pattern',
    sets.map(({ house }) => house),
  ),
  ...markSets(sets.map(({ cells: own }) => own)),
  ...sets.flatMap(({ cells: own, digits }, index) =>
    named('set', markCandidates('pattern', everyOf(geometry, own, digits)), index),
  ),
  ...markCandidates('target', targets),
];
