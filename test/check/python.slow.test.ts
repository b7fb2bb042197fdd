/** A checker in another language, which shares no line with ours, accepts and refuses the same steps. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { Game } from '../../src/face/game/game.js';
import { verifyNamed as verify } from '../../src/face/verify-named.js';
import { explain } from '../../src/face/walk.js';
import { readPuzzle } from '../../src/formats/read.js';
import { constraintJson } from '../../src/render/json/constraint.js';
import type { Trace } from '../../src/render/json/solve.js';
import type { GridTruth } from '../../src/render/json/step.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { search } from '../../src/search/search.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { brokenTrace, FAULTS } from './broken-rules.js';

const hasPython = spawnSync('python3', ['--version']).status === 0;

const definitions = join(mkdtempSync(join(tmpdir(), 'python-')), 'definitions.jsonl');
writeFileSync(definitions, constraints.map((each) => JSON.stringify(constraintJson(each, ENGLISH))).join('\n'));

const run = (input: string | Uint8Array, path = definitions) =>
  spawnSync('python3', ['examples/check.py', path], { input, encoding: 'utf8', maxBuffer: 1 << 28 });

interface Told {
  readonly steps: number;
  readonly proved: number;
  readonly undecided: number;
  readonly refutedSteps: readonly number[];
}

/** Returns what the checker says of each trace. */
function checked(traces: readonly Trace[]): Told[] {
  const { stdout, stderr, status } = run(traces.map((trace) => JSON.stringify(trace)).join('\n'));
  expect([0, 1], stderr.slice(-2000)).toContain(status);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The shorter one of the first two puzzles of each kind. A rule of counts takes too long. */
const kinds = constraints.map(({ id }) => id).filter((id) => id !== 'counting-circles');
const puzzles = kinds.map(
  (id) =>
    linesOf(id)
      .slice(0, 2)
      .toSorted((a, b) => a.length - b.length)[0]!,
);

/** Puzzles of our own whose digits are others than those from 1 on. */
const ofOtherDigits = [
  '................ digits=0-3 killer-cage=6:r1c1r2c1r3c1;6:r1c2r1c3r2c3r3c3;3:r1c4r2c4;3:r2c2r3c2;5:r3c4r4c3r4c4;1:r4c1r4c2',
  '.................................... digits=0-5 white-dot=r1c3r1c4;r1c3r2c3;r1c5r1c6;r2c2r3c2;r2c3r2c4;r2c5r3c5;r3c3r4c3;r4c1r4c2;r4c1r5c1;r4c2r5c2;r4c4r5c4;r6c2r6c3 little-killer=5:r7c6r6c5;11:r0c3r1c4;9:r7c7r6c6;12:r5c0r4c1;6:r7c1r6c2;9:r4c0r3c1;7:r3c0r2c1;13:r7c0r6c1;5:r7c4r6c5;10:r7c5r6c4;15:r2c7r3c6;7:r7c3r6c2;1:r3c7r2c6',
  '.................................... digits=0,1,2,3,5,8 killer-cage=11:r1c1r1c2r1c3r2c1;5:r1c4r1c5;6:r1c6r2c6r3c6;8:r2c2r2c3;10:r2c4r2c5;18:r3c1r3c2r4c1r4c2;8:r3c3r3c4;9:r3c5r4c5r4c6;4:r4c3r4c4r5c4;5:r5c1r6c1;14:r5c2r5c3r6c2r6c3;5:r5c5r5c6;11:r6c4r6c5r6c6',
];

/** Puzzles of our own with sums that have a limit. */
const ofLimits = [
  '..2332.......3.. sum=<=12:r2c2r2c1r1c1 quadruple=1,3:r2c1r2c2r3c1r3c2 xv=5:r3c4r2c4 numbered-room=1:r5c3',
  '......2.1..2.... killer-cage=r1c1r2c1r3c1r4c1;<=7:r2c4r1c4 skyscraper=3:r1c5 renban=r1c4r2c3 greater-than=r1c3r1c4 contains=4:r4c2',
  '.1.......3...... x-sum=10:r0c4 modular-line=2:r3c3r3c2r4c2 thermometer=r2c3r1c4/r2c3r4c2 little-killer=<6:r0c2r1c3 sandwich=5:r2c0 quadruple=1,4:r3c3r3c4r4c3r4c4',
];

/** Puzzles of our own in which cells are equal that dots and parity say something of. */
const ofTwins = [
  '1..4..........1.6...........4...5... equal-sums=r4c4/r2c5;r5c1/r3c2;r1c3/r6c4 clone=r4c2/r6c1;r6c2/r5c5;r2c2/r1c5 odd=r1c1;r1c5;r2c2;r2c4;r3c3 white-dot=r1c2r1c3;r1c3r1c4;r2c1r2c2;r2c4r2c5;r3c4r3c5;r4c1r4c2;r4c4r4c5;r5c2r5c3;r6c2r6c3;r6c5r6c6 even=r1c2;r6c2',
  '.2...6.....3..1.6...4...3.2....4.3.2 equal-sums=r3c5/r5c4;r3c4/r1c5;r4c3/r3c6 clone=r3c2/r1c3;r6c6/r2c5;r6c3/r4c1 white-dot=r1c2r1c3;r1c3r1c4;r1c4r1c5;r2c1r2c2;r3c1r3c2;r4c1r4c2;r5c2r5c3;r6c2r6c3 even=r3c1 odd=r6c5',
];

/** Plain puzzles of all levels, some of which need chains, deadly patterns or symmetries. */
const plain = readFileSync('fixtures/grades/hodoku.tsv', 'utf8')
  .split('\n')
  .flatMap((line) => /(?:^|\t)([\d.]{81})(?:\t|$)/.exec(line)?.[1] ?? [])
  .filter((_, at) => at % 12 === 0)
  .slice(0, 20);

/** Ways to make a step wrong. */
const SPOIL: readonly ((step: Trace['steps'][number], solution: string, size: number) => Trace['steps'][number])[] = [
  (step) => ({ ...step, truths: step.truths.slice(1) }),
  (step) => ({ ...step, truths: step.truths.slice(0, -1) }),
  ({ place, remove, ...step }, solution, size) => ({
    ...step,
    place: [],
    remove: [...place, ...remove].map(({ row, column }) => ({
      row,
      column,
      digit: Number.parseInt(solution[(row - 1) * size + column - 1]!, 36),
    })),
  }),
  (step) => ({ ...step, truths: step.truths.map(moved) }),
];

/** Moves the cell or the house of a truth. */
const moved = (truth: GridTruth): GridTruth =>
  truth.kind === 'cell'
    ? { ...truth, column: (truth.column % 4) + 1 }
    : truth.kind === 'house'
      ? { ...truth, index: (truth.index % 4) + 1 }
      : truth;

/** Makes the steps at some places of a trace wrong, each in its way. */
const spoilt = (trace: Trace): Trace => ({
  ...trace,
  steps: trace.steps.map((step, at) =>
    at % 3 === 2 ? SPOIL[at % SPOIL.length]!(step, trace.solution!, trace.size) : step,
  ),
});

test.skipIf(!hasPython)('honest steps of all kinds and of plain puzzles are proved', () => {
  const traces = [...puzzles, ...ofOtherDigits, ...ofLimits, ...ofTwins, ...plain].map(
    (puzzle) => explain(readPuzzle(puzzle).puzzle, { milliseconds: 60_000, guess: false }) as Trace,
  );
  const told = checked(traces);
  let undecided = 0;
  for (const [at, trace] of traces.entries()) {
    expect(told[at]!.refutedSteps, trace.puzzle).toEqual([]);
    expect(told[at]!.steps).toBe(trace.steps.length);
    expect(verify(trace).proved).toBe(trace.steps.length);
    undecided += told[at]!.undecided;
  }
  expect(undecided).toBeLessThan(10);
});

test.skipIf(!hasPython)('spoilt steps are refused where verify refuses them', () => {
  const traces = [...puzzles, ...ofOtherDigits, ...ofLimits, ...ofTwins, ...plain].map((puzzle) =>
    spoilt(explain(readPuzzle(puzzle).puzzle, { milliseconds: 60_000, guess: false }) as Trace),
  );
  const told = checked(traces);
  let refuted = 0;
  for (const [at, trace] of traces.entries()) {
    const { refutedSteps = [] } = verify(trace);
    refuted += refutedSteps.length;
    if (told[at]!.undecided === 0) expect(told[at]!.refutedSteps, JSON.stringify(trace.puzzle)).toEqual(refutedSteps);
  }
  expect(refuted).toBeGreaterThan(200);
});

test.skipIf(!hasPython)('a step is proved by itself in its position, and refused where candidates are back', () => {
  const alone = plain.slice(0, 6).flatMap((puzzle) => {
    const game = Game.from(puzzle);
    return (explain(puzzle, { guess: false }) as Trace).steps.map((step) => {
      const position = String(game);
      game.play(step);
      return { puzzle: position, steps: [step] } as unknown as Trace;
    });
  });
  const told = checked(alone);
  expect(told.filter(({ proved, undecided }) => proved + undecided < 1)).toEqual([]);
  expect(told.filter(({ undecided }) => undecided > 0).length).toBeLessThan(5);
  const begun = alone.map((trace) => ({ ...trace, puzzle: trace.puzzle.replace(/^(:.*?:.*?:.*?:).*/, '$1:::') }));
  expect(begun.some(({ puzzle }, at) => puzzle !== alone[at]!.puzzle)).toBe(true);
  const refused = checked(begun).flatMap(({ refutedSteps = [] }, at) => (refutedSteps.length > 0 ? [at] : []));
  expect(refused).toEqual(begun.flatMap((trace, at) => (verify(trace).refuted > 0 ? [at] : [])));
  expect(refused.length).toBeGreaterThan(5);
});

test.skipIf(!hasPython)('false steps of solvers with broken rules are refused', () => {
  const traces = puzzles.flatMap((line) => {
    const { puzzle } = readPuzzle(line);
    const [solution] = search(puzzle, { limit: 1 }).solutions;
    return Object.values(FAULTS).flatMap((fault) => brokenTrace(puzzle, solution!, fault) ?? []);
  });
  const told = checked(traces);
  expect(traces.length).toBeGreaterThan(60);
  for (const [at, trace] of traces.entries())
    expect(told[at]!.refutedSteps, trace.puzzle).toContain(trace.steps.length);
});

/** An empty grid, and a step that claims a digit of which nothing is known. */
const EMPTY = '.'.repeat(81);
const CLAIM = { strategy: 'claim', place: [{ row: 1, column: 1, digit: 1 }], remove: [], truths: [] as unknown[] };
const ROW = { house: 'row', index: 1 };
const CAGE = { kind: 'killer-cage', sum: 3, cells: ['r1c1', 'r1c2'] };
const claimed = (truth: unknown, more: object = {}): string =>
  JSON.stringify({ puzzle: EMPTY, steps: [{ ...CLAIM, truths: [truth] }], ...more });

test.skipIf(!hasPython).each([
  ['houses that leave no cell over', claimed({ kind: 'sum', houses: [ROW], against: [ROW], clues: [] })],
  ['houses that are as the others', claimed({ kind: 'equivalence', houses: [ROW], others: [ROW] })],
  [
    'a clue that is taken NaN times',
    claimed({ kind: 'sum', houses: [ROW], clues: [{ clue: CAGE, times: 'NaN' }] }, { constraints: [CAGE] }).replace(
      '"NaN"',
      'NaN',
    ),
  ],
  [
    'an equation that a clue lacks',
    claimed({ kind: 'sum', houses: [ROW], clues: [{ clue: CAGE, equation: 2 }] }, { constraints: [CAGE] }),
  ],
  ['a cell outside the grid', claimed({ kind: 'cell', row: 10, column: 1 })],
  ['a house that is none', claimed({ kind: 'house', house: 'extra', index: 1, cells: ['r1c1', 'r9c9'], digit: 1 })],
  ['a clue that is not stated', claimed({ kind: 'rule', clue: CAGE })],
])('a claim from %s is refused', (_, trace) => {
  const { status, stdout } = run(trace);
  expect(status).toBe(1);
  expect(JSON.parse(stdout).refutedSteps).toEqual([1]);
});

test.skipIf(!hasPython)('digits are not exchanged beside a relation that excludes a single pair of equal ones', () => {
  const [line] = plain;
  const { solution } = explain(line!, { guess: false }) as Trace;
  const cellAt = (at: number) => ({ row: Math.floor(at / 9) + 1, column: (at % 9) + 1 });
  const textAt = (at: number) => `r${cellAt(at).row}c${cellAt(at).column}`;
  const open = [...line!].findIndex((sign, at) => !'123456789'.includes(sign) && solution![at] !== '9');
  const [digit, nine] = [Number(solution![open]), solution!.indexOf('9')];
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit);
  const { stderr } = run(
    JSON.stringify({
      puzzle: line,
      constraints: [{ kind: 'relation', relation: 'sum!=18', cells: [textAt(open), textAt(nine)] }],
      steps: [
        {
          ...CLAIM,
          place: [{ ...cellAt(open), digit }],
          truths: [{ kind: 'deadly', cells: [{ ...cellAt(open), digits: others }] }],
        },
      ],
    }),
  );
  expect(stderr).toContain('it relies on one solution');
});

