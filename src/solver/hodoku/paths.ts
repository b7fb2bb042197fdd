/** Paths between states of a position: tests if they cross themselves, and lists the eliminations of closed ones. */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { openCandidates } from '../../core/candidates.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { conflictsWithAll, seeingAll } from '../../core/seeing.js';
import { candidateIn, candidatesIn, digitIn, isGroup, lowestCellIn, type Nodes } from '../../logic/forcing/nodes.js';

import { isOn, type State } from '../../logic/links/state.js';

const NOWHERE = -1;

export class Paths {
  /** By cell, the number of the last path that entered it. */
  private readonly entered: Int32Array;
  private count = 0;

  constructor(
    private readonly board: Markup,
    private readonly nodes: Nodes,
  ) {
    this.entered = new Int32Array(board.geometry.cells);
  }

  /** True if a loop crosses itself, or begins or ends with two nodes in a cell. */
  crossesAsLoop(path: readonly State[]): boolean {
    const cellAt = (index: number): Cell => lowestCellIn(this.nodes, path.at(index)!);
    return (
      cellAt(0) === cellAt(1) || cellAt(-1) === cellAt(-2) || this.crosses(path, lowestCellIn(this.nodes, path[0]!))
    );
  }

  /**
   * True if a node lies in the cell of an earlier node other than the one just before it. The cell `free` is exempt.
   */
  crosses(path: readonly State[], free = NOWHERE): boolean {
    const { nodes, entered } = this;
    this.count++;
    for (let i = 2; i < path.length; i++) {
      const before = path[i - 2]!;
      if (lowestCellIn(nodes, before) !== free) this.enter(before);
      if (entered[lowestCellIn(nodes, path[i]!)] === this.count) return true;
    }
    return false;
  }

  private enter(state: State): void {
    const { nodes, entered, count } = this;
    if (isGroup(nodes, state)) for (const cell of this.cellsOf(state)) entered[cell] = count;
    else entered[lowestCellIn(nodes, state)] = count;
  }

  private cellsOf(state: State): Cell[] {
    return candidatesIn(this.nodes, state).map((candidate) => this.board.geometry.cellOf(candidate));
  }

  /** Returns the other candidates of a cell. */
  othersIn(cell: Cell, ...kept: readonly Candidate[]): Candidate[] {
    const others: Candidate[] = [];
    for (let rest = this.board.digits[cell]!; rest; rest &= rest - 1) {
      const candidate = this.board.geometry.candidate(cell, lowestBit(rest));
      if (!kept.includes(candidate)) others.push(candidate);
    }
    return others;
  }

  /** Returns the candidates outside their cells that two states in different cells see. */
  private seenByBoth(a: State, b: State): readonly Candidate[] {
    const { nodes, board } = this;
    if (digitIn(nodes, a) === digitIn(nodes, b))
      return seeingAll(board, digitIn(nodes, a), [...this.cellsOf(a), ...this.cellsOf(b)]);
    const both = [...candidatesIn(nodes, a), ...candidatesIn(nodes, b)];
    return openCandidates(board.geometry, board.digits).filter((each) => conflictsWithAll(board.geometry, both, each));
  }

  /** Returns the eliminations of a continuous loop: in its cells, and along its weak links. */
  eliminations(loop: readonly State[]): Candidate[] {
    const { nodes } = this;
    const { geometry } = this.board;
    const inLoop = new Set(loop.flatMap((state) => this.cellsOf(state)));
    const remove = this.othersIn(
      lowestCellIn(nodes, loop[0]!),
      candidateIn(nodes, loop[0]!),
      candidateIn(nodes, loop.at(-1)!),
    );
    for (let i = 1; i + 1 < loop.length; i++) {
      const state = loop[i]!;
      const next = loop[i + 1]!;
      if (!isOn(state)) continue;
      const cell = lowestCellIn(nodes, state);
      if (cell !== lowestCellIn(nodes, next))
        remove.push(...this.seenByBoth(state, next).filter((candidate) => !inLoop.has(geometry.cellOf(candidate))));
      else if (
        !isGroup(nodes, state) &&
        !isGroup(nodes, next) &&
        lowestCellIn(nodes, loop[i - 1]!) !== cell &&
        i + 2 < loop.length &&
        lowestCellIn(nodes, loop[i + 2]!) !== cell
      )
        remove.push(...this.othersIn(cell, candidateIn(nodes, state), candidateIn(nodes, next)));
    }
    return remove;
  }
}
