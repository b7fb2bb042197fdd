import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { canonicalGrid } from '../../src/create/fill.js';
import { type BookOptions, bookOf, type Page } from '../../src/render/pdf/book.js';
import { FONT_FILES } from '../../src/render/pdf/fonts.js';
import { BOOK_WORDS, framesOf } from '../../src/render/pdf/page.js';
import { withRules } from '../../src/variants/rules.js';
import { contentOf, textsIn } from './pdf-content.js';

const bookWith = async (pages: readonly Page[], options: Partial<BookOptions> = {}): Promise<Buffer> =>
  Buffer.concat(
    await bookOf(
      pages,
      { paper: 'a4', perPage: 4, candidates: false, solutions: true, words: BOOK_WORDS.en, ...options },
      FONT_FILES,
    ),
  );

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

/** A puzzle with every second value of a grid. */
function pageOf(geometry: Geometry): Page {
  const solution = canonicalGrid(geometry);
  return {
    puzzle: { geometry, values: solution.map((digit, cell) => (cell % 2 ? digit : -1)) },
    solution,
    notes: ['easy', 'seed 1'],
  };
}

test.each([
  [1, 'a4', 10, 10 + 1],
  [2, 'a4', 10, 5 + 1],
  [4, 'a4', 10, 3 + 1],
  [6, 'letter', 13, 3 + 2],
] as const)('%i a page on %s: %i puzzles fill %i pages, solutions included', async (perPage, paper, count, pages) => {
  const pdf = await bookWith(
    Array.from({ length: count }, () => pageOf(Geometry.ofSize(9))),
    { perPage, paper },
  );
  expect(pagesIn(pdf)).toBe(pages);
  expect(pagesIn(await bookWith([pageOf(Geometry.ofSize(9))], { title: 'A title' }))).toBe(3);
});

test.each([1, 4, 6, 16, 25])(
  'size %i: draws as many digits as the puzzle has, and all of them in its solution',
  async (size) => {
    const page = pageOf(Geometry.ofSize(size));
    const glyphs = (content: string): number => content.match(/Tj|TJ/g)?.length ?? 0;
    const values = page.puzzle.values as Int8Array;
    const given = values.filter((digit) => digit >= 0).length;
    const drawn = contentOf(await bookWith([{ ...page, notes: [] }]))
      .map(glyphs)
      .filter(Boolean);
    const [puzzle, solution] = drawn as [number, number];
    expect(puzzle - given).toBe(solution - size * size - 1);
  },
);

test.each([
  ['en', 'Solutions'],
  ['de', 'Lösungen'],
] as const)('titles, captions and solutions are in the language of the book: %s', async (code, heading) => {
  const options = { paper: 'a4', perPage: 4, candidates: false, solutions: true, words: BOOK_WORDS[code] } as const;
  const faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const pdf = Buffer.concat(await bookOf([pageOf(Geometry.ofSize(4))], options, faces));
  expect(textsIn(pdf).filter((text) => text.includes(heading))).toHaveLength(1);
});

test.each([
  ['en', 'Rules: each diagonal has every digit once; cells that touch at a corner differ.'],
  ['de', 'Regeln: jede Diagonale hat jede Ziffer einmal; Felder, die sich an einer Ecke berühren, sind verschieden.'],
] as const)('the rules of a variant are printed once, under its grid: %s', async (code, rules) => {
  const geometry = withRules(Geometry.of(2, 2), { variant: ['x', 'anti-king'] });
  const page = {
    puzzle: { geometry, values: new Int8Array(16).fill(-1) },
    notes: ['easy'],
    solution: new Int8Array(16),
  };
  const options = { paper: 'a4', perPage: 1, candidates: false, solutions: true, words: BOOK_WORDS[code] } as const;
  const faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const texts = textsIn(Buffer.concat(await bookOf([page, pageOf(Geometry.ofSize(4))], options, faces)));
  const bare = (text: string): string => text.replaceAll(' ', '');
  expect(texts.filter((text) => bare(text).includes(bare(rules)))).toHaveLength(1);
  expect(texts.filter((text) => /Rules|Regeln/.test(text))).toHaveLength(1);
});

test('embeds fonts, and prints titles as text', async () => {
  const pdf = await bookWith([pageOf(Geometry.ofSize(4))], { title: ') Tj (/JavaScript\u0000 <b>ä€ 数独</b>' });
  const text = pdf.toString('latin1');
  expect(text).toContain('/FontFile2');
  expect(text).not.toMatch(/\/JavaScript|\/Subtype \/Image/);
});

test.each([1, 2, 4, 6, 12])('%i grids do not overlap and keep to the margins', (count) => {
  const sheet = { width: 595, height: 842, margin: 42, count, above: 20, below: 24 };
  const frames = framesOf(sheet);
  for (const [index, { x, y, width }] of frames.entries()) {
    expect(width).toBeGreaterThan(100);
    expect(x).toBeGreaterThanOrEqual(42 - 1e-6);
    expect(x + width).toBeLessThanOrEqual(595 - 42 + 1e-6);
    expect(y + width + 44).toBeLessThanOrEqual(842 - 42 + 1e-6);
    for (const other of frames.slice(index + 1))
      expect(Math.abs(x - other.x) >= width || Math.abs(y - other.y) >= width + 44).toBe(true);
  }
});
