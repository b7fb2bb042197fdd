/**
 * The trees of a search from several assumptions. Trees are large, so they are reused, and a search holds no more than
 * fit into some megabytes. A chain needs only the grounds of its end, and gets a copy of them when its tree is felled.
 */
import { groupBy } from '../../core/arrays.js';
import type { Geometry } from '../../core/geometry.js';
import type { State } from '../links/state.js';
import type { End } from './multiple-chain.js';
import { groundsIn, Tree } from './tree.js';

/**
 * The number of trees that a search holds, times the candidates of the shape: about 8 MB. All trees of 9×9 fit, those
 * of 25×25 would take hundreds of megabytes.
 */
const MOST_ENTRIES = 1_250_000;

/** The same for trees that are kept for the next search: on 9×9 as many as most searches grow, on 25×25 a few. */
const MOST_IDLE_ENTRIES = 300_000;

/** An end while its tree is in use. */
export interface GrownEnd extends End {
  tree: Tree;
}

export class Forest {
  /** Trees by assumption, the assumptions that have one, and felled trees for reuse. */
  private readonly trees: (Tree | undefined)[];
  private readonly assumptions: State[] = [];
  private readonly free: Tree[] = [];
  /** The ends of the chains offered, whose trees are in use. */
  private readonly offered: End[] = [];

  constructor(private readonly geometry: Geometry) {
    this.trees = new Array<Tree | undefined>(2 * geometry.candidates).fill(undefined);
  }

  /** Returns the tree that was planted for an assumption; undefined if there is none. */
  at(assumed: State): Tree | undefined {
    return this.trees[assumed];
  }

  /** Returns a tree for an assumption, which the caller grows. */
  plant(assumed: State): Tree {
    const tree = this.free.pop() ?? new Tree(this.geometry);
    this.trees[assumed] = tree;
    this.assumptions.push(assumed);
    return tree;
  }

  /** Keeps the grounds of some ends beyond their trees. */
  keep(ends: readonly GrownEnd[]): void {
    this.offered.push(...ends);
  }

  /** Fells all trees if they are too many. */
  thin(): void {
    if (this.assumptions.length * this.geometry.candidates <= MOST_ENTRIES) return;
    copyGrounds(this.offered);
    this.clear();
  }

  /** Fells all trees. The ends that were kept are lost. */
  clear(): void {
    const { trees, assumptions, free, offered } = this;
    offered.length = 0;
    for (const state of assumptions) {
      free.push(trees[state]!);
      trees[state] = undefined;
    }
    assumptions.length = 0;
  }

  /** Fells all trees, and releases most of them where they are large. */
  shrink(): void {
    const { free, geometry } = this;
    this.clear();
    free.length = Math.min(free.length, Math.floor(MOST_IDLE_ENTRIES / geometry.candidates));
  }
}

/** Replaces the trees of ends by copies of the grounds of these ends, a copy for each tree. */
function copyGrounds(ends: readonly End[]): void {
  for (const [tree, own] of groupBy(ends, (end) => end.tree)) {
    const grounds = groundsIn(
      tree,
      own.map(({ state }) => state),
    );
    for (const end of own) end.tree = grounds;
  }
}
