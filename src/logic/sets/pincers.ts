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
 * Returns terms for a sentence: pivot, pincers, their digit z, and the pivot's digits x and y, the smaller first, that
 * force z into a and b.
 */
export function pincerTerms({ pivot, pincers, digit, shared }: Pincers) {
  const [first, second] = shared[0] < shared[1] ? [0, 1] : [1, 0];
  return {
    pivot: cells([pivot]),
    pincers: cells(pincers),
    a: cells([pincers[first]!]),
    b: cells([pincers[second]!]),
    x: digits(shared[first]!),
    y: digits(shared[second]!),
    z: digits(digit),
  };
}
