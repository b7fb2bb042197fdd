/**
 * The values left to each variable of a position while rights are assumed true, one after another. `take` assumes one
 * more, `release` and `undo` drop it again. Nothing is copied: what a right removes, forces and makes wanted is added to
 * three lists, which `undo` cuts back to their earlier lengths.
 */
import { lowestBit } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import {
  HELD,
  type Right,
  readValues,
  segmentHolding,
  type Variable,
  type Variables,
  variablesOf,
} from './variables.js';

/** A position: of a board, or of the engine. */
type Position = Pick<Markup, 'geometry' | 'digits' | 'slots' | 'values'>;

export class ValuesLeft {
  readonly variables: Variables;
  /** True if segments count. */
  groups = false;
  /** Values of each variable at the position. */
  readonly base: Int32Array;
  /** The values left to each variable, plus HELD for each assumed right that it holds. */
  readonly left: Int32Array;
  /** The variable that has just lost its last value; -1 if there is none. */
  emptied = -1;

  /** Candidates that were removed, in order: the first `removals` entries. */
  readonly removed: Uint16Array;
  removals = 0;

  /** Variables that were reduced to one value, or to one segment, at some time: the first `listed` entries. */
  readonly forced: Uint16Array;
  listed = 0;
  private readonly isListed: Uint8Array;

  /**
   * For each variable, the values that are the only ones left to some variable: a right linked to one of these would
   * empty that variable. Entry i of the first `wants` ones added `wantedBits[i]` to variable `wantedIn[i]`.
   */
  readonly wanted: Int32Array;
  wants = 0;
  private readonly wantedIn: Uint16Array;
  private readonly wantedBits: Int32Array;

  /** Variables of the position's open singles. */
  private readonly singles: Variable[] = [];

  constructor(position: Position) {
    this.variables = variablesOf(position.geometry);
    const { count, of } = this.variables;
    this.base = new Int32Array(count);
    this.left = new Int32Array(count);
    this.removed = new Uint16Array(position.geometry.candidates);
    this.forced = new Uint16Array(count);
    this.isListed = new Uint8Array(count);
    this.wanted = new Int32Array(count);
    this.wantedIn = new Uint16Array(of.length);
    this.wantedBits = new Int32Array(of.length);
    this.load(position);
  }

  /** Begins at another position, with no right assumed. The values that its singles want stay wanted. */
  load(position: Position): void {
    const { variables, base } = this;
    const { values, size, cellOf, count } = variables;
    this.undo(0, 0, 0);
    readValues(position, variables, base);
    this.left.set(base);
    this.wanted.fill(0);
    this.singles.length = 0;
    for (let variable = 0; variable < count; variable++) {
      const set = base[variable]!;
      if ((set & (set - 1)) !== 0) continue;
      const candidate = values[variable * size + lowestBit(set)]!;
      if (position.values[cellOf[candidate]!] !== EMPTY) continue;
      this.want(candidate);
      this.singles.push(variable);
    }
    this.wants = 0;
  }

