import { expect, it } from 'vitest';
import { type Constraint, constraints, type Statement } from '../../../../constraints/index.js';
import { withClue } from '../../../../web/page/draw-view/acts.js';
import { drawnBoard } from '../../../../web/page/draw-view/board-view.js';
import { blankDrawing } from '../../../../web/page/draw-view/drawing.js';
import { gestureOf, wayOf } from '../../../../web/page/draw-view/forms.js';
import { cellAt, cluesAt, cornerAt, edgeAt, reachedAt, seenAt } from '../../../../web/page/draw-view/hits.js';
import { outsidePlaces } from '../../../../web/page/draw-view/outside-places.js';
import { paletteOf, sampleSigns } from '../../../../web/page/draw-view/palette.js';
import { statedBy } from '../../../../web/page/draw-view/stated.js';
import {
  branchesFrom,
  cellOfEnd,
  draggedTo,
  drawnOn,
  endsOf,
  walkedTo,
  withBranch,
} from '../../../../web/page/draw-view/strokes.js';

const of = (id: string): Constraint => constraints.find((each) => each.id === id)!;
const walked = (id: string, ...cells: readonly number[]) =>
  cells.reduce<readonly number[]>((path, cell) => walkedTo(path, cell, of(id), 4), []);

it('knows how each kind of clue is drawn', () => {
  const expected = {
    line: ['thermometer', 'arrow', 'whisper', 'rule', 'nabner'],
    cage: ['killer-cage', 'sum', 'clone', 'contains', 'pairs'],
    mark: ['odd', 'minimum', 'counting-circles'],
    edge: ['white-dot', 'xv', 'greater-than', 'relation'],
    corner: ['quadruple'],
    outside: ['sandwich', 'little-killer'],
    regions: ['jigsaw'],
    switch: ['x', 'anti-knight', 'latin'],
  };
  for (const [gesture, ids] of Object.entries(expected))
    expect(ids.map((id) => [id, gestureOf(of(id))])).toEqual(ids.map((id) => [id, gesture]));
});

it('knows which kinds of lines and signs ask for words of their own', () => {
  const ways = ['arrow', 'thermometer', 'whisper', 'greater-than', 'white-dot', 'xv'].map((id) => wayOf(of(id)));
  expect(ways).toEqual(['headed', 'branching', 'line', 'turning', 'edge', 'edge']);
});

it('draws a line over cells, shorter on its way back, closed and crossing where the kind allows it', () => {
  expect(walked('palindrome', 0, 1, 6, 7)).toEqual([0, 1, 6, 7]);
  expect(walked('renban', 0, 1, 6, 1)).toEqual([0, 1]);
  expect(walked('renban', 0, 1, 5, 4, 0)).toEqual([0, 1, 5, 4, 0]);
  expect(walked('thermometer', 0, 1, 5, 4, 0)).toEqual([0]);
  expect(walked('thermometer', 0, 3)).toEqual([0]);
  expect(walked('whisper', 0, 1, 5, 4, 1)).toEqual([0, 1, 5, 4, 1]);
});

it('drags the ends of lines on and back, of an arrow the end of its shaft', () => {
  const line = drawnOn(of('renban'), [0, 1, 2]);
  const [start, end] = endsOf(line, of('renban'));
  expect(draggedTo(line, of('renban'), end!, 3, 4).lists).toEqual([[0, 1, 2, 3]]);
  expect(draggedTo(line, of('renban'), end!, 1, 4).lists).toEqual([[0, 1]]);
  expect(draggedTo(line, of('renban'), start!, 4, 4).lists).toEqual([[4, 0, 1, 2]]);
  const bulb = drawnOn(of('arrow'), [5]);
  expect(bulb.lists).toEqual([[5]]);
  const [tip] = endsOf(bulb, of('arrow'));
  const arrow = draggedTo(bulb, of('arrow'), tip!, 6, 4);
  expect(arrow.lists).toEqual([[5], [6]]);
  const [shaft] = endsOf(arrow, of('arrow'));
  expect(cellOfEnd(arrow, shaft!)).toBe(6);
  expect(draggedTo(arrow, of('arrow'), shaft!, 7, 4).lists).toEqual([[5], [6, 7]]);
  expect(draggedTo(arrow, of('arrow'), shaft!, 5, 4).lists).toEqual([[5]]);
  const pill: Statement = { kind: 'arrow', lists: [[4, 5]] };
  expect(draggedTo(pill, of('arrow'), endsOf(pill, of('arrow'))[0]!, 6, 4).lists).toEqual([[4, 5], [6]]);
});

it('draws further shafts from a bulb, and arms from a thermometer', () => {
  const arrow = drawnOn(of('arrow'), [5, 6]);
  expect([branchesFrom(arrow, of('arrow'), 5), branchesFrom(arrow, of('arrow'), 6)]).toEqual([true, false]);
  expect(withBranch(arrow, of('arrow'), [5, 9, 13]).lists).toEqual([[5], [6], [9, 13]]);
  const thermometer = drawnOn(of('thermometer'), [0, 1, 2]);
  expect(withBranch(thermometer, of('thermometer'), [1, 5]).lists).toEqual([
    [0, 1, 2],
    [1, 5],
  ]);
  expect(branchesFrom(drawnOn(of('renban'), [0, 1]), of('renban'), 0)).toBe(false);
});

