import { expect, it } from 'vitest';
import { type Constraint, constraints, type GridPoint } from '../../../../constraints/index.js';
import { seeded } from '../../../../src/create/random.js';
import { blankDrawing } from '../../../../web/page/draw-view/drawing.js';
import {
  CHOOSE,
  chosenClue,
  type Editor,
  editorOf,
  REGIONS,
  shownIn,
  withChosenDeleted,
  withRedone,
  withTool,
  withUndone,
} from '../../../../web/page/draw-view/editor.js';
import { afterKey } from '../../../../web/page/draw-view/key-strokes.js';
import {
  withArrow,
  withChosenMoved,
  withClueAct,
  withEnter,
  withNumberKey,
} from '../../../../web/page/draw-view/keys.js';
import { strokeBegun, strokeEnded, strokeGivenUp, strokeTo } from '../../../../web/page/draw-view/pointer-strokes.js';
import { statedBy } from '../../../../web/page/draw-view/stated.js';

const known: readonly Constraint[] = constraints;
const blank = (tool: string): Editor => withTool(editorOf(blankDrawing([2, 2])), tool);
const at = (cell: number): GridPoint => ({ row: Math.floor(cell / 4) + 0.5, column: (cell % 4) + 0.5 });

/** Drags over points; numbers are the middles of cells. */
function dragged(editor: Editor, ...points: readonly (number | GridPoint)[]): Editor {
  const [first, ...others] = points.map((each) => (typeof each === 'number' ? at(each) : each));
  return strokeEnded(others.reduce(strokeTo, strokeBegun(editor, first!, known)), known);
}

const typed = (editor: Editor, keys: string): Editor =>
  [...keys].reduce((now, key) => withNumberKey(now, key, known) ?? now, editor);

const cluesOf = (editor: Editor) =>
  shownIn(editor).clues.map(({ kind, value, text, lists }) => [kind, value ?? text, lists]);

it('draws a cage by a drag, shows it while it is dragged, and types its number as one act', () => {
  const begun = strokeTo(strokeBegun(blank('killer-cage'), at(0), known), at(1));
  expect(shownIn(begun).clues).toHaveLength(1);
  expect(begun.history.past).toHaveLength(0);
  const cage = typed(strokeEnded(strokeTo(begun, at(5)), known), '12');
  expect(cluesOf(cage)).toEqual([['killer-cage', 12, [[0, 1, 5]]]]);
  expect(cluesOf(typed(cage, ''))).toEqual(cluesOf(cage));
  expect(cluesOf(withNumberKey(cage, 'Backspace', known)!)).toEqual([['killer-cage', 1, [[0, 1, 5]]]]);
  const back = withUndone(cage);
  expect(cluesOf(back)).toEqual([['killer-cage', undefined, [[0, 1, 5]]]]);
  expect(cluesOf(withUndone(back))).toEqual([]);
  expect(cluesOf(withRedone(withRedone(withUndone(back))))).toEqual(cluesOf(cage));
});

it('adds cells to a chosen cage, and takes out one that is pressed', () => {
  const cage = dragged(blank('killer-cage'), 0, 1);
  expect(cluesOf(dragged(cage, 1, 2, 6))).toEqual([['killer-cage', undefined, [[0, 1, 2, 6]]]]);
  expect(cluesOf(dragged(dragged(cage, 1, 2), 0))).toEqual([['killer-cage', undefined, [[1, 2]]]]);
  const two = dragged(dragged(cage, 10, 11), 0);
  expect([cluesOf(two).length, two.chosen]).toEqual([2, 0]);
  expect(cluesOf(dragged(blank('killer-cage'), 3))).toEqual([['killer-cage', undefined, [[3]]]]);
});

it('draws an arrow from its bulb, further shafts, and drags its tip', () => {
  const bulb = dragged(blank('arrow'), 5);
  expect(cluesOf(bulb)).toEqual([['arrow', undefined, [[5]]]]);
  const arrow = dragged(bulb, 5, 6, 7);
  expect(cluesOf(arrow)).toEqual([['arrow', undefined, [[5], [6, 7]]]]);
  const forked = dragged(arrow, 5, 9, 13);
  expect(cluesOf(forked)).toEqual([['arrow', undefined, [[5], [6, 7], [9, 13]]]]);
  expect(cluesOf(dragged(forked, 7, 6))).toEqual([['arrow', undefined, [[5], [6], [9, 13]]]]);
  expect(cluesOf(dragged(forked, 13, 9, 5, 8))).toEqual([['arrow', undefined, [[5], [6, 7], [8]]]]);
});

