/**
 * Faster ascents of the scales on 9×9, on kernels in WebAssembly. They make a bundle heavier: so whoever has the room offers
 * them (`fast.ts`), and without them the same ladders are climbed in TypeScript, as they are on other shapes.
 */
import type { Clock } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Ascent } from '../hodoku/ascent.js';
import type { EasyEngine } from '../se/easy-engine.js';

interface Ascents {
  /** What takes the easy part of Sudoku Explainer's scale on a shape; null where there is nothing. */
  easy?(geometry: Geometry): EasyEngine | null;
  /** HoDoKu's ladder; undefined where the kernel cannot climb it. */
  ladder?(puzzle: Puzzle, clock: Clock): Ascent | undefined;
}

export const offered: Ascents = {};

/** What a kernel makes for 9×9; null on other shapes, and where there is no WebAssembly. */
export const onNine = <Engine>(geometry: Geometry, load: (nine: Geometry) => Engine | undefined): Engine | null =>
  (geometry === Geometry.of(3, 3) && load(geometry)) || null;
