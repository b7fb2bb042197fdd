/**
 * Makes the puzzles of `fixtures/constraints`: clues are read off random full grids, and givens removed as long as there
 * is one solution. `npx tsx scripts/by-hand/constraint-fixtures.ts [ID...]` writes the files of these constraints.
 */
import { writeFileSync } from 'node:fs';
import { constraints } from '../../constraints/index.js';
import { isHeld } from '../../constraints/relation.js';
import { groupBy } from '../../src/core/arrays.js';
import type { Constraint } from '../../src/core/constraint.js';
import { Geometry } from '../../src/core/geometry.js';
import { fillerOf } from '../../src/create/fill.js';
import { type Random, seeded, shuffle } from '../../src/create/random.js';
import { create, explain } from '../../src/face/index.js';
import { ruledLine } from '../../src/formats/rules.js';
import { neighbours } from '../../src/rules/relation.js';
import { search } from '../../src/search/search.js';
import { type GridRules, withRules } from '../../src/variants/rules.js';
import { cellsIn } from '../../src/variants/statements.js';

const below = (random: Random, most: number): number => Math.floor(random() * most);

/** Clues of a grid, as texts of rules. */
type Reader = (grid: readonly number[], size: number, random: Random) => GridRules;

const nameOf = (cell: number, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
const namesOf = (cells: readonly number[], size: number): string => cells.map((cell) => nameOf(cell, size)).join('');

/** Grows shapes of so many cells, none in two of them. */
function shapes(size: number, random: Random, least: number, most: number, fits: (cells: number[]) => boolean) {
  const taken = new Set<number>();
  const found: number[][] = [];
  for (const start of shuffled(size * size, random)) {
    if (taken.has(start)) continue;
    const wanted = least + below(random, most - least + 1);
    const shape = [start];
    for (let tries = 0; tries < 20 && shape.length < wanted; tries++) {
      const from = shape[below(random, shape.length)]!;
      const next = shuffleOf(
        neighbours(size).flatMap(([a, b]) => (a === from ? b : b === from ? a : [])),
        random,
      ).find((cell) => !taken.has(cell) && !shape.includes(cell) && fits([...shape, cell]));
      if (next !== undefined) shape.push(next);
    }
    if (shape.length < least) continue;
    for (const cell of shape) taken.add(cell);
    found.push(shape.toSorted((a, b) => a - b));
  }
  return found;
}

const shuffleOf = <Item>(items: Item[], random: Random): Item[] => {
  shuffle(items, random);
  return items;
};
const shuffled = (count: number, random: Random): number[] =>
  shuffleOf(
    Array.from({ length: count }, (_, index) => index),
    random,
  );

const differ = (grid: readonly number[]) => (cells: readonly number[]) =>
  new Set(cells.map((cell) => grid[cell])).size === cells.length;
const sumOf = (grid: readonly number[], cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + grid[cell]!, 0);

/** Clues on edges: a text before the cells for a pair that has one. A share of them is kept. */
const edges =
  (id: string, textOf: (a: number, b: number, random: Random) => string | undefined, share = 1): Reader =>
  (grid, size, random) => ({
    constraints: neighbours(size).flatMap(([a, b]) => {
      const text = textOf(grid[a]!, grid[b]!, random);
      return text === undefined || random() > share ? [] : [`${id}=${text}${namesOf([a, b], size)}`];
    }),
  });

const marks =
  (id: string, isMarked: (cell: number, grid: readonly number[], size: number) => boolean, share: number): Reader =>
  (grid, size, random) => ({
    constraints: [
      `${id}=${namesOf(
        grid.flatMap((_, cell) => (isMarked(cell, grid, size) && random() < share ? cell : [])),
        size,
      )}`,
    ],
  });

const around = (cell: number, size: number): number[] =>
  neighbours(size).flatMap(([a, b]) => (a === cell ? b : b === cell ? a : []));

/** Lines of so many cells, each beside or at a corner of the last, that suit. No cell is in two of them. */
function linesAmong(
  size: number,
  random: Random,
  [least, most]: readonly [number, number],
  suits: (cells: readonly number[]) => boolean,
  wanted: number,
): number[][] {
  const found: number[][] = [];
  const taken = new Set<number>();
  for (let tries = 0; tries < 60_000 && found.length < wanted; tries++) {
    const line = [below(random, size * size)];
    const length = least + below(random, most - least + 1);
    while (line.length < length) {
      const last = line.at(-1)!;
      const [row, column] = [Math.floor(last / size) + below(random, 3) - 1, (last % size) + below(random, 3) - 1];
      if (row >= 0 && row < size && column >= 0 && column < size) line.push(row * size + column);
    }
    if (new Set(line).size < length || line.some((cell) => taken.has(cell)) || !suits(line)) continue;
    found.push(line);
    for (const cell of line) taken.add(cell);
  }
  return found;
}

/** A clue for each of so many lines, as many as a share of the size. */
const onLines =
  (
    id: string,
    limits: readonly [number, number],
    suits: (digits: readonly number[], cells: readonly number[], size: number) => boolean,
    share = 1,
    textOf = (cells: readonly number[], size: number): string => namesOf(cells, size),
  ): Reader =>
  (grid, size, random) => {
    const digitsOf = (cells: readonly number[]): number[] => cells.map((cell) => grid[cell]!);
    const found = linesAmong(
      size,
      random,
      limits,
      (cells) => suits(digitsOf(cells), cells, size),
      Math.ceil(size * share),
    );
    if (found.length < 2) throw new Error(`no lines of ${id}`);
    return { constraints: found.map((cells) => `${id}=${textOf(cells, size)}`) };
  };

const total = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);
const areAlike = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;

