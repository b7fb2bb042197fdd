/** Search and grading by the kernels, several times as fast, at the cost of some kilobytes. The answers are the same. */
import { enableSearchKernels } from '../../search/kernels.js';
import { gradingClimbOnKernel } from '../hodoku/nine/grading-climb.js';
import { easyEngineOf } from '../se/nine/easy.js';
import { registerEngines } from './engines.js';

/** Lets all later calls search and grade by WebAssembly. Takes the compiled kernel of the ladders. */
export function enableKernels(kernel: string): void {
  enableSearchKernels();
  registerEngines({ kernel, easyEngineOf, gradingClimbOf: gradingClimbOnKernel });
}
