/**
 * Candidates to which chains along single links can return. One pass computes the reachable candidates of all starts:
 * most starts lead nowhere, and only the others need a search.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { Closure } from '../links/closure.js';
import { LinkList } from '../links/link-list.js';
import { nodeIn, off, on } from '../links/state.js';
import { endOfLinks, firstLink } from './propagation.js';
import type { Pass } from './unary-chain.js';

const NONE = -1;

export class PassClosure {
  /**
   * Weak links of candidate c to candidates that have a strong link, from `liveStart[c]` on. Other weak links lead
   * nowhere.
   */
  readonly liveStart: Int32Array;
  live: Int32Array;
  /** The rank of each candidate that has a strong link. Of the others only a start can be on. */
  private readonly ranks: Int32Array;
  /** Links from an on candidate to those turned on next, by a weak and a strong link; numbered by rank. */
  private readonly next: LinkList;
  private readonly closure = new Closure();

  constructor(
    geometry: Geometry,
    private readonly links: LinkList,
  ) {
    this.liveStart = new Int32Array(geometry.candidates + 1);
    this.live = new Int32Array(geometry.candidates);
    this.ranks = new Int32Array(geometry.candidates);
    this.next = new LinkList(geometry.candidates);
  }

  /** Computes the reachable candidates of a pass along the present links. */
  compute(pass: Pass): void {
    const { ranks, next } = this;
    const count = this.rank(pass);
    this.loadLive(pass);
    next.clear();
    for (let candidate = 0; candidate < ranks.length; candidate++)
      if (ranks[candidate] !== NONE) {
        next.begin(ranks[candidate]!);
        this.addNextLinks(candidate, pass);
      }
    this.closure.compute(next.end(), count, false);
  }

  private rank(pass: Pass): number {
    const { links, ranks } = this;
    let count = 0;
    for (let candidate = 0; candidate < ranks.length; candidate++) {
      const start = firstLink(links, off(candidate), pass.y);
      ranks[candidate] = start < endOfLinks(links, off(candidate), pass.x) ? count++ : NONE;
    }
    return count;
  }

  private loadLive(pass: Pass): void {
    const { links, ranks, liveStart } = this;
    if (this.live.length < links.length) this.live = new Int32Array(links.to.length);
    const { live } = this;
    let end = 0;
    for (let candidate = 0; candidate < ranks.length; candidate++) {
      liveStart[candidate] = end;
      const last = links.start[on(candidate) + 1]!;
      for (let at = firstLink(links, on(candidate), pass.y); at < last; at++)
        if (ranks[nodeIn(links.to[at]!)] !== NONE) live[end++] = links.to[at]!;
    }
    liveStart[ranks.length] = end;
  }

  /** True if a cycle may pass through a candidate. */
  mayCycle(start: Candidate): boolean {
    const own = this.ranks[start]!;
    return own !== NONE && this.closure.has(own, own);
  }

  /** True if a candidate may turn off when it is assumed on. */
  mayTurnOff(start: Candidate, pass: Pass): boolean {
    const { links, ranks } = this;
    const last = links.start[on(start) + 1]!;
    for (let at = firstLink(links, on(start), pass.y); at < last; at++) {
      const beside = ranks[nodeIn(links.to[at]!)]!;
      if (beside !== NONE && this.turnsOn(start, beside, pass)) return true;
    }
    return false;
  }

  /** True if a candidate may turn on when it is assumed off. */
  mayTurnOn(start: Candidate, pass: Pass): boolean {
    const { links, ranks, closure } = this;
    const end = endOfLinks(links, off(start), pass.x);
    for (let at = firstLink(links, off(start), pass.y); at < end; at++)
      if (closure.has(ranks[nodeIn(links.to[at]!)]!, ranks[start]!)) return true;
    return false;
  }

  /** True if an on candidate, with or without a strong link of its own, may turn on the candidate with a rank. */
  private turnsOn(start: Candidate, rank: number, pass: Pass): boolean {
    const { links, ranks, closure, live, liveStart } = this;
    if (ranks[start] !== NONE) return closure.has(ranks[start]!, rank);
    for (let i = liveStart[start]!; i < liveStart[start + 1]!; i++) {
      const end = endOfLinks(links, live[i]!, pass.x);
      for (let at = firstLink(links, live[i]!, pass.y); at < end; at++) {
        const next = ranks[nodeIn(links.to[at]!)]!;
        if (next === rank || closure.has(next, rank)) return true;
      }
    }
    return false;
  }

  /** Adds the candidates that a candidate turns on by a weak and a strong link. */
  private addNextLinks(candidate: Candidate, pass: Pass): void {
    const { links, live, liveStart, ranks, next } = this;
    for (let i = liveStart[candidate]!; i < liveStart[candidate + 1]!; i++) {
      const end = endOfLinks(links, live[i]!, pass.x);
      for (let at = firstLink(links, live[i]!, pass.y); at < end; at++) next.add(ranks[nodeIn(links.to[at]!)]!);
    }
  }
}
