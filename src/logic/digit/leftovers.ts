/** Steps by the law of leftovers: a digit that one side needs, or for which the other side has no room. */
import type { Markup, Stamp } from '../../core/board.js';
import { type CellSet, cellSet, cellsIn, commonPeers, isEmpty } from '../../core/cell-set.js';
import type { Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { leftoversOf, type Side } from '../../core/leftovers.js';
import type { Hit } from '../step/strategy.js';

export interface Leftovers {
  readonly digit: Digit;
  /** The cells of the conclusion, and the cells that prove it: both hold the same digits. */
  readonly own: Side;
  readonly other: Side;
  /** Open places of the digit: in the own cells if it is needed there, otherwise in the others. */
  readonly places: readonly Cell[];
  /**
   * True if the digit is needed in the own cells, since the others have it; false if the others have no room for
   * another one.
   */
  readonly isNeeded: boolean;
  /** The houses concerned that do not have the digit yet. */
  readonly base: readonly House[];
}

/** Both sides of all leftovers, each as the side of the conclusion. */
const sidesOf = (geometry: Geometry): readonly (readonly [own: Side, other: Side])[] =>
  leftoversOf(geometry).flatMap(([lines, regions]): [Side, Side][] => [
    [lines, regions],
    [regions, lines],
  ]);

/** Scratch memory: the cells that see all places. */
const makeScratch = (geometry: Geometry): CellSet => cellSet(geometry);

/** Finds the conclusions of the law of leftovers for digits that have lost a place since the stamp. */
export function* leftovers(board: Markup, since: Stamp = -1): Generator<Hit<Leftovers>, void, void> {
  const { geometry, digitStamps } = board;
  for (const [own, other] of geometry.memo(sidesOf))
    for (let digit = 0; digit < geometry.size; digit++) {
      if (digitStamps[digit]! <= since || countPlaces(board, own.left, digit) === 0) continue;
      const hit = hitOf(board, digit, own, other);
      if (hit) yield hit;
    }
}

function countPlaces({ digits }: Markup, cells: readonly Cell[], digit: Digit): number {
  let count = 0;
  for (let at = 0; at < cells.length; at++) if (digits[cells[at]!]! & (1 << digit)) count++;
  return count;
}

function countValues({ values }: Markup, cells: readonly Cell[], digit: Digit): number {
  let count = 0;
  for (let at = 0; at < cells.length; at++) if (values[cells[at]!] === digit) count++;
  return count;
}

/** Returns the step for a digit in the own cells, at least one of which may take it. */
function hitOf(board: Markup, digit: Digit, own: Side, other: Side): Hit<Leftovers> | undefined {
  const needed = countValues(board, other.left, digit) - countValues(board, own.left, digit);
  if (needed > 0) return neededHit(board, digit, own, other, needed);
  return needed === 0 ? roomlessHit(board, digit, own, other) : undefined;
}

/**
 * Returns the step if the digit is placed in the other cells more often than in the own ones. It must be placed in the
 * own cells, or is removed from cells that see all its places there.
 */
function neededHit(board: Markup, digit: Digit, own: Side, other: Side, needed: number): Hit<Leftovers> | undefined {
  const { geometry } = board;
  const places = own.left.filter((cell) => board.has(geometry.candidate(cell, digit)));
  const isPlaced = places.length === needed;
  const seeing = commonPeers(geometry, board.places, digit, places, geometry.memo(makeScratch));
  if (!isPlaced && isEmpty(seeing)) return undefined;
  const candidates = (isPlaced ? places : cellsIn(seeing)).map((cell) => geometry.candidate(cell, digit));
  const pattern = { digit, own, other, places, isNeeded: true, base: withoutDigit(board, own, digit) };
  return { place: isPlaced ? candidates : [], remove: isPlaced ? [] : candidates, pattern };
}

/**
 * Returns the step if a digit in an own cell would leave the other cells no place for it: the own cell sees all places
 * there, or there is none.
 */
function roomlessHit(board: Markup, digit: Digit, own: Side, other: Side): Hit<Leftovers> | undefined {
  const { geometry, digits } = board;
  const isIn = (cell: Cell): boolean => (digits[cell]! & (1 << digit)) !== 0;
  let found = 0;
  for (let at = 0; at < own.left.length; at++)
    if (isIn(own.left[at]!) && seesPlaces(board, own.left[at]!, other, digit)) found++;
  if (found === 0) return undefined;
  const removed = own.left.filter((cell) => isIn(cell) && seesPlaces(board, cell, other, digit));
  const pattern = {
    digit,
    own,
    other,
    places: other.left.filter(isIn),
    isNeeded: false,
    base: withoutDigit(board, other, digit),
  };
  return { place: [], remove: removed.map((cell) => geometry.candidate(cell, digit)), pattern };
}

function seesPlaces({ geometry, digits }: Markup, cell: Cell, { left }: Side, digit: Digit): boolean {
  for (let at = 0; at < left.length; at++)
    if (digits[left[at]!]! & (1 << digit) && !geometry.sees(cell, left[at]!)) return false;
  return true;
}

/** Returns the houses that do not have the digit: also those, where values are wrong, that have no place for it. */
const withoutDigit = ({ geometry, values }: Markup, { houses }: Side, digit: Digit): House[] =>
  houses.filter((house) => geometry.cellsOf(house).every((cell) => values[cell] !== digit));
