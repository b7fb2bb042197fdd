import { type Bits, bitsOf, countBits, isSingle, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { candidatesAmong, cellsAt } from '../../src/core/candidates.js';
import type { Candidate, Cell, House } from '../../src/core/geometry.js';
import { BOXES_FIRST, housesSince } from '../../src/core/houses.js';
import { hiddenSets } from '../../src/logic/sets/slices.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import { type Hit, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

export interface HiddenSubset {
  readonly house: House;
  readonly digits: Bits;
  readonly cells: readonly Cell[];
  /** Where the digits can go. */
  readonly candidates: readonly Candidate[];
}

/** The slots of a house where some of its digits can go. */
export function placesOf({ geometry, slots }: Markup, house: House, set: Bits): Bits {
  let places = 0;
  for (let rest = set; rest; rest &= rest - 1) places |= slots[house * geometry.size + lowestBit(rest)]!;
  return places;
}

/** Whether each of some digits has more than one place in a house. */
export function isPlural({ geometry, slots }: Markup, house: House, set: Bits): boolean {
  for (let rest = set; rest; rest &= rest - 1)
    if (isSingle(slots[house * geometry.size + lowestBit(rest)]!)) return false;
  return true;
}

/** The pattern that digits make which have as many places in a house as they are. */
export function hiddenSubsetIn(board: Markup, house: House, set: Bits): HiddenSubset {
  const { geometry } = board;
  const own = cellsAt(geometry, house, placesOf(board, house, set));
  return { house, digits: set, cells: own, candidates: candidatesAmong(board, own, set) };
}

/** What such digits take from their cells; undefined if nothing else is left there. */
export function hiddenSubsetHit(board: Markup, house: House, set: Bits): Hit<HiddenSubset> | undefined {
  const { geometry, digits } = board;
  let others = 0;
  for (let rest = placesOf(board, house, set); rest; rest &= rest - 1)
    others |= digits[geometry.cellAt(house, lowestBit(rest))]! & ~set;
  if (others === 0) return undefined;
  const pattern = hiddenSubsetIn(board, house, set);
  return removing(pattern, candidatesAmong(board, pattern.cells, others));
}

/**
 * The subsets of a size that take anything. Houses unchanged since the stamp are skipped, and those that have, besides
 * the subset, no more than `others` open cells.
 */
export function* hiddenSubsets(
  board: Markup,
  size: number,
  since?: Stamp,
  others = 0,
): Generator<Hit<HiddenSubset>, void, void> {
  const changed = housesSince(board, BOXES_FIRST, since);
  for (let at = 0; at < changed.length; at++) {
    const house = changed[at]!;
    if (countBits(board.open[house]!) <= size + others) continue;
    const sets = hiddenSets(board, house, size);
    for (let i = 0; i < sets.length; i++) {
      const hit = hiddenSubsetHit(board, house, sets[i]!);
      if (hit) yield hit;
    }
  }
}

/** Digits with as many places in a house as they are: nothing else fits there. */
const hiddenSubset = (size: number, id: string, name: string, level: Level, score: number): Strategy<HiddenSubset> => ({
  id,
  name,
  family: 'subsets',
  level,
  score,
  find: (board, since) => hiddenSubsets(board, size, since),

  explain: ({ place, remove, pattern }) => ({
    message: say(
      'In {house}, the only places for {digits} are {cells}. So these cells take nothing else: {conclusion}.',
      {
        house: houses([pattern.house]),
        digits: digitSet(pattern.digits),
        cells: cells(pattern.cells),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks: [
      ...markHouses('pattern', [pattern.house]),
      ...markCandidates('pattern', pattern.candidates),
      ...markCandidates('target', remove),
    ],
    truths: houseTruths([pattern.house], ...bitsOf(pattern.digits)),
  }),
});

export const hiddenPair = hiddenSubset(2, 'hidden-pair', 'Hidden Pair', 'medium', 70);
export const hiddenTriple = hiddenSubset(3, 'hidden-triple', 'Hidden Triple', 'medium', 100);
export const hiddenQuadruple = hiddenSubset(4, 'hidden-quadruple', 'Hidden Quadruple', 'hard', 150);
