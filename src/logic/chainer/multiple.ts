/**
 * Chains from several assumptions of which one must be true: a candidate and its opposite, the candidates of a cell,
 * the places of a digit in a house. A consequence of each of them is true.
 *
 * The room `chainer` holds the chains of Sudoku Explainer: along single links, from several assumptions, and nested in
 * each other. Ladders and strategies choose among them. It imports the core, `links` and `step`.
 */
import { bitsOf, countBits, lowestBit } from '../../core/bits.js';
import { orderOf, type Position } from '../../core/boxes-first.js';
import { lending } from '../../core/caches.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { isPauseDue, type Pausing } from '../../core/pausing.js';
import { Closure } from '../links/closure.js';
import { isOn, nodeIn, off, on, opposite, type State } from '../links/state.js';
import type { Rank } from './choice.js';
import { type MultipleChain, storyOf } from './multiple-chain.js';
import { type Further, type Mode, Propagation } from './propagation.js';
import type { Assumptions, Story } from './story.js';
import { Counter, Tree, wordsOf } from './tree.js';
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
export interface MultipleSearch {
  readonly kind: MultipleKind;
  readonly further?: Further | undefined;
}

export interface WantedMultiple {
  /** The greatest length that any chain may still have. */
  readonly longest: number;
  /** Returns the greatest length that a chain with this outcome may still have. */
  most(key: number, target: State): number;
  take(forcing: MultipleChain, rank: Rank): void;
}

export class MultipleChainer {
  private readonly propagation: Propagation;
  private readonly counter: Counter;
  /** Trees by assumption, and free trees for reuse. */
  private readonly trees: (Tree | undefined)[];
  private readonly spare: Tree[] = [];
  /** The states common to some trees, as a set. */
  private readonly shared: Int32Array;
  /** All states reachable from each state along links, for kinds that are not dynamic. Trees end at a contradiction. */
  private readonly reachable = new Closure();

  constructor(readonly geometry: Geometry) {
    this.propagation = new Propagation(geometry);
    this.counter = new Counter(geometry);
    this.shared = new Int32Array(wordsOf(geometry));
    this.trees = new Array<Tree | undefined>(2 * geometry.candidates).fill(undefined);
  }

  /**
   * Searches from each assumption. `fresh`: the digits that may be assumed. Pauses between assumptions when the clock
   * asks for it.
   */
  *searching(
    position: Position,
    { kind, further }: MultipleSearch,
    wanted: WantedMultiple,
    clock: Clock,
    fresh = this.geometry.all,
  ): Pausing<void> {
    const { geometry, propagation } = this;
    const { size, cells } = geometry;
    this.release();
    propagation.load(position);
    if (!kind.dynamic) propagation.reach(this.reachable, clock);
    const grow = (state: State): Tree => this.tree(state, kind, wanted.longest, further);
    for (let cell = 0; cell < cells; cell++) {
      const digits = position.digits[cell]!;
      const count = countBits(digits);
      if (count < 2 || (count === 2 && !kind.dynamic)) continue;
      for (let rest = digits & fresh; rest; rest &= rest - 1) {
        const candidate = cell * size + lowestBit(rest);
        if (kind.contradictions) {
          if (isPauseDue(clock)) yield;
          const whenOn = grow(on(candidate));
          if (isPauseDue(clock)) yield;
          const whenOff = grow(off(candidate));
          this.contradiction(whenOn, on(candidate), wanted);
          this.contradiction(whenOff, off(candidate), wanted);
          if (kind.branches && count > 2) this.common({ kind: 'candidate', candidate }, [whenOn, whenOff], wanted);
        }
        for (const { reason, places } of kind.branches ? this.regions(position, candidate) : [])
          if (this.mayShare(places, kind)) this.common(reason, yield* grown(places, grow, clock), wanted);
      }
      if (!kind.branches) continue;
      const places = bitsOf(digits).map((digit) => cell * size + digit);
      if (this.mayShare(places, kind)) this.common({ kind: 'cell', cell }, yield* grown(places, grow, clock), wanted);
    }
  }

  /**
   * False if no state is reachable from all of the candidates. Then their trees, which cost more, need not be grown.
   */
  private mayShare(places: readonly Candidate[], { dynamic }: Mode): boolean {
    if (dynamic) return true;
    const { sets, words } = this.reachable;
    for (let word = 0; word < words; word++) {
      let shared = -1;
      for (const place of places) shared &= sets[on(place) * words + word]!;
      if (shared) return true;
    }
    return false;
  }

