/** A chain along single links: its kind, its links and their reasons. */
import { bitsOf, isPair } from '../../core/bits.js';
import type { Numbers } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { linkHousesOf, type Position } from '../../core/scan-order.js';
import { type Chain, strongLinkTo, weakLinkTo } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import type { Hit } from '../step/strategy.js';
import type { Truth } from '../step/truths.js';
import type { Rank } from './choice.js';

/** The strong links that a chain may use: between places of a digit (x), within cells (y), or both. */
export interface Pass {
  readonly x: boolean;
  readonly y: boolean;
  readonly cycleRating: number;
  /** The rating of chains; absent if chains are not searched. */
  readonly chainRating?: number;
  readonly key: number;
}

export const X_PASS: Pass = { x: true, y: false, cycleRating: 6.5, chainRating: 6.6, key: 2 };
export const Y_PASS: Pass = { x: false, y: true, cycleRating: 6.5, key: 3 };
export const XY_PASS: Pass = { x: true, y: true, cycleRating: 7.0, chainRating: 7.0, key: 4 };
export const PASSES: readonly Pass[] = [X_PASS, Y_PASS, XY_PASS];

export interface UnaryChain {
  readonly kind: 'cycle' | 'chain';
  readonly pass: Pass;
  /**
   * The states from the assumption on. A chain ends with the opposite of the assumption, a cycle just before its
   * return.
   */
  readonly nodes: readonly State[];
  readonly rating: number;
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
}

export const rankOf = ({ rating, nodes, pass }: UnaryChain): Rank => ({ rating, length: nodes.length, key: pass.key });

/** A chain as its explanation needs it. */
export interface UnaryPattern {
  readonly kind: UnaryChain['kind'];
  /** Links from the assumption on; a cycle ends at its start. */
  readonly links: Chain;
}

export const unaryHit = (position: Position, found: UnaryChain): Hit<UnaryPattern> => ({
  place: found.place,
  remove: found.remove,
  pattern: { kind: found.kind, links: linksOf(position, found) },
});

/** Returns the chain with its links and their reasons. */
export function linksOf(position: Position, { nodes, kind }: UnaryChain): Chain {
  const candidates = nodes.map(nodeIn);
  if (kind === 'cycle') candidates.push(candidates[0]!);
  return candidates.map((candidate, i) => {
    const reachedOn = i < nodes.length ? isOn(nodes[i]!) : true;
    return i > 0 && reachedOn
      ? strongLinkTo([candidate], [strongTruth(position, candidates[i - 1]!, candidate)])
      : weakLinkTo(candidate);
  });
}

/** Returns the truth behind a strong link: the cell, or the first house in which the digit has no third place. */
function strongTruth({ geometry, slots }: Position, from: Candidate, to: Candidate): Truth {
  const cell = geometry.cellOf(to);
  if (geometry.cellOf(from) === cell) return { kind: 'cell', cell };
  const digit = geometry.digitOf(to);
  const shared = geometry.commonHouses([cell, geometry.cellOf(from)]);
  const house = linkHousesOf(geometry, cell).find(
    (at) => shared.includes(at) && isPair(slots[at * geometry.size + digit]!),
  )!;
  return { kind: 'house', house, digit };
}

/** Returns the candidates that a cell loses if it takes one of them. */
export function othersInCell(geometry: Geometry, digits: Numbers, candidate: Candidate): Candidate[] {
  const cell = geometry.cellOf(candidate);
  const others = digits[cell]! & ~(1 << geometry.digitOf(candidate));
  return bitsOf(others).map((digit) => geometry.candidate(cell, digit));
}
