/** Settings are checked first: each is read as on the command line, or rejected with the allowed values. */
import { describe, expect, test } from 'vitest';
import { allSteps, check, create, explain, grade, hint, solve, verify, walk } from '../../src/index.js';
import { read } from '../read-text.js';

const PUZZLE = '.3.1...2....1...';
const given = (values: object) => values as Record<string, never>;

describe.each([
  [{ level: 'easy' }, "level: unknown setting 'level'"],
  [{ maxLevel: 'nope' }, "maxLevel: unknown level 'nope' (easy, medium, hard, unfair, extreme)."],
  [{ maxLevel: 7 }, 'maxLevel takes one of easy, medium, hard, unfair, extreme, not 7'],
  [{ ladder: 'foo' }, "ladder: unknown ladder 'foo' (full, hodoku, se, whips, braids)."],
  [{ ladder: null }, 'ladder takes one of full, hodoku, se, whips, braids, not null'],
  [
    { ladder: ['full'] },
    "ladder takes a name, or a list of strategies and of rungs as ladder() returns them, not 'full'",
  ],
  [{ strategy: ['nonsense'] }, "strategy: unknown strategy 'nonsense'."],
  [{ strategy: 'x-wing' }, "strategy takes a list, not 'x-wing'"],
  [{ without: [undefined] }, 'without takes names of strategies, not undefined'],
  [{ guess: 'no' }, "guess takes true or false, not 'no'"],
  [{ milliseconds: Number.NaN }, 'milliseconds takes a number of milliseconds, 0 or more, not NaN'],
  [{ milliseconds: -1 }, 'milliseconds takes a number of milliseconds, 0 or more, not -1'],
  [{ signal: {} }, 'signal takes an AbortSignal, not an object'],
  [{ box: [3, 0] }, 'box takes [rows, columns] of a box of up to 25 cells, not a list'],
  [null, 'settings takes an object, not null'],
])('%j', (settings, message) => {
  test.each([
    ['hint', () => hint(PUZZLE, given(settings as object))],
    ['allSteps', () => allSteps(PUZZLE, given(settings as object))],
    ['walk', () => walk(PUZZLE, given(settings as object))],
    ['explain', () => explain(PUZZLE, given(settings as object))],
  ])('is rejected by %s', (_, call) => {
    expect(call).toThrow(message);
  });
});

test.each([
  [() => grade(PUZZLE, given({ scale: 'foo' })), "scale: unknown scale 'foo'"],
  [() => grade(PUZZLE, given({ scale: [] })), 'scale takes some of hodoku, se'],
  [() => grade(PUZZLE, given({ onStep: 1 })), 'onStep takes a function, not 1'],
  [() => check(PUZZLE, { limit: 0 }), 'limit takes a whole number from 2 to 100000, not 0'],
  [() => check(PUZZLE, given({ minimal: 'yes' })), "minimal takes true or false, not 'yes'"],
  [() => allSteps(PUZZLE, { limit: 0 }), 'limit takes a whole number above 0, not 0'],
  [() => hint(PUZZLE, given({ spoil: 1 })), 'spoil takes true or false, not 1'],
  [() => solve(null as never), 'puzzle takes a text, or a puzzle as parse returns it'],
  [() => hint([] as never), 'puzzle takes a text, or a puzzle as parse returns it'],
  [() => solve({ ...read(PUZZLE), values: new Int8Array(15) }), 'puzzle takes a text, or a puzzle as parse returns it'],
  [
    () => grade(Promise.resolve(read(PUZZLE)) as never),
    'puzzle takes a text, or a puzzle as parse returns it (to save one as JSON, save Game.from(puzzle)), not a promise: await it first, as in `await read(text)`',
  ],
  [() => read(12 as never), 'puzzle takes a text, or a puzzle as parse returns it'],
  [
    () => read(JSON.parse(JSON.stringify(read(PUZZLE)))),
    'puzzle takes a text, or a puzzle as parse returns it (to save one as JSON, save Game.from(puzzle)), not an object',
  ],
  [
    () => verify(explain(PUZZLE), given({ milliseconds: '5' })),
    "milliseconds takes a number of milliseconds, 0 or more, not '5'",
  ],
])('%s', (call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(expect.objectContaining({ code: 'BAD_OPTION', option: message.split(/:| takes /)[0] }));
});

