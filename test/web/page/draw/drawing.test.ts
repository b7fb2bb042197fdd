import { expect, it } from 'vitest';
import { type Constraint, constraints, type Sign, type Statement } from '../../../../constraints/index.js';
import { EMPTY } from '../../../../src/core/index.js';
import { begun, did, redone, undone } from '../../../../src/session/index.js';
import { signsOf as puzzleSigns } from '../../../../src/variants/signs.js';
import {
  withBoxes,
  withClue,
  withClueChanged,
  withGiven,
  withNote,
  withoutClue,
  withPainted,
  withSaid,
  withSwitched,
} from '../../../../web/page/draw-view/acts.js';
import { drawnBoard } from '../../../../web/page/draw-view/board-view.js';
import { copied, joined, mirrored, moved, split, turned, withTyped } from '../../../../web/page/draw-view/clue-acts.js';
import { historyOf, leaveHistory } from '../../../../web/page/draw-view/drafts/draft-history.js';
import { blankDrawing, numbersOf, type PuzzleDrawing, unevenRegions } from '../../../../web/page/draw-view/drawing.js';
import { gestureOf, signsOf } from '../../../../web/page/draw-view/forms.js';
import { isDrawing, keepDrawing, keptDrawing } from '../../../../web/page/draw-view/kept.js';
import { faultTexts } from '../../../../web/page/draw-view/lost.js';
import { drawingOf } from '../../../../web/page/draw-view/opened.js';
import { sampleSigns } from '../../../../web/page/draw-view/palette.js';
import { isFound } from '../../../../web/page/draw-view/palette-panel.js';
import { readOf, statedBy } from '../../../../web/page/draw-view/stated.js';
import { drawnOn } from '../../../../web/page/draw-view/strokes.js';
import { drawWordsIn } from '../../../../web/page/draw-view/words.js';
import { plainShapeOf } from '../../../../web/page/engine/grid.js';
import { geometryIn } from '../../../../web/page/engine/with-rules.js';
import { en } from '../../../../web/page/words/en.js';

const of = (id: string): Constraint => constraints.find((each) => each.id === id)!;
const SMALL = blankDrawing([2, 2]);
const clueOf = (id: string, cells: readonly number[], typed = ''): Statement =>
  withTyped(drawnOn(of(id), cells), of(id), typed);
const withAll = (...clues: readonly Statement[]): PuzzleDrawing => clues.reduce(withClue, SMALL);
const rulesIn = (drawing: PuzzleDrawing) => readOf(drawing, statedBy(drawing, constraints)).grid.rules;

it('states clues, and comes back from the puzzle that it makes', () => {
  const clues = [
    clueOf('killer-cage', [1, 0], '5'),
    clueOf('sum', [2, 3], '<=5'),
    clueOf('arrow', [5, 6, 7]),
    clueOf('pairs', [8, 13]),
    clueOf('quadruple', [0, 1, 4, 5], '12'),
  ];
  const drawing = withSwitched(withSaid(withGiven(withAll(...clues), [3], 2), 'title', 'Small'), 'anti-knight');
  const stated = statedBy(drawing, constraints);
  expect([[...stated.faults], [...stated.refused]]).toEqual([[], []]);
  const read = readOf(drawing, stated);
  expect(read.grid.rules).toMatchObject({ variant: ['anti-knight'], pairs: ['r3c1r4c2'] });
  expect(read.grid.rules?.constraints).toContainEqual({ kind: 'killer-cage', sum: 5, cells: ['r1c1', 'r1c2'] });
  expect(read.grid.rules?.constraints).toContainEqual({ kind: 'sum', sum: '<=5', cells: ['r1c3', 'r1c4'] });
  expect(read.grid.rules?.constraints).toContainEqual({ kind: 'arrow', lists: [['r2c2'], ['r2c3', 'r2c4']] });
  const again = drawingOf(geometryIn(read.grid), read, constraints);
  expect(readOf(again, statedBy(again, constraints))).toEqual(read);
  expect(again).toMatchObject({ title: 'Small', whole: ['anti-knight'], values: drawing.values });
});

