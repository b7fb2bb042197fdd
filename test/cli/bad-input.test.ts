/**
 * Messages on bad input: the error, its place and the remedy. The status is 2, except for a readable puzzle without a
 * solution.
 */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
const ROWS = PUZZLE.match(/.{9}/g)!;

const folder = mkdtempSync(join(tmpdir(), 'sudoku-'));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('usage', () => {
  test.each([
    [['sovle'], "sudoku: unknown command 'sovle'. Did you mean solve?"],
    [['convert', '--to', 'penpa', PUZZLE], /^sudoku: penpa is only read: /],
    [['create', '--to', 'sdk'], /^sudoku: --to takes line, .* here: for sdk write \.\.\. \| sudoku convert --to sdk$/],
    [['help', 'sovle'], /unknown command 'sovle'\. Did you mean solve\?/],
    [
      [PUZZLE],
      `sudoku: '${PUZZLE.slice(0, 40)}…${PUZZLE.slice(-19)}' is not a command: put a command before it, as in sudoku solve PUZZLE`,
    ],
    [['package.json'], /^sudoku: 'package.json' is not a command: /],
    [['grade', '--all', PUZZLE], "sudoku: unknown option '--all'\nSee sudoku grade --help"],
    [['hint', '--limit', '1.5', PUZZLE], "sudoku: --limit takes a whole number, not '1.5'"],
    [['check', '--limit', '1', PUZZLE], "sudoku: --limit takes a whole number from 2 to 100000, not '1'"],
    [['create', '--count', '2.5'], "sudoku: --count takes a whole number above 0, not '2.5'"],
    [['solve', 'no\x1b(B.txt'], 'sudoku: there is no file no\\x1b(B.txt, and it is not a puzzle'],
    [['create', '--like', 'nowhere.txt'], 'sudoku: there is no file nowhere.txt, and it is not a puzzle'],
    [['create', '--like', `${PUZZLE}.`], 'sudoku: --like: 82 symbols do not fill a grid: one of size 9 has 81'],
    [['solve', '--explian', PUZZLE], "sudoku: unknown option '--explian'\n(Did you mean --explain?)"],
    [
      ['solve', '--max-level', 'esy', PUZZLE],
      "sudoku: --max-level: unknown level 'esy' (easy, medium, hard, unfair, extreme). Did you mean easy?",
    ],
    [['create', 'esay'], /unknown difficulty 'esay' .*Did you mean easy\?/],
    [['solve', '--ladder', 'hodku', PUZZLE], /unknown ladder 'hodku' .*Did you mean hodoku\?/],
    [['solve', '--to', 'frmaed', PUZZLE], /unknown format 'frmaed'.*Did you mean framed\?/],
    [['grade', '--scale', 'sa', PUZZLE], /unknown scale 'sa' \(hodoku, se, .*\)\. Did you mean se\?/],
    [['hint', '--strategy', 'naked-singel', PUZZLE], /unknown strategy 'naked-singel'\. Did you mean naked-single\?/],
    [['strategies', 'x-wng'], /unknown strategy 'x-wng'\. Did you mean x-wing\?/],
    [['hint', '--strategy', 'nosuch', PUZZLE], "sudoku: unknown strategy 'nosuch'. sudoku strategies lists them"],
    [['solve', '--strategy', 'nosuch', PUZZLE], "sudoku: unknown strategy 'nosuch'. sudoku strategies lists them"],
    [['nosuch'], "sudoku: unknown command 'nosuch'. sudoku --help lists them"],
    [['hint', '--where', '--what', PUZZLE], 'sudoku: --where and --what exclude each other: leave one out'],
    [['create', 'easy', 'abc'], "sudoku: 'abc' is no size: a size is the number of rows, as in sudoku create easy 9"],
    [['create', 'abc', 'easy'], "sudoku: 'abc' is no size: a size is the number of rows, as in sudoku create easy 9"],
    [['solve', PUZZLE, '9', '4'], 'sudoku: several sizes are expected, 9 and 4: say one'],
    [['solve', '-', PUZZLE, '-'], 'sudoku: standard input can be read once: - stands twice among the operands'],
    [['solve', 'package.json/x'], 'sudoku: there is no file package.json/x, and it is not a puzzle'],
    [['solve', ''], /^sudoku: the operand is empty: /],
    [
      ['solve', ...ROWS],
      "sudoku: these 9 operands look like the rows of one puzzle: quote it, as in '......83. .2.6..... ...'",
    ],
    [['solve', ...PUZZLE], /^sudoku: these 81 operands look like the cells of one puzzle: quote it/],
    [['solve', '26'], 'sudoku: there is no grid of size 26: sizes go from 1 to 25'],
    [['solve', '7'], 'sudoku: size 7 has only single rows as boxes: to use them, add --box 1x7'],
    [
      ['create', '7'],
      'sudoku: size 7 has only single rows as boxes: to use them, add --box 1x7; for irregular regions, add --constraint jigsaw',
    ],
    [['create', '--like', ''], /^sudoku: the operand is empty: /],
    [['create', '--like', '# 1.2.3.4.5'], 'sudoku: --like: there is no puzzle in # 1.2.3.4.5'],
    [['solve', '12'], 'sudoku: standard input is empty: there is no puzzle in it (12 says what size is expected)'],
    [
      ['solve', '--box', '3by3', PUZZLE],
      /--box takes the rows and columns of a box of up to 25 cells, as in 2x3, not '3by3'/,
    ],
    [
      ['solve', '--box', '5x6', PUZZLE],
      /--box takes the rows and columns of a box of up to 25 cells, as in 2x3, not '5x6'/,
    ],
    [['solve', '16', '--box', '3x3', PUZZLE], 'sudoku: boxes of 3x3 make a grid of size 9, not 16'],
    [['solve', '--time-limit', 'soon', PUZZLE], "sudoku: --time-limit takes a number above 0, not 'soon'"],
    [['convert', PUZZLE], /^sudoku: say what to write, as in --to line/],
    [['convert', '--to', 'svg', '--output', '', PUZZLE], "sudoku: --output takes a name, not ''"],
    [['create', 'easy', '--output', ''], "sudoku: --output takes a name, not ''"],
    [['create', '--pattern', 'gone.txt'], 'sudoku: there is no file gone.txt'],
    [['create', '--pattern', tmpdir()], `sudoku: ${tmpdir()} is a directory: name a file in it`],
    [['solve', '--explain', '--order', tmpdir(), PUZZLE], `sudoku: ${tmpdir()} is a directory: name a file in it`],
    [['solve', '--resume', '', PUZZLE], "sudoku: --resume takes a name, not ''"],
    [['solve', '--resume', tmpdir(), PUZZLE], `sudoku: ${tmpdir()} is a directory: name a file in it`],
    [
      ['solve', '--strategy', 'x-wing', '--without', 'fish', PUZZLE],
      'sudoku: --without leaves out all that --strategy names: no strategy is left',
    ],
  ])('%j', async (args, says) => {
    const { status, out, notes } = await sudoku(...args);
    expect([status, out]).toEqual([2, '']);
    if (typeof says === 'string') expect(notes).toBe(says);
    else expect(notes).toMatch(says);
  });
});

