/** Rules as text by their names: what each allows and forbids, how it is written, read and told. */
import { expect, test } from 'vitest';
import { rule } from '../../constraints/rule.js';
import { cellsIn } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { accepts } from '../../src/definitions/automaton.js';
import { demandedBy } from '../../src/definitions/grid.js';
import { walk } from '../../src/face/walk.js';
import { readPuzzle } from '../../src/formats/read.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import type { Language } from '../../src/render/language/index.js';
import { ruleTexts } from '../../src/render/rules.js';
import { NAMED_TEXTS } from '../../src/rules/text/named.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';

const nine = Geometry.ofSize(9);

/** For each name with its number, digits that obey it and digits that do not, in the order of the list. */
const CASES: readonly (readonly [text: string, so: string, notSo: string])[] = [
  ['countdown', '7654', '4567'],
  ['prime-sum', '236', '234'],
  ['square-sum', '268', '267'],
  ['multiple-sum=5', '3778', '3777'],
  ['different-digits=3', '35377', '35333'],
  ['ratio', '2639', '2698'],
  ['divisors', '2481', '243'],
  ['near=2', '3546', '3547'],
  ['step=2', '3531', '3541'],
  ['equal-diagonals', '1548', '1549'],
  ['magic-square', '276951438', '276951483'],
  ['equal-halves', '1643', '1653'],
  ['equal-halves', '16943', '16953'],
  ['fibonacci', '31459', '31458'],
  ['zigzag', '2514', '2456'],
  ['no-three-consecutive', '1242', '1243'],
  ['no-three-of-one-parity', '24163', '24135'],
  ['ascending-runs=2', '12413', '12143'],
  ['ascending-runs=1', '1346', '1336'],
  ['counts-visible', '24135', '21345'],
  ['counts-odd-run', '21324', '21234'],
  ['counts-even-run', '12342', '14234'],
  ['average', '3153', '3154'],
  ['one-parity', '1573', '1574'],
  ['parity-balance', '1245', '1343'],
  ['mountain', '1483', '1438'],
  ['counts-differences=1', '12316', '22316'],
  ['counts-different', '2525', '3525'],
  ['counts-odd', '2143', '2146'],
  ['counts-even', '1143', '1146'],
  ['counts-smaller', '21132', '31133'],
  ['counts-larger', '23142', '23112'],
  ['counts-same', '22142', '22114'],
];

/** Nine cells of which no two see each other. */
const CELLS = cellsIn('r1c1r2c4r3c7r4c2r5c5r6c8r7c3r8c6r9c9', 9);

