/** The main module of a web worker. */
import { serveWorker } from '../../pool/web-worker.js';
import { answer } from './answer.js';

serveWorker(answer);