/** The sums of the parts of a line in the usual boxes. */
function partSums(digits: readonly number[], cells: readonly number[], size: number): number[] {
  const { boxRows, boxColumns } = Geometry.ofSize(size);
  const boxOf = (cell: number): string =>
    `${Math.floor(cell / size / boxRows)} ${Math.floor((cell % size) / boxColumns)}`;
  const sums: number[] = [];
  for (const [at, cell] of cells.entries())
    if (at > 0 && boxOf(cell) === boxOf(cells[at - 1]!)) sums[sums.length - 1]! += digits[at]!;
    else sums.push(digits[at]!);
  return sums;
}

const isCut = (digits: readonly number[], part: number): boolean =>
  digits.length === 0 ||
  digits.some((_, at) => total(digits.slice(0, at + 1)) === part && isCut(digits.slice(at + 1), part));

/** The sum of a line without a number, in a grid in which digits can make it well. */
const lineSum = (size: number): number => (size === 9 ? 10 : size + 2);

const RELATIONS = ['difference>=4', 'product=12', 'ratio=3', 'sum<=5', 'difference=2', 'ratio>=3', 'sum=8'];

const whiteDots = edges('white-dot', (a, b) => (Math.abs(a - b) === 1 ? '' : undefined), 0.6);
const isDouble = (a: number, b: number): boolean => a === 2 * b || b === 2 * a;
const xAndV = (a: number, b: number): string | undefined => (a + b === 10 ? '10:' : a + b === 5 ? '5:' : undefined);

/** Walks over neighbours and over corners, none over the cells of another, that fit once they are as long as wanted. */
function walks(
  size: number,
  random: Random,
  [least, most]: readonly [number, number],
  fits: (cells: number[]) => boolean,
): number[][] {
  const taken = new Set<number>();
  const isBeside = (a: number, b: number): boolean =>
    Math.max(Math.abs(Math.floor(a / size) - Math.floor(b / size)), Math.abs((a % size) - (b % size))) === 1;
  const found: number[][] = [];
  for (let tries = 0; tries < 400; tries++) {
    const walk = [below(random, size * size)];
    const wanted = least + below(random, most - least + 1);
    while (walk.length < wanted) {
      const next = shuffled(size * size, random).find((cell) => isBeside(cell, walk.at(-1)!) && !walk.includes(cell));
      if (next === undefined) break;
      walk.push(next);
    }
    if (walk.length < wanted || walk.some((cell) => taken.has(cell)) || !fits(walk)) continue;
    for (const cell of walk) taken.add(cell);
    found.push(walk);
  }
  return found;
}

