/**
 * The way nets come to what they conclude. A literal's own table holds what its trial brought about; what follows in
 * the end is found by adding the tables of all that follows. Each literal is owed to the table that leads to it
 * soonest, and within a table to the literals that made it a single.
 */
import type { Candidate, House } from '../../core/geometry.js';
import { LAST_OF_CELL, type Net } from './net.js';
import { candidateIn, isGroup, isOn, type Literal } from './nodes.js';

/** What makes a literal hold, beside others that do: the last candidate of its cell, of its digit in a house, or a link. */
export type Reason = 'cell' | 'link' | { readonly house: House };

/** What a trial showed, in order; first its premise. */
interface Table {
  readonly entries: readonly Literal[];
  /** Where each literal stands in the table, NOWHERE if it does not. */
  readonly position: Int32Array;
  readonly reasons: readonly Reason[];
  /** What each entry rests on; the premise may be one of them. */
  readonly causes: readonly (readonly Literal[])[];
  /** Of entries that were placed while some rival was still left: the trial had become contradictory. */
  readonly forlorn: ReadonlySet<Literal>;
  /** Steps from the premise, which counts as one. */
  readonly steps: readonly number[];
}

/** All that follows from a premise: whose table each literal is owed to, NOWHERE for one that does not follow. */
type Owners = Int32Array;

const NOWHERE = -1;

/** Causes of one literal that are listed. */
const MOST_CAUSES = 5;

/** The causes that count when ways are told apart: the premise itself does not. */
const listedOf = (causes: readonly Literal[], premise: Literal): readonly Literal[] =>
  causes.filter((cause) => cause !== premise).slice(0, MOST_CAUSES);

export class NetTables {
  private readonly tables = new Map<Literal, Table>();
  private readonly owners = new Map<Literal, Owners>();

  constructor(readonly net: Net) {}

  /**
   * Visits each literal that leads from a premise to some goals, after all that it rests on. Its reason is missing
   * where it rests on a contradiction between earlier ones.
   */
  derive(
    premise: Literal,
    goals: readonly Literal[],
    visit: (literal: Literal, reason: Reason | undefined, causes: readonly Literal[]) => void,
  ): void {
    const owners = this.ownersFrom(premise);
    const done = new Set<Literal>([premise]);
    const within = (owner: Literal, literal: Literal): void => {
      if (done.has(literal)) return;
      done.add(literal);
      const { position, reasons, causes, forlorn } = this.tableOf(owner);
      const at = position[literal]!;
      for (const cause of causes[at]!) within(owner, cause);
      visit(literal, forlorn.has(literal) ? undefined : reasons[at], causes[at]!);
    };
    const reach = (literal: Literal): void => {
      if (done.has(literal)) return;
      const owner = owners[literal]!;
      reach(owner);
      within(owner, literal);
    };
    for (const goal of goals) reach(goal);
  }

  /** Whether the main way from a premise to a literal, has a place with a second cause. */
  isBranched(premise: Literal, literal: Literal): boolean {
    const owners = this.ownersFrom(premise);
    for (let at = literal; at !== premise; ) {
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

  /** The tables, each after the ones before it, added up; a literal goes over to a later table that is nearer to it. */
  private ownersFrom(premise: Literal): Owners {
    const known = this.owners.get(premise);
    if (known) return known;
    const owners = this.nowhere();
    const steps = this.nowhere();
    const first = this.tableOf(premise);
    const taken = [...first.entries];
    for (const [i, literal] of taken.entries()) {
      owners[literal] = premise;
      steps[literal] = first.steps[i]!;
    }
    for (let next = 1; next < taken.length; next++) {
      const owner = taken[next]!;
      const { entries, steps: own } = this.tableOf(owner);
      for (let i = 1; i < entries.length; i++) {
        const literal = entries[i]!;
        const total = steps[owner]! + own[i]!;
        if (owners[literal] === NOWHERE) taken.push(literal);
        else if (first.position[literal] !== NOWHERE || total >= steps[literal]!) continue;
        owners[literal] = owner;
        steps[literal] = total;
      }
    }
    this.owners.set(premise, owners);
    return owners;
  }

  private tableOf(premise: Literal): Table {
    let table = this.tables.get(premise);
    if (!table) this.tables.set(premise, (table = this.readTable(premise)));
    return table;
  }

  private readTable(premise: Literal): Table {
    const { nodes, from, targets, reasons: kept } = this.net;
    const entries = [premise];
    const position = this.nowhere();
    position[premise] = 0;
    const reasons: Reason[] = ['link'];
    const causes: (readonly Literal[])[] = [[]];
    const steps = [1];
    const forlorn = new Set<Literal>();
    let placed = premise;
    for (let at = from[premise]!; at < from[premise + 1]!; at++) {
      const literal = targets[at]!;
      let rests: readonly Literal[] = [placed];
      let reason: Reason = 'link';
      if (isGroup(nodes, literal) || isGroup(nodes, premise)) rests = [premise];
      else if (isOn(nodes, literal)) {
        placed = literal;
        reason = kept[at] === LAST_OF_CELL ? 'cell' : { house: kept[at]! };
        const rivals = this.rivals(candidateIn(nodes, literal), reason);
        rests = rivals.filter((rival) => position[rival] !== NOWHERE);
        if (rests.length < rivals.length) forlorn.add(literal);
      }
      const [first = premise] = listedOf(rests, premise);
      position[literal] = entries.length;
      entries.push(literal);
      reasons.push(reason);
      causes.push(rests);
      steps.push(steps[position[first]!]! + 1);
    }
    return { entries, position, reasons, causes, steps, forlorn };
  }

  /** A number for each literal, none known yet. */
  private nowhere(): Int32Array {
    return new Int32Array(2 * this.net.nodes.off).fill(NOWHERE);
  }

  /** The other candidates of a cell, or of a digit in a house, off. */
  private rivals(candidate: Candidate, reason: 'cell' | { readonly house: House }): Literal[] {
    const { geometry, nodeOf, off } = this.net.nodes;
    const { size } = geometry;
    const others: Literal[] = [];
    for (let i = 0; i < size; i++) {
      const other =
        reason === 'cell'
          ? geometry.candidate(geometry.cellOf(candidate), i)
          : geometry.candidate(geometry.cellAt(reason.house, i), geometry.digitOf(candidate));
      if (other !== candidate && nodeOf[other]! >= 0) others.push(off + nodeOf[other]!);
    }
    return others;
  }
}
