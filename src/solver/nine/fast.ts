/** Import this file to grade 9×9 by the kernels. */
import { enableKernel } from './kernel.js';

enableKernel();