/** Clues on lines whose digits fit, most of them. */
const lines =
  (
    id: string,
    length: readonly [number, number],
    fits: (digits: number[], size: number) => boolean,
    most: number,
  ): Reader =>
  (grid, size, random) => ({
    constraints: walks(size, random, length, (cells) =>
      fits(
        cells.map((cell) => grid[cell]!),
        size,
      ),
    )
      .slice(0, most)
      .map((cells) => `${id}=${namesOf(cells, size)}`),
  });

const isRun = (digits: readonly number[]): boolean =>
  new Set(digits).size === digits.length && Math.max(...digits) - Math.min(...digits) === digits.length - 1;
/** The digits inside a line and the two at its ends, in order. */
const endsOf = (digits: readonly number[]) => {
  const [low = 0, high = 0] = [digits[0]!, digits.at(-1)!].toSorted((a, b) => a - b);
  return { low, high, inside: digits.slice(1, -1) };
};

/** Clues outside the grid, from the digits that each sees. A share of them is kept. */
const outside =
  (id: string, share: number, countOf: (digits: readonly number[]) => number, isBothWays = true): Reader =>
  (grid, size, random) => {
    const at = Array.from({ length: size }, (_, index) => index);
    const places = at.flatMap((line) => [
      { place: `r${line + 1}c0`, cells: at.map((cell) => line * size + cell) },
      { place: `r0c${line + 1}`, cells: at.map((cell) => cell * size + line) },
    ]);
    const back = places.map(({ place, cells }) => ({
      place: place.replace(/c0$/, `c${size + 1}`).replace(/^r0/, `r${size + 1}`),
      cells: cells.toReversed(),
    }));
    return {
      constraints: [...places, ...(isBothWays ? back : [])]
        .filter(() => random() < share)
        .map(({ place, cells }) => `${id}=${countOf(cells.map((cell) => grid[cell]!))}:${place}`),
    };
  };

const added = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

function sandwichOf(digits: readonly number[]): number {
  const [from = 0, to = 0] = [digits.indexOf(1), digits.indexOf(digits.length)].toSorted((a, b) => a - b);
  return added(digits.slice(from + 1, to));
}

/** Some digits of cells, ascending. */
const someOf = (grid: readonly number[], cells: readonly number[], count: number, random: Random): number[] =>
  shuffleOf(
    cells.map((cell) => grid[cell]!),
    random,
  )
    .slice(0, count)
    .toSorted((a, b) => a - b);
/** Cells with a side or a corner in common. */
const touching = (cell: number, size: number): number[] =>
  [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
      const isIn = row >= 0 && row < size && column >= 0 && column < size && (down !== 0 || right !== 0);
      return isIn ? row * size + column : [];
    }),
  );

/** Lines from cell to cell that touch, none through a cell of another, which grow as long as the digits on them fit. */
const grownLines =
  (id: string, most: number, fits: (digits: readonly number[], size: number) => boolean, share = 1): Reader =>
  (grid, size, random) => {
    const taken = new Set<number>();
    const found: number[][] = [];
    for (const start of shuffled(size * size, random)) {
      if (taken.has(start) || random() > share) continue;
      const line = [start];
      const wanted = 3 + below(random, most - 2);
      for (let isGrown = true; isGrown && line.length < wanted; ) {
        const next = shuffleOf(touching(line.at(-1)!, size), random).find(
          (cell) =>
            !taken.has(cell) &&
            !line.includes(cell) &&
            fits(
              [...line, cell].map((each) => grid[each]!),
              size,
            ),
        );
        isGrown = next !== undefined;
        if (next !== undefined) line.push(next);
      }
      if (line.length < 3) continue;
      for (const cell of line) taken.add(cell);
      found.push(line);
    }
    if (found.length === 0) throw new Error('no lines');
    return { constraints: found.map((line) => `${id}=${namesOf(line, size)}`) };
  };

