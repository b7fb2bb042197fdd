/**
 * The ways by which nets reach their conclusions (tabling). A net has direct consequences of each state only, its row;
 * its full consequences are found by adding the rows of all states that follow, until nothing new follows. The *owner* of
 * a consequence is the state whose row provides it by the fewest steps; so the main way to a consequence leads from owner
 * to owner. This is not a walk along links: it combines the rows that trials recorded, and compares them with each other.
 */
import { lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Closure } from '../links/closure.js';
import type { State } from '../links/state.js';
import { type Net, type StateList, stateList } from './net.js';
import { isBranched, type NetReason, NetRows, stepsOf, withoutFlag } from './net-rows.js';
import { statesOf } from './nodes.js';

/** The consequences of a premise. */
interface Reach {
  /** The owner of each consequence, in ascending order of the consequences. */
  readonly owners: StateList;
  /** The consequences, as a set, with a state of several causes on the main way to them. */
  readonly branching: Int32Array;
}

/** What is noted while rows are added up, by state. */
interface Sum {
  /** The owner of each state; the number of states if none. */
  readonly owners: StateList;
  /** The way from the premise to each state that has an owner. */
  readonly ways: Int32Array;
  /** The states whose rows are added, in this order: first the premise. */
  readonly taken: StateList;
}

/** In place of a way: the branches of the main way are known. */
const KNOWN = -1;

export class NetTables {
  private readonly states: number;
  private readonly rows: NetRows;
  private readonly reaches = new Map<State, Reach>();
  private readonly sum: Sum;

  constructor(
    readonly net: Net,
    private readonly closure: Closure,
  ) {
    const states = statesOf(net.nodes);
    this.states = states;
    this.rows = new NetRows(net);
    this.sum = {
      owners: stateList(states, states),
      ways: new Int32Array(states),
      taken: stateList(states, states),
    };
  }

  /** Returns true if a state on the main way from a premise to a state has a second cause. */
  isBranching(premise: State, state: State, clock: Clock): boolean {
    return has(this.reachOf(premise, clock).branching, state);
  }

  /**
   * Visits each state on the ways from a premise to some goals, after all states from which it follows. Its reason is
   * missing if it follows from a contradiction between earlier ones.
   */
  derive(
    premise: State,
    goals: readonly State[],
    visit: (state: State, reason: NetReason | undefined, causes: readonly State[]) => void,
  ): void {
    const reach = this.reachOf(premise, unlimited);
    const done = new Set<State>([premise]);
    /** Visits a state of a row, after its causes in the same row. */
    const visitInRow = (owner: State, state: State): void => {
      if (done.has(state)) return;
      done.add(state);
      const { reason, causes } = this.rows.originOf(owner, state);
      for (const cause of causes) visitInRow(owner, cause);
      visit(state, reason, causes);
    };
    /** Visits a consequence, after its owner. */
    const follow = (state: State): void => {
      if (done.has(state)) return;
      const owner = reach.owners[this.closure.rankOf(premise, state)]!;
      follow(owner);
      visitInRow(owner, state);
    };
    for (const goal of goals) follow(goal);
  }

  private reachOf(premise: State, clock: Clock): Reach {
    const known = this.reaches.get(premise);
    if (known) return known;
    const count = this.addRows(premise, clock);
    const reach = { owners: this.ownersIn(premise, count), branching: this.branchingIn(count) };
    this.reaches.set(premise, reach);
    return reach;
  }

  /**
   * Adds up the rows of a premise and of all its consequences, each after the row that it comes from. A state moves to a
   * later row that reaches it sooner, but for those in the premise's own. Returns the number of rows.
   */
  private addRows(premise: State, clock: Clock): number {
    const { net, rows, states } = this;
    const { start, to } = net;
    const { ways: inRow } = rows;
    const { owners, taken, ways } = this.sum;
    owners.fill(states);
    owners[premise] = premise;
    ways[premise] = 0;
    taken[0] = premise;
    let count = 1;
    for (let next = 0; next < count; next++) {
      clock();
      const owner = taken[next]!;
      rows.read(owner);
      const before = withoutFlag(ways[owner]!);
      for (let link = start[owner]!, end = start[owner + 1]!; link < end; link++) {
        const state = to[link]!;
        const way = before + inRow[link]!;
        if (owners[state] === states) taken[count++] = state;
        else if (owners[state] === premise || stepsOf(way) >= stepsOf(ways[state]!)) continue;
        owners[state] = owner;
        ways[state] = way;
      }
    }
    return count;
  }

  /** Copies the owners of the consequences alone. */
  private ownersIn(premise: State, count: number): StateList {
    const { words, sets } = this.closure;
    const { owners } = this.sum;
    const found = stateList(this.states, count);
    let rank = 0;
    for (let word = 0; word < words; word++)
      for (let set = sets[premise * words + word]!; set; set &= set - 1)
        found[rank++] = owners[word * 32 + lowestBit(set)]!;
    return found;
  }

  /** Returns the states to which the main way branches: in the row of their owner, or on the way to the owner. */
  private branchingIn(count: number): Int32Array {
    const { owners, taken, ways } = this.sum;
    const branching = new Int32Array(this.closure.words);
    ways[taken[0]!] = KNOWN;
    const unknown: State[] = [];
    for (let index = 0; index < count; index++) {
      let at = taken[index]!;
      for (; ways[at] !== KNOWN; at = owners[at]!) unknown.push(at);
      let isBranching = has(branching, at);
      for (let next = unknown.pop(); next !== undefined; next = unknown.pop()) {
        isBranching ||= isBranched(ways[next]!);
        if (isBranching) branching[next >> 5]! |= 1 << (next & 31);
        ways[next] = KNOWN;
      }
    }
    return branching;
  }
}

/** True if a set holds a state. */
const has = (set: Int32Array, state: State): boolean => (set[state >> 5]! & (1 << (state & 31))) !== 0;
