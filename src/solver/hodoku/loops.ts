/**
 * HoDoKu's search for nice loops and alternating inference chains, grouped or not: each literal has one shortest chain
 * to each that follows from it, and only those chains are looked at. A chain that crosses itself is dropped without
 * another in its place. The best of the others wins.
 */
import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../core/seeing.js';
import { type Closures, follows } from '../../logic/forcing/closures.js';
import type { Implications } from '../../logic/forcing/implications.js';
import {
  candidateIn,
  candidatesIn,
  digitIn,
  isGroup,
  isOn,
  type Literal,
  lowestCellIn,
  type Nodes,
  nodeIn,
} from '../../logic/forcing/nodes.js';
import { groupedReach, plainReach } from '../../logic/forcing/reach.js';
import { Shortest } from '../../logic/forcing/shortest.js';
import type { ChainKind } from '../../logic/links/loops.js';
import { Best } from './best.js';

export interface Loop {
  readonly kind: ChainKind;
  /** From the premise to what follows from it. */
  readonly path: readonly Literal[];
  readonly nodes: Nodes;
}

export function bestLoop(board: Markup, grouped: boolean): Best<Loop> {
  return new LoopSearch(board, grouped).run();
}

class LoopSearch {
  private readonly implications: Implications;
  private readonly nodes: Nodes;
  private readonly closures: Closures;
  private readonly shortest: Shortest;
  private readonly best: Best<Loop>;
  /** By cell: the last path, as they are counted, that has entered it. */
  private readonly entered: Int32Array;
  private paths = 0;

  constructor(
    readonly board: Markup,
    grouped: boolean,
  ) {
    const { implications, closures } = grouped ? groupedReach(board) : plainReach(board);
    this.implications = implications;
    this.nodes = implications.nodes;
    this.closures = closures;
    this.shortest = new Shortest(this.implications);
    this.best = new Best(board.geometry);
    this.entered = new Int32Array(board.geometry.cells);
  }

  run(): Best<Loop> {
    const { candidates, off } = this.nodes;
    for (let node = 0; node < candidates.length; node++) this.loops(node);
    for (let node = 0; node < candidates.length; node++) this.loops(off + node);
    for (let node = 0; node < candidates.length; node++) this.chains(off + node);
    return this.best;
  }

  /** Chains from a premise back into its cell, of which the nodes are neighbours by number. */
  private loops(premise: Literal): void {
    const { nodes, closures, board } = this;
    const { nodeOf, off, geometry } = nodes;
    const cell = geometry.cellOf(candidateIn(nodes, premise));
    const first = nodeOf[cell * geometry.size + lowestBit(board.digits[cell]!)]!;
    const beyond = first + countBits(board.digits[cell]!);
    let ends: Literal[] | undefined;
    /** By now, a loop that takes one candidate is of no use; others begin with a node off and end with one on. */
    const takesOne = this.best.remove.length <= 1;
    for (let node = first; node < beyond; node++) {
      const isOfUse = takesOne || premise >= off;
      if (isOfUse && node !== premise && follows(closures, premise, node) && !this.isDirect(premise, node))
        (ends ??= []).push(node);
      if (!takesOne) continue;
      const end = off + node;
      const isTurnedOff = premise < off && premise !== node;
      if (end !== premise && !isTurnedOff && follows(closures, premise, end)) (ends ??= []).push(end);
    }
    if (!ends) return;
    const most = premise < off ? 1 : Infinity;
    for (const end of this.inOrder(premise, ends, most)) this.loop(premise, end);
  }

  private loop(premise: Literal, end: Literal): void {
    const { nodes, board, shortest, best } = this;
    const same = nodeIn(nodes, premise) === nodeIn(nodes, end);
    const bothStrong = !isOn(nodes, premise) && isOn(nodes, end);
    if (bothStrong && !same) {
      this.continuous(premise, end);
      return;
    }
    const first = candidateIn(nodes, premise);
    const cell = board.geometry.cellOf(first);
    const eliminations = same && bothStrong ? countBits(board.digits[cell]!) - 1 : 1;
    const length = shortest.distance(end) + 1;
    if (!best.mayTake(eliminations, length)) return;
    const path = shortest.path(end);
    if (this.crossesLoop(path)) return;
    const wrong = same
      ? bothStrong
        ? this.othersIn(cell, first)
        : [first]
      : [isOn(nodes, premise) ? first : candidateIn(nodes, end)];
    best.offer(wrong, length, () => this.told('discontinuous', path));
  }

  private continuous(_premise: Literal, end: Literal): void {
    const path = this.shortest.path(end);
    if (this.crossesLoop(path)) return;
    this.best.offer(this.aroundLoop(path), path.length, () => this.told('continuous', path));
  }

