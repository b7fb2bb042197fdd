/**
 * The ways by which nets reach their conclusions. The net's own links from a state, its row, are the results of its
 * trial. Its full consequences are found by adding the rows of all states that follow. Each state belongs to the row
 * that reaches it first, and follows within a row from the states that made it a single. This is not a walk along
 * links: it combines the rows that trials recorded, and compares them with each other.
 */
import { type Clock, unlimited } from '../../core/clock.js';
import type { House } from '../../core/geometry.js';
import { answerOf, isPauseDue, type Pausing } from '../../core/pausing.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, off, type State } from '../links/state.js';
import type { Net } from './net.js';
import { candidateIn, isGroup, statesOf } from './nodes.js';

/** The reason for a state: last candidate of its cell, last place of its digit in a house, or a link. */
export type NetReason = 'cell' | 'link' | { readonly house: House };

/** A link of the net, as its index in `net.to`. */
type Link = number;

/** In place of a link: the premise of the row. */
const PREMISE = -1;
/** In place of the link that caused another: several did. */
const SEVERAL = -2;

/** The consequences of a premise: by state, the owner of the row that provides it; the number of states if none. */
type Owners = Uint16Array | Int32Array;

/** The most states that Uint16Array numbers, and `Owners` with one number more. */
const MOST_SHORT = 0xffff;

export class NetTables {
  private readonly states: number;
  /** Flags the states whose rows have been read. */
  private readonly isRead: Uint8Array;
  /** By link, the number of steps from the premise, which counts as one. */
  private readonly steps: Int32Array;
  /** By link, the one from which it follows, PREMISE, or SEVERAL. */
  private readonly before: Int32Array;
  /** By state, its link in the row that was read last, and the premise of the last row that had it. */
  private readonly linkTo: Int32Array;
  private readonly lastRow: Int32Array;
  private readonly owners = new Map<State, Owners>();

  constructor(readonly net: Net) {
    const { nodes, start } = net;
    this.states = statesOf(nodes);
    const links = start[this.states]!;
    this.isRead = new Uint8Array(this.states);
    this.steps = new Int32Array(links);
    this.before = new Int32Array(links);
    this.linkTo = new Int32Array(this.states);
    this.lastRow = new Int32Array(this.states).fill(-1);
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
    const owners = answerOf(this.ownersFrom(premise, unlimited));
    const done = new Set<State>([premise]);
    const within = (owner: State, state: State): void => {
      if (done.has(state)) return;
      done.add(state);
      const [reason, causes] = this.originOf(owner, state);
      for (const cause of causes) within(owner, cause);
      visit(state, reason, causes);
    };
    const reach = (state: State): void => {
      if (done.has(state)) return;
      const owner = owners[state]!;
      reach(owner);
      within(owner, state);
    };
    for (const goal of goals) reach(goal);
  }

  /** Returns true if a state on the main way from a premise to a state has a second cause. Pauses between rows. */
  *branching(premise: State, state: State, clock: Clock): Pausing<boolean> {
    const owners = yield* this.ownersFrom(premise, clock);
    for (let at = state; at !== premise; ) {
      const owner = owners[at]!;
      let link = this.linkIn(owner, at);
      while (link >= 0) link = this.before[link]!;
      if (link === SEVERAL) return true;
      at = owner;
    }
    return false;
  }

  /** Adds up the rows, each after those that it builds on. A state moves to a later row that reaches it sooner. */
  private *ownersFrom(premise: State, clock: Clock): Pausing<Owners> {
    const known = this.owners.get(premise);
    if (known) return known;
    const { net, states, steps } = this;
    const { start, to } = net;
    const owners = (states < MOST_SHORT ? new Uint16Array(states) : new Int32Array(states)).fill(states);
    /** By state, the steps from the premise; each row counts its own premise as one. */
    const total = new Int32Array(states);
    const taken = [premise];
    owners[premise] = premise;
    for (let next = 0; next < taken.length; next++) {
      if (isPauseDue(clock)) yield;
      const owner = taken[next]!;
      this.readRow(owner);
      for (let link = start[owner]!; link < start[owner + 1]!; link++) {
        const state = to[link]!;
        const sum = total[owner]! + steps[link]!;
        if (owners[state] === states) taken.push(state);
        else if (owners[state] === premise || sum >= total[state]!) continue;
        owners[state] = owner;
        total[state] = sum;
      }
    }
    this.owners.set(premise, owners);
    return owners;
  }

  /** Finds from what each link of a row follows, and in how many steps. */
  private readRow(premise: State): void {
    const { net, isRead, steps, before, linkTo, lastRow } = this;
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
      steps[link] = first === PREMISE ? 2 : steps[first]! + 1;
      before[link] = count > 1 ? SEVERAL : first;
    }
  }

  /** Returns the reason for a state in a row (undefined if a rival was still left) and the states that caused it. */
  private originOf(premise: State, state: State): readonly [NetReason | undefined, causes: readonly State[]] {
    const { nodes, start, to } = this.net;
    if (isGroup(nodes, state) || isGroup(nodes, premise)) return ['link', [premise]];
    const link = this.linkIn(premise, state);
    const earlier = to.subarray(start[premise], link);
    if (!isOn(state)) return ['link', [earlier.findLast((other) => isOn(other) && !isGroup(nodes, other)) ?? premise]];
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
