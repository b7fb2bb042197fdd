import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Terminal } from '../../src/cli/command.js';
import { main } from '../../src/cli/program.js';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { type Made, make } from '../../src/create/create.js';
import { obstacleTo } from '../../src/create/obstacle.js';
import { seeded } from '../../src/create/random.js';
import { ratingsOf } from '../../src/create/ratings.js';
import type { PuzzleRequest } from '../../src/create/request.js';
import { type Spec, specOf } from '../../src/create/spec.js';
import { SYMMETRIES } from '../../src/create/symmetries.js';
import { orbitsOf } from '../../src/create/symmetry.js';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLine } from '../../src/formats/text/line.js';
import type { Level } from '../../src/logic/step/strategy.js';
import { type CreatedPuzzle, madeJson } from '../../src/render/json/create.js';
import type { HintRecord } from '../../src/render/json/hint.js';
import { spareGivens } from '../../src/search/check.js';
import { uniqueSolution } from '../../src/search/search.js';
import { rate } from '../../src/solver/berthier/rating.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import { gradeSe } from '../../src/solver/se/grade.js';
import { ticking } from '../ticking.js';
import { isSlow, shareOf } from '../tier.js';
import { sudokuOn } from './sudoku.js';

interface Run {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

const run = (...args: string[]): Promise<Run> => runAt({}, ...args);

async function runAt(terminal: Partial<Terminal>, ...args: string[]): Promise<Run> {
  let out = '';
  const notes: string[] = [];
  const status = await main(['create', ...args], {
    stdin: (async function* () {})(),
    write: (text) => {
      out += text;
    },
    note: (text) => notes.push(text),
    colour: false,
    ...terminal,
  });
  return { status, out, notes: notes.join('\n') };
}

/** The listeners that are not of the program. */
const others = process.listenerCount('SIGINT');

/** Interrupts a run after so many drafts, once threads work and the run listens. Puzzles take ten or more each. */
async function runInterrupted(drafts: number, ...args: string[]): Promise<Run> {
  let isInterrupted = false;
  // A run that was interrupted ignores signals for a moment.
  await vi.waitFor(() => expect(process.listenerCount('SIGINT')).toBe(others));
  const progress = (text: string): void => {
    if (isInterrupted || process.listenerCount('SIGINT') === others) return;
    if (Number(/(\d+) tried/.exec(text)?.[1] ?? 0) < drafts) return;
    isInterrupted = true;
    process.emit('SIGINT', 'SIGINT');
  };
  return runAt({ progress }, ...args);
}

test('an interrupt keeps those that differ most of the puzzles made until then', async () => {
  const { status, out } = await runInterrupted(
    isSlow ? 20 : 8,
    'easy',
    '--diverse',
    '--count',
    '10000',
    '--json',
    '--seed',
    's',
  );
  expect(status).toBe(130);
  const seeds = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).seed);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.length).toBeLessThan(10_000);
});

test('a pattern of a device is refused, since a device may have no end', async () => {
  expect(await run('--pattern', '/dev/zero')).toMatchObject({ status: 2, notes: expect.stringContaining('too large') });
});

test('an interrupt leaves a book of the puzzles made until then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  const file = join(folder, 'book.pdf');
  const drawn = ['--to', 'pdf', '--output', file];
  const { status } = await runInterrupted(isSlow ? 10 : 4, 'hard', '--count', '10000', '--seed', 's', ...drawn);
  expect(status).toBe(130);
  expect(readFileSync(file, 'latin1')).toMatch(/^%PDF.*%%EOF\s*$/s);
});

test('prints a puzzle in a frame, and the seed that reproduces it', async () => {
  const first = await run();
  expect(first.status).toBe(0);
  const { puzzle, format } = readPuzzle(first.out);
  expect(format).toBe('framed');
  expect(uniqueSolution(puzzle)).toBeDefined();
  const [, seed] = /^seed: (\S+)$/.exec(first.notes)!;
  expect(await run('--seed', seed!)).toEqual({ status: 0, out: first.out, notes: '' });
});

