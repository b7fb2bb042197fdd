/** The main file of a thread when the program runs from its sources: loads its module with the loader of the sources. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
