/** Parts that a format holds survive a round trip, and a remark names those it cannot hold. */
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { puzzleOf } from '../../src/core/position.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { lossNotes, partsOf } from '../../src/formats/losses.js';
import { formats, readPuzzle } from '../../src/formats/read.js';
import { parseLine } from '../../src/formats/text/line.js';
import { sudoku, sudokuOn } from '../cli/sudoku.js';

const USUAL = parseLine('+1...............', Geometry.of(2, 2));
const high = parseLine('..3.5........1.2..14...2.....43..1..', Geometry.of(3, 2));

/** Returns a position with an entered value and a removed candidate. */
function position(): Puzzle {
  const board = boardOf(high);
  const first = 31 - Math.clz32(board.digits[0]!);
  board.place(0, first);
  board.remove(board.geometry.candidate(1, 31 - Math.clz32(board.digits[1]!)));
  return puzzleOf(board);
}

test('a position has all parts, and a puzzle of givens none', () => {
  expect(partsOf(position())).toEqual(['candidates', 'givens', 'boxes']);
  expect(partsOf(high)).toEqual(['boxes']);
  expect(partsOf(USUAL)).toEqual(['givens']);
});

test.each(formats.filter(({ parse }) => parse).map((format) => [format.name, format] as const))(
  '%s keeps exactly the parts that it claims',
  (name, format) => {
    const puzzle = position();
    const text = format.format(puzzle);
    expect(partsOf(readPuzzle(text, puzzle.geometry).puzzle)).toEqual(
      [...format.holds, 'boxes'].filter((part, index, all) => part !== 'rules' && all.indexOf(part) === index),
    );
    expect(readPuzzle(text).puzzle.geometry === puzzle.geometry).toBe(format.holds.includes('boxes'));
    const [note] = lossNotes(name, partsOf(puzzle), puzzle.geometry);
    if (format.holds.length === 4) expect(note).toBeUndefined();
    else expect(note).toMatch(new RegExp(`^${name} cannot hold .*, but .*clipboard can$`));
  },
);

test('convert refuses a format that cannot hold the puzzle; --lossy writes the rest and reports what is lost', async () => {
  const text = formats.find(({ name }) => name === 'clipboard')!.format(position());
  const lost =
    'line cannot hold eliminated candidates and the marks of placed values and boxes of 3x2, but clipboard can';
  expect(await sudokuOn(text, 'convert', '--to', 'line')).toEqual({
    status: 2,
    out: `ERROR: ${lost}; --lossy writes the rest\n`,
    notes: `line 1: ${lost}; --lossy writes the rest`,
  });
  const { status, out, notes } = await sudokuOn(text, 'convert', '--to', 'line', '--lossy');
  expect([status, out.length, notes]).toEqual([0, 37, `line 1: ${lost}`]);
  expect((await sudokuOn(text, 'convert', '--to', 'clipboard')).notes).toBe('');
  const json = await sudokuOn(text, 'convert', '--to', 'library', '--json');
  expect([json.notes, JSON.parse(json.out).box]).toEqual(['', [3, 2]]);
});

test('solve reports what its format loses if one was named', async () => {
  const args = ['solve', '--box', '3x2', '..3.5........1.2..14...2.....43..1..'];
  expect((await sudoku(...args)).notes).not.toContain('cannot hold');
  expect((await sudoku(...args, '--to', 'line')).notes).toContain('line cannot hold boxes of 3x2');
  expect((await sudoku(...args, '--to', 'bars')).notes).not.toContain('cannot hold');
});

test('a training position keeps its next step, or the loss is reported', async () => {
  const order = ['create', '--require', 'naked-pair', '--just', '--seed', 'just'];
  const { out, notes } = await sudoku(...order);
  expect(notes).toBe('');
  const [step] = JSON.parse((await sudokuOn(out, 'hint', '--ladder', 'hodoku', '--json')).out).steps;
  expect(step.strategy).toBe('naked-pair');
  expect((await sudoku(...order, '--to', 'line')).notes).toBe(
    'sudoku: line cannot hold eliminated candidates and the marks of placed values, but library, clipboard can',
  );
  expect((await sudoku(...order, '--to', 'line', '--json')).notes).not.toContain('cannot hold');
});
