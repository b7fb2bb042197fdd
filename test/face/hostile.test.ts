/** Arguments of any kind: each function answers, or throws what `LibraryError` promises. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workers as later } from '../../src/face/async/node.js';
import { readNamed } from '../../src/face/named.js';
import * as exchange from '../../src/formats/exchange/index.js';
import * as formats from '../../src/formats/index.js';
import * as library from '../../src/index.js';
import { picturePage, walkthroughPage } from '../../src/render/html/index.js';
import { picture, svgOf, svgOfStep } from '../../src/render/index.js';
import { pdfOf } from '../../src/render/pdf/node.js';
import { pngOf } from '../../src/render/png.js';
import { inTier } from '../tier.js';

const PUZZLE = '.3.1...2....1...';
const CODES = {
  MISREAD: true,
  NO_SOLUTION: true,
  SEVERAL_SOLUTIONS: true,
  IMPOSSIBLE: true,
  BAD_OPTION: true,
  OUT_OF_TIME: true,
  ABORTED: true,
  LOST_WORKER: true,
  UNPRINTABLE: true,
  PACKAGE_MISSING: true,
  UNWRITABLE: true,
} satisfies Record<library.ErrorCode, true>;

type Call = (...args: readonly never[]) => unknown;

const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));
const functionsIn = (module: object): [string, Call][] =>
  Object.entries(module).filter(([, value]) => typeof value === 'function' && !isClass(value));

/** Functions that change the workers of all calls. */
const OF_WORKERS = ['setWorkers', 'endWorkers'];

const methods = Object.entries(Object.getOwnPropertyDescriptors(library.Game.prototype))
  .filter(([name, { value }]) => typeof value === 'function' && !['constructor', 'make', 'cellAt'].includes(name))
  .map(([name, { value }]): [string, Call] => [
    `Game.${name}`,
    (...args) => value.apply(library.Game.from(PUZZLE), args),
  ]);

/** `create` with little time, whatever its settings. */
const hasty =
  (create: Call): Call =>
  (request, settings) =>
    create(request, (typeof settings === 'object' ? { ...(settings as object), milliseconds: 20 } : settings) as never);

const CALLS: readonly [string, Call][] = [
  ...functionsIn(library),
  ...functionsIn(later)
    .filter(([name]) => !OF_WORKERS.includes(name))
    .map(([name, call]): [string, Call] => [`later ${name}`, call]),
  ['Game.from', library.Game.from as Call],
  ...methods,
  ...functionsIn({ picture, svgOf, svgOfStep, picturePage, pdfOf, pngOf }),
  ...functionsIn(formats).map(([name, call]): [string, Call] => [`formats ${name}`, call]),
  ...functionsIn(exchange).map(([name, call]): [string, Call] => [`exchange ${name}`, call]),
  ...functionsIn({ walkthroughPage }),
];

/** Names of settings, and of properties of arguments. */
const NAMES = `milliseconds signal box variant regions pairs only without ladder level maxLevel guess spoil limit every
  count minimal scale onStep onProgress modules title theme width suffix legend paper perPage size rating score clues symmetry pattern
  seed against require fill w probes most known kind row column digit digits place remove marks truths steps puzzle
  moves undone geometry values candidates placed solved name text height shapes format alphabet holds rules digits layout
  groups names`.split(/\s+/);

const read = library.parse(PUZZLE);
const reading = formats.readPuzzle(PUZZLE);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    ...[undefined, null, true, 0, 1, -1, 1.5, Number.NaN, Infinity, 5n, Symbol('s'), '', 'x', 'r1c1', PUZZLE],
    ...[
      new Date(0),
      () => 1,
      [],
      {},
      new Map(),
      Object.create(null),
      new Uint8Array(3),
      read,
      read.geometry,
      read.values,
    ],
    ...[reading, formats.formats[0], 'line', 'framed', 'json', 16, 4],
    ...[[1, 2], ['x'], [null], [[]], '{"puzzle":', `{"moves":[1],"puzzle":"${PUZZLE}"}`],
  ),
  fc.string(),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 4 }) },
  ),
}));
const first = fc.constantFrom<unknown>(PUZZLE, PUZZLE, PUZZLE, reading, read, read.geometry, 'line');
const args = fc
  .tuple(first, fc.array(value, { maxLength: 3 }), fc.boolean())
  .map(([first, others, isFirst]) => (isFirst ? [first, ...others] : others));

