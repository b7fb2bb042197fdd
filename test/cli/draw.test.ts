import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { pageLinks } from '../../src/cli/draw/writer.js';
import { detailsText } from '../../src/formats/address/index.js';
import { type ShownTrace, scenesOf } from '../../web/elements/walkthrough/trace.js';
import { cage, documentOf, USUAL } from '../formats/drawn/shared-puzzle.js';
import { read } from '../read-text.js';
import { sudoku, sudokuAtScreen, sudokuOn } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));

const X_WING = 'fixtures/puzzles/x-wing.txt';
/** A puzzle whose next step is a hidden single. */
const POINTING = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
const SIX = 'fixtures/puzzles/6x6.txt';
const CLASHING = '11..............';

test('draws a puzzle to standard output', async () => {
  const { status, out } = await sudoku('convert', '--to', 'svg', SIX);
  expect(status).toBe(0);
  expect(XMLValidator.validate(out)).toBe(true);
  expect(out.match(/class="given"/g)).toHaveLength(9);
});

test('draws a puzzle as a page with its title as text', async () => {
  const { status, out } = await sudoku('hint', '--to', 'html', '--title', '<b>6</b>', SIX);
  expect(status).toBe(0);
  expect(out).toContain('<title>&lt;b&gt;6&lt;/b&gt;</title>');
  expect(out.match(/<svg /g)).toHaveLength(1);
});

test('draws each step of a path to a folder, with names in order', async () => {
  const steps = join(folder, 'steps/');
  const { status, notes } = await sudoku('solve', '--explain', '--to', 'svg', '--output', steps, SIX);
  expect([status, notes]).toEqual([0, '']);
  const names = readdirSync(steps).sort();
  expect(names).toHaveLength(27);
  expect(names[0]).toMatch(/^001-.*\.svg$/);
  for (const name of names) expect(XMLValidator.validate(readFileSync(join(steps, name), 'utf8'))).toBe(true);
});

test.each(['svg', 'png'])('draws the solution as one %s, with the givens as such', async (format) => {
  const file = join(folder, `solution.${format}`);
  expect(await sudoku('solve', '--to', format, SIX, '--output', file)).toEqual({ status: 0, out: '', notes: '' });
  const drawn = readFileSync(file, 'latin1');
  if (format === 'png') return expect(drawn).toMatch(/^.PNG/);
  expect(drawn.match(/class="given"/g)).toHaveLength(9);
  expect(drawn.match(/class="placed"/g)).toHaveLength(27);
});

test('draws the givens alone where there is no solution, and tells why', async () => {
  const { status, out, notes } = await sudoku('solve', '--to', 'svg', CLASHING);
  expect([status, notes]).toEqual([1, 'line 1: 1 stands twice in row 1: r1c1 and r1c2']);
  expect(out.match(/class="given"/g)).toHaveLength(2);
  expect(out).not.toContain('class="placed"');
});

test('asks for a folder for several pictures', async () => {
  const { status, notes, out } = await sudoku('solve', '--explain', '--to', 'svg', SIX);
  expect([status, out]).toEqual([2, '']);
  expect(notes).toContain('name a folder');
});

test('writes a walkthrough as one page under 395 kB', async () => {
  const file = join(folder, 'walk.html');
  expect((await sudoku('solve', '--explain', '--to', 'html', '--output', file, X_WING)).status).toBe(0);
  const page = readFileSync(file, 'utf8');
  expect(page.length).toBeLessThan(395_000);
  expect(page).toContain('<sudoku-walkthrough>');
  expect(page).toContain('"name":"X-Wing"');
});

test('writes walkthroughs and pictures in German, with their own words', async () => {
  const { out } = await sudoku('solve', '--explain', '--to', 'html', '--lang', 'de', X_WING);
  for (const part of [
    '<html lang="de">',
    'Schritte</title>',
    'der einzige Platz für',
    'Diesen Schritt drucken',
    'Menge',
  ])
    expect(out).toContain(part);
  expect(out).not.toContain('the only place for');
  const drawn = await sudoku('hint', '--strategy', 'pointing', '--to', 'svg', '--lang', 'de', POINTING);
  expect(drawn.out).toMatch(/>Block \d</);
  expect(drawn.out).not.toMatch(/removed|>(row|column|box) /);
});

test('draws the next step as PNG if resvg is installed', async () => {
  const file = join(folder, 'hint.png');
  expect((await sudoku('hint', '--to', 'png', '--output', file, X_WING)).status).toBe(0);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
});