it('draws a bulb of several cells by presses beside it, read from left to right, and its shaft from any of them', () => {
  const pill = dragged(dragged(blank('arrow'), 6), 5);
  expect(cluesOf(pill)).toEqual([['arrow', undefined, [[5, 6]]]]);
  const byKeys = [6, 5].reduce((now, cell) => withEnter(withEnter(now, cell, known), cell, known), blank('arrow'));
  expect(cluesOf(byKeys)).toEqual(cluesOf(pill));
  const besideMiddle = { row: 1.1, column: 2.9 };
  expect(dragged(pill, besideMiddle)).toEqual(pill);
  expect(cluesOf(dragged(pill, 12)).map(([, , lists]) => lists)).toEqual([[[5, 6]], [[12]]]);
  const arrow = dragged(pill, 5, 6, 7, 11);
  expect(cluesOf(arrow)).toEqual([
    [
      'arrow',
      undefined,
      [
        [5, 6],
        [7, 11],
      ],
    ],
  ]);
  expect(cluesOf(dragged(arrow, 4))).toHaveLength(2);
  expect(cluesOf(withUndone(withUndone(arrow)))).toEqual([['arrow', undefined, [[6]]]]);
});

it('covers cells diagonally, without the one whose corner it touches', () => {
  const corner = { row: 1, column: 1 };
  expect(cluesOf(dragged(blank('killer-cage'), 1, corner, 4))).toEqual([['killer-cage', undefined, [[1, 4]]]]);
  expect(cluesOf(dragged(blank('odd'), 4, { row: 1.04, column: 1.04 }, 1))).toEqual([['odd', undefined, [[1, 4]]]]);
  const painted = dragged(blank(REGIONS), 5, { row: 1, column: 2 }, 2);
  expect(shownIn(painted).regions?.slice(0, 8)).toEqual([0, 0, 0, 1, 0, 0, 1, 1]);
});

it('draws a line past the corners of other cells, and gives up what a second finger breaks off', () => {
  const line = dragged(blank('thermometer'), at(0), { row: 1, column: 1.02 }, at(5), at(10));
  expect(cluesOf(line)).toEqual([['thermometer', undefined, [[0, 5, 10]]]]);
  expect(cluesOf(strokeGivenUp(strokeTo(strokeBegun(line, at(3), known), at(7))))).toEqual(cluesOf(line));
  expect(cluesOf(dragged(blank('thermometer'), 0))).toEqual([]);
});

it('gives a bulb a further arm while its kind is in hand, and drags it by the tool that chooses', () => {
  const line = dragged(blank('thermometer'), 5, 6);
  expect(cluesOf(dragged(line, 5, 9))).toEqual([
    [
      'thermometer',
      undefined,
      [
        [5, 6],
        [5, 9],
      ],
    ],
  ]);
  expect(cluesOf(dragged(withTool(line, CHOOSE), 5, 9))).toEqual([['thermometer', undefined, [[9, 5, 6]]]]);
  expect(cluesOf(dragged(line, 6, 7))).toEqual([['thermometer', undefined, [[5, 6, 7]]]]);
});

it('sets clues on edges, corners and outside by a press, and chooses one that is there', () => {
  const dot = dragged(blank('white-dot'), { row: 0.5, column: 0.95 });
  expect(cluesOf(dot)).toEqual([['white-dot', undefined, [[0, 1]]]]);
  const again = dragged({ ...dot, chosen: undefined }, { row: 0.5, column: 1.1 });
  expect([again.chosen, cluesOf(again).length]).toEqual([0, 1]);
  expect(cluesOf(dragged(blank('white-dot'), { row: 0.5, column: 0.9 }, { row: 0.9, column: 0.5 }))).toEqual([
    ['white-dot', undefined, [[0, 4]]],
  ]);
  expect(cluesOf(typed(dragged(blank('quadruple'), { row: 2, column: 2 }), '12'))).toEqual([
    ['quadruple', '12', [[5, 6, 9, 10]]],
  ]);
  expect(cluesOf(typed(dragged(blank('sandwich'), { row: 4.5, column: 0.5 }), '5'))).toEqual([
    ['sandwich', 5, [[12, 8, 4, 0]]],
  ]);
});

it('drags a clue on an edge or outside to another place, with its number', () => {
  const dot = typed(dragged(blank('white-dot'), { row: 0.5, column: 0.95 }), '2');
  expect(cluesOf(dragged(dot, { row: 0.5, column: 1 }, { row: 1, column: 1.5 }))).toEqual([['white-dot', 2, [[1, 5]]]]);
  const sandwich = typed(dragged(blank('sandwich'), { row: -0.5, column: 0.5 }), '5');
  const moved = dragged(sandwich, { row: -0.5, column: 0.5 }, { row: -0.5, column: 2.5 });
  expect(cluesOf(moved)).toEqual([['sandwich', 5, [[2, 6, 10, 14]]]]);
  expect(cluesOf(withUndone(moved))).toEqual([['sandwich', 5, [[0, 4, 8, 12]]]]);
});

