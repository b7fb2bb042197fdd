/**
 * Consequences of one assumption: states in the order in which they were found, each with its parents, the states it
 * follows from. The first parent led to the state. In a dynamic chain others follow: the states that had to be off
 * before the link became strong. A tree is no trial of `argument`: a search adds states to trees by the million, in an order
 * that decides which chain is the shortest.
 */

import { enlarge } from '../../core/arrays.js';
import type { Geometry } from '../../core/geometry.js';
import type { LineGround } from '../argument/lines.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, type State } from '../links/state.js';

/** A pattern, a chain or an argument on the working grid that turns candidates off. */
export type PatternGround = Extract<LineGround, { readonly kind: 'pattern' | 'chain' | 'cases' }>;

/** The number of 32-bit words in a set of states. */
export const stateWords = ({ candidates }: Geometry): number => (2 * candidates + 31) >>> 5;

/** The part of a tree that a proof reads: the grounds of its ends. */
export interface Grounds {
  /** The assumption from which all states follow. */
  readonly assumed: State;
  /** The reason why a pattern turns a state off. Kept only if the tree is grown for an explanation. */
  readonly arguments: Readonly<Record<State, PatternGround | undefined>>;
  /** Returns the reason why a state is on: BY_CELL, or a house. */
  causeOf(state: State): number;
  /** Returns the parents of a state, or of the second occurrence of the state that clashed. */
  parentsOf(state: State): Uint16Array;
}

export class Tree implements Grounds {
  /** States that are on, and states that are off, in the order in which they were found. */
  ons: Uint16Array;
  offs: Uint16Array;
  onCount = 0;
  offCount = 0;
  /** The state that is both on and off, as it was found second; undefined without a contradiction. */
  clash: State | undefined;
  /** The nested chain that turns a state off. Valid only for held states. */
  readonly nested: (NestedChain | undefined)[] = [];
  readonly arguments: (PatternGround | undefined)[] = [];
  /** The states held, as a set. */
  private readonly members: Int32Array;
  /**
   * The number of states found before a state. Valid only for held states. A tree of 25×25 holds one state in thirty,
   * so everything else is stored by this number.
   */
  private readonly rank: Uint16Array;
  /** By rank, the number of links along first parents, and the reason for a state that is on. */
  private depths: Uint16Array;
  private causes: Int16Array;
  /** By rank, the index of a state's parents in `pool`: their number, then the states. */
  private at: Int32Array;
  private pool: Uint16Array;
  private end = 0;

  constructor(geometry: Geometry) {
    const { candidates, cells } = geometry;
    this.members = new Int32Array(stateWords(geometry));
    this.rank = new Uint16Array(2 * candidates);
    this.ons = new Uint16Array(cells);
    this.offs = new Uint16Array(cells);
    this.depths = new Uint16Array(cells);
    this.causes = new Int16Array(cells);
    this.at = new Int32Array(cells);
    this.pool = new Uint16Array(4 * cells);
  }

  /** Empties the tree and adds an assumption, which has no parents. */
  begin(assumed: State): void {
    this.members.fill(0);
    this.onCount = this.offCount = this.end = 0;
    this.clash = undefined;
    if (this.nested.length > 0) this.nested.length = 0;
    if (this.arguments.length > 0) this.arguments.length = 0;
    this.pool[0] = 0;
    this.add(assumed);
  }

  has(state: State): boolean {
    return (this.members[state >>> 5]! & (1 << (state & 31))) !== 0;
  }

  /** Fills a set with the states that this tree and all others hold. Returns false if there are none. */
  intersect(others: readonly Tree[], result: Int32Array): boolean {
    let any = 0;
    for (let word = 0; word < this.members.length; word++) {
      let shared = this.members[word]!;
      for (let i = 0; shared && i < others.length; i++) shared &= others[i]!.members[word]!;
      any |= result[word] = shared;
    }
    return any !== 0;
  }

  /** Begins the parents of the next state. `addParent` adds to them, `add` or `addClash` closes the list. */
  beginParents(first: State): void {
    const { end } = this;
    if (end + 1 >= this.pool.length) this.pool = enlarge(this.pool, end + 2);
    this.pool[end] = 1;
    this.pool[end + 1] = first;
  }

