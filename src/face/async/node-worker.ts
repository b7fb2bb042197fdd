/** The main module of a worker thread of Node. */
import '../../solver/nine/fast.js';
import { serveThread } from '../../pool/thread.js';
import { answer } from './answer.js';

serveThread(answer);
