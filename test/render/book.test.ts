import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { pageLinks } from '../../src/cli/draw/writer.js';
import { Geometry } from '../../src/core/geometry.js';
import { canonicalGrid } from '../../src/create/fill.js';
import { bookOf } from '../../src/render/pdf/book.js';
import { embeddedFaces } from '../../src/render/pdf/fonts.js';
import { framesOf } from '../../src/render/pdf/frames.js';
import type { BookOptions, Page } from '../../src/render/pdf/options.js';
import { PAPERS, type PageArea, printableOf, sizeOf } from '../../src/render/pdf/page.js';
import { foldedOrder } from '../../src/render/pdf/press.js';
import { BOOK_WORDS } from '../../src/render/pdf/words.js';
import { CELL, layoutOf } from '../../src/render/picture/layout.js';
import { withRules } from '../../src/variants/rules.js';
import { routeIn } from '../../web/page/app/route.js';
import { playInLink } from '../../web/page/play/linked.js';
import { contentOf, textsIn } from './pdf-content.js';

/** Unpacked once for all books. */
const faces = embeddedFaces();

const bookWith = async (pages: readonly Page[], options: Partial<BookOptions> = {}): Promise<Buffer> =>
  Buffer.concat(
    await bookOf(pages, { paper: 'a4', candidates: false, solutions: true, words: BOOK_WORDS.en, ...options }, faces),
  );

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

/** Makes a page of a book: a puzzle with every second value of a grid, its solution and two notes. */
function pageOf(geometry: Geometry): Page {
  const solution = canonicalGrid(geometry);
  return {
    puzzle: { geometry, values: solution.map((digit, cell) => (cell % 2 ? digit : -1)) },
    solution,
    notes: ['easy', 'seed 1'],
  };
}

test('sums of cages are at least five points high on a sheet of six', async () => {
  const geometry = withRules(Geometry.ofSize(9), { constraints: ['killer-cage=17:r1c12;9:r2c1r3c1'] });
  const [content] = contentOf(await bookWith([pageOf(geometry)], { perPage: 6, solutions: false }));
  const [, scale] = /^(0\.\d+) 0 0 \1 0 0 cm$/m.exec(content!)!;
  const { cornerHeight } = layoutOf(geometry, false, false);
  expect(content!.match(new RegExp(`/F\\d+ ${cornerHeight} Tf`, 'g'))).toHaveLength(2);
  expect(cornerHeight * Number(scale)).toBeGreaterThanOrEqual(5);
});

