/**
 * Arguments as plain data, whatever search found them: what follows from a supposition, line by line, each line from
 * earlier ones. One explainer tells them, draws them and names their truths.
 *
 * The room `argument` imports the core, `rules`, `links` and `step`. Engines convert what they find to lines.
 */
import type { Candidate, Cell } from '../../core/geometry.js';
import type { HouseDifference } from '../../rules/house-differences.js';
import type { Chain } from '../links/chain.js';
import type { Cases, Message } from '../step/message.js';
import type { Need, Truth } from '../step/truths.js';

/** A line: what is true or false, and why. A line that states neither is a contradiction. */
export interface ArgumentLine {
  readonly ground: LineGround;
  /** Candidates of which one is true. */
  readonly oneOf: readonly Candidate[];
  /** Candidates that are false. */
  readonly removed: readonly Candidate[];
  /** The indices of the earlier lines of the case that it follows from, ascending. */
  readonly causes: readonly number[];
}

/** The reason why a line holds once its causes do. */
export type LineGround =
  /** It is supposed. */
  | { readonly kind: 'premise' }
  /** What is left for a cell, or for a digit in a house, and what it has lost since the premise. */
  | { readonly kind: 'need'; readonly need: Need; readonly lost: readonly Candidate[] }
  /** A digit of a house, or a subset, keeps some candidates to itself. */
  | { readonly kind: 'locked'; readonly needs: readonly Need[]; readonly kept: readonly Candidate[] }
  /** A pattern with a name of its own. */
  | { readonly kind: 'pattern'; readonly name: PatternName; readonly needs: readonly Need[] }
  | ClueGround
  /** A chain from the premise to what the line states. */
  | { readonly kind: 'way'; readonly chain: Chain }
  /** A chain that refutes its own beginning. */
  | { readonly kind: 'chain'; readonly chain: Chain }
  /** An argument within this one. What its premises need of this one are the causes of the line. */
  | { readonly kind: 'cases'; readonly argument: Argument }
  /** A candidate that is true excludes it. */
  | { readonly kind: 'conflict' }
  /** Candidates that are both true exclude each other; or one candidate is both true and false. */
  | { readonly kind: 'clash'; readonly candidates: readonly Candidate[] }
  /** The earlier lines contradict each other. The truths refute the premise. */
  | { readonly kind: 'absurdity'; readonly truths: readonly Truth[] };

/** The grounds of a kind. */
export type GroundOf<Kind extends LineGround['kind']> = Extract<LineGround, { readonly kind: Kind }>;

/** A pattern that a line names. */
export type PatternName = 'locking' | 'hidden-pair' | 'naked-pair' | 'x-wing';

/** A clue that leaves no room for some candidates or, in a contradiction, can no longer be filled. */
export type ClueGround = (
  | /** Rules of the geometry, by their indices: of one clue, or of clues that are alike. */
  { readonly kind: 'rule'; readonly rules: readonly number[]; readonly cells: readonly Cell[] }
  /** Relations of two cells each: of one clue, or of clues that are alike. */
  | { readonly kind: 'relation'; readonly pairs: readonly (readonly [Cell, Cell])[]; readonly cells: readonly Cell[] }
  /** Sums that follow for houses. */
  | { readonly kind: 'difference'; readonly difference: HouseDifference }
) & { readonly left?: readonly LeftByClue[] };

/** All that a clue leaves to some cells, as many digits as these are, and what goes with it. */
export interface LeftByClue {
  readonly kept: readonly Candidate[];
  readonly lost: readonly Candidate[];
}

/** A supposition and what follows from it. The first line is the premise, so the index of a line is its number. */
export type Case = readonly [ArgumentLine, ...ArgumentLine[]];

/** Candidates that are true, or that are false. */
export interface Assertion {
  readonly candidates: readonly Candidate[];
  readonly on: boolean;
}

/** Candidates of which one is true, because a pattern is impossible without them. */
export interface Guardians {
  readonly kind: 'guardians';
  readonly candidates: readonly Candidate[];
  readonly cells: readonly Cell[];
  /** The reason why the pattern is impossible, the beginning of a sentence. */
  readonly why: Message;
  readonly truths: readonly Truth[];
}

/**
 * Cases of which one is true, and what follows in each; or a supposition that is refuted, and its opposite. Without
 * candidates in its outcome each case is refuted.
 */
export interface Argument {
  /** The reason why one of the cases is true; undefined for a supposition that is refuted. */
  readonly of: Cases | Guardians | undefined;
  readonly cases: readonly Case[];
  readonly outcome: Assertion;
}

const NONE: readonly never[] = [];

/** Returns the line that supposes a candidate to be true, or false. */
export const premise = (candidate: Candidate, on: boolean): ArgumentLine => ({
  ground: { kind: 'premise' },
  oneOf: on ? [candidate] : NONE,
  removed: on ? NONE : [candidate],
  causes: NONE,
});

/** Returns the argument that a candidate is false, since a supposition leads to a contradiction. */
export const refutation = (lines: Case): Argument => {
  const [{ oneOf, removed }] = lines;
  const on = removed.length > 0;
  return { of: undefined, cases: [lines], outcome: { candidates: on ? removed : oneOf, on } };
};

/** True if a line states nothing, so that its premise is refuted. */
export const isContradiction = ({ oneOf, removed }: Omit<ArgumentLine, 'causes'>): boolean =>
  oneOf.length + removed.length === 0;

/** True if a line holds by a clue. */
export const isByClue = ({ ground: { kind } }: Omit<ArgumentLine, 'causes'>): boolean =>
  kind === 'rule' || kind === 'relation' || kind === 'difference';

/** What the premise of a case claims. */
export const supposed = ([{ oneOf, removed }]: Case): Assertion =>
  oneOf.length > 0 ? { candidates: oneOf, on: true } : { candidates: removed, on: false };

/** Returns the number of lines of the longest case after its premise, with those of arguments within it. */
export const linesOfLongest = ({ cases }: Argument): number =>
  Math.max(...cases.map((lines) => lines.reduce((count, line) => count + linesOf(line), 0)));

const linesOf = (line: ArgumentLine): number =>
  (isNumbered(line) ? 1 : 0) + (line.ground.kind === 'cases' ? linesOfLongest(line.ground.argument) : 0);

/** True if a line has a number in the text: all but the premise, chains from it, and an end that a sentence tells. */
export const isNumbered = ({ ground: { kind } }: ArgumentLine): boolean =>
  kind !== 'premise' && kind !== 'way' && kind !== 'conflict' && kind !== 'clash';

/** True if chains from the premise lead to the end of a case. Then no line has a number. */
export const hasWays = (lines: Case): boolean => lines.some(({ ground }) => ground.kind === 'way');
