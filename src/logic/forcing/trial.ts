/**
 * Trials: assume that a candidate is true, and record what follows by singles alone until a cell has no digit or a
 * digit no place. Only the steps that the contradiction needs are kept.
 */
import { lowestBit } from '../../core/bits.js';
import type { Board, Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import type { Truth } from '../step/truths.js';

/** A cell or a digit's house with one candidate left or, at the end of a trial, with none. */
export interface ForcedStep {
  readonly truth: Extract<Truth, { kind: 'cell' | 'house' }>;
  /** The forced candidate; absent if none is left. */
  readonly candidate?: Candidate;
  /** Several places left for a digit in a house, which rule out the candidates that see them all. */
  readonly group?: readonly Candidate[];
  /** The last forced candidates that removed alternatives; absent if the premise alone did. */
  readonly after?: readonly Candidate[];
  /** The indices of the earlier steps that removed alternatives, ascending. */
  readonly causes?: readonly number[];
}

/** A board on which candidates are assumed true, one after another. */
export class Trial {
  private constructor(
    readonly board: Board,
    private readonly before: Markup,
    readonly assumed: Candidate[],
    /** The digits placed in each house. */
    private readonly placed: Int32Array,
  ) {}

  /** Begins a trial on a position, on a board of its own or on one that it may overwrite. */
  static from(before: Markup, board: Board = before.copy()): Trial {
    return new Trial(board, before, [], before.memo(placedIn).slice());
  }

  /** Returns a copy of the trial with one more candidate assumed true. */
  with(candidate: Candidate): Trial {
    return new Trial(this.board.copy(), this.before, [...this.assumed], this.placed.slice()).take(candidate);
  }

  /** Assumes that a candidate is true. */
  take(candidate: Candidate): this {
    const { geometry } = this.board;
    const cell = geometry.cellOf(candidate);
    const digit = geometry.digitOf(candidate);
    this.assumed.push(candidate);
    this.board.place(cell, digit);
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      this.placed[geometry.cellHouses[at]!]! |= 1 << digit;
    return this;
  }

  /** Assumes that a candidate is false. */
  drop(candidate: Candidate): this {
    this.board.remove(candidate);
    return this;
  }

  /** Assumes that one of some candidates is true: candidates that conflict with all of them are false. */
  lock(group: readonly Candidate[]): this {
    const { board } = this;
    for (let candidate = 0; candidate < board.geometry.candidates; candidate++)
      if (board.has(candidate) && conflictsWithAll(board.geometry, group, candidate)) board.remove(candidate);
    return this;
  }

  /** Returns cells and houses with one candidate left; or only one of them, if it has none. */
  forced(most = Number.POSITIVE_INFINITY): ForcedStep[] {
    const { geometry, digits, slots, values } = this.board;
    const { size } = geometry;
    const found: ForcedStep[] = [];
    for (let cell = 0; cell < geometry.cells; cell++) {
      const set = digits[cell]!;
      if (values[cell]! >= 0 || (set & (set - 1)) !== 0) continue;
      if (set === 0) return [{ truth: { kind: 'cell', cell } }];
      if (found.length < most)
        found.push({ truth: { kind: 'cell', cell }, candidate: geometry.candidate(cell, lowestBit(set)) });
    }
    for (let house = 0; house < geometry.houses; house++)
      for (let rest = geometry.all & ~this.placed[house]!; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        const set = slots[house * size + digit]!;
        if ((set & (set - 1)) !== 0) continue;
        if (set === 0) return [{ truth: { kind: 'house', house, digit } }];
        if (found.length >= most) continue;
        const candidate = geometry.candidate(geometry.cellAt(house, lowestBit(set)), digit);
        found.push({ truth: { kind: 'house', house, digit }, candidate });
      }
    return found;
  }

  /** Returns the first of what is forced, one without a candidate before all others; undefined if nothing is. */
  firstForced(): ForcedStep | undefined {
    return this.forced(1)[0];
  }

  /** True if the cell, or the digit in the house, has been placed. */
  isMet(truth: ForcedStep['truth']): boolean {
    return truth.kind === 'cell'
      ? this.board.values[truth.cell]! >= 0
      : (this.placed[truth.house]! & (1 << truth.digit)) !== 0;
  }

  /** Returns the candidates that the truth has lost since the start of the trial. */
  lost({ truth, candidate, group = [] }: ForcedStep): Candidate[] {
    return candidatesOf(this.before, truth).filter((other) => other !== candidate && !group.includes(other));
  }
}

/** Returns the digits placed in each house. */
export function placedIn({ geometry, values }: Markup): Int32Array {
  const placed = new Int32Array(geometry.houses);
  for (let cell = 0; cell < geometry.cells; cell++)
    if (values[cell]! >= 0)
      for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
        placed[geometry.cellHouses[at]!]! |= 1 << values[cell]!;
  return placed;
}

/** Returns the candidates of a cell, or of a digit in a house. */
export function candidatesOf(board: Markup, truth: Truth): Candidate[] {
  const { geometry } = board;
  if (truth.kind === 'cell') return candidatesAmong(board, [truth.cell], geometry.all);
  return truth.kind === 'house' ? candidatesAmong(board, geometry.cellsOf(truth.house), 1 << truth.digit) : [];
}

/**
 * Returns the proof by singles that a candidate cannot be true: the forced steps that the contradiction needs, in
 * order, the contradiction last. Undefined if singles do not prove it. (Denis Berthier calls it a braid; with tiles on
 * paper it is Bowman's bingo.)
 */
export const contradictionOf = (board: Markup, candidate: Candidate): readonly ForcedStep[] | undefined =>
  placeSingles(Trial.from(board).take(candidate));

/** Returns the proof by singles that a candidate cannot be false. */
export const proofOf = (board: Markup, candidate: Candidate): readonly ForcedStep[] | undefined =>
  placeSingles(Trial.from(board).drop(candidate));

function placeSingles(trial: Trial): ForcedStep[] | undefined {
  const steps: ForcedStep[] = [];
  for (;;) {
    const forced = trial.forced();
    if (forced.length === 0) return undefined;
    for (const step of forced) {
      if (step.candidate === undefined) return neededSteps(trial, [...steps, step]);
      if (!trial.board.has(step.candidate)) continue;
      trial.take(step.candidate);
      steps.push(step);
    }
  }
}

/**
 * Returns the steps of a trial through some truths in turn, up to the first truth without a candidate, without steps
 * that the contradiction does not need. Undefined if no truth is left without a candidate.
 */
export function contradictionAlong(
  trial: Trial,
  truths: readonly ForcedStep['truth'][],
): readonly ForcedStep[] | undefined {
  const steps: ForcedStep[] = [];
  for (const truth of truths) {
    if (trial.isMet(truth)) continue;
    const [candidate, ...others] = candidatesOf(trial.board, truth);
    if (candidate === undefined) return neededSteps(trial, [...steps, { truth }]);
    if (others.length === 0) {
      trial.take(candidate);
      steps.push({ truth, candidate });
    } else {
      const group = [candidate, ...others];
      trial.lock(group);
      steps.push({ truth, group });
    }
  }
  return undefined;
}

/** Returns the steps of a trial that its last one needs. */
function neededSteps(trial: Trial, steps: readonly ForcedStep[]): ForcedStep[] {
  const { geometry } = trial.board;
  const [first] = trial.assumed;
  const premise = steps.some(({ candidate }) => candidate === first) ? undefined : first;
  const forced = steps.map(placedBy);
  /** The causes of each step that is needed. */
  const needed = new Map<number, readonly number[]>([[steps.length - 1, []]]);
  for (let index = steps.length - 1; index >= 0; index--) {
    if (!needed.has(index)) continue;
    const causes = causesOf(trial.lost(steps[index]!), premise, forced.slice(0, index), geometry);
    needed.set(index, causes);
    for (const cause of causes) if (!needed.has(cause)) needed.set(cause, []);
  }
  const kept = [...needed.keys()].sort((a, b) => a - b);
  return kept.map((index) => {
    const causes = needed.get(index)!;
    const last = causes.at(-1);
    return last === undefined
      ? steps[index]!
      : { ...steps[index]!, after: forced[last]!, causes: causes.map((cause) => kept.indexOf(cause)) };
  });
}

/**
 * Returns the indices, ascending, of the forced candidates that first exclude each of some candidates. Leaves out those
 * that the premise excludes.
 */
export function causesOf(
  lost: readonly Candidate[],
  premise: Candidate | undefined,
  forced: readonly (readonly Candidate[])[],
  geometry: Geometry,
): number[] {
  const causes = new Set<number>();
  for (const candidate of lost) {
    if (premise !== undefined && geometry.conflict(premise, candidate)) continue;
    const cause = forced.findIndex((list) => list.length > 0 && conflictsWithAll(geometry, list, candidate));
    if (cause >= 0) causes.add(cause);
  }
  return [...causes].sort((a, b) => a - b);
}

/** Returns the candidates of which a step forces one; none if no candidate is left. */
export const placedBy = ({ candidate, group = [] }: ForcedStep): readonly Candidate[] =>
  candidate === undefined ? group : [candidate];
