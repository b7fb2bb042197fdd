/** Import this file to search and grade by the kernels. */
import { laddersKernel } from '../../kernel/compiled/ladders.js';
import { enableKernels } from './kernel.js';

enableKernels(laddersKernel);