it('states nothing of an unfinished clue, nor of one that the grid cannot have, and says why', () => {
  const drawing = withAll(
    clueOf('arrow', [5]),
    clueOf('sandwich', [0, 1, 2, 3]),
    clueOf('killer-cage', [0, 1], '99'),
    clueOf('rule', [0, 1], 'pairs: a -'),
    clueOf('thermometer', [0]),
    clueOf('white-dot', [8, 9], '2'),
    clueOf('white-dot', [8, 9], '3'),
  );
  const { faults, geometry } = statedBy(drawing, constraints);
  expect([...faults].sort(([a], [b]) => a - b)).toEqual([
    [0, { kind: 'no shaft' }],
    [1, { kind: 'no number' }],
    [2, { kind: 'number', least: 3, most: 7 }],
    [3, { kind: 'told', text: expect.stringContaining('a number belongs there') }],
    [4, { kind: 'cells', least: 2, most: 4, now: 1 }],
    [6, { kind: 'told', text: expect.stringContaining('has two numbers') }],
  ]);
  expect(geometry.layout.statements).toHaveLength(1);
  const painted = withPainted(withPainted(SMALL, 0, [2]), 1, [5]);
  const { refused } = statedBy(withSwitched(withSwitched(painted, 'latin'), 'x'), constraints);
  expect([...refused]).toEqual([['latin', 'latin has neither boxes nor regions']]);
});

it('paints regions, which say that their cells differ until each has its number of cells', () => {
  const one = withPainted(SMALL, 0, [2]);
  expect(unevenRegions(one)).toEqual([0, 1]);
  expect(rulesIn(one)).toEqual({
    variant: ['latin'],
    pairs: expect.arrayContaining(['r1c4r2c3r2c4', 'r3c1r3c2r4c1r4c2']),
  });
  const both = withPainted(one, 1, [5]);
  expect(unevenRegions(both)).toEqual([]);
  expect(rulesIn(both)).toEqual({ regions: 'AAABABBBCCDDCCDD' });
  expect(rulesIn(withBoxes(both))).toBeUndefined();
  expect(withPainted(both, 1, [5])).toBe(both);
});

it('moves, turns, mirrors, copies, splits and joins clues', () => {
  const line = clueOf('renban', [0, 1, 2, 6]);
  expect(moved(line, of('renban'), 1, 0, 4).lists).toEqual([[4, 5, 6, 10]]);
  expect(moved(line, of('renban'), 0, 2, 4)).toBe(line);
  expect(turned(line, of('renban'), 4).lists).toEqual([[1, 5, 9, 8]]);
  expect([1, 2, 3, 4].reduce((clue) => turned(clue, of('renban'), 4), line).lists).toEqual([[0, 1, 2, 6]]);
  expect(mirrored(line, of('renban'), 4).lists).toEqual([[2, 1, 0, 4]]);
  expect(copied(line, of('renban'), 4)?.lists).toEqual([[5, 6, 7, 11]]);
  const pill: Statement = { kind: 'arrow', lists: [[0, 1], [2]] };
  expect(mirrored(pill, of('arrow'), 4).lists).toEqual([[1, 2], [0]]);
  const parts = split(line, of('renban'), 1)!;
  expect(parts.map(({ lists }) => lists)).toEqual([[[0, 1]], [[1, 2, 6]]]);
  expect(split(line, of('renban'), 6)).toBeUndefined();
  expect(joined(parts[1]!, parts[0]!, of('renban'), 4)).toEqual(line);
  const outside = clueOf('sandwich', [0, 1, 2, 3]);
  expect(moved(outside, of('sandwich'), 2, 0, 4).lists).toEqual([[8, 9, 10, 11]]);
  const diagonal: Statement = { kind: 'little-killer', value: 9, lists: [[4, 9, 14]] };
  expect(moved(diagonal, of('little-killer'), -1, 0, 4).lists).toEqual([[0, 5, 10, 15]]);
});

it('takes back each act, and does it again', () => {
  const clue = clueOf('killer-cage', [0, 1]);
  const acts: readonly ((drawing: PuzzleDrawing) => PuzzleDrawing)[] = [
    (drawing) => withClue(drawing, clue),
    (drawing) => withClueChanged(drawing, 0, { ...clue, value: 5 }),
    (drawing) => withGiven(drawing, [3, 4], 1),
    (drawing) => withPainted(drawing, 2, [0]),
    (drawing) => withSwitched(drawing, 'x'),
    (drawing) => withSaid(drawing, 'author', 'A setter'),
    (drawing) => withoutClue(drawing, 0),
  ];
  const states = [SMALL];
  for (const act of acts) states.push(act(states.at(-1)!));
  let history = states.slice(1).reduce(did, begun(SMALL));
  for (const state of states.toReversed()) {
    expect(history.play).toBe(state);
    history = undone(history);
  }
  for (const state of states) {
    expect(history.play).toBe(state);
    history = redone(history);
  }
});

