/** The main module of a worker thread of Node. */
import { parentPort } from 'node:worker_threads';
import '../../solver/nine/fast.js';
import { answer } from './answer.js';

parentPort!.on('message', (order) => answer(order, (reply) => parentPort!.postMessage(reply)));
parentPort!.postMessage({ kind: 'ready' });