it('turns the sign between two cells round when it is pressed again', () => {
  const sign = dragged(blank('greater-than'), { row: 0.5, column: 1 });
  expect(cluesOf(sign)).toEqual([['greater-than', undefined, [[0, 1]]]]);
  expect(cluesOf(dragged(sign, { row: 0.5, column: 1 }))).toEqual([['greater-than', undefined, [[1, 0]]]]);
  const byKeys = withArrow(withEnter(sign, 1, known), 1, 0, known);
  expect(cluesOf(byKeys)).toEqual([['greater-than', undefined, [[1, 0]]]]);
  const another = withArrow(withEnter(sign, 0, known), 0, 4, known);
  expect(cluesOf(another).map(([, , lists]) => lists)).toEqual([[[0, 1]], [[0, 4]]]);
});

it('marks cells in one clue, and clears them', () => {
  const odd = dragged(dragged(blank('odd'), 0, 1), 10);
  expect(cluesOf(odd)).toEqual([['odd', undefined, [[0, 1, 10]]]]);
  expect(cluesOf(dragged(odd, 1, 2))).toEqual([['odd', undefined, [[0, 10]]]]);
  expect(cluesOf(dragged(dragged(blank('odd'), 0), 0))).toEqual([]);
});

it('paints with the region where the stroke begins', () => {
  const painted = dragged(blank(REGIONS), 1, 2, 6);
  expect(shownIn(painted).regions?.slice(0, 8)).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
  expect(painted.history.past).toHaveLength(1);
});

it('chooses the clues at a point one after another, moves one by a drag, and deletes it', () => {
  const cage = dragged(blank('killer-cage'), 0, 1, 4, 5);
  const both = withTool(dragged(withTool(cage, 'palindrome'), 0, 5), CHOOSE);
  const first = dragged({ ...both, chosen: undefined }, { row: 0.8, column: 0.8 });
  expect(chosenClue(first)?.kind).toBe('palindrome');
  const second = dragged(first, { row: 0.8, column: 0.8 });
  expect(chosenClue(second)?.kind).toBe('killer-cage');
  const moved = dragged(second, 1, 6);
  expect(cluesOf(moved)).toEqual([
    ['killer-cage', undefined, [[5, 6, 9, 10]]],
    ['palindrome', undefined, [[0, 5]]],
  ]);
  expect(cluesOf(withChosenMoved(moved, -1, -1, known))).toEqual(cluesOf(second));
  expect(cluesOf(withChosenDeleted(moved))).toEqual([['palindrome', undefined, [[0, 5]]]]);
  expect(dragged(moved, 3).chosen).toBeUndefined();
});

it('splits, joins and copies the chosen line', () => {
  const line = dragged(blank('renban'), 0, 1, 2, 3);
  const parts = withClueAct(line, 'split', 1, known)!;
  expect(cluesOf(parts)).toEqual([
    ['renban', undefined, [[0, 1]]],
    ['renban', undefined, [[1, 2, 3]]],
  ]);
  expect(cluesOf(withClueAct(parts, 'join', 0, known)!)).toEqual(cluesOf(line));
  expect(withClueAct(line, 'join', 0, known)).toBeUndefined();
  expect(cluesOf(withClueAct(line, 'copy', 0, known)!)[1]).toEqual(['renban', undefined, [[4, 5, 6, 7]]]);
  expect(cluesOf(withClueAct(line, 'turn', 0, known)!)).toEqual([['renban', undefined, [[0, 4, 8, 12]]]]);
});

