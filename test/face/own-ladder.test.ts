/** Custom strategies work beside ours in every function of the face. */
import { expect, test } from 'vitest';
import { allSteps, explain, hint, ladder, type Strategy, verify, walk } from '../../src/index.js';
import { cells, digits, placing, say } from '../../strategies/index.js';

const PUZZLE = '.3.1...2....1...';

/** A custom strategy: a cell with one candidate left. */
const onlyDigit: Strategy<{ cell: number; digit: number }> = {
  id: 'only-digit',
  name: 'Only Digit',
  family: 'mine',
  level: 'easy',
  score: 3,
  *find({ geometry, digits: left }) {
    for (let cell = 0; cell < geometry.cells; cell++) {
      const set = left[cell]!;
      const digit = 31 - Math.clz32(set);
      if (set === 1 << digit) yield placing({ cell, digit }, geometry.candidate(cell, digit));
    }
  },
  explain: ({ pattern: { cell, digit } }) => ({
    message: say('{cell} can be nothing but {digit}.', { cell: cells([cell]), digit: digits(digit) }),
    marks: [{ kind: 'cell', cell, role: 'pattern' }],
    truths: [{ kind: 'cell', cell }],
  }),
};

const FIRST = { ladder: [onlyDigit, ...ladder('full')] };

test('a list of the rungs of our own ladder gives the same steps as that ladder', () => {
  expect(explain(PUZZLE, { ladder: ladder('full') })).toEqual(explain(PUZZLE));
});

test('a custom strategy is found, explained and proved', () => {
  const trace = explain(PUZZLE, FIRST);
  expect(trace.steps[0]).toMatchObject({ strategy: 'only-digit', name: 'Only Digit', rating: 3 });
  expect(trace.steps[0]!.text).toMatch(/^r\dc\d can be nothing but \d\.$/);
  expect(verify(trace)).toEqual({ steps: trace.steps.length, proved: trace.steps.length, refuted: 0 });
  expect([...walk(PUZZLE, FIRST)]).toEqual(trace.steps);
  expect(hint(PUZZLE, FIRST).steps).toEqual([trace.steps[0]]);
  expect(allSteps(PUZZLE, FIRST).steps[0]).toEqual(trace.steps[0]);
});

test('a custom strategy at the end is tried last', () => {
  const last = explain(PUZZLE, { ladder: [...ladder('full'), onlyDigit] });
  expect(last).toMatchObject({ solved: true });
  expect(last.steps.map(({ strategy }) => strategy)).not.toContain('only-digit');
});

test('only and without take its names and its family', () => {
  for (const only of [['only-digit'], ['Only Digit'], ['mine']]) {
    const { steps } = explain(PUZZLE, { ...FIRST, only });
    expect(new Set(steps.map(({ strategy }) => strategy))).toEqual(new Set(['only-digit']));
  }
  expect(explain(PUZZLE, { ...FIRST, without: ['mine'] })).toEqual(explain(PUZZLE));
  expect(() => hint(PUZZLE, { only: ['only-digit'] })).toThrow("only: unknown strategy 'only-digit'");
});

test('excludes what level, uniqueness or rules do not allow', () => {
  const hard = { ...onlyDigit, level: 'hard' as const };
  const { steps } = explain(PUZZLE, { ladder: [hard, ...ladder('full')], maxLevel: 'medium' });
  expect(steps.map(({ strategy }) => strategy)).not.toContain('only-digit');
});

test('rejects a strategy that repeats the same hit forever', () => {
  const stubborn: Strategy<number> = {
    ...onlyDigit,
    *find({ geometry, values }) {
      const cell = Array.from(values).findIndex((value) => value >= 0);
      yield placing(cell, geometry.candidate(cell, values[cell]!));
    },
    explain: () => ({ message: say('Again.', {}), marks: [], truths: [] }),
  };
  expect(() => explain(PUZZLE, { ladder: [stubborn, ...ladder('full')] })).toThrow(
    "ladder: strategy 'only-digit' found a step that places and removes nothing that is left",
  );
});

test('takes the former names of maxLevel', () => {
  expect(explain(PUZZLE, { level: 'easy' })).toEqual(explain(PUZZLE, { maxLevel: 'easy' }));
});
