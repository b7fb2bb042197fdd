import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ticking } from '../ticking.js';
import { isSlow } from '../tier.js';
import { sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
const SOLUTION = '915724836423681759687935124546897213198253647372146598231478965864519372759362481';
const TWO = `9${SOLUTION.slice(1)}`.replaceAll(/[19]/g, '.');

const fixture = (name: string): string => fileURLToPath(new URL(`../../fixtures/formats/${name}.txt`, import.meta.url));
const lines = (text: string): string[] => text.trimEnd().split('\n');

describe('where puzzles come from', () => {
  test('solves a puzzle that is an operand', async () => {
    expect(await sudoku('solve', PUZZLE)).toEqual({ status: 0, out: `${SOLUTION}\n`, notes: '' });
  });

  test('solves the puzzles of a file', async () => {
    expect(lines((await sudoku('solve', fixture('line'))).out)).toEqual(Array(4).fill(SOLUTION));
  });

  test('standard input, with and without -', async () => {
    for (const args of [['solve'], ['solve', '-']]) expect((await sudokuOn(PUZZLE, ...args)).out).toBe(`${SOLUTION}\n`);
  });

  test.each([
    ['a grid, drawn', readFileSync(fixture('framed'), 'utf8')],
    ['a position', readFileSync(fixture('pencilmarks'), 'utf8')],
    ['a line that is longer than the name of any file', readFileSync(fixture('line-16'), 'utf8').trim()],
  ])('an operand: %s', async (_, text) => {
    expect(await sudoku('solve', text)).toEqual(await sudokuOn(text, 'solve'));
    expect((await sudoku(text)).notes.length).toBeLessThan(400);
  });

  test('answers several operands in their order', async () => {
    const { out } = await sudokuOn(TWO, 'solve', PUZZLE, fixture('line'), '-', '9', PUZZLE);
    expect(lines(out).map((line) => line === SOLUTION)).toEqual([true, true, true, true, true, false, true]);
  });

  test('names the operand that a message is about', async () => {
    const { notes } = await sudokuOn(
      TWO,
      'solve',
      PUZZLE.slice(1),
      '-',
      fixture('framed-6-high'),
      PUZZLE.slice(2),
      '9',
    );
    expect(notes.split('\n').map((note) => note.replace(/, line.*/, ''))).toEqual([
      'operand 1',
      'standard input',
      fixture('framed-6-high'),
      'operand 4',
    ]);
  });

  test('a bare number is the expected size', async () => {
    const sixteen = readFileSync(fixture('line-16'), 'utf8');
    expect((await sudokuOn(sixteen, 'solve', '16')).status).toBe(0);
    const { status, notes } = await sudokuOn(sixteen, 'solve', '9');
    expect([status, notes]).toEqual([2, 'line 1: this grid has size 16, but 9 is expected (boxes of 3x3)']);
  });

  test('reads an unusual box shape with --box', async () => {
    const rows = readFileSync(fixture('framed-6-high'), 'utf8').replaceAll(/[-+|]/g, '').trim();
    expect((await sudokuOn(rows, 'solve', '--box', '3x2')).status).toBe(0);
  });
});

describe('the layout of the input', () => {
  test.each(['rows', 'framed-close', 'bars', 'bars-close', 'rows-16-numbers', 'framed-25'])('%s', async (name) => {
    const text = readFileSync(fixture(name), 'utf8');
    const { status, out } = await sudoku('solve', fixture(name));
    expect(status).toBe(0);
    expect(shapeOf(out)).toEqual(shapeOf(text));
    expect(out).not.toMatch(/(?<![\d.])[0.](?![\d.])/);
  });

  test('library lines mark placed values, and pencil marks become a grid', async () => {
    expect((await sudoku('solve', fixture('library'))).out).toMatch(/^:0000:x:\+9\+1\+5\+7\+2\+483\+6/);
    expect(lines((await sudoku('solve', fixture('pencilmarks'))).out)[1]).toBe('| 9  1  5 | 7  2  4 | 8  3  6 |');
  });

  test('--to overrides the layout of the input', async () => {
    expect(lines((await sudoku('solve', PUZZLE, '--to', 'framed')).out)[1]).toBe('| 9 1 5 | 7 2 4 | 8 3 6 |');
    expect((await sudoku('solve', fixture('framed'), '--to', 'line')).out).toBe(`${SOLUTION}\n${SOLUTION}\n`);
  });

  const shapeOf = (text: string): string[] => lines(text).map((line) => line.replaceAll(/[ 0-9A-Z.]/g, '#'));
});

describe('the path to the solution', () => {
  test('has numbered steps with name, conclusion and sentence, then the solution', async () => {
    const { status, out } = await sudoku('solve', '--explain', PUZZLE);
    expect(status).toBe(0);
    expect(lines(out).slice(0, 2)).toEqual([
      '  1. Hidden Single: r4c9 = 3',
      '     In box 6, the only place for 3 is r4c9.',
    ]);
    expect(lines(out).at(-1)).toBe(SOLUTION);
  });

  test('names strategies in the language of its sentences', async () => {
    const { out } = await sudoku('solve', '--explain', '--lang', 'de', PUZZLE);
    expect(lines(out).slice(0, 2)).toEqual([
      '  1. Versteckter Einer: r4c9 = 3',
      '     In Block 6 ist r4c9 der einzige Platz für die 3.',
    ]);
  });

  test.each(['0', '0..3', '1.5', '..0', '2.5..'])('rejects %s as numbers of steps', async (steps) => {
    expect(await sudoku('solve', '--explain', '--steps', steps, PUZZLE)).toMatchObject({
      status: 2,
      out: '',
      notes: expect.stringContaining('--steps takes numbers of steps, which count from 1'),
    });
  });

  test('stays within --max-level, and shows the candidates where it ends', async () => {
    const { status, out, notes } = await sudoku('solve', '--max-level', 'easy', PUZZLE);
    expect(status).toBe(1);
    expect(notes).toBe('line 1: not solved: no strategy up to level easy finds more');
    expect(lines(out)[1]).toMatch(/^\| \d/);
    expect(await sudokuOn(out, 'solve', '--to', 'line')).toEqual({ status: 0, out: `${SOLUTION}\n`, notes: '' });
  });

  test('guesses where logic ends, and says so, unless guesses are forbidden', async () => {
    const only = ['--strategy', 'naked-single,backtracking'];
    const { out } = await sudoku('solve', '--explain', ...only, PUZZLE);
    expect(out).toMatch(/Backtracking: r\dc\d = \d\n {5}This is a guess, followed to the end\. /);
    expect(out).not.toContain('No strategy');
    const { status, notes } = await sudoku('solve', '--no-guess', ...only, PUZZLE);
    expect([status, notes]).toEqual([1, 'line 1: not solved: none of these strategies finds more']);
  });

  test('stops where logic ends if there are several solutions, and names the cells that differ', async () => {
    const { status, out, notes } = await sudoku('solve', '--explain', '12......34......');
    expect(status).toBe(1);
    expect(out).not.toContain('Backtracking');
    expect(lines(notes)).toContainEqual(expect.stringMatching(/^line 1: \d+ solutions, which differ in r/));
    const empty = await sudoku('solve', '--explain', '--max-level', 'medium', '.'.repeat(81));
    expect(empty.notes).toContain('at least 100 solutions; the first 100 differ in r');
  });

  test('verify accepts guesses as assumptions, and proves the steps that rest on them', async () => {
    const { out } = await sudoku('solve', '--explain', '--json', '--strategy', 'singles,backtracking', TWO);
    const { steps, solved } = JSON.parse(out);
    expect(solved).toBe(true);
    const guesses = steps.filter(({ assumed }: { assumed?: true }) => assumed);
    expect(guesses.length).toBeGreaterThan(0);
    const text = `steps ${steps.length}, proved ${steps.length - guesses.length}, refuted 0, assumed ${guesses.length}\n`;
    expect(await sudokuOn(out, 'verify')).toEqual({ status: 0, out: text, notes: '' });
  });

  test('verify refutes an assumption that leaves no solution', async () => {
    const cell = { row: 1, column: 1 };
    const right = Number(SOLUTION[0]);
    const judged = async (digit: number): Promise<string> => {
      const step = { place: [{ ...cell, digit }], remove: [], truths: [], assumed: true };
      return (await sudokuOn(JSON.stringify({ puzzle: PUZZLE, solved: false, steps: [step] }), 'verify')).out;
    };
    expect(await judged(right)).toBe('steps 1, proved 0, refuted 0, assumed 1\n');
    expect(await judged(1)).toBe('steps 1, proved 0, refuted 1\n');
  });

  test('--json prints one object a puzzle, in order', async () => {
    const { out } = await sudokuOn(`${PUZZLE}\nno puzzle here\n${PUZZLE}\n`, 'solve', '--json');
    const [first, second, third] = lines(out).map((line) => JSON.parse(line));
    expect(first).toEqual({ puzzle: PUZZLE, size: 9, solutions: 1, solution: SOLUTION, solved: true });
    expect(second.error).toBeDefined();
    expect(third).toEqual(first);
  });
});

describe('the choice of strategies', () => {
  const X_WING = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';
  const used = async (...args: string[]): Promise<Set<string>> => {
    const { steps } = JSON.parse((await sudoku('solve', '--explain', '--json', ...args, X_WING)).out);
    return new Set(steps.map(({ strategy }: { strategy: string }) => strategy));
  };

  test('--strategy restricts the strategies, also by family', async () => {
    expect(await used('--strategy', 'singles,locked candidates')).toEqual(
      new Set(['full-house', 'hidden-single', 'naked-single']),
    );
    expect((await sudoku('solve', '--strategy', 'singles', X_WING)).notes).toBe(
      'line 1: not solved: none of these strategies finds more',
    );
  });

  test('--without excludes strategies on any ladder', async () => {
    for (const ladder of ['full', 'hodoku']) {
      expect(await used('--ladder', ladder)).toContain('x-wing');
      expect(await used('--ladder', ladder, '--without', 'x-wing,fish')).not.toContain('x-wing');
    }
  });

  test('--order tries the strategies of a file first, in its order', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'order-')), 'order.txt');
    writeFileSync(file, '# what is tried first\njellyfish, naked single\n');
    const { steps } = JSON.parse((await sudoku('solve', '--json', '--order', file, X_WING)).out);
    expect(steps[0].strategy).toBe('jellyfish');
    expect((await sudoku('solve', '--order', file, X_WING)).out).toBe((await sudoku('solve', X_WING)).out);
  });

  test('rejects unknown names and missing files', async () => {
    expect(await sudoku('solve', '--strategy', 'swordfsh', X_WING)).toMatchObject({
      status: 2,
      notes: "sudoku: unknown strategy 'swordfsh'. Did you mean swordfish?",
    });
    expect((await sudoku('solve', '--explain', '--order', '/nowhere', X_WING)).notes).toBe(
      'sudoku: there is no file /nowhere',
    );
  });
});

