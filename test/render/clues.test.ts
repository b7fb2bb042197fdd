import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import type { Constraint } from '../../src/core/constraint.js';
import { Geometry } from '../../src/core/geometry.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { HUES, type Sign } from '../../src/core/sign.js';
import { clueLists, type ListedClue } from '../../src/render/clues.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { outlinesOf } from '../../src/render/picture/borders.js';
import { clueShapes } from '../../src/render/picture/clues.js';
import type { DrawnPosition } from '../../src/render/picture/grid-picture.js';
import { CELL, layoutOf, roomOutside } from '../../src/render/picture/layout.js';
import { boundsOf, overlap } from '../../src/render/picture/outlines.js';
import { DARK, LIGHT } from '../../src/render/picture/palette.js';
import { picture } from '../../src/render/picture/picture.js';
import { type Shape, TONES } from '../../src/render/picture/shape.js';
import { svgStyle } from '../../src/render/picture/svg.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { drawnPosition } from '../../src/render/terminal/position.js';
import { withRules } from '../../src/variants/rules.js';
import { signsOf } from '../../src/variants/signs.js';
import { clueText } from '../../src/variants/statement-text.js';

const SIZES = [4, 6, 9, 16];

const shaped = (size: number, ...stated: readonly string[]): Geometry =>
  withRules(Geometry.ofSize(size), { constraints: stated });

/** Returns a position with the first digit in every cell, or with every candidate. */
function position(geometry: Geometry, filled = false): DrawnPosition {
  return {
    geometry,
    values: new Int8Array(geometry.cells).fill(filled ? 0 : -1),
    givens: new Uint8Array(geometry.cells).fill(1),
    digits: new Int32Array(geometry.cells).fill(geometry.all),
  };
}

const drawn = (geometry: Geometry, filled?: boolean) =>
  picture(position(geometry, filled), undefined, { candidates: true });

/** Returns a statement in the last corner of a grid, with its text if it takes one, and one without its number if it may do without. */
function statements({ id, takes }: Constraint, size: number): string[] {
  const corner = [`r${size}c${size - 1}`, `r${size}c${size}`, `r${size - 1}c${size}`, `r${size - 1}c${size - 1}`];
  const { lists = { least: 1 }, outside, areUneven } = takes!;
  const count = Math.max(areUneven && lists.least > 1 ? 1 : 2, takes!.cells.least);
  const list = corner.slice(0, count).join('');
  const places = { line: `r${size}c${size + 1}`, diagonal: `r${size + 1}c2r${size}c3` };
  const cells = outside ? places[outside] : lists.least === 2 ? `${list}/r1c1r1c2` : list;
  const [least, most] =
    takes!.value?.limits(
      { line: size, diagonal: size - 2, none: count }[outside ?? 'none'],
      size,
      usualNumbers(size),
    ) ?? [];
  const { text } = takes!;
  const ofText = text
    ? [`${id}=${clueText(text.isForNumber ? `>=${least}` : text.example, text.isQuoted)}:${cells}`]
    : [];
  if (text && !text.isForNumber) return ofText;
  return [
    ...ofText,
    ...(takes!.value?.isOptional || !takes!.value ? [`${id}=${cells}`] : []),
    ...(least === undefined ? [] : [`${id}=${least}:${cells}`, `${id}=${most}:${cells}`]),
  ];
}

const stated = constraints.filter(({ takes }) => takes);

const textsIn = (shapes: readonly Shape[], style: string) =>
  shapes.filter((shape) => shape.kind === 'text' && shape.style === style);

/** True if a grid of a size meets the requirement of a constraint. */
const fits = ({ additions }: Constraint, size: number): boolean =>
  typeof additions?.({ size, numbers: usualNumbers(size), box: { rows: 1, columns: size }, statements: [] }, []) !==
  'string';

