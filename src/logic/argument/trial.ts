/**
 * The recorder of arguments: a board on which a candidate is supposed, and what follows, line by line. Each candidate
 * remembers the line by which it was lost, so the lines that a contradiction needs are found backwards from it.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import { type Board, EMPTY, type Markup, type Numbers } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import type { Need } from '../step/truths.js';
import type { ArgumentLine, Case, LineGround } from './lines.js';

/** A cell with one candidate left, or a digit with one place left in a house; or one with none. */
interface Forced {
  readonly need: Need;
  readonly candidate?: Candidate;
}

/** A line whose causes are not known yet, but for those of cases within it. */
type Recorded = Omit<ArgumentLine, 'causes'> & { readonly outer: readonly number[] };

/** A contradiction at the end of a trial. */
export interface TrialEnd {
  /** The number of lines that it needs, apart from its premise. */
  readonly length: number;
  /** The lines before its premise that it needs. */
  readonly outer: readonly number[];
  /** True if it needs its premise. */
  readonly needsPremise: boolean;
  /** Returns the lines that it needs, as long as the board before is the same. */
  lines(): Case;
}

/** Adds what follows next to a trial. Returns false if nothing does. */
export type Follower = (trial: Trial) => boolean;

const NONE: readonly never[] = [];

export class Trial {
  private recorded: Recorded[] = [];

  private constructor(
    private before: Markup,
    readonly board: Board,
    /** The index of the line by which each candidate was lost; -1 if it was not lost. */
    private readonly lostBy: Int32Array,
    /** The candidates of each cell. */
    private readonly open: Int32Array,
    /** The digits placed in each house. */
    private readonly placed: Int32Array,
  ) {}

  /** Begins a trial on a position, in the memory of the last one there. */
  static again(before: Markup): Trial {
    const trial = before.keep(Trial.on);
    trial.board.assign(before as Board);
    return trial.begin(before, before.memo(placedIn));
  }

  /** Begins a trial on a position. */
  static on(before: Markup): Trial {
    const { candidates, cells, houses } = before.geometry;
    const trial = new Trial(
      before,
      before.copy(),
      new Int32Array(candidates),
      new Int32Array(cells),
      new Int32Array(houses),
    );
    return trial.begin(before, before.memo(placedIn));
  }

  /** Begins at digits that are left to the cells of the position. A digit alone in its cell counts as placed. */
  static resume(before: Markup, left: Numbers): Trial {
    const trial = before.keep(Trial.on);
    const values = trial.open;
    for (let cell = 0; cell < values.length; cell++) {
      const digits = left[cell]!;
      values[cell] = (digits & (digits - 1)) === 0 ? lowestBit(digits) : EMPTY;
    }
    return trial.begin(before, placedIn(trial.board.load(values, left)));
  }

  private begin(before: Markup, placed: Int32Array): this {
    this.before = before;
    this.recorded = [];
    this.lostBy.fill(-1);
    this.open.set(this.board.digits);
    this.placed.set(placed);
    return this;
  }

  /** Returns a copy, which goes on by itself. */
  fork(): Trial {
    const trial = new Trial(
      this.before,
      this.board.copy(),
      this.lostBy.slice(),
      this.open.slice(),
      this.placed.slice(),
    );
    trial.recorded = [...this.recorded];
    return trial;
  }

  /** The number of lines. */
  get length(): number {
    return this.recorded.length;
  }

  /** True if the last line is a contradiction. */
  get isOver(): boolean {
    const last = this.recorded.at(-1);
    return last !== undefined && last.oneOf.length + last.removed.length === 0;
  }

  /** Supposes that a candidate is true, or false. */
  suppose(candidate: Candidate, on: boolean): this {
    return this.add({ kind: 'premise' }, on ? [candidate] : NONE, on ? NONE : [candidate]);
  }

  /** Adds a line on what is left for a need. */
  leave(need: Need, left: readonly Candidate[]): this {
    return this.add({ kind: 'need', need, lost: NONE }, left, NONE);
  }

