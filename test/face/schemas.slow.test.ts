/** The outputs of the library's functions match the schemas of the commands' JSON, whatever puzzle and settings. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSteps, check, create, explain, Game, grade, type Hint, hint, solve, verify } from '../../src/index.js';
import { validatorOf } from '../schema-validators.js';

const SOLUTION = '2341413232141423';

/** Positions of 4×4: givens, some of them wrong, entries and deleted candidates. */
const puzzle = fc
  .tuple(
    fc.array(fc.constantFrom('', '+', '.', '.'), { minLength: 16, maxLength: 16 }),
    fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
    fc.array(fc.constantFrom('111', '231', '324', '414', '442'), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([kinds, wrong, deleted, isLine]) => {
    const cells = kinds.map((kind, cell) => {
      const digit = wrong.includes(cell) ? (Number(SOLUTION[cell]) % 4) + 1 : SOLUTION[cell];
      return kind === '.' ? kind : `${isLine ? '' : kind}${digit}`;
    });
    return isLine ? cells.join('') : `:0000:x:${cells.join('')}:${deleted.join(' ')}:::`;
  });

const settings = fc.record(
  {
    ladder: fc.constantFrom('full', 'hodoku', 'se'),
    maxLevel: fc.constantFrom('easy', 'medium', 'extreme'),
    guess: fc.boolean(),
    milliseconds: fc.constantFrom(0, 1, 10_000),
  },
  { requiredKeys: [] },
);

type Call = (puzzle: string, settings: object) => unknown;

/** Each function, with the command whose schema describes its output. */
const CALLS: readonly (readonly [string, string, Call])[] = [
  [
    'solve',
    'solve',
    (text, { milliseconds }: { milliseconds?: number }) => solve(text, { milliseconds: milliseconds ?? 10_000 }),
  ],
  ['explain', 'solve', (text, own) => explain(text, own)],
  ['hint', 'hint', (text, own) => listed(hint(text, own))],
  ['allSteps', 'hint', (text, own) => allSteps(text, own)],
  ['allSteps with a limit', 'hint', (text, own) => allSteps(text, { ...own, limit: 1 })],
  ['allSteps of every step', 'hint', (text, own) => allSteps(text, { ...own, every: true })],
  ['hint of a game', 'hint', (text, own) => listed(hint(Game.from(text).puzzle, own))],
  ['grade', 'grade', (text) => grade(text)],
  ['check', 'check', (text) => check(text, { minimal: true })],
  ['verify', 'verify', (text, own) => verify(explain(text, own))],
];

/** A hint as the command tells it: a list of one step, or of none. */
const listed = ({ step, ...judged }: Hint) => ({ ...judged, steps: step ? [step] : [] });

test.each(CALLS)('the output of %s matches the schema of %s', (_, command, call) => {
  const isValid = validatorOf(command);
  let answers = 0;
  fc.assert(
    fc.property(puzzle, settings, (text, own) => {
      let answer: unknown;
      try {
        answer = call(text, own);
      } catch (error) {
        if (error instanceof Error && 'code' in error) return;
        throw error;
      }
      answers++;
      const json = JSON.parse(JSON.stringify(answer));
      expect([isValid(json), isValid.errors, json]).toEqual([true, null, json]);
    }),
    { numRuns: 300 },
  );
  expect(answers).toBeGreaterThan(20);
});

test('the output of create matches its schema', async () => {
  const isValid = validatorOf('create');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(1, 4, 6), fc.string(), fc.boolean(), async (size, seed, minimal) => {
      const json = JSON.parse(JSON.stringify(await create({ size, seed, minimal })));
      expect([isValid(json), isValid.errors, json]).toEqual([true, null, json]);
    }),
    { numRuns: 60 },
  );
});
