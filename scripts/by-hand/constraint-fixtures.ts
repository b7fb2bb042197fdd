/**
 * Makes the puzzles of `fixtures/constraints` as `create` reads clues off full grids: an easy one of 6×6, which is the
 * example, then 9×9, 4×4, and a hard one of 9×9. `npx tsx scripts/by-hand/constraint-fixtures.ts ID...` writes the files of
 * these constraints. What `create` does not read off has a reader here.
 */
import { writeFileSync } from 'node:fs';
import { constraints } from '../../constraints/index.js';
import { isHeld } from '../../constraints/relation.js';
import { cellsText } from '../../src/core/cells-text.js';
import type { Constraint } from '../../src/core/constraint.js';
import { Geometry } from '../../src/core/geometry.js';
import { fillerOf } from '../../src/create/fill.js';
import { type Random, seeded, shuffle } from '../../src/create/random.js';
import { adjacentCells } from '../../src/create/regions.js';
import { create, read } from '../../src/face/index.js';
import { ruledLine } from '../../src/formats/beside/rules-written.js';
import { neighbours } from '../../src/rules/relation.js';
import type { GridRules } from '../../src/variants/grid-rules.js';
import { TEXTS } from '../../test/constraints/definitions.js';

/** Reads rules off a full grid, whose digits count from one. */
type Reader = (grid: readonly number[], size: number, random: Random) => GridRules;

const RELATIONS = ['difference>=4', 'product=12', 'ratio=3', 'sum<=5', 'difference=2', 'ratio>=3', 'sum=8'];
const SHARE = 0.4;
const MOST_SETS = 4;

/** Reads all pairs of neighbours with a sum, and states that these are all. */
const all =
  (rule: string, sum: number): Reader =>
  (grid, size) => ({
    variant: [rule],
    constraints: neighbours(size).flatMap((pair) =>
      grid[pair[0]]! + grid[pair[1]]! === sum ? [`xv=${sum}:${cellsText(pair, size)}`] : [],
    ),
  });

/** Reads all pairs of neighbours that differ by 1 or by 2, and states that these are all. */
const differences: Reader = (grid, size) => ({
  variant: ['all-white-dots'],
  constraints: neighbours(size).flatMap((pair) => {
    const difference = Math.abs(grid[pair[0]]! - grid[pair[1]]!);
    return difference === 2 || (size < 9 && difference === 1)
      ? [`white-dot=${difference}:${cellsText(pair, size)}`]
      : [];
  }),
});

const READERS: Readonly<Record<string, Reader>> = {
  'all-white-dots': differences,
  'all-x': all('all-x', 10),
  'all-v': all('all-v', 5),
  product: (grid, size) => ({
    constraints: (size === 6 ? [...corners(size), ...dominoes(size)] : corners(size)).map((cells) => {
      const product = cells.reduce((all, cell) => all * grid[cell]!, 1);
      return `product=${product}:${cellsText(cells, size)}`;
    }),
  }),
  relation: (grid, size, random) => ({
    constraints: neighbours(size).flatMap(([a, b]) => {
      const held = shuffle(
        RELATIONS.filter((text) => isHeld(text, grid[a]!, grid[b]!)),
        random,
      );
      return held.length === 0 || random() > SHARE ? [] : [`relation=${held[0]}:${cellsText([a, b], size)}`];
    }),
  }),
  rule(grid, size, random) {
    const beside = adjacentCells(size, false);
    const clues = shuffle([...grid.keys()], random).flatMap((first) => {
      const line = [first];
      while (line.length < 4) {
        const [next] = shuffle(
          beside[line.at(-1)!]!.filter((cell) => !line.includes(cell)),
          random,
        );
        if (next === undefined) break;
        line.push(next);
      }
      const digits = line.map((cell) => grid[cell]!);
      const held = shuffle(Object.keys(TEXTS), random).find((text) => TEXTS[text]!(digits));
      return held === undefined ? [] : [`rule="${held}":${cellsText(line, size)}`];
    });
    return { constraints: clues.slice(0, size * 2) };
  },
  pairs(grid, size, random) {
    const beside = adjacentCells(size, false);
    const free = new Set(grid.keys());
    const sets: number[][] = [];
    for (const first of shuffle([...grid.keys()], random)) {
      const set = free.has(first) ? [first] : [];
      for (const cell of set)
        for (const next of beside[cell]!)
          if (free.has(next) && !set.includes(next) && set.every((other) => grid[other] !== grid[next])) set.push(next);
      if (set.length < size - 2 || sets.length === MOST_SETS) continue;
      for (const cell of set) free.delete(cell);
      sets.push(set);
    }
    return { pairs: sets.map((set) => cellsText(set, size)) };
  },
};

