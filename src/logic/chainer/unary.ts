/**
 * Chains from one assumption along single links, as Sudoku Explainer has them. There are three kinds. A candidate that
 * turns itself off is false, one that turns itself on is true, and a chain that closes to a cycle removes what sees
 * both an on and an off of it. Each start is followed level by level (`Levels`), so that short chains come first; a
 * start is left out if its conflicts show that nothing can come of it (`Conflicts`).
 */
import { type Bits, isPair, isSingle, lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Position } from '../../core/scan-order.js';
import type { LinkList } from '../links/link-list.js';
import { isOn, nodeIn, off, on, type State } from '../links/state.js';
import { lengthRating, type Rank } from './choice.js';
import { Conflicts } from './conflicts.js';
import { CycleTargets } from './cycle-targets.js';
import { Levels } from './levels.js';
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

/** One pass of a search over a position. */
interface Run {
  readonly board: Position;
  readonly pass: Pass;
  readonly kind: UnaryChain['kind'] | undefined;
  readonly conflicts: Conflicts;
  readonly collector: UnaryCollector;
}

/** The number of cells between two checks of the clock. */
const CELLS_PER_CHECK = 8;

/** The fewest nodes of a cycle. */
const SHORTEST_CYCLE = 4;

/** The chainer of a shape, shared because it has much scratch memory. Each search finishes with it before it yields. */
export const unaryChainer = (geometry: Geometry): UnaryChainer => geometry.memo(makeChainer);

const makeChainer = (geometry: Geometry): UnaryChainer => new UnaryChainer(geometry);

export class UnaryChainer {
  /** The links of the last position, and the object that stands for it, if it was named. */
  private readonly links: LinkList;
  private position: object | undefined;
  /** The conflicts of positions that come without theirs. */
  private readonly ownConflicts: Conflicts;
  /** What the assumption at work has turned on and off. */
  private readonly levels: Levels;
  private readonly targets: CycleTargets;
  /** The ends of a strong link. */
  private readonly ends: Candidate[] = [];

  constructor(private readonly geometry: Geometry) {
    this.links = emptyLinkList(geometry);
    this.ownConflicts = new Conflicts(geometry, this.links);
    this.levels = new Levels(geometry, this.links);
    this.targets = new CycleTargets(geometry);
  }

  /** Offers the chains and cycles of a position to the collector. */
  search(board: Position, collector: UnaryCollector, scope: UnaryScope): void {
    const { allowed = this.geometry.all, passes = PASSES, kind, clock = unlimited } = scope;
    const conflicts = this.readPosition(board, scope);
    for (const pass of passes)
      if (collector.accepts(bestRank(pass)))
        this.searchPass({ board, pass, kind, conflicts, collector }, pass.y ? this.geometry.all : allowed, clock);
  }

  /** Reads the links of a position, unless they are those of the last one. Returns its conflicts. */
  private readPosition(board: Position, { position, conflicts, clock }: UnaryScope): Conflicts {
    const own = this.ownConflicts;
    if (position !== undefined && position === this.position) return own;
    // Forgotten until the end, since the clock may stop the reading.
    this.position = undefined;
    readLinks(this.links, board, clock);
    own.clear();
    if (conflicts) return conflicts;
    own.set(board);
    this.position = position;
    return own;
  }

  /** Assumes each candidate on, then off. Without links along houses, no chain starts in a cell with more than two. */
  private searchPass(run: Run, allowed: Bits, clock: Clock): void {
    const { board, pass } = run;
    const { size, cells } = this.geometry;
    for (let cell = 0; cell < cells; cell++) {
      if (cell % CELLS_PER_CHECK === 0) clock();
      const digits = board.digits[cell]!;
      if (isSingle(digits) || (!pass.x && !isPair(digits))) continue;
      for (let rest = digits & allowed; rest; rest &= rest - 1) {
        const start = cell * size + lowestBit(rest);
        this.assumeOn(start, run);
        this.assumeOff(start, run);
      }
    }
  }

