/** Links of Penpa+, made here by their form: what is drawn is a clue by the setter's words. */
import { expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { Misread } from '../../../src/formats/misread.js';
import { numbersOf, type PenpaParts, penpaOf } from '../exchange/penpa-link.js';

/** The cells of a row with those beyond the edges, and all cells. */
const PITCH = 13;
const CELLS = PITCH * PITCH;

/** The number of a cell, and those of points of it. */
const at = (cell: number): number => (Math.floor(cell / 9) + 2) * PITCH + (cell % 9) + 2;
const lowerRight = (cell: number): number => CELLS + at(cell);
const lower = (cell: number): number => 2 * CELLS + at(cell);
const right = (cell: number): number => 3 * CELLS + at(cell);
const quarter = (cell: number, place: number): number => 4 * CELLS + 4 * at(cell) + place;

const piece = (a: number, b: number): string => `${a},${b}`;

function statementsIn(layer: object, rules: string, parts: PenpaParts = {}): readonly object[] {
  const { puzzle } = readShared(penpaOf(layer, { ...parts, rules: `${USUAL}\n${rules}` }));
  return puzzle.geometry.layout.statements ?? [];
}

const refusalOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(Misread);
    return (error as Misread).message;
  }
  throw new Error('nothing was thrown');
};

const USUAL = 'Normal sudoku rules apply.';
const THERMO = 'Digits increase along thermometers from the bulb.';
const CAGES = 'Digits in cages cannot repeat and sum to the number in the corner.';
const WHISPER = 'Adjacent digits along a green line differ by at least 5.';
const RENBAN = 'Purple lines contain a set of consecutive digits in any order, without repeats.';

test.each<[string, object, string, object[]]>([
  ['thermometers', { thermo: [[at(0), at(1), at(11)], []] }, THERMO, [{ kind: 'thermometer', lists: [[0, 1, 11]] }]],
  [
    'arrows with a ring',
    { arrows: [[at(32), at(33), at(43)]] },
    "Digits along an arrow sum to the digit in that arrow's circle.",
    [{ kind: 'arrow', lists: [[32], [33, 43]] }],
  ],
  [
    'cages, with a number in the corner of a cell and without',
    {
      killercages: [[at(0), at(1), at(10)], [], [at(30), at(31)]],
      numberS: { [quarter(0, 0)]: [' 15', 1] },
    },
    CAGES,
    [
      { kind: 'killer-cage', value: 15, lists: [[0, 1, 10]] },
      { kind: 'killer-cage', lists: [[30, 31]] },
    ],
  ],
  [
    'cages that are drawn piece by piece',
    {
      cage: {
        [piece(quarter(0, 0), quarter(0, 1))]: 10,
        [piece(quarter(0, 1), quarter(1, 0))]: 10,
        [piece(quarter(1, 0), quarter(1, 1))]: 10,
        [piece(quarter(1, 1), quarter(1, 3))]: 10,
        [piece(quarter(0, 2), quarter(1, 3))]: 10,
        [piece(quarter(4, 0), quarter(4, 2))]: 10,
        [piece(quarter(4, 2), quarter(13, 0))]: 10,
      },
      numberS: { [quarter(4, 0)]: ['9', 1] },
    },
    CAGES,
    [
      { kind: 'killer-cage', lists: [[0, 1]] },
      { kind: 'killer-cage', value: 9, lists: [[4, 13]] },
    ],
  ],
  [
    'lines, made of pieces, by their colour',
    { line: { [piece(at(2), at(1))]: 3, [piece(at(0), at(1))]: 3, [piece(at(2), at(12))]: 3 } },
    WHISPER,
    [{ kind: 'whisper', lists: [[0, 1, 2, 12]] }],
  ],
  [
    'free lines of another style',
    { freeline: { [piece(at(40), at(41))]: 5, [piece(at(41), at(42))]: 5 } },
    'Digits along a grey line read the same in both directions.',
    [{ kind: 'palindrome', lists: [[40, 41, 42]] }],
  ],
  [
    'discs and texts between cells',
    {
      symbol: { [lower(0)]: [8, 'circle_SS', 2], [right(20)]: [2, 'circle_SS', 2] },
      number: { [right(40)]: ['X', 1, '5'] },
    },
    'Digits separated by a white dot are consecutive. Digits separated by a black dot have a ratio of 1:2. Digits separated by an X sum to 10.',
    [
      { kind: 'white-dot', lists: [[0, 9]] },
      { kind: 'black-dot', lists: [[20, 21]] },
      { kind: 'xv', value: 10, lists: [[40, 41]] },
    ],
  ],
  [
    'discs and squares in cells',
    { symbol: { [at(3)]: [3, 'circle_L', 1], [at(5)]: [3, 'square_L', 1] } },
    'Grey circles are odd. Grey squares are even.',
    [
      { kind: 'odd', lists: [[3]] },
      { kind: 'even', lists: [[5]] },
    ],
  ],
  [
    'numbers outside the grid',
    { number: { [at(0) - PITCH]: ['12', 1, '1'] } },
    'Numbers outside the grid give the sum of the digits between the 1 and the 9 in that row or column.',
    [{ kind: 'sandwich', value: 12, lists: [[0, 9, 18, 27, 36, 45, 54, 63, 72]] }],
  ],
])('a link of Penpa+ draws %s', (_, layer, rules, statements) => {
  const read = statementsIn(layer, rules);
  expect(read).toHaveLength(statements.length);
  expect(read).toEqual(expect.arrayContaining(statements));
});