  /** Adds a line, and removes what it rules out. `outer`: the earlier lines that cases within it need. */
  add(
    ground: LineGround,
    oneOf: readonly Candidate[],
    removed: readonly Candidate[],
    outer: readonly number[] = NONE,
  ): this {
    this.recorded.push({ ground, oneOf, removed, outer });
    if (oneOf.length === 1) this.place(oneOf[0]!);
    else if (oneOf.length > 1) this.lock(oneOf);
    for (const candidate of removed) this.remove(candidate);
    return this;
  }

  private place(placed: Candidate): void {
    const { geometry, digits, cellStamps } = this.board;
    const { houseStart, cellHouses } = geometry;
    const cell = geometry.cellOf(placed);
    const digit = geometry.digitOf(placed);
    this.board.place(cell, digit);
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) this.placed[cellHouses[at]!]! |= 1 << digit;
    const { now } = this.board;
    for (let other = 0; other < digits.length; other++) {
      if (cellStamps[other] !== now) continue;
      for (let lost = this.open[other]! & ~digits[other]!; lost; lost &= lost - 1)
        this.lostBy[geometry.candidate(other, lowestBit(lost))] = this.length - 1;
      this.open[other] = digits[other]!;
    }
    this.lostBy[placed] = -1;
  }

  /** Removes what conflicts with each of some candidates. */
  private lock(group: readonly Candidate[]): void {
    const { geometry } = this.board;
    for (let candidate = 0; candidate < geometry.candidates; candidate++)
      if (conflictsWithAll(geometry, group, candidate)) this.remove(candidate);
  }

  /** Removes a candidate by the last line. */
  remove(candidate: Candidate): void {
    if (!this.board.remove(candidate)) return;
    const { geometry } = this.board;
    this.lostBy[candidate] = this.length - 1;
    this.open[geometry.cellOf(candidate)]! &= ~(1 << geometry.digitOf(candidate));
  }

  /**
   * Follows everything: the first follower that adds a line, again and again. Returns true if the last line is a
   * contradiction.
   */
  isRefutedBy(...followers: readonly Follower[]): boolean {
    for (let at = 0; at < followers.length && !this.isOver; ) at = followers[at]!(this) ? 0 : at + 1;
    return this.isOver;
  }

  /** True if the need is met by a placement. */
  isMet(need: Need): boolean {
    return need.kind === 'cell'
      ? this.board.values[need.cell]! >= 0
      : (this.placed[need.house]! & (1 << need.digit)) !== 0;
  }

  /** Returns needs with one candidate left; or only one need, if it has none. */
  forced(most = Number.POSITIVE_INFINITY): Forced[] {
    const { geometry, digits, slots, values } = this.board;
    const { size } = geometry;
    const found: Forced[] = [];
    for (let cell = 0; cell < geometry.cells; cell++) {
      const set = digits[cell]!;
      if (values[cell]! >= 0 || (set & (set - 1)) !== 0) continue;
      if (set === 0) return [{ need: { kind: 'cell', cell } }];
      if (found.length < most)
        found.push({ need: { kind: 'cell', cell }, candidate: geometry.candidate(cell, lowestBit(set)) });
    }
    for (let house = 0; house < geometry.houses; house++)
      for (let rest = geometry.all & ~this.placed[house]!; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        const set = slots[house * size + digit]!;
        if ((set & (set - 1)) !== 0) continue;
        if (set === 0) return [{ need: { kind: 'house', house, digit } }];
        if (found.length >= most) continue;
        const candidate = geometry.candidate(geometry.cellAt(house, lowestBit(set)), digit);
        found.push({ need: { kind: 'house', house, digit }, candidate });
      }
    return found;
  }

  /** Returns the contradiction at the end, after the premise at an index. The trial may then begin again. */
  end(premise = 0): TrialEnd {
    const { recorded, before } = this;
    const lostBy = this.lostBy.slice();
    const isNeeded = new Uint8Array(recorded.length);
    const last = recorded.length - 1;
    isNeeded[last] = 1;
    let length = 0;
    for (let index = last; index > premise; index--) {
      if (isNeeded[index] === 0) continue;
      length++;
      eachCause(recorded[index]!, index, before, lostBy, (cause) => {
        isNeeded[cause] = 1;
      });
    }
    const needed = (from: number, to: number): number[] =>
      Array.from({ length: to - from }, (_, at) => from + at).filter((index) => isNeeded[index] === 1);
    return {
      length,
      outer: needed(0, premise),
      needsPremise: isNeeded[premise] === 1,
      lines() {
        const kept = [premise, ...needed(premise + 1, recorded.length)];
        return kept.map((index): ArgumentLine => {
          const causes = new Set<number>();
          eachCause(recorded[index]!, index, before, lostBy, (cause) => causes.add(cause));
          const own = [...causes].filter((cause) => cause >= premise).sort((a, b) => a - b);
          return lineOf(
            recorded[index]!,
            own.map((cause) => kept.indexOf(cause)),
            before,
          );
        }) as [ArgumentLine, ...ArgumentLine[]];
      },
    };
  }
}

