/** The one explainer: the sentence of each kind of line, nested cases, and the numbers of texts and pictures. */
import { expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { explainArgument } from '../../../src/logic/argument/explanation.js';
import {
  type Argument,
  type ArgumentLine,
  type Case,
  linesOfLongest,
  premise,
  refutation,
} from '../../../src/logic/argument/lines.js';
import { lineMessage } from '../../../src/logic/argument/sentences.js';
import { linkToOtherPlace, weakLinkTo } from '../../../src/logic/links/chain.js';
import { cellTruths, type Need } from '../../../src/logic/step/truths.js';
import { sentence } from '../../../src/render/text.js';
import { strategyOf } from '../../../strategies/index.js';
import { read } from '../../read-text.js';
import { allHits, casesOf } from '../../strategies/fixture.js';
import { messagesIn, termsOf } from '../../strategies/said.js';
import { inTier } from '../../tier.js';

const plain = Geometry.of(3, 3);
const at = (row: number, column: number, digit: number): number =>
  plain.candidate((row - 1) * 9 + column - 1, digit - 1);

const line = (
  ground: ArgumentLine['ground'],
  oneOf: readonly number[],
  removed: readonly number[],
  causes: readonly number[] = [0],
): ArgumentLine => ({ ground, oneOf, removed, causes });

/** A cell with one candidate left, or none. */
const cellLine = (cell: number, oneOf: readonly number[], causes: readonly number[] = [0]): ArgumentLine =>
  line({ kind: 'need', need: { kind: 'cell', cell }, lost: [] }, oneOf, [], causes);

const told = (argument: Argument, geometry = plain) =>
  sentence(
    explainArgument({ place: [], remove: argument.outcome.candidates, pattern: argument }, geometry).message,
    geometry,
  );

const inCells = (...cells: readonly number[]): Need[] => cells.map((cell) => ({ kind: 'cell', cell }));

const row1 = { kind: 'house', house: 0, digit: 4 } as const;

test.each<[string, ArgumentLine]>([
  ['r1c2 = 3', cellLine(1, [at(1, 2, 3)])],
  ['No digit is left for r1c2', cellLine(1, [])],
  ['Row 1: one of r1c12 = 5', line({ kind: 'need', need: row1, lost: [] }, [at(1, 1, 5), at(1, 2, 5)], [])],
  ['Row 1: no place is left for 5', line({ kind: 'need', need: row1, lost: [] }, [], [])],
  [
    'Row 1: one of r1c12 = 5, which rules out 5 in r2c3',
    line({ kind: 'locked', needs: [row1], kept: [at(1, 1, 5), at(1, 2, 5)] }, [], [at(2, 3, 5)]),
  ],
  [
    'r1c12 take 3 and 5, which rules out 5 in r1c3',
    line(
      { kind: 'locked', needs: inCells(0, 1), kept: [at(1, 1, 3), at(1, 1, 5), at(1, 2, 3), at(1, 2, 5)] },
      [],
      [at(1, 3, 5)],
    ),
  ],
  [
    'Locked candidates in row 1 rule out 5 in r2c3',
    line({ kind: 'pattern', name: 'locking', needs: [row1] }, [], [at(2, 3, 5)]),
  ],
  [
    'The hidden pair of 5 and 6 in row 1 rules out 1 in r1c1',
    line({ kind: 'pattern', name: 'hidden-pair', needs: [row1, { ...row1, digit: 5 }] }, [], [at(1, 1, 1)]),
  ],
  [
    'The naked pair in r1c12 rules out 5 in r1c3',
    line({ kind: 'pattern', name: 'naked-pair', needs: inCells(0, 1) }, [], [at(1, 3, 5)]),
  ],
  [
    'The X-Wing of 5 in rows 1 and 2 rules out 5 in r3c1',
    line({ kind: 'pattern', name: 'x-wing', needs: [row1, { ...row1, house: 1 }] }, [], [at(3, 1, 5)]),
  ],
  ['A chain rules out 5 in r3c1', line({ kind: 'chain', chain: [weakLinkTo(at(3, 1, 5))] }, [], [at(3, 1, 5)])],
  [
    'The lines above contradict each other, so anything follows, even 5 in r3c1',
    line({ kind: 'absurdity', truths: [] }, [at(3, 1, 5)], []),
  ],
])('says: %s', (text, own) => {
  expect(sentence(lineMessage(own, plain), plain)).toBe(text);
});

test('names the clue that leaves no room, or can no longer be filled', () => {
  const { geometry } = read(`${'.'.repeat(81)} killer-cage=4:r1c12 white-dot=r2c1r2c2`);
  const rule = { kind: 'rule', rules: [0], cells: [0, 1] } as const;
  const relation = { kind: 'relation', pairs: [[9, 10]], cells: [9, 10] } as const;
  const said = (own: ArgumentLine): string => sentence(lineMessage(own, geometry), geometry);
  expect(said(line(rule, [], [at(1, 1, 2)]))).toMatch(/^The .*r1c12.* leaves no room for 2 in r1c1$/);
  expect(said(line(rule, [], []))).toMatch(/^The .*r1c12.* can no longer be filled$/);
  expect(said(line(relation, [], [at(2, 1, 5)]))).toMatch(/^r2c1 and r2c2 .*: that rules out 5 in r2c1$/);
  expect(said(line(relation, [], []))).toMatch(/^r2c1 and r2c2 .*: that is no longer possible$/);
});

test('a supposition may be an absence: its refutation says what is true', () => {
  const lines: Case = [premise(at(1, 1, 5), false), cellLine(1, [at(1, 2, 5)]), cellLine(2, [], [0, 1])];
  const argument = refutation(lines);
  expect(argument.outcome).toEqual({ candidates: [at(1, 1, 5)], on: true });
  const { message } = explainArgument({ place: [at(1, 1, 5)], remove: [], pattern: argument }, plain);
  expect(sentence(message, plain)).toBe(
    [
      'Suppose 5 in r1c1 is false. That leads to a contradiction:',
      '  1. r1c2 = 5.',
      '  2. No digit is left for r1c3 (from 1).',
      'So place 5 in r1c1.',
    ].join('\n'),
  );
});

test('an argument within a line is numbered within it, and its premises are not among the causes', () => {
  const inner: Argument = {
    of: { kind: 'cell', cell: 30 },
    cases: [
      [premise(at(4, 4, 1), true), cellLine(40, [at(5, 5, 2)]), line({ kind: 'conflict' }, [], [at(5, 6, 2)], [1])],
      [premise(at(4, 4, 2), true), line({ kind: 'conflict' }, [], [at(5, 6, 2)])],
    ],
    outcome: { candidates: [at(5, 6, 2)], on: false },
  };
  const argument = refutation([
    premise(at(1, 1, 5), true),
    cellLine(1, [at(1, 2, 6)]),
    line({ kind: 'cases', argument: inner }, [], [at(5, 6, 2)], [1]),
    cellLine(50, [], [2]),
  ]);
  expect(told(argument)).toBe(
    [
      'Suppose 5 in r1c1. That leads to a contradiction:',
      '  1. r1c2 = 6.',
      '  2. A forcing chain rules out 2 in r5c6 (from 1). Whichever digit r4c4 takes, 2 in r5c6 is false. Case by case:',
      '    If 1 in r4c4 is true, then 2 in r5c6 is false:',
      '      2.1. r5c5 = 2.',
      '    If 2 in r4c4 is true, then 2 in r5c6 is false at once.',
      '  So 2 in r5c6 is false.',
      '  3. No digit is left for r6c6 (from 2).',
      'So remove 5 from r1c1.',
    ].join('\n'),
  );
  expect(linesOfLongest(argument)).toBe(4);
  const { truths, reasons } = explainArgument({ place: [], remove: [at(1, 1, 5)], pattern: argument }, plain);
  expect(truths).toEqual(cellTruths([1, 40, 30, 50]));
  expect(reasons).toHaveLength(1);
});

test('a case that ends in its outcome does not repeat it, and one that is refuted says so', () => {
  const argument: Argument = {
    of: row1,
    cases: [
      [premise(at(1, 1, 5), true), cellLine(10, [at(2, 2, 7)])],
      [premise(at(1, 4, 5), true), cellLine(20, [])],
      [premise(at(1, 5, 5), true)],
    ],
    outcome: { candidates: [at(2, 2, 7)], on: true },
  };
  expect(told(argument)).toContain(
    [
      'Wherever 5 is in row 1, 7 in r2c2 is true. Case by case:',
      '  If 5 in r1c1 is true:',
      '    1. r2c2 = 7.',
      '  It cannot be that 5 in r1c4 is true, because that leads to a contradiction:',
      '    1. No digit is left for r3c3.',
      '  If 5 in r1c5 is true, there is nothing more to show.',
    ].join('\n'),
  );
});

test('chains from the premise have no numbers, in the text or in the picture', () => {
  const way = [weakLinkTo(at(1, 1, 5)), weakLinkTo(at(1, 2, 5)), linkToOtherPlace(plain, 0, 2, 4)];
  const lines: Case = [
    premise(at(1, 1, 5), true),
    line({ kind: 'way', chain: way }, [at(1, 3, 5)], []),
    line({ kind: 'clash', candidates: [at(1, 3, 5)] }, [], [], [1]),
  ];
  const { message, marks } = explainArgument({ place: [], remove: [at(1, 1, 5)], pattern: refutation(lines) }, plain);
  expect(sentence(message, plain)).toMatch(/5 in r1c3 would be both true and false\. So remove 5 from r1c1\.$/);
  expect(messagesIn(message).some(({ terms }) => 'number' in terms)).toBe(false);
  expect(marks.some((mark) => mark.kind === 'link' && mark.line !== undefined)).toBe(false);
});

/** The cases of a strategy whose search takes long. */
const FEW = inTier({ quick: 1, slow: Infinity });

test.each(['bowmans-bingo', 'whip', 'g-whip', 'braid', 'nishio', 'trial-of-clues'])(
  '%s: the numbers of the picture are those of the text',
  (id) => {
    const strategy = strategyOf(id)!;
    let numbers = 0;
    for (const own of casesOf(id).slice(0, strategy.laborious ? FEW : Infinity))
      for (const hit of allHits(strategy, own).slice(0, 5)) {
        const { geometry } = own.board;
        const { cases } = hit.pattern as Argument;
        const { message, marks } = strategy.explain(hit, geometry);
        const said = new Map(
          messagesIn(message).flatMap((each) => {
            const [number] = 'number' in each.terms ? termsOf(each, 'line-numbers') : [];
            return number
              ? [[number.numbers[0]!.join('.'), sentence(termsOf(each, 'clause')[0]!.clause, geometry)]]
              : [];
          }) as [string, string][],
        );
        for (const mark of marks) {
          if (mark.kind !== 'link' || mark.line === undefined) continue;
          const stated = cases[0]![mark.line]!;
          expect(said.get(String(mark.line))).toBe(sentence(lineMessage(stated, geometry), geometry));
          const { ground, oneOf } = stated;
          const led = ground.kind === 'need' ? [...oneOf, ...ground.lost] : oneOf;
          for (const candidate of mark.to) expect(led).toContain(candidate);
          numbers++;
        }
      }
    expect(numbers).toBeGreaterThan(5);
  },
);
