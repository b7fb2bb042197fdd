/** The JSON of the commands matches the schemas of the package, and the commands read their own JSON. */
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from '../src/cli/commands.js';
import { sudoku, sudokuOn } from './cli/sudoku.js';
import { ajv, schemas, validatorOf } from './schema-validators.js';

const SMALL = '.3.1...2....1...';
const HARD = '1......599..8.......5.123....3591.2...14.87...9.7231....265.9.......7..446......2';
const PLAY = ':0000:x:.3.1+4..2....1...:231:::';
const WRONG = ':0000:x:.3.1+2..2....1...:231:::';
const PATTERNS = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const KILLER =
  '...2...1........ killer-cage=10:r4c1r4c2r4c3r4c4;10:r1c4r2c2r2c3r2c4;9:r1c1r2c1r3c1;6:r3c2r3c3r3c4;5:r1c2r1c3';
const CLUES = '.3.1...2....1... odd=r1c2 clone=r1c2/r2c1 relation=sum>=3:r1c12 white-dot=r2c12 xv=3:r1c1r2c1';

const RUNS = [
  ['solve', SMALL, '.'.repeat(16), '11..............'],
  ['solve', '--explain', SMALL, PATTERNS, `${SMALL.slice(0, 4)}${'.'.repeat(12)}`],
  ['solve', '--ladder', 'se', '--box', '3x2', '.'.repeat(36)],
  ['hint', SMALL, PLAY, WRONG, '11..............'],
  ['hint', '--spoil', WRONG, ':0000:x:.3.1.......+4....:233:::'],
  ['hint', '--where', SMALL],
  ['hint', '--what', SMALL],
  ['hint', '--all', '--max-level', 'medium', HARD],
  ['grade', SMALL, HARD, '.'.repeat(16), '11..............'],
  ['grade', '--scale', 'se,w', '--profile', '--people', SMALL],
  ['grade', '--scale', 'se', '--time-limit', '0.001', HARD],
  ['create', '4', '--seed', 'schema'],
  ['create', '6', '--seed', 'schema', '--rating', 'w=2..'],
  ['create', '6', '--seed', 'schema', '--constraint', 'x,jigsaw'],
  ['create', '6', '--seed', 'schema', '--symmetry', 'rotational', '--box', '3x2'],
  ['check', '--minimal', SMALL, '.'.repeat(16), '11..............'],
  [
    'check',
    '--minimal',
    '--all',
    '--limit',
    '2',
    '--backdoors',
    '--estimate',
    SMALL,
    '2341...232..1...',
    '.'.repeat(16),
  ],
  ['convert', '--to', 'rows', SMALL, PLAY],
  ['solve', '--constraint', 'x', '--explain', SMALL, '11..............'],
  ['hint', '--regions', 'AAABACBBCCBDCDDD', '.'.repeat(16)],
  ['grade', '--forms', '3', '--scale', 'hodoku,se,w,te', '--profile', '--people', SMALL],
  ['grade', '--forms', '3', '--constraint', 'x', SMALL],
  ['grade', '1234341221434321'],
  ['check', '--estimate', SMALL],
  ['grade', '--constraint', 'x', HARD, SMALL],
  ['check', '--constraint', 'pairs=r1c1r4c4', SMALL, '1..............1'],
  ...['check', 'solve', 'hint', 'grade'].map((command) => [command, KILLER]),
  ['solve', '--explain', KILLER, CLUES],
  ['hint', '--all', KILLER],
  ['check', '--minimal', CLUES],
  ['convert', '--to', 'rows', KILLER, CLUES],
  ['convert', '--constraint', 'x relation=sum>=3:r1c12', SMALL],
  ['stats', KILLER],
  ['canon', KILLER],
  ['morph', KILLER],
  ['canon', SMALL, HARD, '11..............'],
  ['canon', '--same', SMALL, SMALL, HARD],
  ['dedupe', SMALL, HARD, SMALL],
  ['morph', '--seed', 'schema', SMALL, PLAY],
  ['stats', '--scale', 'hodoku,se', SMALL, HARD],
  ['strategies'],
  ['constraints'],
];

