import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerPortion } from '../../src/batch/portion.js';
import { catalogue } from '../../strategies/index.js';
import { ticking } from '../ticking.js';
import { sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
/** A puzzle rated 8.9, which takes longer than a moment. */
const DYNAMIC = '5..7..2..32...4.87......1.6.....5.....7.3.6.2...62.81..7.8...6.1.3.......8..5....';

test('--version prints the version, --help the usage', async () => {
  expect((await sudoku('--version')).out).toMatch(/^\d+\.\d+\.\d+(-rc\.\d+)?\n$/);
  const { status, out } = await sudoku('--help');
  expect(status).toBe(0);
  for (const name of ['solve', 'grade', 'hint', 'create', 'check', 'convert', 'strategies', 'open', 'verify'])
    expect(out).toContain(`  ${name} `);
  expect((await sudoku('solve', '--help')).out).toContain('--explain');
});

test('hint: prints the next step and its grid', async () => {
  const { status, out } = await sudoku('hint', PUZZLE);
  expect(status).toBe(0);
  expect(out.split('\n').slice(0, 4)).toEqual([
    'r4c9 = 3',
    '    Hidden Single: In box 6, the only place for 3 is r4c9.',
    '',
    expect.stringMatching(/^ +1 +2 +3 /),
  ]);
});

test('hint: reports that a grid is solved', async () => {
  const solved = (await sudoku('solve', PUZZLE)).out;
  expect(await sudoku('hint', solved.trim())).toEqual({ status: 0, out: 'It is solved.\n', notes: '' });
  expect(await sudoku('solve', '--explain', solved.trim())).toEqual({ status: 0, out: solved, notes: '' });
});

test('hint --every prints each outcome once a strategy, equal ones together, cheapest first; --all the cheapest of each', async () => {
  const { out } = await sudoku('hint', '--every', '--json', '--max-level', 'hard', PUZZLE);
  const { puzzle, steps } = JSON.parse(out);
  expect(puzzle).toBe(PUZZLE);
  const named = (list: object[]): string[] => list.map((candidate) => JSON.stringify(candidate)).sort();
  const outcomes: string[] = steps.map((step: { place: object[]; remove: object[] }) =>
    JSON.stringify([named(step.place), named(step.remove)]),
  );
  const keys = steps.map((step: { strategy: string }, i: number) => step.strategy + outcomes[i]);
  expect(new Set(keys).size).toBe(steps.length);
  const changes = outcomes.filter((outcome: string, i: number) => i === 0 || outcome !== outcomes[i - 1]);
  expect(changes.length).toBe(new Set(outcomes).size);
  expect(steps[0].strategy).toBe('hidden-single');
  const told = async (...args: string[]) =>
    JSON.parse((await sudoku('hint', ...args, '--json', '--max-level', 'hard', PUZZLE)).out).steps;
  const cheapest = steps.filter((_: unknown, i: number) => i === 0 || outcomes[i] !== outcomes[i - 1]);
  expect(await told('--all')).toEqual(cheapest);
  expect(await told('--all', '--limit', '10')).toEqual(cheapest.slice(0, 10));
  const firstTen = await told('--every', '--limit', '10');
  expect(firstTen).toEqual(steps.slice(0, firstTen.length));
  expect(new Set(outcomes.slice(0, firstTen.length)).size).toBe(10);
});

test('hint --all prints twenty outcomes, each with one step, unless another limit is set', async () => {
  const { out, notes } = await sudoku('hint', '--all', PUZZLE);
  expect(out.match(/^\S/gm)).toHaveLength(20);
  expect(out.match(/^ {4}[A-Z0-9]/gm)).toHaveLength(20);
  expect(notes).toBe('line 1: the 20 cheapest outcomes, each by its cheapest step; --limit 0 shows all');
  const five = await sudoku('hint', '--all', '--limit', '5', PUZZLE);
  expect(five).toEqual({ status: 0, out: `${out.split('\n').slice(0, 10).join('\n')}\n`, notes: '' });
  const { out: all, notes: none } = await sudoku('hint', '--all', '--limit', '0', '--max-level', 'hard', PUZZLE);
  expect(all.startsWith(five.out)).toBe(true);
  expect(none).toBe('');
  const { out: every } = await sudoku('hint', '--every', '--max-level', 'hard', PUZZLE);
  expect(every.match(/^\S/gm)).toHaveLength(all.match(/^\S/gm)!.length);
  expect(every.match(/^ {4}[A-Z0-9]/gm)!.length).toBeGreaterThan(all.match(/^ {4}[A-Z0-9]/gm)!.length);
});

test('hint --all prints a step that only joins two others if it is named, or with --every', async () => {
  const play =
    ':0000:x:9.86.+3+1+47.3+1.742..+4.7.+19.5+3..+4+3..9....6.+97314+3.+9+4..5....5+7+42.3..4+3+9857..7.21+3+6..5::::';
  const joined = async (...args: string[]): Promise<number> =>
    JSON.parse((await sudoku('hint', ...args, '--json', '--max-level', 'hard', play)).out).steps.filter(
      ({ strategy }: { strategy: string }) => strategy === 'dual-two-string-kite',
    ).length;
  expect(await joined('--all')).toBe(0);
  expect(await joined('--every')).toBeGreaterThan(0);
  expect(await joined('--all', '--strategy', 'dual-two-string-kite')).toBeGreaterThan(0);
});

test('hint --all tells each hint as soon as it is found, and answers with no more', async () => {
  const { out } = await sudoku('hint', '--all', '--max-level', 'easy', '--limit', '0', PUZZLE);
  const pieces: string[] = [];
  const module = new URL('../../src/cli/commands/hint.ts', import.meta.url).href;
  const options = {
    ...{ all: true, every: false, oneByOne: true, isNamed: false, isSummary: false, best: false, spoil: false },
    ...{ form: 'text', colour: false, grid: false, inBlocks: true, milliseconds: Infinity },
    ...{ maxLevel: 'easy', ladder: 'full', depth: 'why', sort: 'rating', limit: Infinity },
    language: 'en',
  } as const;
  const records = [{ text: PUZZLE, line: 1 }];
  const last = await answerPortion({ module, exportName: 'hint', records, options }, (part) => pieces.push(part.out));
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.every((piece) => /^\n?\S.*\n {4}\S.*\n$/.test(piece))).toBe(true);
  expect(last.out).toBe('');
  expect(pieces.join('')).toBe(`\n${out}`);
});

