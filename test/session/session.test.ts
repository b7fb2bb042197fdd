import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { OutOfTime } from '../../src/core/clock.js';
import { openTo } from '../../src/core/open-to.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { readPuzzle } from '../../src/formats/read.js';
import { outcomeOf } from '../../src/logic/step/outcome.js';
import { uniqueSolution } from '../../src/search/search.js';
import { gradeOf } from '../../src/session/grade.js';
import { Session } from '../../src/session/session.js';
import { reasonAgainst } from '../../src/session/why.js';
import { full } from '../../src/solver/full.js';
import type { FoundStep } from '../../src/solver/step.js';
import { isSlow } from '../tier.js';

const puzzleIn = (text: string): Puzzle => readPuzzle(text).puzzle;
const X_WING = puzzleIn(readFileSync(new URL('../../fixtures/puzzles/x-wing.txt', import.meta.url), 'utf8'));
const SMALL = puzzleIn('.3.1...2....1...');
/** A play in which 2 in row 2, column 1 clashes with the given in column 4. */
const WRONG = puzzleIn(':0000:x:.3.1+2..2....1...::::');

const opened = (puzzle: Puzzle, settings = {}): Session => new Session(puzzle, { ladder: full, ...settings });

test('next is the first step of the walk, which ends at the solution', () => {
  const session = opened(X_WING);
  const board = boardOf(X_WING);
  const [first, ...others] = session.walk(board);
  expect(session.next()).toMatchObject({ hit: first!.hit, strategy: first!.strategy });
  expect(others.length).toBeGreaterThan(10);
  expect(Array.from(board.values)).toEqual(Array.from(uniqueSolution(X_WING)!));
});

test('the path of a grid that a player has filled right begins with its givens', () => {
  const filled = puzzleIn(':0000:x:+23+41+4+1+32+3+2+1+41+4+2+3::::');
  const path = (puzzle: Puzzle): unknown[] => [...opened(puzzle).atStart().walk()].map(({ hit }) => hit);
  expect(path(filled).length).toBeGreaterThan(5);
  expect(path(filled)).toEqual(path(SMALL));
});

test.each([
  ['wrong', ':0000:x:+23+41+4+1+32+3+2+1+41+4+3+2::::'],
  ['not full', ':0000:x:+23+41+4+1+32+3+2+1+41+4+2.::::'],
  ['right, and one of several solutions', ':0000:x:+23+4+1+4+1+32+3+2+1+4+1+4+2+3::::'],
])('the path of a grid begins where the player stands if it is %s', (_, text) => {
  const session = opened(puzzleIn(text));
  expect(session.atStart()).toBe(session);
});

test('all yields each outcome once, and every reaches all of them', () => {
  const session = opened(SMALL, { joins: false, guess: false });
  const all = [...session.all()];
  const every = [...session.every()];
  const outcomes = new Set(all.map(outcomeOf));
  expect(outcomes.size).toBe(all.length);
  expect(all.length).toBeGreaterThan(10);
  const ways = new Set(every.map(outcomeOf));
  expect([...outcomes].filter((outcome) => !ways.has(outcome))).toEqual([]);
});

test.runIf(isSlow)(
  'every has the steps of each strategy, also of those that are searched only if they are named',
  () => {
    const session = opened(
      readPuzzle('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..').puzzle,
      { guess: false },
    );
    const stepsOf = (steps: Iterable<FoundStep>): string[] =>
      [...steps].map((step) => `${step.strategy.id} ${outcomeOf(step)}`);
    const every = stepsOf(session.every());
    const named = ['g-whip', 'g-braid'].flatMap((id) => stepsOf(session.with({ only: [id] }).every()));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((step) => !every.includes(step))).toEqual([]);
  },
);

test('with a misleading mistake there is no step and no reason', () => {
  const session = opened(WRONG);
  expect(session.mistakes().map(({ kind }) => kind)).toEqual(['clash', 'wrong']);
  expect([session.next(), [...session.all()], [...session.every()]]).toEqual([undefined, [], []]);
  expect(reasonAgainst(session, WRONG.geometry.candidate(0, 3))).toEqual({ kind: 'not-found' });
});

test('why returns a value in a peer or a step for a wrong candidate, and nothing for a right one', () => {
  const session = opened(SMALL, { guess: false });
  const { geometry } = SMALL;
  const solution = uniqueSolution(SMALL)!;
  expect(reasonAgainst(session, geometry.candidate(0, 2))).toEqual({ kind: 'ruled-out', by: 1 });
  expect(reasonAgainst(session, geometry.candidate(0, solution[0]!))).toEqual({ kind: 'not-found' });
  const open = openTo(geometry, SMALL.values, 0);
  const wrong = [0, 1, 2, 3].filter((digit) => digit !== solution[0] && open & (1 << digit));
  expect(wrong.length).toBeGreaterThan(0);
  for (const digit of wrong)
    expect(reasonAgainst(session, geometry.candidate(0, digit))).toMatchObject({ kind: 'step' });
});

test('excluded strategies take no step in walk or all', () => {
  const without = ['x-wing', 'hidden-single'];
  const session = opened(X_WING, { without, maxLevel: 'hard' });
  const taken = [...session.walk(), ...session.all()].map(({ strategy }) => strategy.id);
  expect(taken).toContain('naked-single');
  expect(taken.filter((id) => without.includes(id))).toEqual([]);
});

test('a session with other settings shares the judgement', () => {
  const session = opened(X_WING);
  const other = session.with({ maxLevel: 'easy' });
  expect(other.judgement).toBe(session.judgement);
  expect(other.prospect).toBe(session.prospect);
  expect([...other.walk()].every(({ strategy }) => strategy.level === 'easy')).toBe(true);
});

test('gradeOf returns both grades, or the prospect of a puzzle without one', () => {
  expect(gradeOf(opened(X_WING), ['hodoku'])).toMatchObject({ grade: { hodoku: { level: 'hard' }, isCut: false } });
  expect(gradeOf(opened(puzzleIn('.'.repeat(16))))).toMatchObject({ prospect: { unique: false } });
});

test('every answer checks the clock', () => {
  const clock = (): void => {
    throw new Error('called off');
  };
  const known = opened(X_WING);
  known.judgement;
  known.prospect;
  const session = known.with({ clock });
  const candidate = X_WING.geometry.candidate(X_WING.values[0] === -1 ? 0 : 1, 0);
  for (const answer of [
    () => session.next(),
    () => [...session.all()],
    () => [...session.every()],
    () => [...session.walk()],
    () => gradeOf(session),
    () => opened(X_WING, { clock }).mistakes(),
  ])
    expect(answer).toThrow('called off');
  expect(() => reasonAgainst(session, candidate)).not.toThrow(OutOfTime);
});

const HARD_TO_COUNT = puzzleIn(`${'.'.repeat(81)} anti-knight x killer-cage=17:r5c5r5c6`);

test('beside rules a path begins before the solutions are counted, if these are hard to count', () => {
  const session = opened(HARD_TO_COUNT);
  expect(session.prospect.result).toMatchObject({ solutions: [], ended: 'cut' });
  const board = boardOf(HARD_TO_COUNT);
  const [first] = session.walk(board);
  expect(first!.strategy.family).toBe('rules');
  expect(session.isUncounted).toBe(true);
  expect(session.rulesOfWalk(board)).toMatchObject({ unique: false, guess: false });
  if (isSlow) expect(session.prospect.result).toMatchObject({ ended: 'limit' });
});
