import { expect, test } from 'vitest';
import { prove } from '../../../src/check/prove.js';
import { boardOf } from '../../../src/core/board-of.js';
import { formatLine } from '../../../src/formats/text/line.js';
import { gradeHodoku } from '../../../src/solver/hodoku/grade.js';
import { hodoku } from '../../../src/solver/hodoku/ladder.js';
import { walk } from '../../../src/solver/walk.js';
import { inTier } from '../../tier.js';
import { goldenUrl, gradesIn } from './grades.js';

const golden = gradesIn(goldenUrl);

test('level and score are HoDoKu’s', () => {
  const grades = golden.map(({ puzzle }) => gradeHodoku(puzzle));
  expect(grades.map(({ level, score }, i) => `${formatLine(golden[i]!.puzzle)} ${level} ${score}`)).toEqual(
    golden.map(({ puzzle, level, score }) => `${formatLine(puzzle)} ${level} ${score}`),
  );
});

test('the ladder takes the graded path, and every step is proved', () => {
  for (const { puzzle, score } of golden.filter((_, i) => i % inTier({ quick: 40, slow: 10 }) === 0)) {
    const board = boardOf(puzzle);
    let points = 0;
    for (const step of walk(board, hodoku)) {
      points += step.rating;
      if (step.strategy.id === 'backtracking') continue;
      const { truths } = step.explanation;
      expect(prove(board, { ...step.hit, truths }), `${step.strategy.id} on ${formatLine(puzzle)}`).toEqual({
        verdict: 'proved',
      });
    }
    expect(points).toBe(score);
    expect(board.unsolved).toBe(0);
  }
});

test('a limit ends the grading above it and changes nothing below it', () => {
  for (const { puzzle, level, score } of golden.slice(0, inTier({ quick: 5, slow: 20 }))) {
    expect(gradeHodoku(puzzle, { level, score })).toMatchObject({ level, score, solved: true });
    const cut = gradeHodoku(puzzle, { score: score - 1 });
    expect(cut.solved).toBe(false);
    expect(cut.score).toBeGreaterThanOrEqual(score);
  }
});
