/** Aims at a grade: HoDoKu's level and score, ratings of other scales, and paths with a limited set of techniques. */

import { boardOf } from '../core/board-of.js';
import { Geometry } from '../core/geometry.js';
import { isAbove, LEVELS, type Level } from '../logic/step/strategy.js';
import type { Range } from '../settings/range.js';
import { type BerthierScale, rate } from '../solver/berthier/rating.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { highestScore } from '../solver/hodoku/levels.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import { findsOf, type Ladder } from '../solver/ladder.js';
import type { Rung } from '../solver/rung.js';
import { type Rules, rungsOf } from '../solver/walk.js';
import { type Aim, distanceFromRange, named, rangeText } from './aims.js';
import type { Evaluation } from './evaluation.js';

export function levelAim(level: Level, geometry: Geometry): Aim {
  const wanted = LEVELS.indexOf(level);
  return {
    ...named('level', level, 'difficulty'),
    isDeep: wanted > 0,
    limits: { level },
    ...(isCrowded(geometry) &&
      level !== 'extreme' && { keeps: ({ grade }) => grade.solved, proves: isPlain(level, geometry) }),
    distance: ({ grade }) => Math.abs(LEVELS.indexOf(grade.level) - wanted),
    isBeyond: ({ grade }) => isAbove(grade.level, level),
    atLeast: (made) => (wanted > 0 && made.highestScore <= highestScore('easy', geometry) ? wanted : 0),
  };
}

/**
 * True for shapes whose drafts are nearly all too hard without this aim, and on which a path is faster than exact
 * search.
 */
const isCrowded = ({ size, isPlain }: Geometry): boolean => size > STANDARD.size || !isPlain;
const STANDARD = Geometry.of(3, 3);

/** True if no technique up to the level assumes uniqueness, so that a solution by them proves it. */
const isPlain = (level: Level, geometry: Geometry): boolean =>
  areSound(rungsOf(geometry.isPlain ? hodoku : full, { maxLevel: level }));

/** True if no strategy assumes uniqueness. */
const areSound = (rungs: readonly Rung[]): boolean =>
  rungs.every(({ strategies }) => strategies.every(({ assumes }) => !assumes));

/** The difference in points that weighs as much as a level. */
const POINTS = 500;

export const scoreAim = (range: Range): Aim => ({
  ...named('score', rangeText(range)),
  isDeep: true,
  limits: { score: range.most },
  atLeast: (made) => (range.least > 0 ? Math.max(0, range.least - made.highestScore) / POINTS : 0),
  distance: ({ grade, draft }) =>
    distanceFromRange(grade.score, range) / POINTS + unsolvedAbove(grade, range) / draft.geometry.cells,
  isBeyond: ({ grade }) => grade.score > range.most,
});

/** Counts the unsolved cells of a score that is already too high: each of them would have added to it. */
const unsolvedAbove = ({ score, unsolved }: HodokuGrade, { most }: Range): number => (score > most ? unsolved : 0);

export const ratingAim = (range: Range): Aim => ({
  ...named('rating', rangeText(range)),
  isDeep: true,
  distance: ({ rating }) => distanceFromRange(rating.er, range),
  isBeyond: ({ rating }) => rating.er > range.most,
});

/** The difference in length that weighs as much as a level. */
const LENGTHS = 4;

/** Aims at the length of the longest whip or braid that is needed. Lengths above the range are not searched. */
export const sequencesAim =
  (scale: BerthierScale) =>
  (range: Range, geometry: Geometry): Aim => {
    const { least, most: longest } = range;
    const rated = ({ draft, clock }: Evaluation) => rate(boardOf(draft), scale, { clock, longest });
    return {
      ...named(scale, rangeText(range)),
      isDeep: least > 0,
      ...(isCrowded(geometry) &&
        longest < Infinity && { keeps: (made) => rated(made).ended === 'solved', proves: true }),
      isBeyond: (made) => rated(made).ended !== 'solved',
      atLeast: ({ highestScore }) => (highestScore < Infinity ? least / LENGTHS : 0),
      distance(made) {
        const { rating, ended, unsolved } = rated(made);
        made.clock();
        return ended === 'solved' ? Math.max(0, least - rating) / LENGTHS : (2 * unsolved) / geometry.cells;
      },
    };
  };

/** Aims at a puzzle that these techniques alone solve. */
export const onlyAim = (ids: readonly string[]): Aim => solvedBy(named('strategy', ids.join(',')), full, { only: ids });

/**
 * Aims at a puzzle that techniques up to a level solve, in any number of steps. HoDoKu knows none for rules that tell
 * digits apart.
 */
export const maxLevelAim = (level: Level, geometry: Geometry): Aim =>
  solvedBy(named('maxLevel', level, 'max-level'), geometry.isBlind ? hodoku : full, { maxLevel: level });

function solvedBy(name: ReturnType<typeof named>, ladder: Ladder, rules: Rules): Aim {
  const rungs = rungsOf(ladder, rules);
  const unsolved = (made: Evaluation): number => unsolvedBy(made, ladder, rungs);
  return {
    ...name,
    isDeep: true,
    distance: (made) => (2 * unsolved(made)) / made.draft.geometry.cells,
    isBeyond: (made) => unsolved(made) > 0,
    keeps: (made) => unsolved(made) === 0,
    proves: areSound(rungs),
  };
}

/** Returns the number of unsolved cells when the rungs find no more steps. */
function unsolvedBy({ draft, clock }: Evaluation, ladder: Ladder, rungs: readonly Rung[]): number {
  const board = boardOf(draft);
  for (const _ of findsOf(ladder.begin(board, rungs, clock)));
  return board.unsolved;
}
