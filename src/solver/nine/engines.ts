/**
 * Engines for the scales on 9×9, on kernels in WebAssembly. They make a bundle heavier, so only `fast.ts` registers
 * them. Without them the ladders are climbed in TypeScript, as on other shapes.
 */
import type { Clock } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { GradingClimb } from '../hodoku/grading-climb.js';
import type { EasyEngine } from '../se/easy-engine.js';

interface Engines {
  /** The compiled kernel of the ladders. */
  readonly kernel: string;
  /** Returns the engine for the easy part of Sudoku Explainer's scale on a shape; null if there is none. */
  easyEngineOf(geometry: Geometry): EasyEngine | null;
  /** Starts a climb of HoDoKu's ladder. Returns undefined if the kernel cannot climb it. */
  gradingClimbOf(puzzle: Puzzle, clock: Clock): GradingClimb | undefined;
}

let registered: Engines | undefined;

/** Returns the engines that grades use; undefined if none are registered. */
export const engines = (): Engines | undefined => registered;

/** Registers engines for all later grades; `undefined` removes them. */
export function registerEngines(next: Engines | undefined): void {
  registered = next;
}

/** Returns an engine on a kernel for 9×9; null on other shapes, and without WebAssembly. */
export const onNine = <Engine>(geometry: Geometry, load: (nine: Geometry) => Engine | undefined): Engine | null =>
  (geometry === Geometry.of(3, 3) && load(geometry)) || null;
