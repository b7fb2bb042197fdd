import { expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { CELL, picture, type Shape } from '../../../src/render/index.js';
import { boundsOf, overlap } from '../../../src/render/picture/outlines.js';
import { withRules } from '../../../src/variants/rules.js';
import { playOf } from '../../../web/page/play/play.js';
import { drawnPosition } from '../../../web/page/play-view/drawn.js';
import { enlarged, marginOf, marksOf, pencilled } from '../../../web/page/play-view/pencil-marks.js';
import { read } from '../../read-text.js';

const plain = Geometry.ofSize(9);
const MARGIN = marginOf(plain);
/** The margins of a grid with sums in corners, and of one with sums and dots. */
const CAGE = marginOf(withRules(plain, { constraints: ['killer-cage=3:r1c12'] }));
const DOTTED = marginOf(withRules(plain, { constraints: ['killer-cage=3:r1c12', 'white-dot=r1c12'] }));

type Mark = ReturnType<typeof marksOf>[number];

/** Returns the set of the first `count` digits. */
const first = (count: number): number => 2 ** count - 1;

/** Returns the thirds of a cell in which its corner marks are, such as `top left`. */
const thirds = (corner: number): string[] =>
  marksOf(0, corner, MARGIN).map(
    ({ at }) =>
      `${['top', 'middle', 'bottom'][Math.floor(at.y * 3)]} ${['left', 'centre', 'right'][Math.floor(at.x * 3)]}`,
  );

test('corner marks take the corners first, then the edges', () => {
  expect(thirds(first(4))).toEqual(['top left', 'top right', 'bottom left', 'bottom right']);
  expect(thirds(first(6))).toEqual([
    'top left',
    'top centre',
    'top right',
    'bottom left',
    'bottom centre',
    'bottom right',
  ]);
  expect(thirds(first(8))).not.toContain('middle centre');
  expect(new Set(thirds(first(8))).size).toBe(8);
});

test('centre marks are in a line in the middle of the cell, in ascending order', () => {
  const marks = marksOf(0b101010, 0, MARGIN);
  expect(marks.map(({ digit }) => digit)).toEqual([1, 3, 5]);
  expect(marks.map(({ at }) => at.y)).toEqual([0.5, 0.5, 0.5]);
  expect(marks[1]!.at.x).toBeCloseTo(0.5);
  expect(marks[0]!.at.x).toBeLessThan(marks[1]!.at.x);
});

/** True if two marks touch. */
const touch = (one: Mark, other: Mark): boolean => {
  const reach = ((one.height + other.height) / 2) * 0.8;
  return Math.abs(one.at.x - other.at.x) < reach * 0.62 && Math.abs(one.at.y - other.at.y) < reach;
};

const isOutside = ({ at, height }: Mark): boolean => Math.min(at.x, at.y, 1 - at.x, 1 - at.y) < height * 0.36;

test.each([4, 6, 9, 16, 25])('no marks of a cell touch each other or its frame, in grids of size %i', (size) => {
  for (const margin of [MARGIN, CAGE, DOTTED])
    for (let corners = 0; corners <= size; corners++)
      for (let centre = 0; centre <= size; centre++) {
        const marks = marksOf(first(centre), first(corners), margin);
        expect(marks).toHaveLength(centre + corners);
        const bad = marks.filter(
          (mark, index) => isOutside(mark) || marks.slice(index + 1).some((other) => touch(mark, other)),
        );
        expect(bad, `${corners} corners, ${centre} in the centre`).toEqual([]);
      }
});

test('corner marks make room for the sum of a cage', () => {
  const puzzle = read(`${'.'.repeat(81)} killer-cage=17:r1c12`);
  const play = { ...playOf(puzzle), corner: new Array(81).fill(first(9)) };
  const drawn = picture(drawnPosition(play), undefined, { candidates: true });
  const shapes = pencilled(play, new Set())(drawn);
  const textsOf = (style: string) => shapes.filter((shape) => shape.kind === 'text' && shape.style === style);
  const [sum] = textsOf('clue').map(boundsOf);
  expect(textsOf('candidate')).toHaveLength(9 * 81);
  expect(textsOf('candidate').filter((mark) => overlap(boundsOf(mark), sum!))).toEqual([]);
});

test('a lone corner mark is not beside the sum of a cage', () => {
  const puzzle = read(`${'.'.repeat(81)} killer-cage=17:r1c12`);
  const play = { ...playOf(puzzle), corner: new Array(81).fill(1) };
  const drawn = picture(drawnPosition(play), undefined, { candidates: true });
  const marks = pencilled(
    play,
    new Set(),
  )(drawn).filter((shape) => shape.kind === 'text' && shape.style === 'candidate');
  const across = marks.map((mark) => mark.kind === 'text' && (mark.centre.x - drawn.grid.left) / CELL);
  expect(across[0]).toBeGreaterThan(0.5);
  expect(across[1]).toBeLessThan(1.5);
});

test.each([4, 6, 9, 16, 25])('enlarged marks stay in their places and do not touch, in grids of size %i', (size) => {
  for (const clues of ['', ` killer-cage=${size}:r1c12`]) {
    const play = playOf(read(`${'.'.repeat(size * size)}${clues}`));
    const all = { ...play, centre: play.centre.map(() => first(size)) };
    const drawn = picture(drawnPosition(all), undefined, { candidates: true });
    const marks = enlarged(all)(drawn).flatMap((shape) =>
      shape.kind === 'text' && shape.style === 'candidate' && play.geometry.cellOf(shape.of.candidate!) === 0
        ? [shape]
        : [],
    );
    expect(marks).toHaveLength(size);
    for (const [index, mark] of marks.entries())
      for (const other of marks.slice(index + 1)) {
        const tall = Math.abs(mark.centre.y - other.centre.y) < mark.height * 0.76;
        const wide = Math.abs(mark.centre.x - other.centre.x) < mark.height * 0.62;
        expect(tall && wide).toBe(false);
      }
  }
});

test('a digit marked in a corner and in the middle is drawn in both; marks in fixed cells keep their places', () => {
  const empty = playOf(read('.'.repeat(81)));
  const mark = (cell: number, digits: number) => empty.values.map((_, each) => (each === cell ? digits : 0));
  const play = { ...empty, centre: mark(0, 0b11), corner: mark(0, 0b10).with(1, 0b100) };
  const drawn = picture(drawnPosition(play), undefined, { candidates: true });
  const textsIn = (shapes: readonly Shape[], cell: number) =>
    shapes.filter(({ kind, of }: Shape & { of?: { candidate?: number } }) => {
      const candidate = kind === 'text' ? of?.candidate : undefined;
      return candidate !== undefined && play.geometry.cellOf(candidate) === cell;
    });
  const shapes = pencilled(play, new Set([1]))(drawn);
  expect(textsIn(drawn.shapes, 0)).toHaveLength(2);
  expect(textsIn(shapes, 0)).toHaveLength(3);
  expect(textsIn(shapes, 1)).toEqual(textsIn(drawn.shapes, 1));
});