/** Returns the text of a limit that a sum is within, on the side on which fewer sums are: most say much. */
function limitOf(sum: number, middle: number, random: Random): string {
  const bounds = sum >= middle ? [`>=${sum}`, `>${sum - 1}`] : [`<=${sum}`, `<${sum + 1}`];
  return shuffle([...bounds, `%${sum}`], random)[0]!;
}

/** Reads sums off pieces of squares, or off diagonals, all with limits. */
const limited =
  (id: string, piecesOf: (size: number) => readonly (readonly number[])[]): Reader =>
  (grid, size, random) => ({
    constraints: piecesOf(size).flatMap((cells) => {
      if (id === 'killer-cage' && new Set(cells.map((cell) => grid[cell])).size < cells.length) return [];
      const sum = cells.reduce((total, cell) => total + grid[cell]!, 0);
      const middle = (cells.length * (size + 1)) / 2;
      return [`${id}=${limitOf(sum, middle, random)}:${cellsText(cells, size)}`];
    }),
  });

/** Three cells of each square of four. */
const corners = (size: number): number[][] =>
  Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) =>
    (cell % size) % 2 === 0 &&
    Math.floor(cell / size) % 2 === 0 &&
    (cell % size) + 1 < size &&
    cell + size < size * size
      ? [[cell, cell + 1, cell + size]]
      : [],
  );

/** Each cell of every second column with the one below it. */
const dominoes = (size: number): number[][] =>
  Array.from({ length: size * (size - 1) }, (_, cell) => cell).flatMap((cell) =>
    (cell % size) % 2 === 1 ? [[cell, cell + size]] : [],
  );

/** All diagonals of two cells or more that run down, from the top of the grid to both sides and from its left side. */
const diagonals = (size: number): number[][] =>
  [...Array(size - 1).keys()].flatMap((at) => [
    Array.from({ length: size - at }, (_, row) => row * (size + 1) + at),
    Array.from({ length: at + 2 }, (_, row) => row * (size - 1) + at + 1),
    ...(at < size - 2 ? [Array.from({ length: size - 1 - at }, (_, row) => row * (size + 1) + (at + 1) * size)] : []),
  ]);

/** Readers of one puzzle more, of forms that `create` does not read off. */
const MORE: Readonly<Record<string, Reader>> = {
  'killer-cage': limited('killer-cage', corners),
  sum: limited('sum', corners),
  'little-killer': limited('little-killer', diagonals),
};

/** Boxes and levels of the puzzles of a constraint: the first one is the example. */
const PUZZLES = [
  { box: [2, 3], level: 'easy' },
  { box: [3, 3], level: 'easy' },
  { box: [2, 2], level: 'easy' },
  { box: [3, 3], level: 'hard' },
] as const;
const MOST_TRIED = 40;

async function puzzleOf({ id }: Constraint, index: number, seed: string): Promise<string> {
  const { box, level } = PUZZLES[index] ?? PUZZLES[0];
  const limits = { milliseconds: 60_000 };
  const reader = index < PUZZLES.length ? READERS[id] : MORE[id];
  if (!reader) {
    const made = await create({ constraints: [id], box, level, seed }, limits);
    return ruledLine((await read(made.puzzle, made)).puzzle);
  }
  const random = seeded(seed);
  const base = Geometry.of(box[0], box[1]);
  const grid = [...fillerOf(base, 'random')(random)].map((digit) => digit + 1);
  const rules = reader(grid, base.size, random);
  const made = await create({ ...rules, box, level, seed }, limits);
  return ruledLine((await read(made.puzzle, made)).puzzle);
}

for (const id of process.argv.slice(2)) {
  const constraint = constraints.find((each) => each.id === id);
  if (!constraint) throw new Error(`no constraint ${id}`);
  const lines: string[] = [];
  for (let index = 0; index < PUZZLES.length + (MORE[id] ? 1 : 0); index++)
    for (let round = 0; round < MOST_TRIED; round++)
      try {
        lines.push(await puzzleOf(constraint, index, `${id} ${index} ${round}`));
        break;
      } catch (error) {
        if (round === 0) console.error(`${id} ${index}: ${(error as Error).message}`);
      }
  writeFileSync(new URL(`../../fixtures/constraints/${id}.txt`, import.meta.url), `${lines.join('\n')}\n`);
  console.log(id, lines.length);
}
