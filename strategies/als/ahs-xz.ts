import { type Bits, bitsOf, countBits, isSingle, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { cellsAt } from '../../src/core/candidates.js';
import { hasCell } from '../../src/core/cell-set.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Cell } from '../../src/core/geometry.js';
import { crossingHouses } from '../../src/core/houses.js';
import { type AlmostHiddenSet, almostHiddenSets, isRestricted } from '../../src/logic/sets/almost-hidden.js';
import { cells, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { hiddenMarks, hiddenTruths } from './hidden-set.js';
import { setLetter } from './set.js';

interface Linked {
  readonly sets: readonly [AlmostHiddenSet, AlmostHiddenSet];
  /** One or two cells of both sets that cannot take digits of both. */
  readonly restricted: readonly Cell[];
}

/** Two almost hidden sets share a cell that only one can use: the other fills all its remaining cells. */
export const ahsXz: Strategy<Linked> = {
  id: 'ahs-xz',
  name: 'Almost Hidden Set XZ-Rule',
  aliases: ['AHS-XZ'],
  learnAfter: ['als-xz', 'hidden-pair'],
  family: 'als',
  level: 'unfair',
  score: 320,

  *find(board, { since = -1, clock = unlimited } = {}) {
    const { geometry, houseStamps } = board;
    const { houses: total, crossings } = geometry;
    const sets = almostHiddenSets(board);
    for (const [house, other] of crossingHouses(geometry)) {
      if (houseStamps[house]! <= since && houseStamps[other]! <= since) continue;
      clock();
      const crossing = crossings[house * total + other]!;
      if (!(crossing & (crossing - 1)) || countBits(crossing) === geometry.size) continue;
      yield* linkedIn(board, cellsAt(geometry, house, crossing), sets[house]!, sets[other]!);
    }
  },

  explain({ place, remove, pattern: { sets, restricted } }, geometry) {
    const [first, second] = sets;
    const terms = {
      ofFirst: digitSet(first.digits),
      first: cells(first.cells),
      a: setLetter(first, 0),
      b: setLetter(second, 1),
      line: houses([first.house]),
      ofSecond: digitSet(second.digits),
      second: cells(second.cells),
      box: houses([second.house]),
      restricted: cells(restricted),
      conclusion: conclusion({ place, remove }),
    };
    return {
      message:
        restricted.length > 1
          ? say(
              'In {line}, {ofFirst} {ofFirst:is|are} only in set {a} ({first}); in {box}, {ofSecond} {ofSecond:is|are} only in set {b} ({second}). Each set has one cell more than digits. Each of {restricted} can take a digit of only one set, so each set lacks one of them and fills all its other cells: {conclusion}.',
              terms,
            )
          : say(
              'In {line}, {ofFirst} {ofFirst:is|are} only in set {a} ({first}); in {box}, {ofSecond} {ofSecond:is|are} only in set {b} ({second}). Each set has one cell more than digits. {restricted} can take a digit of only one set. The other set lacks this cell and fills all its others. Either way, {common} {common:takes|take} only digits of these sets: {conclusion}.',
              { ...terms, common: cells(remove.map((candidate) => geometry.cellOf(candidate))) },
            ),
      marks: hiddenMarks(geometry, sets, remove),
      truths: hiddenTruths(sets),
    };
  },
};

/** Returns the hits by a set of one house and a set of another, which cross in some cells. */
function linkedIn(
  board: Markup,
  crossed: readonly Cell[],
  sets: readonly AlmostHiddenSet[],
  others: readonly AlmostHiddenSet[],
): readonly Hit<Linked>[] {
  const hits: Hit<Linked>[] = [];
  const heldByOthers: Bits[] = [];
  for (const set of others) heldByOthers.push(heldOf(crossed, set));
  for (const first of sets) {
    const held = heldOf(crossed, first);
    for (let i = 0; i < others.length; i++) {
      const both = held & heldByOthers[i]!;
      const second = others[i]!;
      if (!(both & (both - 1)) || !mayRemove(board, crossed, both, first, second)) continue;
      const shared = bitsOf(both).map((at) => crossed[at]!);
      const restricted = shared.filter((cell) => isRestricted(board, cell, first, second)).slice(0, 2);
      const remove = removals(board, first, second, shared, restricted);
      if (remove.length > 0) hits.push(removing({ sets: [first, second], restricted }, remove));
    }
  }
  return hits;
}

/** Returns the cells of a list that a set has, as bits of their index. */
function heldOf(cells: readonly Cell[], { set }: AlmostHiddenSet): Bits {
  let held = 0;
  for (let i = 0; i < cells.length; i++) if (hasCell(set, cells[i]!)) held |= 1 << i;
  return held;
}

/**
 * True if two sets may have an elimination: a cell is restricted, and if it is the only one, another cell holds other
 * digits.
 */
function mayRemove(
  board: Markup,
  crossed: readonly Cell[],
  both: Bits,
  first: AlmostHiddenSet,
  second: AlmostHiddenSet,
): boolean {
  let restricted = 0;
  let withOthers = 0;
  for (let rest = both; rest; rest &= rest - 1) {
    const cell = crossed[lowestBit(rest)]!;
    if (isRestricted(board, cell, first, second)) restricted |= rest & -rest;
    if (board.digits[cell]! & ~(first.digits | second.digits)) withOthers |= rest & -rest;
  }
  return restricted !== 0 && (!isSingle(restricted) || (withOthers & ~restricted) !== 0);
}

/**
 * Returns the eliminations from cells that one of the sets fills; if linked twice, also those in the cells of each set.
 */
function removals(
  { geometry, digits }: Markup,
  first: AlmostHiddenSet,
  second: AlmostHiddenSet,
  shared: readonly Cell[],
  restricted: readonly Cell[],
): Candidate[] {
  const remove: Candidate[] = [];
  const keepOnly = (cell: Cell, set: Bits): void => {
    for (let rest = digits[cell]! & ~set; rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      if (!remove.includes(candidate)) remove.push(candidate);
    }
  };
  const isDouble = restricted.length > 1;
  for (const cell of shared) if (isDouble || cell !== restricted[0]) keepOnly(cell, first.digits | second.digits);
  if (isDouble)
    for (const { cells: own, digits: set } of [first, second])
      for (const cell of own) if (!restricted.includes(cell)) keepOnly(cell, set);
  return remove;
}
