/**
 * The search engine for any box shape. It propagates, then guesses a candidate of the constraint with the fewest
 * candidates for its weight; each conflict adds weight to its constraint (weighted degrees: Boussemart, Hemery, Lecoutre
 * and Sais 2004). It removes a refuted candidate and backtracks. After too many guesses it restarts and keeps the
 * weights. A search that restarts is hard, often without any solution: from then on it uses what would cost others more
 * than it saves: the sums that follow from sums and houses, Hall sets, what all candidates of a constraint exclude, the
 * leftovers of irregular regions and the exchange of digits. Beside rules it restarts for these alone, and tries each
 * candidate at the start once: most of what a later restart would lose is of use.
 */
import { type Bits, countBits, highestBit, lowestBit } from '../core/bits.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { CoverState, NONE } from './cover-state.js';
import { CUT, DONE, type Engine, type EngineResult, FOUND } from './engine.js';
import { assertSolution } from './solution.js';

/**
 * Guesses before the first restart, more where digits are picked at random beside rules; the number grows by a factor from
 * one restart to the next.
 */
const FIRST_RESTART = 400;
const FIRST_RESTART_BESIDE_RULES = 1000;
const GROWTH = 1.4;
/** Beside rules, a search that makes so many guesses is hard, and restarts; with so many it tries each candidate at the start. */
const HARD_BESIDE_RULES = 30;
const VERY_HARD_BESIDE_RULES = 300;
/** The factor by which each conflict weighs more than the one before, so that old conflicts fade: slower beside rules. */
const FADE = 1.02;
const FADE_BESIDE_RULES = 1.001;
const HEAVIEST = 1e100;
/** A constraint without weight would be passed over while it is open. */
const LIGHTEST = 1e-200;

/** Of small and large digits much follows for sums and orders: returns the first or the last, whichever is farther out. */
const outermost = (left: Bits, size: number): number =>
  lowestBit(left) < size - highestBit(left) ? lowestBit(left) : highestBit(left);

export class ShapeEngine implements Engine {
  guesses = 0;
  private readonly state: CoverState;
  /** Copies of the candidates left from before the first guess, and from before each guess. */
  private readonly origin: Int32Array;
  private readonly saved: Int32Array[] = [];
  private readonly guessed: Candidate[] = [];
  private depth = 0;
  private readonly firstRestart: number;
  private restartAt = 0;
  private isFound = false;
  /** The candidate that is tried next at the start, NONE if none is to be tried, and whether one was refuted since the first. */
  private trial: Candidate = NONE;
  private isRefuted = false;
  /** The position and the depth to which the search returns if no candidate is refuted at the start. */
  private readonly paused: Int32Array;
  private pausedDepth = 0;
  /** True until a solution is found, which a restart would find again. */
  private mayRestart = true;
  /** Digits that the puzzle does not name. They can be exchanged, so that what refutes one refutes all. */
  private unnamed: Bits = 0;
  /** Digits that neither the puzzle nor a guess of the path names, at each depth; none before the first restart. */
  private readonly alike: Bits[] = [0];
  private readonly weights: Float64Array;
  private weight = 1;
  private readonly fade: number;
  /** The constraints of which one is guessed: of the cells alone where digits are picked at random beside rules. */
  private readonly guessable: number;
  private readonly isEasyAtFirst: boolean;
  private readonly choose: (left: Bits) => number;

  /**
   * `pick` chooses the candidate of a constraint to guess first. A search that picks at random keeps to plain propagation,
   * so that a seed leads to the same grid in every release.
   */
  constructor(
    private readonly geometry: Geometry,
    private readonly pick?: (left: Bits) => number,
  ) {
    this.state = new CoverState(geometry, true, !pick);
    this.origin = new Int32Array(this.state.left.length);
    this.paused = new Int32Array(this.origin.length);
    this.weights = new Float64Array(this.state.cover.constraints);
    const hasRules = geometry.rules.length > 0;
    const isBesideRules = hasRules || (!pick && geometry.further !== undefined);
    this.firstRestart = isBesideRules ? FIRST_RESTART_BESIDE_RULES : FIRST_RESTART;
    this.fade = isBesideRules ? FADE_BESIDE_RULES : FADE;
    this.isEasyAtFirst = isBesideRules && !pick;
    this.guessable = hasRules && pick ? geometry.cells : this.weights.length;
    this.choose = pick ?? (isBesideRules ? (left) => outermost(left, geometry.size) : lowestBit);
  }

  start(values: Numbers, candidates?: Numbers): void {
    this.weights.fill(1);
    this.weight = 1;
    this.guesses = 0;
    this.depth = 0;
    this.trial = NONE;
    this.isRefuted = false;
    this.restartAt = this.isEasyAtFirst ? HARD_BESIDE_RULES : this.firstRestart;
    this.isFound = false;
    this.mayRestart = true;
    this.alike[0] = 0;
    this.unnamed = candidates || !this.geometry.isBlind ? 0 : this.geometry.all;
    for (let cell = 0; cell < values.length; cell++) if (values[cell] !== EMPTY) this.unnamed &= ~(1 << values[cell]!);
    this.state.start(values, candidates);
    this.state.settleAll();
    this.origin.set(this.state.left);
  }

