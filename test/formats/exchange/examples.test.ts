/**
 * The documented examples of each format, and our own output, read by other programs or by a reader made from the
 * documents.
 */
import { inflateRawSync, inflateSync } from 'node:zlib';
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { puzzleOf } from '../../../src/core/position.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import type { Codec } from '../../../src/formats/exchange/codec.js';
import { EXCHANGE } from '../../../src/formats/exchange/formats.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { gridText } from '../../../src/formats/text/library.js';
import { formatLine } from '../../../src/formats/text/line.js';
import { formatPencilmarks } from '../../../src/formats/text/pencilmarks.js';
import { EXAMPLE, LINE, SOLUTION } from './example.js';
import { numbersOf, penpaOf } from './penpa-link.js';

const codecs = new Map(
  await Promise.all(EXCHANGE.map(async ({ name, load }): Promise<[string, Codec]> => [name, await load()])),
);
const written = (name: string, puzzle: Puzzle = EXAMPLE, metadata = {}): string =>
  codecs.get(name)!.format!(puzzle, metadata);
const read = (name: string, text: string): Puzzle => codecs.get(name)!.parse!(text).puzzle;

const ROWS = LINE.match(/.{9}/g)!;
const ZEROS = LINE.replaceAll('.', '0');

/** Returns the example with its first cell solved, and without 1 in the second. */
function position(): Puzzle {
  const board = boardOf(EXAMPLE);
  board.place(0, 8);
  board.remove(board.geometry.candidate(1, 0));
  return puzzleOf(board);
}
const POSITION = position();
const POSITION_GRID = `+9${LINE.slice(1)}`;
/** The candidates of the second cell in that position. */
const SECOND = [4, 6];

test.each([
  ['sdk', ROWS.join('\n')],
  ['sdm', ZEROS],
  ['ss-1', ROWS.join('\n').replaceAll('.', 'X')],
  [
    'ss-2',
    ROWS.map((row) => row.replace(/(...)(...)(...)/, '$1|$2|$3'))
      .map((row, i) => (i === 3 || i === 6 ? `-----------\n${row}` : row))
      .join('\n'),
  ],
  ['sudokuwiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`],
  ['sudokucoach', `https://sudoku.coach/en/solver/${ZEROS}`],
  ['sudokupad-compact', 'https://sudokupad.app/o8NCuAviTBVFGRMQc478TIO9XFr'],
  ['sukaku-explainer', ROWS.join('\n')],
  ['solo', '3x3:f8_3b2a6g7e4d9b1a1c5a6a7b2b6b8c4_7_8_9b8a4b9_3c5a3e'],
  ['susser', `${LINE}:`],
])('%s is written as documented', (name, text) => {
  expect(written(name)).toBe(text);
  expect(formatLine(read(name, text))).toBe(LINE);
});

test.each([
  ['sudokuwiki-162', 'jgiij2l60m5m81'],
  ['sudokuwiki-s9b', 'S9B968r8z9x0t3108'],
])('%s begins as documented', (name, text) => {
  expect(written(name).slice(0, text.length)).toBe(text);
});

test('reads the header and the sections of .sdk', () => {
  const text = ['#DMade for this', '#LHard', '[Puzzle]', ...ROWS].join('\n');
  const reading = codecs.get('sdk')!.parse!(text);
  expect(formatLine(reading.puzzle)).toBe(LINE);
  expect(reading.metadata).toEqual({ description: 'Made for this', difficulty: 'Hard' });
  expect(written('sdk', reading.puzzle, reading.metadata)).toBe(text);
  const state = `9${LINE.slice(1)}`.match(/.{9}/g)!;
  const more = codecs.get('sdk')!.parse!([text, '[State]', ...state, '[Colours]', 'red'].join('\n'));
  expect(gridText(more.puzzle)).toBe(POSITION_GRID);
  expect(more.remark).toBe('the section [colours] is not read');
});

test('reads a value with u in .sdx as placed, even if a peer still notes its digit', () => {
  const cells = formatPencilmarks(boardOf(POSITION))
    .replaceAll(/[|+-]+/g, ' ')
    .trim();
  const text = cells.replace(/^9 +46 /, 'u9 469 ');
  expect(text).not.toBe(cells);
  const { puzzle, format } = readPuzzle(text);
  expect([gridText(puzzle), format]).toEqual([POSITION_GRID, 'pencilmarks']);
  expect([...boardOf(puzzle).digits]).toEqual([...boardOf(POSITION).digits]);
});

test('reads version 4 of Simple Sudoku with its footer', () => {
  const text = written('ss');
  expect(text.split('\n').slice(0, 2)).toEqual(['*-----------*', '|...|...|83.|']);
  expect(text.split('\n')[4]).toBe('|---+---+---|');
  expect(formatLine(read('ss', `${text}\n Simple Sudoku\n  Version 4.2n`))).toBe(LINE);
});

test.each([
  [
    '1',
    (value: number, note: number[], given: boolean) =>
      `${value}|${note.length ? `${note.join()},` : '-'}|${given ? 0 : 1}|`,
  ],
  ['2', (value: number, note: number[], given: boolean) => `${value}|${mask(note)}||${given ? 0 : 1}|`],
  ['3', (value: number, note: number[], given: boolean) => `${value}|${mask(note)}|${given ? 0 : 1}|`],
  ['4', (value: number, note: number[], given: boolean) => `${value}|0|${mask(note)}|${given ? 0 : 1}|`],
  ['5', (value: number, note: number[], given: boolean) => `${value}|0|${mask(note)}|${given ? 0 : 1}|3|`],
])('reads cells of OpenSudoku, version %s', (version, cellOf) => {
  const cells = [...`9${ZEROS.slice(1)}`].map((digit, cell) =>
    cellOf(Number(digit), cell === 1 ? SECOND : [], ZEROS[cell] !== '0'),
  );
  const data = `version: ${version}\n${cells.join('')}`;
  const text = `<?xml version="1.0"?>\n<opensudoku version="2"><folder name="A &amp; B"><game note="&#65;" data="${data}"/></folder></opensudoku>`;
  const { puzzle, metadata } = codecs.get('opensudoku')!.parse!(text);
  expect(gridText(puzzle)).toBe(POSITION_GRID);
  expect([...boardOf(puzzle).digits]).toEqual([...boardOf(POSITION).digits]);
  expect(metadata).toEqual({ title: 'A & B', comment: 'A' });
});

const mask = (digits: readonly number[]): number => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);

