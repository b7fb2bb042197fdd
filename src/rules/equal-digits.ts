/**
 * What set equivalences say of digits: where some items of one side have few digits, and as few items of the other side can
 * have these, those take just these. An item is a cell, or a digit of a cage whose cells all lie on the side.
 */
import { type Bits, countBits, isSingle, lowestBit } from '../core/bits.js';
import type { Markup, Stamp } from '../core/board.js';
import { cellSet } from '../core/cell-set.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import type { Side } from '../core/leftovers.js';
import { type Cage, cagesOn, digitsOfSets } from './cages.js';
import { type Equivalence, equivalencesOf } from './equivalences.js';
import { beyond, digitsAt, digitsFor } from './fillings.js';
import { addItem, type Items, MOST_ITEMS, noItems, Pairing } from './pairing.js';

/** A cage, and how many of its digits count. */
export interface CageShare {
  readonly cage: Cage;
  readonly count: number;
}

/** Some items of a side. */
export interface SideShare {
  readonly cells: readonly Cell[];
  readonly cages: readonly CageShare[];
}

/** Digits that some of the other side must have, and only as much of the own side can. */
export interface EqualDigits {
  readonly own: Side;
  readonly other: Side;
  readonly digits: Bits;
  readonly sure: SideShare;
  readonly places: SideShare;
}

/** What is found, with the candidates that it removes. */
interface Find {
  readonly find: EqualDigits;
  readonly lost: readonly Candidate[];
}

/** The most digits. The others of the grid are told instead if they are fewer. */
const MOST_DIGITS = 4;
/** The most combinations of a cage that people list. */
const MOST_SETS = 8;

/** The cages that lie on each side of each equivalence. None overlaps another. */
const cagesInside = (geometry: Geometry): readonly (readonly [readonly number[], readonly number[]])[] => {
  const cages = geometry.rules.flatMap(({ cells, total, sets }, rule) =>
    total === undefined && !sets ? [] : [{ rule, set: cellSet(geometry, cells) }],
  );
  const inside = ({ left }: Side): number[] => {
    const free = cellSet(geometry, left);
    const chosen: number[] = [];
    for (const { rule, set } of cages) {
      if (!set.every((word, at) => (word & ~free[at]!) === 0)) continue;
      chosen.push(rule);
      for (let word = 0; word < free.length; word++) free[word]! &= ~set[word]!;
    }
    return chosen;
  };
  return equivalencesOf(geometry).map(([one, other]) => [inside(one), inside(other)] as const);
};

/** Scratch memory. */
const makeScratch = (_: Geometry) => ({ items: [noItems(), noItems()] as const, pairing: new Pairing() });

/**
 * Yields what equivalences remove whose cells have changed since the stamp: first by cells alone, then with cages. What has
 * fewer digits and cells comes first.
 */
export function* equalDigits(board: Markup, since: Stamp = -1, clock: Clock = unlimited): Generator<Find, void, void> {
  yield* simplestFirst(byCells(board, since, clock));
  if (board.geometry.rules.length > 0) yield* simplestFirst(withCages(board, since, clock));
}

const simplestFirst = (finds: Iterable<Find>): Find[] => [...finds].sort((a, b) => effortOf(a) - effortOf(b));

const effortOf = ({ find: { digits, own, sure, places } }: Find): number =>
  countBits(digits) + own.houses.length + sure.cells.length + 2 * (sure.cages.length + places.cages.length);

function* byCells(board: Markup, since: Stamp, clock: Clock): Generator<Find, void, void> {
  for (const equivalence of equivalencesOf(board.geometry)) {
    clock();
    if (hasChangedIn(board, equivalence, since)) yield* findsOf(board, equivalence, NO_CAGES);
  }
}

