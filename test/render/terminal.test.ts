import { stripVTControlCharacters, styleText } from 'node:util';
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { symbolOf } from '../../src/formats/symbols.js';
import { barChart } from '../../src/render/grade-text.js';
import { blockersOf } from '../../src/render/picture/blockers.js';
import { drawnPosition } from '../../src/render/terminal/position.js';
import { drawsBoxes } from '../../src/render/terminal/screen.js';
import { withRules } from '../../src/variants/rules.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf } from '../strategies/fixture.js';

const PLAIN = { colour: false, boxes: false };

/** Returns a position with every candidate in every cell. */
function position(size: number) {
  const geometry = Geometry.ofSize(size);
  return {
    geometry,
    values: new Int8Array(geometry.cells).fill(-1),
    givens: new Uint8Array(geometry.cells),
    digits: new Int32Array(geometry.cells).fill(geometry.all),
  };
}

test('gives every role a sign, and explains the signs in a legend', () => {
  const { geometry, ...rest } = position(4);
  const candidate = (cell: number, digit: number): number => geometry.candidate(cell, digit - 1);
  const drawn = drawnPosition(
    { geometry, ...rest },
    {
      place: [candidate(3, 4)],
      remove: [candidate(15, 1)],
      marks: [
        { kind: 'candidate', candidate: candidate(0, 1), role: 'pattern' },
        { kind: 'candidate', candidate: candidate(0, 2), role: 'fin' },
        { kind: 'candidate', candidate: candidate(1, 1), role: 'on' },
        { kind: 'candidate', candidate: candidate(1, 1), role: 'off' },
        { kind: 'candidate', candidate: candidate(2, 3), role: 'cover' },
        { kind: 'cell', cell: 12, role: 'pattern' },
        { kind: 'house', house: geometry.firstOf('row') + 1, role: 'pattern' },
        { kind: 'house', house: geometry.firstOf('column') + 2, role: 'cover' },
        { kind: 'house', house: geometry.firstOf('box') + 3, role: 'pattern' },
      ],
    },
    PLAIN,
  );
  for (const sign of ["*1'234", '+-1234', '12#34', '123=4', '1x234', '[1234]']) expect(drawn).toContain(sign);
  expect(drawn).toMatch(/^\*2 \|/m);
  expect(drawn.split('\n')[0]).toMatch(/1 +2 +#3 +4$/);
  expect(drawn.split('\n')[4]).toMatch(/^ {3}\+-+\+-\*-+\+$/);
  expect(drawn.split('\n').at(-1)!.trim().split('   ')).toEqual([
    '= placed',
    '* pattern',
    '# second part',
    "' fin (extra place)",
    '+ true',
    '- false',
    'x removed',
    '[] cells of the pattern',
    '* row 2, box 4',
    '# column 3',
  ]);
});

test('columns align, with and without colours and lines', () => {
  for (const id of ['x-wing', 'full-house', 'xyz-wing', 'death-blossom', 'finned-franken-swordfish']) {
    const strategy = catalogue.find((one) => one.id === id)!;
    const { board } = casesOf(id)[0]!;
    const hit = strategy.find(board).next().value!;
    const told = { ...hit, marks: strategy.explain(hit, board.geometry).marks };
    const drawn = drawnPosition(board, told, PLAIN);
    const rows = drawn
      .split('\n')
      .slice(0, -1)
      .filter((line) => /[|+]/.test(line) && /^[ *#\d]+ ?[|+]/.test(line));
    expect(new Set(rows.map((line) => line.length)).size, id).toBe(1);
    expect(rows.length, id).toBe(9 + 4);
    const lined = drawnPosition(board, told, { colour: false, boxes: true });
    expect(
      lined
        .replaceAll(/[┌┬┐├┼┤└┴┘]/g, '+')
        .replaceAll('─', '-')
        .replaceAll('│', '|'),
      id,
    ).toBe(drawn);
    const coloured = drawnPosition(board, told, { colour: true, boxes: false });
    expect(stripVTControlCharacters(coloured), id).toBe(drawn);
  }
});

test.each([
  ['hidden-single', 1],
  ['naked-single', 8],
])('%s: brackets enclose the values that block the digit, with and without colours', (id, most) => {
  const strategy = catalogue.find((one) => one.id === id)!;
  const { board } = casesOf(id)[0]!;
  const hit = strategy.find(board).next().value!;
  const told = { ...hit, marks: strategy.explain(hit, board.geometry).marks };
  const blockers = blockersOf(board, told);
  const drawn = drawnPosition(board, told, PLAIN);
  const bracketed = [...drawn.matchAll(/\((\d)\)/g)].map(([, digit]) => digit).sort();
  const values = blockers.map(({ value }) => symbolOf(board.values[value]!, board.geometry.size)).sort();
  expect(values.length).toBeGreaterThanOrEqual(most);
  expect(bracketed).toEqual(values);
  expect(drawn).toContain('() in the way');
  const coloured = drawnPosition(board, told, { ...PLAIN, colour: true });
  expect(stripVTControlCharacters(coloured)).toBe(drawn);
  expect(coloured).toContain(styleText('blue', '('));
});

test('draws lines and bars only if the terminal supports them', () => {
  expect(drawsBoxes({ LANG: 'de_DE.UTF-8', TERM: 'xterm' })).toBe(true);
  expect(drawsBoxes({ LC_CTYPE: 'C.utf8' })).toBe(true);
  expect(drawsBoxes({ LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).toBe(false);
  expect(drawsBoxes({ LANG: 'de_DE.UTF-8', TERM: 'dumb' })).toBe(false);
  expect(drawsBoxes({})).toBe(false);
});

test('the length of a bar is proportional to its count, and no bar is empty', () => {
  const bars = [
    { name: 'Naked Single', count: 40 },
    { name: 'X-Wing', count: 10 },
    { name: 'Jellyfish', count: 1 },
  ];
  expect(barChart(bars, 80, PLAIN)).toBe(
    `  Naked Single  ${'#'.repeat(40)} 40\n  X-Wing        ${'#'.repeat(10)} 10\n  Jellyfish     # 1`,
  );
  expect(barChart(bars, 80, { colour: false, boxes: true })).toBe(
    `  Naked Single  ${'█'.repeat(40)} 40\n  X-Wing        ${'█'.repeat(10)} 10\n  Jellyfish     █ 1`,
  );
  for (const line of barChart(bars, 40, PLAIN).split('\n')) expect(line.length).toBeLessThanOrEqual(40);
});

test.each([
  [16, 300],
  [16, 120],
  [16, 80],
  [25, 200],
  [25, 80],
])(
  'size %i in %i columns: stays within the width, shows all marked candidates, and says if others are omitted',
  (size, columns) => {
    const { geometry, ...rest } = position(size);
    const [first, other] = [geometry.candidate(0, 0), geometry.candidate(size + 3, 5)];
    const step = {
      place: [],
      remove: [other],
      marks: [
        { kind: 'candidate', candidate: first, role: 'pattern' },
        { kind: 'house', house: geometry.firstOf('column') + size - 1, role: 'cover' },
      ] as const,
    };
    const drawn = drawnPosition({ geometry, ...rest }, step, { ...PLAIN, columns });
    const lines = drawn.split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
    expect(drawn).toContain(`*${symbolOf(0, size)}`);
    expect(drawn).toContain(`${symbolOf(5, size)}x`);
    expect(lines[0]).toContain(size === 25 && columns === 80 ? '#5' : `#${size}`);
    expect(drawn.includes('more candidates, which a wider terminal shows')).toBe(columns < 300);
  },
);

test('omits candidates only if there is too little room', () => {
  const drawn = { place: [], remove: [], marks: [] };
  expect(drawnPosition(position(9), drawn, { ...PLAIN, columns: 120 })).toBe(drawnPosition(position(9), drawn, PLAIN));
  expect(drawnPosition(position(9), drawn, { ...PLAIN, columns: 80 })).toContain('a wider terminal');
});

const drawnWith = (geometry: Geometry, houses: readonly number[], look = PLAIN): string =>
  drawnPosition(
    boardOf({ geometry, values: new Int8Array(geometry.cells).fill(-1) }),
    { place: [], remove: [], marks: houses.map((house) => ({ kind: 'house', role: 'pattern', house })) },
    look,
  );

test('regions have their letters above their first cells, with the sign of their role', () => {
  const geometry = withRules(Geometry.of(2, 3), { regions: 'AAAABBAACBBBCCCCBDCEDDDDEEEEDFEFFFFF' });
  const lines = drawnWith(geometry, [geometry.firstOf('box') + 2]).split('\n');
  for (const [index, house] of geometry.housesOf('box').entries()) {
    const row = geometry.rowOf(geometry.cellAt(house, 0)) + 1;
    expect(lines[lines.findIndex((line) => line.startsWith(`${row} `)) - 1]).toContain('ABCDEF'[index]);
  }
  expect(lines.join('\n')).toContain('+*C');
  expect(lines.at(-1)).toContain('Rules: the regions between thick lines');
  const coloured = drawnWith(geometry, [], { colour: true, boxes: false });
  expect(stripVTControlCharacters(coloured)).toBe(drawnWith(geometry, []));
});

test('lists windows, and hidden windows that the step marks, by their cells', () => {
  const geometry = withRules(Geometry.of(3, 3), { variant: ['windoku', 'x'] });
  const [first, second] = geometry.housesOf('extra');
  expect(drawnWith(geometry, [])).toContain('window 4: r678c678');
  expect(drawnWith(geometry, [])).not.toContain('hidden window');
  expect(drawnWith(geometry, [first!, second!])).toContain('* the diagonals from r1c1 and r1c9');
  const hidden = geometry.housesOf('extra').at(-1)!;
  expect(drawnWith(geometry, [hidden])).toContain('hidden window 5: r159c159');
});