test.each([
  [['--theme', 'light'], '--theme does nothing without a drawing: svg, png, html, pdf'],
  [['--grid', '--json'], '--grid does nothing with --json'],
  [['--ladder', 'se'], '--ladder does nothing without --explain'],
])('reports an option without effect: %s', async (args, note) => {
  expect((await sudoku('solve', ...args, PUZZLE)).notes).toBe(`sudoku: ${note}`);
});

test.each([
  ['--explain'],
  ['--brief'],
  ['--json'],
  ['--no-guess'],
  ['--max-level', 'easy'],
  ['--strategy', 'singles'],
  ['--to', 'html', '--explain'],
])('--ladder has an effect beside %s', async (...others) => {
  expect((await sudoku('solve', '--ladder', 'se', ...others, PUZZLE)).notes).not.toContain('does nothing');
});

test('the order of strategies alone changes no answer, of a puzzle with several solutions either', async () => {
  const several = '12......34......';
  expect((await sudoku('solve', '--ladder', 'se', several)).out).toBe((await sudoku('solve', several)).out);
});

describe('several solutions', () => {
  test('prints one and reports that there are more', async () => {
    const { status, out, notes } = await sudoku('solve', TWO);
    expect(status).toBe(0);
    expect(out).toMatch(/^[1-9]{81}\n$/);
    expect(notes).toBe('line 1: there are more solutions than this one');
  });

  test('excludes strategies that rely on one solution, and says so', async () => {
    const { notes, out } = await sudoku('solve', '--json', '--ladder', 'full', TWO);
    expect(notes).toMatch(/strategies that rely on a single solution are left out/);
    expect(JSON.parse(out).solutions).toBe(2);
  });
});

