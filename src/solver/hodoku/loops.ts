/**
 * HoDoKu's search for nice loops and alternating inference chains, with or without groups. Each state has one shortest
 * chain to each of its consequences, and only those chains count. A chain that crosses itself is dropped and not
 * replaced. The best of the others wins.
 */
import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../core/seeing.js';
import { groupedReach, plainReach } from '../../logic/forcing/engines.js';
import type { Implications } from '../../logic/forcing/implications.js';
import { candidateIn, isGroup, type Nodes } from '../../logic/forcing/nodes.js';
import type { Closure } from '../../logic/links/closure.js';
import { linkIndex } from '../../logic/links/link-list.js';
import type { ChainKind } from '../../logic/links/loops.js';
import { isOn, type Node, nodeIn, ONS, off, on, type State } from '../../logic/links/state.js';
import { Walk } from '../../logic/links/walk.js';
import { BestHit } from './best.js';
import { Paths } from './paths.js';

/** The number of premises between two checks of the clock. */
const NODES_PER_CHECK = 8;

export interface Loop {
  readonly kind: ChainKind;
  /** States from the premise to its consequence. */
  readonly path: readonly State[];
  readonly nodes: Nodes;
}

export function bestLoop(board: Markup, grouped: boolean, clock: Clock): BestHit<Loop> {
  return new LoopSearch(board, grouped, clock).run();
}

class LoopSearch {
  private readonly implications: Implications;
  private readonly nodes: Nodes;
  private readonly closure: Closure;
  private readonly walk: Walk;
  private readonly best: BestHit<Loop>;
  private readonly paths: Paths;

  constructor(
    readonly board: Markup,
    grouped: boolean,
    private readonly clock: Clock,
  ) {
    const { implications, closure } = (grouped ? groupedReach : plainReach)(board, clock);
    this.implications = implications;
    this.nodes = implications.nodes;
    this.closure = closure;
    this.walk = new Walk(implications);
    this.best = new BestHit(board.geometry);
    this.paths = new Paths(board, this.nodes);
  }

  run(): BestHit<Loop> {
    this.eachNode((node) => this.findLoops(on(node)));
    this.eachNode((node) => this.findLoops(off(node)));
    this.eachNode((node) => this.findChains(off(node)));
    return this.best;
  }

  /** Visits the node of each candidate, and asks the clock from time to time. */
  private eachNode(visit: (node: Node) => void): void {
    for (let node = 0; node < this.nodes.candidates.length; node++) {
      if (node % NODES_PER_CHECK === 0) this.clock();
      visit(node);
    }
  }

  /** Finds chains from a premise back into its cell. The nodes of a cell have adjacent numbers. */
  private findLoops(premise: State): void {
    const { nodes, closure, board } = this;
    const { nodeOf, geometry } = nodes;
    const cell = geometry.cellOf(candidateIn(nodes, premise));
    const first = nodeOf[cell * geometry.size + lowestBit(board.digits[cell]!)]!;
    const beyond = first + countBits(board.digits[cell]!);
    let ends: State[] | undefined;
    /**
     * True if the best hit has at most one elimination. Otherwise loops with one elimination cannot win, and all other
     * loops begin with a node off and end with one on.
     */
    const takesOne = this.best.remove.length <= 1;
    for (let node = first; node < beyond; node++) {
      const isOfUse = takesOne || !isOn(premise);
      const turnedOn = on(node);
      if (isOfUse && turnedOn !== premise && closure.has(premise, turnedOn) && !this.isDirect(premise, turnedOn))
        (ends ??= []).push(turnedOn);
      if (!takesOne) continue;
      const turnedOff = off(node);
      const isOther = isOn(premise) && nodeIn(premise) !== node;
      if (turnedOff !== premise && !isOther && closure.has(premise, turnedOff)) (ends ??= []).push(turnedOff);
    }
    if (!ends) return;
    const most = isOn(premise) ? 1 : Infinity;
    for (const end of this.ends(premise, ends, most)) this.offerLoop(premise, end);
  }

