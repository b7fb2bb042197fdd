/** Every error of readers, of clues and of rules as text is told in German too. */
import { beforeAll, expect, test } from 'vitest';
import { TABLES } from '../../src/render/language/de/retold/index.js';
import { retellingBy } from '../../src/render/language/retelling.js';
import { loadRetold, retold } from '../../src/render/language/retold.js';
import { read } from '../read-text.js';
import { errorTexts, SLOT } from './error-texts.js';

beforeAll(() => loadRetold('de'));

/** The retelling by templates whose slots stand for any text: what stands there is told on its own. */
const fitting = retellingBy(
  TABLES.map((table) =>
    Object.fromEntries(
      Object.keys(table).map((template) => {
        let slots = 0;
        return [template.replaceAll(/\{\w+\}/g, () => `{slot${slots++}}`), 'fits'];
      }),
    ),
  ),
  (number) => number,
);

/** Texts that are nobody's but a developer's: of expressions in definitions, and of constraints that a program makes. */
const OF_DEVELOPERS = ['src/definitions/', 'src/variants/own.ts', 'src/variants/with-clues.ts'];

/** Texts that are put together from parts, each of which is told. */
const COMPOSED = [
  `${SLOT} ${SLOT}: ${SLOT}`,
  `rule ${SLOT}: ${SLOT}`,
  `takes ${SLOT}`,
  `takes ${SLOT} of cells`,
  `${SLOT} in ${SLOT}`,
  `r${SLOT}c${SLOT}`,
  `${SLOT}: '${SLOT}' is not a number up to ${SLOT}`,
  `${SLOT}: '${SLOT}' is not a digit of a note`,
  `${SLOT}: ${SLOT} is not a number that a cell can hold: ${SLOT}`,
  `${SLOT} rows instead of ${SLOT}: row ${SLOT} is ${SLOT}`,
];

const TEXTS = errorTexts(['src/formats', 'src/variants', 'src/rules', 'src/core', 'constraints']).filter(
  ({ text, at }) => !COMPOSED.includes(text) && !OF_DEVELOPERS.some((path) => at.startsWith(path)),
);

test('errors are found in the sources', () => {
  expect(TEXTS.length).toBeGreaterThan(250);
});

test('each has a German text', () => {
  expect(TEXTS.filter(({ text }) => fitting(text) === undefined).map(({ text, at }) => `${at} ${text}`)).toEqual([]);
});

const EMPTY = '.'.repeat(81);

test.each([
  `${EMPTY} killer-cage=99:r1c12`,
  `${EMPTY} killer-cage=3:r1c1r1c1`,
  `${EMPTY} killer-cage=1.5:r1c1r1c2`,
  `${EMPTY} whisper=5:r1c1`,
  `${EMPTY} white-dot=r1c1r5c5`,
  `${EMPTY} clone=r1c1r1c2`,
  `${EMPTY} clone=r1c1r1c2/r5c5`,
  `${EMPTY} sandwich=5:r1c1`,
  `${EMPTY} sandwich=r1c0`,
  `${EMPTY} little-killer=5:r1c0`,
  `${EMPTY} quadruple=12:r1c1r1c2r1c3r1c4`,
  `${EMPTY} contains=1234:r1c1r1c2`,
  `${EMPTY} relation=near:r1c1r1c2`,
  `${EMPTY} killer-cage=3:r0c1r1c1`,
  `${EMPTY} killer-cage=3:r1c1r1c2;4:r1c1r1c2`,
  `${EMPTY} rule=r1c1r1c2`,
  `${EMPTY} digits=0-9`,
  `${EMPTY} digits=9-1`,
  `${EMPTY} regions=AAB`,
  `${EMPTY} regions=${'A'.repeat(81)}`,
  `${EMPTY} pairs=r1c1`,
  `${'.'.repeat(16)} centre-dot`,
  `${'.'.repeat(16)} global-entropy`,
  `${'.'.repeat(80)}`,
  `${'.'.repeat(80)}x`,
])('the error of %s is told whole', (line) => {
  expect(retold(faultOf(line), 'de')).toBeDefined();
});

test.each([
  'nonsense',
  'pairs: a',
  'pairs: a <',
  'pairs: a < b b',
  'pairs: a < b and',
  'pairs: a < b $',
  'pairs: a < d[1]',
  'pairs: a not in {1}',
  'pairs: a is not prime',
  'pairs: a is large',
  'pairs: a == b',
  'pairs: a % b = 0 and (a = 1',
  'pairs: a % (a - b) = 0',
  'pairs: a b = 3',
  'pairs: a < 123456789',
  'pairs: a < c',
  'triples: a < sum()',
  'all: sum() = 3',
  'whole: a < b',
  'whole: d[0] = 1',
  'whole: d[9] = 1',
  'whole: d[3..1] = 1',
  'whole: count() = 1',
  'whole: count(a) = 1',
  'whole: count(b > 2) = 1',
  'whole: pairs() = 1',
  'whole: least(a > 2) = 1',
  'whole: sum() = 3 or sum()',
  `pairs: ${'('.repeat(40)}a${')'.repeat(40)} < b`,
  `pairs: ${'a + '.repeat(200)}b < 3`,
  'near',
  'countdown=3',
  'sum in steps=0',
  'either renban or nonsense',
  'either renban=3 or whisper',
  'a b c := nonsense',
])('the error of the rule %s is told whole', (text) => {
  expect(retold(faultOf(`${EMPTY} rule="${text}":r1c1r1c2r1c3`), 'de')).toBeDefined();
});

/** Returns why a line is no puzzle. */
function faultOf(line: string): string {
  try {
    read(line);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it is read');
}
