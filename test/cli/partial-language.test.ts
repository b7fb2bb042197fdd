/** A language with three templates: English stands in for what it lacks. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { allSteps, check, hint } from '../../src/index.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { translatedBy } from '../../src/render/language/translated.js';
import { read } from '../read-text.js';

const FRENCH = {
  ...ENGLISH,
  code: 'fr' as 'de',
  translationsFor: translatedBy([
    {
      'In {house}, the only place for {digit} is {cell}.': 'Dans {house}, la seule place du {digit} est {cell}.',
      '{digit} is the only candidate left in {cell}.': '{digit} est le seul candidat de {cell}.',
      'In {house}, {cell} is the last empty cell, and {digit} is the last digit missing.':
        'Dans {house}, {cell} est la dernière case vide, et il manque le {digit}.',
    },
  ]),
};

const languageOf = (code: string) => (code === 'fr' ? FRENCH : ENGLISH);

const EASY = '.3.1...2....1...';
const ENDING = '1234341221434.21';
const HARD = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';
const CAGES = '................ x killer-cage=3:r1c12;7:r1c34';

test('the library tells three kinds of steps in it, and the others in English', () => {
  const language = FRENCH;
  expect(hint(EASY, { language }).step?.text).toBe('Dans box 1, la seule place du 1 est r2c2.');
  expect(hint(ENDING, { language }).step?.text).toMatch(/^Dans row 4, r4c2 est la dernière case vide/);
  const texts = allSteps(HARD, { language, maxLevel: 'medium' }).steps.map(
    ({ strategy, text }) => `${strategy}: ${text}`,
  );
  expect(texts.find((text) => text.startsWith('naked-single'))).toMatch(/ est le seul candidat de /);
  expect(texts.find((text) => text.startsWith('pointing'))).toMatch(/: In box \d, every place for/);
});

test('the library tells of constraints in English', () => {
  const [conflict] = check(read('1...1........... killer-cage=3:r1c1r2c1'), { language: FRENCH }).conflicts;
  expect(conflict?.text).toBe('Clash: 1 stands twice in column 1: r1c1 and r2c1.');
  const texts = allSteps(read(CAGES), { language: FRENCH }).steps.map(({ text }) => text);
  expect(texts.join()).toContain('The 3-cage in r1c12 takes 1 and 2');
});

describe('the terminal', () => {
  let sudoku: typeof import('./sudoku.js').sudoku;

  // Files of tests share modules, which know two languages: these ones have modules of their own.
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../src/core/languages.js', async (original) => ({
      ...(await original<typeof import('../../src/core/languages.js')>()),
      LANGUAGES: ['en', 'de', 'fr'],
    }));
    vi.doMock('../../src/render/language/index.js', async (original) => ({
      ...(await original<typeof import('../../src/render/language/index.js')>()),
      loadLanguage: async (code: string) => languageOf(code),
      languageOf,
      languageWith: languageOf,
    }));
    ({ sudoku } = await import('./sudoku.js'));
    // No record takes long then: one that does begins anew in a thread, which has modules of its own.
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });

  afterAll(() => {
    vi.restoreAllMocks();
    vi.doUnmock('../../src/core/languages.js');
    vi.doUnmock('../../src/render/language/index.js');
    vi.resetModules();
  });

  test('tells three kinds of steps in it', async () => {
    const { status, out } = await sudoku('hint', '--lang', 'fr', EASY);
    expect(out).toContain('    Hidden Single: Dans box 1, la seule place du 1 est r2c2.');
    expect(status).toBe(0);
  });

  test.each([
    ['solve', '--explain', '--grid', CAGES],
    ['constraints'],
    ['constraints', 'killer-cage'],
    ['strategies'],
    ['strategies', 'x-wing'],
    ['check', '11..............'],
    ['check', '1...............'],
    ['grade', EASY],
  ])('tells the rest in English: %s %s', async (...words) => {
    const [told, english] = [await sudoku(...words, '--lang', 'fr'), await sudoku(...words)];
    const ofPage = words[0] === 'constraints' && words[1] ? /^(# .*\n\n).*\n\n/ : /^$/;
    expect([told.status, told.out.replace(ofPage, '$1')]).toEqual([english.status, english.out]);
  });
});