  private offerLoop(premise: State, end: State): void {
    const { nodes, board, walk, best, paths } = this;
    const same = nodeIn(premise) === nodeIn(end);
    const bothStrong = !isOn(premise) && isOn(end);
    if (bothStrong && !same) {
      this.offerContinuous(end);
      return;
    }
    const first = candidateIn(nodes, premise);
    const cell = board.geometry.cellOf(first);
    const eliminations = same && bothStrong ? countBits(board.digits[cell]!) - 1 : 1;
    const length = walk.distance(end) + 1;
    if (!best.mayWin(eliminations, length)) return;
    const path = walk.path(end);
    if (paths.crossesAsLoop(path)) return;
    const wrong = same
      ? bothStrong
        ? paths.othersIn(cell, first)
        : [first]
      : [isOn(premise) ? first : candidateIn(nodes, end)];
    best.offer(wrong, length, () => this.loopOf('discontinuous', path));
  }

  private offerContinuous(end: State): void {
    const { walk, best, paths } = this;
    const path = walk.path(end);
    if (paths.crossesAsLoop(path)) return;
    best.offer(paths.eliminations(path), path.length, () => this.loopOf('continuous', path));
  }

  /** Finds chains from a premise that is off to other cells: one of the two ends must be true. */
  private findChains(premise: State): void {
    const { nodes, closure, best } = this;
    const { geometry } = nodes;
    const first = candidateIn(nodes, premise);
    const cell = geometry.cellOf(first);
    const digit = geometry.digitOf(first);
    const base = premise * closure.words;
    let ends: State[] | undefined;
    let most = 0;
    for (let word = 0; word < closure.words; word++)
      for (let rest = closure.sets[base + word]! & ONS; rest; rest &= rest - 1) {
        const end = word * 32 + lowestBit(rest);
        if (isGroup(nodes, end)) break;
        const last = candidateIn(nodes, end);
        const other = geometry.cellOf(last);
        if (other === cell) continue;
        const removed =
          geometry.digitOf(last) === digit
            ? countSeeingBoth(this.board, digit, cell, other)
            : this.excludes(first, last)
              ? 2
              : 0;
        if (removed < 2 || removed < best.remove.length || this.isDirect(premise, end)) continue;
        (ends ??= []).push(end);
        most = Math.max(most, removed);
      }
    if (ends) for (const end of this.ends(premise, ends, most)) this.offerChain(premise, end);
  }

  private offerChain(premise: State, end: State): void {
    const { nodes, board, walk, best } = this;
    const { geometry } = nodes;
    const first = candidateIn(nodes, premise);
    const last = candidateIn(nodes, end);
    const digit = geometry.digitOf(first);
    const cell = geometry.cellOf(first);
    const other = geometry.cellOf(last);
    const remove =
      geometry.digitOf(last) === digit
        ? seeingAll(board, digit, [cell, other])
        : [geometry.candidate(other, digit), geometry.candidate(cell, geometry.digitOf(last))];
    const length = walk.distance(end) + 1;
    if (!best.mayWin(remove.length, length)) return;
    const path = walk.path(end);
    if (!this.paths.crosses(path)) best.offer(remove, length, () => this.loopOf('alternating', path));
  }

  /** True if each end, if true, removes the digit of the other. */
  private excludes(first: Candidate, last: Candidate): boolean {
    const { geometry } = this.board;
    const cell = geometry.cellOf(first);
    const other = geometry.cellOf(last);
    const inOther = geometry.candidate(other, geometry.digitOf(first));
    const inCell = geometry.candidate(cell, geometry.digitOf(last));
    return (
      this.board.has(inOther) &&
      this.board.has(inCell) &&
      geometry.conflict(first, inOther) &&
      geometry.conflict(last, inCell)
    );
  }

  private isDirect(premise: State, state: State): boolean {
    return linkIndex(this.implications, premise, state) >= 0;
  }

  /**
   * Starts the search from a premise. Returns the ends near enough to win with at most this number of eliminations, in
   * the order in which the search reaches them.
   */
  private ends(premise: State, ends: State[], eliminations: number): State[] {
    const { walk } = this;
    walk.from(premise, this.best.longest(eliminations) - 1);
    let count = 0;
    for (let i = 0; i < ends.length; i++) if (walk.distance(ends[i]!) >= 0) ends[count++] = ends[i]!;
    ends.length = count;
    return count > 1 ? ends.sort((a, b) => walk.position(a) - walk.position(b)) : ends;
  }

  private loopOf(kind: ChainKind, path: readonly State[]): Loop {
    return { kind, path, nodes: this.nodes };
  }
}
