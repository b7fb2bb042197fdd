import { expect, test } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { gradeHodoku } from '../../../src/solver/hodoku/grade.js';
import { hodoku } from '../../../src/solver/hodoku/ladder.js';
import { highestScore, levelOf } from '../../../src/solver/hodoku/levels.js';
import { Tally } from '../../../src/solver/hodoku/tally.js';
import { walk } from '../../../src/solver/walk.js';
import { simpleColorsTrap } from '../../../strategies/colouring/simple-colors.js';
import { wWing } from '../../../strategies/wings/w-wing.js';

/** Puzzles of our own that need only singles, with HoDoKu's scores. */
const EASY: readonly (readonly [line: string, score: number])[] = [
  ['..........4..2.81.6.87.............6......1....1..49.7.89...4..2..5...8..5..46..9', 372],
  ['.....4....5...8.......753.8..3.17.45...45.......8.2...9.....45.81.....2.7.5.21.3.', 326],
];

for (const [line, score] of EASY) {
  const puzzle = parseLine(line);

  test('takes singles in the order of the queues, so that the score is exact', () => {
    expect(gradeHodoku(puzzle)).toMatchObject({ level: 'easy', score, solved: true });
  });

  test('the ladder takes the graded path', () => {
    let points = 0;
    for (const step of walk(boardOf(puzzle), hodoku)) points += step.rating;
    expect(points).toBe(score);
  });
}

test('grading ends early once a limit is passed', () => {
  const puzzle = parseLine('.4.9....6..3......9..1.25....1...8..8.....19..2.......5....9.2.2.83.........84.6.');
  expect(gradeHodoku(puzzle, { level: 'easy', score: 100 }).solved).toBe(false);
});

test('gives up a grid with too few givens at once', () => {
  expect(gradeHodoku(parseLine('.'.repeat(81)))).toMatchObject({ level: 'extreme', score: 20000, solved: false });
});

test('the grid of one cell is a full house', () => {
  expect(gradeHodoku(parseLine('.', Geometry.of(1, 1)))).toMatchObject({ level: 'easy', score: 4, solved: true });
});

test('of singles with equal scores the hardest is that of the higher rung', () => {
  const puzzle = parseLine('..6852913..2934687893761452631547298275389164489216735527693841364128579918475326');
  const { hardest, techniques } = gradeHodoku(puzzle);
  expect(techniques.map(({ strategy, points }) => [strategy.id, points])).toEqual([
    ['full-house', 12],
    ['naked-single', 4],
  ]);
  expect(hardest?.id).toBe('naked-single');
});

test('of techniques with equal level and score the hardest is that of the higher rung, in any order', () => {
  for (const used of [
    [wWing, simpleColorsTrap],
    [simpleColorsTrap, wWing],
  ]) {
    const tally = new Tally(Geometry.of(3, 3), {}, [wWing, simpleColorsTrap]);
    for (const strategy of used) tally.add({ strategy, rating: 150 });
    expect(tally.grade(0).hardest).toBe(simpleColorsTrap);
  }
});

test('the level rises until it allows the score', () => {
  const standard = Geometry.of(3, 3);
  expect(levelOf('easy', 800, standard)).toBe('easy');
  expect(levelOf('easy', 801, standard)).toBe('medium');
  expect(levelOf('medium', 1601, standard)).toBe('unfair');
  expect(levelOf('easy', 100_000, standard)).toBe('extreme');
});

test('bounds grow with the number of cells', () => {
  expect(highestScore('easy', Geometry.of(4, 4)) / 256).toBeCloseTo(highestScore('easy', Geometry.of(3, 3)) / 81);
});
