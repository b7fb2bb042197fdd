/** Texts of which each puzzle is read as a part of a whole: JSON, lists in code, saved games, XML, tables, frames. */
import { describe, expect, test } from 'vitest';
import { withStatedSolution } from '../../src/formats/beside/stated-solution.js';
import { readAny } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { readPuzzle } from '../../src/formats/read.js';
import type { PuzzleRecord } from '../../src/formats/record.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { formatLine } from '../../src/formats/text/line.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { read } from '../read-text.js';
import { LINE, SOLUTION } from './exchange/example.js';

const OTHER = SOLUTION.replaceAll(/[123]/g, '.');
const rowsOf = (line: string): string[] => line.match(/.{9}/g)!;
const gridOf = (line: string): number[][] => rowsOf(line).map((row) => [...row].map((digit) => Number(digit) || 0));
const GRID = gridOf(LINE);
const CELLS = GRID.flat();

function recordsIn(text: string, width = text.length): PuzzleRecord[] {
  const splitter = splitterOf(undefined)();
  const chunks = text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? [];
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

/** Returns the lines of the puzzles in a text, with the message in place of one that cannot be read. */
const linesIn = (text: string, width?: number): Promise<string[]> =>
  Promise.all(
    recordsIn(text, width).map((record) =>
      readAny(record.text).then(
        ({ puzzle }) => formatLine(puzzle),
        (error: Error) => error.message,
      ),
    ),
  );

const list = (rows: readonly unknown[], gap = ',\n'): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(gap)}\n]`;

describe('JSON', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['texts', [LINE, OTHER], [LINE, OTHER]],
    ['objects', [{ puzzle: LINE }, { puzzle: OTHER }], [LINE, OTHER]],
    ['a list of all cells', CELLS, [LINE]],
    ['rows', GRID, [LINE]],
    ['rows of texts', rowsOf(LINE), [LINE]],
    ['grids', [GRID, gridOf(OTHER)], [LINE, OTHER]],
    ['a grid and its solution', { grid: GRID, solution: gridOf(SOLUTION) }, [LINE]],
    ['a solution before its grid', { answer: SOLUTION, sudoku: LINE }, [LINE]],
    ['an answer of a server', { newboard: { grids: [{ value: GRID, solution: gridOf(SOLUTION) }] } }, [LINE]],
    ['cells with val', { cells: GRID.map((row) => row.map((val) => ({ val }))) }, [LINE]],
    ['cells with value', GRID.map((row) => row.map((value) => ({ value: value || null, fixed: true }))), [LINE]],
    ['missing values', GRID.map((row) => row.map((value) => value || null)), [LINE]],
    ['puzzles under names', { easy: LINE, hard: [OTHER] }, [LINE, OTHER]],
    ['a puzzle and its solution in turn', [LINE, SOLUTION, OTHER, SOLUTION], [LINE, OTHER]],
  ])('%s, in a line, indented and in pieces', async (_, value, lines) => {
    expect(await linesIn(JSON.stringify(value))).toEqual(lines);
    expect(await linesIn(JSON.stringify(value, null, 2))).toEqual(lines);
    expect(await linesIn(`Puzzles\n\n${JSON.stringify(value, null, 1)}\nthanks`, 7)).toEqual(lines);
  });

  test.each([
    ['twelve texts in a line', Array.from({ length: 6 }, () => `"${LINE}", "${OTHER}"`).join(', '), 12],
    ['rows with a blank line between bands', list(GRID, ',\n\n'), 1],
    ['a list in code', `p = ${list(GRID)}\nsolve(p)\n`, 1],
    ['a list in code with None and comments', `b = ${list(GRID).replaceAll('0', 'None')} # easy\n`, 1],
    ['two lists in code', `a = ${list(GRID)}\nb = ${list(GRID)}\n`, 2],
    ['texts of one stroke in code', `const puzzles: string[] = ['${LINE}', '${OTHER}',];\n`, 2],
  ])('%s', async (_, text, count) => {
    const lines = await linesIn(text);
    expect([lines.length, lines[0]]).toEqual([count, LINE]);
    expect(await linesIn(text, 5)).toEqual(lines);
  });

  test('tells the line of each puzzle', () => {
    expect(recordsIn(`# two\n${list([LINE, OTHER])}`).map(({ line }) => line)).toEqual([3, 4]);
  });

  test('refuses a rule beside a puzzle, and reads the puzzle after it', async () => {
    const [first, second] = await linesIn(JSON.stringify([{ givens: LINE, killer: [[1, 2]] }, { givens: OTHER }]));
    expect([first, second]).toEqual([expect.stringContaining("'killer' in this JSON"), OTHER]);
  });

  test('takes a later position of a puzzle for no solution', async () => {
    const later = LINE.replace('.', SOLUTION[LINE.indexOf('.')]!);
    expect(await linesIn(`const [puzzle, grid] = ['${LINE}', '${later}'];`)).toEqual([LINE, later]);
  });

  test('drops no misspelt text among puzzles', async () => {
    expect(await linesIn(list([LINE.slice(1), OTHER]))).toEqual([expect.stringContaining('80 symbols'), OTHER]);
  });

  test('leaves what is no JSON, or has no puzzle, to the other readers', async () => {
    const rows = rowsOf(LINE).join('\n');
    expect(await linesIn(`[Note: ${'x, '.repeat(9)}\n${rows}\n`)).toEqual([LINE]);
    expect(await linesIn(`[see below\n\n${LINE}\n${OTHER}\n`)).toEqual([LINE, OTHER]);
    expect(await linesIn(`{"name":"x","list":[1,2,3]}\n${LINE}\n`)).toContain(LINE);
    expect(await linesIn(GRID.map((row) => JSON.stringify(row)).join(',\n'))).toEqual([LINE]);
  });
});

