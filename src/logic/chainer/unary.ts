/**
 * Chains from one assumption along single links: cycles that return to it, and chains that reach its opposite. The
 * search is breadth first, with on and off levels in turn. The first state that reaches another is its parent. It does
 * not use the walk of `links`, because cycles are found and ranked during the walk, at links to states reached before.
 */
import { type Bits, isPair, isSingle, lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Position } from '../../core/scan-order.js';
import type { LinkList } from '../links/link-list.js';
import { isOn, nodeIn, off, on, type State } from '../links/state.js';
import { lengthRating, type Rank } from './choice.js';
import { Conflicts } from './conflicts.js';
import { CycleTargets, NONE } from './cycle-targets.js';
import { emptyLinkList, endOfLinks, firstLink, readLinks } from './propagation.js';
import { othersInCell, PASSES, type Pass, rankOf, type UnaryChain } from './unary-chain.js';

/** A receiver of chains: it stores all of them, or only the best. */
export interface UnaryCollector {
  /** True if a chain of this rank would be stored. If not, no longer chain would be either. */
  accepts(rank: Rank): boolean;
  add(chain: UnaryChain, rank: Rank): void;
}

/** The limits of a search, and what is known of the position. */
export interface UnaryScope {
  /** The digits allowed in chains of the first pass, which stay within one digit; all unless given. */
  readonly allowed?: Bits;
  /** All unless given. */
  readonly passes?: readonly Pass[];
  /** The only kind wanted; both unless given. */
  readonly kind?: UnaryChain['kind'];
  /** An object that stands for the position: searches in a row that name the same one read its links once. */
  readonly position?: object;
  /** The conflicts of the position, if they are known. */
  readonly conflicts?: Conflicts;
  readonly clock?: Clock;
}

/** The number of cells between two checks of the clock. */
const CELLS_PER_CHECK = 8;

/** The fewest nodes of a cycle. */
const SHORTEST_CYCLE = 4;

/** Returns the rank that no chain of a pass can beat. */
const bestRank = ({ cycleRating, chainRating = cycleRating, key }: Pass): Rank => ({
  rating: Math.min(cycleRating, chainRating),
  length: 0,
  key,
});

export class UnaryChainer {
  private readonly links: LinkList;
  private readonly parent: Int32Array;
  private readonly seen: Int32Array;
  private round = 0;
  private readonly ons: Int32Array;
  private readonly offs: Int32Array;
  /** Pairs of states that close a cycle: an off that leads back to the start, and the on before it. */
  private readonly closing: State[] = [];
  private readonly strongPartner: Uint8Array;
  /** Flags of the candidates that cannot be true together with the start. */
  private readonly conflicting: Uint8Array;
  /** The conflicts of positions that come without theirs. */
  private readonly ownConflicts: Conflicts;
  /** The object that stands for the last position, if it was named. */
  private position: object | undefined;
  /** The ends of a strong link. */
  private readonly ends: Candidate[] = [];
  private readonly targets: CycleTargets;

  constructor(private readonly geometry: Geometry) {
    const { candidates } = geometry;
    this.links = emptyLinkList(geometry);
    this.ownConflicts = new Conflicts(geometry, this.links);
    this.parent = new Int32Array(2 * candidates);
    this.seen = new Int32Array(2 * candidates);
    this.ons = new Int32Array(candidates);
    this.offs = new Int32Array(candidates);
    this.strongPartner = new Uint8Array(candidates);
    this.conflicting = new Uint8Array(candidates);
    this.targets = new CycleTargets(geometry);
  }

