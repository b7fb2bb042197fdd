/**
 * Follows an assumption to all its consequences. Candidates that are off leave the working grid of a dynamic chain, so
 * that further links become strong; the grid is restored afterwards. It does not use the walk of `links`, because the
 * grid changes during the walk, and a state may depend on several others.
 */
import { isSingle, lowestBit } from '../../core/bits.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Position, type ScanOrder, scanOrderOf } from '../../core/scan-order.js';
import { BY_CELL, LinkList } from '../links/link-list.js';
import { addPlainLinks, type SingleNodes } from '../links/plain-links.js';
import { nodeIn, off, on, opposite, type State } from '../links/state.js';
import { Conflicts } from './conflicts.js';
import type { Tree } from './tree.js';

/**
 * Returns a list for the plain links of a position. Each candidate is a node. Along houses, links of the box come
 * first, then those of the row and of the column. A pass may use links within cells, along houses, or both.
 */
export const emptyLinkList = (geometry: Geometry): LinkList => new LinkList(2 * geometry.candidates);

/** Fills the list with the links of a position. */
export function readLinks(list: LinkList, position: Position, clock?: Clock): void {
  const { geometry } = position;
  addPlainLinks(list.clear(), position, scanOrderOf(geometry), geometry.memo(candidateNodes), true, clock);
  list.end();
}

function candidateNodes({ candidates: count }: Geometry): SingleNodes {
  const nodeOf = Int16Array.from({ length: count }, (_, candidate) => candidate);
  return { candidates: nodeOf, count, nodeOf };
}

/** Returns the start of a state's links: within its cell, or along houses. */
export const firstLink = ({ start, along }: LinkList, state: State, withinCell: boolean): number =>
  withinCell ? start[state]! : along[state]!;

/** Returns the end of a state's links: along houses, or within its cell. */
export const endOfLinks = ({ start, along }: LinkList, state: State, alongHouses: boolean): number =>
  alongHouses ? start[state + 1]! : along[state]!;

export interface Mode {
  /** True if the candidates of a cell are linked with each other. */
  readonly y: boolean;
  readonly dynamic: boolean;
}

/** Further consequences, searched when links yield nothing more. */
export interface TreeExtension {
  /** Adds off states that follow on the working grid to the tree. Returns false if there are none. */
  extend(tree: Tree, grids: Propagation): boolean;
}

/**
 * The least sum by which the depths of two ends exceed the depth of an off state, if one of the ends is one link
 * deeper.
 */
const MIN_EXTRA_DEPTH = 3;

export class Propagation {
  readonly original: Grid;
  readonly working: Grid;
  private readonly links: LinkList;
  /** The conflicts on the working grid, for searches that set it. */
  readonly conflicts: Conflicts;
  private readonly order: ScanOrder;

  constructor(readonly geometry: Geometry) {
    this.original = emptyGrid(geometry);
    this.working = emptyGrid(geometry);
    this.links = emptyLinkList(geometry);
    this.conflicts = new Conflicts(geometry, this.links);
    this.order = scanOrderOf(geometry);
  }

  /** Loads a position. */
  load(position: Position, clock: Clock): void {
    copy(position, this.original);
    copy(position, this.working);
    readLinks(this.links, position, clock);
    this.conflicts.clear();
  }

  /**
   * Fills the tree with all consequences of the assumption. Stops when the assumption contradicts itself, or when
   * nothing more can be part of a chain of up to `maxLength` states. Offs are followed in the order of their depth. A
   * state has more ancestors than its depth, and a chain has one end at least one link deeper, and another end.
   */
  growTree(start: State, tree: Tree, mode: Mode, maxLength: number, extension?: TreeExtension): void {
    tree.begin(start);
    let onAt = 0;
    let offAt = 0;
    for (;;) {
      if (onAt < tree.onCount) {
        if (!this.propagateOn(tree.ons[onAt++]!, tree, mode)) break;
      } else if (offAt < tree.offCount) {
        if (!extension && tree.depthOf(tree.offs[offAt]!) + MIN_EXTRA_DEPTH > maxLength) break;
        if (!this.propagateOff(tree.offs[offAt++]!, tree, mode)) break;
      } else if (!extension?.extend(tree, this)) break;
    }
    if (mode.dynamic) for (let i = 0; i < offAt; i++) this.restore(nodeIn(tree.offs[i]!));
  }