test("reads cells of OpenSudoku's clipboard, without a version", () => {
  const data = [...ZEROS].map((digit) => `${digit}|0|${digit === '0' ? 1 : 0}|`).join('');
  expect(formatLine(read('opensudoku', `<opensudoku><game data="${data}"/></opensudoku>`))).toBe(LINE);
});

test("SudokuWiki's strings decode to the same puzzle by its documents", () => {
  const pairs = (text: string, base: number): number[] => text.match(/../g)!.map((pair) => Number.parseInt(pair, base));
  const old = pairs(written('sudokuwiki-162', POSITION), 32);
  const string = written('sudokuwiki', POSITION).split('bd=')[1]!;
  const fresh = pairs(string.slice(3), 36);
  expect([old[0], old[1], old[6]]).toEqual([mask([9]) << 1, mask(SECOND) << 1, (mask([8]) << 1) | 1]);
  expect([fresh[0], fresh[1], fresh[6]]).toEqual([18, 18 + mask(SECOND), 8]);
  const clues = fresh.map((number, cell) => (cell > 0 && number <= 9 ? number : 0)).join('');
  expect(clues).toBe(ZEROS);
});

test('writes a state of Sudoku Coach that zlib unpacks', () => {
  const text = written('sudokucoach', POSITION);
  expect(text).toMatch(/^SCv7_32_[0-9a-v]+$/);
  const bits = [...text.slice(8)].map((sign) => Number.parseInt(sign, 32).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2));
  const state = JSON.parse(inflateSync(bytes).toString());
  expect([state.gridSize, state.givenDigits, state.userDigits]).toEqual([9, ZEROS, '9'.padEnd(81, '0')]);
  expect(state.userCellCandidates.split('-').slice(0, 2)).toEqual([
    '0',
    String(SECOND.reduce((set, digit) => set | (1 << digit), 0)),
  ]);
});

test('writes a link of f-puzzles that lz-string unpacks', () => {
  const link = written('f-puzzles', POSITION, { title: 'T', author: 'A', description: 'Normal rules' });
  const [page, load] = link.split('?load=');
  expect(page).toBe('https://www.f-puzzles.com/');
  const { size, title, author, ruleset, grid } = JSON.parse(LZString.decompressFromBase64(load!));
  expect({ size, title, author, ruleset }).toEqual({ size: 9, title: 'T', author: 'A', ruleset: 'Normal rules' });
  expect(grid[0].slice(0, 2)).toEqual([{ value: 9 }, { centerPencilMarks: SECOND }]);
  const givens = grid.flat().map((cell: { value?: number; given?: boolean }) => (cell.given ? cell.value : 0));
  expect(givens.join('')).toBe(ZEROS);
  const pad = written('sudokupad', POSITION);
  expect(LZString.decompressFromBase64(pad.replace('https://sudokupad.app/fpuzzles', ''))).toContain('"grid"');
});