test('draws exactly the hints that were asked for', async () => {
  const { out } = await sudoku('hint', '--strategy', 'pointing', '--to', 'html', POINTING);
  expect(out).not.toContain('walkthrough');
  expect(out.match(/<svg /g)).toHaveLength(1);
  expect(out).toContain('<title>Pointing</title>');
  const all = join(folder, 'all/');
  const args = ['--all', '--max-level', 'medium', '--limit', '3', '--to', 'svg', '--output', all];
  expect((await sudoku('hint', ...args, X_WING)).status).toBe(0);
  expect(readdirSync(all).map((name) => name.slice(0, 4))).toEqual(['001-', '002-', '003-']);
  const none = await sudoku('hint', '--strategy', 'tridagon', '--max-level', 'easy', '--to', 'svg', X_WING);
  expect([none.status, none.out]).toEqual([1, '']);
  expect(none.notes).toContain('No step found.');
  expect((await sudoku('hint', '--to', 'svg', '1234341221434321')).notes).toContain('It is solved.');
});

test('prints created and converted puzzles as a book', async () => {
  const file = join(folder, 'book.pdf');
  const made = await sudoku('create', 'easy', '4', '--count', '5', '--seed', 'book', '--to', 'pdf', '--output', file);
  expect(made.status).toBe(0);
  const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)!.length;
  expect(pages(readFileSync(file))).toBe(2 + 1);
  expect(
    (
      await sudoku(
        'print',
        '--per-page',
        '1',
        '--no-solutions',
        '--notes',
        'none',
        '--overwrite',
        '--output',
        file,
        'fixtures/puzzles/levels.txt',
      )
    ).status,
  ).toBe(0);
  expect(pages(readFileSync(file))).toBe(5);
});

test('solve --explain prints each step with its picture and sentence, a few on a page', async () => {
  const file = join(folder, 'steps.pdf');
  const print = (...args: string[]) =>
    sudoku('solve', '--explain', '--to', 'pdf', '--overwrite', '--output', file, X_WING, ...args);
  const pages = (): number => readFileSync(file, 'latin1').match(/\/Type \/Page\n/g)!.length;
  expect(await print('--steps', '20..24')).toEqual({ status: 0, out: '', notes: '' });
  expect(pages()).toBe(3);
  const lines = linesIn(file);
  expect(await print('--steps', '20..24', '--title', 'For class 7')).toMatchObject({ status: 0, notes: '' });
  expect(pages()).toBe(4);
  expect(await print('--steps', '20..20', '--lang', 'de')).toMatchObject({ status: 0, notes: '' });
  expect([pages(), linesIn(file) < lines]).toEqual([1, true]);
  expect((await sudoku('solve', '--explain', '--to', 'pdf', '--from-level', 'extreme', X_WING)).notes).toContain(
    'None of',
  );
  expect((await sudoku('solve', '--to', 'pdf', '--overwrite', '--output', file, SIX)).status).toBe(0);
});

test('hint prints the next step, all steps, or the mistakes, each with its picture', async () => {
  const file = join(folder, 'hints.pdf');
  const print = (...args: string[]) => sudoku('hint', '--to', 'pdf', '--overwrite', '--output', file, ...args);
  expect(await print('--strategy', 'pointing', POINTING)).toEqual({ status: 0, out: '', notes: '' });
  const next = linesIn(file);
  expect(next).toBeGreaterThan(0);
  expect((await print('--all', '--max-level', 'medium', '--limit', '3', X_WING)).status).toBe(0);
  expect(linesIn(file)).toBeGreaterThan(2 * next);
  const clash = await print(CLASHING);
  expect([clash.status, clash.notes]).toEqual([1, expect.stringContaining('1 stands twice in row 1')]);
  expect(linesIn(file)).toBeGreaterThan(0);
});

test('a book tells which puzzles have no solution at its back', async () => {
  const file = join(folder, 'unsolved.pdf');
  const [none, several, one] = ['33..............', '................', '.3.1...2....1...'];
  const book = (...args: string[]) => sudokuOn(`${none}\n${several}\n${one}\n`, 'print', '--notes', 'none', ...args);
  const { status, notes } = await book('--output', file);
  expect([status, notes.trim().split('\n')]).toEqual([
    1,
    [
      'line 1: no solution is printed: 3 stands twice in row 1: r1c1 and r1c2',
      'line 2: no solution is printed: there are several',
    ],
  ]);
  expect(await book('--output', file, '--overwrite', '--no-solutions')).toMatchObject({ status: 0, notes: '' });
});

