/**
 * A ladder is an ordered list of rungs: strategies, each with its rating there. Finding is the strategy's business;
 * order, rating and the choice among equal hits are the ladder's.
 */
import type { Board } from '../core/board.js';
import { type Clock, unlimited } from '../logic/step/clock.js';
import type { Hit, Level, Strategy } from '../logic/step/strategy.js';

export interface Rung {
  readonly strategy: Strategy;
  readonly level: Level;
  /** Points a use in a ladder that adds up, the difficulty in one that takes the highest. */
  readonly rating: number;
}

/** What a rung has to offer. */
export interface Found {
  readonly rung: Rung;
  readonly hit: Hit;
  /** The rating of this very hit, where it differs from its rung's. */
  readonly rating?: number;
}

/** One climb on one board: chooses the next step and carries it out. Keeps what the ladder remembers between steps. */
export interface Climb {
  /** Throws OutOfTime where the climb has a clock and its time is up. */
  next(): Found | undefined;
  apply(hit: Hit): void;
}

/** Our own, HoDoKu's and Sudoku Explainer's. */
export const LADDERS = ['full', 'hodoku', 'se'] as const;
export type LadderName = (typeof LADDERS)[number];

export interface Ladder {
  readonly id: LadderName;
  readonly name: string;
  readonly rungs: readonly Rung[];
  /** What people call the rating of a step; absent where nobody quotes it. */
  rated?(rating: number): string;
  /** Starts on a board, with some or all of the rungs. */
  begin(board: Board, rungs: readonly Rung[], clock?: Clock): Climb;
}

/** Carries out a hit on a board, placements first. */
export function applyHit(board: Board, { place, remove }: Hit): void {
  const { geometry } = board;
  for (const candidate of place) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
  for (const candidate of remove) board.remove(candidate);
}

/** The plain way to climb: the first hit of the lowest rung that has one, in the strategy's own order. */
export function firstHit(board: Board, rungs: readonly Rung[], clock = unlimited): Climb {
  const looked = new Array<number | undefined>(rungs.length);
  return {
    next() {
      for (let i = 0; i < rungs.length; i++) {
        const rung = rungs[i]!;
        clock();
        const { value } = rung.strategy.find(board, looked[i], clock).next();
        if (value) return { rung, hit: value };
        looked[i] = board.now;
      }
      return undefined;
    },
    apply: (hit) => applyHit(board, hit),
  };
}

/** A strategy as a rung with a level and a rating of the ladder's. */
export const ratedRung = (strategy: Strategy, level: Level, rating: number): Rung => ({ strategy, level, rating });

/** A strategy as a rung with its own. */
export const rungOf = (strategy: Strategy): Rung => ratedRung(strategy, strategy.level, strategy.score);
