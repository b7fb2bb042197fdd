/** Strategies, and the hits that they find. */

import type { Bits } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import type { Family, Level } from './levels.js';
import type { Mark } from './marks.js';
import type { LeftDigits, Message } from './message.js';
import type { Outcomes } from './outcome.js';
import type { Truth } from './truths.js';

export { FAMILIES, type Family, isAbove, LEVELS, type Level } from './levels.js';

/** One of the known words, or any other. Editors still offer the known ones. */
export type OrOther<Word extends string> = Word | (string & Record<never, never>);

/** Placements and eliminations, and the pattern behind them: an explanation needs no board. */
export interface Hit<Pattern = unknown> {
  readonly place: readonly Candidate[];
  /** Eliminations, in the order in which they are removed. */
  readonly remove: readonly Candidate[];
  readonly pattern: Pattern;
  /** The digits that are left in the cells of the eliminations, where a sentence may say these instead. */
  readonly left?: LeftDigits;
}

/** Why a hit holds: its sentence, its highlights and the truths from which it follows. */
export interface Explanation {
  readonly message: Message;
  readonly marks: readonly Mark[];
  /** Truths that prove the hit from the board before it: see `src/check`. */
  readonly truths: readonly Truth[];
  /** Parts of the argument, if it has several, in the order of the message: cases, twins, chains within a chain. */
  readonly reasons?: readonly StepReason[];
  /** True if the step does not follow from the position but is assumed, as a guess is. Later steps rest on it. */
  readonly assumed?: true;
  /** The number of lines of the longest case, if the step supposes something. */
  readonly longestCase?: number;
}

/** A part of an argument, with its own marks. */
export interface StepReason {
  readonly message: Message;
  readonly marks: readonly Mark[];
}

/**
 * Rules that a strategy may need: any beside rows, columns and boxes; irregular regions; rules about several cells, such
 * as sums; exclusions of different digits, such as dots; or either of these two.
 */
export type NeededRules = 'variant' | 'regions' | 'rules' | 'exclusions' | 'clues';

/** What a search may leave out, and the clock that ends it. */
export interface SearchLimits {
  /**
   * The board's stamp when the same search last found nothing; a stamp counts changes. Parts that have not changed since
   * may be skipped if no hit is missed.
   */
  readonly since?: Stamp | undefined;
  /** A slow search calls it between short pieces of work, and ends when it throws. */
  readonly clock?: Clock | undefined;
  /** Outcomes that the caller does not need. Their hits may be omitted to save time. */
  readonly known?: Outcomes | undefined;
}

/** A strategy: metadata, a search, and an explanation of its hits. */
export interface Strategy<Pattern = unknown> {
  /** The id, in kebab-case, which also names its page and fixture. */
  readonly id: string;
  /** The usual name. */
  readonly name: string;
  /** Names in other languages, by the code of the language: `{ de: 'Schwertfisch' }`. Those of ours are in the languages. */
  readonly names?: Readonly<Record<string, string>>;
  readonly aliases?: readonly string[];
  readonly family: OrOther<Family>;
  readonly level: Level;
  /** The base score, HoDoKu's if that program knows the technique. */
  readonly score: number;
  /** The ids of the strategies to learn before this one. */
  readonly learnAfter?: readonly string[];
  /**
   * Sound only if the puzzle has one solution: digits or lines could be exchanged to get a second one. Every rule of the
   * grid must allow that exchange, so `find` also checks houses and pairs of cells that do not belong to the pattern.
   */
  readonly assumes?: 'uniqueness';
  /**
   * True if a pattern of the strategy consists of rows, columns or boxes by definition. Other houses, such as diagonals,
   * do not become part of it. A strategy about houses of any kind finds its pattern in those too.
   */
  readonly aboutLines?: true;
  /** The rules without which the strategy finds nothing, or is searched only if it is named. */
  readonly needs?: NeededRules;
  /**
   * True for a strategy that joins two steps which also exist separately: together they achieve no more than one after
   * the other.
   */
  readonly joins?: true;
  /** True for a strategy that ladders use only if it is named: other strategies explain the same steps. */
  readonly apart?: true;
  /**
   * True for a strategy that is slow when it finds nothing. It is excluded from puzzles with several solutions, which
   * keep candidates that nothing refutes.
   */
  readonly laborious?: true;
  /** Yields every useful hit, best or simplest first. */
  find(board: Markup, limits?: SearchLimits): Generator<Hit<Pattern>, void, void>;
  explain(hit: Hit<Pattern>, geometry: Geometry): Explanation;
}

/** What a strategy is called, when to learn it, and what its pattern consists of. */
export type Introduction = Pick<Strategy, 'id' | 'name' | 'names' | 'aliases' | 'learnAfter' | 'aboutLines'>;

const NONE: readonly Candidate[] = [];

/** Returns the outcome that removes candidates, with what it leaves in their cells. Sentences say what is shorter. */
export const leaving = <Pattern>(
  pattern: Pattern,
  { geometry, digits }: Markup,
  candidates: readonly Candidate[],
): Hit<Pattern> => {
  const left = new Map<Cell, Bits>();
  for (const candidate of candidates) {
    const cell = geometry.cellOf(candidate);
    left.set(cell, (left.get(cell) ?? digits[cell]!) & ~(1 << geometry.digitOf(candidate)));
  }
  return { place: NONE, remove: candidates, pattern, left: [...left] };
};

/** Returns the outcome that places candidates. */
export const placing = <Pattern>(pattern: Pattern, candidate: Candidate): Hit<Pattern> => ({
  place: [candidate],
  remove: NONE,
  pattern,
});

/** Returns the outcome that removes candidates. */
export const removing = <Pattern>(pattern: Pattern, candidates: readonly Candidate[]): Hit<Pattern> => ({
  place: NONE,
  remove: candidates,
  pattern,
});
