/**
 * The spread of one assumption along single links, level by level: candidates that are on turn others off along weak
 * links, candidates that are off turn others on along strong links. The first state that leads to another is its parent,
 * so that parents lead back to the assumption along a shortest chain. It does not use the walk of `links`, because
 * cycles are found at links to states that were reached before.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { LinkList } from '../links/link-list.js';
import { isOn, nodeIn, off, type State } from '../links/state.js';
import { endOfLinks, firstLink } from './propagation.js';
import type { Pass } from './unary-chain.js';

/** In place of a parent: the state is the assumption. */
export const NONE = -1;

export class Levels {
  /** The parent of each state that was reached. */
  readonly parent: Int32Array;
  /** The number of the assumption that reached a state last. */
  private readonly reachedBy: Int32Array;
  private assumptions = 0;
  private pass!: Pass;
  /** The states of the last two levels, in the order in which they were reached. */
  private readonly ons: Int32Array;
  private onCount = 0;
  private readonly offs: Int32Array;
  private offCount = 0;
  /** Flags of the candidates that are on if the assumed candidate is off: its partners by strong links. */
  private readonly isPartner: Uint8Array;
  /** The weak links of the last level that lead to a partner: pairs of an on and an off. They close cycles. */
  readonly closing: State[] = [];

  constructor(
    { candidates }: Geometry,
    private readonly links: LinkList,
  ) {
    this.parent = new Int32Array(2 * candidates);
    this.reachedBy = new Int32Array(2 * candidates);
    this.ons = new Int32Array(candidates);
    this.offs = new Int32Array(candidates);
    this.isPartner = new Uint8Array(candidates);
  }

  /** Begins with an assumption, along the links of a pass. */
  begin(assumption: State, pass: Pass): void {
    this.pass = pass;
    this.assumptions++;
    this.parent[assumption] = NONE;
    this.reachedBy[assumption] = this.assumptions;
    this.onCount = this.offCount = 0;
    if (isOn(assumption)) this.ons[this.onCount++] = assumption;
    else this.offs[this.offCount++] = assumption;
  }

  /** Flags the partners of a candidate, or with 0 clears their flags. */
  flagPartners(candidate: Candidate, flag: 0 | 1): void {
    const { links, pass, isPartner } = this;
    const end = endOfLinks(links, off(candidate), pass.x);
    for (let at = firstLink(links, off(candidate), pass.y); at < end; at++) isPartner[nodeIn(links.to[at]!)] = flag;
  }

  /**
   * Turns candidates off along the weak links of the last ons, and lists the links that close cycles if these are
   * wanted. Returns false if there are no such ons.
   */
  turnOff(areCyclesWanted = false): boolean {
    const { links, pass, parent, reachedBy, assumptions, ons, onCount, offs, isPartner, closing } = this;
    let count = 0;
    closing.length = 0;
    for (let i = 0; i < onCount; i++) {
      const from = ons[i]!;
      for (let at = firstLink(links, from, pass.y), end = links.start[from + 1]!; at < end; at++) {
        const next = links.to[at]!;
        if (areCyclesWanted && isPartner[nodeIn(next)]) closing.push(from, next);
        if (reachedBy[next] === assumptions) continue;
        reachedBy[next] = assumptions;
        parent[next] = from;
        offs[count++] = next;
      }
    }
    this.offCount = count;
    return onCount > 0;
  }

  /** Turns candidates on along the strong links of the last offs. Returns false if there are no such offs. */
  turnOn(): boolean {
    const { links, pass, parent, reachedBy, assumptions, ons, offs, offCount } = this;
    let count = 0;
    for (let i = 0; i < offCount; i++) {
      const from = offs[i]!;
      const end = endOfLinks(links, from, pass.x);
      for (let at = firstLink(links, from, pass.y); at < end; at++) {
        const next = links.to[at]!;
        if (reachedBy[next] === assumptions) continue;
        reachedBy[next] = assumptions;
        parent[next] = from;
        ons[count++] = next;
      }
    }
    this.onCount = count;
    return offCount > 0;
  }

  has(state: State): boolean {
    return this.reachedBy[state] === this.assumptions;
  }

  /** Returns the states from the assumption to one that it has reached. */
  pathTo(end: State): State[] {
    const path: State[] = [];
    for (let at = end; at !== NONE; at = this.parent[at]!) path.push(at);
    return path.reverse();
  }

  /** True if a state is on the path to another. */
  isOnPath(state: State, end: State): boolean {
    for (let at = end; at !== NONE; at = this.parent[at]!) if (at === state) return true;
    return false;
  }
}
