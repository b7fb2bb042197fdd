/** The ratings of Denis Berthier: the length of the longest sequence that is needed if shorter ones are taken first. */
import { EMPTY, type Markup } from '../../core/board.js';
import { boardOf } from '../../core/board-of.js';
import { openCandidates } from '../../core/candidates.js';
import { type Clock, runsOut, unlimited } from '../../core/clock.js';
import { frozen } from '../../core/frozen.js';
import type { Candidate } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { Search, type SequenceKind } from '../../logic/whips/search.js';
import { ValuesLeft } from '../../logic/whips/values.js';
import { CoverState, NONE } from '../../search/cover-state.js';
import { searchBoard, startOf } from '../../search/search.js';
import { afterSingles } from '../../search/singles.js';

/** The scales: whips, braids, and each with segments. */
export const BERTHIER_SCALES = frozen(['w', 'b', 'gw', 'gb']);
/** A rating by whips or braids. */
export type BerthierScale = (typeof BERTHIER_SCALES)[number];

export const KINDS: Readonly<Record<BerthierScale, SequenceKind>> = {
  w: { branches: false, groups: false },
  b: { branches: true, groups: false },
  gw: { branches: false, groups: true },
  gb: { branches: true, groups: true },
};

/** The longest sequence that a puzzle needs, or why it is not known. */
export interface BerthierRating {
  /** The greatest length needed; 0 if singles suffice. A lower bound if the path ended early. */
  readonly rating: number;
  /** `stuck`: sequences up to the greatest length do not suffice; `time`: the limit was reached. */
  readonly ended: 'solved' | 'stuck' | 'time';
  /** The number of unsolved cells at the end. */
  readonly unsolved: number;
}

/** The requested ratings. */
export type BerthierGrade = { readonly [Scale in BerthierScale]?: BerthierRating };

interface RatingLimits {
  readonly clock?: Clock;
  /** The greatest length of sequences that are searched. */
  readonly longest?: number;
}

/** Rates a puzzle on some scales. */
export function gradeBerthier(puzzle: Puzzle, scales: readonly BerthierScale[], clock: Clock): BerthierGrade {
  const ratings: { [Scale in BerthierScale]?: BerthierRating } = {};
  for (const scale of scales) ratings[scale] = rate(boardOf(puzzle), scale, { clock });
  return ratings;
}

/**
 * Rates a position by one kind of sequence. Basic rules come first, then the shortest sequences, target by target.
 * After a pass over all targets of a length, the search restarts at the shortest. A rating by braids does not depend on
 * that order; a rating by whips does in rare cases.
 */
export function rate(
  board: Markup,
  scale: BerthierScale,
  { clock = unlimited, longest = Infinity }: RatingLimits = {},
): BerthierRating {
  const position = afterSingles(startOf(board));
  const isTrue = solutionOf(board, clock);
  let rating = 0;
  let length = 1;
  const isCut = runsOut(() => {
    const search = new Search(new ValuesLeft(position), KINDS[scale], clock);
    let targets = targetsOf(position, isTrue);
    while (position.broken === NONE && length <= longest && targets.length > 0) {
      if (length === LONG && !isWithinBraids(position, KINDS[scale], isTrue, clock)) return;
      const { isShortened, open } = removeAtLength(position, search, targets, length, clock);
      if (isShortened) rating = Math.max(rating, length);
      length = isShortened ? 1 : length + 1;
      targets = isShortened ? targetsOf(position, isTrue) : open;
    }
  });
  return {
    rating: isCut ? Math.max(rating, length) : rating,
    ended: isCut ? 'time' : position.isSolved ? 'solved' : 'stuck',
    unsolved: position.values.filter((value) => value === EMPTY).length,
  };
}

/** The most guesses to find a solution. */
const MOST_GUESSES = 200;

/**
 * Returns the candidates of a solution, which no sequence refutes; none if no solution is found in time and within
 * `MOST_GUESSES`.
 */
function solutionOf(board: Markup, clock: Clock): Uint8Array {
  const isTrue = new Uint8Array(board.geometry.candidates);
  const [solution] = searchBoard(board, { limit: 1, nodes: MOST_GUESSES, clock }).solutions;
  for (let cell = 0; solution && cell < solution.length; cell++)
    isTrue[board.geometry.candidate(cell, solution[cell]!)] = 1;
  return isTrue;
}

/** Returns the candidates that may yet be refuted. */
const targetsOf = ({ geometry, digits }: CoverState, isTrue: Uint8Array): Candidate[] =>
  openCandidates(geometry, digits).filter((candidate) => isTrue[candidate] === 0);

/** The length from which trial and error is run first: it tells if braids of any length suffice. */
const LONG = 5;

/**
 * True if braids solve a position. They do exactly if trial and error does, with singles and, on scales that have them,
 * segments.
 */
function isWithinBraids(position: CoverState, { groups }: SequenceKind, isTrue: Uint8Array, clock: Clock): boolean {
  const tried = new CoverState(position.geometry, false);
  tried.restore(position.left);
  const search = new Search(new ValuesLeft(tried), { branches: true, groups }, clock);
  const refutes = (target: Candidate): boolean => search.refutes(target);
  while (removeRefuted(tried, search, targetsOf(tried, isTrue), refutes, clock));
  return tried.isSolved;
}

/**
 * Removes each target of a sequence of a length, and all candidates that fall as a consequence. If there was none,
 * fills `open` with the targets of longer sequences.
 */
function removeAtLength(
  position: CoverState,
  search: Search,
  targets: readonly Candidate[],
  length: number,
  clock: Clock,
): { readonly isShortened: boolean; readonly open: Candidate[] } {
  const open: Candidate[] = [];
  const refutes = (target: Candidate): boolean => {
    search.mayExistLonger = false;
    if (search.find(target, length)) return true;
    if (search.mayExistLonger) open.push(target);
    return false;
  };
  return { isShortened: removeRefuted(position, search, targets, refutes, clock), open };
}

/** Removes each refuted target, and all candidates that fall as a consequence. Returns true if there was a target. */
function removeRefuted(
  position: CoverState,
  { values }: Search,
  targets: readonly Candidate[],
  refutes: (target: Candidate) => boolean,
  clock: Clock,
): boolean {
  let isChanged = false;
  for (const target of targets) {
    clock();
    if (position.broken !== NONE) break;
    if (!position.has(target) || !refutes(target)) continue;
    isChanged = true;
    position.strike(target);
    if (position.isQuiet) values.drop(target);
    else {
      position.settleAll();
      values.load(position);
    }
  }
  return isChanged;
}