it('draws by keys alone', () => {
  const walked = (editor: Editor, ...cells: readonly number[]): Editor =>
    cells
      .slice(1)
      .reduce((now, cell, index) => withArrow(now, cells[index]!, cell, known), withEnter(editor, cells[0]!, known));
  const cage = withEnter(walked(blank('killer-cage'), 0, 1, 5), 5, known);
  expect(cluesOf(typed(cage, '6'))).toEqual([['killer-cage', 6, [[0, 1, 5]]]]);
  expect(cluesOf(withEnter(walked(blank('thermometer'), 0, 5, 6), 6, known))).toEqual([
    ['thermometer', undefined, [[0, 5, 6]]],
  ]);
  expect(cluesOf(walked(blank('white-dot'), 5, 6))).toEqual([['white-dot', undefined, [[5, 6]]]]);
  expect(cluesOf(withEnter(blank('quadruple'), 5, known))).toEqual([['quadruple', undefined, [[5, 6, 9, 10]]]]);
  const left = withEnter(blank('sandwich'), 4, known);
  const above = withEnter(left, 4, known);
  const right = withEnter(typed(above, '3'), 4, known);
  expect(cluesOf(left)).toEqual([['sandwich', undefined, [[4, 5, 6, 7]]]]);
  expect(cluesOf(above)).toEqual([['sandwich', undefined, [[0, 4, 8, 12]]]]);
  expect(cluesOf(right)).toEqual([
    ['sandwich', 3, [[0, 4, 8, 12]]],
    ['sandwich', undefined, [[12, 8, 4, 0]]],
  ]);
  expect(cluesOf(withEnter(blank('odd'), 7, known))).toEqual([['odd', undefined, [[7]]]]);
});

it('draws the parts of a clue one after another, and any of them anew', () => {
  const one = dragged(blank('equal-sums'), 0, 1);
  const two = dragged(one, 4, 5, 6);
  expect(cluesOf(two)).toEqual([
    [
      'equal-sums',
      undefined,
      [
        [0, 1],
        [4, 5, 6],
      ],
    ],
  ]);
  expect(cluesOf(dragged(two, 12, 13))).toHaveLength(2);
  expect(cluesOf(dragged({ ...two, part: 0 }, 2, 3))).toEqual([
    [
      'equal-sums',
      undefined,
      [
        [2, 3],
        [4, 5, 6],
      ],
    ],
  ]);
  expect(cluesOf(dragged({ ...two, part: 2 }, 10))).toEqual([['equal-sums', undefined, [[0, 1], [4, 5, 6], [10]]]]);
  const arrow = dragged(blank('arrow'), 5, 6, 7);
  expect(cluesOf(dragged({ ...arrow, part: 0 }, 4, 5))).toEqual([
    [
      'arrow',
      undefined,
      [
        [4, 5],
        [6, 7],
      ],
    ],
  ]);
});

it('takes keys as a setter presses them', () => {
  const press = (editor: Editor, key: string, cell: number, ctrlKey = false) =>
    afterKey(editor, { key, ctrlKey, metaKey: false, altKey: false }, cell, known);
  const line = dragged(blank('renban'), 0, 1, 2);
  expect(cluesOf(press(line, 't', 0)!.editor)).toEqual([['renban', undefined, [[0, 4, 8]]]]);
  expect(cluesOf(press(line, 'ArrowDown', 0, true)!.editor)).toEqual([['renban', undefined, [[4, 5, 6]]]]);
  expect(cluesOf(press(line, 's', 1)!.editor)).toHaveLength(2);
  expect(cluesOf(press(line, 'Delete', 0)!.editor)).toEqual([]);
  expect(press(line, 'Escape', 0)!.editor.chosen).toBeUndefined();
  const begun = press(blank('thermometer'), 'Enter', 5)!.editor;
  expect(press(begun, 'PageDown', 5)!.to).toBe(10);
  expect(press(begun, 'Home', 0)!.to).toBeUndefined();
  expect(cluesOf(press(begun, 'Escape', 5)!.editor)).toEqual([]);
  expect(shownIn(press(blank(REGIONS), '2', 0)!.editor).regions?.[0]).toBe(1);
  expect(press(line, 'q', 0)).toBeUndefined();
});

it('comes through strokes anywhere with any tool, and back to the empty drawing', () => {
  const tools = [CHOOSE, REGIONS, ...known.filter(({ takes }) => takes).map(({ id }) => id)];
  const random = seeded('strokes');
  const pointNear = ({ row, column }: GridPoint): GridPoint => ({
    row: row + random() - 0.5,
    column: column + random() - 0.5,
  });
  let editor = blank(CHOOSE);
  for (let stroke = 0; stroke < 200; stroke++) {
    if (random() < 0.5) editor = withTool(editor, tools[Math.floor(random() * tools.length)]!);
    let point: GridPoint = { row: random() * 6 - 1, column: random() * 6 - 1 };
    editor = strokeBegun(editor, point, known);
    for (let step = 0; step < 12; step++) {
      point = pointNear(point);
      editor = strokeTo(editor, point);
    }
    editor = typed(strokeEnded(editor, known), '1');
  }
  const { geometry, faults } = statedBy(shownIn(editor), known);
  expect(geometry.layout.statements!.length + faults.size).toBeGreaterThan(20);
  const acts = editor.history.past.length;
  for (let act = 0; act < acts; act++) editor = withUndone(editor);
  expect(shownIn(editor)).toEqual(blankDrawing([2, 2]));
});