  /** Searches from every candidate from which conflicts show that a chain or cycle may remove anything. */
  search(board: Position, collector: UnaryCollector, scope: UnaryScope): void {
    const { allowed, passes, kind, clock = unlimited } = scope;
    const { size, cells, all } = this.geometry;
    const known = this.readPosition(board, scope);
    for (const pass of passes ?? PASSES) {
      if (!collector.accepts(bestRank(pass))) continue;
      for (let cell = 0; cell < cells; cell++) {
        if (cell % CELLS_PER_CHECK === 0) clock();
        const digits = board.digits[cell]!;
        if (isSingle(digits) || (!pass.x && !isPair(digits))) continue;
        for (let rest = pass.y ? digits : digits & (allowed ?? all); rest; rest &= rest - 1) {
          const start = cell * size + lowestBit(rest);
          const chain = this.searchFromOn(board, start, pass, known, collector, kind);
          if (chain) collector.add(chain, rankOf(chain));
          if (kind !== 'cycle' && pass.chainRating !== undefined && this.mayTurnOn(start, pass, known))
            this.searchFromOff(board, start, pass, collector);
        }
      }
    }
  }

  /** Reads the links of a position, unless they are those of the last one. Returns its conflicts. */
  private readPosition(board: Position, { position, conflicts, clock }: UnaryScope): Conflicts {
    const own = this.ownConflicts;
    if (position !== undefined && position === this.position) return own;
    this.position = undefined;
    readLinks(this.links, board, clock);
    own.clear();
    if (conflicts) return conflicts;
    own.set(board);
    this.position = position;
    return own;
  }

  /** True if a cycle through a candidate may remove anything: both ends of each of its strong links turn that off. */
  private mayCycle(start: Candidate, pass: Pass, conflicts: Conflicts): boolean {
    const { links, ends } = this;
    const end = endOfLinks(links, off(start), pass.x);
    ends[0] = start;
    for (let at = firstLink(links, off(start), pass.y); at < end; at++) {
      ends[1] = nodeIn(links.to[at]!);
      if (conflicts.haveCommon(ends)) return true;
    }
    return false;
  }

  /** True if a candidate may turn on when it is assumed off: then the other end of a strong link refutes itself. */
  private mayTurnOn(start: Candidate, pass: Pass, conflicts: Conflicts): boolean {
    const { links } = this;
    const end = endOfLinks(links, off(start), pass.x);
    for (let at = firstLink(links, off(start), pass.y); at < end; at++)
      if (conflicts.refutesItself(nodeIn(links.to[at]!))) return true;
    return false;
  }

  /** Offers the cycles through the start, and returns the shortest chain that turns it off. */
  private searchFromOn(
    board: Position,
    start: Candidate,
    pass: Pass,
    conflicts: Conflicts,
    collector: UnaryCollector,
    kind: UnaryChain['kind'] | undefined,
  ): UnaryChain | undefined {
    const { links, parent, seen, offs, strongPartner, conflicting, closing } = this;
    const { cycleRating, chainRating, key } = pass;
    let cyclesWanted = kind !== 'chain' && this.mayCycle(start, pass, conflicts);
    let chainWanted = kind !== 'cycle' && chainRating !== undefined && conflicts.refutesItself(start);
    if (!cyclesWanted && !chainWanted) return undefined;
    const round = ++this.round;
    let found: UnaryChain | undefined;
    this.mark(start, pass, 1);
    this.ons[0] = on(start);
    parent[on(start)] = NONE;
    seen[on(start)] = round;
    for (let length = 2, count = 1; count > 0; length += 2) {
      const rating = lengthRating(length);
      cyclesWanted &&= length < SHORTEST_CYCLE || collector.accepts({ rating: cycleRating + rating, length, key });
      chainWanted &&= collector.accepts({ rating: chainRating! + rating, length, key });
      if (!cyclesWanted && !chainWanted) break;
      closing.length = 0;
      let pending = 0;
      for (let i = 0; i < count; i++) {
        const from = this.ons[i]!;
        const candidate = nodeIn(from);
        if (chainWanted && conflicting[candidate]) {
          parent[off(start)] = from;
          found = this.chain(board, off(start), pass, chainRating! + rating);
          chainWanted = false;
        }
        for (let at = firstLink(links, from, pass.y), end = links.start[from + 1]!; at < end; at++) {
          const next = links.to[at]!;
          const isNew = seen[next] !== round;
          if (isNew) {
            seen[next] = round;
            parent[next] = from;
            offs[pending++] = next;
          }
          if (strongPartner[nodeIn(next)] && cyclesWanted && length >= SHORTEST_CYCLE)
            if (isNew || !this.isAncestor(next, from)) closing.push(next, from);
        }
      }
      for (let i = 0; i < closing.length; i += 2) {
        const cycle = this.cycle(board, closing[i]!, closing[i + 1]!, pass, cycleRating + rating);
        if (cycle) collector.add(cycle, rankOf(cycle));
      }
      count = this.strongLevel(pending, pass, round);
    }
    this.mark(start, pass, 0);
    return found;
  }

