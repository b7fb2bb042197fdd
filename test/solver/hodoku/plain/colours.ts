/** Colours in HoDoKu's order: by digit, its chains of houses with two places, by their lowest cells. */
import { CELLS, type Elimination, has, housesOf, NINE, type Plain, placesIn, sees, those } from './position.js';

type Colours = readonly [readonly number[], readonly number[]];

function coloursOf(plain: Plain, digit: number): Colours[] {
  const all: Colours[] = [];
  const coloured = new Set<number>();
  const partners = (cell: number): number[] =>
    housesOf(cell)
      .map((house) => placesIn(plain, house, digit))
      .filter((places) => places.length === 2)
      .map((places) => places.find((other) => other !== cell)!);
  for (const start of CELLS) {
    if (coloured.has(start) || !has(plain, start, digit) || partners(start).length === 0) continue;
    const colours: [number[], number[]] = [[], []];
    const colour = (cell: number, which: 0 | 1): void => {
      if (coloured.has(cell)) return;
      coloured.add(cell);
      colours[which].push(cell);
      for (const other of partners(cell)) colour(other, which ? 0 : 1);
    };
    colour(start, 0);
    for (const list of colours) list.sort((a, b) => a - b);
    all.push(colours);
  }
  return all;
}

const meet = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((cell) => other.some((seen) => sees(cell, seen)));

const between = (plain: Plain, digit: number, one: readonly number[], other: readonly number[]): Elimination[] =>
  those(
    plain,
    CELLS.filter((cell) => meet([cell], one) && meet([cell], other)),
    digit,
  );

/**
 * Returns the removals by a colour that sees itself. If there is none, returns the candidates that see both colours.
 */
export function firstSimpleColours(plain: Plain): Elimination[] {
  for (const digit of NINE)
    for (const colours of coloursOf(plain, digit)) {
      const wrapped = colours.filter((cells) => meet(cells, cells)).flatMap((cells) => those(plain, cells, digit));
      if (wrapped.length > 0) return wrapped;
      const seen = between(plain, digit, ...colours).filter(([cell]) => !colours.some((list) => list.includes(cell)));
      if (seen.length > 0) return seen;
    }
  return [];
}

/**
 * Returns the removals by a colour that sees both colours of another chain. If there is none, and colours of two chains
 * see each other, returns the candidates that see the opposites of both.
 */
export function firstMultiColours(plain: Plain): Elimination[] {
  for (const digit of NINE) {
    const all = coloursOf(plain, digit);
    for (const one of all)
      for (const other of all) {
        if (one === other) continue;
        const wrapped = one.filter((cells) => other.every((colour) => meet(cells, colour)));
        const remove = wrapped.flatMap((cells) => those(plain, cells, digit));
        if (remove.length > 0) return remove;
        for (const i of [0, 1] as const)
          for (const j of [0, 1] as const)
            if (meet(one[i], other[j])) remove.push(...between(plain, digit, one[1 - i]!, other[1 - j]!));
        if (remove.length > 0) return remove;
      }
  }
  return [];
}
