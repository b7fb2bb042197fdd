/** A search that is asked to pauses after each strategy, and comes to what it comes to without a pause. */
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/puzzle.js';
import { hinting, listing } from '../../src/face/hint.js';
import { explaining, walking } from '../../src/face/walk.js';
import { readPuzzle as read } from '../../src/formats/read.js';
import { allSteps, explain, hint, ladder, type Strategy, walk } from '../../src/index.js';
import { full } from '../../src/solver/full.js';
import { walk as climb } from '../../src/solver/walk.js';

const PUZZLE = '.3.1...2....1...';
/** One that always wants others to have their turn. */
const EAGER = { aborted: false, isDue: true };

/** Runs a task. Returns its intermediate results and its answer. */
function drained<Told, Answer>(task: Generator<Told, Answer, void>): { told: Told[]; answer: Answer } {
  const told: Told[] = [];
  for (;;) {
    const { done, value } = task.next();
    if (done) return { told, answer: value };
    told.push(value);
  }
}

const isPause = (told: unknown): boolean => told === undefined;

test('steps and answers are the same as without pauses', () => {
  const settings = { signal: EAGER };
  expect(drained(explaining(PUZZLE, settings)).answer).toEqual(explain(PUZZLE));
  expect(drained(hinting(PUZZLE, settings)).answer).toEqual(hint(PUZZLE));
  for (const every of [false, true])
    expect(drained(listing(PUZZLE, { ...settings, every, maxLevel: 'hard' })).answer).toEqual(
      allSteps(PUZZLE, { every, maxLevel: 'hard' }),
    );
  const { told } = drained(walking(PUZZLE, settings));
  expect(told.filter((step) => !isPause(step))).toEqual([...walk(PUZZLE)]);
});

test.each(['full', 'hodoku', 'se', 'whips'] as const)(
  'the steps of the ladder %s are the same as without pauses',
  (name) => {
    expect(drained(explaining(PUZZLE, { ladder: name, signal: EAGER })).answer).toEqual(
      explain(PUZZLE, { ladder: name }),
    );
  },
);

test('the plain functions return no pause', () => {
  expect([...walk(PUZZLE, { signal: EAGER })].filter(isPause).length).toBe(0);
});

test('a clock that returns another value asks for no pause', () => {
  const board = () => boardOf(read(PUZZLE).puzzle);
  const told = (clock?: () => unknown) => [...climb(board(), full, {}, clock)].map(({ strategy }) => strategy.id);
  expect(told(() => true)).toEqual(told());
});

/** Strategies that count how often they are asked, and find nothing. */
const counting = (count: () => void): Strategy[] =>
  Array.from({ length: 5 }, (_, index) => ({
    ...{ id: `idle-${index}`, name: 'Idle', family: 'mine', level: 'easy', score: 1 },
    // biome-ignore lint/correctness/useYield: it finds nothing
    *find() {
      count();
    },
    explain: () => ({ message: { template: '', slots: {} } as never, marks: [], truths: [] }),
  }));

test.each([
  ['explain', explaining],
  ['hint', hinting],
  ['allSteps', listing],
] as const)('%s searches at most one strategy between two pauses', (_, task) => {
  let asked = 0;
  const own = [...counting(() => asked++), ...ladder('full').slice(0, 4)];
  const paused = task(PUZZLE, { ladder: own, signal: EAGER });
  let most = 0;
  for (let result = paused.next(); !result.done; result = paused.next()) {
    most = Math.max(most, asked);
    asked = 0;
  }
  expect(most).toBe(1);
});
