/**
 * Chains from one assumption along single links: cycles that come back to it, and chains that turn it round. Breadth
 * first, level by level, on and off by turns; what reaches a potential first is its parent.
 */
import { type Bits, bitsOf, isPair, isSingle, lowestBit } from '../../core/bits.js';
import type { Numbers } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Position } from '../order.js';
import { Links } from './links.js';
import { candidateOf, isOn, lengthRating, off, on, type Potential } from './potentials.js';

const NONE = -1;

/** Along which strong links a chain may go: between places of a digit (x), within cells (y), or both. */
export interface Pass {
  readonly x: boolean;
  readonly y: boolean;
  readonly cycleRating: number;
  /** Absent: no chains are looked for. */
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
  /** From the assumption on. A chain ends with the opposite of it, a cycle before it would come back. */
  readonly nodes: readonly Potential[];
  readonly rating: number;
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
}

/** Who wants chains: all of them, or the best alone. */
export interface Wanted {
  /** Whether such a chain would be taken; if not, nor would one that is longer. */
  wants(rating: number, length: number, key: number): boolean;
  take(chain: UnaryChain, length: number, key: number): void;
}

/** The fewest nodes of a cycle. */
const SHORTEST_CYCLE = 4;

export class UnaryChainer {
  private readonly links: Links;
  private readonly parent: Int32Array;
  private readonly seen: Int32Array;
  private round = 0;
  private readonly ons: Int32Array;
  private readonly offs: Int32Array;
  private readonly partner: Uint8Array;
  /** For each digit, the cells that see an off and those that see an on of it. */
  private readonly near: Int32Array;

  constructor(private readonly geometry: Geometry) {
    const { candidates, size, words } = geometry;
    this.links = new Links(geometry);
    this.parent = new Int32Array(2 * candidates);
    this.seen = new Int32Array(2 * candidates);
    this.ons = new Int32Array(candidates);
    this.offs = new Int32Array(candidates);
    this.partner = new Uint8Array(candidates);
    this.near = new Int32Array(2 * size * words);
  }

  /** Looks from every candidate. `fresh`: the digits that chains of the first pass, within one digit, may have. */
  search(board: Position, wanted: Wanted, fresh: Bits = this.geometry.all): void {
    this.links.read(board);
    const { size, cells } = this.geometry;
    for (const pass of PASSES)
      for (let cell = 0; cell < cells; cell++) {
        const digits = board.digits[cell]!;
        if (isSingle(digits) || (!pass.x && !isPair(digits))) continue;
        for (let rest = pass.y ? digits : digits & fresh; rest; rest &= rest - 1) {
          const start = cell * size + lowestBit(rest);
          const chain = this.fromOn(board, start, pass, wanted);
          if (chain) wanted.take(chain, chain.nodes.length, pass.key);
          if (pass.chainRating !== undefined) this.fromOff(board, start, pass, wanted);
        }
      }
  }

  /** Takes the cycles through the start, and gives the shortest chain that turns it off. */
  private fromOn(board: Position, start: Candidate, pass: Pass, wanted: Wanted): UnaryChain | undefined {
    const { links, parent, seen, offs, partner } = this;
    const { cycleRating, chainRating, key } = pass;
    const round = ++this.round;
    const closing: [Potential, Potential][] = [];
    let found: UnaryChain | undefined;
    let cyclesWanted = true;
    let chainWanted = chainRating !== undefined;
    this.markPartners(start, pass, 1);
    this.ons[0] = on(start);
    parent[on(start)] = NONE;
    seen[on(start)] = round;
    for (let length = 2, count = 1; count > 0; length += 2) {
      const rating = lengthRating(length);
      cyclesWanted &&= length < SHORTEST_CYCLE || wanted.wants(cycleRating + rating, length, key);
      chainWanted &&= wanted.wants(chainRating! + rating, length, key);
      if (!cyclesWanted && !chainWanted) break;
      closing.length = 0;
      let pending = 0;
      for (let i = 0; i < count; i++) {
        const from = this.ons[i]!;
        const candidate = candidateOf(from);
        for (let at = links.weakFrom(candidate, pass.y); at < links.weakStart[candidate + 1]!; at++) {
          const next = links.weak[at]!;
          const isNew = seen[off(next)] !== round;
          if (isNew) {
            seen[off(next)] = round;
            parent[off(next)] = from;
            offs[pending++] = off(next);
          }
          if (next === start && chainWanted) {
            found = this.chain(board, off(next), pass, chainRating! + rating);
            chainWanted = false;
          }
          if (partner[next] && cyclesWanted && length >= SHORTEST_CYCLE)
            if (isNew || !this.isAncestor(off(next), from)) closing.push([off(next), from]);
        }
      }
      for (const [last, from] of closing) {
        const cycle = this.cycle(board, last, from, pass, cycleRating + rating);
        if (cycle) wanted.take(cycle, length, pass.key);
      }
      count = this.strongLevel(pending, pass, round);
    }
    this.markPartners(start, pass, 0);
    return found;
  }