  /** Offers the cycles through a candidate, and the shortest chain that turns it off. */
  private assumeOn(start: Candidate, run: Run): void {
    const { levels } = this;
    const { pass, kind, conflicts, collector } = run;
    const { cycleRating, chainRating, key } = pass;
    let areCyclesWanted = kind !== 'chain' && this.mayCycle(start, run);
    let isChainWanted = kind !== 'cycle' && chainRating !== undefined && conflicts.refutesItself(start);
    if (!areCyclesWanted && !isChainWanted) return;
    levels.begin(on(start), pass);
    levels.flagPartners(start, 1);
    for (let length = 2; ; length += 2) {
      const added = lengthRating(length);
      areCyclesWanted &&= length < SHORTEST_CYCLE || collector.accepts({ rating: cycleRating + added, length, key });
      isChainWanted &&= collector.accepts({ rating: chainRating! + added, length, key });
      if (!areCyclesWanted && !isChainWanted) break;
      const mayClose = areCyclesWanted && length >= SHORTEST_CYCLE;
      if (!levels.turnOff(mayClose)) break;
      if (mayClose) this.offerCycles(cycleRating + added, run);
      if (isChainWanted && levels.has(off(start))) {
        this.offerChain(off(start), chainRating! + added, run);
        isChainWanted = false;
      }
      levels.turnOn();
    }
    levels.flagPartners(start, 0);
  }

  /** Offers the shortest chain that turns a candidate on. */
  private assumeOff(start: Candidate, run: Run): void {
    const { levels } = this;
    const { pass, kind, collector } = run;
    const { chainRating, key } = pass;
    if (kind === 'cycle' || chainRating === undefined || !this.mayTurnOn(start, run)) return;
    levels.begin(off(start), pass);
    for (let length = 2; ; length += 2) {
      const rating = chainRating + lengthRating(length);
      if (!collector.accepts({ rating, length, key }) || !levels.turnOn()) return;
      if (levels.has(on(start))) {
        this.offerChain(on(start), rating, run);
        return;
      }
      levels.turnOff();
    }
  }

  /** True if a cycle through a candidate may remove anything: both ends of each of its strong links turn that off. */
  private mayCycle(start: Candidate, { pass, conflicts }: Run): boolean {
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
  private mayTurnOn(start: Candidate, { pass, conflicts }: Run): boolean {
    const { links } = this;
    const end = endOfLinks(links, off(start), pass.x);
    for (let at = firstLink(links, off(start), pass.y); at < end; at++)
      if (conflicts.refutesItself(nodeIn(links.to[at]!))) return true;
    return false;
  }

  /** Offers the cycles that the last level has closed, but for those that remove nothing or pass a state twice. */
  private offerCycles(rating: number, { board, pass, collector }: Run): void {
    const { levels, targets } = this;
    const { closing, parent } = levels;
    for (let i = 0; i < closing.length; i += 2) {
      const from = closing[i]!;
      const last = closing[i + 1]!;
      const remove = levels.isOnPath(last, from) ? undefined : targets.of(board, last, from, parent);
      if (!remove) continue;
      const cycle: UnaryChain = {
        kind: 'cycle',
        pass,
        nodes: [...levels.pathTo(from), last],
        rating,
        place: [],
        remove,
      };
      collector.add(cycle, rankOf(cycle));
    }
  }

  /** Offers the chain to the opposite of its assumption. */
  private offerChain(end: State, rating: number, { board, pass, collector }: Run): void {
    const candidate = nodeIn(end);
    const chain: UnaryChain = {
      kind: 'chain',
      pass,
      nodes: this.levels.pathTo(end),
      rating,
      place: isOn(end) ? [candidate] : [],
      remove: isOn(end) ? othersInCell(this.geometry, board.digits, candidate) : [candidate],
    };
    collector.add(chain, rankOf(chain));
  }
}

/** Returns the rank that no chain of a pass can beat. */
const bestRank = ({ cycleRating, chainRating = cycleRating, key }: Pass): Rank => ({
  rating: Math.min(cycleRating, chainRating),
  length: 0,
  key,
});