  /** Offers the shortest chain that turns the start on. */
  private searchFromOff(board: Position, start: Candidate, pass: Pass, collector: UnaryCollector): void {
    const { links, parent, seen, offs } = this;
    const round = ++this.round;
    offs[0] = off(start);
    parent[off(start)] = NONE;
    seen[off(start)] = round;
    for (let length = 2, pending = 1; pending > 0; length += 2) {
      const rating = pass.chainRating! + lengthRating(length);
      if (!collector.accepts({ rating, length, key: pass.key })) return;
      const count = this.strongLevel(pending, pass, round);
      if (seen[on(start)] === round) {
        collector.add(this.chain(board, on(start), pass, rating), { rating, length, key: pass.key });
        return;
      }
      pending = 0;
      for (let i = 0; i < count; i++) {
        const from = this.ons[i]!;
        for (let at = firstLink(links, from, pass.y), end = links.start[from + 1]!; at < end; at++) {
          const next = links.to[at]!;
          if (seen[next] === round) continue;
          seen[next] = round;
          parent[next] = from;
          offs[pending++] = next;
        }
      }
    }
  }

  /** Extends the offs of a level to the ons of the next. Returns the number of new ons. */
  private strongLevel(pending: number, pass: Pass, round: number): number {
    const { links, parent, seen, offs } = this;
    let count = 0;
    for (let i = 0; i < pending; i++) {
      const from = offs[i]!;
      const end = endOfLinks(links, from, pass.x);
      for (let at = firstLink(links, from, pass.y); at < end; at++) {
        const next = links.to[at]!;
        if (seen[next] === round) continue;
        seen[next] = round;
        parent[next] = from;
        this.ons[count++] = next;
      }
    }
    return count;
  }

  private mark(start: Candidate, pass: Pass, mark: number): void {
    const { links, strongPartner, conflicting } = this;
    const end = endOfLinks(links, off(start), pass.x);
    for (let at = firstLink(links, off(start), pass.y); at < end; at++) strongPartner[nodeIn(links.to[at]!)] = mark;
    const last = links.start[on(start) + 1]!;
    for (let at = firstLink(links, on(start), pass.y); at < last; at++) conflicting[nodeIn(links.to[at]!)] = mark;
  }

  private isAncestor(state: State, of: State): boolean {
    for (let at = of; at !== NONE; at = this.parent[at]!) if (at === state) return true;
    return false;
  }

  private pathTo(end: State): State[] {
    const nodes: State[] = [];
    for (let at = end; at !== NONE; at = this.parent[at]!) nodes.push(at);
    return nodes.reverse();
  }

  private chain({ digits }: Position, end: State, pass: Pass, rating: number): UnaryChain {
    const candidate = nodeIn(end);
    const nodes = this.pathTo(end);
    const remove = isOn(end) ? othersInCell(this.geometry, digits, candidate) : [candidate];
    return { kind: 'chain', pass, nodes, rating, place: isOn(end) ? [candidate] : [], remove };
  }

  /** Returns the cycle that an off closes, entered from an on; undefined if it removes nothing. */
  private cycle(board: Position, last: State, from: State, pass: Pass, rating: number): UnaryChain | undefined {
    const remove = this.targets.of(board, last, from, this.parent);
    if (!remove) return undefined;
    return { kind: 'cycle', pass, nodes: [...this.pathTo(from), last], rating, place: [], remove };
  }
}

/** The chainer of a shape, shared because it has much scratch memory. Each search finishes with it before it yields. */
export const unaryChainer = (geometry: Geometry): UnaryChainer => geometry.memo(makeChainer);

const makeChainer = (geometry: Geometry): UnaryChainer => new UnaryChainer(geometry);