test.each(SIZES)('draws every kind of clue within the picture, at size %i', (size) => {
  const { shapes: empty } = drawn(Geometry.ofSize(size));
  for (const constraint of stated.filter((each) => fits(each, size)))
    for (const text of statements(constraint, size)) {
      const { shapes, width, height, description } = drawn(shaped(size, text));
      expect(shapes.length, text).toBeGreaterThan(empty.length);
      const bounds = shapes.map(boundsOf);
      expect(Math.min(...bounds.flatMap(({ left, top }) => [left, top])), text).toBeGreaterThanOrEqual(0);
      expect(Math.max(...bounds.map(({ right }) => right)), text).toBeLessThanOrEqual(width);
      expect(Math.max(...bounds.map(({ bottom }) => bottom)), text).toBeLessThanOrEqual(height);
      expect(
        [constraint.rule.en, constraint.usualRule?.en].some((rule) => rule && description.includes(rule)),
        text,
      ).toBe(true);
      expect(description, text).toContain(constraint.names.en);
    }
});

test.each(SIZES)('the number of a cage covers neither givens nor candidates, at size %i', (size) => {
  const all = Array.from({ length: size * size }, (_, cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`);
  const sums = all.map((cell) => `killer-cage=${size}:${cell}`);
  const widest = `sum=${size * size}:${all.slice(0, size).join('')}`;
  for (const geometry of [shaped(size, ...sums), shaped(size, widest)])
    for (const filled of [true, false]) {
      const { shapes } = drawn(geometry, filled);
      const digits = textsIn(shapes, filled ? 'given' : 'candidate').map(boundsOf);
      expect(digits.length).toBeGreaterThan(0);
      for (const number of textsIn(shapes, 'clue').map(boundsOf))
        expect(digits.some((digit) => overlap(number, digit))).toBe(false);
    }
});

test.each(SIZES)('labels on edges cover neither givens nor candidates, at size %i', (size) => {
  const pairs = ['r1c1r1c2', 'r2c1r3c1'];
  const clues = [`white-dot=${pairs.join(';')}`, `xv=${size}:${pairs[0]}`, `greater-than=${pairs[1]}`];
  for (const clue of clues)
    for (const filled of [true, false]) {
      const { shapes } = drawn(shaped(size, clue), filled);
      const digits = textsIn(shapes, filled ? 'given' : 'candidate').map(boundsOf);
      const spots = shapes.filter(({ kind }) => kind === 'spot').map(boundsOf);
      expect(spots.length).toBeGreaterThan(0);
      for (const spot of spots)
        expect(
          digits.some((digit) => overlap(spot, digit)),
          clue,
        ).toBe(false);
    }
});

test('a label has the number of its clue unless it is the usual one', () => {
  const textsOf = (clue: string) =>
    textsIn(drawn(shaped(9, clue)).shapes, 'clue').map((shape) => shape.kind === 'text' && shape.text);
  expect(textsOf('white-dot=r1c12;1:r2c12;3:r3c12')).toEqual(['3']);
  expect(textsOf('black-dot=r1c12;2:r2c12;3:r3c12')).toEqual(['3']);
  expect(textsOf('xv=10:r1c12;5:r2c12;9:r3c12')).toEqual(['X', 'V', '9']);
  expect(textsOf('killer-cage=r1c12;9:r2c12')).toEqual(['9']);
});

test('a cage is an outline alone: its group has no tint', () => {
  const row = Array.from({ length: 9 }, (_, index) => `r1c${index + 1}`).join('');
  const kinds = drawn(shaped(9, `killer-cage=45:${row}`)).shapes.map(({ kind }) => kind);
  expect(kinds).toContain('stroke');
  expect(kinds).not.toContain('ground');
});

test('draws a set of cells that is a diagonal as a line, not as a tint like other sets', () => {
  const rising = withRules(Geometry.ofSize(4), { pairs: ['r1c4r2c3r3c2r4c1'] });
  const line = { kind: 'line', weight: 'rule' };
  expect(drawn(rising).shapes.filter(({ kind }) => kind === 'ground')).toEqual([]);
  expect(drawn(rising).shapes).toContainEqual(expect.objectContaining(line));
  const other = withRules(Geometry.ofSize(4), { pairs: ['r1c4r2c3r3c2r4c2'] });
  expect(drawn(other).shapes.filter(({ kind }) => kind === 'ground')).toHaveLength(1);
});

test('the sign of greater than points to the smaller cell', () => {
  const tipOf = (clue: string) => {
    const { shapes, grid } = drawn(shaped(4, clue));
    const { points } = shapes.find((shape) => shape.kind === 'stroke')!;
    return { x: (points[1]!.x - grid.left) / CELL, y: (points[1]!.y - grid.top) / CELL };
  };
  expect(tipOf('greater-than=r1c1r1c2').x).toBeGreaterThan(1);
  expect(tipOf('greater-than=r1c2r1c1').x).toBeLessThan(1);
  expect(tipOf('greater-than=r2c1r1c1').y).toBeLessThan(1);
});

test.each([
  ['one cell', [0], [4]],
  ['a block', [0, 1, 4, 5], [4]],
  ['a corner', [0, 1, 4], [6]],
  ['a cup', [0, 2, 4, 5, 6], [8]],
  ['cells that touch at a corner', [0, 5], [4, 4]],
  ['cells apart', [0, 3, 15], [4, 4, 4]],
  ['a ring, with a line round its hole', [0, 1, 2, 4, 6, 8, 9, 10], [4, 4]],
])('the outline of %s turns at each corner', (_, cells, corners) => {
  const lines = outlinesOf(cells, 4, 0.1);
  expect(lines.map(({ length }) => length)).toEqual(corners);
  for (const line of lines)
    for (const [index, { row, column }] of line.entries()) {
      expect(cells).toContain(Math.floor(row) * 4 + Math.floor(column));
      const next = line[(index + 1) % line.length]!;
      expect([next.row, next.column].filter((at, side) => Math.abs(at - [row, column][side]!) < 1e-9)).toHaveLength(1);
    }
});

test('an outline runs inside a concave corner', () => {
  expect(outlinesOf([0, 1, 4], 4, 0.1)).toEqual([
    [
      { row: 0.1, column: 0.1 },
      { row: 0.1, column: 1.9 },
      { row: 0.9, column: 1.9 },
      { row: 0.9, column: 0.9 },
      { row: 1.9, column: 0.9 },
      { row: 1.9, column: 0.1 },
    ].map(({ row, column }) => ({ row: expect.closeTo(row), column: expect.closeTo(column) })),
  ]);
});

test('the line of a cage leaves room for its number, and numbers of overlapping cages stand apart', () => {
  const { shapes } = drawn(shaped(9, 'killer-cage=3:r1c12;12:r1c1r2c12;7:r1c1r3c1;9:r3c3'));
  const numbers = textsIn(shapes, 'clue').map(boundsOf);
  const strokes = shapes.filter((shape) => shape.kind === 'stroke');
  expect(numbers).toHaveLength(4);
  expect(strokes.map(({ isClosed }) => isClosed)).toEqual([false, true, true, false, false]);
  for (const number of numbers) {
    for (const other of numbers) expect(other !== number && overlap(other, number)).toBe(false);
  }
});

test('paths have ends and hues, and signs outside the grid get room', () => {
  const geometry = Geometry.ofSize(9);
  const layout = layoutOf(geometry, true);
  const at = (row: number, column: number) => ({ row, column });
  const points = [at(0.5, 0.5), at(0.5, 2.5), at(2.5, 2.5)];
  for (const hue of HUES)
    for (const end of ['bulb', 'ring', 'diamond', 'arrow'] as const) {
      const { under, over } = clueShapes(layout, [{ kind: 'path', points, hue, end, isDashed: true }]);
      expect([...under, ...over].length).toBeGreaterThan(1);
      const shown = { width: 600, height: 600, title: '', description: '', shapes: [...under, ...over] };
      expect(XMLValidator.validate(svgOf({ ...shown, grid: boundsOf(under[0] ?? over[0]!) }))).toBe(true);
    }
  const signs: Sign[] = [
    { kind: 'label', at: at(-0.5, 3.5), text: '22' },
    { kind: 'path', points: [at(9.7, 0.7), at(9.4, 1)], end: 'arrow' },
  ];
  expect(roomOutside(signs, 9)).toEqual({ left: 0, top: CELL, right: 0, bottom: CELL });
});

test('an arrow begins at the rim of its circle or pill, ends before the middle of its last cell, and lies under the grid', () => {
  const { shapes, grid } = drawn(shaped(9, 'arrow=r1c1/r1c2r1c3;r3c12/r3c3r3c4'));
  const strokes = shapes.filter((shape) => shape.kind === 'stroke');
  const grey = strokes.filter(({ tone }) => tone === 'slate');
  const cellsFrom = (x: number): number => (x - grid.left) / CELL;
  const shafts = grey.filter(({ points, width }) => points[0]!.y === points[1]!.y && width < CELL / 4);
  expect(shafts).toHaveLength(2);
  const [fromCircle] = shafts;
  const circle = shapes.find((shape) => shape.kind === 'spot' && shape.fill === 'paper')!;
  expect(fromCircle!.points[0]!.x).toBeCloseTo(boundsOf(circle).right, -1);
  expect(cellsFrom(fromCircle!.points.at(-1)!.x)).toBeLessThan(2.5);
  const pill = shapes.findIndex((shape) => shape.kind === 'stroke' && shape.tone === 'paper');
  expect(shapes.indexOf(shafts[1]!)).toBeLessThan(pill);
  expect(pill).toBeLessThan(shapes.findIndex(({ kind }) => kind === 'line'));
});

test('the number of a cage has a ground of its own only where a line lies under it', () => {
  const groundsIn = (...clues: string[]) => drawn(shaped(9, ...clues)).shapes.filter(({ kind }) => kind === 'panel');
  expect(groundsIn('killer-cage=12:r2c12;17:r1c12')).toEqual([]);
  const grounds = groundsIn('killer-cage=12:r2c2r2c3', 'whisper=r1c1r2c2r3c3');
  expect(grounds).toHaveLength(1);
});

test('boxes of removed candidates overlap neither each other nor the number of a cage', () => {
  for (const size of SIZES) {
    const geometry = shaped(size, `killer-cage=${size}:r1c1`);
    const own = Array.from({ length: size }, (_, digit) => geometry.candidate(0, digit));
    const marks = [{ kind: 'candidate', candidate: own[0]!, role: 'pattern' }] as const;
    const { shapes } = picture(position(geometry), { place: [], remove: own, marks });
    const boxes = shapes.filter(({ kind }) => kind === 'struck').map(boundsOf);
    expect(boxes).toHaveLength(size);
    const [number] = textsIn(shapes, 'clue').map(boundsOf);
    for (const [index, box] of boxes.entries())
      for (const other of [...boxes.slice(index + 1), number!]) expect(overlap(box, other)).toBe(false);
  }
});

test('every tone has a colour in both themes, and white stays lighter than black', () => {
  for (const tone of TONES)
    for (const theme of ['light', 'dark'] as const) expect(svgStyle(theme)).toContain(`.spot.${tone}{fill:#`);
  for (const { tones } of [LIGHT, DARK]) expect(tones.white > tones.black).toBe(true);
});

test('several pairs of clones have letters, those with a shape in common the same one', () => {
  const letters = (...clues: string[]): string[] =>
    signsOf(shaped(9, ...clues)).flatMap((sign) => (sign.kind === 'outline' ? (sign.text ?? '-') : []));
  expect(letters('clone=r1c12/r5c56')).toEqual(['-', '-']);
  expect(letters('clone=r1c12/r5c56;r9c1/r8c5;r1c12/r8c89')).toEqual(['A', 'A', 'B', 'B', 'A']);
});

test('draws broad paths below fine ones, so that a bulb hides no ring', () => {
  const geometry = shaped(9, 'between-line=r1c1r2c1r3c1', 'thermometer=r1c1r1c2');
  const layout = layoutOf(geometry, true);
  const forms = clueShapes(layout, signsOf(geometry)).under.flatMap((shape) =>
    shape.kind === 'spot' ? shape.fill : [],
  );
  expect(forms).toEqual(['grey', 'paper', 'paper']);
});

const textsOf = (clues: readonly ListedClue[]): string => clues.map(({ text }) => text).join(', ');

test('lists clues by kind in the words of a language', () => {
  const geometry = shaped(
    9,
    'killer-cage=9:r2c1r3c1;17:r1c12',
    'xv=10:r5c56',
    'greater-than=r4c2r4c1',
    'clone=r1c1r2c1/r5c5r6c5',
    'white-dot=r7c12;2:r8c12',
    'arrow=r2c2/r2c3r2c4/r3c2',
    'zipper=r9c1r9c2r9c3',
    'letters=AB:r9c9r8c8/r9c8',
    'look-and-say=2x3,1x5:r7c789',
  );
  expect(clueLists(geometry).map(({ name, clues }) => `${name}: ${textsOf(clues)}`)).toEqual([
    'Killer cages: 17 r1c12, 9 r23c1',
    'X and V: X r5c56',
    'Greater than: r4c2 > r4c1',
    'Clones: r1c1 r2c1 = r5c5 r6c5',
    'White dots: r7c12, 2 r8c12',
    'Arrows: r2c2 / r2c34 / r3c2',
    'Zipper lines: r9c1 - r9c2 - r9c3',
    'Letters for digits: AB r8c8 r9c9 / r9c8',
    'Look-and-say cages: 2315 r7c789',
  ]);
  expect(clueLists(geometry, GERMAN)[0]!.name).toBe('Killer-Käfige');
  expect(clueLists(geometry)[0]!.clues.map(({ cells }) => cells)).toEqual([
    [0, 1],
    [9, 18],
  ]);
});

test('lists sets that are no houses, and no groups that follow from clues', () => {
  const geometry = withRules(shaped(9, 'killer-cage=17:r1c12'), { pairs: ['r1c1r2c3', 'r5c567'] });
  expect(clueLists(geometry).map(({ name, clues }) => `${name}: ${textsOf(clues)}`)).toEqual([
    'Killer cages: 17 r1c12',
    'sets: r1c1 r2c3, r5c567',
  ]);
  expect(clueLists(withRules(Geometry.ofSize(9), { variant: ['windoku', 'x'] }))).toEqual([]);
});

test('a terminal lists what it does not draw, within its width and without breaking a clue', () => {
  const cages = Array.from({ length: 9 }, (_, row) => `15:r${row + 1}c12`).join(';');
  const geometry = shaped(9, `killer-cage=${cages}`);
  const look = { colour: false, boxes: false, columns: 60 };
  const lines = drawnPosition(position(geometry), { place: [], remove: [], marks: [] }, look, GERMAN).split('\n');
  const from = lines.findIndex((line) => line.includes('Killer-Käfige: 15 r1c12,'));
  expect(from).toBeGreaterThan(0);
  const listed = lines.slice(from);
  expect(listed.length).toBeGreaterThan(1);
  for (const line of listed) {
    expect(line.length).toBeLessThanOrEqual(60);
    expect(line.trim()).not.toMatch(/\d$(?<!r\d+c\d+)/);
  }
  expect(listed.join(' ').match(/15 r\dc12/g)).toHaveLength(9);
});

test('overlapping cages show each sum in a cell of its own, the smallest cage first', () => {
  const { shapes } = drawn(shaped(9, 'killer-cage=10:r1c1r1c2r2c1', 'killer-cage=5:r1c1'));
  const centres = textsIn(shapes, 'clue').map((shape) => shape.kind === 'text' && shape.centre);
  expect(new Set(centres.map((centre) => JSON.stringify(centre))).size).toBe(2);
  const [ten, five] = centres.map((centre) => (centre ? Math.hypot(centre.x, centre.y) : 0));
  expect(five).toBeLessThan(ten! - CELL / 4);
});

test('a picture has the styles of signs only if it draws one', () => {
  const styled = (geometry: Geometry): string => svgOf(picture(position(geometry), undefined));
  expect(styled(Geometry.ofSize(4))).not.toMatch(/\.(?:stroke|spot|clue|edge-)/);
  for (const clue of ['killer-cage=3:r1c12', 'white-dot=r1c12', 'odd=r1c1'])
    expect(styled(shaped(4, clue)), clue).toContain('.stroke.');
});

test('the numbers of two little killers at one place stand apart, each on the side of its diagonal', () => {
  const geometry = withRules(Geometry.ofSize(9), {
    constraints: ['little-killer=23:r0c5r1c4;31:r0c5r1c6;29:r5c0r4c1;30:r5c0r6c1;9:r0c3r1c4'],
  });
  const places = signsOf(geometry).flatMap((sign) => (sign.kind === 'label' ? [sign.at] : []));
  expect(places[0]!.column).toBeLessThan(places[1]!.column);
  expect(places[2]!.row).toBeLessThan(places[3]!.row);
  expect(places[4]).toEqual({ row: -0.5, column: 2.5 });
});
