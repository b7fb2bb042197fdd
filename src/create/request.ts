/** Requests for puzzles as plain data, which callers keep and threads exchange. */
import type { Cell } from '../core/geometry.js';
import type { Level } from '../logic/step/strategy.js';
import type { Range } from '../settings/range.js';
import type { Fill } from './fill.js';
import type { Symmetry } from './symmetries.js';

/** Properties of the requested puzzle, in any combination. */
export interface PuzzleRequest {
  /** The level of the puzzle, not a limit. */
  readonly level?: Level;
  /** HoDoKu's score. */
  readonly score?: Range;
  /** Sudoku Explainer's rating. */
  readonly rating?: Range;
  /** The longest whip that is needed: Denis Berthier's rating W. Those below are B, gW and gB. */
  readonly w?: Range;
  /** The longest braid that is needed. */
  readonly b?: Range;
  /** The longest g-whip that is needed. */
  readonly gw?: Range;
  /** The longest g-braid that is needed. */
  readonly gb?: Range;
  /** Ids of strategies that the path needs. */
  readonly require?: readonly string[];
  /** Ids of strategies that suffice. */
  readonly strategy?: readonly string[];
  /** Strategies up to this level suffice. */
  readonly maxLevel?: Level;
  /** The number of given digits. */
  readonly clues?: Range;
  /** True if every given is needed. */
  readonly minimal?: boolean;
  /** The symmetry of the given cells. */
  readonly symmetry?: Symmetry;
  /** The cells that are given, whatever the symmetry. */
  readonly pattern?: readonly Cell[];
  /** How the full grid is made. */
  readonly fill?: Fill;
}

/** The properties that are ranges, each as a range or as a number, which stands for the range of itself. */
export type RangesOrNumbers = {
  readonly [Name in 'score' | 'rating' | 'w' | 'b' | 'gw' | 'gb' | 'clues']?: Range | number;
};

/**
 * What an aim of the search comes from: a property of the request, or the wish for a position to train on (`just`). A
 * symmetry and a way to fill grids are kept from the start, so nothing aims at them.
 */
export type AimKey = Exclude<keyof PuzzleRequest, 'symmetry' | 'fill'> | 'just';
