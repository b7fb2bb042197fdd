/**
 * Whips and braids, in Denis Berthier's terms. A candidate, the target, is assumed true. Then right candidates follow,
 * each the last value left to a variable, until a variable has none left. In a whip each variable has a candidate
 * linked to the previous right candidate, in a braid to any earlier one. With groups, a right may be a segment.
 * Sequences are extended one right at a time, and a search of a given length visits none twice.
 */

import { isSingle, lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { linked, seesAll, wouldEmpty } from './links.js';
import type { ValuesLeft } from './values.js';
import type { Right, Variable } from './variables.js';

/** The kind of sequences: braids if `branches`, otherwise whips; `groups` allows segments. */
export interface SequenceKind {
  readonly branches: boolean;
  readonly groups: boolean;
}

export interface Sequence {
  readonly target: Candidate;
  /** The variables in order; the last one is emptied. */
  readonly variables: readonly Variable[];
  /** The remaining value of each other variable. */
  readonly rights: readonly Right[];
}

/** The most partial whips that are cached. */
const MOST_REMEMBERED = 100_000;
/** The fewest rights of a cached partial whip. Shorter ones never share both their rights and the last of them. */
const FEWEST_REMEMBERED = 3;
/** A mask: the clock is checked each time this many rights have passed. */
const RIGHTS_PER_CHECK = 0x3ff;

export class Search {
  /** True if a longer search may find a sequence although this one found none. */
  mayExistLonger = false;
  private readonly rights: Right[] = [];
  private readonly chosen: Variable[] = [];
  private readonly rounds: Right[] = [];
  /** Rights that were tried at a node or earlier, with all their extensions. */
  private readonly stamps: Int32Array;
  private readonly isBarred: Uint8Array;
  private readonly barred: Right[] = [];
  /** Partial whips of three or more rights that no extension completed, as sets with the last right. */
  private readonly inVain = new Set<string>();
  /** Emptied variables that end no whip. */
  private rejected = 0;
  private stamp = 0;
  private looked = 0;

  constructor(
    readonly values: ValuesLeft,
    private readonly kind: SequenceKind,
    private readonly clock: Clock = unlimited,
  ) {
    const { geometry, segments, size } = values.variables;
    const rights = geometry.candidates + segments.length * size;
    this.stamps = new Int32Array(rights);
    this.isBarred = new Uint8Array(rights);
  }

  /** True if trial and error refutes a target. It does so for every target of a braid of any length. */
  refutes(target: Candidate): boolean {
    const { values } = this;
    values.groups = this.kind.groups;
    this.take(target);
    const isRefuted = values.emptied >= 0 || this.isNear(Infinity, target, 0);
    values.undo(0, 0, 0);
    values.release(target);
    return isRefuted;
  }

  /** Returns a sequence of at most `length` variables against a target. */
  find(target: Candidate, length: number): Sequence | undefined {
    const { values, rights, chosen } = this;
    const { cellOf, digitOf } = values.variables;
    if (length === 1 && !seesAll(values, cellOf[target]!, digitOf[target]!)) {
      this.mayExistLonger = true;
      return undefined;
    }
    values.groups = this.kind.groups;
    rights.length = 0;
    chosen.length = 0;
    this.inVain.clear();
    this.take(target);
    const isFound = values.emptied >= 0 ? this.ends(target) : this.extend(target, target, length - 1, 0);
    values.undo(0, 0, 0);
    values.release(target);
    return isFound ? { target, variables: [...chosen], rights: [...rights] } : undefined;
  }

  private take(right: Right): void {
    if ((++this.looked & RIGHTS_PER_CHECK) === 0) this.clock();
    this.values.take(right);
  }

  /**
   * Adds at most `most` rights until a variable is emptied. The first `known` of the forced variables were forced
   * before `last`.
   */
  private extend(target: Candidate, last: Right, most: number, known: number): boolean {
    const { values, isBarred, barred, rights, chosen, kind } = this;
    const { forced, listed, removals, wants } = values;
    if (most <= 0) {
      this.mayExistLonger ||= listed > 0;
      return false;
    }
    const partial = most > 1 && !kind.branches && rights.length >= FEWEST_REMEMBERED ? keyOf(rights) : '';
    if (partial && this.inVain.has(partial)) return false;
    const { rejected } = this;
    if (most === 1) this.mayExistLonger ||= listed > 0;
    else if (!this.isNear(most, last, known)) return false;
    const stamp = ++this.stamp;
    const before = barred.length;
    let isFound = false;
    for (let at = 0; at < listed && !isFound; at++) {
      const right = this.rightAt(at, stamp, last, known);
      if (right < 0 || (most === 1 && !wouldEmpty(values, right))) continue;
      rights.push(right);
      chosen.push(forced[at]!);
      this.take(right);
      isFound = values.emptied >= 0 ? this.ends(target) : this.extend(target, right, most - 1, listed);
      values.undo(removals, listed, wants);
      values.release(right);
      if (isFound) break;
      rights.pop();
      chosen.pop();
      if (!kind.branches) continue;
      isBarred[right] = 1;
      barred.push(right);
    }
    while (barred.length > before) isBarred[barred.pop()!] = 0;
    if (partial && rejected === this.rejected && this.inVain.size < MOST_REMEMBERED) this.inVain.add(partial);
    return isFound;
  }

  /** Returns the right of a forced variable, if it may come next and was not tried at this node; -1 otherwise. */
  private rightAt(at: number, stamp: number, last: Right, known: number): Right {
    const { values, stamps, isBarred, kind } = this;
    const variable = values.forced[at]!;
    const right = values.rightOf(variable);
    if (right < 0 || stamps[right] === stamp || isBarred[right] === 1) return -1;
    if (!kind.branches && at < known && linked(values, variable, last) === 0) return -1;
    stamps[right] = stamp;
    return right;
  }

  /**
   * True if an emptied variable ends a sequence. In a whip, all left-linking candidates must differ. A target that
   * empties an open single alone is no sequence: the single is the next step.
   */
  private ends(target: Candidate): boolean {
    const { values, chosen, rights, kind } = this;
    const isFirst = chosen.length === 0;
    if (kind.branches && !isFirst) return chosen.push(values.emptied) > 0;
    for (let variable = 0; variable < values.variables.count; variable++) {
      if (values.left[variable] !== 0 || (isFirst && isSingle(values.base[variable]!))) continue;
      chosen.push(variable);
      if (areApart(values, target, chosen, rights)) return true;
      chosen.pop();
    }
    this.rejected++;
    return false;
  }

  /**
   * True if some variable is emptied within `most` rounds, each of which takes all forced rights. If not, no sequence
   * empties one either.
   */
  private isNear(most: number, last: Right, known: number): boolean {
    const { values, stamps, rounds } = this;
    const { forced, listed, removals, wants } = values;
    const stamp = ++this.stamp;
    let isNear = false;
    let isOver = false;
    for (let round = 1; round < most && !isNear && !isOver; round++) {
      const before = rounds.length;
      for (let at = 0, end = values.listed; at < end && !isNear; at++) {
        const right = this.rightAt(at, stamp, last, round === 1 ? known : 0);
        if (right < 0) continue;
        rounds.push(right);
        this.take(right);
        if (right >= values.variables.geometry.candidates) values.release(right);
        isNear = values.emptied >= 0;
      }
      isOver = rounds.length === before;
    }
    for (let at = 0; at < values.listed && !isNear && !isOver; at++) {
      const right = values.rightOf(forced[at]!);
      isNear = right >= 0 && stamps[right] !== stamp && wouldEmpty(values, right);
    }
    if (!isNear && !isOver) this.mayExistLonger = true;
    values.undo(removals, listed, wants);
    for (let right = rounds.pop(); right !== undefined; right = rounds.pop())
      if (right < values.variables.geometry.candidates) values.release(right);
    return isNear;
  }
}

/**
 * Returns the key of a partial whip: its rights, and the last one. Partial whips with the same key have the same
 * extensions.
 */
const keyOf = (rights: readonly Right[]): string =>
  String.fromCharCode(...rights.toSorted((a, b) => a - b), rights.at(-1)!);

/** True if different left candidates can be chosen. */
const areApart = (
  values: ValuesLeft,
  target: Candidate,
  variables: readonly Variable[],
  rights: readonly Right[],
): boolean => canChoose(values, [target, ...rights], variables, 0, new Set());

function canChoose(
  values: ValuesLeft,
  befores: readonly Right[],
  variables: readonly Variable[],
  at: number,
  chosen: Set<Candidate>,
): boolean {
  if (at === variables.length) return true;
  const variable = variables[at]!;
  const first = variable * values.variables.size;
  for (let rest = linked(values, variable, befores[at]!); rest; rest &= rest - 1) {
    const left = values.variables.values[first + lowestBit(rest)]!;
    if (chosen.has(left)) continue;
    chosen.add(left);
    if (canChoose(values, befores, variables, at + 1, chosen)) return true;
    chosen.delete(left);
  }
  return false;
}