/** Waits for an answer, and takes the first results of a function that yields them. */
async function taken(answer: unknown): Promise<void> {
  const settled = (await answer) as Partial<Iterator<unknown>> | undefined;
  if (typeof settled?.next !== 'function') return;
  for (let count = 0; count < 5; count++) if ((await settled.next())?.done) return;
  settled.return?.();
}

test.each(CALLS.map(([name, call]) => [name, name.endsWith('create') ? hasty(call) : call] as const))(
  '%s',
  async (_, call) => {
    await fc.assert(
      fc.asyncProperty(args, async (given) => {
        try {
          await taken(call(...(given as never[])));
        } catch (error) {
          const { code, stack } = error as Partial<library.LibraryError>;
          expect(Object.hasOwn(CODES, `${code}`) ? 'coded' : stack).toBe('coded');
        }
      }),
      { numRuns: inTier({ quick: 7, slow: 20 }) },
    );
  },
);

test.each<[string, () => unknown]>([
  ['play', () => library.Game.from(PUZZLE).play({} as never)],
  ['svgOfStep, with a title that is none', () => svgOfStep(PUZZLE, undefined, { title: 5 as never })],
  ['svgOfStep, of a number', () => svgOfStep(5 as never)],
  ['pdfOf, of a text', () => pdfOf(PUZZLE as never)],
  ['formatLine, with too few symbols', () => library.formatLine(read, ['a'])],
  ['formatLine, with an empty symbol', () => library.formatLine(read, ['1', '2', '3', ''])],
  ['pngOf, of other text', () => pngOf('hello')],
  ['walkthroughPage, of nothing', () => walkthroughPage({} as never)],
])('%s rejects what it does not take', async (_, call) => {
  await expect((async () => call())()).rejects.toMatchObject({ code: 'BAD_OPTION' });
});

test('names the regions that fill no grid', async () => {
  await expect(library.create({ regions: 'AAB' })).rejects.toMatchObject({ code: 'BAD_OPTION', option: 'regions' });
});

test('a name that is far too long is rejected at once, and repeated in part', () => {
  const long = 'x'.repeat(100_000);
  for (const call of [
    () => library.hint(PUZZLE, { strategy: [long] }),
    () => library.hint(PUZZLE, { ladder: long as never }),
    () => library.hint(PUZZLE, { [long]: 1 } as never),
    () => readNamed(PUZZLE, { variant: long }),
    () => library.parse(long),
  ])
    expect(call).toThrow(/^.{1,400}$/s);
});

test.each([[[]], [[1]], [new Date()], [Promise.resolve({})], [new Map()], [5], ['x'], [null]])(
  '%s is no settings',
  async (settings) => {
    for (const call of [library.solve, library.hint, library.explain, library.read, later.solve, library.create])
      await expect((async () => call(PUZZLE as never, settings as never))()).rejects.toMatchObject({
        code: 'BAD_OPTION',
        option: 'settings',
      });
  },
);

test('settings are read as own properties only', async () => {
  const inherited = Object.create({ milliseconds: 'x', strategy: 5, count: 'x', guess: 7, ladder: 9, against: 3 });
  expect(library.solve(PUZZLE, inherited)).toEqual(library.solve(PUZZLE));
  expect(library.allSteps(PUZZLE, inherited)).toEqual(library.allSteps(PUZZLE));
  expect(await later.hint(PUZZLE, inherited)).toEqual(library.hint(PUZZLE));
  await expect(library.create(Object.assign(Object.create({ against: 3 }), { size: 4 }))).resolves.toBeDefined();
});
