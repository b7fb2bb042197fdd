/** What `pdfOf` prints of puzzles and of pages. */
import { expect, test } from 'vitest';
import { create, read as readPasted } from '../../src/index.js';
import { pdfOf } from '../../src/render/pdf/later-node.js';
import { BOOK_WORDS, type Page, type PdfOptions, standardFaces } from '../../src/render/pdf/node.js';
import { read } from '../read-text.js';
import { contentOf, textsIn } from './pdf-content.js';

const puzzle = read('.3.1...2....1...');
const printed = async (page: Page, options: PdfOptions = {}): Promise<Buffer> =>
  Buffer.from(await pdfOf([page], { faces: standardFaces(), ...options }));

test('prints notes under a puzzle, as those of a created one', async () => {
  const made = await create({ size: 4, level: 'easy', seed: 'tea' });
  const { level, score } = made.hodoku!;
  const [first] = textsIn(
    await printed({ puzzle: read(made.puzzle, made), notes: [level, `${score} points`, `seed ${made.seed}`] }),
  );
  expect(first).toContain(`easy · ${score} points · seed tea`);
});

test('prints the solution of a page without one, and the solution that a page has', async () => {
  const [, found] = textsIn(await printed({ puzzle }));
  expect(found).toContain('Solutions');
  const empty = read('.'.repeat(16));
  expect(textsIn(await printed({ puzzle: empty }))).toHaveLength(1);
  const solution = Int8Array.from('1234341221434321', (digit) => Number(digit) - 1);
  const [, told] = textsIn(await printed({ puzzle: empty, solution }));
  expect(told).toContain('1234341221434321');
});

test('sorts pages by level, and prints the level in stars', async () => {
  const pages = (['hard', 'easy'] as const).map((level): Page => ({ puzzle, level, notes: [`a ${level} one`] }));
  const book = Buffer.from(await pdfOf(pages, { faces: standardFaces(), levels: true, solutions: false }));
  expect(textsIn(book).map((text) => /a (easy|hard) one/.exec(text)?.[1])).toEqual(['easy', 'hard']);
  const sizeOf = async (stars: boolean): Promise<number> =>
    contentOf(await printed({ puzzle, level: 'hard' }, { stars }))[0]!.length;
  expect(await sizeOf(true)).toBeGreaterThan(await sizeOf(false));
});

test('prints the links of pages as codes', async () => {
  const [first] = textsIn(await printed({ puzzle, link: 'https://example.org/1' }, { qr: 'link' }));
  expect(first).toContain('Scan a code to play its puzzle.');
});

test('with plain puzzles, settings that print parts of pages are errors, of the types too', async () => {
  // @ts-expect-error A puzzle has no level.
  const stars = pdfOf([puzzle], { stars: true });
  await expect(stars).rejects.toMatchObject({ code: 'BAD_OPTION', option: 'stars' });
  // @ts-expect-error A puzzle has no level.
  const levels = pdfOf([puzzle], { levels: true });
  await expect(levels).rejects.toThrow('levels: no puzzle has a level: give pages, as { puzzle, level }');
  // @ts-expect-error A puzzle has no link.
  const qr = pdfOf([puzzle], { qr: 'solutionLink' });
  await expect(qr).rejects.toThrow('qr: no puzzle has a solutionLink: give pages, as { puzzle, solutionLink }');
});

test.each([
  [
    { puzzle: '.3.1...2....1...', notes: ['easy'] },
    'puzzles',
    'takes puzzles, as read returns them, and pages, as { puzzle, notes }',
  ],
  [{ puzzle, niveau: 'easy' }, 'niveau', 'unknown setting'],
  [{ puzzle, level: 'harsh' }, 'level', "unknown level 'harsh'"],
  [{ puzzle, notes: 'easy' }, 'notes', 'takes a list'],
  [{ puzzle, solution: '1234' }, 'solution', 'takes the digit of each cell, from zero'],
  [{ puzzle, solution: new Int8Array(16) }, 'solution', 'of a solution of the puzzle'],
  [{ puzzle, solution: new Int8Array(16).fill(-1) }, 'solution', 'of a solution of the puzzle'],
])('rejects a wrong page: %o', async (page, option, message) => {
  await expect(pdfOf([page as never])).rejects.toMatchObject({ option, message: expect.stringContaining(message) });
});

