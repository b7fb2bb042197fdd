/** Reasons why a candidate can go. */
import type { Board } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { valuesAgainst } from '../core/open-to.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { LEVELS } from '../logic/step/strategy.js';
import type { Ladder } from '../solver/ladder.js';
import { everyFindOf } from '../solver/rung.js';
import { FoundStep } from '../solver/step.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';
import type { Session } from './session.js';

/** Why a candidate cannot be in its cell. */
export type Reason =
  /** A step removes it, after `before` other steps. */
  | { readonly kind: 'step'; readonly step: FoundStep; readonly before: number }
  /** The value of a cell excludes it. */
  | { readonly kind: 'ruled-out'; readonly by: Cell }
  | { readonly kind: 'not-found' };

/** Returns the first cell whose value excludes a candidate. */
export const valueAgainst = ({ geometry, values }: Puzzle, candidate: Candidate): Cell | undefined =>
  valuesAgainst(geometry, values, geometry.cellOf(candidate), geometry.digitOf(candidate))[0];

/** Returns the reason why a candidate can go: a value, the easiest step that removes it, or `not-found`. */
export function reasonAgainst(session: Session, candidate: Candidate): Reason {
  const value = valueAgainst(session.puzzle, candidate);
  if (value !== undefined) return { kind: 'ruled-out', by: value };
  if (!session.judgement.canGoOn) return { kind: 'not-found' };
  return easiestReason(session.position(), session.settings.ladder, session.rules(), candidate, session.clock);
}

/**
 * Returns the easiest step at the position that removes a candidate, or a later one on the path if its level is lower.
 */
function easiestReason(board: Board, ladder: Ladder, rules: Rules, candidate: Candidate, clock: Clock): Reason {
  const here = easiestStepHere(board, ladder, rules, candidate, clock);
  const later = laterOnPath(board, ladder, here ? easierThan(here, rules) : rules, candidate, clock);
  if (later) return later;
  return here ? { kind: 'step', step: here, before: 0 } : { kind: 'not-found' };
}

/** Returns rules that allow only steps easier than this one. */
const easierThan = ({ strategy }: FoundStep, rules: Rules): Rules | undefined => {
  const level = LEVELS[LEVELS.indexOf(strategy.level) - 1];
  return level && { ...rules, maxLevel: level };
};

/** Returns the first step that removes the candidate, from the easiest rung up. */
export function easiestStepHere(
  board: Board,
  ladder: Ladder,
  rules: Rules,
  candidate: Candidate,
  clock: Clock,
): FoundStep | undefined {
  if (board.values[board.geometry.cellOf(candidate)] !== EMPTY) return undefined;
  for (const rung of rungsOf(ladder, rules))
    for (const found of everyFindOf(rung, board, { clock })) {
      const step = new FoundStep(found, board.geometry);
      if (rulesOut(step, candidate)) return step;
    }
  return undefined;
}

/** Returns the first step of the path that removes the candidate. Changes the board. */
export function laterOnPath(
  board: Board,
  ladder: Ladder,
  rules: Rules | undefined,
  candidate: Candidate,
  clock: Clock,
): Reason | undefined {
  let before = 0;
  if (rules)
    for (const step of walk(board, ladder, rules, clock)) {
      if (rulesOut(step, candidate)) return { kind: 'step', step, before };
      before++;
    }
  return undefined;
}

/** True if a step removes the candidate, or places a digit that excludes it. */
export const rulesOut = ({ geometry, place, remove }: FoundStep, candidate: Candidate): boolean =>
  remove.includes(candidate) || place.some((placed) => placed !== candidate && geometry.conflict(placed, candidate));
