/** Aims: the properties a puzzle is wanted to have. Each tells how far a draft is from it, alone or with others. */
import { LEVELS, type Level } from '../logic/step/strategy.js';
import type { GradeLimits } from '../solver/hodoku/tally.js';
import type { Evaluation } from './evaluation.js';

/** From the least to the most, both allowed. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Aim {
  /** As it was asked for: what it is about, and what is wanted of that. */
  readonly name: string;
  /** How far a draft is from it, zero where it is met. One is about a level's worth: farther than moves can mend. */
  distance(made: Evaluation): number;
  /** How far it is at least, by what is cheap to tell; nothing dear needs to be asked of a draft that is too far so. */
  atLeast?(made: Evaluation): number;
  /** True if few givens meet the aim more often than many. */
  readonly isDeep?: boolean;
  /** Limits beyond which a grade is out of the aim's reach, so that grading may stop. */
  readonly limits?: GradeLimits;
  /** True if a draft still has what digging must keep: removing more givens does not bring it back. */
  keeps?(made: Evaluation): boolean;
  /** True if `keeps` asks for a solution without guesses or trust in uniqueness, which proves that there is only one. */
  readonly proves?: boolean;
}

/** How far a value is from a range. */
export const outside = (value: number, { least, most }: Range): number => Math.max(0, least - value, value - most);

export const rangeText = ({ least, most }: Range): string => (least === most ? `${least}` : `${least}..${most}`);

/** The tightest limits of all aims. */
export const limitsOf = (aims: readonly Aim[]): GradeLimits => ({
  level: LEVELS[Math.min(...aims.map(({ limits }) => LEVELS.indexOf(limits?.level ?? 'extreme')))] as Level,
  score: Math.min(...aims.map(({ limits }) => limits?.score ?? Infinity)),
});

interface Distance {
  /** Zero where all aims are met. */
  readonly distance: number;
  /** The aims that are not met. */
  readonly unmet: readonly Aim[];
}

/** Looks at the aims in turn, and no longer once the draft is farther off than `most`: the last ones are the dear ones. */
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

/** A level's worth of clues. */
const CLUES = 10;

export const clueAim = (range: Range): Aim => ({
  name: `clues ${rangeText(range)}`,
  distance: ({ draft }) => outside(draft.clues, range) / CLUES,
});

export const minimalAim: Aim = {
  name: 'minimal',
  isDeep: true,
  distance: ({ spare }) => spare / CLUES,
};
