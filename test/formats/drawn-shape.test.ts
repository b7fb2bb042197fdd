/** Boxes are read as the text of a grid draws them, and any but the usual ones are told. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { usualShape } from '../../src/formats/format.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { formatLine } from '../../src/formats/text/line.js';
import { SHAPES } from '../shapes.js';
import { puzzles } from './grids.js';

const DRAWABLE = SHAPES.filter(({ boxRows, boxColumns }) => boxRows > 1 && boxColumns > 1);
const SEVERAL = DRAWABLE.filter((shape) => usualShape(shape.size));

type Cells = readonly (readonly string[])[];

const cellsOf = ({ geometry, values }: Puzzle, symbols: readonly string[] = alphabetOf(geometry.size)): Cells =>
  Array.from({ length: geometry.size }, (_, row) =>
    Array.from({ length: geometry.size }, (_, column) => symbols[values[row * geometry.size + column]!] ?? '.'),
  );

/** Joins items, with another text between boxes than between the cells inside. */
const join = (items: readonly string[], side: number, inside: string, between: string): string =>
  items.map((item, index) => (index === 0 ? '' : index % side === 0 ? between : inside) + item).join('');

/** Ways to draw a grid, by its cells and boxes. */
const GAPS: Readonly<Record<string, (cells: Cells, shape: Geometry) => string>> = {
  'groups of symbols': (cells, { boxColumns }) => cells.map((row) => join(row, boxColumns, '', ' ')).join('\n'),
  'wider blanks': (cells, { boxColumns }) => cells.map((row) => join(row, boxColumns, ' ', '  ')).join('\n'),
  'wider blanks and blank lines': (cells, { boxRows, boxColumns }) =>
    join(
      cells.map((row) => join(row, boxColumns, ' ', '   ')),
      boxRows,
      '\n',
      '\n\n',
    ),
  'blank lines': (cells, { boxRows }) =>
    join(
      cells.map((row) => row.join(' ')),
      boxRows,
      '\n',
      '\n\n',
    ),
  'double bars in a table': (cells, { boxColumns }) =>
    cells.map((row) => `|${join(row, boxColumns, '|', '||')}|`).join('\n'),
  'heavy lines in a table': (cells, { boxRows, boxColumns }) => {
    const rulerOf = (line: string): string => cells.map(() => line.repeat(2)).join('');
    return join(
      cells.map((row) => join(row, boxColumns, '│', '┃')),
      boxRows,
      `\n${rulerOf('─')}\n`,
      `\n${rulerOf('━')}\n`,
    );
  },
  'bars alone': (cells, { boxColumns }) => cells.map((row) => join(row, boxColumns, ' ', ' | ')).join('\n'),
};

const checkRead = (text: string, puzzle: Puzzle): void => {
  const { geometry } = puzzle;
  const reading = readPasted(text);
  expect(formatLine(reading.puzzle)).toBe(formatLine(puzzle));
  expect(reading.puzzle.geometry).toBe(geometry);
  const { boxRows, boxColumns } = geometry;
  if (geometry === usualShape(geometry.size)) expect(reading.remark).toBeUndefined();
  else expect(reading.remark).toContain(`read with boxes of ${boxRows}x${boxColumns}, as drawn`);
};

/** A few puzzles of each shape. */
const samplesOf = (shapes: readonly Geometry[]): Puzzle[] =>
  shapes.flatMap((shape) => fc.sample(puzzles([shape]), { seed: 70, numRuns: 3 }));

const nameOf = ({ geometry: { boxRows, boxColumns } }: Puzzle): string => `${boxRows}x${boxColumns}`;

/** Rows of these sizes have so many letters that blank lines between them would make words of them. */
const isLikeWords = (way: string, { size }: Geometry): boolean => way.includes('blank lines') && size > 9 && size < 16;