describe('files', () => {
  test('names a missing file, and says that it is not a puzzle', async () => {
    expect(await sudoku('solve', 'nowhere.txt')).toEqual({
      status: 2,
      out: '',
      notes: 'sudoku: there is no file nowhere.txt, and it is not a puzzle',
    });
  });

  test('rejects a folder where a file is expected', async () => {
    expect((await sudoku('create', '--like', folder)).notes).toBe(
      `sudoku: ${folder} is a directory: name a file in it`,
    );
  });

  test('empty, or with comments only', async () => {
    for (const text of ['', '\n\n', '# nothing here\n']) {
      const { status, notes } = await sudoku('solve', fileOf('empty.txt', text));
      expect([status, notes]).toEqual([2, `sudoku: ${folder}/empty.txt is empty: there is no puzzle in it`]);
    }
    expect((await sudoku('solve')).notes).toBe('sudoku: standard input is empty: there is no puzzle in it');
  });

  test('an empty file among others is reported at the end', async () => {
    const { status, out, notes } = await sudoku('solve', PUZZLE, fileOf('empty.txt', ''), PUZZLE);
    expect([status, out.trimEnd().split('\n').length]).toEqual([2, 2]);
    expect(notes).toBe(`sudoku: ${folder}/empty.txt is empty: there is no puzzle in it`);
  });

  test('answers the other operands if one is missing, a folder without puzzles or a broken file', async () => {
    const good = fileOf('good.txt', PUZZLE);
    const broken = fileOf('broken.gz', '');
    writeFileSync(broken, gzipSync(PUZZLE).subarray(0, 20));
    mkdirSync(join(folder, 'bare'), { recursive: true });
    for (const [bad, reason] of [
      ['missing.txt', 'there is no file missing.txt, and it is not a puzzle'],
      ['miss*.txt', 'no file matches miss*.txt'],
      [join(folder, 'bare'), `there is no file of puzzles in the folder ${join(folder, 'bare')}: `],
      [broken, `cannot read ${broken}: it is packed, and cut off or broken`],
      ['', 'the operand is empty: '],
    ] as const)
      for (const operands of [
        [good, bad, PUZZLE],
        [bad, good, PUZZLE],
        [good, PUZZLE, bad],
      ]) {
        const { status, out, notes } = await sudoku('check', ...operands);
        expect([status, out]).toEqual([2, 'one solution\none solution\n']);
        expect(notes).toContain(`sudoku: ${reason}`);
      }
    const { notes } = await sudoku('check', 'missing.txt', good, 'lost.txt');
    expect(notes.split('\n')).toEqual(
      ['missing.txt', 'lost.txt'].map((name) => `sudoku: there is no file ${name}, and it is not a puzzle`),
    );
  });

  test.skipIf(process.getuid?.() === 0)('names a file that cannot be read, and the reason', async () => {
    const path = fileOf('secret.txt', PUZZLE);
    chmodSync(path, 0);
    const { status, notes } = await sudoku('solve', path);
    expect(status).toBe(2);
    expect(notes).toMatch(/cannot read .*secret\.txt: EACCES/);
  });
});

