/**
 * The main file of a worker thread when the program runs from its sources: Node 20 does not pass loaders on to threads.
 */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
