/**
 * Trials with clues: assume that a candidate is true, and follow singles, rules over several cells, relations of two,
 * sums that follow for houses, locked candidates and subsets, until something cannot be filled.
 */
import { isPair, lowestBit } from '../../core/bits.js';
import type { Board, Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { digitsAt } from '../../rules/fillings.js';
import { refutation } from '../argument/lines.js';
import { candidatesOf, Trial, type TrialEnd } from '../argument/trial.js';
import { needAt } from '../step/truths.js';
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
 * Returns the contradiction that follows from a candidate if trials within the trial rule out candidates of cells, and
 * places in houses, that have two; undefined if there is none.
 */
export function contradictionByNestedClues(before: Markup, candidate: Candidate, clock: Clock): TrialEnd | undefined {
  const trial = Trial.on(before).suppose(candidate, true);
  if (trial.isRefutedBy(...clueFollowers(trial, before.now - 1, -1))) return trial.end();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const premise of oneOfTwo(trial.board)) {
      if (!trial.board.has(premise)) continue;
      clock();
      const { now } = trial.board;
      const within = trial.fork().suppose(premise, true);
      if (!within.isRefutedBy(...clueFollowers(within, now, now))) continue;
      const end = within.end(trial.length);
      if (!end.needsPremise) return within.end();
      trial.add({ kind: 'cases', argument: refutation(end.lines()) }, [], [premise], end.outer);
      if (trial.isRefutedBy(...clueFollowers(trial, now, now))) return trial.end();
      isNew = true;
    }
  }
  return undefined;
}

/** Returns the candidates of cells with two, and of digits with two places in a house. */
function oneOfTwo(board: Board): Candidate[] {
  const { geometry, digits, slots } = board;
  const found = new Set<Candidate>();
  for (let number = 0; number < digits.length + slots.length; number++)
    if (isPair(number < digits.length ? digits[number]! : slots[number - digits.length]!))
      for (const candidate of candidatesOf(board, needAt(geometry, number))) found.add(candidate);
  return [...found];
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
