/** Sheets: rows are written as they were read, in order, followed by our columns. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowCutter } from '../../src/formats/sheet/rows.js';
import { sudoku, sudokuOn } from './sudoku.js';

const EASY = '7..8.2.1....9..6.7.9..6...2.3.5....82.53..1.44....67........84.3.41..5.9.18.7.3.6';
const SOLVED = '746852913152934687893761452631547298275389164489216735527693841364128579918475326';
const CLASH = `77${EASY.slice(2)}`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheet-'));
});
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const KILLER = 'this puzzle has rules that are not supported: killer (here killer-cage)';

describe('rows are kept byte for byte', () => {
  const ROWS = [`1,"a ""b"", c",${EASY},=1+1`, `2,"two\r\nlines","${EASY}", x `, `3,,${CLASH},-5`];
  const sheet = `\uFEFF${['id,name,puzzle,note', ...ROWS].join('\r\n')}\r\n`;
  const lines = (text: string): string[] => text.split(/\r\n(?=\d,|$)/);

  test('by grade', async () => {
    const { out, notes, status } = await sudokuOn(sheet, 'grade', '--to', 'csv');
    const [header, ...rows] = lines(out.slice(0, -1).replace(/\r$/, ''));
    expect(header).toBe('\uFEFFid,name,puzzle,note,level,score,hardest,er,ep,ed,remark');
    const clash = '7 stands twice in row 1: r1c1 and r1c2';
    expect(rows[0]).toMatch(/,easy,\d+,[a-z-]+(,\d\.\d){3},$/);
    expect(rows[2]).toBe(`${ROWS[2]},,,,,,,${clash}`);
    expect(rows.every((row, i) => row.startsWith(`${ROWS[i]},`))).toBe(true);
    expect(notes).toBe(`line 5: ${clash}`);
    expect(status).toBe(1);
  });

  test('by convert and check', async () => {
    expect((await sudokuOn(sheet, 'convert', '--to', 'csv')).out).toBe(sheet);
    expect((await sudokuOn(sheet, 'convert', '--to', 'line')).out).toBe(`${EASY}\n${EASY}\n${CLASH}\n`);
    const checked = await sudokuOn(sheet, 'check', '--minimal', '--to', 'csv');
    expect(checked.out).toContain(`${ROWS[1]},1,false,\r\n`);
  });

  test('with the sentence of the terminal on a clash, in the symbols of the puzzle', async () => {
    const letters = `AA.......${'.'.repeat(63)}BCDEFGHI.`;
    const verdict = 'A stands twice in row 1: r1c1 and r1c2; A stands twice in box 1: r1c1 and r1c2';
    expect((await sudoku('check', letters)).out).toBe(`${verdict}\n`);
    expect((await sudokuOn(`name,puzzle\nx,${letters}\n`, 'check', '--to', 'csv')).out).toContain(`,0,${verdict}\n`);
    for (const command of ['solve', 'grade', 'canon'])
      expect((await sudoku(command, letters)).notes).toBe(`line 1: ${verdict.split(';', 1)[0]}`);
  });

  test('with the rules in columns of their own', async () => {
    const small = '.3.1...2....1...';
    const columns = `puzzle,variant,odd,type,killer\n${small},x,3,easy,\n${small},,,killer,\n${small},,,easy,3:r1c12\n`;
    const { out, notes } = await sudokuOn(columns, 'convert', '--to', 'line', '--lossy');
    expect(out).toBe(`${small} variant=x\nERROR: ${KILLER}\n${small} killer-cage=3:r1c1r1c2\n`);
    expect(notes).toBe(`line 3: ${KILLER}`);
    const told = await sudokuOn(`puzzle,name,killer\n${EASY},Thermo sudoku,\n${EASY},Tea,yes\n`, 'check');
    expect(told.notes).toBe(
      "line 2: its column 'name' is not read, a given or a rule may be missing: Thermo sudoku\n" +
        "line 3: its column 'killer' is not read, a given or a rule may be missing: yes",
    );
    const sheet = `puzzle,variant\n${EASY},anti-knight\n`;
    expect((await sudokuOn(sheet, 'solve')).notes).toContain('line 2');
    for (const none of ['none', '-', 'Classic', 'n/a', '[]', '{}', 'null'])
      expect((await sudokuOn(sheet.replace('anti-knight', none), 'solve')).notes).toBe('');
  });

  test('with the rules of a variant, so that what is written is the same puzzle', async () => {
    const jigsaw = '........1.....6.23.2......3...4....1 regions=AABBBBAACBBCAACCCCDDDDEEDFFFEEDFFFEE';
    for (const puzzle of [jigsaw, '.46........1624..............5...... variant=x', EASY])
      for (const command of ['grade', 'check', 'solve']) {
        const { out } = await sudokuOn(puzzle, command, '--to', 'csv');
        expect((await sudokuOn(out, 'check')).out, `${command} ${puzzle}`).toBe('one solution\n');
        expect((await sudokuOn(out, 'convert', '--to', 'json')).out).toBe(
          (await sudokuOn(puzzle, 'convert', '--to', 'json')).out,
        );
      }
  });

  test('with any cells, chunks and line ends', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab",;\n\t= -\'é') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        async (pairs, delimiter, newline) => {
          const rows = pairs.map(([a, b]) => [`x${a}`, EASY, b]);
          const text = papaparse.unparse([['before', 'puzzle', 'after'], ...rows], { delimiter, newline }) + newline;
          const pieces = rowCutter(delimiter);
          const cut = [...(text.match(/.{1,3}/gs) ?? []).flatMap((piece) => pieces.push(piece)), ...pieces.end()];
          expect(cut.map((row) => `${row.text}\n`).join('')).toBe(text);
          const to = delimiter === '\t' ? 'tsv' : 'csv';
          expect((await sudokuOn(text, 'convert', '--to', to)).out).toBe(text);
          const solved = (await sudokuOn(text, 'solve', '--to', to)).out;
          const read = papaparse.parse<string[]>(solved.slice(0, -newline.length), { delimiter, newline }).data;
          expect(read.slice(1)).toEqual(rows.map((row) => [...row, SOLVED, '']));
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('writes solutions beside their puzzles under an unused name, also in short rows', async () => {
  const sheet = `puzzle;solution;by\n${EASY};;me\n${EASY}\n`;
  const { out } = await sudokuOn(sheet, 'solve', '--to', 'csv');
  expect(out).toBe(`puzzle;solution;by;solution_2;remark\n${EASY};;me;${SOLVED};\n${EASY};;;${SOLVED};\n`);
});

test('writes a sheet from puzzles in any format, and no text becomes a formula', async () => {
  const { out } = await sudokuOn(`${EASY}\n=1+1\n`, 'solve', '--to', 'tsv');
  expect(out).toContain(`puzzle\tsolution\tremark\n${EASY}\t${SOLVED}\t\n'=1+1\t\t`);
});

test.each(['csv', 'tsv'])('keeps rules that contain delimiters, as %s', async (to) => {
  const line = `${'.'.repeat(16)} variant=x,latin killer-cage=7:r1c1r1c2;5:r3c1r3c2;4:r4c3r4c4`;
  const sheet = await sudokuOn(`${line}\n`, 'convert', '--to', to);
  expect(sheet.out.split('killer-cage')).toHaveLength(2);
  const back = await sudokuOn(sheet.out, 'convert', '--to', 'line');
  expect([back.status, back.out]).toEqual([0, `${line}\n`]);
});

test('writes the details of puzzles to columns, and none becomes a formula', async () => {
  const { out, status } = await sudokuOn(`# =cmd("x")\n${EASY}\n\n${EASY}\n`, 'convert', '--to', 'csv');
  expect([status, out]).toEqual([
    0,
    `puzzle,title,author,source,difficulty,comment\n${EASY},"'=cmd(""x"")",,,,\n${EASY},,,,,\n`,
  ]);
});

test('guesses the column of puzzles, reports it, and takes --column instead', async () => {
  const sheet = `id,solution,first,puzzle\n1,${SOLVED},${EASY.replaceAll('.', '0')},${EASY}\n`;
  const line = async (...args: string[]): Promise<string> =>
    (await sudokuOn(sheet, 'convert', '--to', 'line', ...args)).out.trimEnd();
  expect(await line()).toBe(EASY);
  expect(await line('--column', 'solution')).toBe(SOLVED);
  expect(await line('--column', 'FIRST')).toBe(EASY);
  expect(await line('--column', '2')).toBe(SOLVED);
  const told = (await sudokuOn(sheet, 'check', '-v')).notes;
  expect(told.split('\n')[0]).toBe(
    "standard input: a sheet with commas, puzzles in column 'puzzle'; 'first' could be meant: --column 3",
  );
  for (const [args, reason] of [
    [['--column', 'puzle'], 'Did you mean puzzle?'],
    [['--column', '5'], 'there is no column 5: the sheet has 4'],
    [['--from', 'cvs'], 'Did you mean csv?'],
    [['--json', '--to', 'csv'], 'leave one out'],
  ] as const) {
    const { notes, status } = await sudokuOn(sheet, 'check', ...args);
    expect([status, notes]).toEqual([2, expect.stringContaining(reason)]);
  }
});

test('reads a sheet without column names only if told that it is one', async () => {
  const rows = `1;${SOLVED};${EASY}\n2;${SOLVED};${EASY}\n`;
  expect((await sudokuOn(rows, 'convert', '--from', 'csv', '--to', 'line')).out).toBe(`${EASY}\n${EASY}\n`);
  expect((await sudokuOn(rows, 'check', '--from', 'csv', '--to', 'csv')).out).toBe(
    rows.replaceAll('\n', ';1,\n'.replace(',', ';')),
  );
  const none = await sudokuOn('a,b\n1,2\n', 'check', '--from', 'csv');
  const short = await sudokuOn('a,b', 'check', '--from', 'csv');
  expect(short).toEqual({ ...none, out: '' });
  expect([none.status, none.notes]).toEqual([
    2,
    'sudoku: standard input: no column holds puzzles among a, b: name the column, as in --column 2',
  ]);
});

test('joins sheets with the same columns under one header, and rejects others', async () => {
  const one = file('one.csv', `puzzle,id\n${EASY},1\n`);
  const two = file('two.csv', `\uFEFFpuzzle,id\r\n${EASY},2\r\n`);
  const other = file('other.csv', `id,puzzle\n3,${EASY}\n`);
  const plain = file('plain.txt', `${EASY}\n`);
  const { out, notes, status } = await sudoku('check', '--to', 'csv', one, two, other, plain);
  expect(out).toBe(`puzzle,id,solutions,remark\n${EASY},1,1,\n${EASY},2,1,\r\n${EASY},,1,\n`);
  expect(notes).toBe(`sudoku: ${other} has other columns than the sheet before it: give them one at a time`);
  expect(status).toBe(2);
});

test('loses no rows to a quote that is never closed', async () => {
  const { out } = await sudokuOn(`note,puzzle\n"open,${EASY}\nb,${EASY}\n`, 'check', '--from', 'csv', '--to', 'csv');
  expect(out.split('\n')).toHaveLength(4);
  expect(out).toContain(`b,${EASY},1,\n`);
});

test('does not take titles and sentences for sheets', async () => {
  const text = `# Hello, world\n${EASY}\n`;
  expect((await sudokuOn(text, 'convert', '--to', 'line')).out).toBe(`${EASY}\n`);
  expect((await sudokuOn(`Mine, all mine\n${EASY}\n`, 'convert', '--to', 'line')).out).toContain(`${EASY}\n`);
});

test('keeps the columns of a sheet without column names if all rows are equally wide', async () => {
  const rows = `${EASY},${SOLVED},a\n${EASY},${SOLVED},b\n`;
  expect((await sudokuOn(rows, 'convert', '--to', 'csv')).out).toBe(rows);
  expect((await sudokuOn(rows, 'solve', '--to', 'csv')).out).toBe(rows.replaceAll('\n', `,${SOLVED},\n`));
  expect((await sudokuOn(`${EASY},a\n${EASY}\n`, 'convert', '--to', 'csv')).out).toMatch(/^puzzle,/);
});

test('reports a lone symbol as no puzzle', async () => {
  expect((await sudokuOn('5\n', 'solve')).notes).toBe(
    'line 1: 5 alone is not a puzzle: a line has N² symbols, a grid N rows of N',
  );
});

test.each(['check', 'grade', 'solve'])('%s writes no header before the error of an unknown column', async (command) => {
  const sheet = file('columns.csv', `name,puzzle\na,${EASY}\n`);
  expect(await sudoku(command, '--to', 'csv', '--column', 'nosuch', sheet)).toEqual({
    status: 2,
    out: '',
    notes: "sudoku: unknown column 'nosuch' (name, puzzle).",
  });
});
