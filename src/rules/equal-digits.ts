/**
 * What set equivalences say of digits: where some items of one side have few digits, and as few items of the other side can
 * have these, those take just these. An item is a cell, or a digit of a cage whose cells all lie on the side.
 */
import { type Bits, countBits, isSingle, lowestBit } from '../core/bits.js';
import type { Markup, Stamp } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate, Cell } from '../core/geometry.js';
import type { Side } from '../core/leftovers.js';
import { type Cage, digitsOfSets } from './cages.js';
import { type Equivalence, equivalenceCells, equivalencesOf } from './equivalences.js';
import { beyond, digitsAt, digitsFor } from './fillings.js';
import { type Items, MOST_ITEMS, type Pairing } from './pairing.js';
import { cagesInside, cancel, isInAny, listItems, openIn, type TellingCage, tellingCages } from './side-items.js';
import { type SideScan, scanOf } from './side-scan.js';

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

/** A side of an equivalence, and the cages on it whose digits count instead of their cells. */
interface Told {
  readonly side: Side;
  readonly cages: readonly TellingCage[];
}

/** The most digits. The others of the grid are told instead if they are fewer. */
const MOST_DIGITS = 4;

/**
 * Yields what equivalences remove whose cells have changed since the stamp: first by cells alone, then with cages. What has
 * fewer digits and cells comes first.
 */
export function* equalDigits(board: Markup, since: Stamp = -1, clock: Clock = unlimited): Generator<Find, void, void> {
  yield* simplestFirst(byCells(board, since, clock));
  if (board.geometry.rules.length > 0) yield* simplestFirst(withCages(board, since, clock));
}

const simplestFirst = (finds: Find[]): Find[] => finds.sort((a, b) => effortOf(a) - effortOf(b));

const effortOf = ({ find: { digits, own, sure, places } }: Find): number =>
  countBits(digits) + own.houses.length + sure.cells.length + 2 * (sure.cages.length + places.cages.length);

function byCells(board: Markup, since: Stamp, clock: Clock): Find[] {
  const { geometry } = board;
  const all = equivalencesOf(geometry);
  const cells = equivalenceCells(geometry);
  const scan = scanOf(board, since);
  const found: Find[] = [];
  for (let index = 0; index < all.length; index++) {
    clock();
    if (scan.hasChangedIn(cells, index * geometry.words)) addFinds(found, board, scan, all[index]!, NO_CAGES);
  }
  return found;
}

function withCages(board: Markup, since: Stamp, clock: Clock): Find[] {
  const { geometry } = board;
  const found: Find[] = [];
  const telling = tellingCages(board);
  if (telling.length === 0) return found;
  const all = equivalencesOf(geometry);
  const cells = equivalenceCells(geometry);
  const inside = geometry.memo(cagesInside);
  const scan = scanOf(board, since);
  for (let index = 0; index < all.length; index++) {
    clock();
    if (!scan.hasChangedIn(cells, index * geometry.words)) continue;
    const cages = scan.cagesOf(inside, index, telling);
    if (cages[0].length + cages[1].length > 0) addFinds(found, board, scan, all[index]!, cages);
  }
  return found;
}

const NO_CAGES: SideScan['cages'] = [[], []];

/** Adds what an equivalence removes, told in either direction. The digits of the cages count instead of their cells. */
function addFinds(
  found: Find[],
  board: Markup,
  { digits, items, pairing }: SideScan,
  [first, second]: Equivalence,
  [inFirst, inSecond]: SideScan['cages'],
): void {
  if (first.left.length > MOST_ITEMS) return;
  listItems(items[0], digits, first.left, inFirst);
  listItems(items[1], digits, second.left, inSecond);
  cancel(items[0], items[1]);
  pairing.compare(items[0], items[1]);
  if (!pairing.mayBeTight() || !pairing.pair()) return;
  // A digit alone whose places are cells alone makes a fish.
  const fewest = inFirst.length + inSecond.length > 0 ? 1 : 2;
  const inOne = tightDigits(items[0], items[1], pairing, fewest);
  pairing.turn();
  const inTwo = tightDigits(items[1], items[0], pairing, fewest);
  if (inOne.length + inTwo.length === 0) return;
  const one: Told = { side: first, cages: inFirst };
  const two: Told = { side: second, cages: inSecond };
  for (const tight of inOne) addFind(found, board, one, two, tight);
  for (const tight of inTwo) addFind(found, board, two, one, tight);
}

/** Adds what follows if one side has some digits as often as the other can have them. */
function addFind(found: Find[], board: Markup, sure: Told, places: Told, digits: Bits): void {
  const find = {
    own: places.side,
    other: sure.side,
    digits,
    sure: shareOf(board, sure, (set) => (set & ~digits) === 0, 0),
    places: shareOf(board, places, (set) => (set & digits) !== 0, digits),
  };
  if (isSingle(digits) && find.sure.cages.length + find.places.cages.length === 0) return;
  // A cage that the find does not name loses the digits, but no combinations.
  const isNamed = ({ cage }: TellingCage): boolean => find.sure.cages.some((share) => share.cage === cage);
  const named = { ...sure, cages: sure.cages.filter(isNamed) };
  const lost = [
    ...lostIn(board, places, (set) => (set & digits) !== 0, ~digits),
    ...lostIn(board, named, (set) => (set & ~digits) !== 0, digits),
  ];
  if (lost.length > 0) found.push({ find, lost });
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
  const counted = cages.map(({ cage, sure, rest, restCount }) => {
    let count = passes(rest) ? restCount : 0;
    for (let each = sure; each; each &= each - 1) if (passes(each & -each)) count++;
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
  for (const { cage, sure, rest, restCount } of cages) {
    if (restCount === 0 || !passes(rest)) continue;
    const kept = cage.sets.filter((set) => (set & ~sure & among) === 0);
    if (kept.length > 0 && kept.length < cage.sets.length)
      lost.push(...beyond(cage, board, digitsOfSets(kept, digitsFor(cage, board))));
  }
  return lost;
}
