import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { blockersOf } from '../../src/render/picture/blockers.js';
import { boundsOf } from '../../src/render/picture/outlines.js';
import { picture } from '../../src/render/picture/picture.js';
import { drawnPosition } from '../../src/render/terminal/position.js';
import { withRules } from '../../src/variants/rules.js';
import { hiddenSingle } from '../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';

/** Returns the first step of a strategy on a board with these values, by cell and digit from 1. */
function single(strategy: Strategy, values: Readonly<Record<number, number>>, geometry = Geometry.of(3, 3)) {
  const position = boardOf({
    geometry,
    values: Int8Array.from({ length: 81 }, (_, cell) => (values[cell] ?? 0) - 1),
  });
  const [hit] = strategy.find(position);
  const { marks } = strategy.explain(hit!, geometry);
  return { position, step: { place: hit!.place, remove: [], marks } };
}

/** Four ones, which leave one place in the first box. */
const HIDDEN = { 17: 1, 22: 1, 36: 1, 73: 1 };
/** Eight digits in the row, the column and the box of the last cell of the first row. */
const NAKED = { 0: 1, 1: 2, 2: 3, 35: 4, 44: 5, 53: 6, 15: 7, 25: 8 };

test('rings the values that leave the other cells of a house without the digit of a hidden single', () => {
  const { position, step } = single(hiddenSingle as Strategy, HIDDEN);
  const { geometry, values } = position;
  const [house] = step.marks.flatMap((mark) => (mark.kind === 'house' ? [mark.house] : []));
  const place = geometry.cellOf(step.place[0]!);
  const blockers = blockersOf(position, step);
  const open = geometry.cellsOf(house!).filter((cell) => cell !== place && values[cell]! < 0);
  expect(blockers.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual(open);
  for (const { value, cells } of blockers) {
    expect(values[value]).toBe(geometry.digitOf(step.place[0]!));
    for (const cell of cells) expect(geometry.commonHouses([value, cell])).not.toEqual([]);
  }
  const { shapes } = picture(position, step, { legend: true });
  const rings = shapes.filter((shape) => shape.kind === 'ring' && shape.of.cell !== undefined);
  expect(rings).toHaveLength(blockers.length);
  const words = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  expect(words).toEqual(expect.arrayContaining(['in the way', 'keeps the digit out']));
});

test('draws the digit of a hidden single as false where no value keeps it out', () => {
  const { 22: _, ...values } = HIDDEN;
  const geometry = Geometry.of(3, 3);
  const board = boardOf({
    geometry,
    values: Int8Array.from({ length: 81 }, (_, cell) => ((values as Record<number, number>)[cell] ?? 0) - 1),
  });
  const lost = [18, 19, 20].map((cell) => geometry.candidate(cell, 0)).filter((candidate) => board.remove(candidate));
  const [hit] = hiddenSingle.find(board);
  const step = { place: hit!.place, remove: [], marks: hiddenSingle.explain(hit!, geometry).marks };
  const { shapes } = picture(board, step, { legend: true });
  const drawn = (kind: 'ring' | 'text') =>
    shapes.flatMap((shape) => (shape.kind === kind && lost.includes(shape.of.candidate!) ? [shape.of.candidate] : []));
  expect(lost.length).toBeGreaterThan(0);
  expect(drawn('ring')).toEqual(lost);
  expect(drawn('text')).toEqual(lost);
  expect(shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toContain('false');
  const terminal = drawnPosition(board, step, { colour: false, boxes: false });
  expect(terminal.match(/-1/g)).toHaveLength(lost.length);
  expect(terminal).toContain('- false');
});

test('rings a value that keeps its digit out by a rule about pairs', () => {
  const geometry = withRules(Geometry.of(3, 3), { variant: ['anti-knight'] });
  const { position, step } = single(hiddenSingle as Strategy, { 17: 1, 39: 1, 45: 1, 73: 1 }, geometry);
  expect(step.place).toEqual([geometry.candidate(2, 0)]);
  expect(blockersOf(position, step)).toContainEqual({ value: 39, cells: [20] });
});

test('rings a value for each excluded digit of a naked single', () => {
  const { position, step } = single(nakedSingle as Strategy, NAKED);
  const { geometry, values } = position;
  const cell = geometry.cellOf(step.place[0]!);
  const blockers = blockersOf(position, step);
  const digits = blockers.map(({ value }) => values[value]!);
  expect(new Set([...digits, geometry.digitOf(step.place[0]!)]).size).toBe(9);
  for (const { value } of blockers) expect(geometry.commonHouses([value, cell])).not.toEqual([]);
});

test('rings nothing for other steps', () => {
  const { position, step } = single(hiddenSingle as Strategy, HIDDEN);
  expect(blockersOf(position, { place: [], marks: step.marks })).toEqual([]);
  expect(blockersOf(position, { ...step, marks: [...step.marks, ...step.marks] })).toEqual([]);
});

test('the lines of values cross no digit', () => {
  const { position, step } = single(hiddenSingle as Strategy, { ...HIDDEN, 9: 0, 40: 2, 13: 4, 31: 3 });
  const { shapes } = picture(position, step, { candidates: true });
  const digits = shapes.filter((shape) => shape.kind === 'text' && shape.style !== 'label').map(boundsOf);
  const lines = shapes.filter((shape) => shape.kind === 'arc');
  expect(lines.filter(({ arrow }) => arrow).length).toBeGreaterThan(3);
  const points = lines.flatMap(({ from, to }) =>
    [0, 0.25, 0.5, 0.75].map((at) => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at })),
  );
  const crossed = digits.filter(({ left, top, right, bottom }) =>
    points.some(({ x, y }) => x > left && x < right && y > top && y < bottom),
  );
  expect(digits.length).toBeGreaterThan(0);
  expect(crossed).toEqual([]);
});
