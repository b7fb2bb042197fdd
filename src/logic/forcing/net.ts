/**
 * The implications of nets: what follows from a premise when all that it makes a single is placed, for some rounds,
 * on a board of its own. Here a literal may rest on several others at once: a cell that has lost all digits but one,
 * a digit that has lost all places in a house but one.
 */
import { isSingle, lowestBit } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { groupsByDigit, groupsFromOff, groupsFromOn, type Implications, implicationsOf } from './implications.js';
import { candidateIn, isOn, type Literal, type Nodes } from './nodes.js';
import { QueuedBoard, queuedFrom } from './queued-board.js';

/** How often singles are looked for after the premise. */
const ROUNDS = 4;

/** Why a target is on: the last candidate of its cell; of others, the house in which it is the last place. */
export const LAST_OF_CELL = -1;

export interface Net extends Implications {
  /** Beside each target: of one that is on, LAST_OF_CELL or the house. */
  readonly reasons: Int16Array;
}

export function netOf(board: Markup): Net {
  const plain = implicationsOf(board, true);
  const { nodes } = plain;
  const net = new NetBuilder(board, nodes);
  const literals = 2 * nodes.off;
  for (let literal = 0; literal < literals; literal++) {
    const node = literal % nodes.off;
    if (node < nodes.candidates.length) net.tryOut(literal);
    else net.copy(literal, plain);
  }
  return net.end();
}

class NetBuilder {
  private readonly start: QueuedBoard;
  private readonly trial: QueuedBoard;
  private readonly from: Int32Array;
  private targets = new Int32Array(1 << 14);
  private reasons = new Int16Array(1 << 14);
  private length = 0;
  /** The premise for which a literal was recorded last, so that each is recorded once. */
  private readonly recorded: Int32Array;
  private premise = -1;
  private readonly ownGroups: readonly (readonly number[])[];
  private readonly list: { readonly nodes: Nodes; add(literal: Literal): void };

  constructor(
    readonly board: Markup,
    readonly nodes: Nodes,
  ) {
    this.start = queuedFrom(board);
    this.trial = new QueuedBoard(board.geometry);
    this.from = new Int32Array(2 * nodes.off + 1);
    this.recorded = new Int32Array(2 * nodes.off).fill(-1);
    this.ownGroups = groupsByDigit(nodes);
    this.list = { nodes, add: (literal) => this.record(literal, LAST_OF_CELL) };
  }

  /** Group literals imply what they do in chains. */
  copy(literal: Literal, { from, targets }: Implications): void {
    this.begin(literal);
    for (let at = from[literal]!; at < from[literal + 1]!; at++) this.record(targets[at]!, LAST_OF_CELL);
  }

  /** Assumes a literal about a candidate and records what it brings about. */
  tryOut(premise: Literal): void {
    const { nodes, start } = this;
    const { geometry } = nodes;
    this.begin(premise);
    const trial = this.trial.assign(start);
    const candidate = candidateIn(nodes, premise);
    const cell = geometry.cellOf(candidate);
    const digit = geometry.digitOf(candidate);
    if (isOn(nodes, premise)) this.set(cell, digit, false);
    else {
      trial.remove(cell, digit);
      if (isSingle(trial.digits[cell]!)) this.set(cell, lowestBit(trial.digits[cell]!), false);
    }
    for (let round = 0; round < ROUNDS; round++) if (!this.setSingles()) break;
    const own = this.ownGroups[digit]!;
    if (isOn(nodes, premise)) groupsFromOn(this.list, candidate, own);
    else groupsFromOff(this.list, candidate, own);
  }

  end(): Net {
    this.from[2 * this.nodes.off] = this.length;
    return {
      nodes: this.nodes,
      from: this.from,
      targets: this.targets.subarray(0, this.length),
      reasons: this.reasons.subarray(0, this.length),
    };
  }

  private begin(premise: Literal): void {
    this.from[premise] = this.length;
    this.premise = premise;
    this.recorded[premise] = premise;
  }

  private record(literal: Literal, reason: number): void {
    if (this.recorded[literal] === this.premise) return;
    this.recorded[literal] = this.premise;
    if (this.length === this.targets.length) this.grow();
    this.targets[this.length] = literal;
    this.reasons[this.length++] = reason;
  }

  private grow(): void {
    const targets = new Int32Array(2 * this.length);
    targets.set(this.targets);
    this.targets = targets;
    const reasons = new Int16Array(2 * this.length);
    reasons.set(this.reasons);
    this.reasons = reasons;
  }

  /** Places a digit; whatever that takes away was a candidate on the board that all began with. */
  private set(cell: Cell, digit: Digit, hidden: boolean): void {
    const { trial, board, nodes } = this;
    const reason = hidden ? this.barestHouse(cell, digit) : LAST_OF_CELL;
    const { geometry, nodeOf, off } = nodes;
    const { size, peerStart, peers } = geometry;
    const others = trial.digits[cell]! & ~(1 << digit);
    trial.place(cell, digit);
    this.record(nodeOf[cell * size + digit]!, reason);
    const bit = 1 << digit;
    for (let i = peerStart[cell]!, end = peerStart[cell + 1]!; i < end; i++)
      if (board.digits[peers[i]!]! & bit) this.record(off + nodeOf[peers[i]! * size + digit]!, reason);
    for (let rest = others; rest; rest &= rest - 1) this.record(off + nodeOf[cell * size + lowestBit(rest)]!, reason);
  }

  /** Of the houses of a cell, the first of those where the digit has the fewest places. */
  private barestHouse(cell: Cell, digit: Digit): House {
    const { counts, geometry } = this.trial;
    const { size, houseStart, cellHouses } = geometry;
    let barest = cellHouses[houseStart[cell]!]!;
    for (let i = houseStart[cell]! + 1; i < houseStart[cell + 1]!; i++)
      if (counts[cellHouses[i]! * size + digit]! < counts[barest * size + digit]!) barest = cellHouses[i]!;
    return barest;
  }

  /** Sets what is single now, all of it before anything that this makes single; false if there is none. */
  private setSingles(): boolean {
    const { naked, hidden, values, counts, geometry } = this.trial;
    const { size } = geometry;
    const singles: Candidate[] = [];
    for (let at = naked.head; at < naked.end; at++)
      if (values[(naked.entries[at]! / size) | 0] === EMPTY) singles.push(naked.entries[at]!);
    const ofCells = singles.length;
    for (let at = hidden.head; at < hidden.end; at++) {
      const candidate = hidden.entries[at]!;
      const cell = (candidate / size) | 0;
      const digit = candidate % size;
      if (values[cell] !== EMPTY || counts[this.barestHouse(cell, digit) * size + digit] !== 1) continue;
      let listed = false;
      for (let i = ofCells; i < singles.length && !listed; i++) listed = ((singles[i]! / size) | 0) === cell;
      if (!listed) singles.push(candidate);
    }
    for (let i = 0; i < singles.length; i++) this.set((singles[i]! / size) | 0, singles[i]! % size, i >= ofCells);
    return singles.length > 0;
  }
}