test('a book teaches what its puzzles need, the easy strategies first', async () => {
  const file = join(folder, 'taught.pdf');
  const book = (...args: string[]) =>
    sudoku('print', '--notes', 'none', '--no-solutions', '--overwrite', '--output', file, X_WING, ...args);
  const pages = (): number => readFileSync(file, 'latin1').match(/\/Type \/Page\n/g)!.length;
  expect(await book()).toMatchObject({ status: 0, notes: '' });
  expect(pages()).toBe(1);
  expect(await book('--book', 'howto')).toMatchObject({ status: 0, notes: '' });
  expect(pages()).toBeGreaterThan(2);
  expect(await book('--book', 'howto', '--lang', 'de')).toMatchObject({ status: 0, notes: '' });
  expect(await book('--book', 'cover,levels,stars')).toMatchObject({ status: 0, notes: '' });
  expect(pages()).toBe(2);
});

test('puzzles that setters drew and spoke of are printed with what they say', async () => {
  const document = documentOf(
    `${USUAL[0]} Digits in a cage add up to its sum.`,
    [{ cages: [cage('r1c1r1c2', 5)] }],
    4,
    {
      title: 'Five \u{13080}',
      author: 'Ann',
    },
  );
  const shared = `scl${LZString.compressToBase64(JSON.stringify(document))}`;
  const told = detailsText({ title: 'Own', rules: 'One line.\nAnother line.' })!;
  const own = `${pageLinks('https://play.example/', read('.3.1...2....1...')).link}&about=${told}`;
  const file = join(folder, 'said.pdf');
  const { status } = await sudokuOn(
    `${shared}\n${own}\n`,
    'print',
    '--no-solutions',
    '--notes',
    'none',
    '--overwrite',
    '--output',
    file,
  );
  expect([status, readFileSync(file).subarray(0, 5).toString()]).toEqual([0, '%PDF-']);
});

test('rejects an unprintable title before any work', async () => {
  const file = join(folder, 'unprintable.pdf');
  const { status, notes } = await sudoku('print', '--title', 'Go \u{13080}', '--output', file, SIX);
  expect([status, notes]).toEqual([2, expect.stringContaining('--title: no font here has \u{13080} (U+13080)')]);
  expect(existsSync(file)).toBe(false);
});

test('candidates that are too small on paper are remarked on, once for each size', async () => {
  const small = async (puzzle: string, ...args: readonly string[]): Promise<number> => {
    const file = join(folder, 'candidates.pdf');
    const words = ['print', '--candidates', '--no-solutions', '--notes', 'none', '--overwrite', '--output', file];
    const { notes } = await sudokuOn(puzzle, ...words, ...args);
    return notes.split('too small').length - 1;
  };
  const large = 'fixtures/puzzles/25x25.txt';
  const twelve = (await sudoku('create', 'easy', '12', '--seed', 'a', '--to', 'line')).out;
  expect(await small('', large, large)).toBe(1);
  expect(await small('', 'fixtures/puzzles/16x16.txt', '--per-page', '4')).toBe(1);
  expect(await small('', 'fixtures/puzzles/16x16.txt')).toBe(0);
  expect(await small('', 'fixtures/puzzles/x-wing.txt')).toBe(0);
  expect(await small(twelve)).toBe(0);
  expect(await small(twelve, '--per-page', '4')).toBe(1);
});

test.each([
  [['print', '--per-page', '3', SIX], '--per-page takes 1, 2, 4 or 6'],
  [['convert', '--to', 'svg', '--theme', 'blue', SIX], 'theme'],
  [['print', '--book', 'qr', SIX], 'needs the address of the page'],
  [['print', '--book', 'qr,qr-solution', '--link', 'https://example.org', SIX], 'leave one out'],
  [['print', '--link', 'example.org', SIX], '--link takes an address'],
  [['create', 'easy', '4', '--output', join(folder, 'y.pdf')], 'the name says pdf, but text is asked for'],
  [['convert', '--to', 'svg', '--output', join(folder, 'y.PNG'), SIX], 'the name says png, but svg is asked for'],
  [['hint', '--to', 'html', '--output', join(folder, 'y.svg'), SIX], 'the name says svg, but html is asked for'],
  [['print', '--book', 'zebra', SIX], 'part'],
  [
    ['print', '--book', 'qr-solution', '--link', `https://x.org/${'x'.repeat(3000)}`, SIX],
    '--book qr: no code can hold the link of puzzle 1',
  ],
])('rejects %j with a sentence', async (args, sentence) => {
  const { status, notes } = await sudoku(...args);
  expect(status).toBe(2);
  expect(notes).toContain(sentence);
});

