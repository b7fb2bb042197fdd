/**
 * The ways by which nets reach their conclusions. A state's own table holds the results of its trial. Its full
 * consequences are found by adding the tables of all states that follow. Each state belongs to the table that reaches
 * it first, and follows within a table from the states that made it a single. This is not a walk along links: it
 * combines the tables that trials recorded, and compares them with each other.
 */
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, House } from '../../core/geometry.js';
import { answerOf, isPauseDue, type Pausing } from '../../core/pausing.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, off, type State } from '../links/state.js';
import type { Net } from './net.js';
import { candidateIn, isGroup, statesOf } from './nodes.js';

/** The reason for a state: last candidate of its cell, last place of its digit in a house, or a link. */
export type NetReason = 'cell' | 'link' | { readonly house: House };

/** States that a trial reached, in order; its premise comes first. */
interface Table {
  readonly entries: readonly State[];
  /** Index of each state in the table, NOWHERE if it is not there. */
  readonly position: Int32Array;
  readonly reasons: readonly NetReason[];
  /** States from which each entry follows; the premise may be one of them. */
  readonly causes: readonly (readonly State[])[];
  /** Entries placed while a rival was still left, after the trial became contradictory. */
  readonly forlorn: ReadonlySet<State>;
  /** Steps from the premise, which counts as one. */
  readonly steps: readonly number[];
}

/** The consequences of a premise: the table that provides each state, NOWHERE for a state that does not follow. */
type Owners = Int32Array;

const NOWHERE = -1;

/** The most causes listed for one state. */
const MOST_CAUSES = 5;

/** Returns the causes that distinguish ways: all except the premise itself. */
function listedOf(causes: readonly State[], premise: State): readonly State[] {
  const listed: State[] = [];
  for (const cause of causes) if (cause !== premise && listed.length < MOST_CAUSES) listed.push(cause);
  return listed;
}

export class NetTables {
  private readonly tables = new Map<State, Table>();
  private readonly owners = new Map<State, Owners>();

  constructor(readonly net: Net) {}

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
      const { position, reasons, causes, forlorn } = this.tableOf(owner);
      const at = position[state]!;
      for (const cause of causes[at]!) within(owner, cause);
      visit(state, forlorn.has(state) ? undefined : reasons[at], causes[at]!);
    };
    const reach = (state: State): void => {
      if (done.has(state)) return;
      const owner = owners[state]!;
      reach(owner);
      within(owner, state);
    };
    for (const goal of goals) reach(goal);
  }

  /** Returns true if a state on the main way from a premise to a state has a second cause. Pauses between tables. */
  *branching(premise: State, state: State, clock: Clock): Pausing<boolean> {
    const owners = yield* this.ownersFrom(premise, clock);
    for (let at = state; at !== premise; ) {
      const owner = owners[at]!;
      const { position, causes } = this.tableOf(owner);
      while (at !== owner) {
        const listed = listedOf(causes[position[at]!]!, owner);
        if (listed.length > 1) return true;
        at = listed[0] ?? owner;
      }
    }
    return false;
  }

  /** Adds up the tables, each after those that it builds on. A state moves to a later table that reaches it sooner. */
  private *ownersFrom(premise: State, clock: Clock): Pausing<Owners> {
    const known = this.owners.get(premise);
    if (known) return known;
    const owners = this.nowhere();
    const steps = this.nowhere();
    const first = this.tableOf(premise);
    const taken = [...first.entries];
    for (const [i, state] of taken.entries()) {
      owners[state] = premise;
      steps[state] = first.steps[i]!;
    }
    for (let next = 1; next < taken.length; next++) {
      if (isPauseDue(clock)) yield;
      const owner = taken[next]!;
      const { entries, steps: own } = this.tableOf(owner);
      for (let i = 1; i < entries.length; i++) {
        const state = entries[i]!;
        const total = steps[owner]! + own[i]!;
        if (owners[state] === NOWHERE) taken.push(state);
        else if (first.position[state] !== NOWHERE || total >= steps[state]!) continue;
        owners[state] = owner;
        steps[state] = total;
      }
    }
    this.owners.set(premise, owners);
    return owners;
  }

  private tableOf(premise: State): Table {
    let table = this.tables.get(premise);
    if (!table) this.tables.set(premise, (table = this.readTable(premise)));
    return table;
  }

  private readTable(premise: State): Table {
    const { nodes, start, to, cause } = this.net;
    const entries = [premise];
    const position = this.nowhere();
    position[premise] = 0;
    const reasons: NetReason[] = ['link'];
    const causes: (readonly State[])[] = [[]];
    const steps = [1];
    const forlorn = new Set<State>();
    let placed = premise;
    for (let at = start[premise]!; at < start[premise + 1]!; at++) {
      const state = to[at]!;
      let rests: State[] = [placed];
      let reason: NetReason = 'link';
      if (isGroup(nodes, state) || isGroup(nodes, premise)) rests = [premise];
      else if (isOn(state)) {
        placed = state;
        reason = cause[at] === BY_CELL ? 'cell' : { house: cause[at]! };
        const rivals = this.rivals(candidateIn(nodes, state), reason);
        rests = [];
        for (const rival of rivals) if (position[rival] !== NOWHERE) rests.push(rival);
        if (rests.length < rivals.length) forlorn.add(state);
      }
      const [first = premise] = listedOf(rests, premise);
      position[state] = entries.length;
      entries.push(state);
      reasons.push(reason);
      causes.push(rests);
      steps.push(steps[position[first]!]! + 1);
    }
    return { entries, position, reasons, causes, steps, forlorn };
  }

  /** Returns an array with a number for each state, initially NOWHERE. */
  private nowhere(): Int32Array {
    return new Int32Array(statesOf(this.net.nodes)).fill(NOWHERE);
  }

  /** Returns the other candidates of a cell, or of a digit in a house, as off states. */
  private rivals(candidate: Candidate, reason: 'cell' | { readonly house: House }): State[] {
    const { geometry, nodeOf } = this.net.nodes;
    const digit = geometry.digitOf(candidate);
    const rivals: State[] = [];
    for (let i = 0; i < geometry.size; i++) {
      const other =
        reason === 'cell' ? candidate - digit + i : geometry.candidate(geometry.cellAt(reason.house, i), digit);
      if (other !== candidate && nodeOf[other]! >= 0) rivals.push(off(nodeOf[other]!));
    }
    return rivals;
  }
}
