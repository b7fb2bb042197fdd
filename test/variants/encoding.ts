/**
 * An encoding of 9×9 puzzles for a SAT solver. It states the rules of each variant independently of the program's code,
 * so that a mistake there is not repeated here.
 */
import { satisfying } from '../trust/sat-solver.js';

const SIZE = 9;
const LINES = Array.from({ length: SIZE }, (_, index) => index);

interface Place {
  readonly row: number;
  readonly column: number;
}

const PLACES: readonly Place[] = LINES.flatMap((row) => LINES.map((column) => ({ row, column })));

const boxOf = ({ row, column }: Place): number => 3 * Math.floor(row / 3) + Math.floor(column / 3);
const spotOf = ({ row, column }: Place): number => 3 * (row % 3) + (column % 3);
const indexOf = ({ row, column }: Place): number => SIZE * row + column;

const ASTERISK = '......... ....*.... ..*...*.. ......... .*..*..*. ......... ..*...*.. ....*.... .........';
const GIRANDOLA = '*.......* ....*.... ......... ......... .*..*..*. ......... ......... ....*.... *.......*';

type Group = string | number | undefined;

/** Rules that return the group of each cell; each group takes every digit once. */
const GROUPS: Readonly<Record<string, readonly ((place: Place) => Group)[]>> = {
  x: [({ row, column }) => (row === column ? 1 : undefined), ({ row, column }) => (row + column === 8 ? 1 : undefined)],
  windoku: [({ row, column }) => (row % 4 && column % 4 ? `${row >> 2} ${column >> 2}` : undefined)],
  'disjoint-groups': [spotOf],
  'centre-dot': [(place) => (spotOf(place) === 4 ? 1 : undefined)],
  asterisk: [(place) => (ASTERISK.replaceAll(' ', '')[indexOf(place)] === '*' ? 1 : undefined)],
  girandola: [(place) => (GIRANDOLA.replaceAll(' ', '')[indexOf(place)] === '*' ? 1 : undefined)],
};

const apart = (a: Place, b: Place): number[] =>
  [Math.abs(a.row - b.row), Math.abs(a.column - b.column)].sort((one, other) => one - other);

/** Rules that are true for two cells that take different digits. */
const PAIRS: Readonly<Record<string, (a: Place, b: Place) => boolean>> = {
  'anti-knight': (a, b) => apart(a, b).join() === '1,2',
  'anti-king': (a, b) => apart(a, b).join() === '1,1',
};

/** `kind`: names of variants, joined by plus signs. */
export interface PlainPuzzle {
  readonly kind: string;
  readonly regions?: string;
  readonly values: ArrayLike<number>;
}

/** Returns the places of each group of a rule. */
function groupsOf(rule: (place: Place) => Group): Place[][] {
  const groups = new Map<Group, Place[]>();
  for (const place of PLACES) {
    const group = rule(place);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  return [...groups.values()];
}

const variable = (place: Place, digit: number): number => indexOf(place) * SIZE + digit + 1;

const twos = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));

/**
 * Returns the clauses: a digit in each cell, every digit once in each group, never in both cells of a pair, and the
 * givens.
 */
function clausesOf({ kind, regions, values }: PlainPuzzle): number[][] {
  const names = kind.split('+');
  const tiles = regions ? (place: Place) => regions[indexOf(place)] : names.includes('latin') ? undefined : boxOf;
  const rules = [
    ({ row }: Place) => row,
    ({ column }: Place) => column,
    ...(tiles ? [tiles] : []),
    ...names.flatMap((name) => GROUPS[name] ?? []),
  ];
  const groups = rules.flatMap(groupsOf);
  const pairs = twos(PLACES).filter(([a, b]) => names.some((name) => PAIRS[name]?.(a, b)));
  const once = (literals: readonly number[]): number[][] => [[...literals], ...twos(literals).map(notBoth)];
  return [
    ...PLACES.flatMap((place) => once(LINES.map((digit) => variable(place, digit)))),
    ...groups.flatMap((places) => LINES.flatMap((digit) => once(places.map((place) => variable(place, digit))))),
    ...pairs.flatMap(([a, b]) => LINES.map((digit) => notBoth([variable(a, digit), variable(b, digit)]))),
    ...PLACES.flatMap((place) => {
      const digit = values[indexOf(place)]!;
      return digit < 0 ? [] : [[variable(place, digit)]];
    }),
  ];
}

const notBoth = ([a, b]: readonly [number, number]): number[] => [-a, -b];

const dimacs = (clauses: readonly (readonly number[])[]): string =>
  [`p cnf ${SIZE ** 3} ${clauses.length}`, ...clauses.map((clause) => `${clause.join(' ')} 0`), ''].join('\n');

/** Returns a solution that a SAT solver finds, and true if there is no other; undefined if there is none. */
export function solvedBySat(puzzle: PlainPuzzle): { solution: number[]; isOnly: boolean } | undefined {
  const clauses = clausesOf(puzzle);
  const found = satisfying(dimacs(clauses));
  if (!found) return undefined;
  const isOnly = satisfying(dimacs([...clauses, [...found].map((literal) => -literal)])) === undefined;
  return {
    isOnly,
    solution: PLACES.map((place) => LINES.find((digit) => found.has(variable(place, digit)))!),
  };
}