test.skipIf(!hasPython).each([
  ['nothing but words', 'no trace at all'],
  ['an empty line', '\n'],
  ['bytes that are no text', Uint8Array.of(0xff, 0xfe, 0x00)],
  ['a list', '[]'],
  ['null', 'null'],
  ['deep brackets', '['.repeat(100_000)],
  ['a puzzle that could not be read', '{"error":"no puzzle"}'],
  ['a puzzle without steps', JSON.stringify({ puzzle: EMPTY })],
  ['a puzzle of two lines too few', claimed({}, { puzzle: '.'.repeat(63) })],
  ['an endless puzzle', claimed({}, { puzzle: '.'.repeat(1000 ** 2) })],
  ['a digit larger than the grid', claimed({}, { puzzle: '5...............' })],
  ['boxes without rows', claimed({}, { box: [0, 9] })],
  ['regions of too few cells', claimed({}, { regions: '123' })],
  ['an unknown rule', claimed({}, { variant: ['upside-down'] })],
  ['an unknown kind of clue', claimed({}, { constraints: [{ kind: 'riddle', cells: ['r1c1'] }] })],
  ['a clue outside the grid', claimed({}, { constraints: [{ ...CAGE, cells: ['r99c99'] }] })],
  ['a clue without cells', claimed({}, { constraints: [{ ...CAGE, cells: [] }] })],
  ['a clue whose number is a word', claimed({}, { constraints: [{ ...CAGE, kind: 'white-dot', difference: 'x' }] })],
  ['an endless clue', claimed({}, { constraints: [{ kind: 'sum-line', sum: 10 ** 15, cells: ['r1c1', 'r1c2'] }] })],
  ['an unknown kind of truth', claimed({ kind: 'faith' })],
  ['a truth that is a word', claimed('r1c1')],
  ['a truth without its cell', claimed({ kind: 'cell', row: 1 })],
  ['a truth without its house', claimed({ kind: 'house', digit: 1 })],
  ['a step without truths', JSON.stringify({ puzzle: EMPTY, steps: [{ ...CLAIM, truths: undefined }] })],
  ['a step without places', JSON.stringify({ puzzle: EMPTY, steps: [{ ...CLAIM, place: undefined }] })],
  [
    'a step with strategy alone',
    JSON.stringify({ puzzle: EMPTY, steps: [{ strategy: 'claim', place: [], remove: [] }] }),
  ],
  ['a step that is a number', JSON.stringify({ puzzle: EMPTY, steps: [1] })],
])('%s is answered with a message and the status 2', (_, trace) => {
  const { status, stdout, stderr } = run(trace);
  expect([status, stdout], stderr).toEqual([2, '']);
  expect(stderr).toMatch(/^trace 1: .+\n$/);
});

test.skipIf(!hasPython)('definitions that cannot be read are answered with a message and the status 2', () => {
  for (const path of ['/no/such/file', 'examples/check.py']) {
    const { status, stderr } = run(claimed({}), path);
    expect([status, stderr.startsWith(`${path}: `)], stderr).toEqual([2, true]);
    expect(stderr).not.toContain('Traceback');
  }
});