test.each([
  [['easy', '4'], 'easy', 2, 2],
  [['16', 'easy'], 'easy', 4, 4],
  [['--difficulty', 'medium', '--size', '9'], 'medium', 3, 3],
  [['easy', '--box', '3x2'], 'easy', 3, 2],
])('%j', async (args, level, boxRows, boxColumns) => {
  const { status, out } = await run(...args, '--to', 'line', '--seed', 'operands');
  expect(status).toBe(0);
  const { puzzle } = readPuzzle(out, Geometry.of(boxRows, boxColumns));
  expect(gradeHodoku(puzzle).level).toBe(level);
});

test.each([
  ['180', 'rotational'],
  ['rotate90', 'quarter'],
  ['mirror', 'vertical'],
  ['flip', 'horizontal'],
  ['main diagonal', 'diagonal'],
])('--symmetry %s is %s, --level is --difficulty', async (word, symmetry) => {
  const { out } = await run('--level', 'easy', '4', '--symmetry', word, '--json', '--seed', 's');
  expect(out).toBe((await run('easy', '4', '--symmetry', symmetry, '--json', '--seed', 's')).out);
  expect(JSON.parse(out).symmetry).toBe(symmetry);
});

test('makes a puzzle like the first one of a file', async () => {
  const file = fileURLToPath(new URL('../../fixtures/puzzles/levels.txt', import.meta.url));
  const [, first] = /^# .*\n(\S+)/.exec(readFileSync(file, 'utf8'))!;
  expect(await run('--like', file, '--seed', 's')).toEqual(await run('--like', first!, '--seed', 's'));
});

test('grades the model puzzle within the time limit', async () => {
  const model = '1......599..8.......5.123....3591.2...14.87...9.7231....265.9.......7..446......2';
  const { status, out, notes } = await run('--like', model, '--time-limit', '0.0001');
  expect([status, out]).toEqual([3, '']);
  expect(notes).toBe('sudoku: the limit of 0.0001 s was reached: the puzzle of --like is not graded');
});

test('JSON describes each puzzle in full, and each can be made alone', async () => {
  const { out } = await run('easy', '--json', '--count', '3', '--seed', 'three', '--symmetry', 'diagonal');
  const lines = out.trimEnd().split('\n');
  expect(lines.length).toBe(3);
  for (const line of lines) {
    const { seed, symmetry, clues, puzzle, solution, hodoku, se } = JSON.parse(line);
    expect(symmetry).toBe('diagonal');
    expect([...puzzle].filter((symbol) => symbol !== '.').length).toBe(clues);
    expect(solution).toMatch(/^[1-9]{81}$/);
    expect(hodoku.level).toBe('easy');
    expect(Object.keys(se)).toEqual(['er', 'ep', 'ed']);
    expect((await run('easy', '--json', '--seed', seed, '--symmetry', 'diagonal')).out).toBe(`${line}\n`);
  }
});

test('comments have the rating that was asked for', async () => {
  const { out } = await run('easy', '--rating', '1.2..2', '--comment', '--to', 'line', '--seed', 'rated');
  const [comment, line] = out.split('\n');
  const { er } = gradeSe(readPuzzle(line!).puzzle);
  expect(comment).toMatch(new RegExp(`^# easy \\d+, rated ${er.toFixed(1)}, \\d+ givens, seed rated: `));
});

test('comments and JSON have the whip and braid ratings that were asked for', async () => {
  const wishes = ['6', '--rating', 'w=2..3,gb=1..2', '--seed', 'rated'];
  const [comment, line] = (await run(...wishes, '--comment', '--to', 'line')).out.split('\n');
  const board = boardOf(readPuzzle(line!).puzzle);
  const [w, gb] = [rate(board, 'w').rating, rate(board, 'gb').rating];
  expect(comment).toContain(`, W ${w}, gB ${gb}, `);
  expect([2, 3]).toContain(w);
  expect([1, 2]).toContain(gb);
  expect(JSON.parse((await run(...wishes, '--json')).out).berthier).toEqual({ w, gb });
});

