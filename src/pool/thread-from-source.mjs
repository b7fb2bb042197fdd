/**
 * The main file of a thread when the program runs from its sources: loads its module with tsx, or with the loader that
 * tests name.
 */
import { workerData } from 'node:worker_threads';

const { SOURCE_LOADER } = process.env;
if (SOURCE_LOADER) await import(SOURCE_LOADER);
else (await import('tsx/esm/api')).register();
await import(workerData);