test('hint --limit without --all is reported as without effect', async () => {
  const { out, notes } = await sudoku('hint', '--limit', '5', PUZZLE);
  expect(notes).toBe('sudoku: --limit does nothing without --all');
  expect(out).toBe((await sudoku('hint', PUZZLE)).out);
});

test('hint --strategy and --max-level restrict the steps', async () => {
  const named = JSON.parse((await sudoku('hint', '--all', '--strategy', 'pointing,claiming', '--json', PUZZLE)).out);
  expect(new Set(named.steps.map(({ strategy }: { strategy: string }) => strategy))).toEqual(
    new Set(['pointing', 'claiming']),
  );
  const easy = JSON.parse((await sudoku('hint', '--all', '--max-level', 'easy', '--json', PUZZLE)).out);
  expect(easy.steps.every(({ strategy }: { strategy: string }) => /single|house/.test(strategy))).toBe(true);
});

test('hint: a deleted candidate of a library line stays deleted', async () => {
  const line = `:0002:3:${PUZZLE}:349::349:`;
  const { steps } = JSON.parse((await sudoku('hint', '--all', '--strategy', 'hidden-single', '--json', line)).out);
  expect(
    steps.some(
      ({ place: [{ row, column }] }: { place: { row: number; column: number }[] }) => row === 4 && column === 9,
    ),
  ).toBe(false);
});

