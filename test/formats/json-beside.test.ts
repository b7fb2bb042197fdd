/** Every part of an object of JSON beside its puzzle is read, kept, told, or refused by its name. */
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { readAny } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { readPuzzle } from '../../src/formats/read.js';
import { exampleOf, exampleParts } from '../../src/variants/examples.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { LINE, SOLUTION } from './exchange/example.js';

const P = '.3.1...2....1...';
const json = (beside: object): string => JSON.stringify({ puzzle: P, ...beside });
const rulesOf = (beside: object): string => rulesText(readPuzzle(json(beside)).puzzle.geometry);
const remarkOf = (beside: object): string | undefined => readPuzzle(json(beside)).remark;

describe('a key that names a kind is read', () => {
  // `rule` is the key of sentences: rules as text are among `constraints`.
  test.each(constraints.filter(({ id, takes }) => takes && id !== 'rule'))(
    '$id, as a text, a list and objects',
    (constraint) => {
      const { id, takes, spellings = [id] } = constraint;
      const [, text = ''] = /=(.*)/.exec(exampleOf(constraint)) ?? [];
      const { said, cells } = exampleParts(constraint);
      const { name } = takes!.value ?? takes!.text ?? {};
      const clue = { ...(text.includes(':') && { [name ?? 'sum']: said }), lists: cells.split('/') };
      const read = (key: string, value: unknown): string =>
        rulesText(readPuzzle(JSON.stringify({ puzzle: LINE, [key]: value })).puzzle.geometry);
      const expected = rulesText(readPuzzle(`${LINE} ${id}=${text}`).puzzle.geometry);
      expect(expected).toContain(id);
      for (const value of [text, [text], clue, [clue]]) expect(read(id, value)).toBe(expected);
      if (!/^(?:entropy|cage)$/.test(spellings[0]!)) expect(read(spellings[0]!, [clue])).toBe(expected);
    },
  );

  test.each<[object, string]>([
    [{ thermometer: [['r1c1', 'r1c2']] }, 'thermometer=r1c1r1c2'],
    [
      {
        thermometers: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      },
      'thermometer=r1c1r1c2',
    ],
    [
      {
        thermometer: [
          [
            [1, 1],
            [1, 4],
          ],
        ],
      },
      'thermometer=r1c1r1c4',
    ],
    [
      {
        odd: [
          { row: 0, col: 0 },
          { row: 1, col: 1 },
        ],
      },
      'odd=r1c1r2c2',
    ],
    [{ killer: [[3, ['r1c1', 'r1c2']]] }, 'killer-cage=3:r1c1r1c2'],
    [{ arrow: [[['r1c1'], ['r1c2', 'r1c3']]] }, 'arrow=r1c1/r1c2r1c3'],
    [
      {
        type: 'killer',
        cages: [
          [
            3,
            [
              [0, 0],
              [0, 1],
            ],
          ],
        ],
      },
      'killer-cage=3:r1c1r1c2',
    ],
    [{ isDiagonal: true }, 'variant=x'],
    [{ mode: 'diagonal' }, 'variant=x'],
    [{ type: ['x', 'anti-knight'] }, 'variant=x,anti-knight'],
  ])('%j', (beside, rules) => expect(rulesOf(beside)).toBe(rules));
});

describe('regions are read', () => {
  const letters = 'ABBBAAABCCDDCCDD';
  const rows = letters.match(/.{4}/g)!;
  const cells = [...'ABCD'].map((letter) => [...letters].flatMap((each, cell) => (each === letter ? [cell] : [])));
  const names = cells.map((list) => list.map((cell) => `r${(cell >> 2) + 1}c${(cell & 3) + 1}`));

  test.each(['regions', 'layout', 'boxes', 'regionMap', 'jigsaw'])('under the name %s', (name) => {
    const numbers = rows.map((row) => [...row].map((letter) => letter.charCodeAt(0)));
    for (const value of [letters, rows, rows.map((row) => [...row]), [...letters], numbers, cells, names])
      expect(rulesOf({ [name]: value })).toBe(`regions=${letters}`);
    expect(rulesOf({ [name]: ['1122', '1122', '3344', '3344'] })).toBe('');
  });

  test('sides of boxes', () => {
    const text = JSON.stringify({ puzzle: '.'.repeat(36), boxWidth: 2, boxHeight: 3 });
    expect(readPuzzle(text).puzzle.geometry.boxRows).toBe(3);
  });
});

