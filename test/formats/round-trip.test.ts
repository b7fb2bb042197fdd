import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { puzzleOf } from '../../src/core/position.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { formats, readPuzzle } from '../../src/formats/read.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { formatLine } from '../../src/formats/text/line.js';
import { inTier } from '../tier.js';
import { puzzles, solvedPuzzles } from './grids.js';

const numbers = (size: number): string[] => Array.from({ length: size }, (_, digit) => String(digit + 1));

/** Formats that do not distinguish a value from a single candidate. */
const OF_CANDIDATES: readonly string[] = ['pencilmarks', 'sukaku'];

const RUNS = inTier({ quick: 20, slow: 60 });

describe.each(formats.filter(({ parse }) => parse).map((format) => [format.name, format] as const))(
  '%s',
  (name, format) => {
    test('reads back a puzzle of any shape', () => {
      fc.assert(
        fc.property(puzzles(), (puzzle) => {
          const text = format.format(puzzle);
          const { puzzle: back } = readPuzzle(text, puzzle.geometry);
          if (OF_CANDIDATES.includes(name)) expect(format.format(back)).toBe(text);
          else expect(formatLine(back)).toBe(formatLine(puzzle));
        }),
        { numRuns: RUNS },
      );
    });

    test('is recognised', () => {
      fc.assert(
        fc.property(puzzles(), (puzzle) => {
          const { format: seen } = readPuzzle(format.format(puzzle), puzzle.geometry);
          if (isPlain(puzzle, name)) return;
          expect(seen).toBe(name);
        }),
        { numRuns: RUNS },
      );
    });

    test('separates several puzzles in a stream, with any chunks and line ends', () => {
      const end = fc.constantFrom('\n', '\r\n');
      fc.assert(
        fc.property(puzzles(), end, fc.nat(40), (puzzle, end, size) => {
          fc.pre(name !== 'clipboard' || !hasNoChoice(puzzle));
          const text = format.format(puzzle);
          const stream = `\uFEFF${[text, text, text].join('\n\n')}`.replaceAll('\n', end);
          const splitter = recordSplitter(puzzle.geometry);
          const records = [];
          for (let at = 0; at < stream.length; at += size + 1)
            records.push(...splitter.push(stream.slice(at, at + size + 1)));
          records.push(...splitter.end());
          expect(records.map((record) => record.text)).toEqual([text, text, text]);
          const height = text.split('\n').length + 1;
          expect(records.map(({ line }) => line)).toEqual([1, 1 + height, 1 + 2 * height]);
        }),
        { numRuns: RUNS },
      );
    });
  },
);

/** True for a grid so small that several formats look alike, or without a cell of several candidates. */
const isPlain = ({ geometry, values }: Puzzle, name: string): boolean =>
  geometry.size < 2 ||
  (name === 'bars' && geometry.boxColumns === geometry.size && geometry.boxRows === geometry.size) ||
  (name === 'pencilmarks' && hasNoChoice({ geometry, values }));

/** True if no cell has several candidates, so that a final grid of candidates could also be a solution. */
const hasNoChoice = (puzzle: Puzzle): boolean => boardOf(puzzle).digits.every((set) => (set & (set - 1)) === 0);

test('reads the box shape from the bars and rulers of a grid', () => {
  fc.assert(
    fc.property(puzzles(), fc.constantFrom('framed', 'bars', 'pencilmarks'), (puzzle, name) => {
      const { geometry } = puzzle;
      const text = formats.find((format) => format.name === name)!.format(puzzle);
      fc.pre(geometry.boxRows > 1 && geometry.boxColumns > 1);
      expect(readPuzzle(text).puzzle.geometry).toBe(geometry);
    }),
  );
});

test('formats with candidates keep eliminations', () => {
  fc.assert(
    fc.property(solvedPuzzles(), fc.infiniteStream(fc.boolean()), ({ puzzle, solution }, strikes) => {
      const { geometry } = puzzle;
      const board = boardOf(puzzle);
      for (let candidate = 0; candidate < geometry.candidates; candidate++)
        if (solution[geometry.cellOf(candidate)] !== geometry.digitOf(candidate) && strikes.next().value)
          board.remove(candidate);
      for (const format of formats.filter(({ name }) => name === 'library' || OF_CANDIDATES.includes(name))) {
        const text = format.format(puzzleOf(board));
        const again = boardOf(readPuzzle(text, geometry).puzzle);
        expect(format.format(puzzleOf(again))).toBe(text);
      }
    }),
    { numRuns: RUNS },
  );
});

test.each(['line', 'rows', 'framed', 'bars'] as const)('%s reads decimal numbers', (name) => {
  const format = formats.find((each) => each.name === name)!;
  fc.assert(
    fc.property(puzzles(), (puzzle) => {
      const { size } = puzzle.geometry;
      const { puzzle: back, alphabet } = readPuzzle(format.format(puzzle, numbers(size)), puzzle.geometry);
      expect(formatLine(back)).toBe(formatLine(puzzle));
      if (alphabet.some((text) => text.length > 1)) expect(alphabet).toEqual(numbers(size));
    }),
    { numRuns: RUNS },
  );
});

test('reads lower-case letters', () => {
  fc.assert(
    fc.property(puzzles(), (puzzle) => {
      const text = formatLine(puzzle).toLowerCase();
      const { puzzle: back, alphabet } = readPuzzle(text, puzzle.geometry);
      expect(formatLine(back)).toBe(formatLine(puzzle));
      expect(alphabet.map((symbol) => symbol.toUpperCase())).toEqual(alphabetOf(puzzle.geometry.size));
    }),
  );
});