  /** Removes a candidate from the position for good. It must leave no single. */
  drop(candidate: Candidate): void {
    const { base, left, variables } = this;
    const { start, of, bits } = variables;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) left[of[i]!] = base[of[i]!]! &= ~bits[i]!;
  }

  /** Lists the position's open singles as forced. */
  listSingles(): void {
    for (const variable of this.singles) this.list(variable);
  }

  /** Returns the last right of a variable: a candidate or, with segments, a segment; -1 if more or none are left. */
  rightOf(variable: Variable): Right {
    const { variables, left } = this;
    const set = left[variable]!;
    if ((set & (set - 1)) === 0) return variables.values[variable * variables.size + lowestBit(set)]!;
    return this.groups ? segmentHolding(variables, variable, set) : -1;
  }

  /** Assumes that a right is true and removes all values linked to it. Its variables are then settled. */
  take(right: Right): void {
    this.emptied = -1;
    this.hold(right, HELD);
    if (right < this.variables.geometry.candidates) this.removeBeside(right);
    else this.removeBesideSegment(right);
  }

  /** Drops the assumption that a right is true. What it removed stays so until `undo`. */
  release(right: Right): void {
    this.hold(right, -HELD);
  }

  /** Undoes removals down to `removals`, and the lists down to `listed` and `wants`. */
  undo(removals: number, listed: number, wants: number): void {
    const { left, variables, removed, forced, isListed, wanted, wantedIn, wantedBits } = this;
    const { start, of, bits } = variables;
    for (let at = removals; at < this.removals; at++) {
      const candidate = removed[at]!;
      for (let i = start[candidate]!; i < start[candidate + 1]!; i++) left[of[i]!]! |= bits[i]!;
    }
    for (let at = listed; at < this.listed; at++) isListed[forced[at]!] = 0;
    for (let at = wants; at < this.wants; at++) wanted[wantedIn[at]!]! &= ~wantedBits[at]!;
    this.removals = removals;
    this.listed = listed;
    this.wants = wants;
  }

  /** Adds to the left values of each variable that holds a right. */
  private hold(right: Right, flag: number): void {
    const { left, variables } = this;
    const { start, of, geometry, segments, cells, size } = variables;
    if (right < geometry.candidates) {
      for (let i = start[right]!; i < start[right + 1]!; i++) left[of[i]!]! += flag;
      return;
    }
    const number = right - geometry.candidates;
    for (const house of segments[(number / size) | 0]!.houses) left[cells + house * size + (number % size)]! += flag;
  }

  /** Removes the candidates linked to a candidate: the rest of its variables, and those that it excludes elsewhere. */
  private removeBeside(candidate: Candidate): void {
    const { left, variables } = this;
    const { start, of, bits, geometry, size } = variables;
    const end = start[candidate + 1]!;
    for (let i = start[candidate]!; i < end; i++) this.removeAll(of[i]!, left[of[i]!]! & ~bits[i]!);
    if (!geometry.hasPairs) return;
    const { apart } = geometry;
    for (let at = apart.start[candidate]!; at < apart.start[candidate + 1]!; at++)
      for (let lost = left[apart.cells[at]!]! & apart.digits[at]!; lost; lost &= lost - 1)
        this.remove(apart.cells[at]! * size + lowestBit(lost));
  }

  /** Removes the candidates linked to a segment: the rest of its digit in both houses. */
  private removeBesideSegment(right: Right): void {
    const { left, variables } = this;
    const { geometry, segments, cells, size } = variables;
    const { houses, crossings } = geometry;
    const number = right - geometry.candidates;
    const [a, b] = segments[(number / size) | 0]!.houses;
    const inA = cells + a * size + (number % size);
    const inB = cells + b * size + (number % size);
    this.removeAll(inA, left[inA]! & ~crossings[a * houses + b]!);
    this.removeAll(inB, left[inB]! & ~crossings[b * houses + a]!);
  }

  private removeAll(variable: Variable, set: number): void {
    const { values, size } = this.variables;
    for (let rest = set & (HELD - 1); rest; rest &= rest - 1) this.remove(values[variable * size + lowestBit(rest)]!);
  }

  private remove(candidate: Candidate): void {
    const { left, variables, isListed } = this;
    const { start, of, bits, values, size } = variables;
    this.removed[this.removals++] = candidate;
    const end = start[candidate + 1]!;
    for (let i = start[candidate]!; i < end; i++) {
      const variable = of[i]!;
      const set = (left[variable]! &= ~bits[i]!);
      if (set === 0) {
        this.emptied = variable;
        continue;
      }
      const isSingle = (set & (set - 1)) === 0;
      if (isSingle) this.want(values[variable * size + lowestBit(set)]!);
      if (isListed[variable] === 0 && (isSingle || (this.groups && segmentHolding(variables, variable, set) >= 0)))
        this.list(variable);
    }
  }

  /** Notes that a candidate is the only value left to a variable. */
  private want(candidate: Candidate): void {
    const { wanted, wantedIn, wantedBits, variables } = this;
    const { start, of, bits } = variables;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      if ((wanted[of[i]!]! & bits[i]!) !== 0) continue;
      wanted[of[i]!]! |= bits[i]!;
      wantedIn[this.wants] = of[i]!;
      wantedBits[this.wants++] = bits[i]!;
    }
  }

  private list(variable: Variable): void {
    this.isListed[variable] = 1;
    this.forced[this.listed++] = variable;
  }
}