  private release(): void {
    for (let i = 0; i < this.trees.length; i++)
      if (this.trees[i]) {
        this.spare.push(this.trees[i]!);
        this.trees[i] = undefined;
      }
  }

  private tree(state: State, mode: Mode, most: number, further?: Further): Tree {
    let tree = this.trees[state];
    if (!tree) {
      this.trees[state] = tree = this.spare.pop() ?? new Tree(this.geometry);
      this.propagation.follow(state, tree, mode, most, further);
    }
    return tree;
  }

  private contradiction(tree: Tree, assumed: State, wanted: WantedMultiple): void {
    if (tree.clash === undefined) return;
    const ends = [tree.clash, opposite(tree.clash)].map((state) => ({ tree, state }));
    this.offer({ reason: { kind: 'contradiction', assumed }, target: opposite(assumed), ends }, wanted);
  }

  /** Returns the houses in which the candidate's cell is the digit's first place, with all places. */
  private regions({ slots }: Position, candidate: Candidate): Region[] {
    const { geometry } = this;
    const { size, houseCells } = geometry;
    const cell = geometry.cellOf(candidate);
    const digit = geometry.digitOf(candidate);
    const { houseStart, cellHouses } = orderOf(geometry);
    const regions: Region[] = [];
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      const set = slots[house * size + digit]!;
      if (set === 0 || houseCells[house * size + lowestBit(set)] !== cell || !(set & (set - 1))) continue;
      const places = bitsOf(set).map((slot) => houseCells[house * size + slot]! * size + digit);
      regions.push({ reason: { kind: 'house', house, digit }, places });
    }
    return regions;
  }

  /** Offers the states common to all branches: candidates on, then off, in the order of the first branch. */
  private common(reason: Assumptions, branches: readonly Tree[], wanted: WantedMultiple): void {
    const [first, ...others] = branches as readonly [Tree, ...Tree[]];
    const { shared } = this;
    if (!first.sharesWith(others, shared)) return;
    const check = (state: State): void => {
      if (shared[state >>> 5]! & (1 << (state & 31)))
        this.offer({ reason, target: state, ends: branches.map((tree) => ({ tree, state })) }, wanted);
    };
    for (let i = 0; i < first.onCount; i++) check(first.ons[i]!);
    for (let i = 0; i < first.offCount; i++) check(first.offs[i]!);
  }

  private offer(forcing: MultipleChain, wanted: WantedMultiple): void {
    const { target, reason, ends } = forcing;
    const digits = this.propagation.original.digits[this.geometry.cellOf(nodeIn(target))]!;
    if (isOn(target) && !(digits & (digits - 1))) return;
    const key = KEYS[reason.kind];
    const most = wanted.most(key, target);
    const { nested } = this.counter;
    let length = 0;
    nested.clear();
    for (const { tree, state } of ends) {
      length += tree.countAncestors(state, most - length, this.counter);
      if (length > most) return;
    }
    for (const chain of nested) length += chain.length;
    if (length > most) return;
    wanted.take(forcing, { rating: 0, length, key });
  }

  /** Returns the argument of a forcing. Grows the trees again if `told` keeps more grounds than they have. */
  story(forcing: MultipleChain, kind: MultipleKind, told?: Further): Story {
    if (!told) return storyOf(forcing, this.geometry);
    const regrown = new Map<Tree, Tree>();
    for (const { tree } of forcing.ends) {
      if (regrown.has(tree)) continue;
      const anew = new Tree(this.geometry);
      this.propagation.follow(tree.assumed, anew, kind, Infinity, told);
      regrown.set(tree, anew);
    }
    const ends = forcing.ends.map(({ tree, state }) => ({ tree: regrown.get(tree)!, state }));
    return storyOf({ ...forcing, ends }, this.geometry);
  }

  /** Returns the eliminations by a target. */
  removed(target: State): Candidate[] {
    const candidate = nodeIn(target);
    return isOn(target) ? othersInCell(this.geometry, this.propagation.original.digits, candidate) : [candidate];
  }
}

/** A set of assumptions of which one must be true, and their candidates. */
interface Region {
  readonly reason: Assumptions;
  readonly places: readonly Candidate[];
}

/** Grows the trees of candidates that are on. */
function* grown(places: readonly Candidate[], grow: (state: State) => Tree, clock: Clock): Pausing<Tree[]> {
  const trees: Tree[] = [];
  for (const place of places) {
    if (isPauseDue(clock)) yield;
    trees.push(grow(on(place)));
  }
  return trees;
}

/** Chainers, which have much scratch memory: a search holds one until its hits are explained. */
export const multipleChainers = lending((geometry) => new MultipleChainer(geometry));
