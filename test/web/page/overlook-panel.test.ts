/** The panel of a drawing that is looked over: its requests, its sentences and what the board shows, without a browser. */
import { expect, test } from 'vitest';
import { type DrawingAnswer, DrawingAnswers } from '../../../web/page/draw-view/overlook/answers.js';
import { marksOf } from '../../../web/page/draw-view/overlook/board-marks.js';
import { SpareParts } from '../../../web/page/draw-view/overlook/spare-parts.js';
import {
  countText,
  differenceTexts,
  leftOutText,
  levelTexts,
  verdictText,
} from '../../../web/page/draw-view/overlook/told.js';
import { overlookWordsIn } from '../../../web/page/draw-view/overlook/words.js';
import type { EngineClient } from '../../../web/page/engine/engine.js';
import type { OverlookView, SolutionsView } from '../../../web/page/engine/overlook-view.js';
import type { PlainGrid } from '../../../web/page/engine/protocol.js';

const gridOf = (...values: number[]): PlainGrid => ({ box: [2, 2], values });
const solutions = (count: number, isAll: boolean, taken = [1, 3, 7], left = taken): SolutionsView => ({
  kind: 'solutions',
  count,
  isAll,
  isBound: false,
  taken,
  left,
});

/** An engine that answers when the test says so. */
class HeldEngine implements EngineClient {
  readonly asked: {
    kind: string;
    grid: PlainGrid;
    signal: AbortSignal | undefined;
    tell(view: unknown): void;
    end(): void;
  }[] = [];
  start(): void {}
  ask: EngineClient['ask'] = (kind, input, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.asked.push({
        kind,
        grid: (input as { grid: PlainGrid }).grid,
        signal,
        tell: (view) => onProgress?.(view as never),
        end: () => resolve({ isCut: false } as never),
      });
    });
  about(grid: PlainGrid) {
    return this.asked.find((each) => each.grid === grid)!;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an answer is about an older drawing until the next one has its own', async () => {
  const engine = new HeldEngine();
  const answers = new DrawingAnswers(engine, () => {});
  const [first, second] = [gridOf(0), gridOf(1)];
  expect(answers.ask(first)).toBe(true);
  engine.about(first).tell(solutions(1, false));
  expect(answers.shown).toMatchObject({ grid: first, solutions: { count: 1 } });
  expect(answers.isOlder).toBe(false);
  answers.ask(second);
  expect(engine.about(first).signal!.aborted).toBe(true);
  expect(answers.shown!.grid).toBe(first);
  expect(answers.isOlder).toBe(true);
  engine.about(first).tell(solutions(2, true));
  expect(answers.shown!.solutions!.count).toBe(1);
  engine.about(second).tell(solutions(0, true));
  expect(answers.isOlder).toBe(false);
  expect(answers.shown).toEqual({ grid: second, solutions: solutions(0, true) });
  engine.about(second).end();
  await settled();
  expect(answers.shown).toMatchObject({ isDone: true, isCut: false });
});

test('a change of words alone asks nothing', () => {
  const engine = new HeldEngine();
  const answers = new DrawingAnswers(engine, () => {});
  answers.ask(gridOf(0));
  expect(answers.ask(gridOf(0))).toBe(false);
  expect(engine.asked).toHaveLength(1);
});

test('a second worker is prepared once there is a first answer, and again after a request was cancelled', async () => {
  const engine = new HeldEngine();
  const answers = new DrawingAnswers(engine, () => {});
  const spares = () => engine.asked.filter(({ signal }) => !signal).length;
  answers.ask(gridOf(0));
  expect(spares()).toBe(0);
  engine.asked[0]!.tell(solutions(1, false));
  engine.asked[0]!.tell(solutions(1, true));
  expect(spares()).toBe(1);
  engine.asked[0]!.end();
  await settled();
  const [second, third] = [gridOf(1), gridOf(2)];
  answers.ask(second);
  engine.about(second).tell(solutions(1, false));
  expect(spares()).toBe(1);
  answers.ask(third);
  engine.about(third).tell(solutions(1, false));
  expect(spares()).toBe(2);
});

test('an error is told as the answer', async () => {
  const failing: EngineClient = { start() {}, ask: () => Promise.reject(new Error('no such rule')) };
  const answers = new DrawingAnswers(failing, () => {});
  answers.ask(gridOf(0));
  await settled();
  expect(answers.shown).toMatchObject({ isDone: true, error: new Error('no such rule') });
});

test('parts that are not needed are listed as they are found, and forgotten with the drawing', async () => {
  const engine = new HeldEngine();
  const spare = new SpareParts(engine, () => {});
  const asked = spare.ask(gridOf(0));
  engine.asked[0]!.tell({ left: 1, spare: { name: '1 in r1c1', cell: 0 } });
  engine.asked[0]!.tell({ left: 0 });
  expect([spare.found, spare.left]).toEqual([[{ name: '1 in r1c1', cell: 0 }], 0]);
  engine.asked[0]!.end();
  await asked;
  expect(spare.isCut).toBe(false);
  spare.forget();
  expect(spare.found).toBeUndefined();
});

