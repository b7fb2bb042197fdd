/** The engine for 9×9 in WebAssembly: the kernel that `assembly/kernel.ts` compiles to, behind the interface of engines. */
import type { Numbers } from '../../core/board.js';
import type { Engine, EngineResult } from '../engine.js';
import { kernelBytes } from './kernel-bytes.js';

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Where values and candidates are to be put, and how many guesses were made. */
  readonly values: { readonly value: number };
  readonly candidates: { readonly value: number };
  readonly guesses: { readonly value: number };
  start(): void;
  restrict(): void;
  next(most: number): EngineResult;
  write(zero: number): void;
}

/** What is needed of WebAssembly here; there may be none. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

function load(): Kernel | undefined {
  try {
    const bytes = new Uint8Array(kernelBytes.length / 2);
    for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(kernelBytes.slice(2 * i, 2 * i + 2), 16);
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Kernel;
  } catch {
    return undefined;
  }
}

/** Loads the engine, at once; undefined where there is no WebAssembly, or none with vectors. */
export function loadSimd(): Engine | undefined {
  const kernel = load();
  if (!kernel) return undefined;
  const values = new Int8Array(kernel.memory.buffer, kernel.values.value, 81);
  const candidates = new Int32Array(kernel.memory.buffer, kernel.candidates.value, 81);
  return {
    get guesses() {
      return kernel.guesses.value;
    },
    start(given: Numbers, left?: Numbers): void {
      values.set(given);
      kernel.start();
      if (!left) return;
      candidates.set(left);
      kernel.restrict();
    },
    next: kernel.next,
    write(into: Int8Array | Uint8Array, from: number, zero: number): void {
      kernel.write(zero);
      into.set(values, from);
    },
  };
}
