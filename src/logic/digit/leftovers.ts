/**
 * The law of leftovers. The same number of regions and of lines hold each digit equally often. Without the cells that
 * they have in common, the rest of the lines and the rest of the regions hold the same digits, each equally often.
 */
import type { Markup, Stamp } from '../../core/board.js';
import { perShape } from '../../core/caches.js';
import { cellSet, cellsIn, commonPeers, isEmpty } from '../../core/cell-set.js';
import type { Cell, Digit, Geometry, House } from '../../core/geometry.js';
import type { Hit } from '../step/strategy.js';

/** Houses, and the cells that they have beyond the houses of the other side. */
export interface Side {
  readonly houses: readonly House[];
  readonly left: readonly Cell[];
}

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

/** The most cells left over. People do not compare more. */
const MOST_LEFT = 6;

/** Pairs of regions with adjacent rows or columns, both ways round, few leftover cells first. None without regions. */
const sidesOf = perShape((geometry): readonly (readonly [Side, Side])[] =>
  geometry.tiling === 'regions'
    ? linesTogether(geometry)
        .flatMap((lines) => regionsFor(geometry, lines).map((regions) => compared(geometry, lines, regions)))
        .sort(([a], [b]) => a.left.length - b.left.length)
        .flatMap(([a, b]): [Side, Side][] => [
          [a, b],
          [b, a],
        ])
    : [],
);

/** Returns adjacent rows or columns, at most half of them: the others would say the same of the other regions. */
const linesTogether = (geometry: Geometry): House[][] =>
  (['row', 'column'] as const).flatMap((kind) => {
    const { size } = geometry;
    const counts = Array.from({ length: size >> 1 }, (_, index) => index + 1);
    return counts.flatMap((count) =>
      Array.from({ length: size }, (_, first) =>
        Array.from({ length: count }, (_, at) => geometry.firstOf(kind) + ((first + at) % size)),
      ),
    );
  });

/** Returns choices of as many regions as lines that leave a few cells over. */
function regionsFor(geometry: Geometry, lines: readonly House[]): House[][] {
  const { size } = geometry;
  const inLines = new Map(geometry.housesOf('box').map((region) => [region, sharedBy(geometry, region, lines)]));
  const touching = [...inLines.keys()].filter((region) => inLines.get(region)! > 0);
  const byShare = touching.sort((a, b) => inLines.get(b)! - inLines.get(a)!);
  const ways: House[][] = [];
  const choose = (chosen: readonly House[], from: number, left: number): void => {
    const open = lines.length - chosen.length;
    if (open === 0 && left > 0) ways.push([...chosen].sort((a, b) => a - b));
    for (let at = from; open > 0 && at < byShare.length; at++) {
      const lost = size - inLines.get(byShare[at]!)!;
      if (left + lost * open > MOST_LEFT) break;
      choose([...chosen, byShare[at]!], at + 1, left + lost);
    }
  };
  choose([], 0, 0);
  return ways;
}

const sharedBy = (geometry: Geometry, region: House, lines: readonly House[]): number =>
  geometry.cellsOf(region).filter((cell) => lines.some((line) => geometry.holds(line, cell))).length;

function compared(geometry: Geometry, lines: readonly House[], regions: readonly House[]): [Side, Side] {
  const sideBeyond = (houses: readonly House[], others: readonly House[]): Side => ({
    houses,
    left: houses
      .flatMap((house) => geometry.cellsOf(house))
      .filter((cell) => !others.some((other) => geometry.holds(other, cell)))
      .sort((a, b) => a - b),
  });
  return [sideBeyond(lines, regions), sideBeyond(regions, lines)];
}

const scratchOf = perShape((geometry) => cellSet(geometry));

/** Finds the conclusions of the law of leftovers for digits that have lost a place since the stamp. */
export function* leftovers(board: Markup, since: Stamp = -1): Generator<Hit<Leftovers>, void, void> {
  const { geometry, digitStamps } = board;
  for (const [own, other] of sidesOf(geometry))
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
  const seeing = commonPeers(geometry, board.places, digit, places, scratchOf(geometry));
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

const withoutDigit = ({ geometry, slots }: Markup, { houses }: Side, digit: Digit): House[] =>
  houses.filter((house) => slots[house * geometry.size + digit] !== 0);