describe.each(Object.entries(GAPS))('%s', (way, draw) => {
  test.each(
    samplesOf(SEVERAL.filter((shape) => !isLikeWords(way, shape))).map((puzzle) => [nameOf(puzzle), puzzle] as const),
  )('draw boxes of %s', (_, puzzle) => {
    checkRead(draw(cellsOf(puzzle), puzzle.geometry), puzzle);
  });
});

describe.each([
  ['right', (text: string) => text.padStart(2)],
  ['left', (text: string) => text.padEnd(2)],
])('numbers in columns, at the %s', (_, pad) => {
  test.each(samplesOf(SEVERAL.filter(({ size }) => size > 9)).map((puzzle) => [nameOf(puzzle), puzzle] as const))(
    'have no gaps beside small numbers, with boxes of %s',
    (_, puzzle) => {
      const { geometry } = puzzle;
      const numbers = alphabetOf(geometry.size).map((_, digit) => String(digit + 1));
      const cells = cellsOf(puzzle, numbers).map((row) => row.map(pad));
      checkRead(GAPS['wider blanks']!(cells, geometry), puzzle);
      const usual = usualShape(geometry.size)!;
      checkRead(cells.map((row) => row.join(' ')).join('\n'), { ...puzzle, geometry: usual });
    },
  );
});

/** Tables: lines between all cells, some of them in one direction only. */
const TABLES: Readonly<Record<string, (cells: Cells) => string>> = {
  ...Object.fromEntries(
    [...'|│║:/'].map((bar) => [bar, (cells: Cells) => cells.map((row) => row.join(bar)).join('\n')] as const),
  ),
  'bars with a frame': (cells) => cells.map((row) => `| ${row.join(' | ')} |`).join('\n'),
  Markdown: ([first, ...others]) =>
    [first!, first!.map(() => '---'), ...others].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  'Markdown with a heading': (cells) =>
    [cells.map((_, column) => `c${column + 1}`), cells.map(() => ':-:'), ...cells]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  'rulers between all rows': (cells) => cells.map((row) => row.join(' ')).join(`\n${'-'.repeat(2 * cells.length)}\n`),
  'bars and rulers between all cells': (cells) =>
    cells.map((row) => `| ${row.join(' | ')} |`).join(`\n|${cells.map(() => '---').join('+')}|\n`),
  'blank lines between all rows': (cells) => cells.map((row) => row.join(' ')).join('\n\n'),
  'double bars between all cells': (cells) => cells.map((row) => row.join('||')).join('\n'),
};

describe.each(Object.entries(TABLES))('a table: %s', (way, draw) => {
  const usual = SEVERAL.filter((shape) => shape === usualShape(shape.size) && !isLikeWords(way, shape));
  test.each(samplesOf(usual).map((puzzle) => [puzzle.geometry.size, puzzle] as const))(
    'draws no boxes in a grid of size %d',
    (_, puzzle) => {
      const reading = readPasted(draw(cellsOf(puzzle)));
      expect(reading.puzzle.geometry).toBe(puzzle.geometry);
      expect(reading.remark).toBeUndefined();
    },
  );
});

test('lines at other distances than those of boxes are told', () => {
  const rows = ['.3|..1.', '..|.2..', '....|..', '.|1..3.', '......', '....5.'];
  const { puzzle, remark } = readPasted(rows.join('\n'));
  expect(puzzle.geometry).toBe(Geometry.of(2, 3));
  expect(remark).toBe('what is drawn between its cells are no boxes of one size: it is read with boxes of 2x3');
});

test('boxes that are expected win over those that are drawn', () => {
  const text = '.. .. 3.\n.. 52 6.\n4. .. 2.\n\n.. 1. ..\n52 .. 4.\n.. .. ..';
  const { puzzle, remark } = readPasted(text, Geometry.of(2, 3));
  expect(puzzle.geometry).toBe(Geometry.of(2, 3));
  expect(remark).toBeUndefined();
});
