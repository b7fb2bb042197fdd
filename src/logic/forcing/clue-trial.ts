/**
 * Trials with clues: assume that a candidate is true, and follow singles, rules over several cells, relations of two,
 * sums that follow for houses, locked candidates and subsets, until something cannot be filled.
 */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { digitsAt } from '../../rules/fillings.js';
import { Trial, type TrialEnd } from '../argument/trial.js';
import { clueFollowers } from './clue-followers.js';

/** True if a grid has clues that a trial follows beyond what a placed digit excludes. */
export const hasClues = ({ rules, further }: Geometry): boolean => rules.length > 0 || further !== undefined;

/** The digits that each trial without a contradiction left to the cells, by its candidate. */
const makeStanding = (): Map<Candidate, Int32Array> => new Map();

/** Returns the contradiction that follows from a candidate; undefined if there is none. */
export function contradictionByClues(before: Markup, candidate: Candidate): TrialEnd | undefined {
  const standing = before.keep(makeStanding);
  const left = standing.get(candidate);
  if (left && isStanding(left, before)) return undefined;
  // What follows does not depend on the order, so a trial may go on where it came to an end; but the steps do.
  if (left && endsWithout(before, left)) return undefined;
  const trial = Trial.again(before).suppose(candidate, true);
  if (trial.isRefutedBy(...clueFollowers(trial, before.now - 1, -1))) return trial.end();
  standing.set(candidate, digitsLeft(trial, left));
  return undefined;
}

/**
 * True if a board still has all that a trial on it left, when it had more candidates. Such a trial comes to no
 * contradiction: what a trial follows never narrows fewer candidates to more.
 */
function isStanding(left: Int32Array, board: Markup): boolean {
  for (let cell = 0; cell < left.length; cell++) if (left[cell]! & ~digitsAt(board, cell)) return false;
  return true;
}

/**
 * Goes on with a trial that came to an end on a board with more candidates, from the digits that it left to the cells.
 * Returns true if it comes to an end without a contradiction again, and writes what it leaves then.
 */
function endsWithout(before: Markup, left: Int32Array): boolean {
  for (let cell = 0; cell < left.length; cell++) if ((left[cell]! & digitsAt(before, cell)) === 0) return false;
  const trial = Trial.resume(before, left);
  const { now } = trial.board;
  for (let cell = 0; cell < left.length; cell++)
    for (let lost = left[cell]! & ~digitsAt(before, cell); lost; lost &= lost - 1)
      trial.remove(before.geometry.candidate(cell, lowestBit(lost)));
  if (trial.isRefutedBy(...clueFollowers(trial, now, now))) return false;
  digitsLeft(trial, left);
  return true;
}

/** Writes the digits that a trial leaves to each cell. */
function digitsLeft({ board }: Trial, into: Int32Array = new Int32Array(board.geometry.cells)): Int32Array {
  for (let cell = 0; cell < into.length; cell++) into[cell] = digitsAt(board, cell);
  return into;
}
