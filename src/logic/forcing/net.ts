/**
 * Implications of nets: the consequences of a premise if all resulting singles are placed, for some rounds, on a
 * separate board. This is the only builder of links that changes a board. A state may depend on several others at once:
 * on all removals in a cell that leave one digit, or on all removals of a digit in a house that leave one place.
 */
import { isSingle, lowestBit } from '../../core/bits.js';
import { EMPTY, type Markup, type Numbers } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { QueuedBoard, queuedFrom } from '../../core/queued-board.js';
import { BY_CELL, LinkList } from '../links/link-list.js';
import { isOn, off, on, type State } from '../links/state.js';
import { groupedImplications, groupsByDigit, groupsFromOff, groupsFromOn, type Implications } from './implications.js';
import { candidateIn, isGroup, type Nodes, statesOf } from './nodes.js';

/** The number of rounds of singles after the premise. */
const ROUNDS = 4;

export interface Net extends Implications {
  /** The reason why each target is on: last candidate of its cell (BY_CELL), or last place in this house. */
  readonly cause: Numbers;
}

/** Numbers of states, and their number, which means none. */
export type StateList = Uint16Array | Int32Array;

export const stateList = (states: number, length: number): StateList =>
  states <= 0xffff ? new Uint16Array(length) : new Int32Array(length);

/** The number of states tried between two checks of the clock. */
const STATES_PER_CHECK = 8;

/** Returns the net of a board. */
export function netOf(board: Markup, clock: Clock): Net {
  const plain = groupedImplications(board, clock);
  const { nodes } = plain;
  const net = new NetBuilder(board, nodes);
  const states = statesOf(nodes);
  for (let state = 0; state < states; state++) {
    if (state % STATES_PER_CHECK === 0) clock();
    if (isGroup(nodes, state)) net.copy(state, plain);
    else net.tryOut(state);
  }
  return net.end();
}

class NetBuilder {
  private readonly start: QueuedBoard;
  private readonly trial: QueuedBoard;
  private readonly list: LinkList;
  /** The premise for which a state was last recorded, so that each state is recorded once. */
  private readonly recorded: Int32Array;
  private premise = -1;
  private readonly ownGroups: readonly (readonly number[])[];

  constructor(
    readonly board: Markup,
    readonly nodes: Nodes,
  ) {
    this.start = queuedFrom(board);
    this.trial = new QueuedBoard(board.geometry);
    const states = statesOf(nodes);
    // A net of 25×25 has millions of links: 16 bits for each number are half the memory.
    this.list = new LinkList(states, stateList(states, 16 * states), new Int16Array(16 * states));
    this.recorded = new Int32Array(states).fill(-1);
    this.ownGroups = groupsByDigit(nodes);
  }

  /** Copies the implications of a group state from those of chains. */
  copy(state: State, { start, to }: Implications): void {
    this.begin(state);
    for (let at = start[state]!; at < start[state + 1]!; at++) this.add(to[at]!);
  }

  /** Records a consequence of the premise. */
  add(state: State): void {
    this.record(state, BY_CELL);
  }

  /** Assumes a state of a candidate and records its consequences. */
  tryOut(premise: State): void {
    const { nodes, start } = this;
    const { geometry } = nodes;
    this.begin(premise);
    const trial = this.trial.assign(start);
    const candidate = candidateIn(nodes, premise);
    const cell = geometry.cellOf(candidate);
    const digit = geometry.digitOf(candidate);
    if (isOn(premise)) this.set(cell, digit, false);
    else {
      trial.remove(cell, digit);
      if (isSingle(trial.digits[cell]!)) this.set(cell, lowestBit(trial.digits[cell]!), false);
    }
    for (let round = 0; round < ROUNDS; round++) if (!this.setSingles()) break;
    const own = this.ownGroups[digit]!;
    if (isOn(premise)) groupsFromOn(this, nodes, candidate, own);
    else groupsFromOff(this, nodes, candidate, own);
  }

  end(): Net {
    const { nodes, list } = this;
    return { nodes, ...list.end().copy(), cause: list.cause.slice(0, list.length) };
  }

  private begin(premise: State): void {
    this.list.begin(premise);
    this.premise = premise;
    this.recorded[premise] = premise;
  }

  private record(state: State, cause: number): void {
    if (this.recorded[state] === this.premise) return;
    this.recorded[state] = this.premise;
    this.list.add(state, cause);
  }

  /** Places a digit. Only candidates of the original board count as removed. */
  private set(cell: Cell, digit: Digit, hidden: boolean): void {
    const { trial, board, nodes } = this;
    const reason = hidden ? this.barestHouse(cell, digit) : BY_CELL;
    const { geometry, nodeOf } = nodes;
    const { size } = geometry;
    const others = trial.digits[cell]! & ~(1 << digit);
    trial.place(cell, digit);
    this.record(on(nodeOf[cell * size + digit]!), reason);
    geometry.eachExcluded(board.digits, cell, digit, (other, lost) =>
      this.record(off(nodeOf[other * size + lost]!), reason),
    );
    for (let rest = others; rest; rest &= rest - 1) this.record(off(nodeOf[cell * size + lowestBit(rest)]!), reason);
  }

  /** Returns the first of a cell's houses in which the digit has the fewest places. */
  private barestHouse(cell: Cell, digit: Digit): House {
    const { counts, geometry } = this.trial;
    const { size, houseStart, cellHouses } = geometry;
    let barest = cellHouses[houseStart[cell]!]!;
    for (let i = houseStart[cell]! + 1; i < houseStart[cell + 1]!; i++)
      if (counts[cellHouses[i]! * size + digit]! < counts[barest * size + digit]!) barest = cellHouses[i]!;
    return barest;
  }

  /** Places all present singles before any that these create; false if there is none. */
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