  /** What a continuous loop takes away: in its cells, and along its weak links. */
  private aroundLoop(path: readonly Literal[]): Candidate[] {
    const { nodes, board } = this;
    const inLoop = new Set(path.flatMap((literal) => this.cellsOf(literal)));
    const remove = this.othersIn(
      lowestCellIn(nodes, path[0]!),
      candidateIn(nodes, path[0]!),
      candidateIn(nodes, path.at(-1)!),
    );
    for (let i = 1; i + 1 < path.length; i++) {
      const literal = path[i]!;
      const next = path[i + 1]!;
      if (!isOn(nodes, literal)) continue;
      const cell = lowestCellIn(nodes, literal);
      if (cell !== lowestCellIn(nodes, next)) {
        const seen = seeingAll(board, digitIn(nodes, literal), [...this.cellsOf(literal), ...this.cellsOf(next)]);
        remove.push(...seen.filter((candidate) => !inLoop.has(board.geometry.cellOf(candidate))));
      } else if (
        !isGroup(nodes, literal) &&
        !isGroup(nodes, next) &&
        lowestCellIn(nodes, path[i - 1]!) !== cell &&
        i + 2 < path.length &&
        lowestCellIn(nodes, path[i + 2]!) !== cell
      )
        remove.push(...this.othersIn(cell, candidateIn(nodes, literal), candidateIn(nodes, next)));
    }
    return remove;
  }

  /** Chains from a premise that is off to other cells: one of the two ends is true. */
  private chains(premise: Literal): void {
    const { nodes, closures, best } = this;
    const { geometry } = nodes;
    const first = candidateIn(nodes, premise);
    const cell = geometry.cellOf(first);
    const digit = geometry.digitOf(first);
    const base = premise * closures.words;
    let ends: Literal[] | undefined;
    let most = 0;
    for (let word = 0; word < nodes.off >> 5; word++)
      for (let rest = closures.sets[base + word]!; rest; rest &= rest - 1) {
        const end = word * 32 + lowestBit(rest);
        if (end >= nodes.candidates.length) break;
        const last = nodes.candidates[end]!;
        const other = geometry.cellOf(last);
        if (other === cell) continue;
        const removed =
          geometry.digitOf(last) === digit
            ? countSeeingBoth(this.board, digit, cell, other)
            : this.exchanges(first, last)
              ? 2
              : 0;
        if (removed < 2 || removed < best.remove.length || this.isDirect(premise, end)) continue;
        (ends ??= []).push(end);
        most = Math.max(most, removed);
      }
    if (ends) for (const end of this.inOrder(premise, ends, most)) this.chain(premise, end);
  }

  private chain(premise: Literal, end: Literal): void {
    const { nodes, board, shortest, best } = this;
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
    const length = shortest.distance(end) + 1;
    if (!best.mayTake(remove.length, length)) return;
    const path = shortest.path(end);
    if (!this.crosses(path, false)) best.offer(remove, length, () => this.told('alternating', path));
  }

  /** Whether each end would take its digit from the other. */
  private exchanges(first: Candidate, last: Candidate): boolean {
    const { geometry } = this.board;
    const cell = geometry.cellOf(first);
    const other = geometry.cellOf(last);
    return (
      geometry.sees(cell, other) &&
      this.board.has(geometry.candidate(other, geometry.digitOf(first))) &&
      this.board.has(geometry.candidate(cell, geometry.digitOf(last)))
    );
  }

  private isDirect(premise: Literal, literal: Literal): boolean {
    const { from, targets } = this.implications;
    for (let at = from[premise]!; at < from[premise + 1]!; at++) if (targets[at] === literal) return true;
    return false;
  }

  /**
   * Starts the search from a premise; of the ends those near enough to win with so many eliminations at most, in the
   * order in which it comes to them.
   */
  private inOrder(premise: Literal, ends: Literal[], eliminations: number): Literal[] {
    const { shortest } = this;
    shortest.from(premise, this.best.longest(eliminations) - 1);
    let count = 0;
    for (let i = 0; i < ends.length; i++) if (shortest.distance(ends[i]!) >= 0) ends[count++] = ends[i]!;
    ends.length = count;
    return count > 1 ? ends.sort((a, b) => shortest.position(a) - shortest.position(b)) : ends;
  }

  private crossesLoop(path: readonly Literal[]): boolean {
    const cellAt = (index: number): Cell => lowestCellIn(this.nodes, path.at(index)!);
    return cellAt(0) === cellAt(1) || cellAt(-1) === cellAt(-2) || this.crosses(path, true);
  }

  /** Whether a node lies in a cell of one before it, other than the one just before; in a loop, its start is free. */
  private crosses(path: readonly Literal[], loop: boolean): boolean {
    const { nodes, entered } = this;
    const start = lowestCellIn(nodes, path[0]!);
    this.paths++;
    for (let i = 2; i < path.length; i++) {
      const before = path[i - 2]!;
      if (!loop || lowestCellIn(nodes, before) !== start) this.enter(before);
      if (entered[lowestCellIn(nodes, path[i]!)] === this.paths) return true;
    }
    return false;
  }

  private enter(literal: Literal): void {
    const { nodes, entered, paths } = this;
    if (isGroup(nodes, literal)) for (const cell of this.cellsOf(literal)) entered[cell] = paths;
    else entered[lowestCellIn(nodes, literal)] = paths;
  }

  private cellsOf(literal: Literal): Cell[] {
    return candidatesIn(this.nodes, literal).map((candidate) => this.board.geometry.cellOf(candidate));
  }

  private othersIn(cell: Cell, ...kept: readonly Candidate[]): Candidate[] {
    const others: Candidate[] = [];
    for (let rest = this.board.digits[cell]!; rest; rest &= rest - 1) {
      const candidate = this.board.geometry.candidate(cell, lowestBit(rest));
      if (!kept.includes(candidate)) others.push(candidate);
    }
    return others;
  }

  private told(kind: ChainKind, path: readonly Literal[]): Loop {
    return { kind, path, nodes: this.nodes };
  }
}
