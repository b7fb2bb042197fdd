/** What a puzzle is wanted to be. Aims stand alone or together; each tells how far a draft is from it, and which way. */
import { LEVELS, type Level } from '../logic/strategy.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { highestScore } from '../solver/hodoku/levels.js';
import type { GradeLimits } from '../solver/hodoku/tally.js';
import type { Appraisal } from './appraisal.js';

/** From the least to the most, both allowed. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Aim {
  /** As it was asked for. */
  readonly name: string;
  /** What to do about it where it cannot be met. */
  readonly loosen: string;
  /**
   * Zero where it is met. Below: there is too much given, or it is too easy; above: too little, too hard. One is about a
   * level's worth.
   */
  miss(made: Appraisal): number;
  /** Where the grade may stop, because beyond it is out of reach. */
  readonly limits?: GradeLimits;
  /** What digging must keep, because taking out more does not bring it back. */
  keeps?(made: Appraisal): boolean;
  /** Whether what `keeps` asks for is a solution without guesses or trust in uniqueness, so that there is only one. */
  readonly proves?: boolean;
}

const outside = (value: number, { least, most }: Range): number =>
  value < least ? value - least : value > most ? value - most : 0;

/** A level's worth of clues. */
const CLUES = 5;

export const clueAim = (range: Range): Aim => ({
  name: `clues ${rangeText(range)}`,
  loosen: 'allow another number of clues (--clues A..B)',
  miss: ({ draft }) => -outside(draft.clues, range) / CLUES,
});

export const levelAim = (level: Level): Aim => {
  const wanted = LEVELS.indexOf(level);
  return {
    name: `difficulty ${level}`,
    loosen: 'ask for a neighbouring --difficulty',
    limits: { level },
    ...(isPlain(level) && { keeps: ({ grade }) => grade.solved, proves: true }),
    miss({ grade, draft }) {
      const gap = LEVELS.indexOf(grade.level) - wanted;
      return gap >= 0 ? gap : gap - 1 + Math.min(1, grade.score / highestScore(LEVELS[wanted - 1]!, draft.geometry));
    },
  };
};

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

export const minimalAim: Aim = {
  name: 'minimal',
  loosen: 'do without --minimal',
  miss: ({ spare }) => -spare / CLUES,
};

export const rangeText = ({ least, most }: Range): string => (least === most ? `${least}` : `${least}..${most}`);

/** The tightest limits of all aims. */
export const limitsOf = (aims: readonly Aim[]): GradeLimits =>
  aims.reduce<GradeLimits>(
    (tightest, { limits = {} }) => ({
      level: LEVELS[Math.min(LEVELS.indexOf(tightest.level ?? 'extreme'), LEVELS.indexOf(limits.level ?? 'extreme'))]!,
      score: Math.min(tightest.score ?? Infinity, limits.score ?? Infinity),
    }),
    {},
  );
