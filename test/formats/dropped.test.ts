/** Texts whose puzzles were once dropped, misread or made up without a word. */
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { withBeside } from '../../src/formats/beside/stated-solution.js';
import { readAny } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { Misread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import type { PuzzleRecord } from '../../src/formats/record.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { formatLine } from '../../src/formats/text/line.js';
import { read } from '../read-text.js';
import { LINE, SOLUTION } from './exchange/example.js';

const OTHER = SOLUTION.replaceAll('1', '.');
const rowsOf = (line: string): string[] => line.match(/.{9}/g)!;

function recordsIn(text: string): PuzzleRecord[] {
  const splitter = splitterOf(undefined)();
  return [...splitter.push(text), ...splitter.end()];
}

/** Returns the lines of the puzzles in a text, with the message in place of one that cannot be read. */
async function linesIn(text: string): Promise<string[]> {
  return Promise.all(
    recordsIn(text).map((record) =>
      readAny(record.text).then(
        ({ puzzle }) => formatLine(puzzle),
        (error: Error) => error.message,
      ),
    ),
  );
}

test.each([';', ',', ' ', '\t', '|'])('a field that is another with blanks is the puzzle, after %j', async (sign) => {
  expect(await linesIn(`${SOLUTION}${sign}${LINE}\n`)).toEqual([LINE]);
  expect(await linesIn(`${LINE}${sign}${SOLUTION}\n`)).toEqual([LINE]);
  if (sign === ' ') expect(formatLine(readPuzzle(`${SOLUTION} ${LINE}`).puzzle)).toBe(LINE);
});

describe('a line with a puzzle and more', () => {
  const position = `${LINE.slice(0, 80)}${SOLUTION[80]}`;
  const pattern = LINE.replaceAll(/[1-9]/g, 'x');
  const forms = [LINE, LINE.replaceAll('.', '0'), LINE.replaceAll('.', '_'), LINE.replaceAll(/[1-9]/g, '1'), pattern];

  test.each([' ', ',', '; '])('tells of another puzzle after %j', (sign) => {
    const [record, ...others] = recordsIn(`${LINE}${sign}${OTHER}\n`);
    expect(others).toEqual([]);
    const reading = withBeside(readPuzzle(record!.text), record!);
    expect(formatLine(reading.puzzle)).toBe(LINE);
    expect(reading.remark).toContain('another puzzle');
  });

  test.each([`${LINE} ${OTHER}`, `${LINE},${OTHER}`, '".3.1...2....1..." "1.....3..2.....4"'])(
    'is refused by read, which has no remarks: %s',
    (text) => {
      expect(() => read(text)).toThrow('there is another puzzle in the same line: give one puzzle only');
    },
  );

  test.each([...forms, position, SOLUTION, 'a title', `# ${OTHER}`])('takes no form of it for another: %s', (text) => {
    const reading = readPuzzle(`${LINE} ${text}`);
    expect(formatLine(reading.puzzle)).toBe(LINE);
    expect(reading.remark).toBeUndefined();
  });
});

describe('a text left out that may state a given or a rule is told', () => {
  const frame = ['+---------+', '| . 3 . 1 |', '| . . . 2 |', '| . . . . |', '| 1 . . . |', '+---------+'];
  const withRight = (text: string): string =>
    frame.map((line, index) => (index === 2 ? `${line}  ${text}` : line)).join('\n');

  test.each([
    [withRight('killer-cage: 5 r1c12'), 'remarks after rows are left out'],
    [withRight('7'), 'text right of the frame is left out'],
    [withRight('jigsaw of four pieces'), 'remarks after rows are left out'],
    [withRight('digits: 3 of 1-4'), 'remarks after rows are left out'],
    [withRight('clone r1c1 and r3c3'), 'remarks after rows are left out'],
    ['killer: .3.1...2....1... cage 5 r1c12', 'words beside the puzzle are left out'],
    ['odd even: .3.1...2....1...', 'words beside the puzzle are left out'],
    ['digits from 0 to 3: .3.1...2....1...', 'words beside the puzzle are left out'],
    ['x-sudoku: .3.1...2....1...', 'words beside the puzzle are left out'],
  ])('%s', (text, what) => {
    expect(readPasted(text).remark).toContain(`${what}, a given or a rule may be missing: `);
    expect(recordsIn(text)[0]!.leftOut).toBe(readPasted(text).remark);
  });

  test.each(['rules: x', 'with x', 'with the diagonals', 'variant x', 'type: killer', '(x)', '# x', 'foo=3'])(
    'a phrase after the puzzle: %s',
    (words) => expect(readPuzzle(`${LINE} ${words}`).remark).toContain('words beside the puzzle are left out'),
  );

  test.each([
    'moves=12',
    'difficulty: x',
    'no. 5',
    'Rules: normal',
    'type: hard',
    'with pairs',
    'q=3',
    'nodes=17',
    'from the x files',
  ])('no rule after the puzzle: %s', (words) => expect(readPuzzle(`${LINE} ${words}`).remark).toBeUndefined());

  test.each(['variant: x', 'thermo: r1c1r1c2', '# variant: x', 'with diagonals'])(
    'a line below a grid: %s',
    (words) => {
      const grid = rowsOf(LINE).join('\n');
      const told = 'words around the puzzle are skipped, a given or a rule may be missing: ';
      expect(readPasted(`${grid}\n\n${words}\n`).remark).toBe(told + words);
      expect(readPasted(`${grid}\n\nhave fun\n`).remark).toBeUndefined();
    },
  );

  test.each([`${LINE} anti-knight too`, `${LINE} # thermo r1c3-r1c4`, `${LINE}\tkiller-cage 10:r1c3r1c4`])(
    'after the puzzle in its line: %s',
    (text) => expect(readPuzzle(text).remark).toContain('words beside the puzzle are left out'),
  );

  test.each([
    ...['row 2', '# 2', 'hello', '// 3 givens', '# 30 (top row)', '<- 2 given in box 1'].map(withRight),
    'easy: .3.1...2....1...',
    `${LINE} 1.2 rated, xy-wing r1c1`,
    `${LINE}, no. 5 of 12, consecutive days`,
  ])('no other is: %s', (text) => {
    expect(readPasted(text).remark).toBeUndefined();
  });
});

const GRID = '.3.1\n...2\n....\n1...';

test.each([
  'Thermo sudoku',
  'title: Kropki 7',
  'Argyle Sudoku',
  'Diagonals',
  'Centre Dot Sudoku',
  '# type=X',
  '# NC=true',
  'Hard Killer Sudoku #12 by Ann',
  'Dear Ann,\nhere is my new Diagonalsudoku:',
  'Sudoku X',
  'XSudoku',
  'Skyscraper Sudoku',
  'Anti Knight',
  '# thermometr: r1c1r1c2',
  '# variant=x\n# thermometr: r1c1r1c2',
  '# odd: r1c2\n# cage-sum: 4 r1c12',
])('a title that names a rule is told: %s', (title) => {
  expect(readPasted(`${title}\n${GRID}`).remark).toContain(
    'the words above the puzzle are read as no rule, a given or a rule',
  );
});

test.each([
  'Skyscraper practice',
  'Sudoku X-Wing',
  'Quadruples',
  'The sudoku x factor',
  'Killer instinct',
  'Charlotte, NC',
  'Arrow Magazine, page 5',
  'A book that contains sudoku',
  '# 4x4',
  'Level 4: pairs',
  '# variant=x\nDiagonal sudoku',
  '# odd: r1c2\nBegin with r1c2',
])('other titles are not: %s', (title) => {
  expect(readPasted(`${title}\n${GRID}`).remark).toBeUndefined();
});

test.each<[string, string | undefined]>([
  [`# size: 4\n${'.'.repeat(64)}`, "'size: 4' above it is a comment: it is read as 8x8 with boxes of 2x4"],
  ['# box: 3x2\n......\n......\n......\n......\n......\n......', 'it is read as 6x6 with boxes of 2x3'],
  [`# size: 8\n${'.'.repeat(64)}`, undefined],
  ['# size: 4x4\n.3.1\n...2\n....\n1...', undefined],
  ['# box: 2x2\n.3.1\n...2\n....\n1...', undefined],
])('a size or boxes in a comment that differ from those read are told: %j', (text, remark) => {
  const told = readPasted(text).remark;
  if (remark === undefined) expect(told).toBeUndefined();
  else expect(told).toContain(remark);
});

test.each(['Rules: no digit repeats on a diagonal', 'Tea\nrules: digits on a line increase'])(
  'rules above a grid that are not read are told: %s',
  (words) => expect(readPasted(`${words}\n${GRID}`).remark).toContain('its rules say more than is read'),
);

test.each<[string, string | undefined]>([
  ['variant=x', 'words beside the puzzle are left out'],
  ['rules=x', 'words beside the puzzle are left out'],
  ['NC=false', undefined],
  ['type=hard', undefined],
])('a rule beside the puzzle in a link is told: %s', (word, remark) => {
  const told = readPasted(`https://example.com/?p=${LINE}&${word}`).remark;
  if (remark === undefined) expect(told).toBeUndefined();
  else expect(told).toContain(remark);
});

test('the usual rules above a grid are not', () => {
  expect(readPasted(`Rules: Normal sudoku rules apply.\n${GRID}`).remark).toBeUndefined();
});

test.each([
  ['strange=r1c1r1c2', 'not supported: strange'],
  ['x=yes', 'not supported: x (here variant=x)'],
  ['X=1', 'not supported: X (here variant=x)'],
  ['NC=true', 'not supported: NC (here variant=non-consecutive)'],
  ['NK=yes', 'not supported: NK'],
  ['AK=1', 'not supported: AK (here variant=anti-knight)'],
  ['windows=4', 'not supported: windows (here variant=windoku)'],
  ['type=X', 'not supported: X (here variant=x)'],
  ['rules=normal,x,nc', 'not supported: x,nc (here variant=x,non-consecutive)'],
  ['rules=killer', 'not supported: killer (here killer-cage)'],
])('a word with a value after a puzzle may be a rule: %s', (word, refused) => {
  expect(() => readPuzzle(`${LINE} ${word}`)).toThrow(refused);
});

test.each([LINE, `:0000:x:${LINE}:::`, '.3.1...2....1...'])('a word that may be one is refused, after %s', (puzzle) => {
  expect(() => readPasted(`${puzzle} level=hard foo=bar`)).toThrow('not supported: foo');
});

test.each([
  ...['ER=7.1/1.2/1.2', 'ED=x', 'se=7.1', 'id=abc', 'hardest=yes', 'type=17clue', 'solved=no', 'X=no'],
  ...['rules=normal', 'rules=normal,classic', 'rules=none', 'variant=none', 'variants=standard'],
  ...['unique=true', 'valid=yes', 'collection=top', 'boxes=3x3'],
])('details, measures and the usual rules are no rules: %s', (word) => {
  const { puzzle, remark } = readPasted(`${LINE} ${word}`);
  expect([formatLine(puzzle), puzzle.geometry.isPlain, remark]).toEqual([LINE, true, undefined]);
});

describe('a size or boxes after a puzzle in its line', () => {
  test.each([
    [`${LINE} size=9`, 3, 3],
    [`${LINE} size=9x9, box=3x3`, 3, 3],
    [`${LINE} box=1x9`, 1, 9],
    [`${'.'.repeat(36)} box=3x2`, 3, 2],
    [`${'.'.repeat(64)} size=4`, 2, 2],
    [`${'.'.repeat(49)} size=7 variant=latin`, 1, 7],
  ])('counts: %s', (text, rows, columns) => {
    const { boxRows, boxColumns } = readPasted(text).puzzle.geometry;
    expect([boxRows, boxColumns]).toEqual([rows, columns]);
  });

  test.each([
    [`${LINE} size=6, level=hard`, 'size 9, but 6 is expected'],
    [`${LINE} size=7`, 'size 9, but its words say size 7'],
    [`${LINE} box=2x6`, 'size 9, but 12 is expected (boxes of 2x6)'],
    [`${LINE} box=3x3 size=6`, 'size 9, but its words say size 6'],
    [`${LINE} size=99`, 'a grid of size 99 is too large'],
  ])('is refused if it does not fit: %s', (text, reason) => {
    expect(() => readPasted(text)).toThrow(Misread);
    expect(() => readPasted(text)).toThrow(reason);
  });

  test('may not differ from the boxes that are expected', () => {
    const expected = Geometry.of(2, 3);
    expect(readPuzzle(`${'.'.repeat(36)} box=2x3`, expected).puzzle.geometry).toBe(expected);
    expect(() => readPuzzle(`${'.'.repeat(36)} box=3x2`, expected)).toThrow('boxes of 3x2, but 2x3 are expected');
  });
});

test('a line below a library line is refused, not left out', () => {
  const library = `:0000:x:${LINE}:::`;
  expect(() => read(`${library}\n:0000:x:${OTHER}:::`)).toThrow('another line begins here');
  expect(formatLine(read(`${library}\n\n`))).toBe(LINE);
});

test('makes no puzzle of prose, and a 1×1 only where its size is expected', async () => {
  expect(await linesIn(`Release\n- #1\nx\n${LINE}\n\n- #2\n\nx\n`)).toEqual([LINE]);
  expect(() => readPuzzle('x')).toThrow('one symbol alone is not a puzzle');
  expect(readPuzzle('{"puzzle":"1","box":[1,1]}').puzzle.geometry.size).toBe(1);
});

test('reads plus signs as empty cells, in a line and in rows', async () => {
  const plus = LINE.replaceAll('.', '+');
  expect(await linesIn(plus)).toEqual([LINE]);
  expect(await linesIn(rowsOf(plus).join('\n'))).toEqual([LINE]);
  const empty = OTHER.slice(0, 72).concat('.........');
  expect(await linesIn(rowsOf(empty.replaceAll('.', '+')).join('\n'))).toEqual([empty]);
});

test.each(['2024-05-01', '01.02.2024', '20240501', '2024 05 01', 'Ann 2024'])(
  'a line with a date or a name above a puzzle is no failed record: %s',
  async (title) => {
    expect(await linesIn(`${title}\n${rowsOf(LINE).join('\n')}`)).toEqual([LINE]);
  },
);

test.each(['|', '||'])("reads OpenSudoku's version 2 whose notes end in %j", async (end) => {
  const data = [...LINE].map((digit) => (digit === '.' ? `0|0${end}1|` : `${digit}|0${end}0|`)).join('');
  const { puzzle } = await readAny(`<opensudoku><game data="version: 2&#10;${data}" /></opensudoku>`);
  expect(formatLine(puzzle)).toBe(LINE);
  expect(formatLine(readPasted(LINE).puzzle)).toBe(LINE);
});
