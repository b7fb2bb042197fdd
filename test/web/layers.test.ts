import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { picture } from '../../src/render/picture/picture.js';
import { svgShapes } from '../../src/render/picture/svg.js';
import { layersOf } from '../../web/elements/board/layers.js';

const GEOMETRY = Geometry.of(2, 2);
const STEP = {
  place: [],
  remove: [GEOMETRY.candidate(5, 2)],
  marks: [
    { kind: 'candidate', candidate: GEOMETRY.candidate(4, 1), role: 'pattern' },
    {
      kind: 'link',
      from: [GEOMETRY.candidate(4, 1)],
      to: [GEOMETRY.candidate(7, 1)],
      strong: true,
    },
  ],
} as const;

const shapesWith = (digits: (cell: number) => number) =>
  picture(
    {
      geometry: GEOMETRY,
      values: Int8Array.from({ length: 16 }, (_, cell) => (cell < 2 ? cell : -1)),
      givens: new Uint8Array(16),
      digits: Int32Array.from({ length: 16 }, (_, cell) => digits(cell)),
    },
    STEP,
    { candidates: true },
  ).shapes;

test('the parts of a picture are all of it, and a change in one cell changes no other part', () => {
  const shapes = shapesWith(() => 0b1111);
  const { below, digits, above } = layersOf(shapes, GEOMETRY);
  const lines = (text: string): string[] => text.split('\n').filter(Boolean).sort();
  expect(lines([below, ...digits, above].join('\n'))).toEqual(lines(svgShapes(shapes)));
  expect(below).toContain('struck');
  expect(below).toContain('link');

  const other = layersOf(
    shapesWith((cell) => (cell === 9 ? 0b1011 : 0b1111)),
    GEOMETRY,
  );
  expect([other.below, other.above]).toEqual([below, above]);
  expect(other.digits.flatMap((own, cell) => (own === digits[cell] ? [] : [cell]))).toEqual([9]);
});

test('a picture without a digit is all below', () => {
  const empty = {
    geometry: GEOMETRY,
    values: new Int8Array(16).fill(-1),
    givens: new Uint8Array(16),
    digits: new Int32Array(16),
  };
  const { shapes } = picture(empty, undefined);
  expect(layersOf(shapes, GEOMETRY)).toEqual({ below: svgShapes(shapes), digits: [], above: '' });
});