const COUNTS: readonly (readonly [Partial<DrawingAnswer>, en: string, de: string])[] = [
  [{}, 'Looking for a solution …', 'Eine Lösung wird gesucht …'],
  [{ isDone: true }, 'It is not known if there is a solution.', 'Ob es eine Lösung gibt, ist nicht bekannt.'],
  [{ solutions: solutions(0, true) }, 'No solution.', 'Keine Lösung.'],
  [{ solutions: solutions(1, true) }, 'Exactly one solution.', 'Genau eine Lösung.'],
  [
    { solutions: solutions(1, false) },
    'At least one solution. Looking for a second one …',
    'Mindestens eine Lösung. Eine zweite wird gesucht …',
  ],
  [
    { solutions: solutions(1, false), isDone: true },
    'At least one solution; whether there are more is not known.',
    'Mindestens eine Lösung; ob es mehr gibt, ist nicht bekannt.',
  ],
  [{ solutions: solutions(37, false) }, 'At least 37 solutions.', 'Mindestens 37 Lösungen.'],
  [{ solutions: solutions(37, true) }, '37 solutions.', '37 Lösungen.'],
  [
    { solutions: { ...solutions(1000, false), isBound: true } },
    'More than 1,000 solutions.',
    'Mehr als 1.000 Lösungen.',
  ],
];

test.each(COUNTS)('%j: %s', (answer, en, de) => {
  const whole = { grid: gridOf(-1, -1, -1), ...answer };
  expect(countText(whole, overlookWordsIn('en'), 'en')).toBe(en);
  expect(countText(whole, overlookWordsIn('de'), 'de')).toBe(de);
});

test('a verdict is said once it is sure', () => {
  const words = overlookWordsIn('en');
  const verdictOf = (count: number, isAll: boolean) =>
    verdictText({ grid: gridOf(), solutions: solutions(count, isAll) }, words);
  expect([verdictOf(1, false), verdictOf(1, true), verdictOf(2, false), verdictOf(9, true)]).toEqual([
    '',
    'Exactly one solution.',
    'Several solutions.',
    'Several solutions.',
  ]);
});

test('cells that differ are a lower bound while candidates are undecided', () => {
  const words = overlookWordsIn('en');
  const textsOf = (taken: number[], left: number[]) =>
    differenceTexts({ grid: gridOf(), solutions: solutions(2, false, taken, left) }, words);
  expect(textsOf([1, 3, 6], [1, 3, 6])).toEqual(['They differ in 2 cells.']);
  expect(textsOf([1, 3, 1], [1, 7, 3])).toEqual([
    'They differ in at least 1 cell.',
    '2 candidates are not decided yet.',
  ]);
});

test('a level is told of one solution alone, and says if harder steps may come', () => {
  const words = overlookWordsIn('en');
  const textsOf = (more: Partial<DrawingAnswer>) => levelTexts({ grid: gridOf(), ...more }, words, (level) => level);
  const level = { kind: 'level', level: 'hard', hardest: 'X-Wing', isAll: true, isSolved: true } as const;
  const one = solutions(1, true);
  expect(textsOf({ solutions: solutions(2, true), level })).toEqual([]);
  expect(textsOf({ solutions: one })).toEqual(['Looking for the path …']);
  expect(textsOf({ solutions: one, level })).toEqual(['hard.', 'Hardest step: X-Wing.']);
  expect(textsOf({ solutions: one, level: { ...level, isAll: false, isSolved: false } })[0]).toBe('hard so far …');
  expect(textsOf({ solutions: one, level: { ...level, isSolved: false } }).at(-1)).toBe(words.unsolved);
});

test('the board shows what is wanted, and what contradicts in any case', () => {
  const grid = gridOf(0, -1, -1);
  const all = { candidates: true, differing: true };
  const several = { grid, solutions: solutions(3, true, [1, 6, 8], [1, 7, 8]) };
  expect(marksOf(several, all)).toEqual({ candidates: [0, 7, 8], tinted: [1] });
  expect(marksOf(several, { candidates: false, differing: false })).toEqual({});
  expect(marksOf({ grid, solutions: solutions(3, true, [1, 6, 12]) }, all)).toEqual({ candidates: [0, 6, 12] });
  expect(marksOf({ grid }, all)).toEqual({});
  const parts = [{ name: 'a', clue: 2 }, { name: 'b', cell: 0 }, { name: 'c' }];
  const fault = { kind: 'fault', parts, isLeast: true } as const satisfies OverlookView;
  expect(marksOf({ grid, solutions: solutions(0, true, [0, 0, 0]), fault }, all)).toEqual({
    tinted: [0],
    contradicting: [2],
  });
});

test('clues and rules of the whole grid that are left out are told apart', () => {
  const [en, de] = [overlookWordsIn('en'), overlookWordsIn('de')];
  expect(leftOutText({ unstated: 0, unfit: 0, hasUneven: false }, en)).toBe('');
  expect(leftOutText({ unstated: 0, unfit: 1, hasUneven: false }, en)).toBe(
    '1 rule of the whole grid does not fit it and is left out here.',
  );
  expect(leftOutText({ unstated: 1, unfit: 2, hasUneven: false }, en)).toBe(
    '1 clue states nothing yet and is left out here. 2 rules of the whole grid do not fit it and are left out here.',
  );
  expect(leftOutText({ unstated: 0, unfit: 1, hasUneven: false }, de)).toContain('1 Regel für das ganze Gitter');
  expect(leftOutText({ unstated: 0, unfit: 0, hasUneven: true }, en)).toBe(en.uneven);
});
