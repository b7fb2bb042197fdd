import { describe, expect, test } from 'vitest';
import { strategyNamed } from '../../src/session/strategy-names.js';
import { sudoku } from './sudoku.js';

/** Makes a line for a 4x4 with one solution: 2134 4312 1423 3241. */
const line = (grid: string, deleted = ''): string => `:0000:x:${grid}:${deleted}:::`;
const WELL = line('21.4.......3.2..');
const json = async (...args: string[]) => JSON.parse((await sudoku('hint', '--json', ...args)).out);

describe('reports the mistakes of a play first', () => {
  test('a wrong value, and with --spoil the right one', async () => {
    const wrong = line('21.4.+4.....3.2..');
    expect(await sudoku('hint', wrong)).toEqual({ status: 0, out: 'Wrong: 4 in r2c2.\n', notes: '' });
    expect((await sudoku('hint', '--spoil', wrong)).out).toBe('Wrong: 4 in r2c2, 3 is right.\n');
    expect(await json(wrong)).toMatchObject({
      mistakes: [{ kind: 'wrong', row: 2, column: 2, digit: 4, text: 'Wrong: 4 in r2c2.' }],
      steps: [],
    });
    expect((await json('--lang', 'de', '--spoil', wrong)).mistakes[0].text).toBe('Falsch: 4 in r2c2, richtig ist 3.');
    expect((await json('--spoil', wrong)).mistakes[0].right).toBe(3);
    expect((await json(wrong)).mistakes[0]).not.toHaveProperty('right');
    expect((await sudoku('hint', '--lang', 'de', '--spoil', wrong)).out).toBe('Falsch: 4 in r2c2, richtig ist 3.\n');
  });

  test('lists values that clash, before any step', async () => {
    const clash = line('21+24.......3.2..');
    const { out, status } = await sudoku('hint', clash);
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual(['Clash: 2 stands twice in row 1: r1c1 and r1c3.', 'Wrong: 2 in r1c3.', '']);
    const { mistakes, puzzle } = await json(clash);
    expect(puzzle).toBe(clash);
    expect(mistakes[0]).toEqual({
      kind: 'clash',
      house: 'row',
      index: 1,
      digit: 2,
      cells: [
        { row: 1, column: 1 },
        { row: 1, column: 3 },
      ],
      text: 'Clash: 2 stands twice in row 1: r1c1 and r1c3.',
    });
  });

  test('a mark of the right digit that was crossed out', async () => {
    const lost = line('21.4.......3.2..', '322');
    expect((await sudoku('hint', lost)).out).toBe('Lost: what belongs in r2c2 is not among its marks.\n');
    expect((await sudoku('hint', '--spoil', lost)).out).toBe(
      'Lost: what belongs in r2c2, 3, is not among its marks.\n',
    );
    expect((await json(lost)).mistakes).toEqual([
      { kind: 'lost', row: 2, column: 2, text: 'Lost: what belongs in r2c2 is not among its marks.' },
    ]);
  });

  test('a mark that a value rules out, followed by the hint', async () => {
    const { out: clean } = await sudoku('convert', '--to', 'clipboard', WELL);
    const grid = clean.replace(/ 3( +)4( +)\|$/m, ' 34$14$2|');
    const { out } = await sudoku('hint', grid);
    expect(out).toContain('Stale: the mark 4 in r1c3 is ruled out by 4 in r1c4.\n');
    expect(out).toContain('= 3');
    expect((await json(grid)).mistakes).toContainEqual({
      kind: 'stale',
      row: 1,
      column: 3,
      digit: 4,
      by: { row: 1, column: 4 },
      text: 'Stale: the mark 4 in r1c3 is ruled out by 4 in r1c4.',
    });
  });

  test('only clashes if the givens have several solutions, and says why', async () => {
    const several = line('21..+3...........');
    const { out, notes } = await sudoku('hint', several);
    expect(out).not.toMatch(/Wrong|Lost/);
    expect(notes).toContain('the givens have more than one solution');
    expect(notes).toContain('only clashes and marks that values rule out can be found');
  });

  test('givens that clash and so have no solution', async () => {
    expect(await sudoku('hint', '22.4.......3.2..')).toMatchObject({ status: 1, out: 'ERROR: Puzzle not solveable\n' });
  });

  test('a wrong entry among givens: the value whose removal leaves one solution', async () => {
    const { status, out, notes } = await sudoku('hint', '43.1...2....1...');
    expect({ status, out }).toEqual({ status: 1, out: 'ERROR: Puzzle not solveable\n' });
    expect(notes).toMatch(/without 4 in r1c1 there is exactly one solution \(mark each entry with a \+/);
    const json = await sudoku('hint', '--json', '43.1...2....1...');
    expect(JSON.parse(json.out)).toMatchObject({
      mistakes: [],
      steps: [],
      suspects: [{ row: 1, column: 1, digit: 4 }],
    });
    const { notes: ofMarked } = await sudoku('hint', '.3.1+4..2....1...');
    expect(ofMarked).toBe('');
  });
});

describe('the grid under a hint', () => {
  test('marks the step, and does not show its placement as done', async () => {
    const { out } = await sudoku('hint', WELL);
    const [said, grid] = out.split('\n\n');
    expect(said).toMatch(/^r\dc\d = \d\n {4}/);
    expect(grid).toMatch(/=\d/);
    expect(grid).toContain('= placed');
  });

  test('is printed below each step of --all with --grid', async () => {
    const rulers = async (...args: string[]): Promise<number> =>
      (await sudoku('hint', '--all', '--limit', '5', ...args, WELL)).out.match(/^ *\+-.*\+$/gm)?.length ?? 0;
    expect([await rulers(), await rulers('--grid')]).toEqual([0, 5 * 3]);
  });
});

test.each([
  [['--limit', '3'], '--limit does nothing without --all'],
  [['--sort', 'progress'], '--sort does nothing without --all'],
  [['--grid', '--json'], '--grid does nothing with --json'],
  [['--grid', '--what'], '--grid does nothing with --what'],
  [['--title', 'mine'], '--title does nothing without a drawing: svg, png, html, pdf'],
])('reports an option without effect: %s', async (args, note) => {
  expect((await sudoku('hint', ...args, WELL)).notes).toBe(`sudoku: ${note}`);
});

test('--strategy takes families', async () => {
  const { steps } = await json('--all', '--strategy', 'fish', '--max-level', 'hard', 'fixtures/puzzles/x-wing.txt');
  expect(steps.length).toBeGreaterThan(0);
  for (const { strategy } of steps) expect(strategyNamed(strategy).family).toBe('fish');
});

test('a cell that lost all its candidates is a mistake', async () => {
  const emptied = line('21.4.......3.2..', '122 222 322 422');
  expect(await json(emptied)).toMatchObject({ mistakes: [{ kind: 'lost', row: 2, column: 2 }], steps: [] });
});

describe('a hint says as much as was asked for', () => {
  const X_WING = 'fixtures/puzzles/x-wing.txt';
  test('--where names only houses', async () => {
    expect((await sudoku('hint', '--where', WELL)).out).toMatch(
      /^Look at (row|column|box) \d( and (row|column|box) \d)?\.\n$/,
    );
    const { steps } = await json('--where', '--strategy', 'x-wing', '--all', X_WING);
    for (const step of steps) {
      expect(Object.keys(step)).toEqual(['houses']);
      expect(step.houses.length).toBeLessThan(3);
    }
  });

  test('--what: the technique and its cells', async () => {
    expect((await sudoku('hint', '--what', WELL)).out).toMatch(
      /^(Full House|Naked Single|Hidden Single) with r\dc\d\.\n$/,
    );
    expect(Object.keys((await json('--what', WELL)).steps[0])).toEqual(['strategy', 'name', 'cells']);
  });

  test('a misleading mistake is drawn and reported in place of a step', async () => {
    const { status, out, notes } = await sudoku('hint', '--to', 'svg', line('21.4.+4.....3.2..'));
    expect([status, notes]).toEqual([0, 'line 1: Wrong: 4 in r2c2.']);
    expect(out.match(/class="struck"/g)).toHaveLength(1);
    expect(out).toContain('>Wrong: 4 in r2c2.</text>');
    expect((await sudoku('hint', '--to', 'html', '--spoil', line('21.4.+4.....3.2..'))).out).toContain(
      '>Wrong: 4 in r2c2, 3 is right.</text>',
    );
    expect((await sudoku('hint', '--to', 'svg', WELL)).out).toContain('<svg');
  });

  test('a drawing shows the whole step', async () => {
    expect(await sudoku('hint', '--where', '--to', 'svg', WELL)).toMatchObject({
      status: 2,
      notes: 'sudoku: a drawing shows the whole step: leave out --where or --to',
    });
  });
});

describe('--best', () => {
  const X_WING = 'fixtures/puzzles/x-wing.txt';

  test('is the first of --all --sort progress, which sorts by what each step leaves', async () => {
    const { steps } = await json('--all', '--sort', 'progress', '--max-level', 'hard', X_WING);
    const left: number[] = steps.map((step: { left: number }) => step.left);
    expect(left.length).toBeGreaterThan(20);
    expect(left).toEqual([...left].sort((a, b) => a - b));
    const best = await json('--best', '--max-level', 'hard', X_WING);
    expect(best.steps).toEqual([steps[0]]);
  });

  test('has the level of the easiest step if no level is set', async () => {
    const { steps } = await json('--best', X_WING);
    expect(steps).toHaveLength(1);
    expect(steps[0].strategy).toMatch(/single|house/);
    expect((await sudoku('hint', '--best', X_WING)).out).toMatch(/ \(leaves \d+ candidates\)\n/);
  });

  test('counts what singles and locked candidates leave after the step', async () => {
    expect((await json('--best', WELL)).steps[0].left).toBe(0);
    expect((await sudoku('hint', '--best', WELL)).out).toContain(' (basic steps finish it)\n');
  });

  test('is rejected with --all', async () => {
    expect((await sudoku('hint', '--best', '--all', WELL)).status).toBe(2);
    expect((await sudoku('hint', '--best', '--to', 'svg', WELL)).out).toContain('<svg');
    expect((await sudoku('hint', '--all', '--sort', 'prgress', WELL)).notes).toContain('Did you mean progress?');
  });
});
