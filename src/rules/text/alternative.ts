/** What a constraint leaves of the cells of one line, apart from the grid: one of several kinds that the line may be of. */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Additions, Constraint, SettledGround } from '../../core/constraint.js';
import type { Rule } from '../../core/rule.js';
import type { Cell, Statement } from '../../core/statement.js';

/** A kind that a line may be of. */
export interface Alternative {
  /** Narrows the digits of the cells of the line. Returns false if the line cannot be of this kind. */
  narrow(digits: Bits[]): boolean;
}

/** What two cells of a line leave of each other: for each digit of the first the digits of the second. */
interface Between {
  readonly from: number;
  readonly to: number;
  readonly allowed: Int32Array;
}

/** Makes the alternative of a clue about a line whose cells are each named once. Throws a RangeError if the grid does not meet its requirement. */
export function alternativeOf(constraint: Constraint, clue: Statement, ground: SettledGround): Alternative {
  const { size } = ground;
  const own = { ...ground, statements: [clue] };
  const cells = clue.lists[0]!;
  const added = constraint.additions?.(own, [clue]) ?? {};
  if (typeof added === 'string') throw new RangeError(`${constraint.id} needs ${added}`);
  const between = tablesOf(added, cells, ground);
  const never = cells.map((cell) =>
    (added.never ?? []).reduce((set, each) => (Math.floor(each / size) === cell ? set | (1 << (each % size)) : set), 0),
  );
  const rules = (constraint.rules?.(own, [clue]) ?? []).map((rule) => ({
    rule,
    places: rule.cells.map((cell) => cells.indexOf(cell)),
  }));
  return {
    narrow(digits) {
      for (let at = 0; at < digits.length; at++) digits[at]! &= ~never[at]!;
      for (let before = -1; before !== measured(digits); ) {
        before = measured(digits);
        for (const each of between) narrowBetween(each, digits);
        if (digits.includes(0) || !rules.every(({ rule, places }) => narrowBy(rule, places, digits))) return false;
      }
      return true;
    },
  };
}

/** Returns a number that changes whenever digits are taken away. */
const measured = (digits: readonly Bits[]): number => digits.reduce((sum, set) => sum + set, 0);

function narrowBetween({ from, to, allowed }: Between, digits: Bits[]): void {
  let left = 0;
  for (let rest = digits[from]!; rest; rest &= rest - 1) left |= allowed[lowestBit(rest)]!;
  digits[to]! &= left;
}

function narrowBy({ narrow }: Rule, places: readonly number[], digits: Bits[]): boolean {
  const own = places.map((at) => digits[at]!);
  if (!narrow(own)) return false;
  for (const [index, at] of places.entries()) digits[at]! &= own[index]!;
  return true;
}

/** Makes the tables of all two cells that say something of each other, in both directions. */
function tablesOf(
  { pairs = [], groups = [], exclusions = [], equal = [] }: Additions,
  cells: readonly Cell[],
  { size, sees }: SettledGround,
): readonly Between[] {
  const all = 2 ** size - 1;
  const tables = cells.map(() => cells.map(() => new Int32Array(size).fill(all)));
  const excludes = (a: number, one: number, b: number, other: number): void => {
    if (a < 0 || b < 0) return;
    tables[a]![b]![one]! &= ~(1 << other);
    tables[b]![a]![other]! &= ~(1 << one);
  };
  const differ = (a: Cell, b: Cell): void => {
    for (let digit = 0; digit < size; digit++) excludes(cells.indexOf(a), digit, cells.indexOf(b), digit);
  };
  for (const [at, a] of cells.entries()) for (const b of cells.slice(at + 1)) if (sees(a, b)) differ(a, b);
  for (const [a, b] of pairs) differ(a, b);
  for (const group of groups)
    for (const [at, a] of group.cells.entries()) for (const b of group.cells.slice(at + 1)) differ(a, b);
  for (const [one, other] of exclusions)
    excludes(cells.indexOf(Math.floor(one / size)), one % size, cells.indexOf(Math.floor(other / size)), other % size);
  for (const [a, b] of equal)
    for (let one = 0; one < size; one++)
      for (let other = 0; other < size; other++)
        if (one !== other) excludes(cells.indexOf(a), one, cells.indexOf(b), other);
  return tables.flatMap((own, from) =>
    own.flatMap((allowed, to) => (from !== to && allowed.some((set) => set !== all) ? [{ from, to, allowed }] : [])),
  );
}
