/**
 * The values left to each variable while candidates are assumed true, one after another, and undone again. Nothing is
 * copied: removals are recorded so that they can be undone.
 */
import { isSingle, lowestBit } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { HELD, NEVER, type Right, type Variable, type Variables, valuesOn, variablesOf } from './variables.js';

export class ValuesLeft {
  readonly variables: Variables;
  /** The values left to each variable, plus HELD if the variable holds an assumed candidate. */
  readonly left: Int32Array;
  /** Values of each variable at the position. */
  readonly base: Int32Array;
  /**
   * The first `listed` entries: variables that were reduced to one value, or to one segment, at some time since the
   * position.
   */
  readonly forced: Uint16Array;
  listed = 0;
  /** The variable that has just lost its last value; -1 if there is none. */
  emptied = -1;
  /** True once singles have emptied a variable: there is no solution. */
  isBroken = false;
  /** True if segments count. */
  groups = false;
  /**
   * For each variable, the values that are the only ones left to some variable: a right linked to one of these would
   * empty that variable.
   */
  readonly wanted: Int32Array;
  private readonly wantedIn: Uint16Array;
  private readonly wantedBits: Int32Array;
  /** The length of the list `wanted`. */
  wants = 0;
  private readonly isListed: Uint8Array;
  /** Variables of the board's open singles. */
  private readonly singles: Variable[] = [];
  /** The first `removals` entries: candidates that were removed, in order. */
  readonly removed: Uint16Array;
  removals = 0;

  /** Takes the values of a board, or of other values before any assumption. */
  constructor(from: Markup | ValuesLeft) {
    const isCopy = from instanceof ValuesLeft;
    const geometry = isCopy ? from.variables.geometry : from.geometry;
    this.variables = variablesOf(geometry);
    const { count } = this.variables;
    this.left = isCopy ? from.base.slice() : valuesOn(from, this.variables);
    this.forced = new Uint16Array(count);
    this.isListed = new Uint8Array(count);
    this.wanted = new Int32Array(count);
    this.wantedIn = new Uint16Array(this.variables.of.length);
    this.wantedBits = new Int32Array(this.variables.of.length);
    this.removed = new Uint16Array(geometry.candidates);
    this.base = this.left.slice();
    if (!isCopy) this.wantSingles(from);
  }

  /** Returns the last right of a variable: a candidate or, with segments, a segment; -1 if more or none are left. */
  rightOf(variable: Variable): Right {
    const set = this.left[variable]!;
    if ((set & (set - 1)) === 0) return this.variables.values[variable * this.variables.size + lowestBit(set)]!;
    return this.groups ? this.segmentOf(variable, set) : -1;
  }

  /** Returns the segment that holds all the values, as a right; -1 if there is none. */
  private segmentOf(variable: Variable, set: number): Right {
    const { geometry, segmentOf, cells, size } = this.variables;
    const { houses, crossings, houseStart, cellHouses, houseCells } = geometry;
    if (variable < cells || set >= HELD) return -1;
    const house = ((variable - cells) / size) | 0;
    const first = houseCells[house * size + lowestBit(set)]!;
    for (let at = houseStart[first]!; at < houseStart[first + 1]!; at++) {
      const crossing = house * houses + cellHouses[at]!;
      if (segmentOf[crossing]! < 0 || (set & ~crossings[crossing]!) !== 0) continue;
      return geometry.candidates + segmentOf[crossing]! * size + ((variable - cells) % size);
    }
    return -1;
  }

  /** Assumes that a right is true and removes all values linked to it. Its variables are then settled. */
  take(right: Right): void {
    const { left, variables } = this;
    const { start, of, geometry, cells, size } = variables;
    this.emptied = -1;
    if (right < geometry.candidates) {
      for (let i = start[right]!; i < start[right + 1]!; i++) left[of[i]!]! += HELD;
      this.ruleOut(right);
      return;
    }
    const { houses, crossings } = geometry;
    const number = right - geometry.candidates;
    const [a, b] = variables.segments[(number / size) | 0]!.houses;
    const inA = cells + a * size + (number % size);
    const inB = cells + b * size + (number % size);
    left[inA]! += HELD;
    left[inB]! += HELD;
    this.removeAll(inA, left[inA]! & ~crossings[a * houses + b]!);
    this.removeAll(inB, left[inB]! & ~crossings[b * houses + a]!);
  }

  /**
   * Removes the candidates linked to a candidate: the rest of its variables, and those that it excludes elsewhere.
   */
  private ruleOut(candidate: Candidate): void {
    const { left, variables } = this;
    const { start, of, bits, geometry, size } = variables;
    const { apart } = geometry;
    const end = start[candidate + 1]!;
    for (let i = start[candidate]!; i < end; i++) this.removeAll(of[i]!, left[of[i]!]! & ~bits[i]!);
    for (let at = apart.start[candidate]!; at < apart.start[candidate + 1]!; at++)
      for (let lost = left[apart.cells[at]!]! & apart.digits[at]!; lost; lost &= lost - 1)
        this.remove(apart.cells[at]! * size + lowestBit(lost));
  }