const CELL_NAMES = CELLS.map((cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);

const stating = (text: string, length: number): Geometry =>
  withRules(nine, { constraints: [`rule="${text}":${CELL_NAMES.slice(0, length).join('')}`] });

/** True if solvers take digits for a filling of the cells of a clue. */
function solversTake(geometry: Geometry, digits: readonly number[]): boolean {
  const values = new Map(digits.map((digit, at) => [CELLS[at]!, digit - 1]));
  const candidates = [...values].map(([cell, digit]) => cell * 9 + digit);
  return (
    geometry.rules.every(({ cells, narrow }) => narrow(cells.map((cell) => 1 << values.get(cell)!))) &&
    candidates.every((a) => candidates.every((b) => a === b || !geometry.conflict(a, b)))
  );
}

test('each name has digits that obey it and digits that do not', () => {
  const named = new Set(CASES.map(([text]) => text.replace(/=.*/, '')));
  expect([...named].toSorted()).toEqual(NAMED_TEXTS.map(({ id }) => id).toSorted());
});

test.each(CASES)('%s is obeyed by %s and not by %s, for solvers and for definitions', (text, so, notSo) => {
  for (const [filling, isSo] of [[so, true] as const, [notSo, false] as const]) {
    const geometry = stating(text, filling.length);
    const digits = Array.from(filling, Number);
    const values = new Int8Array(81);
    for (const [at, digit] of digits.entries()) values[CELLS[at]!] = digit - 1;
    const machines = demandedBy(geometry).flatMap(({ demands }) => demands);
    expect(machines.every((machine) => accepts(machine, values))).toBe(isSo);
    expect(solversTake(geometry, digits)).toBe(isSo);
  }
});

test('a name is read as people type it and written with hyphens', () => {
  const written = (text: string): string => rulesText(stating(text, 3));
  expect(written('Prime sum')).toBe('rule="prime-sum":r1c1r2c4r3c7');
  expect(written('near = 02')).toBe('rule="near=2":r1c1r2c4r3c7');
  expect(readPuzzle(`${'.'.repeat(81)} ${written('near=2')}`).puzzle.geometry.layout.statements).toEqual([
    { kind: 'rule', text: 'near=2', lists: [CELLS.slice(0, 3)] },
  ]);
});

test.each([
  ['near', 'needs a number, as in "near=2"'],
  ['countdown=3', 'takes no number: it is "countdown"'],
  ['count down the line', 'or it is a name such as countdown'],
  ['equal-diagonals', "'equal-diagonals' is about 4 cells, not 3"],
])('%s is refused', (text, fault) => {
  expect(() => stating(text, 3)).toThrow(fault);
});

test('steps tell of a text by its name', () => {
  /** Returns the texts of the steps up to the first with some words, since the path beyond it takes long to find. */
  const told = (constraint: string, words: string, language?: Language): string => {
    const { puzzle } = readPuzzle(`..6${'.'.repeat(78)} ${constraint}`);
    const texts: string[] = [];
    for (const { text } of walk(puzzle, { ...(language && { language }), guess: false })) {
      texts.push(text);
      if (text.includes(words)) break;
    }
    return texts.join('\n');
  };
  for (const [constraint, words, language] of [
    ['rule="countdown":r1c3r2c3r3c3', 'its neighbour by the rule "countdown" r2c3 is 5'],
    ['rule="countdown":r1c3r2c3r3c3', 'Nachbar nach der Regel „Countdown“', GERMAN],
    ['rule="fibonacci":r1c2r1c1r1c3', 'the Fibonacci line in r1c123'],
    ['rule="square-sum":r1c3r1c2', 'the square sum in r1c23'],
    ['rule="square-sum":r1c3r1c2', 'Regel „Quadratzahlsumme“ in r1c23', GERMAN],
  ] as const)
    expect(told(constraint, words, language)).toContain(words);
});

test('the rules of a puzzle say what its names mean, and more of other texts', () => {
  const told = (texts: readonly string[], language?: Language): readonly string[] => {
    const clues = texts.map((text, row) => `rule="${text}":r${row + 1}c1r${row + 1}c5`);
    return ruleTexts(withRules(nine, { constraints: clues }), language);
  };
  expect(told(['near=2', 'near=2', 'prime-sum'])).toEqual([
    'Difference of at most 2 (≤2): neighbours differ by at most 2.',
    'Prime sum (prime): the digits add up to a prime number.',
  ]);
  expect(told(['near=2'], GERMAN)).toEqual([
    'Unterschied von höchstens 2 (≤2): Nachbarn unterscheiden sich höchstens um 2.',
  ]);
  expect(told(['near=2', 'pairs: a < b'])[0]).toContain('What a text says of its cells holds');
});

const FOUR = [0, 1, 2, 3];

/** The signs of a text, each as its kind, its start and its text. */
const drawn = (text: string, ...lists: number[][]): string[] => {
  const clue = { kind: 'rule', text, lists };
  return rule.draw!(clue, 9, [clue]).map((sign) => {
    const { kind, start = '', text: own = '' } = { start: undefined, text: undefined, ...sign };
    return [kind, start, own].filter(Boolean).join(' ');
  });
};

test('pictures show sums as outlines with their number, and lines with their mark', () => {
  expect(drawn('multiple-sum=5', [0, 1])).toEqual(['outline 5n']);
  expect(drawn('prime-sum', [0, 1])).toEqual(['outline prime']);
  expect(drawn('countdown', [0, 1])).toEqual(['path bulb', 'label -1']);
  expect(drawn('near=2', FOUR)).toEqual(['path', 'label ≤2']);
  expect(drawn('pairs: a < b', [0, 1])).toEqual(['path ring']);
  expect(drawn('whole: d[1] is prime', [0])).toEqual(['outline']);
  expect(drawn('either renban or near=2', [0, 1], [3, 4])).toEqual(['path', 'path', 'label or', 'label or']);
});

test('no two names look alike, and none looks like a text without a name', () => {
  const texts = NAMED_TEXTS.map(({ id, number }) => (number === undefined ? id : `${id}=7`));
  const looks = [...texts, 'pairs: a < b', 'either renban or whisper'].map((text) => drawn(text, FOUR).join());
  expect(new Set(looks).size).toBe(looks.length);
});

const written = (...constraints: (string | { kind: 'rule'; text: string; cells: string })[]): string =>
  rulesText(withRules(nine, { constraints }));

test('a name that a puzzle gives a text stands for it in its other clues', () => {
  const both = 'rule="ten := pairs: a + b = 10":r1c1r2c4;"ten := pairs: a + b = 10":r5c5r6c8';
  expect(written('rule="Ten:=pairs: a + b  = 10":r1c1r2c4;"ten":r5c5r6c8')).toBe(both);
  expect(written('rule="ten := pairs: a + b = 10":r1c1r2c4', 'rule="TEN":r5c5r6c8')).toBe(both);
  const json = ['ten := pairs: a + b = 10', 'ten'].map(
    (text, at) => ({ kind: 'rule', text, cells: ['r1c1r2c4', 'r5c5r6c8'][at]! }) as const,
  );
  expect(written(...json)).toBe(both);
  const first = withRules(nine, { constraints: ['rule="ten := pairs: a + b = 10":r1c1r2c4'] });
  expect(rulesText(withRules(first, { constraints: ['rule="ten":r5c5r6c8'] }))).toBe(both);
  expect(rulesText(readPuzzle(`${'.'.repeat(81)} ${both}`).puzzle.geometry)).toBe(both);
});

test('definitions and pictures read a text with a name as the text', () => {
  const [plain, named] = ['whole: sum() is prime', 'odd one := whole: sum() is prime'].map((text) => {
    const geometry = withRules(nine, { constraints: [`rule="${text}":r1c1r2c4r3c7`] });
    return demandedBy(geometry).flatMap(({ demands }) => demands.map(({ cells, starts }) => ({ cells, starts })));
  });
  expect(named).toEqual(plain);
  expect(drawn('ten := pairs: a + b = 10', [0, 1])).toEqual(['path ring', 'label ten']);
  expect(drawn('a longer one := pairs: a + b = 10', [0, 1])).toEqual(['path ring', 'label a lon…']);
});

test('a name with two texts is refused', () => {
  expect(() => written('rule="ten := pairs: a < b":r1c1r2c4;"ten := pairs: a > b":r5c5r6c8')).toThrow(
    "'ten' names two texts: ten := pairs: a < b, and ten := pairs: a > b",
  );
});

test.each([
  ['near := pairs: a < b', 'names a rule that is there already'],
  ['pairs := pairs: a < b', 'names a rule that is there already'],
  ['ten := sum() = 3', 'what a name stands for begins with pairs:'],
  ['ten := near=2', 'at sign 8: what a name stands for begins with pairs:'],
  ['ten :=', 'it begins with pairs:'],
  ['twenty', 'it begins with pairs:'],
])('%s names nothing', (text, fault) => {
  expect(() => written(`rule="${text}":r1c1r2c4`)).toThrow(fault);
});