test.each([
  [
    'percent signs',
    (link: string) =>
      link
        .replaceAll('+', '%2B')
        .replaceAll('/', '%2F')
        .replace('https:%2F%2Fwww.f-puzzles.com%2F', 'https://www.f-puzzles.com/'),
  ],
  ['blanks for plus signs', (link: string) => link.replaceAll('+', ' ')],
  ['nothing but what is packed', (link: string) => link.split('?load=')[1]!],
])('reads a link of f-puzzles with %s', (_, change) => {
  expect(gridText(read('f-puzzles', change(written('f-puzzles', POSITION))))).toBe(POSITION_GRID);
});

const scl = (json: string): string => `https://sudokupad.app/scl${LZString.compressToBase64(json)}`;
const REGIONS = Array.from({ length: 9 }, (_, box) =>
  Array.from({ length: 9 }, (_, slot) => [3 * Math.floor(box / 3) + Math.floor(slot / 3), 3 * (box % 3) + (slot % 3)]),
);
const CELLS = ROWS.map((row) => [...row].map((digit) => (digit === '.' ? {} : { value: Number(digit) })));

test("reads SudokuPad's own JSON, with long and short names", () => {
  const plain = {
    id: 'x',
    cells: CELLS,
    regions: REGIONS,
    cages: [{ value: 'title: T' }],
    metadata: { title: "It's", rules: 'Normal' },
  };
  const reading = codecs.get('sudokupad')!.parse!(scl(JSON.stringify(plain)));
  expect(formatLine(reading.puzzle)).toBe(LINE);
  expect(reading.metadata).toEqual({ title: "It's", description: 'Normal' });
  const cells = JSON.stringify(CELLS).replaceAll('"value"', 'v');
  const short = `{ce:${cells},re:${JSON.stringify(REGIONS)},md:{title:'It\\'s'}}`;
  expect(formatLine(read('sudokupad', scl(short)))).toBe(LINE);
});

test("reads and writes Susser's shortened rows", () => {
  const text = written('susser-short', POSITION);
  expect(text.split(',').slice(0, 2)).toEqual(['+9*83.', '.2.6*']);
  expect(text.endsWith(':112')).toBe(true);
});

test('reads and writes a line of the puzzle bank', () => {
  const text = written('sudoku-exchange', EXAMPLE, { difficulty: '7.2' });
  expect(text).toMatch(/^[\da-f]{12} [\d]{81} {2}7\.2$/);
  expect(codecs.get('sudoku-exchange')!.parse!(text).metadata).toEqual({ difficulty: '7.2' });
});

test('reads links of Penpa+', () => {
  const placed = { number: numbersOf('9'.padEnd(81, '.')) };
  const link = penpaOf({ number: numbersOf(LINE) }, { placed });
  expect(inflateRawSync(Buffer.from(link.split('p=')[1]!, 'base64')).toString()).toContain(
    '{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{"',
  );
  expect(gridText(read('penpa', link))).toBe(POSITION_GRID);
  const outside = { number: numbersOf(LINE, 1) };
  expect(formatLine(read('penpa', penpaOf(outside, { margins: '[1,1,1,1]', width: 11 })))).toBe(LINE);
});

test('reads links of Penpa+ of either kind of grid, that are to be solved, and with a history', () => {
  const given = { number: numbersOf(LINE), command_undo: { __a: [['number', 28, null, 'pu_q']] } };
  for (const parts of [{ kind: 'square' }, { isToSolve: true }, { title: 'Jazz, twice', rules: 'One,\ntwo' }])
    expect(formatLine(read('penpa', penpaOf(given, parts)))).toBe(LINE);
});

test('reads files of the VBForums contest', () => {
  expect(formatLine(read('vbforums', ROWS.join('\n').replaceAll('.', 'X')))).toBe(LINE);
  expect(formatLine(read('vbforums', SOLUTION.match(/.{9}/g)!.join('\n')))).toBe(SOLUTION);
});
