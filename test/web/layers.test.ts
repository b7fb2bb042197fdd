import { expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { picture } from '../../src/render/picture/picture.js';
import { svgShapes } from '../../src/render/picture/svg.js';
import { withRules } from '../../src/variants/rules.js';
import { BoardDrawing } from '../../web/elements/board/drawing.js';
import { layersOf } from '../../web/elements/board/layers.js';
import { act } from '../../web/page/play/act.js';
import { type Play, playOf } from '../../web/page/play/play.js';
import { PlayDrawing } from '../../web/page/play-view/drawn.js';
import { PENCIL_MARKS } from '../../web/page/play-view/pencil-marks.js';
import { read } from '../read-text.js';

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

test('the layers together make up the picture, and a change of a cell changes only its layer', () => {
  const shapes = shapesWith(() => 0b1111);
  const { below, digits } = layersOf(shapes, GEOMETRY);
  const lines = (text: string): string[] => text.split('\n').filter(Boolean).sort();
  expect(lines([below, ...digits].join('\n'))).toEqual(lines(svgShapes(shapes)));
  expect(below).toContain('struck');
  expect(below).toContain('link');

  const other = layersOf(
    shapesWith((cell) => (cell === 9 ? 0b1011 : 0b1111)),
    GEOMETRY,
  );
  expect(other.below).toBe(below);
  expect(other.digits.flatMap((own, cell) => (own === digits[cell] ? [] : [cell]))).toEqual([9]);
});

test('a picture without digits is one layer', () => {
  const empty = {
    geometry: GEOMETRY,
    values: new Int8Array(16).fill(-1),
    givens: new Uint8Array(16),
    digits: new Int32Array(16),
  };
  const { shapes } = picture(empty, undefined);
  expect(layersOf(shapes, GEOMETRY)).toEqual({ below: svgShapes(shapes), digits: [], shapes: [] });
});

test('letters of regions that wrap around lie below the digits', () => {
  const geometry = withRules(Geometry.of(1, 4), { regions: 'ABBAABBACCDDCCDD' });
  const { shapes } = picture(new Board(geometry), undefined, { candidates: true });
  const { below, digits } = layersOf(shapes, geometry);
  expect(below).toContain('>A</text>');
  expect(digits.every((own) => own.split('\n').length === geometry.size)).toBe(true);
});

const PLAY = playOf(read('1234341.21434321'));

test('a board after partial redraws equals a board drawn at once', () => {
  const board = (play: Play) => ({ ...new PlayDrawing().of(play, undefined, PENCIL_MARKS), candidates: true });
  const habits = { tidy: true };
  const plays = [
    PLAY,
    act(PLAY, { kind: 'mark', layer: 'corner', cells: [7], mark: 2 }, habits),
    act(PLAY, { kind: 'mark', layer: 'centre', cells: [7], mark: 2 }, habits),
    act(PLAY, { kind: 'write', cells: [7], digit: 1 }, habits),
    PLAY,
  ];
  const drawing = new BoardDrawing();
  const drawn = plays.map((play, index) => {
    const cells = drawing.update(board(play));
    const whole = new BoardDrawing();
    whole.update(board(play));
    expect(drawing.layers, String(index)).toEqual(whole.layers);
    return cells && [...cells];
  });
  expect(drawn).toEqual([undefined, [7], [7], [7], [7]]);
});

test('on a large board the marks of a cell are one element, each mark in its place', () => {
  const large = playOf(read(`1${'.'.repeat(624)}`));
  const all = act(large, { kind: 'fill', cells: [30] }, { tidy: true });
  const drawing = new BoardDrawing();
  drawing.update({ ...new PlayDrawing().of(all, undefined), candidates: true });
  const [, xs, signs] = /^<text [^>]*x="([^"]*)"[^>]*>([^<]*)<\/text>$/.exec(drawing.layers.digits[30]!)!;
  expect(xs!.split(' ')).toHaveLength(signs!.length);
  expect(signs).toBe('ABCDEFGHIJKLMNOPQRSTUVWXY');
});