test("reads the saved games of Tatham's puzzles", async () => {
  const id = await readAny(LINE).then(async ({ puzzle }) => {
    const { writerNamed, load } = await import('../../src/formats/exchange/any.js');
    await load([], 'solo');
    return writerNamed('solo').format(puzzle, [], {});
  });
  const [params, cells] = id.split(':') as [string, string];
  const fields = { VERSION: '1', GAME: 'Solo', PARAMS: params, CPARAMS: `${params}du`, DESC: cells, NSTATES: '1' };
  const saved = Object.entries({ SAVEFILE: 'Simon Tatham', ...fields }).map(
    ([name, text]) => `${name.padEnd(8)}:${text.length}:${text}\n`,
  );
  expect(await linesIn(saved.join(''))).toEqual([LINE]);
  expect(await linesIn(`${saved.join('')}\n${OTHER}\n`, 3)).toEqual([LINE, OTHER]);
});

test.each(['', '<?xml version="1.0"?>\n'])('reads XML of rows and cells after %j', async (head) => {
  const rows = (cell: (value: number) => string): string =>
    GRID.map((row) => `<row>${row.map(cell).join('')}</row>`).join('\n');
  expect(await linesIn(`${head}<sudoku>\n${rows((value) => `<cell>${value || ''}</cell>`)}\n</sudoku>\n`)).toEqual([
    LINE,
  ]);
  expect(await linesIn(`${head}<puzzle>${rows((value) => `<cell value="${value}"/>`)}</puzzle>`)).toEqual([LINE]);
});

const between = (sign: string): string => GRID.map((row) => row.map((value) => value || '').join(sign)).join('\n');
const markdown = GRID.map((row) => `| ${row.map((value) => value || ' ').join(' | ')} |`);
const frame = (right: readonly string[]): string =>
  [
    '┌───────┬───────┬───────┐',
    ...rowsOf(LINE).map((row) => `│ ${row.replaceAll(/.../g, (box) => `${[...box].join(' ')} │ `).trim()}`),
    '└───────┴───────┴───────┘',
  ]
    .map((line, index) => line + (right[index] ?? ''))
    .join('\n');

test.each([
  ['tabs', between('\t')],
  ['commas', between(',')],
  ["Excel's sep", `sep=;\n${between(';')}`],
  ['Markdown', [`|${' |'.repeat(9)}`, `|${'-|'.repeat(9)}`, ...markdown].join('\n')],
  ['a JSON array', JSON.stringify(GRID)],
  ['a frame with text beside it', frame(['  Sudoku 1.0', '', ' 00:12', '  1 2 3 4 5 6'])],
])('read and readPasted read a table: %s', (_, text) => {
  expect(formatLine(read(text))).toBe(LINE);
  expect(formatLine(readPasted(text).puzzle)).toBe(LINE);
});

test('read keeps the first error of a text that is no table', () => {
  expect(() => read('123\n456')).toThrow('2 rows instead of 3');
});

/** A full grid that keeps the givens, with a digit twice in a row. */
const WRONG = (() => {
  const cell = [...LINE].findIndex((given, at) => given === '.' && SOLUTION[at] !== '1');
  return `${SOLUTION.slice(0, cell)}1${SOLUTION.slice(cell + 1)}`;
})();

test.each([
  ['below', `${rowsOf(LINE).join('\n')}\n\n${rowsOf(WRONG).join('\n')}`],
  ['beside', `${LINE} ${WRONG}`],
  ['before', `${WRONG};${LINE}`],
])('tells that a solution %s a puzzle breaks its rules', async (_, text) => {
  const [record, ...others] = recordsIn(text);
  expect(others).toEqual([]);
  expect(withStatedSolution(await readAny(record!.text), record!.solution).remark).toContain('differs from ours');
  expect(readPasted(text).remark).toContain('differs from ours');
});

describe('rules in JSON', () => {
  const readObject = (object: object) => readPuzzle(JSON.stringify(object));

  test.each([
    [{ puzzle: LINE, type: 'killer' }, 'killer (here killer-cage)'],
    [{ puzzle: LINE, rules: ['Thermo'] }, 'Thermo (here thermometer)'],
    [{ puzzle: LINE, ruleset: 'arrows' }, 'arrows'],
  ])('%j is refused by name', (object, name) => {
    expect(() => readObject(object)).toThrow(name);
  });

  test.each([[{ variants: ['x'] }], [{ type: 'x' }], [{ rules: 'x' }]])('%j names a variant', (stated) => {
    expect(rulesOf(readObject({ puzzle: LINE, ...stated }).puzzle.geometry)).toEqual({ variant: ['x'] });
  });

  test('a text of rules that says more is told', () => {
    expect(
      readObject({ puzzle: LINE, rules: 'Normal sudoku rules apply. Digits in cages sum to the total.' }).remark,
    ).toContain('Digits in cages sum');
    expect(readObject({ puzzle: LINE, rules: 'Normal sudoku rules apply.' }).remark).toBeUndefined();
  });

  test('what is stated around lists and objects holds for the puzzles in them', () => {
    for (const inside of [[LINE], [{ puzzle: LINE }]]) {
      const records = recordsIn(JSON.stringify({ variant: 'x', puzzles: inside }));
      expect(records.map(({ text }) => rulesOf(readPuzzle(text).puzzle.geometry))).toEqual([{ variant: ['x'] }]);
    }
  });
});

test('says that lines which are a puzzle each are several', () => {
  const line = '.'.repeat(81);
  expect(() => read(`${line}\n${line}`)).toThrow('2 lines of 81 symbols are a puzzle each: give one at a time');
});
