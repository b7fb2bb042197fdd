/**
 * The engine of each shape: in TypeScript, unless kernels in WebAssembly are registered. They find the same solutions in
 * less time, and make a bundle heavier.
 */
import type { Geometry } from '../core/geometry.js';
import { ShapeEngine } from './any-shape.js';
import type { Engine } from './engine.js';

const inTypeScript = (geometry: Geometry): Engine => new ShapeEngine(geometry);

let make = inTypeScript;

/** Lets all later searches ask a function for the engine of a shape. It returns undefined if it has none. */
export function registerKernels(kernelOf: (geometry: Geometry) => Engine | undefined): void {
  make = (geometry) => kernelOf(geometry) ?? inTypeScript(geometry);
}

/** Returns the engine of a shape. A search must end before another one starts on the same engine. */
export const engineOf = (geometry: Geometry): Engine => geometry.memo(make);

/** Returns an engine of a shape for one search, beside which others may run. */
export const ownEngineOf = (geometry: Geometry): Engine => make(geometry);
