/** Every writer: what it writes reads back as the same puzzle, alone and in a stream, or it refuses the puzzle. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import type { Cell } from '../../../src/core/geometry.js';
import { Geometry } from '../../../src/core/geometry.js';
import { puzzleOf } from '../../../src/core/position.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { HOLDERS, load, READ, readLoaded, WRITTEN, writerNamed } from '../../../src/formats/exchange/any.js';
import { Unwritable } from '../../../src/formats/exchange/codec.js';
import { splitterOf } from '../../../src/formats/exchange/splitter.js';
import { lossesIn, partsOf } from '../../../src/formats/losses.js';
import { formatLibrary } from '../../../src/formats/text/library.js';
import type { GridRules } from '../../../src/variants/grid-rules.js';
import { withRules } from '../../../src/variants/rules.js';
import { inTier } from '../../tier.js';
import { solvedPuzzles } from '../grids.js';

const NAMES = WRITTEN.filter((name) => READ.includes(name));
await load([], ...NAMES);

/** Sizes 4, 6, 9 and 16. Boxes of 3×2 are unusual; 9×9 is frequent, since many formats hold nothing else. */
const SHAPES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [3, 3],
  [3, 3],
  [4, 4],
].map(([rows, columns]) => Geometry.of(rows!, columns!));

const VARIANTS = ['x', 'latin'];
const KINDS = ['none', 'none', ...VARIANTS, 'even', 'sum', 'two cages', 'six cages', 'all cages'];
const CAGES: Readonly<Record<string, number>> = { 'two cages': 2, 'six cages': 6, 'all cages': Infinity };

/** Returns rules of a kind. Clues are true of the solution. */
function rulesOf(kind: string, solution: Int8Array, size: number): GridRules {
  if (VARIANTS.includes(kind)) return { variant: [kind] };
  const nameOf = (cell: Cell): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
  const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + solution[cell]! + 1, 0);
  const clue = (id: string, cells: readonly Cell[], sum = ''): string => `${id}=${sum}${cells.map(nameOf).join('')}`;
  const cells = Array.from(solution.keys());
  if (kind === 'even')
    return {
      constraints: [
        clue(
          'even',
          cells.filter((cell) => solution[cell]! % 2 === 1),
        ),
      ],
    };
  if (kind === 'sum') return { constraints: [clue('sum', [0, size + 1], `${sumOf([0, size + 1])}:`)] };
  const cages = cells
    .filter((cell) => (cell % size) % 2 === 0)
    .map((cell) => ((cell + 1) % size === 0 ? [cell] : [cell, cell + 1]))
    .slice(0, CAGES[kind] ?? 0);
  return { constraints: cages.map((cage) => clue('killer-cage', cage, `${sumOf(cage)}:`)) };
}

/** Puzzles as they are set, positions in which a player placed digits or removed candidates, and full grids. */
const STATES = ['set', 'placed', 'marked', 'played', 'played', 'empty', 'solved', 'full'];

const positions = fc
  .tuple(solvedPuzzles(SHAPES), fc.constantFrom(...KINDS), fc.constantFrom(...STATES), fc.infiniteStream(fc.nat(7)))
  .map(([{ puzzle, solution }, kind, state, dice]): Puzzle => {
    const { cells, size, candidates } = puzzle.geometry;
    const geometry = withRules(puzzle.geometry, rulesOf(kind, solution, size));
    // The solutions break x, so that its grids are empty.
    if (state === 'empty' || kind === 'x') return { geometry, values: new Int8Array(cells).fill(EMPTY) };
    if (state === 'set') return { geometry, values: puzzle.values };
    if (state === 'full') return { geometry, values: solution };
    const board = boardOf(puzzle);
    const isRolled = (): boolean => dice.next().value === 0;
    for (let cell = 0; cell < cells; cell++)
      if (board.values[cell] === EMPTY && state !== 'marked' && (state === 'solved' || isRolled()))
        board.place(cell, solution[cell]!);
    for (let candidate = 0; candidate < candidates && state !== 'placed'; candidate++)
      if (solution[board.geometry.cellOf(candidate)] !== board.geometry.digitOf(candidate) && isRolled())
        board.remove(candidate);
    return { ...puzzleOf(board), geometry };
  });

const SAMPLES = fc.sample(positions, { numRuns: inTier({ quick: 25, slow: 100 }), seed: 70 });

/** Returns the text of a puzzle; undefined if the writer refuses it. */
function written(name: string, puzzle: Puzzle): string | undefined {
  const writer = writerNamed(name);
  if (lossesIn(writer, partsOf(puzzle), puzzle.geometry, HOLDERS).length > 0) return undefined;
  try {
    return writer.format(puzzle);
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
}

test.each(NAMES)('%s reads back what it writes, or refuses it', (name) => {
  const texts = SAMPLES.flatMap((puzzle) => {
    const text = written(name, puzzle);
    return text === undefined ? [] : [{ puzzle, text }];
  });
  expect(texts).not.toEqual([]);
  for (const { puzzle, text } of texts)
    for (const from of [undefined, name]) {
      const splitter = splitterOf(from)();
      const records = [...splitter.push(`${text}\n\n${text}\n`), ...splitter.end()].map((record) => record.text);
      expect(records, text).toHaveLength(2);
      for (const each of new Set([text, ...records])) {
        const { puzzle: back } = readLoaded(each, undefined, from);
        expect(formatLibrary(back), text).toBe(formatLibrary(puzzle));
        if (back.geometry !== puzzle.geometry) expect.fail(`other rules or boxes: ${text}`);
      }
    }
});