test('lines of two looks belong to two sentences, in colours that the setter chose', () => {
  const line = { [piece(at(0), at(1))]: 3, [piece(at(30), at(31))]: 5 };
  const colours = { line: { [piece(at(30), at(31))]: '#d23be7' } };
  expect(statementsIn({ line }, `${WHISPER}\n${RENBAN}`, { colours })).toEqual(
    expect.arrayContaining([
      { kind: 'whisper', lists: [[0, 1]] },
      { kind: 'renban', lists: [[30, 31]] },
    ]),
  );
});

test('the diagonals of a grid are rules of its own; those that are drawn need a word', () => {
  const lineE = Object.fromEntries(
    Array.from({ length: 9 }, (_, step) => [piece(lowerRight(step * 10) - PITCH - 1, lowerRight(step * 10)), 12]),
  );
  const named = readShared(penpaOf({ lineE }, { diagonals: [1, 0] })).puzzle.geometry.layout;
  expect(named.groups.map(({ cells }) => cells)).toContainEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  expect(readShared(penpaOf({}, { diagonals: [1, 1] })).puzzle.geometry.layout.names).toEqual(['x']);
  expect(refusalOf(() => readShared(penpaOf({ lineE })))).toContain('no sentence says');
  const said = readShared(penpaOf({ lineE }, { rules: `${USUAL} Digits cannot repeat on the marked diagonal.` }));
  expect(said.puzzle.geometry.layout.groups.map(({ cells }) => cells)).toContainEqual(
    named.groups.find(({ cells }) => cells[1] === 10)!.cells,
  );
});

test('it has a title, rules, givens, and what the player placed', () => {
  const placed = { number: numbersOf('9'.padEnd(81, '.')) };
  const { puzzle, metadata } = readShared(
    penpaOf({ number: numbersOf('.8'.padEnd(81, '.')) }, { placed, title: 'Jazz', rules: USUAL }),
  );
  expect(metadata).toEqual({ title: 'Jazz', description: USUAL });
  expect(Array.from(puzzle.values).slice(0, 3)).toEqual([8, 7, -1]);
  expect(Array.from(puzzle.placed!).slice(0, 2)).toEqual([1, 0]);
});

test.each<[string, object, string]>([
  ['walls', { wall: { [piece(lowerRight(0), lowerRight(1))]: 2 } }, 'walls'],
  ['frames', { squareframe: [[at(0), at(1)]] }, 'frames'],
  [
    'signs that are not known',
    { symbol: { [right(0)]: [1, 'inequality', 2] } },
    'symbols that Penpa+ calls inequality',
  ],
  ['numbers with arrows', { number: { [at(0)]: ['5_2', 1, '2'] } }, 'numbers with arrows'],
  ['lines along edges', { lineE: { [piece(lowerRight(0), lowerRight(1))]: 2 } }, 'lines along edges'],
  [
    'tints that no sentence explains',
    { surface: { [at(4)]: 6 } },
    'no sentence says what this red tinted cell at r1c5',
  ],
  ['small numbers in no cage', { numberS: { [quarter(4, 3)]: ['4', 1] } }, 'no sentence says what this drawing "4"'],
  [
    'an outline with cells inside that nothing touches',
    {
      cage: Object.fromEntries(
        [
          [0, 1],
          [1, 2],
          [2, 11],
          [11, 20],
          [20, 19],
          [19, 18],
          [18, 9],
          [9, 0],
        ].map(([a, b]) => [piece(quarter(a!, 0), quarter(b!, 0)), 10]),
      ),
    },
    'cages that are no areas of the grid',
  ],
  ['a cage outside the grid', { killercages: [[at(0) - 1, at(0)]] }, 'cages that are no areas of the grid'],
  ['a place that is no number', { surface: { x: 1 } }, 'a drawing at point NaN, which is none of its grid'],
  ['a place beyond the grid', { symbol: { [20 * CELLS]: [1, 'circle_L', 1] } }, 'which is none of its grid'],
  ['a line from nowhere', { line: { x: 1 } }, 'which is no two points'],
  ['a path through nothing', { thermo: [[at(0), null, 'x']] }, 'a drawing at point NaN'],
  ['a list of a hundred thousand', { thermo: [Array.from({ length: 100_000 }, () => 0)] }, 'a list of 100,000 entries'],
  [
    'more lines than any puzzle has',
    { line: Object.fromEntries(Array.from({ length: 600 }, (_, index) => [piece(0, index + 1), index])) },
    '600 lines: up to 500 are read',
  ],
])('a link of Penpa+ is refused for %s', (_, layer, message) => {
  expect(refusalOf(() => readShared(penpaOf(layer)))).toContain(message);
});

test('a closed line, and lines that meet in threes, are whole', () => {
  const square = [
    [0, 1],
    [1, 10],
    [10, 9],
    [9, 0],
  ] as const;
  const line = Object.fromEntries(square.map(([a, b]) => [piece(at(a), at(b)), 3]));
  const lists = statementsIn({ line }, WHISPER).flatMap((statement) => (statement as { lists: number[][] }).lists);
  expect(lists.reduce((sum, { length }) => sum + length - 1, 0)).toBe(4);
  const star = Object.fromEntries([1, 9, 10].map((cell) => [piece(at(0), at(cell)), 3]));
  expect(statementsIn({ line: star }, WHISPER)).toHaveLength(3);
});