describe('grids', () => {
  const replaced = (row: number, text: string): string => ROWS.with(row, text).join('\n');

  test.each([
    ['too few symbols', PUZZLE.slice(1), 'line 1: 80 symbols do not fill a grid: one of size 9 has 81'],
    ['too many symbols', `${PUZZLE}.`, 'line 1: 82 symbols do not fill a grid: one of size 9 has 81'],
    ['too few rows', ROWS.slice(0, 8).join('\n'), 'line 8: 8 rows instead of 9: row 9 is missing'],
    ['too many rows', [...ROWS, '.........'].join('\n'), 'line 10: 10 rows instead of 9: row 10 is too many'],
    ['a short row', replaced(3, '....9..1'), 'line 4: row 4 has 8 cells instead of 9'],
    ['a long row', replaced(3, '....9..1..'), 'line 4: row 4 has 10 cells instead of 9'],
    [
      'an unknown symbol in a line',
      `${PUZZLE.slice(0, 16)}!${PUZZLE.slice(17)}`,
      /^line 1, column 17: unknown symbol '!'/,
    ],
    [
      'an unknown symbol in a grid',
      replaced(1, '.2.6.!...'),
      /^line 2, column 6: unknown symbol '!': .* 1-9, and \. or 0/,
    ],
    [
      'a control character in a line',
      `${PUZZLE.slice(0, 16)}\x1b${PUZZLE.slice(17)}`,
      /^line 1, column 17: unknown symbol '\\x1b'/,
    ],
    ['a letter in a grid of nine', replaced(1, '.2.6.B...'), /^line 2, column 6: 'B' is more than 9/],
    ['a value over N', '.3.1\n...2\n..5.\n1...', /^line 3, column 3: '5' is more than 4: a grid of size 4 has 1-4/],
    [
      'a size without boxes',
      '.'.repeat(49),
      'line 1: size 7 has only single rows as boxes: to use them, add --box 1x7 (in the library: box: [1, 7])',
    ],
    [
      'a grid of a size without boxes',
      '12.\n...\n3..',
      /^line 1: size 3 has only single rows as boxes.* --box 1x3 \(in the library: box: \[1, 3\]\)$/,
    ],
    ['a ruler that draws no boxes', '1 2 3\n2 3 1\n-----\n3 1 2', /^line 1: size 3 has only single rows as boxes/],
    ['three symbols', '123', 'line 1: 3 symbols are not a puzzle: a line has N² of them, a grid N rows of N'],
    ['a row of four with two', '1234\n12\n3412\n4321', 'line 2: row 2 has 2 cells instead of 4'],
    ['a row of nine', '..6..85..', 'line 1: 9 symbols are not a puzzle: a line has N² of them, a grid N rows of N'],
    ['a size that is too large', '.'.repeat(26 * 26), 'line 1: a grid of size 26 is too large: sizes go up to 25'],
    ['prose', 'once upon a time', /^line 1: /],
  ])('%s', async (_, text, says) => {
    const { status, out, notes } = await sudokuOn(text, 'solve');
    expect([status, out]).toEqual([2, `ERROR: ${notes.replace(/^line \d+(, column \d+)?: /, '')}\n`]);
    if (typeof says === 'string') expect(notes).toBe(says);
    else expect(notes).toMatch(says);
  });

  test.each([2, 3, 5])('a line of size %i that could be a row', async (size) => {
    const { notes } = await sudokuOn(`12${'.'.repeat(size * size - 2)}`, 'solve');
    expect(notes).toMatch(
      new RegExp(
        `^line 1: ${size * size} symbols are not a puzzle: .* As a line: .* --box 1x${size} \\(in the library: .*\\)$`,
      ),
    );
  });

  test('a row is no puzzle of the expected size', async () => {
    expect((await sudokuOn('1....', 'solve', '9')).notes).toBe(
      'line 1: 5 symbols are not a puzzle of size 9: a line has 81 of them, a grid 9 rows of 9',
    );
  });

  test('a size without boxes is read if --box asks for single rows', async () => {
    expect((await sudokuOn('12..', 'check', '--box', '1x2')).out).toBe('one solution\n');
    expect((await sudokuOn('12.......', 'check', '--box', '1x3')).out).toMatch(/^\d+ solutions, which differ in r/);
  });

  test('an error names the file, and the other puzzles of the batch are answered', async () => {
    const path = fileOf(
      'batch.txt',
      [PUZZLE, PUZZLE.slice(1), '# a comment', `11${PUZZLE.slice(2)}`, PUZZLE].join('\n'),
    );
    const { status, out, notes } = await sudoku('solve', path);
    expect(status).toBe(2);
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^9157/),
      'ERROR: 80 symbols do not fill a grid: one of size 9 has 81',
      'ERROR: Puzzle not solveable',
      expect.stringMatching(/^9157/),
    ]);
    expect(notes.split('\n')).toEqual([
      `${path}, line 2: 80 symbols do not fill a grid: one of size 9 has 81`,
      `${path}, line 4: 1 stands twice in row 1: r1c1 and r1c2`,
    ]);
  });
});
