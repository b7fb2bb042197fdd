/** Rules of any length and form are read or refused by a message, within limits. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/create/random.js';
import { Misread } from '../../../src/formats/misread.js';
import { inTier } from '../../tier.js';
import { cage, line, type Parts, readSaid } from './shared-puzzle.js';

const CAGE: Parts = { cages: [cage('r2c2r2c3r2c4', 12)] };
const RULE = 'Digits in a cage sum to the total in its corner.';

const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['a word of 100,000 signs', 'a'.repeat(100_000)],
  ['10,000 words', 'wrongly word '.repeat(5000)],
  ['10,000 words of the dictionary', 'digits sum cage '.repeat(3400)],
  ['10,000 sentences', `${RULE} `.repeat(10_000)],
  ['300 sentences', `${RULE} `.repeat(300)],
  ['10,000 commas', 'cages,'.repeat(10_000)],
  ['10,000 conjunctions', 'cages and '.repeat(10_000)],
  ['deep brackets', `${'('.repeat(50_000)}${RULE}${')'.repeat(50_000)}`],
  ['brackets without an end', '(cage '.repeat(10_000)],
  ['tags without an end', '<cage '.repeat(10_000)],
  ['quotes without an end', "'cage ".repeat(10_000)],
  ['colons', 'Cages: '.repeat(10_000)],
  ['examples', 'e.g. (i.e. '.repeat(10_000)],
  ['digits', '1, '.repeat(10_000)],
  ['misspelt words', 'incresing thermometre '.repeat(700)],
  [
    'signs of every alphabet',
    Array.from({ length: 16_000 }, (_, at) => String.fromCharCode((at * 7919) % 65_536)).join(''),
  ],
  ['control signs', '\u0000\u0007\u001B[31m'.repeat(3000)],
];

describe('is refused, and named', () => {
  const texts = HOSTILE.filter(([name]) => name !== '300 sentences');

  test.each(texts.filter((_, at) => at % inTier({ quick: 3, slow: 1 }) === 0))('%s', (_, text) => {
    let message = '';
    try {
      readSaid(`${RULE} ${text}`, [CAGE]);
    } catch (error) {
      expect(error).toBeInstanceOf(Misread);
      message = (error as Misread).message;
    }
    expect(message).toMatch(/^not understood: /);
    expect(message.length).toBeLessThan(2000);
    expect(message).not.toMatch(/\p{Cc}/u);
  });
});

test('a sentence that is said 300 times is one', () => {
  expect(readSaid(HOSTILE.find(([name]) => name === '300 sentences')![1], [CAGE]).rules?.told.length).toBe(300);
});

test('a sentence on lines that touch, said often, does not multiply its ways without end', () => {
  const lines = [line('r1c1r1c2r1c3', '#f067f0'), line('r1c2r2c2r3c2', '#f067f0')];
  const rule = 'Purple lines contain a set of consecutive digits in any order.';
  expect(() => readSaid(rule, [{ lines }])).toThrow('in 2 ways');
  expect(() => readSaid(`${rule} `.repeat(60), [{ lines }])).toThrow('in too many ways to try them all');
});

test('words behind the last that is read are never left out in silence', () => {
  const text = `${RULE}${' '.repeat(20_000)}But all sums are wrong.`;
  expect(() => readSaid(text, [CAGE])).toThrow('the words go on');
});

test('a rule with any part cut out, doubled or moved is read or refused by a message', () => {
  const next = seeded('words');
  const rules =
    'Normal sudoku rules apply. Killer cages: Digits in a cage (do not repeat) and sum to the total, e.g. 12; 1-9.';
  for (let round = 0; round < inTier({ quick: 20, slow: 200 }); round++) {
    const [a, b, c] = [0, 0, 0].map(() => Math.floor(next() * rules.length)).toSorted((x, y) => x - y);
    const changed = [
      rules.slice(0, a) + rules.slice(b),
      rules.slice(0, b) + rules.slice(a),
      rules.slice(b, c) + rules.slice(0, a),
    ];
    for (const text of changed)
      try {
        readSaid(text, [CAGE]);
      } catch (error) {
        expect(error).toBeInstanceOf(Misread);
      }
  }
});