/** True if each two digits of a line fit, of which it gets how many steps they are apart. */
const alongAll =
  (isAllowed: (first: number, second: number, steps: number, size: number) => boolean) =>
  (digits: readonly number[], size: number): boolean =>
    digits.every((second, at) => digits.slice(0, at).every((first, from) => isAllowed(first, second, at - from, size)));

const ofClasses = (count: number, classOf: (digit: number, size: number) => number) =>
  alongAll((a, b, steps, size) => (classOf(a, size) === classOf(b, size)) === (steps % count === 0));

const READERS: Readonly<Record<string, Reader>> = {
  renban: lines('renban', [3, 6], isRun, Infinity),
  'between-line': lines(
    'between-line',
    [3, 6],
    (digits) => {
      const { low, high, inside } = endsOf(digits);
      return inside.every((digit) => low < digit && digit < high);
    },
    Infinity,
  ),
  lockout: lines(
    'lockout',
    [4, 6],
    (digits, size) => {
      const { low, high, inside } = endsOf(digits);
      return high - low >= Math.floor(size / 2) && inside.every((digit) => digit < low || digit > high);
    },
    Infinity,
  ),
  sandwich: outside('sandwich', 0.9, sandwichOf, false),
  'x-sum': outside('x-sum', 0.5, (digits) => added(digits.slice(0, digits[0]))),
  skyscraper: outside(
    'skyscraper',
    0.6,
    (digits) => digits.filter((digit, at) => digits.slice(0, at).every((other) => other < digit)).length,
  ),
  quadruple: (grid, size, random) => ({
    constraints: grid.flatMap((_, cell) => {
      if (cell % size === size - 1 || cell >= size * (size - 1) || random() > 0.3) return [];
      const cells = [cell, cell + 1, cell + size, cell + size + 1];
      return [`quadruple=${someOf(grid, cells, 2 + below(random, 3), random)}:${namesOf(cells, size)}`];
    }),
  }),
  contains: (grid, size, random) => ({
    constraints: shapes(size, random, 3, 5, () => true).map(
      (cells) => `contains=${someOf(grid, cells, 2 + below(random, 2), random)}:${namesOf(cells, size)}`,
    ),
  }),
  'counting-circles'(grid, size, random) {
    const used = shuffled(size, random).slice(1);
    const cells = used.flatMap((digit) =>
      shuffled(size * size, random)
        .filter((cell) => grid[cell] === digit + 1)
        .slice(0, digit + 1),
    );
    return {
      constraints: [
        `counting-circles=${namesOf(
          cells.toSorted((a, b) => a - b),
          size,
        )}`,
      ],
    };
  },
  'killer-cage': (grid, size, random) => ({
    constraints: shapes(size, random, 2, 4, differ(grid)).map(
      (cells) => `killer-cage=${sumOf(grid, cells)}:${namesOf(cells, size)}`,
    ),
  }),
  sum: (grid, size, random) => ({
    constraints: shapes(size, random, 3, 5, () => true)
      .slice(0, 2 * size)
      .map((cells) => `sum=${sumOf(grid, cells)}:${namesOf(cells, size)}`),
  }),
  pairs: (grid, size, random) => ({
    pairs: shapes(size, random, size - 2, size, differ(grid))
      .slice(0, 4)
      .map((cells) => namesOf(cells, size)),
  }),
  'white-dot': whiteDots,
  'black-dot': edges('black-dot', (a, b) => (isDouble(a, b) ? '' : undefined), 0.8),
  xv: edges('xv', xAndV, 0.8),
  'all-black-dots': (grid, size, random) => ({
    variant: ['all-black-dots'],
    ...edges('black-dot', (a, b) => (isDouble(a, b) ? '' : undefined))(grid, size, random),
  }),
  'all-xv': (grid, size, random) => ({ variant: ['all-xv'], ...edges('xv', xAndV)(grid, size, random) }),
  'greater-than': (grid, size, random) => ({
    constraints: neighbours(size)
      .filter(() => random() < 0.5)
      .map(
        (pair) =>
          `greater-than=${namesOf(
            pair.toSorted((a, b) => grid[b]! - grid[a]!),
            size,
          )}`,
      ),
  }),
  relation: edges(
    'relation',
    (a, b, random) => {
      const held = RELATIONS.filter((text) => isHeld(text, a, b));
      return held.length > 0 ? `${held[below(random, held.length)]}:` : undefined;
    },
    0.4,
  ),
  minimum: marks('minimum', (cell, grid, size) => around(cell, size).every((other) => grid[other]! > grid[cell]!), 0.9),
  maximum: marks('maximum', (cell, grid, size) => around(cell, size).every((other) => grid[other]! < grid[cell]!), 0.9),
  odd: marks('odd', (cell, grid) => grid[cell]! % 2 === 1, 0.5),
  even: marks('even', (cell, grid) => grid[cell]! % 2 === 0, 0.6),
  // Every other thermometer gets a branch from its bulb.
  thermometer(grid, size, random) {
    const { constraints = [] } = grownLines(
      'thermometer',
      5,
      alongAll((a, b) => a < b),
      0.6,
    )(grid, size, random);
    const taken = new Set(constraints.flatMap((text) => cellsIn(String(text).split('=')[1]!, size)));
    return {
      constraints: constraints.map((text, index) => {
        const bulb = cellsIn(String(text).split('=')[1]!, size)[0]!;
        const next = touching(bulb, size).find((cell) => !taken.has(cell) && grid[cell]! > grid[bulb]!);
        if (next === undefined || index % 2 > 0) return text;
        taken.add(next);
        return `${text}/${namesOf([bulb, next], size)}`;
      }),
    };
  },
  'slow-thermometer': grownLines(
    'slow-thermometer',
    6,
    alongAll((a, b) => a <= b),
    0.7,
  ),
  whisper: grownLines(
    'whisper',
    6,
    alongAll((a, b, steps, size) => steps > 1 || Math.abs(a - b) >= Math.ceil(size / 2)),
  ),
  palindrome(grid, size, random) {
    const taken = new Set<number>();
    const found: number[][] = [];
    for (const centre of shuffled(size * size, random)) {
      const line = [centre];
      const isFree = (cell: number): boolean => !taken.has(cell) && !line.includes(cell);
      const ends = (): number[] | undefined =>
        shuffleOf(
          touching(line[0]!, size).flatMap((a) => touching(line.at(-1)!, size).map((b) => [a, b])),
          random,
        ).find(([a, b]) => a !== b && grid[a!] === grid[b!] && isFree(a!) && isFree(b!));
      for (let both = isFree(centre) || ends(); line.length < 5 && both; ) {
        const pair = ends();
        if (pair) line.splice(0, line.length, pair[0]!, ...line, pair[1]!);
        both = pair;
      }
      if (line.length < 3 || taken.has(centre)) continue;
      for (const cell of line) taken.add(cell);
      found.push(line);
    }
    return { constraints: found.map((line) => `palindrome=${namesOf(line, size)}`) };
  },
  'parity-line': grownLines(
    'parity-line',
    6,
    ofClasses(2, (digit) => digit % 2),
  ),
  'modular-line': grownLines(
    'modular-line',
    6,
    ofClasses(3, (digit) => digit % 3),
  ),
  'entropic-line': grownLines(
    'entropic-line',
    6,
    ofClasses(3, (digit, size) => Math.ceil((3 * digit) / size)),
  ),
  nabner: grownLines(
    'nabner',
    5,
    alongAll((a, b) => Math.abs(a - b) > 1),
  ),
  'numbered-room': (grid, size) => ({
    constraints: [1, 2, 3, 4].flatMap((side) =>
      Array.from({ length: size }, (_, index) => {
        const at = (step: number): number => (side % 2 ? step : size - 1 - step);
        const cellAt = (step: number): number => (side > 2 ? at(step) * size + index : index * size + at(step));
        const out = side % 2 ? 0 : size + 1;
        const place = side > 2 ? `r${out}c${index + 1}` : `r${index + 1}c${out}`;
        return `numbered-room=${grid[cellAt(grid[cellAt(0)]! - 1)]}:${place}`;
      }),
    ),
  }),
  'row-indexer': marks(
    'row-indexer',
    (cell, grid, size) => grid[(grid[cell]! - 1) * size + (cell % size)] === Math.floor(cell / size) + 1,
    1,
  ),
  'column-indexer': marks(
    'column-indexer',
    (cell, grid, size) => grid[cell - (cell % size) + grid[cell]! - 1] === (cell % size) + 1,
    1,
  ),
  'box-indexer': marks(
    'box-indexer',
    (cell, grid, size) => {
      const { boxRows, boxColumns } = Geometry.ofSize(size);
      const boxOf = (at: number): number =>
        Math.floor(at / size / boxRows) * boxRows + Math.floor((at % size) / boxColumns) + 1;
      const alike = Array.from({ length: size * size }, (_, at) => at).filter(
        (at) =>
          (Math.floor(at / size) - Math.floor(cell / size)) % boxRows === 0 &&
          ((at % size) - (cell % size)) % boxColumns === 0,
      );
      return alike.every((at) => (grid[cell] === boxOf(at)) === (grid[at] === boxOf(cell)));
    },
    1,
  ),
  arrow(grid, size, random) {
    const digitsOf = (cells: readonly number[]): number[] => cells.map((cell) => grid[cell]!);
    const isPill = ([a = 0, b = 0, ...shaft]: readonly number[]): boolean =>
      b === a + 1 && b % size > 0 && shaft.length > 1 && 10 * grid[a]! + grid[b]! === total(digitsOf(shaft));
    const isArrow = ([bulb = 0, ...shaft]: readonly number[]): boolean => grid[bulb] === total(digitsOf(shaft));
    const pills = linesAmong(size, random, [4, 6], isPill, 2);
    const taken = pills.flat();
    const suits = (cells: readonly number[]): boolean => isArrow(cells) && !cells.some((cell) => taken.includes(cell));
    const found = [...pills, ...linesAmong(size, random, [3, 6], suits, size - 1)];
    return {
      constraints: found.map((cells) => {
        const bulb = isPill(cells) ? 2 : 1;
        return `arrow=${namesOf(cells.slice(0, bulb), size)}/${namesOf(cells.slice(bulb), size)}`;
      }),
    };
  },
  'double-arrow': onLines('double-arrow', [4, 7], (digits) => total(digits) === 2 * (digits[0]! + digits.at(-1)!)),
  'little-killer': (grid, size, random) => ({
    constraints: shuffled(4 * size - 4, random)
      .slice(0, 2 * size)
      .map((at) => {
        // A step along one of the four sides, and the two ways inwards from there.
        const [side, along] = [Math.floor(at / (size - 1)), at % (size - 1)];
        const way = random() < 0.5 ? 1 : -1;
        const [row, column, down, right] = [
          [0, along, 1, way],
          [along, size - 1, way, -1],
          [size - 1, along + 1, -1, way],
          [along + 1, 0, way, 1],
        ][side]! as [number, number, number, number];
        const cells: number[] = [];
        for (let step = 0; ; step++) {
          const [r, c] = [row + step * down, column + step * right];
          if (r < 0 || r >= size || c < 0 || c >= size) break;
          cells.push(r * size + c);
        }
        const place = `r${row + 1 - down}c${column + 1 - right}r${row + 1}c${column + 1}`;
        return `little-killer=${sumOf(grid, cells)}:${place}`;
      }),
  }),
  'region-sum-line': onLines('region-sum-line', [3, 7], (digits, cells, size) => {
    const sums = partSums(digits, cells, size);
    return sums.length > 1 && sums.length < digits.length && areAlike(sums);
  }),
  zipper: onLines('zipper', [3, 7], (digits) =>
    areAlike(
      digits.map((digit, at) => (at === (digits.length - 1) / 2 ? digit : digit + digits[digits.length - 1 - at]!)),
    ),
  ),
  'equal-sums'(grid, size, random) {
    const groups = groupBy(
      linesAmong(size, random, [2, 3], () => true, 2 * size),
      (cells) => sumOf(grid, cells),
    );
    return {
      constraints: [...groups.values()]
        .filter(({ length }) => length > 1)
        .map((lists) => `equal-sums=${lists.map((cells) => namesOf(cells, size)).join('/')}`),
    };
  },
  'sum-line': (grid, size, random) => {
    const part = lineSum(size);
    const textOf = (cells: readonly number[]): string => `${part === 10 ? '' : `${part}:`}${namesOf(cells, size)}`;
    const suits = (digits: readonly number[]): boolean => total(digits) > part && isCut(digits, part);
    return onLines('sum-line', [4, 8], suits, 1, textOf)(grid, size, random);
  },
  clone(grid, size, random) {
    // Shapes that stand in two places with the same digits.
    const clones: string[] = [];
    for (const cells of shapes(size, random, 3, 4, () => true))
      for (const shift of shuffled(size * size, random)) {
        const twins = cells.map((cell) => cell + shift - Math.floor((size * size) / 2));
        const wraps = cells.some(
          (cell, at) => (twins[at]! % size) - (cell % size) !== (twins[0]! % size) - (cells[0]! % size),
        );
        if (wraps || twins.some((twin) => twin < 0 || twin >= size * size || cells.includes(twin))) continue;
        if (cells.some((cell, at) => grid[cell] !== grid[twins[at]!])) continue;
        clones.push(`clone=${namesOf(cells, size)}/${namesOf(twins, size)}`);
        break;
      }
    if (clones.length === 0) throw new Error('no clones');
    return { constraints: clones.slice(0, 3) };
  },
};