function* withCages(board: Markup, since: Stamp, clock: Clock): Generator<Find, void, void> {
  const all = equivalencesOf(board.geometry);
  const telling = new Map(
    cagesOn(board)
      .filter((cage) => cage.sets.length <= MOST_SETS && (sureOf(cage) & openIn(board, cage)) !== 0)
      .map((cage) => [cage.rule, cage]),
  );
  if (telling.size === 0) return;
  for (const [index, rules] of board.geometry.memo(cagesInside).entries()) {
    clock();
    const equivalence = all[index]!;
    if (!hasChangedIn(board, equivalence, since)) continue;
    const cages = rules.map((list) => list.flatMap((rule) => telling.get(rule) ?? []));
    if (cages.some(({ length }) => length > 0)) yield* findsOf(board, equivalence, cages);
  }
}

const NO_CAGES: readonly (readonly Cage[])[] = [[], []];

function hasChangedIn({ cellStamps }: Markup, [one, other]: Equivalence, since: Stamp): boolean {
  for (let at = 0; at < one.left.length; at++)
    if (cellStamps[one.left[at]!]! > since || cellStamps[other.left[at]!]! > since) return true;
  return false;
}

/** The digits in all combinations of a cage. */
const sureOf = ({ sets }: Cage): Bits => sets.reduce((all, set) => all & set, -1);

const openIn = ({ digits }: Markup, { cells }: Cage): Bits => cells.reduce((all, cell) => all | digits[cell]!, 0);

/** Yields what an equivalence removes, told in either direction. The digits of the cages count instead of their cells. */
function* findsOf(
  board: Markup,
  [first, second]: Equivalence,
  [inFirst, inSecond]: readonly (readonly Cage[])[],
): Generator<Find, void, void> {
  if (first.left.length > MOST_ITEMS) return;
  const { items, pairing } = board.geometry.memo(makeScratch);
  fill(items[0], board, first, inFirst!);
  fill(items[1], board, second, inSecond!);
  cancel(items[0], items[1]);
  pairing.compare(items[0], items[1]);
  if (!pairing.mayBeTight() || !pairing.pair()) return;
  const one = { side: first, cages: inFirst!, items: items[0] };
  const two = { side: second, cages: inSecond!, items: items[1] };
  // A digit alone whose places are cells alone makes a fish.
  const fewest = inFirst!.length + inSecond!.length > 0 ? 1 : 2;
  const inOne = tightDigits(one.items, two.items, pairing, fewest);
  pairing.turn();
  const inTwo = tightDigits(two.items, one.items, pairing, fewest);
  const told = [
    ...inOne.map((digits) => [one, two, digits] as const),
    ...inTwo.map((digits) => [two, one, digits] as const),
  ];
  for (const [sure, places, digits] of told) {
    const find = {
      own: places.side,
      other: sure.side,
      digits,
      sure: shareOf(board, sure, (set) => (set & ~digits) === 0, 0),
      places: shareOf(board, places, (set) => (set & digits) !== 0, digits),
    };
    if (isSingle(digits) && find.sure.cages.length + find.places.cages.length === 0) continue;
    // A cage that the find does not name loses the digits, but no combinations.
    const named = { ...sure, cages: find.sure.cages.map(({ cage }) => cage) };
    const lost = [
      ...lostIn(board, places, (set) => (set & digits) !== 0, ~digits),
      ...lostIn(board, named, (set) => (set & ~digits) !== 0, digits),
    ];
    if (lost.length > 0) yield { find, lost };
  }
}

/** A side of an equivalence, and the cages in it whose digits count instead of their cells. */
interface Told {
  readonly side: Side;
  readonly cages: readonly Cage[];
}

/** Lists the items of a side: its cells, and for each cage the digits that it has in any case, and those of the rest. */
function fill(items: Items, board: Markup, { left }: Side, cages: readonly Cage[]): void {
  items.count = 0;
  for (let at = 0; at < left.length; at++) if (!isInAny(cages, left[at]!)) addItem(items, digitsAt(board, left[at]!));
  for (let at = 0; at < cages.length; at++) {
    const sure = sureOf(cages[at]!);
    for (let rest = sure; rest; rest &= rest - 1) addItem(items, rest & -rest);
    for (let more = restCount(cages[at]!); more > 0; more--) addItem(items, restOf(cages[at]!));
  }
}

