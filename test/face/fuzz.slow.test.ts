/** Arbitrary arguments: the face answers, or throws a documented error. It never hangs. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from '../../src/index.js';

const { allSteps, check, create, explain, grade, hint, parse, solve, verify, walk } = library;

const CODES: readonly library.ErrorCode[] = [
  'MISREAD',
  'NO_SOLUTION',
  'SEVERAL_SOLUTIONS',
  'IMPOSSIBLE',
  'BAD_OPTION',
  'OUT_OF_TIME',
  'ABORTED',
];

/** Small puzzles, so that every answer is quick, and a board that was read. */
const PUZZLES = [
  '.3.1...2....1...',
  '.3.1...2........',
  '43.1...2....1...',
  '11..............',
  ':0000:x:.3.1+4..2....1...::::',
];
const puzzle = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PUZZLES, ...PUZZLES.map((text) => parse(text))) },
  fc.anything(),
);

/** A value that an option may take, or anything else. */
const either = (...right: readonly unknown[]) =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...right) }, fc.anything());
const words = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.constantFrom('x-wing', 'Singles', 'fish', 'nonsense', 'BUG')) },
  fc.array(fc.anything()),
  fc.anything(),
);
const number = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 30 }) }, fc.double(), fc.anything());
const range = fc.oneof(number, fc.record({ least: number, most: number }));

const OPTIONS = {
  ladder: either('full', 'HoDoKu', 'se'),
  maxLevel: either('easy', 'Extreme', 'nope'),
  strategy: words,
  without: words,
  guess: either(true, false),
  spoil: either(true, false),
  every: either(true, false),
  minimal: either(true, false),
  limit: number,
  count: number,
  scale: either('hodoku', 'se', ['hodoku']),
  box: either([2, 2], [1, 4], [4, 1], [3, 3]),
  signal: either({ aborted: false }, { aborted: true, reason: undefined }),
  milliseconds: either(0, 5, 1e9),
  onStep: either(() => {}),
};
const settings = fc.oneof({ weight: 9, arbitrary: fc.record(OPTIONS, { requiredKeys: [] }) }, fc.anything());

const REQUEST = {
  size: fc.oneof(fc.constantFrom(1, 2, 4, 6), number),
  box: OPTIONS.box,
  seed: either('a', 'b'),
  level: OPTIONS.maxLevel,
  score: range,
  rating: range,
  w: range,
  gb: range,
  require: words,
  strategy: words,
  maxLevel: OPTIONS.maxLevel,
  clues: range,
  minimal: OPTIONS.minimal,
  symmetry: either('none', 'rotational', '180', 'mirror'),
  pattern: fc.oneof(fc.array(number), fc.anything()),
  fill: either('random', 'canonical'),
};

const isDocumented = (error: unknown): boolean => CODES.includes((error as { code: library.ErrorCode }).code);

const FUNCTIONS: Readonly<Record<string, (puzzle: never, settings: never) => unknown>> = {
  parse,
  solve,
  check,
  explain,
  hint,
  allSteps,
  grade,
  verify,
  walk: (play, options) => [...walk(play, options)],
};

test.each(Object.entries(FUNCTIONS))('%s answers or throws a documented error', (_, call) => {
  fc.assert(
    fc.property(puzzle, settings, (play, options) => {
      try {
        call(play as never, options as never);
      } catch (error) {
        if (!isDocumented(error)) throw error;
      }
    }),
    { numRuns: 150 },
  );
});

test('verify answers or throws a documented error for any trace', () => {
  const step = explain(PUZZLES[0]!).steps[0]!;
  const changed = fc.record(
    {
      puzzle,
      box: fc.oneof(OPTIONS.box, fc.array(fc.anything())),
      variant: words,
      regions: fc.oneof(fc.constant('AABBAABBCCDDCCDD'), words),
      pairs: fc.oneof(fc.constant(['r1c1r2c3']), words),
      solved: OPTIONS.guess,
      steps: fc.array(
        fc.oneof(fc.constant(step), fc.record({ place: words, remove: words, truths: words }), fc.anything()),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(changed, fc.json()), (trace) => {
      try {
        verify(trace as never);
      } catch (error) {
        if (!isDocumented(error)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});

test('create makes a puzzle or rejects with a documented error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(REQUEST, { requiredKeys: [] }), async (request) => {
      const draws = { left: 3 };
      const signal = {
        get aborted() {
          return draws.left-- < 0;
        },
      };
      const made = await create(request as never, { signal }).catch((error) => {
        if (!isDocumented(error)) throw error;
      });
      if (made) expect(solve(made.puzzle, { box: made.box }).solutions).toBe(1);
    }),
    { numRuns: 300 },
  );
});
