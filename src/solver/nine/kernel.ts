/** Search and grading by the kernels, several times as fast, at the cost of some kilobytes. The answers are the same. */
import { enableSearchKernels } from '../../search/kernels.js';
import { gradingClimbOnKernel } from '../hodoku/nine/grading-climb.js';
import { easyEngineOf } from '../se/nine/easy.js';
import { registerEngines } from './engines.js';

/**
 * Lets all later calls search and grade by WebAssembly: exact search is about ten times as fast, the grades of 9×9 two to
 * four times. Node, the workers of `/async` and `create` do so from the start; a page that searches or grades many puzzles
 * on its own thread calls it once, and weighs 24 kB more.
 *
 * @example
 * enableKernel();
 */
export function enableKernel(): void {
  enableSearchKernels();
  registerEngines({ easyEngineOf, gradingClimbOf: gradingClimbOnKernel });
}
