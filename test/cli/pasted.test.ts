/** Pasted texts as input of the program: the puzzles read, the remarks of -v, and the details kept. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
const SOLUTION = '915724836423681759687935124546897213198253647372146598231478965864519372759362481';
const rowsOf = (line: string): string[] => line.match(/.{9}/g)!;

const fixture = (name: string): string => fileURLToPath(new URL(`../../fixtures/pasted/${name}.txt`, import.meta.url));

test.each(['utf16le-bom', 'utf16be-bom', 'utf16le', 'bom', 'cr', 'thanks', 'markdown-fence', 'tabs-empty', 'python'])(
  '%s: solves one puzzle',
  async (name) => {
    const { status, out } = await sudoku('solve', '--to', 'line', fixture(name));
    expect([status, out]).toEqual([0, `${SOLUTION}\n`]);
  },
);

test('reads a list of rows in JSON as a puzzle', async () => {
  const { out } = await sudoku('convert', '--to', 'line', fixture('json-object-rows'));
  expect(out).toBe('......5.....8.4637....76.4....1..26..8..23...........9.2...849..3.2.....6....7..5\n');
});

test('writes a solution in the layout of the grid, without the text around it', async () => {
  const text = `Hi!\n\n> ${rowsOf(PUZZLE).join('\n> ')}\n\nThanks\n`;
  expect((await sudokuOn(text, 'solve')).out).toBe(`${rowsOf(SOLUTION).join('\n')}\n`);
});

test('fills blanks between bars in their places', async () => {
  const frame = '+---+---+---+';
  const drawn = (line: string): string =>
    [0, 3, 6]
      .map((from) => rowsOf(line).slice(from, from + 3))
      .map((band) => band.map((row) => `|${row.match(/.{3}/g)!.join('|')}|`).join('\n'))
      .reduce((text, band) => `${text}\n${band}\n${frame}`, frame);
  const { out } = await sudokuOn(drawn(PUZZLE.replaceAll('.', ' ')), 'solve');
  expect(out).toBe(`${drawn(SOLUTION)}\n`);
});

describe('-v', () => {
  test('reports the format, the shape and the title', async () => {
    const { out, notes } = await sudokuOn(`Level: hard\nby: Ann\nNight\n${rowsOf(PUZZLE).join('\n')}`, 'check', '-v');
    expect(out).toBe('one solution\n');
    expect(notes.split('\n')).toEqual([
      'line 4: read as rows: 9x9 with boxes of 3x3 and digits 1-9, 25 values',
      'line 4: title: Night',
      'line 4: author: Ann',
      'line 4: difficulty: hard',
    ]);
  });

  test('reports the header lines of .sdk files, and comments as written', async () => {
    const rows = rowsOf(PUZZLE).join('\n');
    const told = async (above: string): Promise<string[]> => {
      const { notes } = await sudokuOn(`${above}\n${rows}\n`, 'check', '-v');
      return notes
        .split('\n')
        .slice(1)
        .map((note) => note.replace(/^line \d+: /, ''));
    };
    expect(await told('#AAnn\n#Lhard\n[Puzzle]')).toEqual(['author: Ann', 'difficulty: hard']);
    expect(await told('#Sudoku of the day')).toEqual(['title: Sudoku of the day']);
  });

  test('reports how a text was mended, and nothing without -v', async () => {
    const text = `Please solve\n${PUZZLE.replaceAll('.', '0')}, for me\n`.replace('\n', ' ');
    expect((await sudokuOn(text, 'check')).notes).toBe('');
    expect((await sudokuOn(text, 'check', '-v')).notes).toContain('line 1: the puzzle is found inside its line');
  });

  test('reports a solution below a puzzle, and asks for two puzzles as lines', async () => {
    const text = [PUZZLE, SOLUTION].map((line) => rowsOf(line).join('\n')).join('\n\n');
    const { out, notes } = await sudokuOn(text, 'check', '-v');
    expect(out).toBe('one solution\n');
    expect(notes).toContain(`its solution ${SOLUTION}; if each is on one line, both are read as puzzles`);
    expect((await sudokuOn(`${PUZZLE}\n${SOLUTION}\n`, 'check')).out).toBe('one solution\none solution\n');
  });

  test('reports the digits if 0 is one', async () => {
    const { notes } = await sudoku('check', '-v', fixture('sixteen-hex'));
    expect(notes).toMatch(/digits 0-9 and A-F/);
    expect(notes).toMatch(/0 is read as the lowest digit/);
  });
});

test('writes the details of a puzzle to JSON and reads them back', async () => {
  const text = readFileSync(fixture('titles-between'), 'utf8');
  const { out } = await sudokuOn(text, 'convert', '--to', 'line', '--json');
  const titles = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).metadata.title);
  expect(titles).toEqual(['Easy', 'Medium', 'Hard']);
  expect((await sudokuOn(out, 'check', '-v')).notes).toMatch(/title: Easy.*title: Medium.*title: Hard/s);
});

test('ignores metadata in JSON that are no text or have an unknown name', async () => {
  const metadata = '{"__proto__":{"title":"no"},"title":7,"constructor":"no","author":"Ann"}';
  const { notes } = await sudokuOn(`{"puzzle":"${PUZZLE}","metadata":${metadata}}`, 'check', '-v');
  expect(notes.split('\n').slice(1)).toEqual(['line 1: author: Ann']);
});

describe('words among puzzles that are lines', () => {
  const check = async (...lines: string[]) => {
    const { status, out, notes } = await sudokuOn(lines.map((line) => `${line}\n`).join(''), 'check');
    const answers = out.split('\n').slice(0, -1);
    return { status, answers: answers.map((text) => (text.startsWith('ERROR: ') ? 'error' : 'one')), notes };
  };

  test.each([
    ['between two', [PUZZLE, 'oops', PUZZLE], ['one', 'error', 'one'], 2],
    ['below several', [PUZZLE, PUZZLE, 'oops'], ['one', 'one', 'error'], 2],
    ['below several, with a comment between', [PUZZLE, '# two', PUZZLE, 'oops'], ['one', 'one', 'error'], 2],
    ['between two below a comment', ['# all', PUZZLE, 'oops', PUZZLE], ['one', 'error', 'one'], 2],
    ['two lines below several', [PUZZLE, PUZZLE, 'oops', 'again'], ['one', 'one', 'error', 'error'], 2],
  ])('%s are records', async (_, lines, answers) => {
    const { status, answers: seen, notes } = await check(...lines);
    expect([status, seen]).toEqual([2, answers]);
    for (const [index, line] of lines.entries())
      if (/oops|again/.test(line)) expect(notes).toContain(`line ${index + 1}: there is no puzzle in it`);
  });

  test.each([
    ['above one', ['garbage', PUZZLE], 'line 1: skipped, for it holds no puzzle: garbage'],
    ['below one', [PUZZLE, 'garbage'], 'line 2: skipped, for it holds no puzzle: garbage'],
    ['above several', ['garbage', PUZZLE, PUZZLE], 'line 1: skipped, for it holds no puzzle: garbage'],
    ['apart from them', [PUZZLE, PUZZLE, '', 'Bye', '', PUZZLE], 'line 4: skipped, for it holds no puzzle: Bye'],
    [
      'that name each',
      ['Easy one', PUZZLE, 'Hard one', PUZZLE],
      'lines 1, 3: skipped, for they hold no puzzle, as line 1: Easy one',
    ],
    [
      'in many places',
      Array.from({ length: 7 }, () => ['two words', 'and more', PUZZLE, '']).flat(),
      'lines 1-2, 5-6, 9-10, 13-14, 17-18 and 4 more: skipped, for they hold no puzzle, as line 1: two words',
    ],
    ['with control characters', ['a\x1b[2Jb c', PUZZLE], 'line 1: skipped, for it holds no puzzle: a\\x1b[2Jb c'],
  ])('%s are skipped and reported', async (_, lines, note) => {
    const { status, answers, notes } = await check(...lines);
    expect([status, notes]).toEqual([0, note]);
    expect(answers).toEqual(lines.filter((line) => line === PUZZLE).map(() => 'one'));
  });

  test.each([
    ['comments', ['# above', '// two', PUZZLE, '# below']],
    ['numbers and details', ['17', PUZZLE, '', 'Author: Ann', PUZZLE, '', '#Lhard', PUZZLE]],
    ['a title above a grid', ['My puzzle', 'of Sunday', ...rowsOf(PUZZLE)]],
    ['a title above a grid, apart', ['My puzzle', '', ...rowsOf(PUZZLE)]],
  ])('%s are skipped without a report', async (_, lines) => {
    expect(await check(...lines)).toMatchObject({ status: 0, notes: '' });
  });

  test.each([
    ['below a grid', [...rowsOf(PUZZLE), 'Thanks!'], 'line 10: skipped, for it holds no puzzle: Thanks!'],
    ['below a grid, apart', [...rowsOf(PUZZLE), '', 'Thanks!'], 'line 11: skipped, for it holds no puzzle: Thanks!'],
    [
      'of a mail before the title',
      ['Hi all,', '', 'My favourite', '', ...rowsOf(PUZZLE)],
      'line 1: skipped, for it holds no puzzle: Hi all,',
    ],
  ])('words %s are reported', async (_, lines, note) => {
    expect(await check(...lines)).toMatchObject({ status: 0, notes: note });
  });

  test('an ERROR line that is read back is a record', async () => {
    const { out } = await sudokuOn(['11..............', '1...............'].join('\n'), 'solve');
    expect(out).toMatch(/^ERROR: Puzzle not solveable\n/);
    for (const lines of [
      ['ERROR: Puzzle not solveable', PUZZLE],
      [PUZZLE, 'ERROR: Puzzle not solveable'],
    ])
      expect((await check(...lines)).answers.sort()).toEqual(['error', 'one']);
  });

  test('the report names the file', async () => {
    const { notes } = await sudoku('check', fixture('thanks'));
    expect(notes).toMatch(/thanks\.txt, line 10: skipped, for it holds no puzzle: Thanks!$/);
  });
});
