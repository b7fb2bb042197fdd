/** Aims at a grade: HoDoKu's level and score, Sudoku Explainer's rating. */
import { LEVELS, type Level } from '../logic/strategy.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { highestScore } from '../solver/hodoku/levels.js';
import { type Aim, outside, type Range, rangeText } from './aims.js';

export function levelAim(level: Level): Aim {
  const wanted = LEVELS.indexOf(level);
  return {
    name: `difficulty ${level}`,
    loosen: 'ask for a neighbouring --difficulty',
    limits: { level },
    ...(isPlain(level) && { keeps: ({ grade }) => grade.solved, proves: true }),
    miss({ grade, draft }) {
      const gap = LEVELS.indexOf(grade.level) - wanted;
      if (gap > 0) return gap + grade.unsolved / draft.geometry.cells;
      return gap === 0 ? 0 : gap - 1 + Math.min(1, grade.score / highestScore(LEVELS[wanted - 1]!, draft.geometry));
    },
  };
}

/** Whether no technique up to the level takes the puzzle to have one solution: solved so, it is shown to have. */
const isPlain = (level: Level): boolean =>
  hodoku.rungs.every((rung) => LEVELS.indexOf(rung.level) > LEVELS.indexOf(level) || !rung.strategy.assumes);

/** A level's worth of points. */
const POINTS = 500;

export const scoreAim = (range: Range): Aim => ({
  name: `score ${rangeText(range)}`,
  loosen: 'allow a wider --score A..B',
  limits: { score: range.most },
  miss: ({ grade }) => outside(grade.score, range) / POINTS,
});

export const ratingAim = (range: Range): Aim => ({
  name: `rating ${rangeText(range)}`,
  loosen: 'allow a wider --rating A..B',
  miss: ({ rating }) => outside(rating.er, range),
});
