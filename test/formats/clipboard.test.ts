/** Positions of several grids: grids that belong together, and grids that do not. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { puzzleOf } from '../../src/core/position.js';
import { formats, readPuzzle } from '../../src/formats/read.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { clipboard } from '../../src/formats/text/clipboard.js';
import { library } from '../../src/formats/text/library.js';
import { parseLine } from '../../src/formats/text/line.js';
import { solvedPuzzles } from './grids.js';

const GIVENS = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
const SOLUTION = '915724836423681759687935124546897213198253647372146598231478965864519372759362481';

const OTHER = [...GIVENS].reverse().join('');

const textsIn = (stream: string): string[] => {
  const splitter = recordSplitter();
  return [...splitter.push(stream), ...splitter.end()].map(({ text }) => text);
};

/** Draws a grid in HoDoKu's frame: of values or, as candidates, of the puzzle in a line. */
const drawn = (line: string, kind: 'values' | 'candidates' = 'values'): string => {
  const grids = clipboard.format(parseLine(line)).split('\n\n');
  return kind === 'values' ? grids[0]! : grids[2]!;
};
const placed = (line: string, count: number): string =>
  [...line].map((symbol, cell) => (cell < count ? SOLUTION[cell] : symbol)).join('');

describe('one position', () => {
  test('keeps givens, values and candidates', () => {
    fc.assert(
      fc.property(solvedPuzzles(), fc.infiniteStream(fc.nat(3)), ({ puzzle, solution }, dice) => {
        const { geometry } = puzzle;
        const board = boardOf(puzzle);
        for (let cell = 0; cell < geometry.cells; cell++)
          if (board.values[cell]! < 0 && dice.next().value === 0) board.place(cell, solution[cell]!);
        for (let candidate = 0; candidate < geometry.candidates; candidate++)
          if (solution[geometry.cellOf(candidate)] !== geometry.digitOf(candidate) && dice.next().value === 0)
            board.remove(candidate);
        const position = puzzleOf(board);
        const { puzzle: back, format } = readPuzzle(clipboard.format(position), geometry);
        expect(format).toBe('clipboard');
        expect(library.format(back)).toBe(library.format(position));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['givens and values', [drawn(GIVENS), drawn(placed(GIVENS, 9))]],
    ['givens and candidates', [drawn(GIVENS), drawn(placed(GIVENS, 9), 'candidates')]],
    ['all three, solved', [drawn(GIVENS), drawn(SOLUTION), drawn(SOLUTION)]],
    ['all three', [drawn(GIVENS), drawn(placed(GIVENS, 9)), drawn(placed(GIVENS, 9), 'candidates')]],
  ])('%s', (_, grids) => {
    for (const gap of ['\n', '\n\n', '\n\n\n']) {
      const text = grids.join(gap);
      expect(textsIn(`${text}\n${GIVENS}\n`)).toEqual([text, GIVENS]);
      expect(library.format(readPuzzle(text).puzzle)).toMatch(/^:0000:x:\+9\+1\+5\+7\+2\+483\+6/);
    }
  });
});

test.each([
  ['two positions of givens and values', 2, [GIVENS, placed(GIVENS, 9), OTHER, `1${OTHER.slice(1)}`]],
  ['givens, values and the solution: a position, and a puzzle', 2, [GIVENS, placed(GIVENS, 40), SOLUTION]],
  ['a puzzle, and givens and values of another', 2, [OTHER, GIVENS, placed(GIVENS, 9)]],
])('%s', (_, count, lines) => {
  const grids = lines.map((line) => drawn(line));
  for (const gap of ['\n', '\n\n'])
    expect(textsIn(grids.join(gap)).map((text) => readPuzzle(text).format)).toHaveLength(count);
});

test('separates givens and values from candidates of another puzzle', () => {
  const position = [drawn(GIVENS), drawn(placed(GIVENS, 9))].join('\n\n');
  expect(textsIn(`${position}\n\n${drawn(OTHER, 'candidates')}`)).toEqual([position, drawn(OTHER, 'candidates')]);
});

test('a position that ends in candidates does not wait for the next grid', () => {
  const splitter = recordSplitter();
  expect(splitter.push(`${drawn(GIVENS)}\n\n${drawn(placed(GIVENS, 9), 'candidates')}\n\n`)).toHaveLength(1);
});

describe('a puzzle for each grid', () => {
  test.each([
    ['another puzzle, and its candidates', [drawn(SOLUTION.replaceAll('9', '.')), drawn(GIVENS, 'candidates')]],
    ['a puzzle and its solution', [drawn(GIVENS), drawn(SOLUTION)]],
    ['an empty grid, and candidates', [drawn('.'.repeat(81)), drawn(GIVENS, 'candidates')]],
    ['a solution three times', [drawn(SOLUTION), drawn(SOLUTION), drawn(SOLUTION)]],
    ['the same puzzle twice', [drawn(GIVENS), drawn(GIVENS)]],
    ['a puzzle, and one that lacks a given', [drawn(GIVENS), drawn(placed(GIVENS, 9).replace('8', '.'))]],
    ['values before the givens', [drawn(placed(GIVENS, 9)), drawn(GIVENS)]],
    ['an empty grid, and values', [drawn('.'.repeat(81)), drawn(GIVENS)]],
    ['candidates before the givens', [drawn(GIVENS, 'candidates'), drawn(GIVENS)]],
    ['frames with other corners', ['framed', 'pencilmarks'].map((name) => inFormat(name, GIVENS))],
  ])('%s', (_, grids) => {
    expect(textsIn(grids.join('\n\n'))).toEqual(grids);
  });

  test('the same puzzle in every format, in any order', () => {
    const texts = formats.filter(({ parse }) => parse).map(({ name }) => inFormat(name, GIVENS));
    fc.assert(
      fc.property(fc.shuffledSubarray(texts, { minLength: texts.length }), (order) => {
        expect(textsIn(order.join('\n\n'))).toEqual(order);
      }),
    );
  });

  test('bands in frames of their own are one grid', () => {
    const edge = '*-----------*';
    const rows = GIVENS.match(/.{9}/g)!.map((row) => `|${row.match(/.{3}/g)!.join('|')}|`);
    const bands = [0, 3, 6].map((row) => [edge, ...rows.slice(row, row + 3), edge].join('\n'));
    for (const gap of ['\n', '\n\n'])
      expect(textsIn(bands.join(gap)).map((text) => readPuzzle(text).format)).toEqual(['framed']);
  });
});

function inFormat(name: string, line: string): string {
  return formats.find((format) => format.name === name)!.format(parseLine(line));
}

describe('rejects, in a text of one position,', () => {
  test.each([
    [
      'other values',
      [drawn(GIVENS), drawn(SOLUTION.replaceAll('8', '.')), drawn(SOLUTION)],
      'this grid does not show 8 in row 1, column 7, as the one before',
    ],
    [
      'other candidates',
      [drawn(GIVENS), drawn('.'.repeat(81), 'candidates')],
      'this grid does not show 8 in row 1, column 7, as the one before',
    ],
  ])('%s', (_, grids, message) => {
    expect(() => readPuzzle(grids.join('\n\n'))).toThrow(expect.objectContaining({ message, line: 15 }));
  });

  test('candidates that come too early or are missing, and too many grids', () => {
    const candidates = drawn(GIVENS, 'candidates');
    expect(() => readPuzzle([drawn(GIVENS), candidates, candidates].join('\n\n'))).toThrow(
      'only the last grid may have candidates',
    );
    expect(() => readPuzzle([GIVENS, GIVENS, GIVENS].map((line) => drawn(line)).join('\n\n'))).toThrow(
      expect.objectContaining({ message: 'this grid, the last one, must have candidates', line: 29 }),
    );
    expect(() => readPuzzle(Array(4).fill(drawn(GIVENS)).join('\n\n'))).toThrow('4 grids do not make a position');
  });

  test('a grid of another shape', () => {
    const small = clipboard.format(parseLine('1...............', Geometry.of(2, 2)));
    expect(() => readPuzzle([drawn(GIVENS), small.split('\n\n')[2]].join('\n\n'))).toThrow('another shape');
  });
});
