/** The English words of grades, figures and verdicts. */
import { counted } from '../../../core/printable.js';
import type { MeasureWords } from '../measure-words.js';

const hardestOf = (what: string, hardest?: string): string =>
  hardest === undefined ? '' : `, hardest ${what} ${hardest}`;

export const ENGLISH_MEASURES: MeasureWords = {
  code: 'en',
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' },
  puzzles: (count) => counted(count, 'puzzle'),
  unit: 'puzzles',
  ownGrade: (level, isAtLeast, hardest) =>
    `Our own ladder: ${isAtLeast ? 'at least ' : ''}${level}${hardestOf('technique', hardest)}`,
  hodokuGrade: (level, score, hardest) => `HoDoKu: ${level}, ${score} points${hardestOf('technique', hardest)}`,
  seGrade: (rating, isAtLeast, hardest) =>
    `Sudoku Explainer: ${isAtLeast ? 'at least ' : ''}${rating}${hardestOf('step', hardest)}`,
  whips: 'Whips and braids',
  trials: 'Trial and error',
  none: 'none',
  atLeast: (value) => `at least ${value}`,
  depth: (depth, ended) =>
    ended === 'solved' ? `depth ${depth}` : ended === 'stuck' ? `deeper than ${depth}` : `depth ${depth} at least`,
  techniqueColumns: ['technique', 'count', 'points'],
  allTechniques: 'all',
  ratingColumns: ['rating', 'steps'],
  strategyColumns: ['id', 'name', 'family', 'level', 'score'],
  constraintColumns: ['id', 'name', 'family', 'written'],
  path: 'path',
  pathFigures: {
    steps: 'steps',
    techniques: 'different techniques',
    hardest: 'rating of the hardest step',
    rounds: 'rounds, all open moves at once',
    bottlenecks: 'steps with one move open',
    beforeFirst: 'steps before the first digit',
    longestRun: 'longest run without a digit',
    hardestShare: 'share of the hardest tenth',
  },
  openMoves: (path) => `moves open at each step of ${path}`,
  people: (refutation, openings) =>
    `People (Pelánek's model, for comparison only): refutation ${refutation}, openings ${openings}`,
  figures: {
    clues: 'Clues',
    symmetry: 'Symmetry of the givens',
    level: "HoDoKu's level",
    score: "HoDoKu's score",
    er: 'Rating of Sudoku Explainer',
    technique: 'Techniques that are needed',
  },
  formFigures: {
    'people.refutation': 'people: refutation',
    'people.openings': 'people: openings',
    'hodoku.level': 'HoDoKu: level',
    'hodoku.score': 'HoDoKu: points',
    'se.er': 'Sudoku Explainer: ER',
    'se.ep': 'Sudoku Explainer: EP',
    'se.ed': 'Sudoku Explainer: ED',
    'full.level': 'Our own ladder: level',
    'berthier.w': 'W',
    'berthier.b': 'B',
    'berthier.gw': 'gW',
    'berthier.gb': 'gB',
    te: 'Trial and error: depth',
  },
  forms: (count, seed) => `${count} ${count === 1 ? 'form' : 'forms'}, seed ${seed}`,
  spread: ['least', 'median', 'most'],
  notKnown: (count) => `${count} not known`,
  noBackdoor: 'no backdoor of up to 3 cells',
  needless: 'no backdoor is needed',
  backdoors: (size, named, others) =>
    `backdoors of ${size} ${size === 1 ? 'cell' : 'cells'}: ${named}${others > 0 ? ` and ${others} more` : ''}`,
  allCounted: 'all solutions were counted, so there is nothing to estimate',
  noneFound: (probes) => `none of ${probes} probes found a solution`,
  byAllProbes: (solutions) => `${solutions} ${solutions === 1 ? 'solution' : 'solutions'} by all probes`,
  estimate: (solutions, percent) => `about ${solutions.toPrecision(2)} solutions, give or take ${percent} %`,
  verdicts: {},
  anotherPuzzle: 'another puzzle',
};