it('can draw each constraint, by its module alone', () => {
  const six = blankDrawing([2, 3]);
  const cells = { edge: [0, 1], corner: [0, 1, 6, 7], outside: [0, 1, 2, 3, 4, 5] };
  const diagonal = [0, 7, 14, 21, 28, 35];
  for (const constraint of constraints) {
    const gesture = gestureOf(constraint);
    const { value, text, lists, outside } = constraint.takes ?? {};
    if (gesture === 'switch' || gesture === 'regions') continue;
    const own = outside === 'diagonal' ? diagonal : gesture in cells ? cells[gesture as 'edge'] : [0, 1, 2];
    const typed =
      value && !value.isOptional
        ? String(value.limits(own.length, 6, numbersOf(six))[1])
        : (!value && text?.example) || '';
    const clue = withTyped(drawnOn(constraint, own), constraint, typed);
    const parted = (lists?.least ?? 1) > clue.lists.length ? { ...clue, lists: [...clue.lists, [12, 13, 14]] } : clue;
    const { faults } = statedBy(withClue(six, parted), constraints);
    expect([constraint.id, ...faults.values()]).toEqual([constraint.id]);
  }
});

it('keeps what another program drew until its clue changes', () => {
  const cage: Statement = { kind: 'killer-cage', value: 5, lists: [[0, 1]] };
  const signs: readonly Sign[] = [
    { kind: 'outline', cells: [0, 1], line: 'solid', text: '5' },
    { kind: 'label', at: { row: 3.5, column: 3.5 }, text: 'A' },
    { kind: 'words', text: 'A cage.', states: ['killer-cage'] },
  ];
  const geometry = statedBy(withAll(cage), constraints).geometry;
  const grid = { ...plainShapeOf(geometry), values: SMALL.values };
  const about = { signs, rules: 'A cage.', notUnderstood: ['A letter'] };
  const opened = drawingOf(geometry, { grid, about }, constraints);
  const shown = (drawing: PuzzleDrawing) => {
    const position = drawnBoard(drawing, statedBy(drawing, constraints).shown, constraints);
    return position.signs!.filter((sign) => sign.kind !== 'label' || sign.text !== undefined);
  };
  expect(shown(opened)).toEqual(signs);
  expect(readOf(opened, statedBy(opened, constraints)).about).toEqual(about);
  const moved = withClueChanged(opened, 0, { ...cage, lists: [[4, 5]] });
  expect(shown(moved)).toEqual([{ kind: 'outline', cells: [4, 5], line: 'dashed', text: '5' }, ...signs.slice(1)]);
  expect(readOf(moved, statedBy(moved, constraints)).about.signs).toEqual(shown(moved));
  expect(shown(withSaid(opened, 'rules', 'Mine.'))).toEqual(signs.slice(0, 2));
});

it('keeps notes in cells, which state nothing', () => {
  const noted = withNote(withNote(SMALL, [0, 1], 2), [1], 3);
  expect(noted.notes?.slice(0, 3)).toEqual([0b100, 0b1100, 0]);
  expect(withNote(noted, [0, 1], 3).notes?.slice(0, 2)).toEqual([0b1100, 0b1100]);
  expect(withNote(withNote(noted, [0, 1], 2), [1], 3)).toEqual(SMALL);
  expect(withNote(noted, [0, 1], EMPTY)).toEqual(SMALL);
  expect(withNote(noted, [2], EMPTY)).toBe(noted);
  expect(readOf(noted, statedBy(noted, constraints))).toEqual(readOf(SMALL, statedBy(SMALL, constraints)));
  expect(isDrawing(noted, constraints)).toBe(true);
  for (const notes of [[1], noted.notes!.with(0, 16), noted.notes!.with(0, 0.5)])
    expect(isDrawing({ ...noted, notes }, constraints)).toBe(false);
});

it('goes on with the history of a draft as it was left', () => {
  const left = new Map();
  const history = did(begun(SMALL), withGiven(SMALL, [0], 1));
  leaveHistory(left, 'a', history);
  expect(historyOf(left, 'a', structuredClone(history.play))).toBe(history);
  expect(historyOf(left, 'a', SMALL)).toEqual(begun(SMALL));
  expect(historyOf(left, 'b', history.play)).toEqual(begun(history.play));
});

