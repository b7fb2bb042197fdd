/**
 * Naked subsets: cells of one house with as many digits as cells. No other cell that sees them all takes these digits.
 */

import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Candidate, Cell, Geometry, House, HouseKind } from '../../core/geometry.js';
import { markCandidates, markHouses } from '../step/marks.js';
import { cells, conclusion, digitSet, houses, say } from '../step/message.js';
import { type Explanation, type Hit, removing } from '../step/strategy.js';
import { cellTruths } from '../step/truths.js';
import { nakedSets, type SetOrder } from './slices.js';

export interface NakedSubset {
  readonly cells: readonly Cell[];
  readonly digits: Bits;
  /** The cells' candidates. */
  readonly candidates: readonly Candidate[];
  /** Houses in which the subset removes candidates. */
  readonly houses: readonly House[];
}

/**
 * Returns the eliminations by cells in some slots of a house, in their common houses or the named ones; undefined if
 * none.
 */
function nakedSubsetHit(
  board: Markup,
  house: House,
  slots: Bits,
  within?: readonly House[],
): Hit<NakedSubset> | undefined {
  if (takesNothing(board, house, slots)) return undefined;
  const { geometry } = board;
  const own = cellsAt(geometry, house, slots);
  let union = 0;
  for (const cell of own) union |= board.digits[cell]!;
  const losing: House[] = [];
  const remove: Candidate[] = [];
  for (const common of within ?? geometry.commonHouses(own)) {
    let loses = false;
    for (let slot = 0; slot < geometry.size; slot++) {
      const cell = geometry.cellAt(common, slot);
      if (own.includes(cell)) continue;
      for (let rest = board.digits[cell]! & union; rest; rest &= rest - 1) {
        const candidate = geometry.candidate(cell, lowestBit(rest));
        if (!remove.includes(candidate)) remove.push(candidate);
        loses = true;
      }
    }
    if (loses) losing.push(common);
  }
  if (remove.length === 0) return undefined;
  const candidates = candidatesAmong(board, own, union);
  return removing({ cells: own, digits: union, candidates, houses: losing }, remove);
}

/** True if no other cell of the house, or of another house that holds all the cells, has one of their digits. */
function takesNothing({ geometry, digits }: Markup, house: House, slots: Bits): boolean {
  const { size, houses, houseCells, houseStart, cellHouses, crossings } = geometry;
  let own = 0;
  let others = 0;
  for (let slot = 0; slot < size; slot++)
    if (slots & (1 << slot)) own |= digits[houseCells[house * size + slot]!]!;
    else others |= digits[houseCells[house * size + slot]!]!;
  const cell = houseCells[house * size + lowestBit(slots)]!;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const common = cellHouses[at]!;
    if (common === house || slots & ~crossings[house * houses + common]!) continue;
    for (let rest = geometry.all & ~crossings[common * houses + house]!; rest; rest &= rest - 1)
      others |= digits[houseCells[common * size + lowestBit(rest)]!]!;
  }
  return (own & others) === 0;
}

/** True if the subset lies in the crossing of a box and another house, and removes candidates from both. */
export const isLockedSubset = ({ remove, pattern }: Hit<NakedSubset>, geometry: Geometry): boolean => {
  const box = pattern.houses.find((house) => geometry.houseKinds[house] === 'box');
  return box !== undefined && remove.some((candidate) => geometry.houseOf('box', geometry.cellOf(candidate)) !== box);
};

/**
 * Yields the subsets of a size in a house that remove a candidate, from all houses that hold them or from the named
 * ones.
 */
export const nakedSubsetsIn = (
  board: Markup,
  house: House,
  size: number,
  order?: SetOrder,
  within?: readonly House[],
): readonly Hit<NakedSubset>[] => {
  const sets = nakedSets(board, house, size, order);
  return sets.length === 0 ? [] : sets.flatMap((slots) => nakedSubsetHit(board, house, slots, within) ?? []);
};

/**
 * Yields the subsets of a size that remove a candidate, in the houses of the kinds, each only in the first house that
 * holds it. Skips houses unchanged since the stamp; boxes have a stamp of their own.
 */
export function* nakedSubsets(
  board: Markup,
  size: number,
  kinds: readonly HouseKind[],
  since: Stamp = -1,
  sinceInBoxes = since,
): Generator<Hit<NakedSubset>, void, void> {
  const { geometry, open, houseStamps } = board;
  for (let kind = 0; kind < kinds.length; kind++) {
    const first = geometry.firstOf(kinds[kind]!);
    const end = first + geometry.countOf(kinds[kind]!);
    const stamp = kinds[kind] === 'box' ? sinceInBoxes : since;
    for (let house = first; house < end; house++) {
      if (houseStamps[house]! <= stamp || countBits(open[house]!) < size) continue;
      for (const hit of nakedSubsetsIn(board, house, size))
        if (firstHouse(geometry, hit.pattern.cells, kinds) === house) yield hit;
    }
  }
}

/** Returns the first house that holds all the cells, kinds in order. */
function firstHouse(geometry: Geometry, own: readonly Cell[], kinds: readonly HouseKind[]): House | undefined {
  const common = geometry.commonHouses(own);
  for (const kind of kinds) {
    const house = common.find((at) => geometry.houseKinds[at] === kind);
    if (house !== undefined) return house;
  }
  return undefined;
}

export const explainNakedSubset = ({ place, remove, pattern }: Hit<NakedSubset>): Explanation => ({
  message: say(
    '{cells} have only {digits} between them: as many digits as cells. So these digits are used up in {houses}: {conclusion}.',
    {
      cells: cells(pattern.cells),
      digits: digitSet(pattern.digits),
      houses: houses(pattern.houses),
      conclusion: conclusion({ place, remove }),
    },
  ),
  marks: [
    ...markHouses('pattern', pattern.houses),
    ...markCandidates('pattern', pattern.candidates),
    ...markCandidates('target', remove),
  ],
  truths: cellTruths(pattern.cells),
});