test('--time-limit ends a climb and prints the steps found so far', async () => {
  const hard = '...6....9....48.1.6..91.5...1.....252...9.7........3..1.6.23.7837......28....4...';
  ticking();
  const { status, out, notes } = await sudoku('solve', '--no-guess', '--json', '--time-limit', '0.2', hard);
  expect([status, notes]).toEqual([3, 'line 1: not solved: the limit of 0.2 s was reached']);
  expect(JSON.parse(out)).toMatchObject({ solved: false, solutions: 1, steps: expect.any(Array) });
  const hints = await sudoku('hint', '--all', '--json', '--time-limit', '0.2', hard);
  expect([hints.status, hints.notes]).toEqual([3, 'line 1: the limit of 0.2 s was reached: there may be more steps']);
});

describe('no solution', () => {
  const CLASH = `11${PUZZLE.slice(2)}`;

  test('names both cells of clashing givens', async () => {
    expect(await sudoku('solve', CLASH)).toEqual({
      status: 1,
      out: 'ERROR: Puzzle not solveable\n',
      notes: 'line 1: 1 stands twice in row 1: r1c1 and r1c2',
    });
  });

  test('solves the other puzzles of the batch', async () => {
    const impossible = `${SOLUTION.slice(0, 8)}.${SOLUTION.slice(9, -1)}6`.replace(/^9/, '.');
    const { status, out } = await sudokuOn([PUZZLE, impossible, PUZZLE].join('\n'), 'solve');
    expect(status).toBe(1);
    expect(lines(out)).toEqual([SOLUTION, 'ERROR: Puzzle not solveable', SOLUTION]);
  });
});