  private propagateOn(state: State, tree: Tree, { y }: Mode): boolean {
    const { links } = this;
    for (let at = firstLink(links, state, y), end = links.start[state + 1]!; at < end; at++) {
      const next = links.to[at]!;
      const isClash = tree.has(opposite(next));
      if (!isClash && tree.has(next)) continue;
      tree.beginParents(state);
      if (isClash) {
        tree.addClash(next);
        return false;
      }
      tree.add(next);
    }
    return true;
  }

  private propagateOff(state: State, tree: Tree, mode: Mode): boolean {
    return mode.dynamic ? this.propagateOffDynamic(state, tree, mode) : this.propagateOffStatic(state, tree, mode);
  }

  private propagateOffStatic(state: State, tree: Tree, { y }: Mode): boolean {
    const { links } = this;
    for (let at = firstLink(links, state, y), end = links.start[state + 1]!; at < end; at++) {
      const next = links.to[at]!;
      if (tree.has(next)) continue;
      tree.beginParents(state);
      if (!this.turnOn(nodeIn(next), links.cause[at]!, tree)) return false;
    }
    return true;
  }

  /**
   * Follows the strong links of the working grid, which the candidate leaves. Candidates that left it earlier become
   * parents too.
   */
  private propagateOffDynamic(state: State, tree: Tree, { y }: Mode): boolean {
    const { geometry, working, original } = this;
    const { size, houseCells } = geometry;
    const { houseStart, cellHouses, cellSlots } = this.order;
    const candidate = nodeIn(state);
    const cell = (candidate / size) | 0;
    const digit = candidate - cell * size;
    const own = working.digits[cell]!;
    const others = own & ~(1 << digit);
    working.digits[cell] = others;
    if (y && isSingle(others)) {
      const next = cell * size + lowestBit(others);
      if (!tree.has(on(next))) {
        tree.beginParents(state);
        for (let removed = original.digits[cell]! & ~own; removed; removed &= removed - 1)
          tree.addParent(off(cell * size + lowestBit(removed)));
        if (!this.turnOn(next, BY_CELL, tree)) return false;
      }
    }
    for (let at = houseStart[cell]!, end = houseStart[cell + 1]!; at < end; at++) {
      const house = cellHouses[at]!;
      const places = working.slots[house * size + digit]!;
      const left = places & ~(1 << cellSlots[at]!);
      working.slots[house * size + digit] = left;
      if (!isSingle(left)) continue;
      const next = houseCells[house * size + lowestBit(left)]! * size + digit;
      if (tree.has(on(next))) continue;
      tree.beginParents(state);
      for (let removed = original.slots[house * size + digit]! & ~places; removed; removed &= removed - 1)
        tree.addParent(off(houseCells[house * size + lowestBit(removed)]! * size + digit));
      if (!this.turnOn(next, house, tree)) return false;
    }
    return true;
  }

  /** Adds a candidate as on, after its parents are listed; false if it is off. */
  private turnOn(candidate: Candidate, cause: number, tree: Tree): boolean {
    if (tree.has(off(candidate))) {
      tree.addClash(on(candidate), cause);
      return false;
    }
    tree.add(on(candidate), cause);
    return true;
  }

  private restore(candidate: Candidate): void {
    const { geometry, working } = this;
    const { size } = geometry;
    const { houseStart, cellHouses, cellSlots } = this.order;
    const cell = (candidate / size) | 0;
    const digit = candidate - cell * size;
    working.digits[cell]! |= 1 << digit;
    for (let at = houseStart[cell]!, end = houseStart[cell + 1]!; at < end; at++)
      working.slots[cellHouses[at]! * size + digit]! |= 1 << cellSlots[at]!;
  }
}

/** A copy of a position that can be written. */
interface Grid extends Position {
  readonly digits: Int32Array;
  readonly slots: Int32Array;
  readonly open: Int32Array;
}

const emptyGrid = (geometry: Geometry): Grid => ({
  geometry,
  digits: new Int32Array(geometry.cells),
  slots: new Int32Array(geometry.houses * geometry.size),
  open: new Int32Array(geometry.houses),
});

function copy(from: Position, to: Grid): void {
  for (let i = 0; i < to.digits.length; i++) to.digits[i] = from.digits[i]!;
  for (let i = 0; i < to.slots.length; i++) to.slots[i] = from.slots[i]!;
  for (let i = 0; i < to.open.length; i++) to.open[i] = from.open[i]!;
}