test.each([
  [1, 'a4', 10, 10 + 3],
  [2, 'a4', 10, 5 + 2],
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

test.each([1, 4, 6, 16, 25])('size %i: draws each given of a puzzle and every digit of its solution', async (size) => {
  const page = pageOf(Geometry.ofSize(size));
  const glyphs = (content: string): number => content.match(/Tj|TJ/g)?.length ?? 0;
  const values = page.puzzle.values as Int8Array;
  const given = values.filter((digit) => digit >= 0).length;
  const drawn = contentOf(await bookWith([{ ...page, notes: [] }]))
    .map(glyphs)
    .filter(Boolean);
  const [puzzle, solution] = drawn as [number, number];
  expect(puzzle - given).toBe(solution - size * size - 1);
});

test.each([
  ['en', 'Solutions'],
  ['de', 'Lösungen'],
] as const)('the heading of the solutions is in the language of the book: %s', async (code, heading) => {
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

test('embeds fonts, and prints a title with markup as text', async () => {
  const pdf = await bookWith([pageOf(Geometry.ofSize(4))], { title: ') Tj (/JavaScript\u0000 <b>ä€</b>' });
  const text = pdf.toString('latin1');
  expect(text).toContain('/FontFile2');
  expect(text).not.toMatch(/\/JavaScript|\/Subtype \/Image/);
});

test.each(PAPERS.flatMap((paper) => [1, 2, 4, 5, 6, 7, 12].map((count) => [count, paper] as const)))(
  '%i grids on %s do not overlap and stay within the printable area',
  (count, paper) => {
    const area = printableOf({ paper });
    const { width, height } = sizeOf({ paper });
    expect(area.x).toBeGreaterThanOrEqual(25);
    expect(area.x + area.width).toBeLessThanOrEqual(width - 25);
    expect(area.y + area.height).toBeLessThanOrEqual(height - 36);
    const frames = framesOf(area, { count, above: 20, below: 24 });
    for (const [index, { x, y, width }] of frames.entries()) {
      expect(width).toBeGreaterThan(100);
      expect(x).toBeGreaterThanOrEqual(area.x - 1e-6);
      expect(x + width).toBeLessThanOrEqual(area.x + area.width + 1e-6);
      expect(y).toBeGreaterThanOrEqual(area.y - 1e-6);
      expect(y + width + 44).toBeLessThanOrEqual(area.y + area.height + 1e-6);
      for (const other of frames.slice(index + 1))
        expect(Math.abs(x - other.x) >= width || Math.abs(y - other.y) >= width + 44).toBe(true);
    }
  },
);

test('distributes the remaining height evenly between grids', () => {
  const area = printableOf({ paper: 'a4' });
  const frames = framesOf(area, { count: 4, above: 20, below: 14 });
  const [first, , third] = frames;
  const above = first!.y - area.y;
  const between = third!.y - first!.y - first!.width - 34;
  const below = area.y + area.height - third!.y - third!.width - 34;
  expect(above).toBeCloseTo(between);
  expect(below).toBeCloseTo(between);
});

test.each([
  [9, 5, 2 + 1],
  [12, 5, 2 + 1],
  [16, 3, 3 + 1],
  [25, 3, 3 + 2],
])('by default, grids of size %i: %i puzzles fill %i pages', async (size, count, pages) => {
  const pdf = await bookWith(Array.from({ length: count }, () => pageOf(Geometry.ofSize(size))));
  expect(pagesIn(pdf)).toBe(pages);
});

test('a grid that fills a page starts a new one, and so does the grid after it', async () => {
  const pages = [9, 9, 16, 9].map((size) => pageOf(Geometry.ofSize(size)));
  expect(pagesIn(await bookWith(pages, { solutions: false }))).toBe(3);
});

/** Returns the number of grids on each page of a book. The frame of a grid is four thick lines. */
const gridsIn = (pdf: Buffer): number[] =>
  contentOf(pdf).map((content) => (content.match(/^3\.6 w$/gm)?.length ?? 0) / 4);

test('spreads solutions evenly over their pages', async () => {
  const pages = Array.from({ length: 13 }, () => pageOf(Geometry.ofSize(4)));
  expect(gridsIn(await bookWith(pages, { perPage: 6 })).filter(Boolean)).toEqual([6, 6, 1, 7, 6]);
});

test('prints solutions in black', async () => {
  const pdf = await bookWith([pageOf(Geometry.ofSize(4))]);
  const colours = contentOf(pdf).map((content) => new Set(content.match(/^[\d. ]+ scn$/gm)));
  expect(
    [...colours.filter((used) => used.size > 0).at(-1)!].filter((colour) => !/^0 0 0 scn$|^0\.2\d+/.test(colour)),
  ).toEqual([]);
});

const textsOf = async (pages: readonly Page[], options: Partial<BookOptions>): Promise<string[]> => {
  const faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const usual = { paper: 'a4', perPage: 4, candidates: false, solutions: false, words: BOOK_WORDS.en } as const;
  return textsIn(Buffer.concat(await bookOf(pages, { ...usual, ...options }, faces))).filter(Boolean);
};

test('sorts puzzles by level, each level on pages under its name', async () => {
  const levels = ['hard', 'easy', 'hard', undefined, 'easy'] as const;
  const pages = levels.map((level) => ({ ...pageOf(Geometry.ofSize(1)), notes: [], ...(level && { level }) }));
  const texts = await textsOf(pages, { levels: true });
  expect(texts.map((text) => text.replaceAll(/\d/g, ''))).toEqual(['Easy', 'Hard', 'Not graded']);
});

test('a cover shows the number of puzzles of each level', async () => {
  const pages = (['hard', 'easy', 'hard'] as const).map((level) => ({ ...pageOf(Geometry.ofSize(4)), level }));
  const [cover] = await textsOf(pages, { cover: true, title: 'Mine', subtitle: 'and yours' });
  for (const text of ['Mine', 'and yours', '3 puzzles', '1 easy', '2 hard']) expect(cover).toContain(text);
  expect(await textsOf(pages, {})).not.toContain('3 puzzles');
});

test('lessons come before the puzzles, each on one page', async () => {
  const lesson = (name: string) => ({
    name,
    text: [
      { kind: 'paragraph', text: 'Long words. '.repeat(300) },
      { kind: 'heading', text: 'How' },
      { kind: 'point', text: 'Look.', mark: '1.' },
    ] as const,
  });
  const texts = await textsOf([pageOf(Geometry.ofSize(4))], {
    howTo: [lesson('First'), lesson('Second'), lesson('Third')],
  });
  expect(texts).toHaveLength(4);
  expect(texts[0]).toMatch(/^How to solveFirst.*How1\.Look\.1$/s);
  expect(texts[2]).toContain('Third');
});

test('rejects a title that no font can print, and names its characters', async () => {
  const options = { title: 'Tee 茶 und 茶 \u{1f9e9}' };
  await expect(textsOf([pageOf(Geometry.ofSize(4))], options)).rejects.toThrow(
    'no font here has 茶 (U+8336), \u{1f9e9} (U+1F9E9)',
  );
  await expect(textsOf([pageOf(Geometry.ofSize(4))], { title: 'Für dich – €' })).resolves.toHaveLength(2);
});

test('breaks long titles and long words into lines', async () => {
  const baselines = (content: string): string[] =>
    [...content.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => y!);
  const pagesOf = async (title: string): Promise<string[]> =>
    contentOf(await bookWith([pageOf(Geometry.ofSize(1))], { title }));
  const lines = async (title: string): Promise<number> => new Set(baselines((await pagesOf(title))[0]!)).size;
  expect(await lines('Short')).toBe(1);
  expect(await lines('A title that is much too long for one line of a page')).toBe(2);
  expect(await lines('Anuncommonlylongwordwithoutanyblankanywhereinit'.repeat(3))).toBeGreaterThan(2);
});

test('cuts titles longer than a page above the foot of the cover', async () => {
  const title = 'word '.repeat(600);
  for (const cover of [false, true]) {
    const pdf = await bookWith([pageOf(Geometry.ofSize(1))], { title, subtitle: title, cover });
    const lines = [...contentOf(pdf)[0]!.matchAll(/1 0 0 1 [\d.]+ (-?[\d.]+) Tm/g)].map(([, y]) => Number(y));
    expect(new Set(lines).size).toBeGreaterThan(20);
    expect(Math.min(...lines)).toBeGreaterThan(36);
  }
  const [cover] = await textsOf([pageOf(Geometry.ofSize(4))], { title, subtitle: title, cover: true });
  expect(cover).toMatch(/…|\u0085/);
  expect(cover).toMatch(/1 puzzle$/);
});

test('a blank title adds no title page', async () => {
  expect(pagesIn(await bookWith([pageOf(Geometry.ofSize(4))], { title: '  ', solutions: false }))).toBe(1);
});

test('numbers puzzles from the given number', async () => {
  const [, , , solutions] = await textsOf(
    Array.from({ length: 3 }, () => ({ ...pageOf(Geometry.ofSize(1)), notes: [] })),
    { numberFrom: 61, perPage: 1, solutions: true },
  );
  for (const number of ['61', '62', '63']) expect(solutions).toContain(number);
});

/** Returns the edges of the boxes with a name, such as TrimBox, on all pages. */
const boxesIn = (pdf: Buffer, name: string): number[][] =>
  [...pdf.toString('latin1').matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map(([, edges]) =>
    edges!.split(' ').map(Number),
  );

test('a bleed adds a margin to trim around a page of the usual size', async () => {
  const pdf = await bookWith([pageOf(Geometry.ofSize(4))], { bleed: true });
  const [[left, top, right, bottom]] = boxesIn(pdf, 'TrimBox') as [[number, number, number, number]];
  expect([right - left, bottom - top]).toEqual([expect.closeTo(595.28), expect.closeTo(841.89)]);
  const [[outerLeft]] = boxesIn(pdf, 'BleedBox') as [[number]];
  expect(left - outerLeft).toBeCloseTo((3 / 25.4) * 72, 0);
  expect(boxesIn(pdf, 'MediaBox')).toEqual(boxesIn(pdf, 'MediaBox').map(() => [0, 0, right + left, bottom + top]));
  expect(boxesIn(await bookWith([pageOf(Geometry.ofSize(4))]), 'TrimBox')).toEqual([]);
});

test('with a bleed, the tint of a cover and the tabs of levels reach beyond the edge; without one they are not drawn', async () => {
  const pages = (['easy', 'hard'] as const).map((level) => ({ ...pageOf(Geometry.ofSize(4)), level }));
  const rectanglesOf = async (options: Partial<BookOptions>) => {
    const pdf = await bookWith(pages, { cover: true, levels: true, solutions: false, ...options });
    return contentOf(pdf).map((content) =>
      [...content.matchAll(/^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/gm)].map((each) =>
        each.slice(1).map(Number),
      ),
    );
  };
  const beyond = ([x, y, width]: number[]): boolean => x! < 0 || y! < 0 || x! + width! > 595.3;
  const [cover, easy, hard] = (await rectanglesOf({ bleed: true })).filter((all) => all.length > 0);
  expect(cover![0]).toEqual([-8.5, -8.5, 612.28, 858.89]);
  const [[left, top, width], [otherLeft, otherTop]] = [easy!.find(beyond)!, hard!.find(beyond)!] as [
    number[],
    number[],
  ];
  expect(left! + width!).toBeCloseTo(595.28 + 8.5);
  expect([otherLeft, top, otherTop! > top!]).toEqual([left, 0, true]);
  for (const page of await rectanglesOf({})) expect(page.filter(beyond)).toEqual([]);
});

test.each([
  [
    1,
    [
      [undefined, 0],
      [undefined, undefined],
    ],
  ],
  [
    4,
    [
      [3, 0],
      [1, 2],
    ],
  ],
  [
    7,
    [
      [undefined, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ],
  ],
])('the pages of a booklet of %i are in order when folded', (count, sides) => {
  expect(foldedOrder(count)).toEqual(sides);
});

test('a booklet has two pages on each side of a sheet', async () => {
  const pages = Array.from({ length: 8 }, () => pageOf(Geometry.ofSize(4)));
  const pdf = await bookWith(pages, { booklet: true, solutions: false });
  expect(boxesIn(pdf, 'MediaBox')).toEqual([
    [0, 0, 841.89, 595.28],
    [0, 0, 841.89, 595.28],
  ]);
  expect(gridsIn(pdf).filter(Boolean)).toEqual([4, 4]);
});

test('the margin at the spine is wider if both sides are printed', () => {
  const [right, left] = [1, 2].map((number) => printableOf({ paper: 'a4', twoSided: true }, number)) as [
    PageArea,
    PageArea,
  ];
  const { width } = sizeOf({ paper: 'a4' });
  expect(right.x).toBeGreaterThan(width - right.x - right.width);
  expect(right.x).toBeCloseTo(width - left.x - left.width);
});

/** Draws the QR code of a page in RGBA pixels, as a reader of codes needs them. */
function blackOn(content: string, width: number, height: number): Uint8ClampedArray {
  const scale = 2 / 1.25;
  const picture = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, x, y, across, down] of content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (1\.25) re$/gm)) {
    const [left, top, right, bottom] = [Number(x), Number(y), Number(x) + Number(across), Number(y) + Number(down)];
    for (let row = Math.round(top * scale); row < Math.round(bottom * scale); row++)
      for (let column = Math.round(left * scale); column < Math.round(right * scale); column++)
        picture.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return picture;
}

/** The types declare an ES module, but the import is its CommonJS export. */
const decoded = jsQR as unknown as typeof jsQR.default;

test('a printed code opens the puzzle, or the path to its solution, on the page', async () => {
  const { puzzle } = pageOf(Geometry.ofSize(9));
  const links = pageLinks('https://example.org/sudoku/', puzzle);
  for (const qr of ['link', 'solutionLink'] as const) {
    const pdf = await bookWith([{ puzzle, notes: [], ...links }], { qr, solutions: false });
    const read = decoded(blackOn(contentOf(pdf)[0]!, 1000, 1400), 1000, 1400)?.data;
    expect(read).toBe(links[qr]);
    const { area, query } = routeIn(new URL(read!).hash);
    expect(area).toBe(qr === 'link' ? 'play' : 'path');
    const { givens, geometry } = playInLink(query.get('p')!)!;
    expect([geometry.boxRows, givens]).toEqual([3, Array.from(puzzle.values)]);
  }
});

test('links keep unusual boxes and the rules of variants', () => {
  const geometry = withRules(Geometry.of(3, 2), { variant: ['x'] });
  const { link } = pageLinks('https://example.org/', { geometry, values: new Int8Array(36).fill(-1) });
  const play = playInLink(routeIn(new URL(link).hash).query.get('p')!)!;
  expect([play.geometry.boxRows, play.geometry.boxColumns, play.geometry.isPlain]).toEqual([3, 2, false]);
});

test('numbers of puzzles and of solutions are links', async () => {
  const links = pageLinks('https://example.org/', pageOf(Geometry.ofSize(4)).puzzle);
  const pdf = await bookWith([{ ...pageOf(Geometry.ofSize(4)), ...links }]);
  const found = [...pdf.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
  expect(found).toEqual([links.link, links.solutionLink]);
});

test('a page has the title, the author and the rules of its setter in place of ours', async () => {
  const geometry = withRules(Geometry.of(2, 2), { variant: ['x'] });
  const puzzle = { geometry, values: new Int8Array(16).fill(-1) };
  const said = { title: 'Crossing', author: 'Ann', rules: 'Both long lines are full.' };
  const options = { perPage: 1, solutions: false, words: BOOK_WORDS.en, paper: 'a4', candidates: false } as const;
  const faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const [text] = textsIn(Buffer.concat(await bookOf([{ puzzle, ...said, notes: ['easy'] }], options, faces)));
  const bare = text!.replaceAll(' ', '');
  expect(bare).toContain('1Crossing');
  expect(bare).toContain('Bothlonglinesarefull.');
  expect(bare).toContain('Ann\u00b7easy'.replace('\u00b7', '·'));
  expect(bare).not.toContain('diagonal');
});

test.each([1, 4] as const)('long rules leave grids their room, and stay on the page: %i on a page', async (perPage) => {
  const puzzle = { geometry: Geometry.ofSize(9), values: new Int8Array(81).fill(-1) };
  const pages = [100, 1000, 6000].map((length) => ({ puzzle, rules: 'word '.repeat(length / 5) }));
  const options = { perPage, solutions: false, words: BOOK_WORDS.en, paper: 'a4', candidates: false } as const;
  const faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const [content] = contentOf(Buffer.concat(await bookOf(pages, options, faces))).slice(-1);
  const [, scale] = /^(0\.\d+) 0 0 \1 0 0 cm$/m.exec(content!)!;
  const { width, height } = printableOf(options);
  expect(Number(scale) * (9 * CELL)).toBeGreaterThan(Math.min(width, height / perPage) / 2);
  const baselines = [...content!.matchAll(/^1 0 0 1 [\d.]+ (-?[\d.]+) Tm$/gm)].map(([, y]) => Number(y));
  expect(Math.min(...baselines)).toBeGreaterThan(20);
});