/**
 * Makes a puzzle whose clues are read off a full grid, with as few givens as the clues allow. People solve the example, which
 * every run of the tests explains.
 */
function readOff(base: Geometry, read: Reader, seed: string, isExample: boolean): string {
  const random = seeded(seed);
  const grid = fillerOf(base, 'random')(random);
  const rules = read(
    [...grid].map((digit) => digit + 1),
    base.size,
    random,
  );
  const geometry = withRules(base, rules);
  const values = Int8Array.from(grid);
  const puzzle = { geometry, values } as Parameters<typeof ruledLine>[0];
  const isFit = (): boolean =>
    search(puzzle, { limit: 2 }).solutions.length === 1 &&
    (!isExample || explain(puzzle, { maxLevel: 'hard', guess: false }).solved);
  for (const cell of shuffled(base.cells, random)) {
    values[cell] = -1;
    if (!isFit()) values[cell] = grid[cell]!;
  }
  return ruledLine(puzzle);
}

/** Boxes of the puzzles of a constraint: the first one is the example. */
const BOXES = [
  [2, 3],
  [3, 3],
  [2, 2],
  [3, 3],
] as const;

async function puzzlesOf({ id, takes }: Constraint): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, box] of BOXES.entries())
    for (let round = 0; round < 40; round++) {
      const seed = `${id} ${index} ${round}`;
      try {
        const reader = READERS[id];
        if (reader) lines.push(readOff(Geometry.of(box[0]!, box[1]!), reader, seed, index === 0));
        else if (takes) throw new Error(`no reader of ${id}`);
        else {
          const request = { variant: [id], box, seed, level: index === 3 ? 'hard' : 'easy' } as const;
          const made = await create(request, { milliseconds: 60_000 });
          const { puzzle, variant = [], regions } = made;
          lines.push(
            [
              puzzle,
              ...(variant.length ? [`variant=${variant}`] : []),
              ...(regions ? [`regions=${regions}`] : []),
            ].join(' '),
          );
        }
        break;
      } catch (error) {
        if (round === 0) console.error(`${seed}: ${(error as Error).message}`);
      }
    }
  return lines;
}

const ids = process.argv.slice(2);
for (const constraint of constraints.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const lines = await puzzlesOf(constraint);
  writeFileSync(new URL(`../../fixtures/constraints/${constraint.id}.txt`, import.meta.url), `${lines.join('\n')}\n`);
  console.log(constraint.id, lines.length);
}
