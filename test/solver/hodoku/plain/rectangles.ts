/** Unique and avoidable rectangles in HoDoKu's order: all types in one enumeration, each rectangle once. */
import {
  boxOf,
  CELLS,
  columnOf,
  type Elimination,
  HOUSES,
  has,
  housesOf,
  type Plain,
  rowOf,
  seeingAll,
  sees,
  subsets,
  those,
  unionOf,
} from './position.js';

export type RectangleType = 1 | 2 | 3 | 4 | 5 | 6 | 'hidden' | 'avoidable 1' | 'avoidable 2';

interface Found {
  readonly type: RectangleType;
  readonly remove: readonly Elimination[];
}

/** Returns the removals of the first rectangle of each type. */
export function firstRectangles(plain: Plain): Map<RectangleType, readonly Elimination[]> {
  const first = new Map<RectangleType, readonly Elimination[]>();
  for (const rectangles of [uniqueRectangles(plain), avoidableRectangles(plain)])
    for (const { type, remove } of rectangles) if (remove.length > 0 && !first.has(type)) first.set(type, remove);
  return first;
}

const inLine = (a: number, b: number): boolean => rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b);
const isOpen = ({ values }: Plain, cell: number): boolean => values[cell]! < 0;

/** True if no peer of the open cell has the digit. Eliminations are ignored. */
const isAllowed = (plain: Plain, cell: number, digit: number): boolean =>
  isOpen(plain, cell) && !CELLS.some((other) => plain.values[other] === digit && sees(cell, other));

/** Yields the partners of a cell in a line of its box, and the opposite sides that the two may have. */
function* sidesFrom(first: number): Generator<readonly [second: number, overFirst: number, overSecond: number]> {
  for (const second of HOUSES[boxOf(first)]!) {
    if (second === first || !inLine(first, second)) continue;
    const lineOf = rowOf(first) === rowOf(second) ? columnOf : rowOf;
    const along = (cell: number): number[] => HOUSES[lineOf(cell)]!.filter((other) => boxOf(other) !== boxOf(cell));
    for (const [i, overFirst] of along(first).entries()) yield [second, overFirst, along(second)[i]!];
  }
}

/** Returns a test that a set of cells occurs for the first time. */
function memory(): (cells: readonly number[]) => boolean {
  const seen = new Set<string>();
  return (cells) => seen.size < seen.add([...cells].sort((a, b) => a - b).join()).size;
}

function* uniqueRectangles(plain: Plain): Generator<Found> {
  const isNew = memory();
  for (const first of CELLS) {
    const pair = plain.digits[first]!;
    if (pair.length !== 2) continue;
    for (const sides of sidesFrom(first))
      if (sides.every((cell) => pair.every((digit) => isAllowed(plain, cell, digit))) && isNew([first, ...sides]))
        yield* typesOf(
          plain,
          [first, ...sides].sort((a, b) => a - b),
          pair as [number, number],
        );
  }
}

