/**
 * The candidates left of each constraint of an exact cover, and what follows from them: singles, if wanted locked
 * candidates, digits that rules hold, digits of leftovers, Hall sets and common exclusions, until nothing changes or a
 * constraint has no candidate.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { type ExclusionSets, excludeCommon, exclusionSets, MOST_COMMON } from './common-exclusions.js';
import { coverOf, type ExactCover } from './cover.js';
import { allRules, type FollowedRules, plainRules, searchedRules } from './followed-rules.js';
import { type HallSets, hallSetsOf } from './hall-sets.js';
import { excludeHeld } from './held-digits.js';
import { balance, fewLeftovers, type LeftoversByCell, NO_LEFTOVERS } from './leftover-balance.js';
import { WorkList } from './work-list.js';

export const NONE = -1;

export class CoverState {
  readonly cover: ExactCover;
  /** Candidates left of each constraint, as bits, then the value of each cell. A settled constraint has none left. */
  readonly left: Int32Array;
  /** The three parts of `left`: digits of cells, slots of digits in houses, and values, as a board has them. */
  readonly digits: Int32Array;
  readonly slots: Int32Array;
  readonly values: Int32Array;
  /**
   * A constraint without a candidate, or, counted on from there, a leftover out of balance, or from there a rule that
   * cannot be met; NONE if there is none of them.
   */
  broken = NONE;
  /** Constraints with one candidate left, which are to be settled. */
  private readonly singles: Uint16Array;
  private singleCount = 0;
  /** Digits in houses that lost a place and may now be locked. */
  private readonly shrunk: WorkList;
  /**
   * Rules about several cells whose cells have changed, and the digits of the cells of the one that is looked at. A rule
   * that waits hears of more changes at once.
   */
  private followed!: FollowedRules;
  private stirred = new WorkList(0);
  private ofRule: Int32Array[] = [];
  /** Houses that lost candidates, and what uses their Hall sets in a hard search. */
  private crowded = new WorkList(0);
  private hallSets: HallSets | undefined;
  /** Constraints with few candidates left, and what each candidate excludes, in a hard search. */
  private scarce = new WorkList(0);
  private exclusions: ExclusionSets | undefined;
  /** The leftovers of the shape, none before the search uses them, and those that lost a candidate. */
  private leftovers: LeftoversByCell = NO_LEFTOVERS;
  private unbalanced = new WorkList(0);

  /** The first constraint that may be locked: a digit in a house, or none. */
  private readonly lockable: number;

  /** `locks`: locked candidates are followed too. `relations`: so are relations of two cells without a value. */
  constructor(
    readonly geometry: Geometry,
    locks = true,
    private readonly relations = false,
  ) {
    this.cover = coverOf(geometry);
    this.lockable = locks ? geometry.cells : Infinity;
    const { constraints } = this.cover;
    this.left = new Int32Array(constraints + geometry.cells);
    this.digits = this.left.subarray(0, geometry.cells);
    this.slots = this.left.subarray(geometry.cells, constraints);
    this.values = this.left.subarray(constraints);
    this.singles = new Uint16Array(constraints);
    this.shrunk = new WorkList(constraints);
    this.useRules(this.firstRules());
  }

  /** The rules that are followed from the start on. */
  private firstRules(): FollowedRules {
    return this.relations ? searchedRules(this.geometry) : plainRules(this.geometry);
  }

  private useRules(followed: FollowedRules): void {
    if (this.followed === followed) return;
    this.followed = followed;
    this.stirred = new WorkList(followed.rules.length);
    this.ofRule = followed.rules.map(({ cells }) => new Int32Array(cells.length));
  }

  /** Notes that all rules are to be looked at. */
  private stirAll(): void {
    for (let rule = 0; rule < this.followed.rules.length; rule++) this.stirred.add(rule);
  }

  /** Starts on a puzzle: the value of each cell, EMPTY if it has none, and the candidates of the open cells if not all. */
  start(values: Numbers, candidates?: Numbers): void {
    const { left, cover, geometry } = this;
    const { size, cells, all, allowed } = geometry;
    left.fill(all, 0, cover.constraints).fill(EMPTY, cover.constraints);
    this.leftovers = NO_LEFTOVERS;
    this.hallSets = undefined;
    this.exclusions = undefined;
    this.useRules(this.firstRules());
    this.forget();
    this.stirAll();
    for (let cell = 0; cell < cells; cell++)
      for (let lost = all & ~allowed[cell]!; lost; lost &= lost - 1) this.strike(cell * size + lowestBit(lost));
    for (let cell = 0; cell < cells; cell++)
      if (values[cell] !== EMPTY) {
        if (left[cell]! & (1 << values[cell]!)) this.settle(geometry.candidate(cell, values[cell]!));
        else this.broken = cell;
      }
    if (candidates)
      for (let cell = 0; cell < cells; cell++)
        for (let removed = left[cell]! & ~candidates[cell]!; removed; removed &= removed - 1)
          this.strike(cell * size + lowestBit(removed));
  }

  /** True if nothing is to be settled, and no constraint is without a candidate. */
  get isQuiet(): boolean {
    return this.broken === NONE && this.singleCount === 0;
  }

  /** True if every cell has its value, without a contradiction. */
  get isSolved(): boolean {
    return this.broken === NONE && this.values.indexOf(EMPTY) < 0;
  }

  /** True if a candidate of an open cell is left. */
  has(candidate: Candidate): boolean {
    const { size } = this.geometry;
    return (this.left[(candidate / size) | 0]! & (1 << (candidate % size))) !== 0;
  }

  /** Returns to a position: a copy of `left` in which nothing was pending. */
  restore(left: Int32Array): void {
    this.left.set(left);
    this.forget();
  }

  /** Forgets what is pending. */
  private forget(): void {
    this.broken = NONE;
    this.singleCount = 0;
    this.shrunk.clear();
    this.crowded.clear();
    this.scarce.clear();
    this.stirred.clear();
    this.unbalanced.clear();
  }

  /** Follows from now on all sums that follow, and compares lines with irregular regions. */
  useAll(): void {
    this.useRules(allRules(this.geometry));
    this.stirAll();
    if (this.relations && (this.geometry.rules.length > 0 || this.geometry.further)) this.useSets();
    const leftovers = this.geometry.memo(fewLeftovers);
    if (this.unbalanced.most < leftovers.all.length) this.unbalanced = new WorkList(leftovers.all.length);
    this.leftovers = leftovers;
    for (let index = 0; index < leftovers.all.length; index++) this.unbalanced.add(index);
  }

  /** Uses from now on the Hall sets of houses, and what all candidates of a constraint exclude. */
  private useSets(): void {
    const { geometry, left } = this;
    const { constraints } = this.cover;
    this.hallSets = geometry.memo(hallSetsOf);
    if (this.crowded.most === 0) this.crowded = new WorkList(geometry.houses);
    for (let house = 0; house < geometry.houses; house++) this.crowded.add(house);
    this.exclusions = exclusionSets(geometry);
    if (!this.exclusions) return;
    if (this.scarce.most === 0) this.scarce = new WorkList(constraints);
    for (let constraint = 0; constraint < constraints; constraint++)
      if (left[constraint] && countBits(left[constraint]) <= MOST_COMMON) this.scarce.add(constraint);
  }

  /** The cells of a leftover or a rule that is `broken`. */
  brokenCells(broken: number): readonly Cell[] {
    const { all } = this.leftovers;
    const index = broken - this.cover.constraints;
    return index < all.length
      ? all[index]!.flatMap(({ left }) => left)
      : this.followed.rules[index - all.length]!.cells;
  }

  /** Draws all conclusions, until nothing changes or a constraint has no candidate. */
  settleAll(): void {
    while (this.broken === NONE) {
      if (this.singleCount > 0) {
        const constraint = this.singles[--this.singleCount]!;
        if (this.left[constraint]) this.settle(this.first(constraint));
      } else if (this.shrunk.length > 0) {
        const constraint = this.shrunk.takeLast();
        if (this.left[constraint]) this.lock(constraint);
      } else if (this.scarce.length > 0) {
        const constraint = this.scarce.takeLast();
        if (this.left[constraint]) excludeCommon(this, this.exclusions!, constraint);
      } else if (this.stirred.length > 0) {
        this.follow(this.stirred.takeFirst());
      } else if (this.crowded.length > 0) {
        this.hallSets!.use(this, this.crowded.takeLast());
      } else if (this.unbalanced.length > 0) {
        const index = this.unbalanced.takeLast();
        if (!balance(this, this.leftovers.all[index]!)) this.broken = this.cover.constraints + index;
      } else return;
    }
  }

  /**
   * Makes a candidate true: removes the others of its constraints, which are then settled, and those that it excludes
   * elsewhere.
   */
  settle(candidate: Candidate): void {
    const { left, values, cover } = this;
    const { start, memberOf, bits, candidates, geometry } = cover;
    const { size, apart } = geometry;
    const cell = (candidate / size) | 0;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      const constraint = memberOf[i]!;
      for (let others = left[constraint]! & ~bits[i]!; others; others &= others - 1)
        this.strike(candidates[constraint * size + lowestBit(others)]!);
      left[constraint] = 0;
    }
    for (let i = apart.start[candidate]!; i < apart.start[candidate + 1]!; i++)
      for (let lost = left[apart.cells[i]!]! & apart.digits[i]!; lost; lost &= lost - 1)
        this.strike(apart.cells[i]! * size + lowestBit(lost));
    values[cell] = candidate % size;
    this.stir(cell);
  }

  /** Makes a candidate false. */
  strike(candidate: Candidate): void {
    const { left, cover, lockable } = this;
    const { start, memberOf, bits } = cover;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      const constraint = memberOf[i]!;
      const rest = (left[constraint]! &= ~bits[i]!);
      if ((rest & (rest - 1)) === 0) {
        if (rest === 0) this.broken = constraint;
        else this.singles[this.singleCount++] = constraint;
      } else {
        if (constraint >= lockable) this.shrunk.add(constraint);
        if (this.exclusions && countBits(rest) <= MOST_COMMON) this.scarce.add(constraint);
      }
    }
    const cell = memberOf[start[candidate]!]!;
    this.stir(cell);
    if (this.leftovers !== NO_LEFTOVERS) for (const index of this.leftovers.at[cell]!) this.unbalanced.add(index);
  }

  /** Makes the candidates at some bits of a constraint false. */
  strikeAll(constraint: number, bits: Bits): void {
    for (let rest = bits; rest; rest &= rest - 1) this.strike(this.candidateAt(constraint, lowestBit(rest)));
  }

  /** Notes that the rules of a cell are to be looked at. */
  private stir(cell: Cell): void {
    for (const rule of this.followed.at[cell]!) this.stirred.add(rule);
  }

  /** Removes the candidates that no filling of a rule contains. */
  private follow(rule: number): void {
    const { left, values, geometry } = this;
    const { cells, narrow, held } = this.followed.rules[rule]!;
    const digits = this.ofRule[rule]!;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]!;
      digits[at] = values[cell] === EMPTY ? left[cell]! : 1 << values[cell]!;
    }
    if (!narrow(digits)) {
      this.broken = this.cover.constraints + this.leftovers.all.length + rule;
      return;
    }
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]!;
      for (let lost = left[cell]! & ~digits[at]!; lost; lost &= lost - 1)
        this.strike(geometry.candidate(cell, lowestBit(lost)));
    }
    const sure = held && this.relations ? held() : 0;
    if (sure !== 0) excludeHeld(this, cells, digits, sure);
  }

  /**
   * Applies locked candidates: if all places of a digit in a house lie in another house, removes it from the rest of
   * that house.
   */
  private lock(constraint: number): void {
    const { left, cover } = this;
    const { start, memberOf, candidates, geometry } = cover;
    const { size, cells, houses, crossings } = geometry;
    const house = ((constraint - cells) / size) | 0;
    if (this.hallSets) this.crowded.add(house);
    const candidate = this.first(constraint);
    for (let i = start[candidate]! + 1; i < start[candidate + 1]!; i++) {
      const other = memberOf[i]!;
      const otherHouse = ((other - cells) / size) | 0;
      if (left[constraint]! & ~crossings[house * houses + otherHouse]!) continue;
      for (let rest = left[other]! & ~crossings[otherHouse * houses + house]!; rest; rest &= rest - 1)
        this.strike(candidates[other * size + lowestBit(rest)]!);
    }
  }

  private first(constraint: number): Candidate {
    return this.candidateAt(constraint, lowestBit(this.left[constraint]!));
  }

  candidateAt(constraint: number, bit: number): Candidate {
    return this.cover.candidates[constraint * this.geometry.size + bit]!;
  }
}