describe('a file that cannot be written', () => {
  const gone = join(folder, 'gone');
  test.each([
    ['create', 'easy', '4', '--output', `${gone}/out.txt`],
    ['create', 'easy', '4', '--to', 'svg', '--output', `${gone}/out.svg`],
    ['create', 'easy', '4', '--to', 'pdf', '--output', `${gone}/out.pdf`],
    ['convert', '--to', 'png', '--output', `${gone}/out.png`, SIX],
    ['hint', '--to', 'svg', '--output', `${gone}/out.svg`, SIX],
    ['solve', '--explain', '--to', 'html', '--output', `${gone}/out.html`, SIX],
  ])('%s %s %s %s %s: the folder of a single file must exist', async (...args) => {
    const { status, out, notes } = await sudoku(...args);
    expect([status, out]).toEqual([74, '']);
    expect(notes).toMatch(new RegExp(`sudoku: cannot write ${gone}/out\\.\\w+: there is no folder ${gone}$`));
    expect(existsSync(gone)).toBe(false);
  });

  test.each([
    ['create', 'easy', '4', '--to', 'svg', '--output'],
    ['convert', '--to', 'svg', SIX, '--output'],
    ['hint', '--to', 'svg', SIX, '--output'],
    ['solve', '--explain', '--to', 'html', SIX, '--output'],
    ['solve', '--explain', SIX, '--proof'],
  ])('%s %s %s %s: a folder that was named is made', async (...args) => {
    const within = mkdtempSync(join(folder, 'made-'));
    expect((await sudoku(...args, join(within, 'one', 'two/'))).status).toBe(0);
    expect(readdirSync(join(within, 'one', 'two'))).not.toEqual([]);
    expect((await sudoku(...args, `${SIX}/pages/`)).status).toBe(74);
  });

  test('a file is rejected as a folder for pictures', async () => {
    const { status, notes } = await sudoku('convert', '--to', 'svg', '--output', `${SIX}/`, SIX);
    expect([status, notes]).toEqual([74, `sudoku: cannot write ${SIX}/: there is a file of that name`]);
  });
});

test('file names of pictures sort in the order of the puzzles', async () => {
  const made = join(folder, 'ten/');
  const args = ['create', 'easy', '4', '--count', '10', '--to', 'svg', '--output', made];
  expect((await sudoku(...args)).status).toBe(0);
  expect(readdirSync(made)).toEqual([...Array(10).keys()].map((n) => `puzzle-${String(n + 1).padStart(2, '0')}.svg`));
  const read = join(folder, 'read/');
  const puzzle = '.3.1...2....1...';
  await sudoku('convert', '--to', 'svg', '--output', read, puzzle, puzzle, puzzle);
  expect(readdirSync(read)).toEqual(['puzzle-0001.svg', 'puzzle-0002.svg', 'puzzle-0003.svg']);
  const steps = join(folder, 'several/');
  await sudoku('solve', '--explain', '--to', 'svg', '--steps', '1', '--output', steps, puzzle, puzzle);
  expect(readdirSync(steps)).toEqual([
    expect.stringMatching(/^puzzle-0001-001-/),
    expect.stringMatching(/^puzzle-0002-001-/),
  ]);
});

test.each(['pdf', 'png'])('a %s is written to a terminal only if - asks for it', async (format) => {
  for (const args of [
    ['convert', '--to', format, SIX],
    ['create', 'easy', '4', '--to', format],
  ]) {
    const refused = await sudokuAtScreen(...args);
    expect([refused.status, refused.out]).toEqual([2, '']);
    expect(refused.notes).toContain(`--output sudoku.${format}`);
    expect((await sudokuAtScreen(...args, '--output', '-')).out).not.toBe('');
  }
});

test('reports unreadable puzzles and draws the rest', async () => {
  const out = join(folder, 'rest/');
  const { status, notes } = await sudoku('convert', '--to', 'svg', '--output', out, SIX, '12x');
  expect(status).toBe(2);
  expect(notes).not.toBe('');
  expect(readdirSync(out)).toEqual(['puzzle.svg']);
});

