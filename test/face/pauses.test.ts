/** A pacing search pauses after each strategy, and gives the same result as without pauses. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/core/puzzle.js';
import { findingCanon, findingKind } from '../../src/face/bank.js';
import { checking } from '../../src/face/check.js';
import { grading } from '../../src/face/grade.js';
import { hinting, listing } from '../../src/face/hint.js';
import { solving } from '../../src/face/solve.js';
import { verifying } from '../../src/face/verify.js';
import { explaining, walking } from '../../src/face/walk.js';
import { readPuzzle as read } from '../../src/formats/read.js';
import { allSteps, check, explain, grade, hint, ladder, type Strategy, solve, verify, walk } from '../../src/index.js';
import { full } from '../../src/solver/full.js';
import { SCALES } from '../../src/solver/grade.js';
import { walk as climb } from '../../src/solver/walk.js';

const PUZZLE = '.3.1...2....1...';
/** A signal that always asks for a pause. */
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

/** Puzzles of each kind that searches treat differently: 9×9, 16×16, a variant. */
const GRADED = [
  ['extreme', '89.....72..6...3..5.......6....5....32.4.6.91...7.2.......6.....87.3.12..3.1.8.4.', {}],
  ['4×4', PUZZLE, {}],
  ['a variant', '....4..2.....1........3.4.......2.5.', { variant: ['x'] }],
  ['16×16', readFileSync(new URL('../../fixtures/puzzles/16x16.txt', import.meta.url), 'utf8'), {}],
] as const;

describe.each(GRADED)('%s', (_, puzzle, rules) => {
  const settings = { ...rules, signal: EAGER };

  test('solutions, checks and grades are the same as without pauses', () => {
    expect(drained(solving(puzzle, settings)).answer).toEqual(solve(puzzle, rules));
    expect(drained(checking(puzzle, { ...settings, minimal: true })).answer).toEqual(
      check(puzzle, { ...rules, minimal: true }),
    );
    const { told, answer } = drained(grading(puzzle, settings));
    expect(answer).toEqual(grade(puzzle, rules));
    expect(told.length).toBeGreaterThan(0);
  });

  test('two interleaved tasks answer as each does alone', () => {
    const alone = [
      () => grade(puzzle, rules),
      () => explain(puzzle, rules),
      () => check(puzzle, { ...rules, count: 9 }),
    ];
    const tasks: Generator<unknown, unknown, void>[] = [
      ...[grading(puzzle, settings), grading(puzzle, settings), explaining(puzzle, settings)],
      ...[checking(puzzle, { ...settings, count: 9 }), checking(puzzle, { ...settings, count: 9 })],
    ];
    const [graded, explained, checked] = alone.map((work) => work());
    expect(takingTurns(tasks)).toEqual([graded, graded, explained, checked, checked]);
  });
});

/** Runs tasks, each up to its next pause in turn. Returns their answers. */
function takingTurns(tasks: readonly Generator<unknown, unknown, void>[]): unknown[] {
  const answers: unknown[] = [];
  for (const waiting = new Set(tasks.keys()); waiting.size > 0; )
    for (const index of waiting) {
      const { done, value } = tasks[index]!.next();
      if (!done) continue;
      answers[index] = value;
      waiting.delete(index);
    }
  return answers;
}

test('all scales of a grade pause', () => {
  const puzzle = GRADED[0][1];
  for (const scale of SCALES) {
    const { told, answer } = drained(grading(puzzle, { scale, signal: EAGER }));
    expect(answer).toEqual(grade(puzzle, { scale }));
    expect([scale, told.length > 0]).toEqual([scale, true]);
  }
});

test('each step of a trace is proved between pauses', () => {
  const trace = explain(PUZZLE);
  const { told, answer } = drained(verifying(trace, { signal: EAGER }));
  expect(answer).toEqual(verify(trace));
  expect(told.length).toBeGreaterThanOrEqual(trace.steps.length);
});

test.each(['full', 'hodoku', 'se', 'whips'] as const)(
  'the steps of the ladder %s are the same as without pauses',
  (name) => {
    expect(drained(explaining(PUZZLE, { ladder: name, signal: EAGER })).answer).toEqual(
      explain(PUZZLE, { ladder: name }),
    );
  },
);

