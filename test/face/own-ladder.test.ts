/** Custom strategies work beside ours in every function of the face. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { workers as later } from '../../src/face/async/index.js';
import { allSteps, explain, hint, ladder, verify, walk } from '../../src/index.js';
import { catalogue, cells, digits, placing, removing, type Strategy, say } from '../../strategies/index.js';

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

const SAID = { message: say('So.', {}), marks: [], truths: [] };

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
  expect(hint(PUZZLE, FIRST).step).toEqual(trace.steps[0]);
  expect(allSteps(PUZZLE, FIRST).steps[0]).toEqual(trace.steps[0]);
});

test('a custom strategy at the end is tried last', () => {
  const last = explain(PUZZLE, { ladder: [...ladder('full'), onlyDigit] });
  expect(last).toMatchObject({ solved: true });
  expect(last.steps.map(({ strategy }) => strategy)).not.toContain('only-digit');
});

test('strategy and without take its names and its family', () => {
  for (const only of [['only-digit'], ['Only Digit'], ['mine']]) {
    const { steps } = explain(PUZZLE, { ...FIRST, strategy: only });
    expect(new Set(steps.map(({ strategy }) => strategy))).toEqual(new Set(['only-digit']));
  }
  expect(explain(PUZZLE, { ...FIRST, without: ['mine'] })).toEqual(explain(PUZZLE));
  expect(() => hint(PUZZLE, { strategy: ['only-digit'] })).toThrow("strategy: unknown strategy 'only-digit'");
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
    "ladder: strategy 'only-digit', find: its hit changes nothing",
  );
});

describe.each([
  [
    'removes the digit of the solution',
    {
      *find({ geometry }) {
        yield removing(0, [geometry.candidate(0, 1)]);
      },
    },
    'find: contradicts the solution: 2 in r1c1',
  ],
  [
    'places a digit that is not that of the solution',
    {
      *find({ geometry }) {
        yield placing(0, geometry.candidate(0, 3));
      },
    },
    'find: contradicts the solution: 4 in r1c1',
  ],
  [
    'removes nothing',
    {
      *find() {
        yield removing(0, []);
      },
    },
    'find: its hit changes nothing',
  ],
  [
    'throws in find',
    {
      find: () => {
        throw new Error('no luck');
      },
    },
    'find: no luck',
  ],
  ['yields no hits', { find: () => undefined }, 'find: '],
  ['explains by a text', { explain: () => 'because' }, 'explain: message, marks or truths missing'],
  [
    'explains without truths',
    { explain: () => ({ message: say('So.', {}), marks: [] }) },
    'explain: message, marks or truths missing',
  ],
  [
    'leaves a term out',
    { explain: () => ({ ...SAID, message: { template: 'In {cell}.', terms: {} } }) },
    'explain: no term for {cell}',
  ],
  [
    'throws in explain',
    {
      explain: () => {
        throw new Error('no words');
      },
    },
    'explain: no words',
  ],
] as readonly (readonly [string, Partial<Strategy>, string])[])('a strategy that %s', (_, faulty, message) => {
  const settings = { ladder: [{ ...onlyDigit, ...faulty } as Strategy, ...ladder('full')] };
  const told = expect.objectContaining({
    code: 'BAD_OPTION',
    option: 'ladder',
    message: expect.stringContaining(`ladder: strategy 'only-digit', ${message}`),
  });

  test.each([
    ['explain', () => explain(PUZZLE, settings)],
    ['walk', () => [...walk(PUZZLE, settings)]],
    ['hint', () => hint(PUZZLE, settings)],
    ['allSteps', () => allSteps(PUZZLE, settings)],
  ])('is named by %s', (_, call) => {
    expect(call).toThrow(told);
  });
});

test.each([
  ['find', undefined, "strategy 'only-digit', find takes a function, not undefined"],
  [
    'find',
    function* (_board: unknown, _since: unknown, _clock: unknown) {},
    "strategy 'only-digit', find takes a board and one object, { since, clock, known }",
  ],
  ['explain', 'because', "strategy 'only-digit', explain takes a function, not 'because'"],
  ['id', undefined, "strategy 'Only Digit', id takes a text, not undefined"],
  ['id', Symbol('mine'), "strategy 'Symbol(mine)', id takes a text, not Symbol(mine)"],
  ['name', 7, "strategy 'only-digit', name takes a text, not 7"],
  ['family', undefined, "strategy 'only-digit', family takes a text, not undefined"],
  ['score', '3', "strategy 'only-digit', score takes a number, not '3'"],
  ['aliases', 'only', "strategy 'only-digit', aliases takes a list, not 'only'"],
  ['names', 'Ziffer', "strategy 'only-digit', names takes names by language, as { de: 'Schwertfisch' }, not 'Ziffer'"],
  [
    'names',
    { de: 1 },
    "strategy 'only-digit', names takes names by language, as { de: 'Schwertfisch' }, not an object",
  ],
  ['learnAfter', 'x-wing', "strategy 'only-digit', learnAfter takes a list, not 'x-wing'"],
  ['aboutLines', 'yes', "strategy 'only-digit', aboutLines takes true, not 'yes'"],
  ['level', 'heavy', "strategy 'only-digit', level takes one of easy, medium, hard, unfair, extreme, not 'heavy'"],
])('a strategy whose %s is %s is named with what is wrong', (part, value, message) => {
  const wrong = { ...onlyDigit, [part]: value } as Strategy;
  expect(() => hint(PUZZLE, { ladder: [...ladder('full'), wrong] })).toThrow(
    expect.objectContaining({ code: 'BAD_OPTION', option: 'ladder', message: `ladder: ${message}` }),
  );
});

test('an object that is no strategy is named by its place in the list', () => {
  expect(() => hint(PUZZLE, { ladder: [onlyDigit, {} as Strategy] })).toThrow(
    "ladder: strategy 'no. 2', id takes a text, not undefined",
  );
});

test('the end of the time is no fault of a strategy', () => {
  const slow: Strategy = {
    ...(onlyDigit as Strategy),
    find(_board, limits): never {
      for (;;) limits?.clock?.();
    },
  };
  expect(explain(PUZZLE, { ladder: [slow], milliseconds: 5 })).toMatchObject({ ended: 'time' });
});

test('a ladder may be the catalogue', () => {
  expect(explain(PUZZLE, { ladder: catalogue, guess: false })).toMatchObject({ ended: 'solved' });
});

describe('from modules', () => {
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());
  const there = (name: string): URL => new URL(name, import.meta.url);

  test('lists make one ladder, in their order', async () => {
    const modules = [there('own-strategies.mjs'), there('full-ladder.ts').href];
    const { steps, ended } = await later.explain(PUZZLE, { modules });
    expect([ended, steps[0]!.strategy, steps.at(-1)!.strategy]).toEqual(['solved', 'first-single', 'first-single']);
    expect((await later.hint(PUZZLE, { modules: modules.slice(1) })).step).toEqual(hint(PUZZLE).step);
  });

  test.each([
    ['a list in place of a name', { ladder: [] }, 'ladder takes a name here: give strategies of your own as modules'],
    ['a relative address', { modules: ['mine.js'] }, 'modules takes whole URLs'],
    ['no list', { modules: 'mine.js' }, 'modules takes a list'],
    ['a module that is not there', { modules: [there('none.mjs')] }, /^modules: .*none\.mjs/],
    ['a module without a list', { modules: [there('replying-worker.ts')] }, 'modules takes a module whose default'],
    ['another ladder too', { modules: [there('full-ladder.ts')], ladder: 'se' }, 'modules: make the whole ladder'],
  ])('rejects %s', async (_, settings, message) => {
    await expect(later.hint(PUZZLE, settings as never)).rejects.toThrow(message);
  });

  test('rejects modules where no ladder is climbed', async () => {
    await expect(later.solve(PUZZLE, { modules: [] } as never)).rejects.toThrow("unknown setting 'modules'");
  });
});
