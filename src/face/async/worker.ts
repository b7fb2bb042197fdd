/** The main module of a web worker, which has the kernels. */
import '../../solver/nine/fast.js';
import { serveWorker } from '../../pool/web-worker.js';
import { answer } from './answer.js';

serveWorker(answer);
