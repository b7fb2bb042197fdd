/** Pincers: two bivalue cells that see a third one and share a digit, which one of them or the third takes. */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell, Digit } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { cells, digits } from '../step/message.js';
import { type Hit, removing } from '../step/strategy.js';

/** A pivot that sees two bivalue cells which have a digit in common. */
export interface Pincers {
  readonly pivot: Cell;
  readonly pincers: readonly [Cell, Cell];
  /** The digit of both pincers, and the digit that each shares with the pivot. */
  readonly digit: Digit;
  readonly shared: readonly [Digit, Digit];
}

/**
 * Returns the elimination of the pincers' common digit, if any. If the pivot has the digit, candidates must see it too.
 */
export function pincersHit(board: Markup, pivot: Cell, a: Cell, b: Cell): Hit<Pincers> | undefined {
  const { digits: left } = board;
  const both = left[a]! & left[b]!;
  const digit = lowestBit(both);
  const remove = seeingAll(board, digit, left[pivot]! & both ? [a, b, pivot] : [a, b]);
  if (remove.length === 0) return undefined;
  const shared = [lowestBit(left[a]! & ~both), lowestBit(left[b]! & ~both)] as const;
  return removing({ pivot, pincers: [a, b], digit, shared }, remove);
}

/**
 * Returns terms for a sentence: pivot, pincers a and b, their digit z, and the pivot's digits that force z into a or b.
 */
export const pincerTerms = ({ pivot, pincers, digit, shared }: Pincers) => ({
  pivot: cells([pivot]),
  a: cells([pincers[0]]),
  b: cells([pincers[1]]),
  x: digits(shared[0]),
  y: digits(shared[1]),
  z: digits(digit),
});