test('comments have the grade', async () => {
  const { out } = await run('easy', '--comment', '--to', 'line', '--seed', 'c');
  expect(out).toMatch(/^# easy \d+, \d+ givens, seed c: .*naked-single.*\n[.1-9]{81}\n$/);
});

test('a seed of several lines does not break out of its comment', async () => {
  const { out } = await run('easy', '4', '--comment', '--to', 'line', '--seed', 'a\nb\x1b[2J');
  expect(out).toMatch(/^# easy .*seed a b\\x1b\[2J: [^\n]*\n[.1-4]{16}\n$/);
});

test('writes the puzzles to a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  const file = join(folder, 'puzzles.txt');
  const { out } = await run('easy', '--count', '2', '--seed', 'f', '--output', file);
  expect(out).toBe('');
  expect(readFileSync(file, 'utf8')).toBe((await run('easy', '--count', '2', '--seed', 'f')).out);
});

describe('a wrong request is reported with a remedy', () => {
  test.each([
    [['eazy'], 'Did you mean easy?'],
    [['easy', 'hard'], 'too many operands'],
    [['easy', '--difficulty', 'hard'], 'difficulty is said twice'],
    [['easy', '--level', 'hard'], 'difficulty is said twice: easy and --level hard'],
    [['--symmetry', 'round'], "unknown symmetry 'round' (none, rotational, quarter"],
    [['--score', '9..2'], '--score takes a number or a range'],
    [['--symmetry', 'diagnal'], 'Did you mean diagonal?'],
    [['--require', 'x-wingg'], 'Did you mean x-wing?'],
    [['--count', '1.5'], '--count takes a whole number'],
    [['--rating', '7', '--rating', '8'], '--rating is said twice: give one range'],
    [['--rating', 'w=2,w=3'], '--rating w= is said twice: give one range'],
    [['--rating', 'q=2'], "unknown rating 'q' (w, b, gw, gb)"],
    [['--rating', 'w=3..1'], '--rating w= takes a number or a range'],
    [['--fill', 'full'], 'unknown fill'],
    [['26'], 'sizes go from 1 to 25'],
  ])('%j', async (args, message) => {
    const { status, out, notes } = await run(...args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(notes).toContain(message);
  });
});

test.each([
  [['--score', '9'], /scores at least 160; allow a higher --score/],
  [['--require', 'x-wing', '--strategy', 'naked-single'], /no path needs x-wing/],
  [['hard', '--max-level', 'easy'], /allow a higher --max-level/],
  [['medium', '1'], /is easy/],
  [['--require', 'naked pair', '--max-level', 'easy'], /allow --max-level medium/],
  [['--rating', '0'], /the easiest step is rated 1.0; ask for a --rating of 1.0 or more/],
  [['--rating', 'w=1.5'], /w is counted in whole numbers; ask for a whole number in --rating w=A..B/],
  [['--symmetry', 'full', '--clues', '18'], /never 18 givens; ask for 20$/],
  [['--clues', '90'], /the grid has 81 cells; ask for --clues 81, or leave it out/],
])('%j is rejected at once as impossible', async (words, why) => {
  const { status, out, notes } = await run(...words, '--seed', 'n');
  expect(status).toBe(4);
  expect(out).toBe('');
  expect(notes).toMatch(/^sudoku: this cannot be: /);
  expect(notes).toMatch(why);
  expect(notes).not.toContain('time');
});

test('rules that no grid keeps are told with the status of what cannot exist', async () => {
  const { status, out, notes } = await run('easy', '4', '--constraint', 'anti-king', '--seed', 'none');
  expect({ status, out, notes }).toEqual({
    status: 4,
    out: '',
    notes: 'sudoku: this cannot be: no grid keeps all these rules',
  });
});

test.each<[string[], number, RegExp]>([
  [['--constraint', 'killer-cage', '--constraint', 'sum'], 2, /killer-cage and sum both cover the grid: ask for one/],
  [['--constraint', 'killer-cage=4..2'], 2, /takes numbers of cells, the lower first, as in 2..4/],
  [['--constraint', 'clone=2..3'], 2, /clone=2..3: only cages and lines take numbers of cells/],
  [['--constraint', 'killer-cage', '--rating', '7'], 2, /not defined for variants/],
  [['--constraint', 'killer-cage', '--pattern', 'fixtures/patterns/letter-r.txt'], 2, /state the clues, or leave out/],
  [['--like', `55${'.'.repeat(79)}`], 2, /--like: 5 stands twice in row 1: r1c1 and r1c2/],
  [['--like', '.'.repeat(81)], 2, /--like: this puzzle has several solutions/],
  [['--like', 'fixtures/constraints/killer-cage.txt'], 2, /--like: this puzzle has clues: .* --constraint killer-cage/],
  [['--constraint', 'killer-cage', '--clues', '18', '--symmetry', 'full'], 4, /never 18 givens; ask for 17 or 20/],
  [['--require', 'sum-combinations'], 4, /ask for --constraint killer-cage/],
])('clues that are left to the generator: %j is refused by name', async (words, status, why) => {
  const told = await run(...words, '--seed', 'n');
  expect(told.status).toBe(status);
  expect(told.out).toBe('');
  expect(told.notes).toMatch(why);
});

test('makes killers in lines, grids and JSON that check takes as they are', async () => {
  for (const form of [['--to', 'line'], ['--to', 'rows'], ['--json']]) {
    const { status, out } = await run('4', '--constraint', 'killer-cage', '--seed', 'forms', ...form);
    expect(status).toBe(0);
    const checked = await sudokuOn(out, 'check', '--json');
    expect(JSON.parse(checked.out)).toMatchObject({ solutions: 1 });
  }
});

test('an unmet request reports the nearest puzzle, what is rare and what to loosen', async () => {
  ticking();
  const { status, notes } = await run('--rating', '11.8..11.9', '--clues', '24', '--time-limit', '0.3', '--seed', 'n');
  expect(status).toBe(3);
  expect(notes).toMatch(
    /nearest: [.1-9]{81}\n(.*\n)*missed: .*rating 11.8..11.9\nrare: of \d+ drafts none meets all of this: rating 11.8..11.9.*\nto loosen: .*wider --rating/,
  );
});

test('reports regions that are boxes of another shape, which a line cannot hold', async () => {
  const { notes } = await run('4', '--regions', 'AAAABBBBCCCCDDDD', '--to', 'line', '--seed', 'a');
  expect(notes).toContain('line cannot hold boxes of 1x4');
});

test('rejects a pattern of the wrong size', async () => {
  const { status, notes } = await run('--pattern', fileURLToPath(new URL('../tsconfig.json', import.meta.url)));
  expect(status).toBe(2);
  expect(notes).toContain('cells, not 81');
});

test('--just is rejected without a technique', async () => {
  expect((await run('--just')).notes).toContain('say which with --require');
});

const JUST = [
  ['naked-triple', '2'],
  ['w-wing', '4'],
  ['xy-wing', '8'],
  ['xy-chain', '4'],
  ['sue-de-coq', '6'],
] as const;

test.each(shareOf(JUST, 2).slice(0, isSlow ? undefined : 2))(
  '--just stops where a hint names %s, seed %s',
  async (id, seed) => {
    const { out } = await run('--require', id, '--just', '--seed', seed);
    const { steps } = JSON.parse((await sudokuOn(out, 'hint', '--json')).out) as HintRecord;
    expect(steps[0]!.strategy).toBe(id);
  },
);

test('--just says what was missed if no hint names the technique', async () => {
  ticking();
  const { status, notes } = await run('--require', 'als-chain', '--just', '--seed', '1', '--time-limit', '0.3');
  expect(status).toBe(3);
  expect(notes).toContain('just als-chain');
  expect(notes).toContain('do without --just');
});

test('rejects a symmetry that the pattern lacks, and states one that it has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  const file = join(folder, 'pattern.txt');
  writeFileSync(file, `${'#'.repeat(10)}......`);
  const refused = await run('4', '--pattern', file, '--symmetry', 'rotational');
  expect([refused.status, refused.out]).toEqual([4, '']);
  expect(refused.notes).toContain('the pattern has not the symmetry rotational; ask for --symmetry none');
  writeFileSync(file, '####..##########');
  const { out } = await run('4', '--pattern', file, '--json', '--seed', 'p');
  expect(JSON.parse(out).symmetry).toBe('none');
  expect((await run('4', '--pattern', file, '--clues', '3')).notes).toContain('ask for --clues 14');
});

/** The number of drafts after which a request is given up, the same on every machine. */
const MOST_DRAFTS = 60;

test('every fact stated of a puzzle is true, for any request', () => {
  let made = 0;
  const wish: fc.Arbitrary<PuzzleRequest> = fc.oneof(
    fc.record({ level: fc.constantFrom<Level>('easy', 'medium') }),
    fc.record({ maxLevel: fc.constantFrom<Level>('easy', 'medium', 'hard') }),
    fc.record({ minimal: fc.constant(true) }),
    fc.record({ clues: fc.record({ least: fc.integer({ min: 8, max: 12 }), most: fc.integer({ min: 13, max: 20 }) }) }),
    fc.record({ symmetry: fc.constantFrom(...SYMMETRIES) }),
    fc.record({
      pattern: fc.constantFrom(...SYMMETRIES.map((name) => orbitsOf(Geometry.of(2, 3), name).slice(0, -3).flat())),
    }),
  );
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 3 }), fc.string(), (wishes, seed) => {
      const request: PuzzleRequest = Object.assign({}, ...wishes);
      const geometry = Geometry.of(2, 3);
      if (obstacleTo(geometry, request)) return;
      const puzzle = madeSoon(specOf(geometry, request), seed);
      if (!puzzle) return;
      made++;
      holdStated(
        madeJson(puzzle, formatLine(puzzle.puzzle), seed, ratingsOf(puzzle, request, unlimited), request),
        request,
      );
    }),
    { numRuns: isSlow ? 100 : 40, seed: 7 },
  );
  expect(made).toBeGreaterThan(isSlow ? 20 : 8);
});

