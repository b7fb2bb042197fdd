/**
 * Chains from several assumptions of which one must be true: a candidate and its opposite, the candidates of a cell,
 * the places of a digit in a house. A consequence of each of them is true.
 *
 * The room `chainer` holds the chains of Sudoku Explainer: along single links, from several assumptions, and nested in
 * each other. Ladders and strategies choose among them. It imports the core,
 * `links`, `argument` and `step`.
 */

import { bitsOf, countBits, lowestBit } from '../../core/bits.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Position, scanOrderOf } from '../../core/scan-order.js';
import type { Argument } from '../argument/lines.js';
import { isOn, nodeIn, off, on, opposite, type State } from '../links/state.js';
import type { Rank } from './choice.js';
import { Forest, type GrownEnd } from './forest.js';
import { type Assumptions, argumentOf, type MultipleChain } from './multiple-chain.js';
import { type Mode, Propagation, type TreeExtension } from './propagation.js';
import { AncestorCount, type Grounds, stateWords, Tree } from './tree.js';
import { othersInCell } from './unary-chain.js';

export interface MultipleKind extends Mode {
  /**
   * True if the search includes assumptions that contradict themselves, and states common to both states of a
   * candidate.
   */
  readonly contradictions: boolean;
  /** True if the search includes branches from the candidates of a cell, and from the places of a house. */
  readonly branches: boolean;
}

export const NISHIO: MultipleKind = { y: false, dynamic: true, contradictions: true, branches: false };
export const MULTIPLE: MultipleKind = { y: true, dynamic: false, contradictions: false, branches: true };
export const DYNAMIC: MultipleKind = { y: true, dynamic: true, contradictions: true, branches: true };

/** Keys that order chains of equal rating and length. */
const KEYS = { candidate: 1, cell: 5, house: 6, contradiction: 7 } as const;

/** The kind of chains to search, and the rules for chains nested in them. */
interface MultipleSearch {
  readonly kind: MultipleKind;
  readonly extension?: TreeExtension | undefined;
}

interface MultipleCollector {
  /** The greatest length that any chain may still have. */
  readonly maxLength: number;
  /** Returns the greatest length that a chain with this outcome may still have. */
  limit(key: number, target: State): number;
  add(chain: MultipleChain, rank: Rank): void;
}

export class MultipleChainer {
  private readonly propagation: Propagation;
  private readonly counter: AncestorCount;
  private readonly forest: Forest;
  /** The states common to some trees, as a set. */
  private readonly shared: Int32Array;

  constructor(readonly geometry: Geometry) {
    this.propagation = new Propagation(geometry);
    this.counter = new AncestorCount(geometry);
    this.shared = new Int32Array(stateWords(geometry));
    this.forest = new Forest(geometry);
  }

  /** Searches from each assumption. `allowed`: the digits that may be assumed. */
  search(
    position: Position,
    { kind, extension }: MultipleSearch,
    collector: MultipleCollector,
    clock: Clock,
    allowed = this.geometry.all,
  ): void {
    const { geometry, propagation, forest } = this;
    const { size, cells } = geometry;
    forest.clear();
    propagation.load(position, clock);
    if (!kind.dynamic) propagation.conflicts.set(position);
    const grow = (state: State): Tree => {
      clock();
      const known = forest.at(state);
      if (known) return known;
      const tree = forest.plant(state);
      propagation.growTree(state, tree, kind, collector.maxLength, extension);
      return tree;
    };
    const growAll = (candidates: readonly Candidate[]): Tree[] => candidates.map((candidate) => grow(on(candidate)));
    for (let cell = 0; cell < cells; cell++) {
      forest.thin();
      const digits = position.digits[cell]!;
      const count = countBits(digits);
      if (count < 2 || (count === 2 && !kind.dynamic)) continue;
      clock();
      for (let rest = digits & allowed; rest; rest &= rest - 1) {
        const candidate = cell * size + lowestBit(rest);
        if (kind.contradictions) {
          const whenOn = grow(on(candidate));
          const whenOff = grow(off(candidate));
          this.offerContradiction(whenOn, on(candidate), collector);
          this.offerContradiction(whenOff, off(candidate), collector);
          if (kind.branches && count > 2)
            this.offerCommonStates({ kind: 'candidate', candidate }, [whenOn, whenOff], collector);
        }
        for (const { reason, places } of kind.branches ? this.alternatives(position, candidate) : [])
          if (this.mayHaveCommonState(places, kind)) this.offerCommonStates(reason, growAll(places), collector);
      }
      if (!kind.branches) continue;
      const places = bitsOf(digits).map((digit) => cell * size + digit);
      if (this.mayHaveCommonState(places, kind))
        this.offerCommonStates({ kind: 'cell', cell }, growAll(places), collector);
    }
  }

