/** Puzzles with rules of a kind: clues read off a random grid, and as few givens as one solution needs. */

import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { randomGrid } from '../../src/create/fill.js';
import { below, permutation, type Random, seeded } from '../../src/create/random.js';
import { neighbours } from '../../src/rules/relation.js';
import { isUnique } from '../../src/search/search.js';
import type { GridRules } from '../../src/variants/grid-rules.js';
import { withRules } from '../../src/variants/rules.js';

export interface Solved {
  readonly puzzle: Puzzle;
  readonly solution: ArrayLike<number>;
}

type DigitAt = (cell: number) => number;

/** Returns the clue that two neighbours show; undefined if they show none. */
type PairClue = (at: DigitAt, a: number, b: number, nameOf: (...cells: number[]) => string) => string | undefined;

const DOT: PairClue = (at, a, b, nameOf) => {
  const [less, more] = [Math.min(at(a), at(b)), Math.max(at(a), at(b))];
  if (more === 2 * less) return `black-dot=${nameOf(a, b)}`;
  return more - less === 1 ? `white-dot=${nameOf(a, b)}` : undefined;
};
const XV: PairClue = (at, a, b, nameOf) =>
  [5, 10].includes(at(a) + at(b)) ? `xv=${at(a) + at(b)}:${nameOf(a, b)}` : undefined;
const GREATER: PairClue = (at, a, b, nameOf) => `greater-than=${at(a) > at(b) ? nameOf(a, b) : nameOf(b, a)}`;

const PAIR_CLUES: Readonly<Record<string, readonly PairClue[]>> = {
  dots: [DOT],
  xv: [XV],
  'greater-than': [GREATER],
  mixed: [DOT, XV, GREATER],
};

/** Relations along lines: the digits, from one, of two cells on a line so many steps apart. */
const ON_LINES: Readonly<Record<string, (first: number, second: number, steps: number, size: number) => boolean>> = {
  thermometer: (first, second) => first < second,
  whisper: (first, second, steps, size) => steps > 1 || Math.abs(first - second) >= Math.ceil(size / 2),
  'parity-line': (first, second, steps) => (first + second + steps) % 2 === 0,
  nabner: (first, second) => Math.abs(first - second) > 1,
};

export const KINDS = ['non-consecutive', 'killer-cage', 'sum', 'lines', ...Object.keys(PAIR_CLUES)];

/** The share of the neighbours that have a sign, and the most cells of a sum. */
const SIGNED = 0.6;
const MOST_CELLS = 5;

/** Makes a puzzle of a size from a seed. */
export function puzzleWith(kind: string, size: number, seed: string): Solved {
  const random = seeded(`${kind} ${size} ${seed}`);
  const shape = Geometry.ofSize(size);
  const whole: GridRules = kind === 'non-consecutive' ? { variant: [kind] } : {};
  const solution = randomGrid(withRules(shape, whole), random, Infinity) as Int8Array;
  const at: DigitAt = (cell) => solution[cell]! + 1;
  const nameOf = (...cells: number[]): string => cellsText(cells, size);
  const signs = (PAIR_CLUES[kind] ?? []).flatMap((clue) =>
    neighbours(size).flatMap(([a, b]) => (random() < SIGNED ? (clue(at, a, b, nameOf) ?? []) : [])),
  );
  const sums =
    kind === 'killer-cage' || kind === 'sum' || kind === 'mixed'
      ? areas(size, random, (cells, next) => kind === 'sum' || cells.every((cell) => at(cell) !== at(next))).map(
          (cells) =>
            `${kind === 'sum' ? kind : 'killer-cage'}=${cells.reduce((sum, cell) => sum + at(cell), 0)}:${nameOf(...cells)}`,
        )
      : [];
  const onLines =
    kind === 'lines' ? lines(size, random, at).map((line) => `${line.kind}=${nameOf(...line.cells)}`) : [];
  const geometry = withRules(shape, { ...whole, constraints: [...signs, ...sums, ...onLines] });
  return { puzzle: { geometry, values: dug(geometry, solution, random) }, solution };
}

/** Grows lines of each kind, of three cells and more, none over another. */
function lines(size: number, random: Random, at: DigitAt): { kind: string; cells: number[] }[] {
  const taken = new Set<number>();
  const kinds = Object.keys(ON_LINES);
  return permutation(size * size, random).flatMap((first, index) => {
    const kind = kinds[index % kinds.length]!;
    const fits = (cells: readonly number[], next: number): boolean =>
      cells.every((cell, from) => ON_LINES[kind]!(at(cell), at(next), cells.length - from, size));
    const cells = [first];
    for (let isGrown = !taken.has(first); isGrown && cells.length < MOST_CELLS; ) {
      const end = cells.at(-1)!;
      const next = neighbours(size)
        .flatMap(([a, b]) => (a === end ? b : b === end ? a : []))
        .find((cell) => !taken.has(cell) && !cells.includes(cell) && fits(cells, cell));
      isGrown = next !== undefined;
      if (next !== undefined) cells.push(next);
    }
    if (cells.length < 3) return [];
    for (const cell of cells) taken.add(cell);
    return [{ kind, cells }];
  });
}

/** Cuts a grid into areas of a few cells. */
function areas(size: number, random: Random, mayJoin: (cells: readonly number[], next: number) => boolean): number[][] {
  const taken = new Set<number>();
  const found: number[][] = [];
  for (const first of permutation(size * size, random)) {
    if (taken.has(first)) continue;
    const area = [first];
    taken.add(first);
    for (const most = 1 + below(random, Math.min(size, MOST_CELLS)); area.length < most; ) {
      const next = neighbours(size)
        .flatMap(([a, b]) => (area.includes(a) ? b : area.includes(b) ? a : []))
        .find((cell) => !taken.has(cell) && mayJoin(area, cell));
      if (next === undefined) break;
      area.push(next);
      taken.add(next);
    }
    if (area.length > 1) found.push(area);
  }
  return found;
}

/** Returns givens of a grid of which none can go, as far as a short search tells. */
function dug(geometry: Geometry, solution: Int8Array, random: Random): Int8Array {
  const values = Int8Array.from(solution);
  for (const cell of permutation(geometry.cells, random)) {
    values[cell] = -1;
    if (!isUnique({ geometry, values }, 3000)) values[cell] = solution[cell]!;
  }
  return values;
}
