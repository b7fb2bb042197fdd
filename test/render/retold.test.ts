/** Remarks and errors that are told in English, in other languages: each template is one that a source says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../src/render/language/de/levels.js';
import { GERMAN_MEASURES } from '../../src/render/language/de/measures.js';
import { TABLES } from '../../src/render/language/de/retold/index.js';
import { retellingBy } from '../../src/render/language/retelling.js';
import { loadRetold, retold } from '../../src/render/language/retold.js';
import { BOOK_WORDS } from '../../src/render/pdf/words.js';

beforeAll(() => loadRetold('de'));

test.each([
  ['the limit of 0.5 s was reached', 'die Grenze von 0,5 s ist erreicht'],
  ['the limit of 0.5 s was reached: no profile', 'die Grenze von 0,5 s ist erreicht: kein Profil'],
  ['1,234 of 2,000 kept', '1.234 von 2.000 behalten'],
  [
    "unknown symbol 'z': a grid of size 4 has 1-4, and . or 0 where a cell is empty",
    /^unbekanntes Zeichen 'z': ein Gitter/,
  ],
  ['row 2 has 8 cells instead of 9', 'Zeile 2 hat 8 Felder statt 9'],
  [
    'lists are read as rows; another puzzle in the same line is not read: a line has one',
    'Listen gelten als Zeilen; ein weiteres Rätsel in derselben Zeile wird nicht gelesen: eine Zeile hat eines',
  ],
  [
    'line cannot hold the rules x, windoku and boxes of 3x2',
    'line kann die Regeln x, windoku und Blöcke von 3x2 nicht fassen',
  ],
  [
    'this cannot be: where techniques up to easy suffice, no path needs naked-pair; allow --max-level medium',
    'das kann es nicht geben: wo Techniken bis leicht genügen, braucht kein Weg naked-pair; erlaube --max-level medium',
  ],
  ['--theme does nothing without --histogram', '--theme bewirkt nichts ohne --histogram'],
])('%s', (text, german) => {
  expect(retold(text, 'de')).toEqual(typeof german === 'string' ? german : expect.stringMatching(german));
  expect(retold(text, 'en')).toBe(text);
});

test.each([
  'nobody has said this',
  'it is solved',
  'row 2 has 8 cells instead of',
  'lists are read as rows; nobody has said this',
  'the limit of 0.5 s was reached: nobody has said this',
])('no half of a translation: %s', (text) => {
  expect(retold(text, 'de')).toBeUndefined();
});

test('the template that says most is taken, and its texts do not overlap', () => {
  const retell = retellingBy(
    [{ 'a {word}': '1 {word}', 'a {word} b': '2 {word}', '{number} x x': '3 {number}' }],
    (number) => (/^\d+$/.test(number) ? number : undefined),
  );
  expect(['a c', 'a c b', 'a b', 'a  b', '5 x x', '5 x', 'y x x'].map((text) => retell(text))).toEqual([
    '1 c',
    '2 c',
    '1 b',
    '2 ',
    '3 5',
    undefined,
    undefined,
  ]);
});

describe('templates', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const code = ['src', 'constraints', 'node_modules/commander/lib']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:js|ts)$/.test(name) && !name.includes('retold'))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n')
    .replaceAll('\\', '');

  /** Of other programs: their errors are quoted. */
  const ELSEWHERE = ['is not valid JSON', 'Unexpected end of JSON input'];

  /** Put together from parts of which none is long. */
  const COMPOSED = [
    'there is no',
    'unknown ',
    'type or paste',
    ' puzzle',
    ' to go',
    'after record',
    'takes a whole number',
    'read as ',
    ' cells',
    'without a pdf',
    'was reached',
    ' a second; rare: ',
    '(the word ',
    'the author',
    'the date',
    'the url',
  ];

  test.each(TABLES.flatMap((table) => Object.keys(table)))('%s is said somewhere', (template) => {
    const texts = template.split(/\{\w+\}/).map((text) => text.trim());
    if ([...ELSEWHERE, ...COMPOSED].some((text) => template.includes(text))) return;
    const longest = texts.sort((a, b) => b.length - a.length)[0]!;
    // A text may be put together from parts: four words of it stand together.
    const words = longest.split(' ');
    const runs = words.length < 5 ? [longest] : words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
    const found = runs.some((run) => code.includes(run));
    expect(found, longest).toBe(true);
  });
});

test('levels are called the same everywhere', () => {
  expect(GERMAN_MEASURES.levels).toEqual(LEVEL_NAMES);
  expect(BOOK_WORDS.de.levels).toEqual(LEVEL_NAMES);
});
