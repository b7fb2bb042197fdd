/** A constraint of the caller's own that fails: each function names it and the part that fails. */
import { expect, test } from 'vitest';
import { withRules } from '../../src/formats/index.js';
import * as library from '../../src/index.js';
import { svgOfStep } from '../../src/render/index.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { rulesSentence } from '../../src/render/rules.js';
import { withClues } from '../../src/variants/with-clues.js';

const GIVEN = '1...............';
const FULL = '1234341221434321';
const plain = { id: 'mine', names: { en: 'Mine' }, rule: { en: 'mine' }, additions: () => ({}) };
const boom = (): never => {
  throw new TypeError('boom');
};

/** A rule over the cells of a clue that takes all digits but the first out of its first cell. */
const ruled = (more: object, told?: object): object => ({
  ...plain,
  additions: undefined,
  takes: { cells: { least: 2 } },
  told,
  rules: (_: unknown, own: readonly { readonly lists: readonly (readonly number[])[] }[]) =>
    own.map((statement) => ({
      cells: statement.lists[0],
      statement,
      narrow(digits: number[]) {
        digits[0]! &= 1;
        return digits[0] !== 0;
      },
      ...more,
    })),
});
const defined = (demands: unknown): object => ({ ...plain, takes: { cells: { least: 2 } }, holds: { demands } });
const drawn = (draw: unknown): object => ({ ...plain, takes: { cells: { least: 2 } }, draw });
const reason = (more: object): object => ({ reasons: () => [{ narrow: () => true, told: { en: () => '' }, ...more }] });
const lessened = (digits: number[]): boolean => {
  digits[0]! &= 1;
  return true;
};

/** Each function with a clue in cells of the second row, so that its first cell can lose digits. */
const calls: Readonly<Record<string, (constraints: never) => unknown>> = {
  withClues: (constraints) => clued(GIVEN, constraints),
  withRules: (constraints) => withRules(library.parse(GIVEN).geometry, { constraints }),
  check: (constraints) => library.check(clued(FULL, constraints)),
  hint: (constraints) => library.allSteps(clued('................', constraints)),
  verify: (constraints) => verified(library.explain, clued(GIVEN, constraints)),
  solution: (constraints) => verified(library.solve, clued(FULL, constraints)),
  svg: (constraints) => svgOfStep(clued(GIVEN, constraints)),
};

const clued = (line: string, constraints: never): library.Puzzle => withClues(library.parse(line), constraints);
const verified = (work: (puzzle: library.Puzzle) => object, puzzle: library.Puzzle): library.Verification =>
  library.verify({ solved: false, steps: [], ...work(puzzle), puzzle });

