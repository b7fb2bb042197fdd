/** Kernels in WebAssembly for a page's own thread. The largest is loaded on demand. */
import { enableKernels } from '../solver/nine/kernel.js';

/**
 * Lets all later calls search and grade by WebAssembly: exact search is about ten times as fast, the grades of 9×9 two to
 * four times; the answers are the same. Node, the workers of `/async` and `create` do so from the start; a page that searches
 * or grades many puzzles on its own thread calls it once.
 *
 * @example
 * await enableKernel();
 */
export async function enableKernel(): Promise<void> {
  enableKernels((await import('../kernel/compiled/ladders.js')).laddersKernel);
}