it('is kept by the browser, and not taken from what is no drawing', () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  expect(keptDrawing(constraints, storage)).toBeUndefined();
  const drawing = withPainted(withAll(clueOf('arrow', [5])), 0, [2]);
  expect(keepDrawing(drawing, storage)).toBe(true);
  expect(keptDrawing(constraints, storage)).toEqual(drawing);
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keepDrawing(drawing, full)).toBe(false);
  for (const wrong of [{ clues: [{ kind: 'none', lists: [] }] }, { values: [1] }, { box: [9, 9] }, { whole: ['?'] }]) {
    for (const key of stored.keys()) stored.set(key, JSON.stringify({ ...drawing, ...wrong }));
    expect(keptDrawing(constraints, storage)).toBeUndefined();
  }
});

/** Returns how signs look, wherever they are. */
const lookOf = (signs: readonly Sign[]): string =>
  JSON.stringify(signs, (key, value) => (['points', 'at', 'cells'].includes(key) ? undefined : value));

it('draws lines of each kind, and of each text with a name, unlike all others', () => {
  const rule = of('rule');
  const { named } = rule.takes!.text!;
  const texts = [
    ...named!.map(({ id, number }) => (number === undefined ? id : `${id}=${number}`)),
    'either renban or zipper',
  ];
  const drawn = [
    ...constraints.filter(({ family }) => family === 'lines').map((each) => [each.id, sampleSigns(each)] as const),
    ...texts.map((text) => [text, signsOf(rule, { kind: 'rule', text, lists: [[0, 1, 2, 5]] }, 3)] as const),
  ];
  const ids = new Map<string, string>();
  for (const [id, signs] of drawn) {
    expect([id, ids.get(lookOf(signs))]).toEqual([id, undefined]);
    ids.set(lookOf(signs), id);
  }
  const paths = drawn.flatMap(([, signs]) => signs.filter(({ kind }) => kind === 'path').map((path) => lookOf([path])));
  const zipper = lookOf(sampleSigns(of('zipper')));
  expect(paths.filter((look) => look === zipper)).toHaveLength(1);
});

it('draws clues that are told apart by letters as their puzzle does, and texts that are not read yet as lines', () => {
  const textsOn = ({ signs }: { readonly signs?: readonly Sign[] }): string[] =>
    signs!.flatMap((sign) => ('text' in sign && sign.kind !== 'words' && sign.text ? [sign.text] : []));
  const drawing = withAll(
    clueOf('rule', [0, 1, 2], 'pairs: a < b'),
    clueOf('rule', [4, 5, 6], 'near'),
    clueOf('rule', [8, 9, 10], 'pairs: a != b'),
    clueOf('rule', [12, 13], 'either whisper or renban'),
    clueOf('rule', [7, 11], 'step=2'),
  );
  const { geometry } = statedBy(drawing, constraints);
  const board = drawnBoard(drawing, geometry, constraints);
  expect(textsOn(board)).toEqual(['A', 'B', 'C', '=2']);
  expect(textsOn({ signs: puzzleSigns(geometry) })).toEqual(['A', 'B', 'C', '=2']);
  expect(board.signs!.filter(({ kind }) => kind === 'path')).toHaveLength(5);
});

it('draws a question mark for a number or a text that is not typed yet', () => {
  const shown = (id: string, cells: readonly number[]): string[] =>
    signsOf(of(id), drawnOn(of(id), cells), 4).flatMap((sign) => ('text' in sign && sign.text ? [sign.text] : []));
  expect(shown('product', [0, 1])).toEqual(['?×']);
  for (const id of ['sum', 'contains', 'look-and-say', 'letters']) expect([id, shown(id, [0])]).toEqual([id, ['?']]);
  for (const { id } of constraints.filter(({ takes }) => takes))
    for (const text of shown(id, [0, 1, 4, 5])) expect(text).not.toMatch(/NaN|undefined/);
});

it('finds kinds by their names in the language of the page and by those that people write', () => {
  const found = (wanted: string): string[] =>
    constraints.filter((each) => isFound(wanted, each, en)).map(({ id }) => id);
  expect(found('German Whisper')).toEqual(['whisper']);
  expect(found('anti knight')).toEqual(['anti-knight']);
  expect(found('renban')).toEqual(['renban']);
  expect(found('zzz')).toEqual([]);
});

it('names regions of another size than the grid among what is not shared', () => {
  const drawing = withPainted(SMALL, 0, [2]);
  const faults = faultTexts(drawing, statedBy(drawing, constraints), constraints, drawWordsIn('en'), en);
  expect(faults).toEqual(['Regions that do not have as many cells as there are digits: region 1 (5), region 2 (3).']);
});
