/** Pictures of steps on large grids, in which candidates that the step does not need are faint or omitted. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { candidateHeightOn, LEGIBLE } from '../../src/render/pdf/frames.js';
import { picture } from '../../src/render/picture/picture.js';
import type { Shape } from '../../src/render/picture/shape.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { pngOf } from '../../src/render/png.js';
import { svgOfStep } from '../../src/render/svg-of-step.js';

/**
 * Draws a step on an empty grid. It removes the first digit from the first cell, and marks the second cell and row 1.
 */
function drawnOn(box: number): {
  readonly shapes: readonly Shape[];
  readonly geometry: Geometry;
  readonly svg: string;
} {
  const geometry = Geometry.of(box, box);
  const position = {
    geometry,
    values: new Int8Array(geometry.cells).fill(-1),
    givens: new Uint8Array(geometry.cells),
    digits: new Int32Array(geometry.cells).fill(geometry.all),
  };
  const step = {
    place: [],
    remove: [geometry.candidate(0, 0)],
    marks: [
      { kind: 'cell', cell: 1, role: 'pattern' },
      { kind: 'house', house: geometry.houseOf('row', 0), role: 'cover' },
    ],
  } as const;
  const drawn = picture(position, step, { legend: true });
  return { shapes: drawn.shapes, geometry, svg: svgOf(drawn, { theme: 'light' }) };
}

const styled = (shapes: readonly Shape[], style: string) =>
  shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === style ? [shape] : []));

test.each([
  [3, 0, 81 * 9],
  // Candidates of the two cells, and of the first digit in the rest of the row.
  [4, 256 * 16 - (3 * 16 - 2), 3 * 16 - 2],
  [5, 0, 3 * 25 - 2],
])('boxes of side %i: draws %i candidates faint and %i plain', (box, pale, plain) => {
  const { shapes } = drawnOn(box);
  expect(styled(shapes, 'faint').length).toBe(pale);
  expect(styled(shapes, 'candidate').length).toBe(plain);
});

test('the legend says that candidates are omitted', () => {
  const words = (box: number): string[] => styled(drawnOn(box).shapes, 'caption').map(({ text }) => text);
  expect(words(5)).toContain(ENGLISH.legend.elsewhere);
  expect(words(4)).not.toContain(ENGLISH.legend.elsewhere);
});

test('labels and legends of a large grid keep their share of the picture', () => {
  const shareOf = (box: number, style: string): number => {
    const { shapes, geometry } = drawnOn(box);
    return styled(shapes, style)[0]!.height / geometry.size;
  };
  for (const style of ['label', 'caption']) expect(shareOf(5, style)).toBeCloseTo(shareOf(3, style));
  expect(styled(drawnOn(2).shapes, 'label')[0]!.height).toBe(styled(drawnOn(3).shapes, 'label')[0]!.height);
});

const widthOf = (png: Uint8Array): number => new DataView(png.buffer, png.byteOffset).getUint32(16);

test('a png is as wide as its svg says, unless a width is given', async () => {
  const svg = svgOfStep('.3.1...2....1...', undefined, { width: 300 });
  expect(widthOf(await pngOf(svg))).toBe(300);
  expect(widthOf(await pngOf(svg, 500))).toBe(500);
});

test('a png of a large grid has more pixels', async () => {
  expect(widthOf(await pngOf(drawnOn(3).svg))).toBe(1140);
  expect(widthOf(await pngOf(drawnOn(5).svg))).toBeGreaterThan(1900);
});

test('on paper, candidates are too small to read on 25x25 grids, but not on 9x9', () => {
  expect(candidateHeightOn(Geometry.of(3, 3), { paper: 'a4', perPage: 4 })).toBeGreaterThan(LEGIBLE);
  expect(candidateHeightOn(Geometry.of(3, 3), { paper: 'letter', perPage: 6 })).toBeGreaterThan(LEGIBLE);
  expect(candidateHeightOn(Geometry.of(5, 5), { paper: 'a4', perPage: 1 })).toBeLessThan(LEGIBLE);
});
