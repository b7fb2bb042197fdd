/**
 * Whips and braids, in Denis Berthier's words: a candidate is taken for true (the target), then right candidates, each the
 * last value that is left to a variable, until a variable has none left. In a whip each of the variables has a candidate
 * linked to the right candidate just before, in a braid to any before. With groups, a right may be a segment.
 * Sequences are made longer one by one, and in a search of a given length none is looked at twice.
 */
import { lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { areApart } from './left-candidates.js';
import type { ValuesLeft } from './values.js';
import type { Right, Variable } from './variables.js';

/** Which sequences are looked for. */
export interface SequenceKind {
  readonly branches: boolean;
  readonly groups: boolean;
}

export interface Sequence {
  readonly target: Candidate;
  /** The variables in order; the last one is emptied. */
  readonly variables: readonly Variable[];
  /** What each of the others is down to. */
  readonly rights: readonly Right[];
}

/** With so many rights to come it pays to see first whether that many rounds of singles empty any variable. */
const FAR = 3;
/** Rights between two looks at the clock. */
const RIGHTS_A_LOOK = 0x3ff;

export class Search {
  /** True if a longer sequence may be found by a search that finds none. */
  mayGoOn = false;
  private readonly rights: Right[] = [];
  private readonly chosen: Variable[] = [];
  private readonly rounds: Right[] = [];
  /** Rights that were tried at a node, or before, with all that can be added to them. */
  private readonly stamps: Int32Array;
  private readonly isBarred: Uint8Array;
  private readonly barred: Right[] = [];
  /** ValuesLeft that are rights of their variables, of all that are forced: for the last look alone. */
  private readonly wanted: Int32Array;
  private stamp = 0;
  private looked = 0;

  constructor(
    readonly values: ValuesLeft,
    private readonly kind: SequenceKind,
    private readonly clock: Clock = unlimited,
  ) {
    const { geometry, segments, count, size } = values.variables;
    const rights = geometry.candidates + segments.length * size;
    this.stamps = new Int32Array(rights);
    this.isBarred = new Uint8Array(rights);
    this.wanted = new Int32Array(count);
  }

  /** A sequence of so many variables at most against a target. */
  find(target: Candidate, length: number): Sequence | undefined {
    const { values, rights, chosen } = this;
    values.groups = this.kind.groups;
    rights.length = 0;
    chosen.length = 0;
    this.take(target);
    const isFound = values.emptied >= 0 ? this.ends(target) : this.extend(target, target, length - 1, 0);
    values.undo(0, 0);
    values.letGo(target);
    return isFound ? { target, variables: [...chosen], rights: [...rights] } : undefined;
  }

  private take(right: Right): void {
    if ((++this.looked & RIGHTS_A_LOOK) === 0) this.clock();
    this.values.take(right);
  }

  /** Adds rights, at most so many, until a variable is emptied. The first so many of the forced variables were so before `last`. */
  private extend(target: Candidate, last: Right, most: number, known: number): boolean {
    const { values, stamps, isBarred, barred, rights, chosen, kind } = this;
    const { forced, listed, removals } = values;
    if (most <= 1) {
      this.mayGoOn ||= listed > 0;
      return most === 1 && this.closes(target, last, known);
    }
    if (most >= FAR && !this.isNear(most)) return false;
    const stamp = ++this.stamp;
    const before = barred.length;
    let isFound = false;
    for (let at = 0; at < listed && !isFound; at++) {
      const variable = forced[at]!;
      const right = values.rightOf(variable);
      if (right < 0 || stamps[right] === stamp || isBarred[right] === 1) continue;
      if (!kind.branches && at < known && values.linked(variable, last) === 0) continue;
      stamps[right] = stamp;
      rights.push(right);
      chosen.push(variable);
      this.take(right);
      isFound = values.emptied >= 0 ? this.ends(target) : this.extend(target, right, most - 1, listed);
      values.undo(removals, listed);
      values.letGo(right);
      if (isFound) break;
      rights.pop();
      chosen.pop();
      if (!kind.branches) continue;
      isBarred[right] = 1;
      barred.push(right);
    }
    while (barred.length > before) isBarred[barred.pop()!] = 0;
    return isFound;
  }

  /** Whether a variable is emptied in such a way that it ends a sequence: the left candidates of a whip are all different. */
  private ends(target: Candidate): boolean {
    const { values, chosen, rights, kind } = this;
    if (kind.branches) return chosen.push(values.emptied) > 0;
    for (let variable = 0; variable < values.variables.count; variable++) {
      if (values.left[variable] !== 0) continue;
      chosen.push(variable);
      if (areApart(values, target, chosen, rights)) return true;
      chosen.pop();
    }
    return false;
  }

  /** Whether so many rounds, each of all rights that are forced, empty a variable: else no sequence does. */
  private isNear(most: number): boolean {
    const { values, stamps, rounds } = this;
    const { forced, listed, removals } = values;
    const stamp = ++this.stamp;
    let isNear = false;
    let isOver = false;
    for (let round = 0; round < most && !isNear && !isOver; round++) {
      const before = rounds.length;
      for (let at = 0, end = values.listed; at < end && !isNear; at++) {
        const right = values.rightOf(forced[at]!);
        if (right < 0 || stamps[right] === stamp) continue;
        stamps[right] = stamp;
        rounds.push(right);
        this.take(right);
        if (right >= values.variables.geometry.candidates) values.letGo(right);
        isNear = values.emptied >= 0;
      }
      isOver = rounds.length === before;
    }
    if (!isNear && !isOver) this.mayGoOn = true;
    values.undo(removals, listed);
    for (let right = rounds.pop(); right !== undefined; right = rounds.pop())
      if (right < values.variables.geometry.candidates) values.letGo(right);
    return isNear;
  }

  /** Adds one right that empties a variable. */
  private closes(target: Candidate, last: Right, known: number): boolean {
    const { values, stamps, isBarred, rights, chosen, kind } = this;
    const { forced, listed, removals } = values;
    const stamp = ++this.stamp;
    let isFound = false;
    this.want(listed);
    for (let at = 0; at < listed && !isFound; at++) {
      const variable = forced[at]!;
      const right = values.rightOf(variable);
      if (right < 0 || stamps[right] === stamp || isBarred[right] === 1) continue;
      if (!kind.branches && at < known && values.linked(variable, last) === 0) continue;
      stamps[right] = stamp;
      if (!this.empties(right)) continue;
      rights.push(right);
      chosen.push(variable);
      this.take(right);
      isFound = this.ends(target);
      values.undo(removals, listed);
      values.letGo(right);
      if (isFound) break;
      rights.pop();
      chosen.pop();
    }
    this.unwant(listed);
    return isFound;
  }

  /** Notes the candidates that are all that is left of a variable: a right linked to one of them would empty it. */
  private want(listed: number): void {
    const { values, wanted } = this;
    const { left, forced, variables } = values;
    const { start, of, bits, size } = variables;
    for (let at = 0; at < listed; at++) {
      const variable = forced[at]!;
      const set = left[variable]!;
      if ((set & (set - 1)) !== 0) continue;
      const candidate = variables.values[variable * size + lowestBit(set)]!;
      for (let i = start[candidate]!; i < start[candidate + 1]!; i++) wanted[of[i]!]! |= bits[i]!;
    }
  }

  private unwant(listed: number): void {
    const { values, wanted } = this;
    const { left, forced, variables } = values;
    const { start, of, size } = variables;
    for (let at = 0; at < listed; at++) {
      const variable = forced[at]!;
      const set = left[variable]!;
      if ((set & (set - 1)) !== 0) continue;
      const candidate = variables.values[variable * size + lowestBit(set)]!;
      for (let i = start[candidate]!; i < start[candidate + 1]!; i++) wanted[of[i]!] = 0;
    }
  }

  /** Whether a right would empty a variable: one that wants a candidate linked to it, or a digit in a house that it sees. */
  private empties(right: Right): boolean {
    const { values, wanted } = this;
    const { left, variables } = values;
    const { cells, size, start, of, bits, cellOf, digitOf, geometry, segments, nearStart, near, unseen } = variables;
    const { candidates, houses, crossings } = geometry;
    const number = right - candidates;
    const isPlain = number < 0;
    const place = isPlain ? cellOf[right]! : cells + ((number / size) | 0);
    const digit = isPlain ? digitOf[right]! : number % size;
    if (isPlain) {
      for (let i = start[right]!; i < start[right + 1]!; i++) if ((wanted[of[i]!]! & ~bits[i]!) !== 0) return true;
    } else {
      const [a, b] = segments[place - cells]!.houses;
      if ((wanted[cells + a * size + digit]! & ~crossings[a * houses + b]!) !== 0) return true;
      if ((wanted[cells + b * size + digit]! & ~crossings[b * houses + a]!) !== 0) return true;
    }
    for (let i = nearStart[place]!; i < nearStart[place + 1]!; i++)
      if ((left[near[i]! + digit]! & unseen[i]!) === 0) return true;
    return false;
  }
}