test.each([
  [{ level: 'nope' }, "level: unknown level 'nope'"],
  [{ clues: '17' }, "clues takes a number or { least, most }, the lower first, not '17'"],
  [{ clues: { least: 3, most: 2 } }, 'clues takes a number or { least, most }, the lower first, not an object'],
  [{ clues: Number.NaN }, 'clues takes a number or { least, most }'],
  [{ size: 26 }, 'size takes a whole number from 1 to 25, not 26'],
  [
    { size: 7 },
    "size: 7 has only single rows as boxes: to use them, add box: [1, 7]; for irregular regions, add variant: 'jigsaw'",
  ],
  [{ size: 5, variant: 'x' }, 'size: 5 has only single rows as boxes'],
  [{ size: 4, box: [2, 3] }, 'size takes 6, which is that of the box, not 4'],
  [{ symmetry: 'mirrored twice' }, "symmetry: unknown symmetry 'mirrored twice'"],
  [{ require: ['fish'] }, 'require takes one strategy each: x-wing'],
  [
    { pattern: [81] },
    'pattern takes a mask with a symbol for each cell, or a list of { row, column } counted from one',
  ],
  [{ pattern: 'x..' }, 'shows 3 cells, not 81'],
  [{ pattern: [{ row: 1, column: 10 }] }, '10 is not from 1 to 9'],
  [{ seed: {} }, 'seed takes a text, not an object'],
  [{ fill: 'full' }, "fill: unknown fill 'full' (random, canonical)."],
])('create rejects %j', async (request, message) => {
  await expect(create(given(request))).rejects.toThrow(message);
});

test.each([
  ['box', { size: 5, box: [1, 5] }, { size: 5, box: [1, 5] }],
  ['variant', { size: 5, variant: ['latin'] }, { size: 5, variant: ['latin'] }],
  ['regions', { size: 5, regions: 'AABBBAAABBCDDEECCDDECCDEE' }, { size: 5 }],
] as const)('create makes a grid of a prime size with its own %s', async (_, request, made) => {
  expect(await create({ ...request, seed: 'prime' })).toMatchObject(made);
});

test('takes names in any spelling, and a family for all its strategies', () => {
  expect(hint(PUZZLE, given({ maxLevel: 'Easy', ladder: 'HoDoKu' }))).toEqual(
    hint(PUZZLE, { maxLevel: 'easy', ladder: 'hodoku' }),
  );
  expect(explain(PUZZLE, { strategy: ['Singles'] })).toMatchObject({ solved: true });
  expect(grade(PUZZLE, given({ scale: 'SE' }))).toEqual(grade(PUZZLE, { scale: 'se' }));
  const placed = explain(PUZZLE, { without: ['full house', 'Hidden Single'] }).steps.map(({ strategy }) => strategy);
  expect(new Set(placed)).toEqual(new Set(['naked-single']));
});

test('takes aliases of symmetries, and a number for a range of clues', async () => {
  const request = { size: 4, seed: 'spelled', clues: 6 };
  const made = await create({ ...request, symmetry: 'rotational' });
  expect(made).toMatchObject({ clues: 6, symmetry: 'rotational' });
  expect(await create(given({ ...request, symmetry: '180' }))).toEqual(made);
});

test('ignores undefined settings', () => {
  expect(explain(PUZZLE, given({ maxLevel: undefined, strategy: undefined, box: undefined }))).toEqual(explain(PUZZLE));
  expect(allSteps(PUZZLE, given({ guess: undefined }))).toEqual(allSteps(PUZZLE));
});

test.each([[{ score: Infinity }], [{ strategy: [] }]])('create refuses %j at once', async (request) => {
  await expect(create(request)).rejects.toMatchObject({ code: 'BAD_OPTION' });
});

test.each([[{ rating: 0 }], [{ w: 1.5 }]])('create rejects %j at once, which no puzzle meets', async (request) => {
  await expect(create(request)).rejects.toMatchObject({ code: 'IMPOSSIBLE' });
});

test('create names the time limit that was set', async () => {
  await expect(create({ score: 40_000 }, { milliseconds: 0 })).rejects.toThrow(/not made within 0 s/);
});