test.each(['hodoku', 'se'] as const)('all steps on the ladder %s are the same as without pauses', (name) => {
  const settings = { ladder: name, only: ['forcing', 'chains'] };
  for (const [, puzzle] of GRADED.slice(0, 2)) {
    const { told, answer } = drained(listing(puzzle, { ...settings, signal: EAGER }));
    expect(answer).toEqual(allSteps(puzzle, settings));
    expect(told.filter(isPause).length).toBeGreaterThan(5);
  }
});

test('a search for dynamic chains pauses midway, and another one may begin meanwhile', () => {
  const only = ['dynamic-forcing-chain'];
  const tasks = GRADED.slice(0, 2).map(([, puzzle]) => hinting(puzzle, { only, signal: EAGER }));
  expect(takingTurns(tasks)).toEqual(GRADED.slice(0, 2).map(([, puzzle]) => hint(puzzle, { only })));
  const { told } = drained(hinting(GRADED[0][1], { only, signal: EAGER }));
  expect(told.length).toBeGreaterThan(100);
});

test.each(['kraken-fish-1', 'kraken-fish-2'])('a search for %s pauses between digits', (id) => {
  const only = [id];
  const puzzles = GRADED.slice(0, 1).flatMap(([, puzzle]) => [puzzle, puzzle.replaceAll('8', '.')]);
  const tasks = puzzles.map((puzzle) => listing(puzzle, { only, signal: EAGER }));
  const alone = puzzles.map((puzzle) => allSteps(puzzle, { only }));
  expect(alone[0]!.steps.length).toBeGreaterThan(3);
  expect(takingTurns(tasks)).toEqual(alone);
  const { told } = drained(listing(puzzles[0]!, { only, signal: EAGER }));
  expect(told.filter(isPause).length).toBeGreaterThan(10);
});

test.each([
  ['forcing-net-verity', GRADED[0][1]],
  ['forcing-chain-contradiction', GRADED[0][1]],
  ['bowmans-bingo', GRADED[0][1]],
  ['finned-mutant-jellyfish', GRADED[3][1]],
  ['siamese-finned-mutant-swordfish', GRADED[3][1]],
  ['m-wing', GRADED[3][1]],
  ['grouped-continuous-nice-loop', GRADED[3][1]],
  ['aic-with-almost-fish', GRADED[3][1]],
  ['rectangle-forcing-chain', GRADED[3][1]],
  ['broken-wing', GRADED[3][1]],
  ['cell-forcing-chain', GRADED[3][1]],
  ['kraken-fish-1', GRADED[3][1]],
])('a search for %s pauses midway, and another one may begin meanwhile', (id, puzzle) => {
  const only = [id];
  const tasks = [1, 2].map(() => listing(puzzle, { only, signal: EAGER }));
  const alone = allSteps(puzzle, { only });
  expect(takingTurns(tasks)).toEqual([alone, alone]);
  const { told } = drained(listing(puzzle, { only, signal: EAGER }));
  expect(told.filter(isPause).length).toBeGreaterThan(5);
});

test('searches for least forms pause, and others may begin meanwhile', () => {
  const rows = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => ((4 * row + (row >> 2) + column) % 16).toString(17)).join(''),
  );
  const complete = rows.join('').replaceAll('0', 'g');
  const puzzles = [complete, GRADED[3][1], GRADED[0][1], complete];
  const settings = { signal: EAGER };
  const alone = puzzles.map((puzzle) => drained(findingCanon(puzzle, {})).answer);
  expect(takingTurns(puzzles.map((puzzle) => findingCanon(puzzle, settings)))).toEqual(alone);
  for (const puzzle of puzzles) expect(drained(findingKind(puzzle, settings)).told.length).toBeGreaterThan(10);
});

test('the plain functions return no pause', () => {
  expect([...walk(PUZZLE, { signal: EAGER })].filter(isPause).length).toBe(0);
});

test('a clock that returns another value asks for no pause', () => {
  const board = () => boardOf(read(PUZZLE).puzzle);
  const told = (clock?: () => unknown) => [...climb(board(), full, {}, clock)].map(({ strategy }) => strategy.id);
  expect(told(() => true)).toEqual(told());
});

/** Strategies that count their searches, and find nothing. */
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
