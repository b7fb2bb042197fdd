/** Lines of candidates: texts that are read as such and, more important, texts that are not. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { readPuzzle } from '../../src/formats/read.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { formatLine } from '../../src/formats/text/line.js';
import { sukaku } from '../../src/formats/text/sukaku.js';
import { puzzles } from './grids.js';

const SHAPES = [Geometry.of(2, 2), Geometry.of(2, 3), Geometry.of(3, 3), Geometry.of(4, 4)];

const textsIn = (stream: string, expected?: Geometry): string[] => {
  const splitter = recordSplitter(expected);
  return [...splitter.push(stream), ...splitter.end()].map(({ text }) => text);
};
const formatsIn = (stream: string, expected?: Geometry): string[] =>
  textsIn(stream, expected).map((text) => readPuzzle(text, expected).format);

/** Makes rows of a text with `gap` between their cells. */
const rowsOf = (text: string, size: number, gap: string): string =>
  (text.match(new RegExp(`.{${size * size}}`, 'g')) ?? [])
    .map((row) => row.match(new RegExp(`.{${size}}`, 'g'))!.join(gap))
    .join('\n');

describe('read', () => {
  test('rows in lines, with any separators, equal one line, also in a stream', () => {
    fc.assert(
      fc.property(puzzles(SHAPES), fc.constantFrom('', ' '), fc.boolean(), (puzzle, gap, zeros) => {
        const { geometry } = puzzle;
        const text = sukaku.format(puzzle);
        const hasChoice = text.replaceAll('.', '').length > geometry.cells;
        fc.pre(hasChoice && text.includes('.'));
        const rows = rowsOf(zeros ? text.replaceAll('.', '0') : text, geometry.size, gap);
        const stream = `${rows}\n${rows}\n`;
        expect(textsIn(stream)).toEqual([rows, rows]);
        expect(sukaku.format(readPuzzle(rows).puzzle)).toBe(text);
      }),
    );
  });

  test('reads letters and hexadecimal digits', () => {
    const text = sukaku.format(readPuzzle('1'.padEnd(256, '.')).puzzle);
    for (const alphabet of ['ABCDEFGHIJKLMNOP', '0123456789ABCDEF', 'abcdefghijklmnop']) {
      const other = text.replaceAll(/[^.]/g, (symbol) => alphabet[alphabetOf(16).indexOf(symbol)]!);
      const { puzzle, alphabet: seen } = readPuzzle(other);
      expect(sukaku.format(puzzle)).toBe(text);
      expect(sukaku.format(puzzle, seen)).toBe(other);
    }
  });

  test('reads 64 symbols as candidates of size 4 if all are in place, unless size 8 is expected', () => {
    const text = sukaku.format(readPuzzle('1...............').puzzle);
    const of4 = { format: 'sukaku', puzzle: { geometry: { size: 4 } } };
    const of8 = { format: 'line', puzzle: { geometry: { size: 8 } } };
    expect(text).toHaveLength(64);
    expect(readPuzzle(text)).toMatchObject(of4);
    expect(readPuzzle(text, Geometry.of(2, 2))).toMatchObject(of4);
    expect(readPuzzle(text, Geometry.of(2, 4))).toMatchObject(of8);
    const lacking = `....${text.slice(4)}`;
    const misplaced = `.1..${text.slice(4)}`;
    for (const values of [lacking, misplaced]) expect(readPuzzle(values)).toMatchObject(of8);
    expect(formatsIn(`${text}\n${lacking}\n`)).toEqual(['sukaku', 'line']);
  });

  test('reads sizes without boxes only if they are expected', () => {
    const shape = Geometry.of(1, 3);
    const text = sukaku.format(readPuzzle('1........', shape).puzzle);
    expect(() => readPuzzle(text)).toThrow('27 symbols do not fill a grid');
    expect(sukaku.format(readPuzzle(text, shape).puzzle)).toBe(text);
  });
});

describe('texts that only resemble candidates', () => {
  /**
   * Lines that almost look like candidates: in each row of cells some digit is in its own place, but each line is a
   * puzzle.
   */
  const lookalikes = fc.constantFrom(...SHAPES).chain(({ size }) =>
    fc
      .array(fc.shuffledSubarray([...Array(size).keys()], { minLength: size }), { minLength: size, maxLength: size })
      .map((lines) =>
        lines.map((places) =>
          places
            .map((place) =>
              alphabetOf(size)
                [place]!.padStart(place + 1, '.')
                .padEnd(size, '.'),
            )
            .join(''),
        ),
      ),
  );

  test('lines without a digit twice in a column are puzzles', () => {
    fc.assert(
      fc.property(lookalikes, (lines) => {
        expect(textsIn(lines.join('\n'))).toEqual(lines);
        expect(formatsIn(lines.join('\n'))).toEqual(lines.map(() => 'line'));
      }),
    );
  });

  test('rows in which every cell has every digit are pencil marks', () => {
    const row = Array(9).fill('123456789').join(' ');
    expect(formatsIn(Array(9).fill(row).join('\n'))).toEqual(['pencilmarks']);
  });

  test('a line that is as long as a list of candidates only because of its plus signs is a puzzle', () => {
    const line = `${'+A.'.repeat(104)}${'.'.repeat(625 - 208)}`;
    expect(line).toHaveLength(729);
    expect(formatsIn(line)).toEqual(['line']);
  });

  test('a ruler as long as candidates is a ruler', () => {
    const ruler = '-'.repeat(729);
    const { puzzle } = readPuzzle([ruler, '12|34', '..|..', ruler, '..|..', '..|..', ruler].join('\n'));
    expect(formatLine(puzzle)).toBe('1234............');
  });
});

describe('rejects', () => {
  const good = sukaku.format(readPuzzle('1'.padEnd(81, '.')).puzzle);

  test.each([
    [
      'a symbol too few',
      good.slice(1),
      '728 symbols do not fill a grid: one of size 9 has 729 candidates, 9 for each cell',
      undefined,
    ],
    [
      'one too many',
      `${good}.`,
      '730 symbols do not fill a grid: one of size 9 has 729 candidates, 9 for each cell',
      undefined,
    ],
    [
      'a digit out of its place',
      `${good.slice(0, 20)}5${good.slice(21)}`,
      "'5' stands where 3 or . is expected: each cell has 9 places, one for each digit in order",
      21,
    ],
    [
      'an unknown symbol',
      `${good.slice(0, 20)}!${good.slice(21)}`,
      "unknown symbol '!': a grid of size 9 has 1-9, and . or 0 where a cell is empty",
      21,
    ],
  ])('%s', (_, text, message, column) => {
    expect(() => readPuzzle(text)).toThrow(expect.objectContaining({ message, column, line: 1 }));
  });

  test('a size other than the expected one', () => {
    expect(() => readPuzzle(good, Geometry.of(2, 3))).toThrow('this grid has size 9, but 6 is expected');
  });
});
