/** What a puzzle is wanted to be. Aims stand alone or together; each tells how far a draft is from it, and which way. */
import { LEVELS, type Level } from '../logic/strategy.js';
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

/** By how much a value is below (negative) or above a range. */
export const outside = (value: number, { least, most }: Range): number =>
  value < least ? value - least : value > most ? value - most : 0;

export const rangeText = ({ least, most }: Range): string => (least === most ? `${least}` : `${least}..${most}`);

/** The tightest limits of all aims. */
export const limitsOf = (aims: readonly Aim[]): GradeLimits => ({
  level: LEVELS[Math.min(...aims.map(({ limits }) => LEVELS.indexOf(limits?.level ?? 'extreme')))] as Level,
  score: Math.min(...aims.map(({ limits }) => limits?.score ?? Infinity)),
});
