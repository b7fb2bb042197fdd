/** Puzzles whose clues tell a solver something: as few givens as they allow, and steps that use them. */

import { boardOf } from '../../core/board-of.js';
import type { Clock } from '../../core/clock.js';
import { firstTerm } from '../../logic/step/message.js';
import { full } from '../../solver/full.js';
import type { FoundStep } from '../../solver/step.js';
import { walk } from '../../solver/walk.js';
import { Draft, isUnique } from '../draft.js';
import type { Evaluation } from '../evaluation.js';
import { type Random, shuffle } from '../random.js';
import { type Attempt, dig } from '../search.js';
import type { Orbit } from '../symmetry.js';
import type { Invention } from './invention.js';

/** The least share of steps that use clues. */
const LEAST_SHARE = 1 / 3;
/** The steps that are asked. Beyond these levels one step may take a minute. */
const SEARCHED = { guess: false, maxLevel: 'hard' } as const;

/**
 * True if a puzzle has several solutions without its clues, and a third of the steps use them. Of a puzzle no given of
 * which can go, the steps are not asked.
 */
export function usesItsClues(made: Evaluation, { geometry }: Pick<Invention, 'geometry'>): boolean {
  const { solution, values, given, clues } = made.draft;
  if (isUnique(new Draft(geometry, solution, values, given, clues), made.clock)) return false;
  return made.spare === 0 || shareOfUse(made) >= LEAST_SHARE;
}

function shareOfUse({ draft, clock }: Evaluation): number {
  const steps = [...walk(boardOf(draft), full, SEARCHED, clock)];
  return steps.filter(usesClue).length / steps.length;
}

const usesClue = ({ strategy, explanation: { message, truths } }: FoundStep): boolean =>
  strategy.family === 'rules' ||
  truths.some(({ kind }) => kind === 'rule') ||
  firstTerm(message, 'clues') !== undefined;

/** Removes givens from a puzzle that meets all aims, as long as it meets them. */
export function thinned({ made: { draft } }: Attempt, { orbits, least, measure, random, clock }: Thinning): Attempt {
  const thin = draft.copy();
  const accepts = (left: Draft): boolean => isUnique(left, clock) && measure(left).distance === 0;
  dig(thin, shuffle([...orbits], random), least, { rejects: () => false, accepts });
  return measure(thin);
}

/** What givens are removed, down to which number, and how a puzzle is measured. */
export interface Thinning {
  readonly orbits: readonly Orbit[];
  readonly least: number;
  readonly measure: (draft: Draft) => Attempt;
  readonly random: Random;
  readonly clock: Clock;
}
