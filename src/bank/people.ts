/**
 * Estimates how hard people find a puzzle, by the model of Radek Pelánek ("Difficulty Rating of Sudoku Puzzles by a
 * Computational Model", FLAIRS 2011; "Difficulty Rating of Sudoku Puzzles: An Overview and Evaluation", arXiv
 * 1403.7373, 2014). A person takes singles in any order. If there is none, the person refutes the wrong values of the
 * cell where that is least work. Two things make a puzzle hard: the work of refutations, and few singles open at a
 * time.
 *
 * We had no access to the papers themselves, only to three descriptions of them, which agree. docs/grading.md says
 * which parts come from them and which are our own. Both figures order puzzles; neither is a time.
 */
import { countBits, lowestBit } from '../core/bits.js';
import type { Board } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { givensOf, type Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { below, type Random, seeded } from '../create/random.js';
import { onlySolution } from '../search/check.js';

/** How hard people may find a puzzle, after the model of Radek Pelánek. */
export interface PeopleEstimate {
  /** The mean sum of refutation scores over all runs: 0 where singles suffice. Higher is harder. @decimal */
  readonly refutation: number;
  /** Singles open at a time, on average over the first steps of all runs. Lower is harder. @decimal */
  readonly openings: number;
}

/** Runs of the model, each in an order of its own. */
const RUNS = 30;
/** The number of first steps over which open singles are counted. The papers find no difference between 20 and 30. */
const FIRST_STEPS = 20;
/**
 * The score of a value that singles do not refute, used if every cell has one. The number is our own, since the papers
 * met no such puzzle.
 */
const IRREFUTABLE = 50;

/**
 * Returns the estimate of a puzzle, the same each time; undefined unless there is one solution. Throws OutOfTime.
 *
 * @example peopleEstimate(puzzle)?.openings
 */
export function peopleEstimate(puzzle: Puzzle, clock: Clock = unlimited): PeopleEstimate | undefined {
  const givens = givensOf(puzzle);
  const solution = onlySolution(givens, clock);
  if (!solution) return undefined;
  const random = seeded('people');
  let [refutation, openings] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const board = boardOf(givens);
    let [opened, steps] = [0, 0];
    while (board.unsolved > 0) {
      clock();
      const open = singlesOpen(board);
      if (steps < FIRST_STEPS) opened += open.length;
      steps++;
      if (open.length > 0) placeOn(board, open[below(random, open.length)]!);
      else {
        const easiest = easiestCell(board, solution, random, clock);
        refutation += easiest.score;
        board.place(easiest.cell, solution[easiest.cell]!);
      }
    }
    openings += opened / Math.max(1, Math.min(steps, FIRST_STEPS));
  }
  return { refutation: refutation / RUNS, openings: openings / RUNS };
}

/** The cell whose wrong values are refuted with the fewest steps. */
interface Easiest {
  readonly cell: Cell;
  readonly score: number;
}

/** Finds the cell that takes the fewest steps. Cells with all wrong values refuted come before the others. */
function easiestCell(board: Board, solution: Numbers, random: Random, clock: Clock): Easiest {
  let easiest: Easiest = { cell: board.values.indexOf(EMPTY), score: Infinity };
  let fewestLeft = Infinity;
  for (let cell = 0; cell < board.geometry.cells; cell++) {
    if (board.values[cell] !== EMPTY) continue;
    clock();
    let [score, left] = [0, 0];
    for (let rest = board.digits[cell]!; rest && left <= fewestLeft; rest &= rest - 1) {
      const digit = lowestBit(rest);
      if (digit === solution[cell]) continue;
      const steps = refutationSteps(board, board.geometry.candidate(cell, digit), random);
      if (steps === Infinity) left++;
      score += steps === Infinity ? IRREFUTABLE : steps;
    }
    if (left > fewestLeft || (left === fewestLeft && score >= easiest.score)) continue;
    easiest = { cell, score };
    fewestLeft = left;
  }
  return easiest;
}

/**
 * Returns the number of singles, in a random order, until a value leads to a contradiction; Infinity if it never does.
 */
function refutationSteps(board: Board, candidate: Candidate, random: Random): number {
  const copy = board.copy();
  placeOn(copy, candidate);
  let steps = 0;
  for (; !isBroken(copy); steps++) {
    const open = singlesOpen(copy);
    if (open.length === 0) return Infinity;
    placeOn(copy, open[below(random, open.length)]!);
  }
  return steps;
}

const placeOn = (board: Board, candidate: Candidate): void =>
  board.place(board.geometry.cellOf(candidate), board.geometry.digitOf(candidate));

/** Returns the placements of all naked and hidden singles, each once. */
function singlesOpen({ geometry, digits, slots }: Board): Candidate[] {
  const { size, cells, houses } = geometry;
  const open = new Set<Candidate>();
  for (let cell = 0; cell < cells; cell++)
    if (countBits(digits[cell]!) === 1) open.add(geometry.candidate(cell, lowestBit(digits[cell]!)));
  for (let house = 0; house < houses; house++)
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      if (countBits(places) === 1) open.add(geometry.candidate(geometry.cellAt(house, lowestBit(places)), digit));
    }
  return [...open];
}

/** True if a cell has no candidate, or a digit no place in a house. */
function isBroken({ geometry, digits, values, slots, open }: Board): boolean {
  const { size, cells, houses } = geometry;
  for (let cell = 0; cell < cells; cell++) if (values[cell]! < 0 && digits[cell] === 0) return true;
  for (let house = 0; house < houses; house++) {
    let placeable = 0;
    for (let digit = 0; digit < size; digit++) if (slots[house * size + digit] !== 0) placeable++;
    if (placeable < countBits(open[house]!)) return true;
  }
  return false;
}