function isInAny(cages: readonly Cage[], cell: Cell): boolean {
  for (let at = 0; at < cages.length; at++) if (cages[at]!.cells.includes(cell)) return true;
  return false;
}

/** The digits that a cage may have beside those that it has in any case, and how many of them it has. */
const restOf = (cage: Cage): Bits => cage.sets.reduce((all, set) => all | set, 0) & ~sureOf(cage);
const restCount = (cage: Cage): number => cage.cells.length - countBits(sureOf(cage));

/** Leaves out items that are the same digit on both sides. */
function cancel(one: Items, other: Items): void {
  for (let at = one.count - 1; at >= 0; at--) {
    const digits = one.digits[at]!;
    if ((digits & (digits - 1)) !== 0) continue;
    const same = other.digits.indexOf(digits);
    if (same < 0 || same >= other.count) continue;
    one.digits[at] = one.digits[--one.count]!;
    other.digits[same] = other.digits[--other.count]!;
  }
}

const NONE: readonly Bits[] = [];

/** Returns few digits of items that have no more mates than they are, if these or other items can have more digits. */
function tightDigits(sure: Items, places: Items, pairing: Pairing, fewest: number): readonly Bits[] {
  let found: Bits[] | undefined;
  for (let item = 0; item < sure.count; item++) {
    if (countBits(sure.digits[item]!) > MOST_DIGITS) continue;
    const digits = pairing.digitsAround(item, MOST_DIGITS);
    if (countBits(digits) < fewest) continue;
    if (found?.includes(digits) || !limits(sure, places, digits)) continue;
    (found ??= []).push(digits);
  }
  return found ?? NONE;
}

/** True if items of one list can have other digits beside some, or if items of the other need not have them. */
function limits(sure: Items, places: Items, digits: Bits): boolean {
  for (let item = 0; item < places.count; item++)
    if (places.digits[item]! & digits && places.digits[item]! & ~digits) return true;
  for (let item = 0; item < sure.count; item++)
    if (sure.digits[item]! & digits && sure.digits[item]! & ~digits) return true;
  return false;
}

/**
 * Returns the items of a side whose digits pass a test, and the cages without such items whose combinations, and not the
 * candidates of their cells, rule out some digits.
 */
function shareOf(board: Markup, { side, cages }: Told, passes: (digits: Bits) => boolean, without: Bits): SideShare {
  const counted = cages.map((cage) => {
    const sure = sureOf(cage);
    let count = passes(restOf(cage)) ? restCount(cage) : 0;
    for (let rest = sure; rest; rest &= rest - 1) if (passes(rest & -rest)) count++;
    return { cage, count };
  });
  return {
    cells: side.left.filter((cell) => !isInAny(cages, cell) && passes(digitsAt(board, cell))),
    cages: counted.filter(({ cage, count }) => count > 0 || (openIn(board, cage) & without) !== 0),
  };
}

/** Returns the candidates among some digits, of the cells and of the rests of cages whose digits pass a test. */
function lostIn(board: Markup, { side, cages }: Told, passes: (digits: Bits) => boolean, among: Bits): Candidate[] {
  const { geometry, digits } = board;
  const lost: Candidate[] = [];
  for (const cell of side.left)
    if (!isInAny(cages, cell) && passes(digits[cell]!))
      for (let rest = digits[cell]! & among; rest; rest &= rest - 1)
        lost.push(geometry.candidate(cell, lowestBit(rest)));
  for (const cage of cages) {
    if (restCount(cage) === 0 || !passes(restOf(cage))) continue;
    const sure = sureOf(cage);
    const kept = cage.sets.filter((set) => (set & ~sure & among) === 0);
    if (kept.length > 0 && kept.length < cage.sets.length)
      lost.push(...beyond(cage, board, digitsOfSets(kept, digitsFor(cage, board))));
  }
  return lost;
}
