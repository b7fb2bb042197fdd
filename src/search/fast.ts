/** Import this file to search in WebAssembly. */
import { enableSearchKernels } from './kernels.js';

enableSearchKernels();