  private removeAll(variable: Variable, set: number): void {
    const { values, size } = this.variables;
    for (let rest = set & (HELD - 1); rest; rest &= rest - 1) this.remove(values[variable * size + lowestBit(rest)]!);
  }

  private remove(candidate: Candidate): void {
    const { left, variables, isListed } = this;
    const { start, of, bits } = variables;
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
      if (isSingle) this.want(variable, set);
      if (isListed[variable] === 0 && (isSingle || (this.groups && this.segmentOf(variable, set) >= 0)))
        this.list(variable);
    }
  }

  private want(variable: Variable, set: number): void {
    const { wanted, wantedIn, wantedBits, variables } = this;
    const { start, of, bits, values, size } = variables;
    const candidate = values[variable * size + lowestBit(set)]!;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      if ((wanted[of[i]!]! & bits[i]!) !== 0) continue;
      wanted[of[i]!]! |= bits[i]!;
      wantedIn[this.wants] = of[i]!;
      wantedBits[this.wants++] = bits[i]!;
    }
  }

  /** Adds the board's open singles to `wanted`; no `undo` removes them. */
  private wantSingles({ values: placed }: Markup): void {
    const { values, size, cellOf } = this.variables;
    for (const [variable, set] of this.base.entries()) {
      if (!isSingle(set) || placed[cellOf[values[variable * size + lowestBit(set)]!]!] !== EMPTY) continue;
      this.want(variable, set);
      this.singles.push(variable);
    }
    this.wants = 0;
  }

  /** Lists the board's open singles as forced. */
  listSingles(): void {
    for (const variable of this.singles) this.list(variable);
  }

  private list(variable: Variable): void {
    this.isListed[variable] = 1;
    this.forced[this.listed++] = variable;
  }

  /** Undoes removals down to `removals`, and the lists down to `listed` and `wants`. */
  undo(removals: number, listed: number, wants: number): void {
    const { left, variables, forced, isListed, wanted, wantedIn, wantedBits } = this;
    const { start, of, bits } = variables;
    for (let at = removals; at < this.removals; at++) {
      const candidate = this.removed[at]!;
      for (let i = start[candidate]!; i < start[candidate + 1]!; i++) left[of[i]!]! |= bits[i]!;
    }
    for (let at = listed; at < this.listed; at++) isListed[forced[at]!] = 0;
    for (let at = wants; at < this.wants; at++) wanted[wantedIn[at]!]! &= ~wantedBits[at]!;
    this.removals = removals;
    this.listed = listed;
    this.wants = wants;
  }

  /** Drops the assumption that a right is true. */
  release(right: Right): void {
    const { left, variables } = this;
    const { start, of, geometry, cells, size } = variables;
    if (right < geometry.candidates) {
      for (let i = start[right]!; i < start[right + 1]!; i++) left[of[i]!]! -= HELD;
      return;
    }
    const number = right - geometry.candidates;
    for (const house of variables.segments[(number / size) | 0]!.houses)
      left[cells + house * size + (number % size)]! -= HELD;
  }

  /** Removes a candidate for good, and all candidates that singles then remove. */
  strike(candidate: Candidate): void {
    this.groups = false;
    this.emptied = -1;
    this.remove(candidate);
    this.follow();
  }

  /** Places a candidate for good, and all candidates that singles then place. */
  place(candidate: Candidate): void {
    this.groups = false;
    this.emptied = -1;
    this.ruleOut(candidate);
    this.follow();
  }

  /** Follows the singles of the position itself. */
  settle(): void {
    this.groups = false;
    this.emptied = -1;
    for (let variable = 0; variable < this.variables.count; variable++) {
      const set = this.left[variable]!;
      if ((set & (set - 1)) === 0) this.list(variable);
    }
    this.follow();
  }

  private follow(): void {
    for (let at = 0; at < this.listed && this.emptied < 0; at++) this.ruleOut(this.rightOf(this.forced[at]!));
    this.isBroken ||= this.emptied >= 0;
    this.removals = 0;
    this.undo(0, 0, 0);
    this.base.set(this.left);
  }

  /** The number of cells with several candidates. */
  get unsolved(): number {
    let unsolved = 0;
    for (let cell = 0; cell < this.variables.cells; cell++)
      if ((this.base[cell]! & (this.base[cell]! - 1)) !== 0) unsolved++;
    return unsolved;
  }

  /** True if every cell has one candidate. */
  get isSolved(): boolean {
    return this.unsolved === 0;
  }

  /** Returns the candidates of the cells with several. */
  open(): Candidate[] {
    const { cells, size } = this.variables;
    const candidates: Candidate[] = [];
    for (let cell = 0; cell < cells; cell++) {
      const set = this.base[cell]!;
      if (set === NEVER || (set & (set - 1)) === 0) continue;
      for (let rest = set; rest; rest &= rest - 1) candidates.push(cell * size + lowestBit(rest));
    }
    return candidates;
  }

  /** True if a candidate is left in a cell that has several. */
  isOpen(candidate: Candidate): boolean {
    const { cellOf, digitOf } = this.variables;
    const set = this.base[cellOf[candidate]!]!;
    return (set & (1 << digitOf[candidate]!)) !== 0 && (set & (set - 1)) !== 0;
  }
}