  /** False if the candidates turn off nothing in common. Then their trees, which cost more, need not be grown. */
  private mayHaveCommonState(places: readonly Candidate[], { dynamic }: Mode): boolean {
    return dynamic || this.propagation.conflicts.haveCommon(places);
  }

  /** Frees the memory of the trees, most of it where they are large. */
  shrink(): void {
    this.forest.shrink();
  }

  private offerContradiction(tree: Tree, assumed: State, collector: MultipleCollector): void {
    if (tree.clash === undefined) return;
    const ends = [tree.clash, opposite(tree.clash)].map((state) => ({ tree, state }));
    this.offer({ kind: 'contradiction', assumed }, opposite(assumed), ends, collector);
  }

  /** Returns the houses in which the candidate's cell is the digit's first place, with all places. */
  private alternatives({ slots }: Position, candidate: Candidate): Alternatives[] {
    const { geometry } = this;
    const { size, houseCells } = geometry;
    const cell = geometry.cellOf(candidate);
    const digit = geometry.digitOf(candidate);
    const { houseStart, cellHouses } = scanOrderOf(geometry);
    const alternatives: Alternatives[] = [];
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      const set = slots[house * size + digit]!;
      if (set === 0 || houseCells[house * size + lowestBit(set)] !== cell || !(set & (set - 1))) continue;
      const places = bitsOf(set).map((slot) => houseCells[house * size + slot]! * size + digit);
      alternatives.push({ reason: { kind: 'house', house, digit }, places });
    }
    return alternatives;
  }

  /** Offers the states common to all branches: candidates on, then off, in the order of the first branch. */
  private offerCommonStates(reason: Assumptions, branches: readonly Tree[], collector: MultipleCollector): void {
    const [first, ...others] = branches as readonly [Tree, ...Tree[]];
    const { shared } = this;
    if (!first.intersect(others, shared)) return;
    const check = (state: State): void => {
      if (!(shared[state >>> 5]! & (1 << (state & 31)))) return;
      const ends = branches.map((tree) => ({ tree, state }));
      this.offer(reason, state, ends, collector);
    };
    for (let i = 0; i < first.onCount; i++) check(first.ons[i]!);
    for (let i = 0; i < first.offCount; i++) check(first.offs[i]!);
  }

  private offer(reason: Assumptions, target: State, ends: readonly GrownEnd[], collector: MultipleCollector): void {
    const digits = this.propagation.original.digits[this.geometry.cellOf(nodeIn(target))]!;
    if (isOn(target) && !(digits & (digits - 1))) return;
    const key = KEYS[reason.kind];
    const most = collector.limit(key, target);
    const { nested } = this.counter;
    let length = 0;
    nested.clear();
    for (const { tree, state } of ends) {
      length += tree.countAncestors(state, most - length, this.counter);
      if (length > most) return;
    }
    for (const inner of nested) length += inner.length;
    if (length > most) return;
    this.forest.keep(ends);
    collector.add({ reason, target, ends }, { rating: 0, length, key });
  }

  /** Returns the argument of a chain. Grows the trees again if `explaining` keeps more grounds than they have. */
  argument(chain: MultipleChain, kind: MultipleKind, explaining?: TreeExtension): Argument {
    if (!explaining) return argumentOf(chain, this.geometry);
    const regrown = new Map<Grounds, Tree>();
    for (const { tree } of chain.ends) {
      if (regrown.has(tree)) continue;
      const again = new Tree(this.geometry);
      this.propagation.growTree(tree.assumed, again, kind, Infinity, explaining);
      regrown.set(tree, again);
    }
    const ends = chain.ends.map(({ tree, state }) => ({ tree: regrown.get(tree)!, state }));
    return argumentOf({ ...chain, ends }, this.geometry);
  }

  /** Returns the eliminations by a target. */
  eliminations(target: State): Candidate[] {
    const candidate = nodeIn(target);
    return isOn(target) ? othersInCell(this.geometry, this.propagation.original.digits, candidate) : [candidate];
  }
}

/** A set of assumptions of which one must be true, and their candidates. */
interface Alternatives {
  readonly reason: Assumptions;
  readonly places: readonly Candidate[];
}

const makeChainer = (geometry: Geometry): MultipleChainer => new MultipleChainer(geometry);

/**
 * Runs a search with the chainer of a shape, whose scratch memory is large, and frees it. The result must hold no chain,
 * since a chain holds trees: make hits of chains first.
 */
export function withChainer<Answer>(geometry: Geometry, search: (chainer: MultipleChainer) => Answer): Answer {
  const chainer = geometry.memo(makeChainer);
  try {
    return search(chainer);
  } finally {
    chainer.shrink();
  }
}
