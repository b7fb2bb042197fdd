/** The engine for 9×9 in WebAssembly: wraps the compiled `kernel/assembly/search.ts` in the interface of an engine. */
import type { Numbers } from '../../core/board.js';
import { Geometry } from '../../core/geometry.js';
import { searchKernel } from '../../kernel/compiled/search.js';
import { type Address, type Exports, instanceOf } from '../../kernel/instance.js';
import { type Engine, type EngineResult, FOUND } from '../engine.js';
import { assertSolution } from '../solution.js';

interface Kernel extends Exports {
  /** The addresses for values and candidates; `guesses` is the number of guesses made. */
  readonly values: Address;
  readonly candidates: Address;
  readonly guesses: { readonly value: number };
  start(): void;
  restrict(): void;
  next(most: number): EngineResult;
  write(zero: number): void;
}

/** Loads the engine synchronously. Returns undefined without WebAssembly or without its vector instructions. */
export function loadSimd(): Engine | undefined {
  const kernel = instanceOf<Kernel>(searchKernel);
  if (!kernel) return undefined;
  const values = new Int8Array(kernel.memory.buffer, kernel.values.value, 81);
  const geometry = Geometry.of(3, 3);
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
    next(most: number): EngineResult {
      const outcome = kernel.next(most);
      if (outcome === FOUND) {
        kernel.write(0);
        assertSolution(geometry, values);
      }
      return outcome;
    },
    write(into: Int8Array | Uint8Array, from: number, zero: number): void {
      kernel.write(zero);
      into.set(values, from);
    },
  };
}
