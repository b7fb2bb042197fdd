/** Round trips of other programs' formats: values and the parts that a format holds survive writing and reading. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSingle, lowestBit } from '../../../src/core/bits.js';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { puzzleOf } from '../../../src/core/position.js';
import { givensOf, type Puzzle } from '../../../src/core/puzzle.js';
import { type Codec, Unwritable } from '../../../src/formats/exchange/codec.js';
import { EXCHANGE } from '../../../src/formats/exchange/formats.js';
import { partsOf } from '../../../src/formats/losses.js';
import { gridText } from '../../../src/formats/text/library.js';
import { formatLine } from '../../../src/formats/text/line.js';
import { sukaku } from '../../../src/formats/text/sukaku.js';
import { puzzles, solvedPuzzles } from '../grids.js';

const NINE = [Geometry.of(3, 3)];
/** Formats that also hold other sizes. */
const ANY_SIZE = ['sdk', 'sdm', 'ss', 'ss-1', 'ss-2', 'f-puzzles', 'sudokupad', 'iss', 'solo'];
const SEED = 16;
/** Parts that a puzzle has by its shape and values alone. */
const OF_SHAPE: readonly string[] = ['boxes', 'rowBoxes', 'singles'];
/** The format in which a single candidate is a value, but still distinct from a given. */
const SOLVES = 'sudokuwiki-162';
/** The format in which a single candidate is a given, and the size up to which it holds grids. */
const GIVES = 'iss';
const LARGEST_GIVEN = 16;

/** Puzzles, some with entered values and removed candidates, none of which completes the solution. */
const positions = fc
  .tuple(solvedPuzzles(NINE), fc.infiniteStream(fc.nat(7)))
  .map(([{ puzzle, solution }, dice]): Puzzle => {
    const { geometry } = puzzle;
    const board = boardOf(puzzle);
    const roll = (): number => dice.next().value as number;
    for (let cell = 0; cell < geometry.cells; cell++)
      if (puzzle.values[cell]! < 0 && roll() === 0) board.place(cell, solution[cell]!);
    for (let candidate = 0; candidate < geometry.candidates; candidate++)
      if (solution[geometry.cellOf(candidate)] !== geometry.digitOf(candidate) && roll() === 0) board.remove(candidate);
    return puzzleOf(board);
  });

/** True if each candidate of a text of candidates is in another one. */
const isPartOf = (some: string, all: string): boolean =>
  [...some].every((symbol, at) => symbol === '.' || symbol === all[at]);

/** Returns a position with a value in each cell that has one candidate. */
function withSingles(position: Puzzle): Puzzle {
  const board = boardOf(position);
  for (const [cell, set] of [...board.digits].entries()) if (isSingle(set)) board.place(cell, lowestBit(set));
  return puzzleOf(board);
}

const PUZZLES = fc.sample(puzzles(), { numRuns: 200, seed: SEED });
const NINES = fc.sample(puzzles(NINE), { numRuns: 200, seed: SEED });
const POSITIONS = fc.sample(positions, { numRuns: 200, seed: SEED }).map((position) => ({
  position,
  candidates: sukaku.format(position),
  settled: sukaku.format(withSingles(position)),
  text: gridText(position),
}));

describe.each(
  EXCHANGE.filter(({ isReadOnly, isWriteOnly }) => !isReadOnly && !isWriteOnly).map(
    (format) => [format.name, format] as const,
  ),
)('%s', (name, { holds, isBlock, load }) => {
  let codec: Codec;
  beforeAll(async () => {
    codec = await load();
  });

  test('writes 200 puzzles and reads them back', () => {
    for (const puzzle of ANY_SIZE.includes(name) ? PUZZLES : NINES) {
      const { geometry } = puzzle;
      if (name.startsWith('ss') && geometry.size < 4) continue;
      if (name === GIVES && geometry.size > LARGEST_GIVEN) {
        expect(() => codec.format!(puzzle)).toThrow(Unwritable);
        continue;
      }
      const text = codec.format!(puzzle);
      const back = codec.parse!(text, geometry).puzzle;
      expect(formatLine(givensOf(back))).toBe(formatLine(puzzle));
      if (name !== SOLVES && partsOf(back).some((part) => !OF_SHAPE.includes(part)))
        expect.fail(`not as it was: ${text}`);
      if (geometry.size > 1 && text.includes('\n') !== Boolean(isBlock)) expect.fail(`not so many lines: ${text}`);
      const boxes = geometry.boxRows > 1 && geometry.boxColumns > 1 ? 'boxes' : 'rowBoxes';
      if (holds.includes(boxes) && geometry.size > 1) expect(codec.parse!(text).puzzle.geometry).toBe(geometry);
    }
  });

  test('writes 200 positions and reads them back with their candidates', () => {
    for (const { position, candidates, settled, text } of POSITIONS) {
      const back = codec.parse!(codec.format!(position)).puzzle;
      const kept = sukaku.format(back);
      if (name === GIVES) expect([isPartOf(settled, kept), isPartOf(kept, candidates)]).toEqual([true, true]);
      else if (holds.includes('candidates')) expect(kept).toBe(candidates);
      if (holds.includes('givens') && name !== SOLVES) expect(gridText(back)).toBe(text);
      if (!holds.includes('candidates')) expect(formatLine(back)).toBe(formatLine(position));
    }
  });

  test('reads back the details that it holds', () => {
    const metadata = {
      title: 'Six & "half" <of> a dozen',
      author: "O'Leary",
      description: 'made for this',
      comment: 'a: b; c',
      date: '2026-11-22',
      source: 'nowhere',
      difficulty: '7.2',
      url: 'https://example.org/?a=1&b=2',
    };
    const [puzzle] = fc.sample(puzzles(NINE), { numRuns: 1, seed: SEED });
    const told = Object.entries(metadata).filter(([detail]) => (holds as readonly string[]).includes(detail));
    expect(codec.parse!(codec.format!(puzzle!, metadata)).metadata ?? {}).toEqual(Object.fromEntries(told));
  });

  test('rejects a size that it cannot hold', () => {
    const [puzzle] = fc.sample(puzzles([Geometry.of(4, 4)]), { numRuns: 1, seed: SEED });
    if (ANY_SIZE.includes(name)) expect(codec.format!(puzzle!)).not.toBe('');
    else expect(() => codec.format!(puzzle!)).toThrow(Unwritable);
  });
});
