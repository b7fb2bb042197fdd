/**
 * From which candidates chains along single links can come back. What is reached from each is worked out for all of
 * them at once, as sets (Warshall 1962): most starts lead nowhere, and only the others are worth a search.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Links } from './links.js';
import type { Pass } from './unary-chain.js';

const NONE = -1;

export class Returns {
  /** Weak links to candidates that have a strong one, from `liveStart[c]` up to `liveStart[c + 1]`: others lead nowhere. */
  readonly liveStart: Int32Array;
  live: Int32Array;
  /** The number of each candidate that has a strong link: of others nothing but a start can be on. */
  private readonly node: Int32Array;
  /** The nodes that are on if node n is on, at `n * words`; at `spare` a set for starts that are no node. */
  private sets = new Int32Array(0);
  private words = 0;
  private spare = 0;

  constructor(
    geometry: Geometry,
    private readonly links: Links,
  ) {
    this.liveStart = new Int32Array(geometry.candidates + 1);
    this.live = new Int32Array(geometry.candidates);
    this.node = new Int32Array(geometry.candidates);
  }

  /** Works out for a pass what is reached along the links as they stand. */
  read(pass: Pass): void {
    const nodes = this.numberNodes(pass);
    this.readLive(pass);
    const words = (this.words = (nodes + 31) >>> 5);
    const end = (this.spare = nodes * words);
    if (this.sets.length < end + words) this.sets = new Int32Array(2 * (end + words));
    const { sets, node } = this;
    sets.fill(0, 0, end);
    for (let candidate = 0; candidate < node.length; candidate++)
      if (node[candidate] !== NONE) this.addNext(candidate, node[candidate]! * words, pass);
    for (let over = 0; over < nodes; over++) {
      const bit = 1 << (over & 31);
      const beyond = over * words;
      for (let set = 0; set < end; set += words)
        if (sets[set + (over >>> 5)]! & bit)
          for (let word = 0; word < words; word++) sets[set + word]! |= sets[beyond + word]!;
    }
  }

  private numberNodes(pass: Pass): number {
    const { links, node } = this;
    let nodes = 0;
    for (let candidate = 0; candidate < node.length; candidate++)
      node[candidate] = links.strongFrom(candidate, pass.y) < links.strongTo(candidate, pass.x) ? nodes++ : NONE;
    return nodes;
  }

  private readLive(pass: Pass): void {
    const { links, node, liveStart } = this;
    if (this.live.length < links.weak.length) this.live = new Int32Array(links.weak.length);
    let end = 0;
    for (let candidate = 0; candidate < node.length; candidate++) {
      liveStart[candidate] = end;
      for (let at = links.weakFrom(candidate, pass.y); at < links.weakStart[candidate + 1]!; at++)
        if (node[links.weak[at]!] !== NONE) this.live[end++] = links.weak[at]!;
    }
    liveStart[node.length] = end;
  }

  /** Whether a cycle can go through a candidate. */
  mayCycle(start: Candidate): boolean {
    const own = this.node[start]!;
    return own !== NONE && this.holds(own * this.words, own);
  }

  /** Whether a candidate may turn out to be off if it is on. */
  mayTurnOff(start: Candidate, pass: Pass): boolean {
    const { links, node } = this;
    const reached = this.reachedFrom(start, pass);
    for (let at = links.weakFrom(start, pass.y); at < links.weakStart[start + 1]!; at++) {
      const other = node[links.weak[at]!]!;
      if (other !== NONE && this.holds(reached, other)) return true;
    }
    return false;
  }

  /** Whether a candidate may turn out to be on if it is off. */
  mayTurnOn(start: Candidate, pass: Pass): boolean {
    const { links, node, words } = this;
    for (let at = links.strongFrom(start, pass.y); at < links.strongTo(start, pass.x); at++)
      if (this.holds(node[links.strong[at]!]! * words, node[start]!)) return true;
    return false;
  }

  private reachedFrom(start: Candidate, pass: Pass): number {
    const { node, sets, words, spare } = this;
    if (node[start] !== NONE) return node[start]! * words;
    sets.fill(0, spare, spare + words);
    this.addNext(start, spare, pass);
    for (let word = 0; word < words; word++)
      for (let rest = sets[spare + word]!; rest; rest &= rest - 1) {
        const beyond = (word * 32 + 31 - Math.clz32(rest & -rest)) * words;
        for (let i = 0; i < words; i++) sets[spare + i]! |= sets[beyond + i]!;
      }
    return spare;
  }

  /** Adds to a set what a candidate turns on by a weak and a strong link. */
  private addNext(candidate: Candidate, set: number, pass: Pass): void {
    const { links, live, liveStart, node, sets } = this;
    for (let i = liveStart[candidate]!; i < liveStart[candidate + 1]!; i++) {
      const off = live[i]!;
      for (let at = links.strongFrom(off, pass.y); at < links.strongTo(off, pass.x); at++) {
        const next = node[links.strong[at]!]!;
        sets[set + (next >>> 5)]! |= 1 << (next & 31);
      }
    }
  }

  private holds(set: number, node: number): boolean {
    return (this.sets[set + (node >>> 5)]! & (1 << (node & 31))) !== 0;
  }
}
