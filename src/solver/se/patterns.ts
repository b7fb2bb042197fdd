/** Rungs of subsets, fish, wings and aligned exclusion. Each yields its hits in Sudoku Explainer's order. */
import { alignedPairExclusion, alignedTripleExclusion } from '../../../strategies/als/aligned-exclusion.js';
import { xyWing } from '../../../strategies/wings/xy-wing.js';
import { xyzWing } from '../../../strategies/wings/xyz-wing.js';
import { bitsFrom, countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Geometry, House } from '../../core/geometry.js';
import { scanOrderOf } from '../../core/scan-order.js';
import { type Fish, within } from '../../logic/digit/fish/fish.js';
import { LINES } from '../../logic/digit/fish/kinds.js';
import { lineFish } from '../../logic/digit/fish/lines.js';
import { type HiddenSubset, hiddenSubsetsIn } from '../../logic/sets/hidden-subset.js';
import { type NakedSubset, nakedSubsetsIn } from '../../logic/sets/naked-subset.js';
import { type Pincers, pincersHit } from '../../logic/sets/pincers.js';
import { type Hit, removing, type Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../rung.js';
import { changedDigits, rungAt } from './rung.js';

/** Makes a search of subsets, house by house, in houses with enough open cells. */
const subsetRung = <Pattern>(
  strategy: Strategy<Pattern>,
  rating: number,
  fewestOpen: number,
  hitsIn: (board: Markup, house: House) => Iterable<Hit<Pattern>>,
): Rung =>
  rungAt(rating, strategy, function* (board, { since = -1 } = {}) {
    const { houses } = scanOrderOf(board.geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! > since && countBits(board.open[house]!) >= fewestOpen) yield* hitsIn(board, house);
    }
  });

/**
 * Naked sets that remove candidates only from the house in which they are found, not from others that hold them too.
 */
export const nakedSubsets = (size: number, strategy: Strategy<NakedSubset>, rating: number): Rung =>
  subsetRung(strategy, rating, 2 * size, (board, house) =>
    nakedSubsetsIn(board, house, size, 'colexicographic', [house]),
  );

export const hiddenSubsets = (size: number, strategy: Strategy<HiddenSubset>, rating: number): Rung =>
  subsetRung(strategy, rating, 2 * size + 1, (board, house) => hiddenSubsetsIn(board, house, size, 'colexicographic'));

/** Kinds of base and cover lines, columns as base first. Among several digits, the one whose lines come first wins. */
const LINE_KINDS = LINES.toReversed();

export const fishRung = (size: number, strategy: Strategy<Fish>, rating: number): Rung =>
  rungAt(rating, strategy, function* (board, { since } = {}) {
    for (const kinds of LINE_KINDS) {
      const hits: { lines: number; hit: Hit<Fish> }[] = [];
      for (let rest = changedDigits(board, since); rest; rest &= rest - 1)
        for (const hit of lineFish(board, lowestBit(rest), kinds, size))
          if (countOpenLines(board, hit.pattern) >= 2 * size) hits.push({ lines: linesOf(board, hit.pattern), hit });
      for (const { hit } of hits.sort((a, b) => a.lines - b.lines)) yield orderByCover(hit, board.geometry);
    }
  });

/** Orders a fish's removals cover house by cover house. */
function orderByCover({ remove, pattern }: Hit<Fish>, geometry: Geometry): Hit<Fish> {
  const along = (list: readonly Candidate[]) => pattern.cover.flatMap((house) => within(house, list, geometry));
  return removing({ ...pattern, body: along(pattern.body) }, along(remove));
}

/** Returns the base lines as a set of indexes among the lines of their kind. */
const linesOf = ({ geometry }: Markup, { base }: Fish): number =>
  bitsFrom(base.map((house) => geometry.indexOf(house)));

/** Returns the number of lines in which the digit is not placed. */
function countOpenLines({ geometry, slots }: Markup, { digit, base }: Fish): number {
  const first = geometry.firstOf(geometry.houseKinds[base[0]!]!);
  let lines = 0;
  for (let line = 0; line < geometry.size; line++) if (slots[(first + line) * geometry.size + digit]) lines++;
  return lines;
}

/**
 * Makes a rung of wings: pivots in order, their wings in the order of peers. The pivot of XY has two digits, that of
 * XYZ three.
 */
const wingRung = (width: 2 | 3, strategy: Strategy<Pincers>, rating: number): Rung =>
  rungAt(rating, strategy, function* (board) {
    const { geometry, digits } = board;
    const { peers } = scanOrderOf(geometry);
    const { peerStart, cells } = geometry;
    for (let pivot = 0; pivot < cells; pivot++) {
      const own = digits[pivot]!;
      if (countBits(own) !== width) continue;
      for (let i = peerStart[pivot]!; i < peerStart[pivot + 1]!; i++) {
        const first = digits[peers[i]!]!;
        if (!isPair(first) || countBits(own & ~first) !== 1) continue;
        for (let j = i + 1; j < peerStart[pivot + 1]!; j++) {
          const second = digits[peers[j]!]!;
          if (!isPair(second) || countBits(own | first | second) !== 3) continue;
          if (countBits(own & first & second) !== width - 2) continue;
          const hit = pincersHit(board, pivot, peers[i]!, peers[j]!);
          if (hit) yield hit;
        }
      }
    }
  });

export const xyWings = wingRung(2, xyWing, 4.2);
export const xyzWings = wingRung(3, xyzWing, 4.4);

export const alignedPair = rungAt(6.2, alignedPairExclusion);
export const alignedTriple = rungAt(7.5, alignedTripleExclusion);
