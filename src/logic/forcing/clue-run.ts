/**
 * One trial with clues: singles and rules, and where these say nothing more locked candidates and subsets, are followed
 * until something cannot be filled, or nothing more follows.
 */
import { lowestBit } from '../../core/bits.js';
import { type Board, EMPTY, type Markup, type Stamp } from '../../core/board.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import { beyond, digitsAt, rowFor } from '../../rules/fillings.js';
import type { Need } from '../step/truths.js';
import { type LockedNeeds, lockedNeeds } from './locked-needs.js';
import { Trial } from './trial.js';
import { type Followed, type TrialRules, trialRules } from './trial-rules.js';

/** What a trial found: a single, or what a rule or needs remove. Without a consequence it is the contradiction. */
export type ClueRecord =
  | { readonly truth: Need; readonly placed?: Candidate }
  | LockedNeeds
  | { readonly followed: Followed; readonly removed: readonly Candidate[] };

/** What all trials on a board use in turn, so that a trial allocates little. */
interface Scratch {
  readonly board: Board;
  readonly causes: Int32Array;
  /** The candidates of each cell before a digit is placed. */
  readonly open: Int32Array;
}

const makeScratch = (board: Markup): Scratch => ({
  board: board.copy(),
  causes: new Int32Array(board.geometry.candidates),
  open: new Int32Array(board.geometry.cells),
});

export class ClueRun {
  /** What follows, in order. Numbers of records count from one. */
  readonly found: ClueRecord[] = [];
  private readonly rules: TrialRules;
  /** The rules with a cell that has changed since they were asked, as a set of indices. */
  private readonly changed: Int32Array;
  /** The stamp of the board when it last had no locked candidates and subsets. */
  private unlockedAt: Stamp = -1;

  private constructor(
    private readonly board: Board,
    private readonly trial: Trial,
    /**
     * The number of the record by which each candidate was lost: zero for the premise, -1 for what was not lost. The next
     * trial overwrites it.
     */
    readonly causes: Int32Array,
    private readonly open: Int32Array,
    private readonly geometry: Geometry = board.geometry,
  ) {
    this.rules = trialRules(geometry);
    this.changed = new Int32Array(this.rules.words);
    this.causes.fill(-1);
  }

  /** Begins a trial of a candidate. */
  static assuming(before: Markup, candidate: Candidate): ClueRun {
    const { board, causes, open } = before.keep(makeScratch);
    const run = new ClueRun(board, Trial.from(before, board.assign(before as Board)), causes, open);
    for (let cell = 0; cell < open.length; cell++) if (before.cellStamps[cell] === before.now) run.noteChange(cell);
    run.place(candidate);
    return run;
  }

  /**
   * Goes on with a trial that came to an end on a board with more candidates, from the digits that it left to the cells.
   * Returns undefined if a cell has lost all of these.
   */
  static continuing(before: Markup, left: Int32Array): ClueRun | undefined {
    const { board, causes, open } = before.keep(makeScratch);
    for (let cell = 0; cell < left.length; cell++) {
      const digits = left[cell]!;
      if ((digits & digitsAt(before, cell)) === 0) return undefined;
      open[cell] = (digits & (digits - 1)) === 0 ? lowestBit(digits) : EMPTY;
    }
    const run = new ClueRun(board.load(open, left), Trial.from(board, board), causes, open);
    run.unlockedAt = board.now;
    for (let cell = 0; cell < left.length; cell++)
      for (let lost = left[cell]! & ~digitsAt(before, cell); lost; lost &= lost - 1)
        run.remove(before.geometry.candidate(cell, lowestBit(lost)));
    return run;
  }

  /** Follows everything. Returns true if the last record is a contradiction. */
  isRefuted(): boolean {
    for (;;) {
      const forced = this.trial.firstForced();
      if (forced) {
        const { truth, candidate: placed } = forced;
        this.found.push({ truth, ...(placed !== undefined && { placed }) });
        if (placed === undefined) return true;
        this.place(placed);
        continue;
      }
      const said = this.nextSaid() ?? this.nextLocked();
      if (!said) return false;
      this.found.push(said);
      if (said.removed.length === 0) return true;
      for (const lost of said.removed) this.remove(lost);
    }
  }

  private nextLocked(): LockedNeeds | undefined {
    const locked = lockedNeeds(this.board, this.unlockedAt);
    if (!locked) this.unlockedAt = this.board.now;
    return locked;
  }

  /** Writes the digits that are left to each cell. */
  left(into: Int32Array = new Int32Array(this.geometry.cells)): Int32Array {
    for (let cell = 0; cell < into.length; cell++) into[cell] = digitsAt(this.board, cell);
    return into;
  }

  private place(placed: Candidate): void {
    const { geometry, board, open, causes, found } = this;
    open.set(board.digits);
    this.trial.take(placed);
    for (let cell = 0; cell < open.length; cell++) {
      const lost = open[cell]! & ~board.digits[cell]!;
      if (lost === 0) continue;
      this.noteChange(cell);
      for (let rest = lost; rest; rest &= rest - 1) causes[geometry.candidate(cell, lowestBit(rest))] = found.length;
    }
    causes[placed] = -1;
  }

  private remove(lost: Candidate): void {
    this.board.remove(lost);
    this.causes[lost] = this.found.length;
    this.noteChange(this.geometry.cellOf(lost));
  }

  private noteChange(cell: Cell): void {
    const { ofCell, words } = this.rules;
    for (let word = 0; word < words; word++) this.changed[word]! |= ofCell[cell * words + word]!;
  }

  /** Returns what the next rule says whose cells have changed; undefined if none says anything new. */
  private nextSaid(): Extract<ClueRecord, { followed: Followed }> | undefined {
    const { changed, board } = this;
    for (let word = 0; word < changed.length; word++)
      while (changed[word]) {
        const followed = this.rules.all[word * 32 + lowestBit(changed[word]!)]!;
        changed[word]! &= changed[word]! - 1;
        const row = rowFor(followed.rule, board);
        const isFilled = followed.rule.narrow(row);
        const removed = isFilled ? beyond(followed.rule, board, row) : [];
        if (!isFilled || removed.length > 0) return { followed, removed };
      }
    return undefined;
  }
}
