/**
 * Faster ascents of the scales on 9×9, on kernels in WebAssembly. They make a bundle heavier: so whoever has the room offers
 * them (`fast.ts`), and without them the same ladders are climbed in TypeScript, as they are on other shapes.
 */
import type { Clock } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Ascent } from '../hodoku/ascent.js';

interface Ascents {
  /** The kernel of the easy part of Sudoku Explainer's scale, as `search/nine/instance` reads it. */
  easy?: string;
  /** HoDoKu's ladder; undefined where the kernel cannot climb it. */
  ladder?(puzzle: Puzzle, clock: Clock): Ascent | undefined;
}

export const offered: Ascents = {};

/** What a kernel makes for 9×9; null where there never is anything, undefined where the kernel is not offered yet. */
export function onNine<Engine>(
  geometry: Geometry,
  kernel: string | undefined,
  load: (kernel: string, geometry: Geometry) => Engine | undefined,
): Engine | null | undefined {
  if (geometry !== Geometry.of(3, 3)) return null;
  return kernel === undefined ? undefined : (load(kernel, geometry) ?? null);
}