test('check: reports solutions, conflicts and unneeded givens', async () => {
  const json = async (...args: string[]) => JSON.parse((await sudoku('check', '--json', ...args)).out);
  expect(await json(PUZZLE, '--minimal')).toEqual({
    puzzle: PUZZLE,
    solutions: 1,
    conflicts: [],
    minimal: true,
    redundant: [],
  });
  const more = `9${PUZZLE.slice(1)}`;
  expect(await json(more, '--minimal')).toMatchObject({
    solutions: 1,
    minimal: false,
    redundant: expect.arrayContaining([
      { row: expect.any(Number), column: expect.any(Number), digit: expect.any(Number) },
    ]),
  });
  expect((await sudoku('check', more, '--minimal')).out).toBe(
    'one solution, also without any one of 9 in r1c1, 6 in r2c4, 2 in r6c3\n',
  );
  expect(await sudoku('check', PUZZLE.replace('8', '.'))).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^\d+ solutions, which differ in r\S+(, r\S+)* and r\S+\n$/),
  });
  expect(await json(`11${PUZZLE.slice(2)}`)).toMatchObject({
    solutions: 0,
    conflicts: [
      {
        house: 'row',
        index: 1,
        digit: 1,
        cells: [
          { row: 1, column: 1 },
          { row: 1, column: 2 },
        ],
      },
      {
        house: 'column',
        index: 1,
        digit: 1,
        cells: [
          { row: 1, column: 1 },
          { row: 5, column: 1 },
        ],
      },
      {
        house: 'box',
        index: 1,
        digit: 1,
        cells: [
          { row: 1, column: 1 },
          { row: 1, column: 2 },
        ],
      },
    ],
  });
});

describe('check: several solutions', () => {
  const TWO = '1.3.3.1.21434321';
  const EMPTY = '.'.repeat(16);

  test('are counted, with the cells in which they differ', async () => {
    expect(await sudoku('check', TWO)).toEqual({ status: 1, out: '2 solutions, which differ in r12c24\n', notes: '' });
    expect((await sudoku('check', EMPTY)).out).toBe('288 solutions, which differ in r1234c1234\n');
    expect(JSON.parse((await sudoku('check', '--json', TWO)).out)).toEqual({
      puzzle: TWO,
      solutions: 2,
      differ: [
        { row: 1, column: 2, digits: [2, 4] },
        { row: 1, column: 4, digits: [2, 4] },
        { row: 2, column: 2, digits: [2, 4] },
        { row: 2, column: 4, digits: [2, 4] },
      ],
      conflicts: [],
    });
  });

  test('are reported as a minimum if the count ends at its limit', async () => {
    const { out } = await sudoku('check', '--limit', '287', EMPTY);
    expect(out).toMatch(/^at least 287 solutions; the first 287 differ in r/);
    expect(JSON.parse((await sudoku('check', '--json', '--limit', '2', EMPTY)).out)).toMatchObject({
      solutions: 2,
      atLeast: true,
    });
    expect(JSON.parse((await sudoku('solve', '--json', EMPTY)).out)).toMatchObject({ solutions: 2, atLeast: true });
    expect(JSON.parse((await sudoku('solve', '--json', PUZZLE)).out)).not.toHaveProperty('atLeast');
  });

  test('keep their count when the time limit ends it', async () => {
    ticking();
    const args = ['check', '--limit', '100000', '--time-limit', '0.1', '.'.repeat(625)];
    const { status, out, notes } = await sudoku(...args);
    expect([status, notes]).toEqual([1, 'line 1: the limit of 0.1 s was reached']);
    expect(out).toMatch(/^at least \d+ solutions; the first /);
  });
});

test('grade: prints level, score, rating, and the techniques with their counts', async () => {
  const { status, out } = await sudoku('grade', PUZZLE);
  expect(status).toBe(0);
  expect(out).toMatch(
    /^HoDoKu: hard, \d+ points, hardest technique [\w -]+\nSudoku Explainer: 6\.6 \/ 1\.2 \/ 1\.2, hardest step/,
  );
  expect(out).toMatch(/^ {2}technique {6}count {2}points$[\s\S]*^ {2}Hidden Single {5}22 {5}308$/m);
  const { hodoku, se, techniques } = JSON.parse((await sudoku('grade', '--json', PUZZLE)).out);
  expect(hodoku).toMatchObject({ level: 'hard', score: 904 });
  expect(se).toMatchObject({ er: 6.6, ep: 1.2, ed: 1.2, variant: 'classic' });
  expect(out).toContain(`\n     6.6  ${String(se.steps['6.6']).padStart(5)}\n`);
  expect(techniques).toMatchObject({ 'full-house': 19, 'naked-single': 15, 'hidden-single': 22, skyscraper: 2 });
});