  next(most: number): EngineResult {
    const { state } = this;
    if (this.isFound) {
      if (!this.backtrack()) return DONE;
      this.isFound = false;
    }
    for (;;) {
      state.settleAll();
      if (state.broken !== NONE) {
        this.addWeight(state.broken);
        if (!this.backtrack()) return DONE;
        continue;
      }
      if (this.trial !== NONE) {
        if (this.guesses >= most) return CUT;
        this.tryNext();
        continue;
      }
      const tightest = this.tightest();
      if (tightest === NONE) {
        assertSolution(this.geometry, state.values);
        this.isFound = true;
        this.alike.fill(0);
        this.mayRestart = false;
        if (!this.isEasy) this.restartAt = Infinity;
        return FOUND;
      }
      if (this.guesses >= most) return CUT;
      if (++this.guesses > this.restartAt) this.restart();
      else this.guess(state.candidateAt(tightest, this.choose(state.left[tightest]!)));
    }
  }

  write(into: Int8Array | Uint8Array, from: number, zero: number): void {
    const { values } = this.state;
    for (let cell = 0; cell < values.length; cell++) into[from + cell] = values[cell]! + zero;
  }

  /** True while a search beside rules has not made the guesses of a hard one. */
  private get isEasy(): boolean {
    return this.restartAt === HARD_BESIDE_RULES;
  }

  /** Returns to the start, unless a solution is found, and uses all that a hard search has use for. */
  private restart(): void {
    const isVeryHard = this.restartAt === VERY_HARD_BESIDE_RULES && this.isEasyAtFirst;
    this.restartAt = this.nextRestart();
    if (this.mayRestart) {
      this.paused.set(this.state.left);
      this.pausedDepth = this.depth;
      this.depth = 0;
      this.state.restore(this.origin);
    }
    if (this.pick) return;
    if (this.mayRestart) this.alike[0] = this.unnamed;
    if (!isVeryHard) this.state.useAll();
    else if (this.mayRestart) this.trial = 0;
  }

  private nextRestart(): number {
    if (!this.mayRestart) return Infinity;
    if (this.isEasyAtFirst) return this.isEasy ? VERY_HARD_BESIDE_RULES : Infinity;
    return this.guesses * GROWTH + this.firstRestart;
  }

  /**
   * Tries the next candidate at the start, and removes it if a contradiction follows. Ends when a round of all removes none:
   * the search begins anew if one was removed before, and else goes on.
   */
  private tryNext(): void {
    const { state, origin, geometry } = this;
    while (this.trial < geometry.candidates && !state.has(this.trial)) this.trial++;
    if (this.trial < geometry.candidates) {
      this.guesses++;
      origin.set(state.left);
      state.settle(this.trial);
      state.settleAll();
      const isRefuted = state.broken !== NONE;
      state.restore(origin);
      if (isRefuted) state.strike(this.trial);
      this.isRefuted ||= isRefuted;
      this.trial++;
      return;
    }
    this.trial = NONE;
    if (this.isRefuted) {
      this.trial = 0;
      this.isRefuted = false;
      this.pausedDepth = 0;
    } else if (this.pausedDepth === 0) origin.set(state.left);
    else {
      this.depth = this.pausedDepth;
      state.restore(this.paused);
    }
  }

  private guess(candidate: Candidate): void {
    const { left } = this.state;
    (this.saved[this.depth] ??= new Int32Array(left.length)).set(left);
    this.guessed[this.depth] = candidate;
    this.alike[this.depth + 1] = this.alike[this.depth]! & ~(1 << this.geometry.digitOf(candidate));
    this.depth++;
    this.state.settle(candidate);
  }

  /** Returns to the last guess and removes its candidate. Returns false if there is no guess. */
  private backtrack(): boolean {
    if (this.depth === 0) return false;
    this.depth--;
    this.state.restore(this.saved[this.depth]!);
    this.refute(this.guessed[this.depth]!, this.alike[this.depth]!);
    return true;
  }

  /** Removes a refuted candidate, and with it the digits of its cell that are like its own. */
  private refute(candidate: Candidate, alike: Bits): void {
    const { geometry, state } = this;
    state.strike(candidate);
    const cell = geometry.cellOf(candidate);
    if (alike & (1 << geometry.digitOf(candidate)))
      for (let rest = alike & state.left[cell]!; rest; rest &= rest - 1)
        state.strike(geometry.candidate(cell, lowestBit(rest)));
  }

  /** The open constraint with the fewest candidates for its weight; NONE when all are settled. */
  private tightest(): number {
    const { weights, guessable } = this;
    const { left } = this.state;
    let best = NONE;
    let least = Infinity;
    for (let constraint = 0; constraint < guessable; constraint++) {
      if (left[constraint] === 0) continue;
      const score = countBits(left[constraint]!) / weights[constraint]!;
      if (score >= least) continue;
      least = score;
      best = constraint;
    }
    return best;
  }

  /** Increases the weight of a constraint that ran out of candidates, or of the cells of a leftover or a rule that fails. */
  private addWeight(constraint: number): void {
    const { weights } = this;
    if (constraint < weights.length) weights[constraint]! += this.weight;
    else for (const cell of this.state.brokenCells(constraint)) weights[cell]! += this.weight;
    this.weight *= this.fade;
    if (this.weight < HEAVIEST) return;
    for (let i = 0; i < weights.length; i++) weights[i] = Math.max(weights[i]! / HEAVIEST, LIGHTEST);
    this.weight /= HEAVIEST;
  }
}