  /** Takes the shortest chain that turns the start on. */
  private fromOff(board: Position, start: Candidate, pass: Pass, wanted: Wanted): void {
    const { links, parent, seen, offs } = this;
    const round = ++this.round;
    offs[0] = off(start);
    parent[off(start)] = NONE;
    seen[off(start)] = round;
    for (let length = 2, pending = 1; pending > 0; length += 2) {
      const rating = pass.chainRating! + lengthRating(length);
      if (!wanted.wants(rating, length, pass.key)) return;
      const count = this.strongLevel(pending, pass, round);
      if (seen[on(start)] === round) {
        wanted.take(this.chain(board, on(start), pass, rating), length, pass.key);
        return;
      }
      pending = 0;
      for (let i = 0; i < count; i++) {
        const from = this.ons[i]!;
        const candidate = candidateOf(from);
        for (let at = links.weakFrom(candidate, pass.y); at < links.weakStart[candidate + 1]!; at++) {
          const next = off(links.weak[at]!);
          if (seen[next] === round) continue;
          seen[next] = round;
          parent[next] = from;
          offs[pending++] = next;
        }
      }
    }
  }

  /** From the offs of a level to the ons of the next; gives how many are new. */
  private strongLevel(pending: number, pass: Pass, round: number): number {
    const { links, parent, seen, offs } = this;
    let count = 0;
    for (let i = 0; i < pending; i++) {
      const from = offs[i]!;
      const candidate = candidateOf(from);
      const end = pass.x ? links.strongStart[candidate + 1]! : links.strongAlong[candidate]!;
      for (let at = pass.y ? links.strongStart[candidate]! : links.strongAlong[candidate]!; at < end; at++) {
        const next = on(links.strong[at]!);
        if (seen[next] === round) continue;
        seen[next] = round;
        parent[next] = from;
        this.ons[count++] = next;
      }
    }
    return count;
  }

  private markPartners(start: Candidate, pass: Pass, mark: number): void {
    const { links, partner } = this;
    const end = pass.x ? links.strongStart[start + 1]! : links.strongAlong[start]!;
    for (let at = pass.y ? links.strongStart[start]! : links.strongAlong[start]!; at < end; at++)
      partner[links.strong[at]!] = mark;
  }

  private isAncestor(potential: Potential, of: Potential): boolean {
    for (let at = of; at !== NONE; at = this.parent[at]!) if (at === potential) return true;
    return false;
  }

  private pathTo(end: Potential): Potential[] {
    const nodes: Potential[] = [];
    for (let at = end; at !== NONE; at = this.parent[at]!) nodes.push(at);
    return nodes.reverse();
  }

  private chain({ digits }: Position, end: Potential, pass: Pass, rating: number): UnaryChain {
    const candidate = candidateOf(end);
    const nodes = this.pathTo(end);
    const remove = isOn(end) ? othersInCell(this.geometry, digits, candidate) : [candidate];
    return { kind: 'chain', pass, nodes, rating, place: isOn(end) ? [candidate] : [], remove };
  }

  /** The cycle that an off closes, coming from an on; undefined if it removes nothing. */
  private cycle(board: Position, last: Potential, from: Potential, pass: Pass, rating: number): UnaryChain | undefined {
    const nodes = [...this.pathTo(from), last];
    const remove = this.besides(board, nodes);
    return remove.length > 0 ? { kind: 'cycle', pass, nodes, rating, place: [], remove } : undefined;
  }

  /** The candidates off the cycle that see the same digit both on and off along it. */
  private besides({ digits }: Position, nodes: readonly Potential[]): Candidate[] {
    const { geometry, near } = this;
    const { size, words, peerSets } = geometry;
    near.fill(0);
    for (const node of nodes) {
      const cell = geometry.cellOf(candidateOf(node));
      const at = (2 * geometry.digitOf(candidateOf(node)) + (node & 1)) * words;
      for (let word = 0; word < words; word++) near[at + word]! |= peerSets[cell * words + word]!;
    }
    const cells = new Set(nodes.map((node) => geometry.cellOf(candidateOf(node))));
    const remove: Candidate[] = [];
    for (let digit = 0; digit < size; digit++)
      for (let word = 0; word < words; word++)
        for (
          let rest = near[2 * digit * words + word]! & near[(2 * digit + 1) * words + word]!;
          rest;
          rest &= rest - 1
        ) {
          const cell = word * 32 + lowestBit(rest);
          if (digits[cell]! & (1 << digit) && !cells.has(cell)) remove.push(geometry.candidate(cell, digit));
        }
    return remove;
  }
}

/** The candidates that a cell loses when it takes one of them. */
export function othersInCell(geometry: Geometry, digits: Numbers, candidate: Candidate): Candidate[] {
  const cell = geometry.cellOf(candidate);
  const others = digits[cell]! & ~(1 << geometry.digitOf(candidate));
  return bitsOf(others).map((digit) => geometry.candidate(cell, digit));
}