function madeSoon(spec: Spec, seed: string): Made | undefined {
  let drafts = 0;
  const giveUp = (): void => {
    if (drafts >= MOST_DRAFTS) throw new OutOfTime();
  };
  return make(spec, seeded(seed), giveUp, (tried) => (drafts = tried)).made;
}

function holdStated(stated: CreatedPuzzle, request: PuzzleRequest): void {
  const { puzzle } = readPuzzle(stated.puzzle, Geometry.of(...stated.box));
  const { geometry, values } = puzzle;
  const isGiven = (cell: number): boolean => values[cell] !== EMPTY;
  const grade = gradeHodoku(puzzle);
  const orbits = orbitsOf(geometry, stated.symmetry);
  expect(orbits.filter((orbit) => new Set(orbit.map(isGiven)).size > 1)).toEqual([]);
  if (request.symmetry && request.symmetry !== 'none') expect(stated.symmetry).toBe(request.symmetry);
  expect(stated.clues).toBe([...stated.puzzle].filter((symbol) => symbol !== '.').length);
  expect(stated.hodoku).toEqual({ level: grade.level, score: grade.score });
  expect(stated.se).toMatchObject({ er: gradeSe(puzzle).er });
  expect(stated.solution).toBe(formatLine({ geometry, values: uniqueSolution(puzzle)! }));
  if (request.level) expect(stated.hodoku?.level).toBe(request.level);
  if (request.clues)
    expect(stated.clues).toSatisfy((clues: number) => clues >= request.clues!.least && clues <= request.clues!.most);
  if (request.minimal) expect(spareGivens(puzzle, unlimited)).toEqual([]);
  if (request.pattern)
    expect([...Array(geometry.cells).keys()].filter(isGiven)).toEqual(request.pattern.toSorted((a, b) => a - b));
}

test('a range of givens without an end leaves the most to the generator: no grid is full', async () => {
  for (const clues of ['20..', '30..81']) {
    const { out } = await run('easy', '--clues', clues, '--seed', 'a', '--json');
    const givens = JSON.parse(out).puzzle.replaceAll('.', '').length;
    expect(givens).toBeGreaterThanOrEqual(Number.parseInt(clues, 10));
    expect(givens).toBeLessThanOrEqual(41);
  }
});
