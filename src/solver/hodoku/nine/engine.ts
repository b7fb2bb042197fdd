/** Runs HoDoKu's ladder on 9×9 in the kernel: `kernel/assembly/hodoku.ts`, compiled. */
import { lowestBit } from '../../../core/bits.js';
import { EMPTY, type Numbers } from '../../../core/board.js';
import type { Geometry } from '../../../core/geometry.js';
import type { Puzzle } from '../../../core/puzzle.js';
import { type Address, type Exports, instanceOf } from '../../../kernel/instance.js';
import type { Hit } from '../../../logic/step/strategy.js';
import { engines, onNine } from '../../nine/engines.js';
import type { Rung } from '../../rung.js';
import { rungs } from '../rungs.js';

interface Variable {
  readonly value: number;
}

interface Kernel extends Exports {
  readonly values: Address;
  readonly givens: Address;
  readonly digits: Address;
  readonly ladder: Address;
  readonly singles: Address;
  readonly result: Variable;
  readonly removed: Address;
  readonly placed: Variable;
  readonly count: Variable;
  readonly kind: Variable;
  unsolved(): number;
  isContradictory(): number;
  begin(): void;
  place(cell: number, digit: number): void;
  remove(cell: number, digit: number): void;
  takeSingles(): void;
  step(from: number, count: number): number;
}

/** The result of a step that the kernel has taken. */
const HIT = 1;

/** The placements and removals of a hit. */
type Changes = Pick<Hit, 'place' | 'remove'>;

interface LadderEngine {
  readonly geometry: Geometry;
  readonly values: Numbers;
  readonly digits: Numbers;
  readonly unsolved: number;
  /** True if a house or a cell has no candidate left; the position is then invalid. */
  readonly isContradictory: boolean;
  /** Loads a puzzle, values in order of their cells. Returns false if they clash. */
  begin(puzzle: Puzzle): boolean;
  /** Takes singles while any is queued, and adds the number of each kind to `counts`. */
  takeSingles(counts: Int32Array): void;
  /**
   * Returns the first rung, from `from` on, that has a step or may have one. The kernel applies a step of its own
   * (`isTaken`); otherwise the caller must search. Returns `count` if no rung has a step.
   */
  step(from: number, count: number): number;
  readonly isTaken: boolean;
  /** The index of the step's strategy in its rung. */
  readonly kind: number;
  /** Placements and removals of the step taken, removals in their order. */
  readonly changes: Changes;
  /** Applies a hit that another engine found. */
  apply(changes: Changes): void;
}

/** Returns the address of the kernel's finder for a rung; zero if it has none. */
const finderOf = (kernel: Kernel, rung: Rung): number =>
  (kernel as unknown as Partial<Record<string, Address>>)[finderName(rung)]?.value ?? 0;

/**
 * Returns the name that the kernel's finder for a rung must have: the id of the rung's last strategy, in camel case.
 */
export const finderName = ({ strategies }: Rung): string =>
  strategies.at(-1)!.id.replace(/-(\w)/g, (_, first: string) => first.toUpperCase());

function load(geometry: Geometry): LadderEngine | undefined {
  const kernel = instanceOf<Kernel>(engines()?.kernel ?? '');
  if (!kernel) return undefined;
  const { values, givens, digits, removed, singles, ladder } = memoryOf(kernel, geometry);
  ladder.set(rungs.map((rung) => finderOf(kernel, rung)));
  return {
    geometry,
    values,
    digits,
    get unsolved() {
      return kernel.unsolved();
    },
    get isContradictory() {
      return kernel.isContradictory() !== 0;
    },
    get isTaken() {
      return kernel.result.value === HIT;
    },
    begin(puzzle) {
      kernel.begin();
      return loadPuzzle(puzzle, kernel, { geometry, givens, digits });
    },
    takeSingles(counts) {
      kernel.takeSingles();
      for (let kind = 0; kind < singles.length; kind++) counts[kind]! += singles[kind]!;
    },
    get kind() {
      return kernel.kind.value;
    },
    step: kernel.step,
    get changes() {
      return {
        place: kernel.placed.value < 0 ? [] : [kernel.placed.value],
        remove: Array.from(removed.subarray(0, kernel.count.value)),
      };
    },
    apply({ place, remove }) {
      for (const candidate of place) kernel.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
      for (const candidate of remove) kernel.remove(geometry.cellOf(candidate), geometry.digitOf(candidate));
    },
  };
}

/** Returns views of the kernel's arrays in its memory. */
function memoryOf(kernel: Kernel, { cells, candidates }: Geometry) {
  const { buffer } = kernel.memory;
  return {
    values: new Int8Array(buffer, kernel.values.value, cells),
    givens: new Uint8Array(buffer, kernel.givens.value, cells),
    digits: new Int32Array(buffer, kernel.digits.value, cells),
    removed: new Uint16Array(buffer, kernel.removed.value, candidates),
    singles: new Int32Array(buffer, kernel.singles.value, 3),
    ladder: new Int32Array(buffer, kernel.ladder.value, rungs.length),
  };
}

/**
 * Loads the values and candidates of a puzzle into the kernel, which must hold an empty grid. Returns false if they
 * clash.
 */
function loadPuzzle(
  puzzle: Puzzle,
  kernel: Kernel,
  { geometry, givens, digits }: { geometry: Geometry; givens: Uint8Array; digits: Numbers },
): boolean {
  for (let cell = 0; cell < geometry.cells; cell++) {
    const value = puzzle.values[cell]!;
    givens[cell] = value === EMPTY || puzzle.placed?.[cell] ? 0 : 1;
    if (value === EMPTY) continue;
    if (!(digits[cell]! & (1 << value))) return false;
    kernel.place(cell, value);
  }
  if (puzzle.candidates)
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let gone = geometry.all & ~puzzle.candidates[cell]!; gone; gone &= gone - 1)
        kernel.remove(cell, lowestBit(gone));
  return true;
}

/** Returns the engine for a shape; null if there is none. */
export const ladderEngineOf = (geometry: Geometry): LadderEngine | null => geometry.memo(loadOnNine);

const loadOnNine = (geometry: Geometry): LadderEngine | null => onNine(geometry, load);
