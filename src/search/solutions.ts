/** The solutions of a puzzle one by one, and the candidates that are true in some solution. */
import type { Clock } from '../core/clock.js';
import type { Cell, Digit } from '../core/geometry.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { FOUND } from './engine.js';
import { ownEngineOf } from './engines.js';
import { nextWithin, type SearchStart, search } from './search.js';
import { afterSingles } from './singles.js';

/** Yields the solutions of a puzzle. Other searches may run between two of them. Throws OutOfTime when the clock does. */
export function* eachSolution({ geometry, values, candidates }: SearchStart, clock: Clock): Generator<Numbers, void> {
  const engine = ownEngineOf(geometry);
  engine.start(values, candidates);
  while (nextWithin(engine, Infinity, clock) === FOUND) {
    const solution = new Int8Array(geometry.cells);
    engine.write(solution, 0, 0);
    yield solution;
  }
}

/** What is known of the candidates of a puzzle. */
export class TrueCandidates {
  /** The digits that each cell has in some solution found so far. */
  readonly taken: Int32Array;
  /** The digits of each cell that may be in a solution, as far as is known, those taken included. */
  readonly left: Int32Array;

  constructor(private readonly start: SearchStart) {
    const { geometry } = start;
    const { digits, values, broken } = afterSingles(start);
    this.taken = new Int32Array(geometry.cells);
    this.left = Int32Array.from(digits, (set, cell) => (values[cell] === EMPTY ? set : 1 << values[cell]!));
    if (broken >= 0) this.left.fill(0);
  }

  /** True if each candidate is known to be in a solution or in none. */
  get isDecided(): boolean {
    return this.left.every((set, cell) => set === this.taken[cell]);
  }

  /** Adds a solution. */
  add(solution: Numbers): void {
    for (let cell = 0; cell < solution.length; cell++) {
      this.taken[cell]! |= 1 << solution[cell]!;
      this.left[cell]! |= 1 << solution[cell]!;
    }
  }

  /** Notes that there are no solutions but those added. */
  close(): void {
    this.left.set(this.taken);
  }

  /**
   * Looks for a solution with each undecided candidate, and yields after each that it decides: the solution, which is new,
   * or undefined if there is none. A candidate that takes more guesses than `nodes` is left undecided. Throws OutOfTime
   * when the clock does.
   */
  *decide(clock: Clock, nodes = Infinity): Generator<Numbers | undefined, void> {
    const { geometry } = this.start;
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let digit = 0; digit < geometry.size; digit++) {
        if (!this.isOpen(cell, digit)) continue;
        clock();
        const { solutions, ended } = search(this.with(cell, digit), { limit: 1, nodes, clock });
        clock();
        const [solution] = solutions;
        if (!solution && ended === 'cut') continue;
        if (solution) this.add(solution);
        else this.left[cell]! &= ~(1 << digit);
        yield solution;
      }
  }

  private isOpen(cell: Cell, digit: Digit): boolean {
    return ((this.left[cell]! & ~this.taken[cell]!) >> digit) % 2 !== 0;
  }

  /** Returns the position with a digit in a cell, without the candidates that no solution has. */
  private with(cell: Cell, digit: Digit): SearchStart {
    const { geometry, values } = this.start;
    return { geometry, values, candidates: Int32Array.from(this.left).fill(1 << digit, cell, cell + 1) };
  }
}