test.each<[object, string]>([
  [{ killer: true }, 'killer'],
  [{ isKiller: true }, 'isKiller'],
  [{ type: 'Killer Sudoku' }, 'Killer'],
  [{ type: 'x, killer' }, 'killer'],
  [{ type: 'thermometer' }, 'thermometer'],
  [{ windoku: [[1, 2]] }, 'windoku'],
  [
    {
      thermometer: [
        [
          [1, 1],
          [1, 2],
        ],
      ],
    },
    "'thermometer' in this JSON has cells that may count from 0 or from 1",
  ],
  [{ renban: [{ cells: ['r1c1', 'r1c2'], sum: 3 }] }, 'takes no number'],
  [{ renban: [{ cells: ['r1c1', 'r1c2'], length: 3 }] }, "has 'length', which is not read"],
  [{ foo: [1, 2] }, "'foo'"],
  [{ rules: { a: 1 } }, "'rules'"],
  [{ size: 9 }, 'beside it stands size 9'],
])('%j is refused', (beside, message) => expect(() => readPuzzle(json(beside))).toThrow(message));

test.each<[object, string]>([
  [{ title: 'Thermo sudoku' }, "'title' is read as no rule, a given or a rule may be missing: Thermo sudoku"],
  [{ metadata: { title: 'Killer cages' } }, "'title' is read as no rule"],
  [{ rules: ['Digits along an arrow sum to its circle.'] }, 'its rules say more than is read'],
  [{ hard: '1.....3..2.....4' }, 'another puzzle beside it is not read'],
  [
    {
      hard: [
        [1, 0, 0, 0],
        [0, 0, 3, 0],
        [0, 2, 0, 0],
        [0, 0, 0, 4],
      ],
    },
    'another puzzle beside it is not read',
  ],
])('%j is told', (beside, remark) => expect(remarkOf(beside)).toContain(remark));

test('details under other names are kept', () => {
  const { kept, remark } = readPuzzle(json({ id: 7, source: 'me', easy: true, size: 4, rating: 1.5, solution: 'x' }));
  expect([kept, remark]).toEqual([{ id: 7, source: 'me', easy: true, rating: 1.5 }, undefined]);
});

test.each<[object]>([
  [{ thermometer: [], notes: {}, history: null, killer: false }],
  [{ x: 3, y: 4, sum: 40, even: 5 }],
  [
    {
      tags: ['a'],
      steps: [{}],
      initial: [
        [0, 3, 0, 0],
        [0, 0, 0, 2],
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    },
  ],
])('%j states no rule', (beside) => expect([rulesOf(beside), remarkOf(beside)]).toEqual(['', undefined]));

describe('around several puzzles', () => {
  const recordsIn = (value: unknown) => {
    const splitter = splitterOf(undefined)();
    return [...splitter.push(JSON.stringify(value)), ...splitter.end()];
  };

  test('rules hold for each, and other lists are told', async () => {
    const records = recordsIn({ info: { a: [1] }, thermometer: [['r1c1', 'r1c2']], puzzles: [P, '1.....3..2.....4'] });
    for (const { text, leftOut } of records) {
      expect(rulesText((await readAny(text)).puzzle.geometry)).toBe('thermometer=r1c1r1c2');
      expect(leftOut).toContain('are not read, a given or a rule may be missing: info');
    }
    expect(records).toHaveLength(2);
  });

  test('a solution under any name is none of them', () => {
    const records = recordsIn({ s81: SOLUTION, p81: LINE });
    expect(records.map(({ text }) => JSON.parse(text))).toEqual([{ puzzle: LINE, solution: SOLUTION }]);
  });
});
