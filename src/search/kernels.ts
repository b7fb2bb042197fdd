/** The engines of exact search in WebAssembly. */
import { Geometry } from '../core/geometry.js';
import type { Engine } from './engine.js';
import { registerKernels } from './engines.js';
import { loadSimd } from './nine/simd.js';
import { loadWithoutRules } from './without-rules/kernel.js';

/** Lets all later searches run in WebAssembly where they can. */
export const enableSearchKernels = (): void => registerKernels(kernelOf);

/** Returns the engine of a shape in WebAssembly; undefined if there is none. */
const kernelOf = (geometry: Geometry): Engine | undefined =>
  geometry === Geometry.of(3, 3) ? loadSimd() : loadWithoutRules(geometry);