test('a walkthrough of some steps shows only these, in their positions and with their numbers', async () => {
  const file = join(folder, 'some.html');
  const args = ['solve', '--explain', '--to', 'html', '--output', file, X_WING];
  expect((await sudoku(...args, '--from-level', 'hard')).status).toBe(0);
  const page = readFileSync(file, 'utf8');
  const trace = JSON.parse(/<script id="trace"[^>]*>(.*?)<\/script>/.exec(page)![1]!) as ShownTrace;
  expect(trace.steps.map(({ number }) => number)).toEqual([23, 24]);
  expect(trace.count).toBe(52);
  const [first, , end] = scenesOf(trace);
  expect([...first!.position.givens].filter(Boolean).length).toBeLessThan(81 - first!.position.unsolved);
  expect(end!.position.unsolved).toBe(0);
});

test.each(['html', 'svg'])('as %s, reports that none of the steps was wanted', async (format) => {
  const out = join(folder, `none-${format}/`);
  const args = ['solve', '--explain', '--to', format, '--output', out, '--from-level', 'extreme', X_WING];
  const { notes } = await sudoku(...args);
  expect(notes).toContain('None of these among 52 steps, the hardest of which is hard.');
  expect(existsSync(out)).toBe(false);
});

test('writes pictures of the wanted steps only', async () => {
  const out = join(folder, 'three/');
  await sudoku('solve', '--explain', '--to', 'svg', '--output', out, '--steps', '20..22', X_WING);
  expect(readdirSync(out).map((name) => name.slice(0, 3))).toEqual(['020', '021', '022']);
});

/**
 * Returns the content streams of a book. Pages are compressed and letters are glyph numbers, so tests only count the
 * streams.
 */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed]) => {
    try {
      return [inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
const linesIn = (file: string): number =>
  streamsOf(readFileSync(file)).reduce((sum, stream) => sum + (stream.match(/\bBT\b/g)?.length ?? 0), 0);

test('prints the grade below puzzles that are read, unless there are to be no notes', async () => {
  const file = join(folder, 'notes.pdf');
  const print = (...args: string[]) => sudoku('print', '--overwrite', '--output', file, X_WING, ...args);
  expect(await print('--notes', 'none')).toMatchObject({ status: 0, notes: '' });
  const without = linesIn(file);
  expect(await print()).toMatchObject({ status: 0, notes: '' });
  expect(linesIn(file)).toBeGreaterThan(without);
  expect((await sudoku('convert', '--to', 'pdf', '--overwrite', '--output', file, X_WING)).status).toBe(0);
  expect(linesIn(file)).toBe(without);
});

test('what create makes is printed as create prints it, with its seeds; grades that stand beside are not believed', async () => {
  const [own, printed] = [join(folder, 'own.pdf'), join(folder, 'printed.pdf')];
  const words = ['create', 'easy', '6', '--count', '3', '--seed', 'same'];
  await sudoku(...words, '--to', 'pdf', '--output', own);
  const made = (await sudoku(...words, '--json')).out;
  expect(await sudokuOn(made, 'print', '--output', printed)).toEqual({ status: 0, out: '', notes: '' });
  expect(streamsOf(readFileSync(printed))).toEqual(streamsOf(readFileSync(own)));
  const told = made.replaceAll('"er":', '"er":9.9,"was":');
  await sudokuOn(told, 'print', '--overwrite', '--output', printed);
  expect(streamsOf(readFileSync(printed))).toEqual(streamsOf(readFileSync(own)));
});

test('prints a puzzle without a grade and says why it has none', async () => {
  const file = join(folder, 'ungraded.pdf');
  const { status, notes } = await sudoku('print', '--notes', 'level', '--output', file, '.'.repeat(81));
  expect([status, notes]).toEqual([1, expect.stringContaining('several solutions')]);
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['svg', 0],
  ['html', 0],
  ['pdf', 1],
])('draws a puzzle whose givens clash as %s', async (format, expected) => {
  const file = join(folder, `clash.${format}`);
  const { status } = await sudoku('convert', '--to', format, '--output', file, CLASHING);
  expect(status).toBe(expected);
  expect(readFileSync(file).length).toBeGreaterThan(1000);
});

test('draws givens that clash where a hint or steps are asked for, and tells that there is no solution', async () => {
  const hinted = await sudoku('hint', '--to', 'svg', CLASHING);
  expect([hinted.status, hinted.notes]).toEqual([1, expect.stringContaining('1 stands twice in row 1')]);
  expect(hinted.out).toContain('Clash: 1 stands twice in row 1');
  const solved = await sudoku('solve', '--explain', '--to', 'svg', CLASHING);
  expect([solved.status, solved.notes]).toEqual([1, expect.stringContaining('1 stands twice in row 1')]);
  expect(solved.out.match(/class="given"/g)).toHaveLength(2);
});