test('sums up the puzzles of several files, and of one file nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'several-'));
  writeFileSync(join(folder, 'a.txt'), `${PUZZLE}\n`);
  writeFileSync(join(folder, 'b.txt'), `${PUZZLE}\n11..............\n`);
  const { out, notes } = await sudoku('solve', folder);
  expect(lines(out)).toHaveLength(3);
  expect(lines(notes).at(-1)).toBe('3 puzzles: 2 solved, 1 not solved');
  expect((await sudoku('solve', '--explain', '--json', folder)).notes).toContain('3 puzzles: 2 solved, 1 not solved');
  expect((await sudoku('solve', '--quiet', folder)).notes).toBe('');
  expect((await sudoku('solve', join(folder, 'a.txt'))).notes).toBe('');
});

test('explains a grid that a player has filled from its givens, and says so', async () => {
  const [puzzle, filled] = ['.3.1...2....1...', '+23+41+4+1+32+3+2+1+41+4+2+3'];
  const { out } = await sudoku('solve', '--explain', puzzle);
  expect(await sudoku('solve', '--explain', filled)).toEqual({
    status: 0,
    out: expect.stringContaining(lines(out).slice(0, -1).join('\n')),
    notes: expect.stringContaining('the grid is full: the steps are those from its givens'),
  });
  expect((await sudoku('solve', filled)).notes).toBe('');
});

test('--lang prints the steps in another language, and lists the languages', async () => {
  const puzzle = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';
  expect((await sudoku('solve', '--explain', '--lang', 'de', puzzle)).out).toContain('der einzige Platz für');
  expect((await sudoku('hint', '--lang', 'de', '--where', puzzle)).out).toMatch(/^Schau in /);
  expect(JSON.parse((await sudoku('hint', '--lang', 'de', '--json', puzzle)).out).steps[0].text).toMatch(
    /^In (Block|Zeile|Spalte)/,
  );
  const { status, notes } = await sudoku('solve', '--explain', '--lang', 'xx', puzzle);
  expect([status, notes]).toEqual([2, expect.stringContaining('en, de')]);
});

test('heads each path of a stream with the values, whatever the format of its line', async () => {
  const { out } = await sudokuOn(':0000:x:.3.1+4..2....1...:423::\n.3.1...2....1...\n', 'solve', '--explain');
  expect(out.match(/^# line .*/gm)).toEqual(['# line 1: .3.14..2....1...', '# line 2: .3.1...2....1...']);
});

test.each(['--shortest', '--one-step'])('%s of a solved grid says nothing of a path', async (kind) => {
  const { out, notes } = await sudoku('solve', kind, '1234341221434321');
  expect([out, notes]).toEqual(['1234341221434321\n', '']);
});

test('steps that do not ask for the number of solutions leave it open, and end where they lead', async () => {
  const puzzle = `${'.'.repeat(81)} anti-knight x killer-cage=17:r5c5r5c6`;
  const { status, out, notes } = await sudoku('solve', '--explain', '--steps', '1', puzzle);
  expect([status, notes]).toEqual([0, '']);
  expect(out).toContain('r5c56 are 8 and 9.');
  expect(out).toMatch(/ 89 +89 /);
  if (!isSlow) return;
  const { out: json } = await sudoku('solve', '--explain', '--steps', '1', '--json', puzzle);
  expect(JSON.parse(json)).toMatchObject({ solutions: null, solution: null, solved: false });
});