test('one puzzle is refused with the list that it needs', async () => {
  await expect(pdfOf(puzzle as never)).rejects.toMatchObject({
    code: 'BAD_OPTION',
    message: 'puzzles takes a list, also of one: `pdfOf([puzzle])`, not an object',
  });
});

const lesson = { name: 'Singles', text: [{ kind: 'paragraph', text: 'One place is left.' }] };

test.each<[object, string, string]>([
  [{ howTo: [{ ...lesson, name: 1 }] }, 'howTo.name', 'takes a text, not 1'],
  [{ howTo: [{ ...lesson, text: 'One place is left.' }] }, 'howTo.text', 'takes a list'],
  [{ howTo: [{ ...lesson, text: ['One place is left.'] }] }, 'howTo.text', 'takes parts: { kind, text }'],
  [{ howTo: [{ ...lesson, text: [{ kind: 'verse', text: '' }] }] }, 'howTo.text.kind', "unknown kind 'verse'"],
  [
    { howTo: [{ ...lesson, example: { picture: {}, sentence: '' } }] },
    'howTo.example.picture',
    'what picture() returns',
  ],
  [{ howTo: [{ ...lesson, exemple: {} }] }, 'exemple', 'Did you mean example?'],
  [{ words: { ...BOOK_WORDS.en, levels: 1 } }, 'words.levels', 'takes a text for each of easy'],
  [{ words: { ...BOOK_WORDS.en, puzzel: 'x' } }, 'puzzel', 'Did you mean puzzle?'],
  [{ faces: { ...standardFaces(), bald: 1 } }, 'bald', 'unknown setting'],
  [{ faces: { ...standardFaces(), others: [{ ...standardFaces(), bald: 1 }] } }, 'bald', 'unknown setting'],
  [{ faces: { regular: 1, bold: 2 } }, 'faces', 'the regular one is no font that can be read'],
  [{ faces: { ...standardFaces(), bold: '/no/such.ttf' } }, 'faces', 'the bold one is no font'],
  [{ faces: { ...standardFaces(), others: [1] } }, 'faces.others', 'takes fonts: { regular, bold }, not 1'],
])('rejects wrong lessons, words and fonts: %o', async (options, option, message) => {
  await expect(pdfOf([puzzle], options)).rejects.toMatchObject({
    code: 'BAD_OPTION',
    option,
    message: expect.stringContaining(message),
  });
});

test('rejects a link too long for a code, by the number of its puzzle', async () => {
  const link = `https://example.org/${'x'.repeat(3000)}`;
  await expect(pdfOf([{ puzzle }, { puzzle, link }], { qr: 'link' })).rejects.toMatchObject({
    code: 'BAD_OPTION',
    message: 'qr: no code can hold the link of puzzle 2 (3,020 characters): shorten it, or leave out qr',
  });
});

test('rejects notes that no font can print', async () => {
  const notes = ['\u{12000}'];
  await expect(pdfOf([{ puzzle, notes }])).rejects.toMatchObject({ code: 'UNPRINTABLE', characters: notes });
  await expect(printed({ puzzle, notes })).rejects.toMatchObject({ code: 'UNPRINTABLE', characters: notes });
});

test('prints what read and create return', async () => {
  const text = '.3.1...2....1...';
  const pasted = await readPasted(`From the paper of Sunday:\n\n${text}`);
  const made = await create({ size: 4, seed: 'tea' });
  for (const given of [text, pasted, made]) {
    const book = Buffer.from(await pdfOf([given], { faces: standardFaces() }));
    expect(book.subarray(0, 5).toString()).toBe('%PDF-');
  }
});
