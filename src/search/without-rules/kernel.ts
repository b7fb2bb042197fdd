/**
 * The engine for shapes without rules in WebAssembly: wraps the compiled `kernel/assembly/any-shape/search.ts` in the
 * interface of an engine. It finds the solutions of `ShapeEngine` in the same order, with the same guesses.
 */
import type { Numbers } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { anyShapeKernel } from '../../kernel/compiled/any-shape.js';
import { type Address, type Exports, instanceOf } from '../../kernel/instance.js';
import { coverOf } from '../cover.js';
import { type Engine, type EngineResult, FOUND } from '../engine.js';
import { assertSolution } from '../solution.js';
import { type LeftoverTables, writeLeftovers } from './leftovers.js';
import { type Reserve, WORD, writeTables } from './tables.js';

/** The result of `next` after a restart: the kernel waits for `balanceAll`. */
const HARD = -2;

interface Kernel extends Exports {
  /** The addresses of the position, and of values and candidates; `MOST` is the number of words of a position. */
  readonly left: Address;
  readonly MOST: Address;
  readonly values: Address;
  readonly candidates: Address;
  readonly guesses: { readonly value: number };
  reserve(bytes: number): number;
  shape(
    size: number,
    cells: number,
    constraints: number,
    places: number,
    houses: number,
    crossings: number,
    houseCount: number,
    widest: number,
    hasPairs: boolean,
    positions: number,
  ): void;
  start(isBlind: boolean): void;
  restrict(): void;
  place(): void;
  begin(): void;
  next(most: number): EngineResult | typeof HARD;
  balanceAll(all: number, list: number, ofCells: number): void;
}

/** Loads the engine of a shape synchronously. Returns undefined beside rules, and without WebAssembly. */
export function loadWithoutRules(geometry: Geometry): Engine | undefined {
  if (geometry.rules.length > 0 || geometry.further) return undefined;
  const kernel = instanceOf<Kernel>(anyShapeKernel);
  const words = coverOf(geometry).constraints + geometry.cells;
  return kernel && words <= kernel.MOST.value ? new KernelEngine(geometry, kernel) : undefined;
}

class KernelEngine implements Engine {
  /** Views of the kernel's memory, made anew when it grows. */
  private values!: Int8Array;
  private candidates!: Int32Array;
  private leftovers: LeftoverTables | undefined;
  private readonly isRestricted: boolean;

  constructor(
    private readonly geometry: Geometry,
    private readonly kernel: Kernel,
  ) {
    const { size, cells, houses, hasPairs, allowed, all } = geometry;
    const tables = writeTables(geometry, kernel.left.value, this.reserve);
    const { places, houses: houseOf, crossings, widest, positions } = tables;
    const { constraints } = coverOf(geometry);
    kernel.shape(size, cells, constraints, places, houseOf, crossings, houses, widest, hasPairs, positions);
    this.isRestricted = allowed.some((digits) => digits !== all);
  }

  get guesses(): number {
    return this.kernel.guesses.value;
  }

  start(values: Numbers, candidates?: Numbers): void {
    const { kernel, geometry } = this;
    kernel.start(!candidates && geometry.isBlind);
    if (this.isRestricted) this.restrict(geometry.allowed);
    this.values.set(values);
    kernel.place();
    if (candidates) this.restrict(candidates);
    kernel.begin();
  }

  next(most: number): EngineResult {
    let outcome = this.kernel.next(most);
    while (outcome === HARD) {
      this.leftovers ??= writeLeftovers(this.geometry, this.kernel.left.value, this.reserve);
      const { all, list, ofCells } = this.leftovers;
      this.kernel.balanceAll(all, list, ofCells);
      outcome = this.kernel.next(most);
    }
    if (outcome === FOUND) assertSolution(this.geometry, this.values);
    return outcome;
  }

  write(into: Int8Array | Uint8Array, from: number, zero: number): void {
    const { values } = this;
    for (let cell = 0; cell < values.length; cell++) into[from + cell] = values[cell]! + zero;
  }

  private restrict(candidates: Numbers): void {
    this.candidates.set(candidates);
    this.kernel.restrict();
  }

  private readonly reserve: Reserve = (words) => {
    const { kernel, geometry } = this;
    const address = kernel.reserve(words * WORD);
    const { buffer } = kernel.memory;
    this.values = new Int8Array(buffer, kernel.values.value, geometry.cells);
    this.candidates = new Int32Array(buffer, kernel.candidates.value, geometry.cells);
    return { address, memory: new Int32Array(buffer) };
  };
}