test.each(['solve', 'hint', 'grade', 'check'])('%s: an unreadable record matches the schema too', async (command) => {
  const { out } = await sudokuOn('12x4\n', command, '--json');
  expect([validatorOf(command)(JSON.parse(out)), JSON.parse(out)]).toEqual([
    true,
    { puzzle: '12x4', error: expect.any(String) },
  ]);
});

test.each(RUNS)('%s %s', async (command, ...rest) => {
  const validate = validatorOf(command!);
  const { out } = await sudoku(command!, '--json', ...rest);
  const lines = out.trim().split('\n');
  for (const line of lines) {
    validate(JSON.parse(line));
    expect([line.slice(0, 80), validate.errors]).toEqual([line.slice(0, 80), null]);
  }
});

test.each(commands.map(({ name, load }) => [name, load] as const))(
  '%s has a schema if it has --json',
  async (name, load) => {
    const declared = new Command(name);
    (await load()).command.declare(declared);
    const printsJson = declared.options.some(({ long }) => long === '--json');
    expect(schemas.some(({ $id }) => $id.endsWith(`/${name}.json`))).toBe(printsJson);
  },
);

test('schemas are strict: they reject unknown properties', () => {
  for (const { $id } of schemas.filter(({ type, anyOf }) => type || anyOf)) {
    expect(ajv.getSchema($id)!({ puzzle: SMALL, something: ['else'] })).toBe(false);
    expect(ajv.getSchema($id)!('text')).toBe(false);
  }
});

test('verify: output for proved and refuted steps and for input that is no trace matches its schema', async () => {
  const validate = validatorOf('verify');
  const { out: trace } = await sudoku('solve', '--explain', '--json', SMALL);
  for (const text of [trace, trace.replaceAll('"truths":[{', '"truths":[],"old":[{'), '{}']) {
    const { out } = await sudokuOn(text, 'verify', '--json');
    validate(JSON.parse(out));
    expect([out, validate.errors]).toEqual([out, null]);
  }
});

test('one command reads the JSON of another: positions, paths, grades, created puzzles, one object a line', async () => {
  const outOf = async (...args: string[]): Promise<string> => (await sudoku(...args)).out;
  const records = [
    await outOf('solve', '--explain', '--json', PATTERNS),
    await outOf('hint', '--json', PLAY),
    await outOf('grade', '--json', SMALL, HARD),
    await outOf('create', '6', '--json', '--seed', 'again', '--box', '3x2'),
    await outOf('check', '--json', SMALL),
    await outOf('convert', '--to', 'rows', '--json', SMALL),
  ].join('');
  const plain = [PATTERNS, PLAY, SMALL, HARD];
  const { out, status } = await sudokuOn(records, 'solve', '--json');
  expect(status).toBe(0);
  const solved = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(solved.map(({ solutions }) => solutions)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(solved.slice(0, 4).map(({ puzzle }) => puzzle)).toEqual(plain);
  expect(solved[4]).toMatchObject({ size: 6, box: [3, 2] });
  const lines = (await sudokuOn(records, 'solve')).out.trim().split('\n');
  expect(lines[2]).toBe('2341413232141423');
  expect(lines.at(-1)).toBe('2341413232141423');
});

test('reports broken JSON, and JSON without a puzzle', async () => {
  for (const [text, why] of [
    ['{"puzzle":', 'this begins like JSON but is not valid'],
    ['{"steps":3}', 'this JSON has no puzzle'],
    ['{"puzzle":"123"}', 'in its puzzle: '],
    ['{"puzzle":".","box":"big"}', 'box in this JSON is not a box shape: "big"'],
  ]) {
    const { status, notes } = await sudokuOn(`${text}\n`, 'solve');
    expect([status, notes]).toEqual([2, expect.stringContaining(why!)]);
  }
});