test('grade: ratings have one decimal, and --scale restricts the scales', async () => {
  const { out } = await sudoku(
    'grade',
    '--json',
    '--scale',
    'se',
    '1......599..8.......5.123....3591.2...14.87...9.7231....265.9.......7..446......2',
  );
  expect(out).toMatch(/"se":\{"er":\d\.\d,"ep":1\.0,"ed":1\.0,/);
  expect(out).not.toContain('hodoku');
});

test('grade: prints no rating if the time limit cuts it', async () => {
  ticking();
  const { status, out } = await sudoku('grade', '--json', '--scale', 'se', '--time-limit', '0.02', DYNAMIC);
  const { se } = JSON.parse(out);
  expect(status).toBe(3);
  expect(se).toMatchObject({ er: null, ep: null, ed: null, ended: 'time' });
  expect(se.atLeast).toBeGreaterThan(0);
});

test('grade: prints no grade for a puzzle with several solutions', async () => {
  const { status, notes } = await sudoku('grade', PUZZLE.replace('8', '.'));
  expect([status, notes]).toEqual([1, 'line 1: not graded: the givens alone have several solutions']);
});

test('convert: writes every format and reads it back', async () => {
  for (const format of ['rows', 'framed', 'bars', 'pencilmarks', 'library', 'sukaku', 'clipboard', 'line']) {
    const there = await sudoku('convert', '--to', format, PUZZLE);
    expect(there.status).toBe(0);
    expect((await sudokuOn(there.out, 'convert', '--to', 'line')).out).toBe(`${PUZZLE}\n`);
  }
});

test('strategies: prints the catalogue, the metadata, and the page of a strategy', async () => {
  const { out } = await sudoku('strategies');
  for (const { id } of catalogue) expect(out).toContain(` ${id} `);
  const metadata = (await sudoku('strategies', '--json')).out.trimEnd().split('\n');
  expect(metadata.map((line) => JSON.parse(line).id)).toEqual(catalogue.map(({ id }) => id));
  expect((await sudoku('strategies', 'full-house')).out).toMatch(/^# Full House\n/);
});

test.each(['strategies', 'constraints'])('%s: writes to the file of --output', async (command) => {
  const file = join(mkdtempSync(join(tmpdir(), 'list-')), 'list.jsonl');
  expect(await sudoku(command, '--json', '--output', file)).toMatchObject({ status: 0, out: '' });
  expect(readFileSync(file, 'utf8')).toBe((await sudoku(command, '--json')).out);
});

test('strategies: filters the list by family, level and words', async () => {
  const ids = async (...args: string[]): Promise<string[]> =>
    (await sudoku('strategies', '--json', ...args)).out
      .split('\n')
      .flatMap((line) => (line ? JSON.parse(line).id : []));
  expect(await ids('--family', 'Wings', '--level', 'hard,medium', '--search', 'XY')).toEqual(
    catalogue
      .filter(({ id, family, level }) => family === 'wings' && ['hard', 'medium'].includes(level) && id.includes('xy'))
      .map(({ id }) => id),
  );
  expect(await ids('--search', 'y-wing')).toContain('xy-wing');
  expect(await ids('--search', 'guardians')).toContain('broken-wing');
  expect((await sudoku('strategies', '--family', 'fish', '--search', 'x-wing')).out).toMatch(/ x-wing /);
  for (const [args, reason] of [
    [['--family', 'fihs'], 'Did you mean fish?'],
    [['--level', 'hrad'], 'Did you mean hard?'],
    [['--search', 'qqq', '--level', 'easy'], "no strategy fits 'easy' and 'qqq': sudoku strategies lists all"],
    [['x-wing', '--search', 'qqq'], "--search chooses from the list: leave it out, or 'x-wing'"],
  ] as const) {
    const { status, notes } = await sudoku('strategies', ...args);
    expect([status, notes]).toEqual([2, expect.stringContaining(reason)]);
  }
});

test('verify: proves a trace step by step, and each hint by itself', async () => {
  const trace = (await sudoku('solve', '--explain', '--json', PUZZLE)).out;
  const { steps } = JSON.parse(trace);
  const all = { steps: steps.length, proved: steps.length, refuted: 0 };
  expect(JSON.parse((await sudokuOn(trace, 'verify', '--json')).out)).toEqual(all);
  const hints = (await sudoku('hint', '--all', '--json', '--max-level', 'medium', PUZZLE)).out;
  expect(JSON.parse((await sudokuOn(hints, 'verify', '--json')).out).refuted).toBe(0);
});

test('verify: says what is not in empty input, and refuses a trace with a wrong number of solutions', async () => {
  expect(await sudokuOn('', 'verify')).toEqual({
    status: 2,
    out: '',
    notes: 'sudoku: standard input is empty: there is no trace in it',
  });
  const trace = JSON.parse((await sudoku('solve', '--explain', '--json', '.3.1...2....1...')).out);
  const { status, notes } = await sudokuOn(JSON.stringify({ ...trace, solutions: 3 }), 'verify');
  expect([status, notes]).toEqual([2, expect.stringContaining('it has not 3 solutions, as it says')]);
});

test('verify: a time limit ends it with a message', async () => {
  const trace = (await sudoku('solve', '--explain', '--json', PUZZLE)).out;
  const { status, out, notes } = await sudokuOn(trace, 'verify', '--json', '--time-limit', '0.000001');
  expect([status, notes]).toEqual([3, 'line 1: the limit of 0.000001 s was reached: not all steps were judged']);
  expect(JSON.parse(out)).toEqual({ error: notes });
});

test('verify: refutes a wrong step by name, and rejects input that is no trace', async () => {
  const trace = JSON.parse((await sudoku('solve', '--explain', '--json', PUZZLE)).out);
  trace.steps[0].place[0].digit = 5;
  const { status, out, notes } = await sudokuOn(JSON.stringify(trace), 'verify');
  expect(status).toBe(1);
  expect(out).toMatch(/refuted [1-9]/);
  expect(notes).toMatch(/^line 1: step 1, Hidden Single: refuted: /);
  expect(await sudokuOn('{}', 'verify')).toMatchObject({
    status: 2,
    out: expect.stringMatching(/^ERROR: no trace, as .*\n$/),
  });
  expect(await sudokuOn('[1', 'verify')).toMatchObject({ status: 2 });
  const outside = { ...trace, steps: [{ ...trace.steps[1], place: [{ row: 12, column: 1, digit: 1 }] }] };
  expect(await sudokuOn(JSON.stringify(outside), 'verify')).toMatchObject({ status: 2 });
});

test('explains the notation of cells and chains once below a trace, and in full in help notation', async () => {
  const { out } = await sudoku('solve', '--explain', '--ladder', 'se', 'fixtures/puzzles/x-wing.txt');
  expect(out.match(/\(r3c4 is the cell in row 3 and column 4/g)).toHaveLength(1);
  const lines = out.split('\n');
  const chain = lines.findIndex((line) => /\)r\dc\d [-=] \(/.test(line));
  expect(lines[chain + 1]).toMatch(/^ +\(In a chain, /);
  expect(out.match(/In a chain, /g)).toHaveLength(1);
  const { status, out: help } = await sudoku('help', 'notation');
  expect([status, help]).toEqual([0, expect.stringContaining('(3=7)r1c2')]);
});

test('create: --comment with --json is reported as without effect', async () => {
  const { status, notes } = await sudoku('create', '4', '--seed', 'told', '--json', '--comment');
  expect([status, notes]).toEqual([0, 'sudoku: --comment does nothing with --json, which includes all of it']);
});