test.each<[string, string, object, (keyof typeof calls)[]]>([
  [
    'additions',
    'TypeError: boom',
    { ...plain, additions: boom },
    ['withClues', 'withRules', 'check', 'hint', 'verify', 'svg'],
  ],
  ['additions', 'they are lists', { ...plain, additions: () => null }, ['withClues', 'withRules']],
  ['additions', 'they are lists', { ...plain, additions: () => undefined }, ['withClues']],
  [
    'additions',
    'there is no candidate 999',
    { ...plain, additions: () => ({ never: [999] }) },
    ['withClues', 'withRules'],
  ],
  [
    'additions',
    'mine',
    {
      ...plain,
      additions: () => {
        throw new RangeError('mine');
      },
    },
    ['withClues'],
  ],
  ['rules', 'they are a list', { ...plain, rules: () => null }, ['withClues', 'withRules']],
  ['rules', 'they are a list', { ...plain, rules: () => undefined }, ['withClues']],
  ['rules', 'there is no cell 99', ruled({ cells: [0, 99] }), ['withClues', 'withRules']],
  ['rules', 'one has a cell twice', ruled({ cells: [0, 0] }), ['withClues']],
  ['rules', 'a total is a number', ruled({ total: 'x' }), ['withClues']],
  ['rules', 'a total is a number', ruled({ equation: { factors: [1], total: 3 } }), ['withClues']],
  ['rules', 'a total is a number', ruled({ sets: 5 }), ['withClues']],
  ['rules', 'a statement is one', ruled({ statement: { kind: 'mine' } }), ['withClues']],
  ['reasons', 'they are a function', ruled({ reasons: 5 }), ['withClues']],
  ['reasons', 'TypeError: boom', ruled({ reasons: boom }), ['hint']],
  ['reasons', 'they are a list', ruled({ reasons: () => [{}] }), ['hint']],
  ['reasons', 'TypeError: boom', ruled(reason({ narrow: boom })), ['hint']],
  ['reasons', 'TypeError: boom', ruled(reason({ narrow: lessened, told: { en: boom } })), ['hint']],
  ['reasons', 'it returns a text', ruled(reason({ narrow: lessened, told: { en: () => 5 } })), ['hint']],
  ['told', 'TypeError: boom', ruled({}, { en: boom }), ['hint']],
  ['told', 'it returns a text', ruled({}, { en: () => 5 }), ['hint']],
  ['holds', 'they are { demands: [...] }', defined(5), ['verify']],
  ['holds', "'a +' is no expression: it ends too soon", defined([{ two: 'a +' }]), ['verify']],
  ['holds', "nothing is called 'nope' here", defined([{ two: 'nope > 3' }]), ['verify']],
  ['holds', 'TypeError', defined([null]), ['verify']],
  ['holds', 'TypeError', defined([{ two: 7 }]), ['verify']],
  [
    'holds',
    "nothing is called 'nope' here",
    defined([{ start: { x: '0' }, step: { x: 'nope' }, end: 'x' }]),
    ['solution'],
  ],
  [
    'holds',
    "nothing is called 'nope' here",
    defined([{ start: { x: '0' }, step: { x: 'x' }, end: 'nope' }]),
    ['solution'],
  ],
  ['draw', 'TypeError: boom', drawn(boom), ['svg']],
  ['draw', 'it returns a list of signs', drawn(() => null), ['svg']],
  ['draw', 'it returns a list of signs', drawn(() => [null]), ['svg']],
  ['draw', 'it returns a list of signs', drawn(() => [{ kind: 'label' }]), ['svg']],
  ['draw', 'it returns a list of signs', drawn(() => [{ kind: 'path', points: [] }]), ['svg']],
  [
    'limits',
    'TypeError: boom',
    { ...plain, takes: { cells: { least: 2 }, value: { name: 'n', limits: boom } } },
    ['withClues', 'withRules'],
  ],
  [
    'read',
    'TypeError: boom',
    { ...plain, takes: { cells: { least: 2 }, text: { name: 'n', example: 'x', read: boom } } },
    ['withClues'],
  ],
])('%s, %s', (part, message, kind, names) => {
  const { takes } = kind as { readonly takes?: { readonly value?: object; readonly text?: object } };
  const clue = { kind, ...(takes && { cells: 'r2c3r2c4' }), ...((takes?.value || takes?.text) && { n: 3 }) };
  for (const name of names) {
    let error: Partial<library.LibraryError> = {};
    try {
      calls[name]!([clue] as never);
    } catch (thrown) {
      error = thrown as library.LibraryError;
    }
    expect([name, error.code, error.message]).toEqual([
      name,
      'BAD_OPTION',
      expect.stringContaining(`constraints: constraint 'mine', ${part}: ${message}`),
    ]);
  }
});

test.each([
  [{ takes: { cells: { least: 2 }, value: 5 } }, 'it takes cells'],
  [{ takes: { cells: { least: 2 }, outside: 'nope' } }, 'it takes cells'],
  [{ groups: [null] }, 'its groups are a list'],
  [{ told: { en: 5 } }, 'what is told of it are functions'],
])('refuses %j at once', (more, message) => {
  const constraints = [{ kind: { ...plain, ...more }, cells: 'r2c3r2c4' }] as never;
  expect(() => clued(GIVEN, constraints)).toThrow(`constraint 'mine': ${message}`);
});

test('a rule without a German text is told in English', () => {
  const { geometry } = clued(GIVEN, [{ kind: plain }] as never);
  expect(rulesSentence(geometry, GERMAN)).toBe('Regeln: mine.');
});