function lineOf({ ground, oneOf, removed }: Recorded, causes: readonly number[], before: Markup): ArgumentLine {
  if (ground.kind !== 'need') return { ground, oneOf, removed, causes };
  const lost = candidatesOf(before, ground.need).filter((candidate) => !oneOf.includes(candidate));
  return { ground: { ...ground, lost }, oneOf, removed, causes };
}

/** Visits the earlier lines by which the candidates were lost on which a line rests, some more than once. */
function eachCause(
  { ground, outer }: Recorded,
  index: number,
  { geometry, digits }: Markup,
  lostBy: Int32Array,
  visit: (cause: number) => void,
): void {
  for (const cause of outer) visit(cause);
  const basis = basisOf(ground, geometry);
  if (!basis) return;
  for (const cell of basis.cells)
    for (let rest = digits[cell]! & basis.digits; rest; rest &= rest - 1) {
      const cause = lostBy[geometry.candidate(cell, lowestBit(rest))]!;
      if (cause >= 0 && cause < index) visit(cause);
    }
}

/** Returns the cells and the digits on whose loss a line may rest; undefined if it rests on no loss. */
export function basisOf(
  ground: LineGround,
  geometry: Geometry,
): { readonly cells: readonly Cell[]; readonly digits: Bits } | undefined {
  switch (ground.kind) {
    case 'need':
      return basisOfNeeds([ground.need], geometry);
    case 'locked':
    case 'pattern':
      return basisOfNeeds(ground.needs, geometry);
    case 'rule':
    case 'relation':
      return { cells: ground.cells, digits: geometry.all };
    case 'difference':
      return { cells: [...ground.difference.innies, ...ground.difference.outies], digits: geometry.all };
    case 'cases': {
      const { of } = ground.argument;
      return of?.kind === 'cell' || of?.kind === 'house' ? basisOfNeeds([of], geometry) : undefined;
    }
    default:
      return undefined;
  }
}

function basisOfNeeds(needs: readonly Need[], geometry: Geometry): { cells: readonly Cell[]; digits: Bits } {
  const cells = needs.flatMap((need) => (need.kind === 'cell' ? [need.cell] : geometry.cellsOf(need.house)));
  const digits = needs.reduce((set, need) => set | (need.kind === 'cell' ? geometry.all : 1 << need.digit), 0);
  return { cells, digits };
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
export function candidatesOf(board: Markup, need: Need): Candidate[] {
  const { geometry } = board;
  return need.kind === 'cell'
    ? candidatesAmong(board, [need.cell], geometry.all)
    : candidatesAmong(board, geometry.cellsOf(need.house), 1 << need.digit);
}