function* typesOf(plain: Plain, cells: readonly number[], pair: readonly [number, number]): Generator<Found> {
  const beyond = (cell: number): number[] => plain.digits[cell]!.filter((digit) => !pair.includes(digit));
  const [bare, extra] = [cells.filter((c) => beyond(c).length === 0), cells.filter((c) => beyond(c).length > 0)];
  const others = unionOf(extra.map(beyond));
  const isAdjacent = extra.length === 2 && inLine(extra[0]!, extra[1]!);
  const turns = [pair, [pair[1], pair[0]]] as const;
  if (extra.length === 1) yield { type: 1, remove: pair.flatMap((digit) => those(plain, extra, digit)) };
  if ((extra.length === 2 || extra.length === 3) && others.length === 1)
    yield { type: isAdjacent ? 2 : 5, remove: those(plain, seeingAll(extra), others[0]!) };
  if (isAdjacent) {
    yield* withSubsets(plain, cells, extra, pair, others);
    const [digit, gone] = turns.find(([one]) => those(plain, seeingAll(extra), one).length === 0) ?? [];
    if (digit !== undefined) yield { type: 4, remove: those(plain, extra, gone!) };
  }
  /** Returns the rest of the lines of some corners. */
  const beside = (corners: readonly number[]): number[] =>
    CELLS.filter((cell) => !cells.includes(cell) && corners.some((corner) => inLine(corner, cell)));
  if (extra.length === 2 && !isAdjacent) {
    const digit = pair.find((one) => those(plain, beside(cells), one).length === 0);
    if (digit !== undefined) yield { type: 6, remove: those(plain, extra, digit) };
  }
  if (extra.length === 3 || (extra.length === 2 && !isAdjacent))
    for (const corner of bare) {
      const opposite = cells.find((cell) => cell !== corner && !inLine(cell, corner))!;
      for (const [digit, gone] of turns)
        if (those(plain, beside([opposite]), digit).length === 0)
          yield { type: 'hidden', remove: those(plain, [opposite], gone) };
    }
}

function* withSubsets(
  plain: Plain,
  cells: readonly number[],
  extra: readonly number[],
  pair: readonly number[],
  others: readonly number[],
): Generator<Found> {
  for (const house of housesOf(extra[0]!).filter((one) => housesOf(extra[1]!).includes(one))) {
    const free = HOUSES[house]!.filter(
      (cell) => isOpen(plain, cell) && !cells.includes(cell) && !pair.some((digit) => has(plain, cell, digit)),
    );
    for (const set of subsets(free)) {
      const digits = unionOf([...others, ...set.flatMap((cell) => plain.digits[cell]!)].map((digit) => [digit]));
      const all = [...extra, ...set];
      const shares = (houseOf: (cell: number) => number): boolean => new Set(all.map(houseOf)).size === 1;
      if (digits.length !== all.length - 1 || (house >= 18 && (shares(rowOf) || shares(columnOf)))) continue;
      const boxToo = house < 18 && shares(boxOf) ? HOUSES[boxOf(extra[0]!)]! : [];
      const beside = unionOf([HOUSES[house]!, boxToo]).filter((cell) => !all.includes(cell));
      yield {
        type: 3,
        remove: beside.flatMap((cell) =>
          plain.digits[cell]!.filter((d) => digits.includes(d)).map((d) => [cell, d] as const),
        ),
      };
    }
  }
}

function* avoidableRectangles(plain: Plain): Generator<Found> {
  const isNew = memory();
  const isOwn = (cell: number): boolean => !isOpen(plain, cell) && !plain.isGiven[cell];
  for (const first of CELLS.filter(isOwn))
    for (const [second, overFirst, overSecond] of sidesFrom(first)) {
      if (!isOwn(second)) continue;
      const [one, other] = [plain.values[first]!, plain.values[second]!];
      const holds = (cell: number, digit: number): boolean => isOwn(cell) && plain.values[cell] === digit;
      const mayTake = (cell: number, digit: number): boolean =>
        plain.digits[cell]!.length === 2 && has(plain, cell, digit);
      const isFirstPlaced = holds(overFirst, other) && mayTake(overSecond, one);
      const isSecondPlaced = holds(overSecond, one) && mayTake(overFirst, other);
      const isNeither = mayTake(overFirst, other) && mayTake(overSecond, one);
      if (!isFirstPlaced && !isSecondPlaced && !isNeither) continue;
      if (!isNew([first, second, overFirst, overSecond])) continue;
      if (isFirstPlaced) yield { type: 'avoidable 1', remove: [[overSecond, one]] };
      else if (isSecondPlaced) yield { type: 'avoidable 1', remove: [[overFirst, other]] };
      else {
        const extra = plain.digits[overFirst]!.find((digit) => digit !== other)!;
        if (has(plain, overSecond, extra))
          yield { type: 'avoidable 2', remove: those(plain, seeingAll([overFirst, overSecond]), extra) };
      }
    }
}