  addParent(state: State): void {
    const index = this.end + ++this.pool[this.end]!;
    if (index >= this.pool.length) this.pool = enlarge(this.pool, index + 1);
    this.pool[index] = state;
  }

  add(state: State, cause = BY_CELL): void {
    const rank = this.onCount + this.offCount;
    this.close(rank, cause);
    this.depths[rank] = this.pool[this.end]! > 0 ? this.depthOf(this.pool[this.end + 1]!) + 1 : 0;
    this.members[state >>> 5]! |= 1 << (state & 31);
    this.rank[state] = rank;
    this.end += this.pool[this.end]! + 1;
    if (isOn(state)) this.ons[this.onCount++] = state;
    else this.offs[this.offCount++] = state;
  }

  addClash(state: State, cause = BY_CELL): void {
    this.clash = state;
    this.close(this.onCount + this.offCount, cause);
  }

  /** Closes the list of parents of the state with this rank. */
  private close(rank: number, cause: number): void {
    if (rank === this.at.length) this.enlarge(rank + 1);
    this.at[rank] = this.end;
    this.causes[rank] = cause;
  }

  private enlarge(least: number): void {
    this.ons = enlarge(this.ons, least);
    this.offs = enlarge(this.offs, least);
    this.depths = enlarge(this.depths, least);
    this.causes = enlarge(this.causes, least);
    this.at = enlarge(this.at, least);
  }

  /** Returns the rank of a held state, or that of the state that clashed. */
  private rankOf(state: State): number {
    return this.has(state) ? this.rank[state]! : this.onCount + this.offCount;
  }

  /** Returns the number of links along first parents to a held state. */
  depthOf(state: State): number {
    return this.depths[this.rank[state]!]!;
  }

  causeOf(state: State): number {
    return this.causes[this.rankOf(state)]!;
  }

  get assumed(): State {
    const first = this.onCount > 0 ? this.ons[0]! : this.offs[0]!;
    return this.parentsOf(first).length === 0 ? first : this.offs[0]!;
  }

  parentsOf(state: State): Uint16Array {
    const at = this.at[this.rankOf(state)]!;
    return this.pool.subarray(at + 1, at + 1 + this.pool[at]!);
  }

  /** Counts a state and all its ancestors, up to a limit. */
  countAncestors(state: State, limit: number, counter: AncestorCount): number {
    const { at, pool, nested } = this;
    const { stack, seen } = counter;
    const round = ++counter.round;
    let count = 1;
    let depth = 0;
    stack[depth++] = state;
    seen[state] = round;
    while (depth > 0) {
      const from = stack[--depth]!;
      if (nested.length > 0 && nested[from]) counter.nested.add(nested[from]!);
      const start = at[this.rankOf(from)]!;
      for (let i = start + pool[start]!; i > start; i--) {
        const parent = pool[i]!;
        if (seen[parent] === round) continue;
        if (++count > limit) return count;
        seen[parent] = round;
        stack[depth++] = parent;
      }
    }
    return count;
  }
}

/** Copies the grounds of some states of a tree, a few hundred bytes where the tree has as many kilobytes. */
export function groundsIn(tree: Grounds, ends: Iterable<State>): Grounds {
  const parents: Record<State, Uint16Array> = {};
  const causes: Record<State, number> = {};
  const patterns: Record<State, PatternGround | undefined> = {};
  const found = new Set(ends);
  for (const state of found) {
    parents[state] = tree.parentsOf(state).slice();
    causes[state] = tree.causeOf(state);
    patterns[state] = tree.arguments[state];
    for (const parent of parents[state]) found.add(parent);
  }
  return {
    assumed: tree.assumed,
    arguments: patterns,
    causeOf: (state) => causes[state]!,
    parentsOf: (state) => parents[state]!,
  };
}

/** A chain found on a working grid on which an off state depends. */
export interface NestedChain {
  readonly length: number;
}

/** Scratch memory for counting ancestors. */
export class AncestorCount {
  /** The nested chains found on the way. */
  readonly nested = new Set<NestedChain>();
  readonly stack: Int32Array;
  readonly seen: Int32Array;
  round = 0;

  constructor(geometry: Geometry) {
    this.stack = new Int32Array(2 * geometry.candidates);
    this.seen = new Int32Array(2 * geometry.candidates);
  }
}