it('finds cells, edges, corners and places outside the grid at a point', () => {
  const at = (row: number, column: number) => ({ row, column });
  expect([cellAt(at(1.9, 0.1), 4), cellAt(at(-0.1, 0), 4)]).toEqual([4, undefined]);
  expect([reachedAt(at(1.5, 1.6), 'line', 4), reachedAt(at(1.05, 1.05), 'line', 4)]).toEqual([5, undefined]);
  expect([reachedAt(at(1.5, 1.05), 'area', 4), reachedAt(at(1.05, 1.05), 'area', 4)]).toEqual([5, undefined]);
  expect([edgeAt(at(0.5, 0.9), 4), edgeAt(at(0.1, 0.5), 4)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(edgeAt(at(1.9, 3.5), 4)).toEqual([7, 11]);
  expect([cornerAt(at(1.2, 1.4), 4), cornerAt(at(3.9, 3.9), 4)]).toEqual([
    [0, 1, 4, 5],
    [10, 11, 14, 15],
  ]);
  expect(seenAt(at(1.5, -0.5), 'line', 4)).toEqual([4, 5, 6, 7]);
  expect(seenAt(at(4.5, 2.5), 'line', 4)).toEqual([14, 10, 6, 2]);
  expect([seenAt(at(1.5, 1.5), 'line', 4), seenAt(at(-0.5, -0.5), 'line', 4)]).toEqual([undefined, undefined]);
  expect(seenAt(at(-0.5, 1.2), 'diagonal', 4)).toEqual([0]);
  expect(seenAt(at(-0.5, 1.8), 'diagonal', 4)).toEqual([2, 7]);
  expect(seenAt(at(-0.5, -0.5), 'diagonal', 4)).toEqual([0, 5, 10, 15]);
  expect(outsidePlaces('line', 4)).toHaveLength(16);
  expect(outsidePlaces('diagonal', 4)).toHaveLength(4 * (2 * 4 - 2) + 4);
});

it('finds the clues at a point, the smallest first', () => {
  const clues = [
    drawnOn(of('killer-cage'), [0, 1, 4, 5]),
    drawnOn(of('palindrome'), [0, 5, 10]),
    drawnOn(of('white-dot'), [0, 1]),
    drawnOn(of('sandwich'), [0, 1, 2, 3]),
  ];
  const hit = (row: number, column: number) => cluesAt({ row, column }, clues, constraints, 4);
  expect(hit(0.5, 0.5)).toEqual([1, 0]);
  expect(hit(0.5, 1)).toEqual([2, 0]);
  expect(hit(0.5, -0.5)).toEqual([3]);
  expect(hit(2.5, 0.5)).toEqual([]);
});

/** A constraint of one's own: neighbours on a line are not both even. */
const own: Constraint = {
  id: 'not-both-even',
  names: { en: 'Not both even', de: 'Nicht beide gerade' },
  rule: { en: 'two neighbours on a purple line are not both even' },
  takes: { cells: { least: 2 } },
  additions: ({ size }, clues) => ({
    exclusions: clues.flatMap(({ lists: [line = []] }) =>
      line.slice(1).flatMap((cell, at) => {
        const even = Array.from({ length: size }, (_, digit) => digit).filter((digit) => digit % 2 === 1);
        return even.flatMap((a) => even.map((b) => [line[at]! * size + a, cell * size + b] as const));
      }),
    ),
  }),
  draw: ({ lists }, size) =>
    lists.map((cells) => ({
      kind: 'path',
      hue: 'violet',
      points: cells.map((cell) => ({ row: Math.floor(cell / size) + 0.5, column: (cell % size) + 0.5 })),
    })),
};

it('has a new constraint in its palette, and draws it, without a line of its own', () => {
  const known = [...constraints, own];
  const families = paletteOf(known);
  expect(families.flatMap(({ entries }) => entries).length).toBe(known.length);
  expect(families.at(-1)).toEqual({ family: 'own', entries: [{ constraint: own, gesture: 'line' }] });
  expect(sampleSigns(own)).toMatchObject([{ kind: 'path', hue: 'violet' }]);
  const clue: Statement = drawnOn(own, [0, 1, 5]);
  const drawing = withClue(blankDrawing([2, 2]), clue);
  const { faults, geometry } = statedBy(drawing, known);
  expect([...faults]).toEqual([]);
  expect(geometry.layout.statements).toEqual([clue]);
  expect(drawnBoard(drawing, geometry, known).signs).toContainEqual(expect.objectContaining({ hue: 'violet' }));
});

it('has a small picture of each kind that draws something', () => {
  for (const { entries } of paletteOf(constraints))
    for (const { constraint, gesture } of entries)
      expect([constraint.id, sampleSigns(constraint).length > 0]).toEqual([
        constraint.id,
        gesture !== 'switch' && gesture !== 'regions',
      ]);
});

it('shows the bulb of an arrow before it has a shaft', () => {
  const drawing = withClue(blankDrawing([2, 2]), { kind: 'arrow', lists: [[5]] });
  const { signs } = drawnBoard(drawing, statedBy(drawing, constraints).shown, constraints);
  expect(signs).toContainEqual(expect.objectContaining({ kind: 'path', isPill: true }));
});

it('shows a question mark for a number that is not typed yet', () => {
  for (const id of ['sandwich', 'xv', 'quadruple', 'sum']) {
    const cells = id === 'xv' ? [0, 1] : id === 'sandwich' ? [0, 1, 2, 3] : [0, 1, 4, 5];
    const drawing = withClue(blankDrawing([2, 2]), drawnOn(of(id), cells));
    const { signs = [] } = drawnBoard(drawing, statedBy(drawing, constraints).shown, constraints);
    expect([id, signs.flatMap((sign) => ('text' in sign ? [sign.text] : []))]).toEqual([id, ['?']]);
  }
});
