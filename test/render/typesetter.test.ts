/** Texts of books in any script: line breaks, order of display, and fonts. */
import { describe, expect, test } from 'vitest';
import { Unprintable } from '../../src/render/errors.js';
import { inDisplayOrder, loadBidi, startMark } from '../../src/render/pdf/bidi.js';
import { facesFor } from '../../src/render/pdf/fonts.js';
import { pdfOf } from '../../src/render/pdf/node.js';
import { charactersOf, piecesOf, printable } from '../../src/render/pdf/typesetter.js';
import { BOOK_WORDS } from '../../src/render/pdf/words.js';

describe('a line may break', () => {
  test.each([
    ['after blanks', 'Two words, (three) of them.', ['Two ', 'words, ', '(three) ', 'of ', 'them.']],
    ['after dashes between letters', 'X-Wing, not -5', ['X-', 'Wing, ', 'not ', '-5']],
    ['not within numbers and names of cells', 'r1c2 3.5 don’t', ['r1c2 ', '3.5 ', 'don’t']],
    ['between Chinese words, not before a comma', '练习，从易', ['练习，', '从', '易']],
    ['never after an opening bracket', '（练习）', ['（练习）']],
  ])('%s', (_, text, pieces) => {
    expect(piecesOf(text).join('')).toBe(text);
    expect(piecesOf(text)).toEqual(pieces);
  });

  test('never within a character of several code points', () => {
    expect(charactersOf('हिन्दी👨‍👩‍👧')).toEqual(['हि', 'न्दी', '👨‍👩‍👧']);
  });
});

describe('order of display', () => {
  /** Returns the parts of a line in the order of display, each in reading order. */
  const standing = async (line: string): Promise<string[]> =>
    inDisplayOrder((await loadBidi())(line)).map(({ text, level }) => (level % 2 === 1 ? `<${text}` : text));

  test.each([
    ['Sudoku 9', ['Sudoku 9']],
    ['אבג דה', ['<אבג דה']],
    ['אבג 12 דה', ['<\u0020דה', '12', '<אבג ']],
    ['one אבג two', ['one ', '<אבג', ' two']],
    ['אבג (12)', ['<(', '12', '<אבג )']],
  ])('%s', async (line, parts) => {
    expect(await standing(line)).toEqual(parts);
  });

  test('begins each line in the direction of its paragraph', async () => {
    expect(startMark('9: אבג one')).toBe('\u200f');
    expect(startMark('one אבג')).toBe('\u200e');
    expect(startMark('one')).toBe('');
    expect(await standing('\u200fone אבג')).toEqual(['<\u0020אבג', 'one']);
  });
});

test('replaces control characters with blanks, and removes overrides of direction', () => {
  expect(printable('a\u0000b\u001b[31m\td')).toBe('a b [31m d');
  expect(printable('\u202egnp.exe\u202c \u05d0')).toBe('gnp.exe\u202c \u05d0');
});

describe('fonts', () => {
  const PACKAGE = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari';

  test('have Latin, Greek, Cyrillic, Arabic and Hebrew letters by default', () => {
    expect(facesFor('Sudoku Σουντόκου Судоку سودوكو סודוקו ½ € – …')).not.toHaveProperty('others');
  });

  test('are found in installed packages, only the needed parts, and in named files', () => {
    const { others } = facesFor('Sudoku हिन्दी');
    expect(others).toHaveLength(1);
    expect(others![0]!.bold).toContain(`${PACKAGE}-700-normal.woff`);
    expect(facesFor('हिन्दी', [`${PACKAGE}-400-normal.woff`]).others![0]!.regular).toBe(`${PACKAGE}-400-normal.woff`);
  });

  test.each([
    ['数独', ['@fontsource/noto-sans-sc']],
    ['数独パズル', ['@fontsource/noto-sans-jp']],
    ['스도쿠 數獨', ['@fontsource/noto-sans-kr']],
    ['\u{1f9e9} ซู', ['@fontsource/noto-emoji', '@fontsource/noto-sans-thai']],
    ['\u{13080}', []],
  ])('%s: an error names missing packages', (text, packages) => {
    try {
      facesFor(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Unprintable);
      expect((error as Unprintable).packages).toEqual(packages);
    }
  });

  test('an error names four characters and the number of the others', () => {
    expect(new Unprintable([...'数独日常练习'], ['a']).message).toBe(
      'no font here has 数 (U+6570), 独 (U+72EC), 日 (U+65E5), 常 (U+5E38) and 2 more: npm install a',
    );
  });

  test('are embedded in a book whose title needs them', async () => {
    const pdf = Buffer.from(await pdfOf([], { title: 'हिन्दी סודוקו' })).toString('latin1');
    expect(pdf).toContain('NotoSansDevanagari-Bold');
    expect(pdf).toContain('DejaVuSans-Bold');
    const lesson = { name: '数独', text: [] };
    const words = { ...BOOK_WORDS.de, solutions: '数独' };
    for (const options of [{ title: '数独' }, { howTo: [lesson] }, { words }])
      await expect(pdfOf([], options)).rejects.toThrow('npm install @fontsource/noto-sans-sc');
  });
});

test('splits long texts without losing a character', () => {
  expect(charactersOf('é'.repeat(200_000))).toHaveLength(200_000);
  expect(piecesOf('of words '.repeat(20_000)).join('')).toHaveLength(180_000);
});

test.each([
  ['of two code units', '\u{1d538}'],
  ['with an accent', 'e\u0301'],
  ['of several emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['with a colour of skin', '\u{1f44d}\u{1f3fd}'],
  ['of a flag', '\u{1f1e9}\u{1f1ea}'],
])('a character %s stays whole wherever it is in a long text', (_, character) => {
  for (let before = 994; before < 1001; before++)
    expect(charactersOf('a'.repeat(before) + character)).toEqual([...'a'.repeat(before), character]);
});
