/**
 * The ways by which nets reach their conclusions. The net's own links from a state, its row, are the results of its
 * trial. Its full consequences are found by adding the rows of all states that follow. Each state belongs to the row
 * that reaches it first, and follows within a row from the states that made it a single. This is not a walk along
 * links: it combines the rows that trials recorded, and compares them with each other.
 */
import { lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { House } from '../../core/geometry.js';
import type { Closure } from '../links/closure.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, off, type State } from '../links/state.js';
import { type Net, type StateList, stateList } from './net.js';
import { candidateIn, isGroup, statesOf } from './nodes.js';

/** The reason for a state: last candidate of its cell, last place of its digit in a house, or a link. */
export type NetReason = 'cell' | 'link' | { readonly house: House };

/** A link of the net, as its index in `net.to`. */
type Link = number;

/** In place of a link: the premise of the row. */
const PREMISE = -1;

/** The consequences of a premise. */
interface Reach {
  /** The owner of the row that provides each consequence, in ascending order of the consequences. */
  readonly owners: StateList;
  /** The consequences, as a set, with a state of several causes on the main way to them. */
  readonly branching: Int32Array;
}

/** What is noted while rows are added up, by state. */
class Scratch {
  /** The owner of the row that provides a state; the number of states if none. */
  readonly owners: StateList;
  /** The states whose rows are added, in this order. */
  readonly taken: StateList;
  /** The steps from the premise, as in `steps`; each row counts its own premise as one. */
  readonly total: Int32Array;

  constructor(states: number) {
    this.owners = stateList(states, states);
    this.taken = stateList(states, states);
    this.total = new Int32Array(states);
  }
}

export class NetTables {
  private readonly states: number;
  /** Flags the states whose rows have been read. */
  private readonly isRead: Uint8Array;
  /** By link, twice the number of steps from the premise, which counts as one; plus one if a cause had others beside it. */
  private readonly steps: Uint16Array;
  /** By state, its link in the row that was read last, and the premise of the last row that had it. */
  private readonly linkTo: Int32Array;
  private readonly lastRow: Int32Array;
  private readonly reaches = new Map<State, Reach>();
  private readonly scratch: Scratch;

  constructor(
    readonly net: Net,
    private readonly closure: Closure,
  ) {
    const { nodes, start } = net;
    this.states = statesOf(nodes);
    this.isRead = new Uint8Array(this.states);
    this.steps = new Uint16Array(start[this.states]!);
    this.linkTo = new Int32Array(this.states);
    this.lastRow = new Int32Array(this.states).fill(-1);
    this.scratch = new Scratch(this.states);
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
    const within = (owner: State, state: State): void => {
      if (done.has(state)) return;
      done.add(state);
      const [reason, causes] = this.originOf(owner, state);
      for (const cause of causes) within(owner, cause);
      visit(state, reason, causes);
    };
    const follow = (state: State): void => {
      if (done.has(state)) return;
      const owner = reach.owners[this.closure.rankOf(premise, state)]!;
      follow(owner);
      within(owner, state);
    };
    for (const goal of goals) follow(goal);
  }

  /** Returns true if a state on the main way from a premise to a state has a second cause. */
  isBranching(premise: State, state: State, clock: Clock): boolean {
    return (this.reachOf(premise, clock).branching[state >> 5]! & (1 << (state & 31))) !== 0;
  }

  /**
   * Finds the consequences of a premise: adds up the rows, each after those that it builds on. A state moves to a later
   * row that reaches it sooner.
   */
  private reachOf(premise: State, clock: Clock): Reach {
    const known = this.reaches.get(premise);
    if (known) return known;
    const { net, states, steps } = this;
    const { start, to } = net;
    const { owners, taken, total } = this.scratch;
    owners.fill(states);
    owners[premise] = premise;
    total[premise] = 0;
    taken[0] = premise;
    let count = 1;
    for (let next = 0; next < count; next++) {
      clock();
      const owner = taken[next]!;
      this.readRow(owner);
      const before = total[owner]! & ~1;
      for (let link = start[owner]!, end = start[owner + 1]!; link < end; link++) {
        const state = to[link]!;
        const sum = before + steps[link]!;
        if (owners[state] === states) taken[count++] = state;
        else if (owners[state] === premise || sum >> 1 >= total[state]! >> 1) continue;
        owners[state] = owner;
        total[state] = sum;
      }
    }
    const reach = { owners: this.ownersIn(premise, count), branching: this.branchingIn(count) };
    this.reaches.set(premise, reach);
    return reach;
  }

  /** Copies the owners of the consequences alone. */
  private ownersIn(premise: State, count: number): StateList {
    const { words, sets } = this.closure;
    const { owners } = this.scratch;
    const found = stateList(this.states, count);
    let rank = 0;
    for (let word = 0; word < words; word++)
      for (let set = sets[premise * words + word]!; set; set &= set - 1)
        found[rank++] = owners[word * 32 + lowestBit(set)]!;
    return found;
  }

  /** Returns the states to which the main way branches. Each way leads through owners to the premise, the first state. */
  private branchingIn(count: number): Int32Array {
    const { owners, taken, total } = this.scratch;
    const branching = new Int32Array(this.closure.words);
    /** Ways that are known have a negative total. */
    total[taken[0]!] = -1;
    const way: State[] = [];
    for (let index = 0; index < count; index++) {
      let at = taken[index]!;
      for (; total[at]! >= 0; at = owners[at]!) way.push(at);
      let isBranching = (branching[at >> 5]! & (1 << (at & 31))) !== 0;
      for (let next = way.pop(); next !== undefined; next = way.pop()) {
        isBranching ||= (total[next]! & 1) !== 0;
        if (isBranching) branching[next >> 5]! |= 1 << (next & 31);
        total[next] = -1;
      }
    }
    return branching;
  }

  /** Finds in how many steps each link of a row follows. */
  private readRow(premise: State): void {
    const { net, isRead, steps, linkTo, lastRow } = this;
    const { nodes, start, to } = net;
    if (isRead[premise]) return;
    isRead[premise] = 1;
    lastRow[premise] = premise;
    linkTo[premise] = PREMISE;
    let placed = PREMISE;
    for (let link = start[premise]!; link < start[premise + 1]!; link++) {
      const state = to[link]!;
      lastRow[state] = premise;
      linkTo[state] = link;
      const isAlone = isGroup(nodes, state) || isGroup(nodes, premise);
      let first = isAlone ? PREMISE : placed;
      let count = 0;
      if (!isAlone && isOn(state)) {
        placed = link;
        first = PREMISE;
        for (const rival of this.rivalsOf(link))
          if (lastRow[rival] === premise && linkTo[rival] !== PREMISE && count++ === 0) first = linkTo[rival]!;
      }
      const before = first === PREMISE ? 2 : steps[first]!;
      steps[link] = (before + 2) | (count > 1 ? 1 : 0);
    }
  }

  /** Returns the reason for a state in a row (undefined if a rival was still left) and the states that caused it. */
  private originOf(premise: State, state: State): readonly [NetReason | undefined, causes: readonly State[]] {
    const { nodes, start, to } = this.net;
    if (isGroup(nodes, state) || isGroup(nodes, premise)) return ['link', [premise]];
    const link = this.linkIn(premise, state);
    if (!isOn(state)) {
      let before = link - 1;
      while (before >= start[premise]! && (!isOn(to[before]!) || isGroup(nodes, to[before]!))) before--;
      return ['link', [before >= start[premise]! ? to[before]! : premise]];
    }
    const earlier = to.subarray(start[premise], link);
    const rivals = this.rivalsOf(link);
    const causes = rivals.filter((rival) => rival === premise || earlier.includes(rival));
    return [causes.length === rivals.length ? this.reasonFor(link) : undefined, causes];
  }

  /** Returns the link to a state in a row; PREMISE for the premise. */
  private linkIn(premise: State, state: State): Link {
    const { start, to } = this.net;
    return premise === state ? PREMISE : to.indexOf(state, start[premise]);
  }

  private reasonFor(link: Link): Exclude<NetReason, 'link'> {
    const house = this.net.cause[link]!;
    return house === BY_CELL ? 'cell' : { house };
  }

  /** Returns the other candidates of the cell, or of the digit in the house, in which a placement is a single. */
  private rivalsOf(link: Link): State[] {
    const { nodes, to, cause } = this.net;
    const { geometry, nodeOf } = nodes;
    const candidate = candidateIn(nodes, to[link]!);
    const digit = geometry.digitOf(candidate);
    const house = cause[link]!;
    const rivals: State[] = [];
    for (let i = 0; i < geometry.size; i++) {
      const other = house === BY_CELL ? candidate - digit + i : geometry.candidate(geometry.cellAt(house, i), digit);
      if (other !== candidate && nodeOf[other]! >= 0) rivals.push(off(nodeOf[other]!));
    }
    return rivals;
  }
}
