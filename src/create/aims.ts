/** Aims: the wanted properties of a puzzle. Each measures the distance of a draft from it. */
import { LEVELS, type Level } from '../logic/step/strategy.js';
import type { Range } from '../settings/range.js';
import type { GradeLimits } from '../solver/hodoku/tally.js';
import type { Evaluation } from './evaluation.js';
import type { AimKey } from './request.js';

/** A property that a puzzle must have, and how far a draft is from it. */
export interface Aim {
  /** The property of the request that the aim comes from. */
  readonly key: AimKey;
  /** The name of the property and the wanted value, as in the request. */
  readonly name: string;
  /**
   * Returns the distance of a draft from the aim, 0 if it is met. A distance of 1 is about one level of difficulty,
   * which is more than moves can bridge.
   */
  distance(made: Evaluation): number;
  /**
   * Returns a lower bound of the distance that is cheap to compute. A draft that is too far by it needs no costly
   * measures.
   */
  atLeast?(made: Evaluation): number;
  /** True if a draft is too hard, so that more clues would bring it nearer. */
  isBeyond?(made: Evaluation): boolean;
  /** True if puzzles with few givens meet the aim more often than puzzles with many. */
  readonly isDeep?: boolean;
  /** Limits beyond which a grade is out of the aim's reach, so that grading may stop. */
  readonly limits?: GradeLimits;
  /** True if a draft still has a property that digging must keep, since removing more givens cannot restore it. */
  keeps?(made: Evaluation): boolean;
  /**
   * True if `keeps` solves the draft without guesses or assumptions of uniqueness, which proves that its solution is
   * unique.
   */
  readonly proves?: boolean;
}

/** Returns the distance of a value from a range, 0 inside. */
export const distanceFromRange = (value: number, { least, most }: Range): number =>
  Math.max(0, least - value, value - most);

export const rangeText = ({ least, most }: Range): string =>
  least === most ? `${least}` : `${least}..${most < Infinity ? most : ''}`;

/** Returns the key and the name of an aim at a value; `word` stands for the property in the name. */
export const named = (key: AimKey, value: string, word: string = key): Pick<Aim, 'key' | 'name'> => ({
  key,
  name: `${word} ${value}`,
});

/** Returns the tightest limits of all aims. */
export const limitsOf = (aims: readonly Aim[]): GradeLimits => ({
  level: LEVELS[Math.min(...aims.map(({ limits }) => LEVELS.indexOf(limits?.level ?? 'extreme')))] as Level,
  score: Math.min(...aims.map(({ limits }) => limits?.score ?? Infinity)),
});

interface Distance {
  /** The sum over all aims; 0 if all are met. */
  readonly distance: number;
  /** Aims that are not met. */
  readonly unmet: readonly Aim[];
}

/**
 * Adds up the distances of the aims in turn, and stops once the sum exceeds `most`, because the last aims are the
 * costly ones.
 */
export function distanceOf(aims: readonly Aim[], made: Evaluation, most = Infinity): Distance {
  if (most < Infinity) {
    const least = aims.reduce((sum, aim) => sum + (aim.atLeast?.(made) ?? 0), 0);
    if (least > most) return { distance: least, unmet: aims };
  }
  const unmet: Aim[] = [];
  let total = 0;
  for (const aim of aims) {
    const distance = aim.distance(made);
    if (distance === 0) continue;
    total += distance;
    unmet.push(aim);
    if (total > most) break;
  }
  return { distance: total, unmet };
}

/** The difference in clues that weighs as much as a level. */
const CLUES = 10;

export const clueAim = (range: Range): Aim => ({
  ...named('clues', rangeText(range)),
  distance: ({ draft }) => distanceFromRange(draft.clues, range) / CLUES,
});

export const minimalAim: Aim = {
  key: 'minimal',
  name: 'minimal',
  isDeep: true,
  distance: ({ spare }) => spare / CLUES,
};
